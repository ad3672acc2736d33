"""The watch over a window, with windows that are only a line of Python."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from game.table.kiosk import (
    BEAT,
    CRASHES,
    LATELY,
    LONGEST_PAUSE,
    MANY,
    PLANNED,
    RESTART,
    STEADY,
    Log,
    Watch,
    Work,
    beat,
    left_alone,
    the_only_one,
    watch,
    window_command,
    work_of,
)
from game.table.shop import Shop
from game.trouble import Trouble


class Clock:
    """Time that passes only when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)


class Scripted(Watch):
    """A watch over windows whose ends are written down: (seconds lived, status)."""

    def __init__(self, lives: Sequence[tuple[float, int | None]], log: Log) -> None:
        self.time = Clock()
        self.lives = list(lives)
        self.told: list[int] = []
        shop = Shop(log.path.with_name("kiosk.json"))
        super().__init__([], log, shop, clock=lambda: self.time.now, sleep=self.time.sleep)

    def _one(self, file: Path) -> int | None:
        self.told.append(self.lately())
        lived, status = self.lives.pop(0)
        self.time.now += lived
        return status


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return Log(tmp_path / "logs" / "kiosk.log")


def window(tmp_path: Path, *lives: str) -> list[str]:
    """A program that does another thing at each start; `beat()` is known to it."""
    count = tmp_path / "count"
    script = tmp_path / "window.py"
    lines = [
        "import os, sys, time, pathlib",
        "from game.table.kiosk import beat",
        f"count = pathlib.Path({str(count)!r})",
        "n = len(count.read_text()) if count.exists() else 0",
        "count.write_text('x' * (n + 1))",
    ]
    lines += [f"if n == {n}:\n    {life}" for n, life in enumerate(lives)]
    script.write_text("\n".join(lines))
    return [sys.executable, str(script)]


@pytest.fixture
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))


@pytest.mark.usefixtures("importable")
def test_a_window_that_crashes_or_hangs_is_started_again(tmp_path: Path, log: Log) -> None:
    hang = "beat(); pathlib.Path(count.with_name('pid')).write_text(str(os.getpid())); time.sleep(60)"
    told = "sys.exit(int(os.environ[" + repr(CRASHES) + "]) + 3)"
    command = window(tmp_path, told, hang, "os.abort()", f"sys.exit({RESTART})", "sys.exit(0)")
    watch = Watch(command, log, Shop(tmp_path / "kiosk.json"), silence=0.2, look_every=0.02, pause=0.01)
    assert watch.run() == 0
    assert (tmp_path / "count").read_text() == "xxxxx"
    hung = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)
    story = log.path.read_text()
    assert "ended with status 3" in story
    assert "hung" in story
    assert story.count("starts as process") == 5


def test_work_is_that_of_the_process() -> None:
    before = work_of(os.getpid())
    while work_of(os.getpid()).seconds < before.seconds + 0.05:
        pass
    assert before.busy
    assert work_of(0) == Work(0.0, False)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells of processes")
@pytest.mark.usefixtures("importable")
@pytest.mark.parametrize(("seconds", "busy", "ends"), [(0.0, True, False), (9.0, True, True), (0.0, False, True)])
def test_a_window_that_the_machine_gives_no_time_has_not_hung(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch, seconds: float, busy: bool, ends: bool
) -> None:
    asked: list[int] = []

    def work(process: int) -> Work:
        asked.append(process)
        return Work(seconds * len(asked), busy)

    monkeypatch.setattr("game.table.kiosk.work_of", work)
    slow = window(tmp_path, "beat(); time.sleep(0.6); sys.exit(0)", "sys.exit(0)")
    assert Watch(slow, log, Shop(tmp_path / "k"), silence=0.2, look_every=0.02, pause=0.01).run() == 0
    assert ("hung" in log.path.read_text()) is ends


@pytest.mark.usefixtures("importable")
def test_a_window_that_beats_is_left_alone(tmp_path: Path, log: Log) -> None:
    lively = "[(beat(), time.sleep(0.02)) for _ in range(40)]; sys.exit(0)"
    watch = Watch(window(tmp_path, lively, "sys.exit(0)"), log, Shop(tmp_path / "k"), silence=0.4, look_every=0.02)
    assert watch.run() == 0
    assert (tmp_path / "count").read_text() == "x"


def test_pauses_grow_to_a_limit_and_are_short_again_after_a_steady_life(log: Log) -> None:
    watch = Scripted([(1.0, 1)] * 12 + [(STEADY, None), (1.0, 1), (0.0, 0)], log)
    assert watch.run() == 0
    slept = watch.time.slept
    assert slept[0] < 5
    assert all(later == min(LONGEST_PAUSE, sooner * 2) for sooner, later in pairwise(slept[:12]))
    assert slept[11:] == [LONGEST_PAUSE, slept[0], slept[1]]


def test_the_operator_waits_for_nothing(log: Log) -> None:
    watch = Scripted([(1.0, RESTART), (1.0, RESTART), (1.0, 0)], log)
    assert watch.run() == 0
    assert watch.time.slept == []


def test_each_window_hears_how_many_have_crashed_lately(log: Log) -> None:
    lives = [(1.0, 1), (1.0, None), (1.0, 1), (LATELY, 1), (1.0, PLANNED), (1.0, 0)]
    watch = Scripted(lives, log)
    assert watch.run() == 0
    assert watch.told == [0, 1, 2, MANY, 1, 0]
    assert watch.shop.counts().crashes == 4
    story = log.path.read_text()
    assert story.count("only bots play") == 1
    assert "as planned" in story


def test_windows_that_always_crash_are_not_started_in_a_loop(log: Log) -> None:
    watch = Scripted([*[(0.5, 1)] * 40, (0.0, 0)], log)
    assert watch.run() == 0
    assert sum(watch.time.slept) > 30 * 60
    assert max(watch.told) < 12


def test_the_log_and_the_records_of_crashes_keep_a_limited_size(tmp_path: Path) -> None:
    log = Log(tmp_path / "kiosk.log", most=2000)
    for number in range(50):
        (tmp_path / f"crash-{number:03}.txt").write_text("")
    for number in range(500):
        log.note(f"line {number}")
    assert sum(file.stat().st_size for file in tmp_path.glob("kiosk.log*")) < 4200
    assert log.path.read_text().endswith("line 499\n")
    assert sorted(file.name for file in tmp_path.glob("crash-*"))[0] == "crash-030.txt"


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Log(tmp_path / "file" / "kiosk.log").note("unheard")


def test_each_beat_differs_from_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "beat"
    file.touch()
    monkeypatch.setenv(BEAT, str(file))
    beat()
    first = file.stat().st_mtime_ns
    beat()
    assert file.stat().st_mtime_ns > first


def test_the_window_gets_the_same_arguments() -> None:
    assert window_command(["--kiosk", "--pin", "4711"])[-5:] == ["-m", "game", "--kiosk", "--pin", "4711"]


def test_a_second_kiosk_leaves_the_first_ones_folder_alone(own_home: Path) -> None:
    """It would throw away the first one's visit."""
    with the_only_one() or pytest.fail("no hold"):
        with pytest.raises(Trouble) as caught:
            watch(["--kiosk"])
        assert (caught.value.sentence, caught.value.given) == ("trouble-kiosk-twice", {"folder": str(own_home)})
    with the_only_one() or pytest.fail("the hold did not end with the first one"):
        pass


def test_where_no_hold_can_be_kept_a_kiosk_runs_without(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    assert the_only_one() is None


@pytest.mark.usefixtures("importable")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_whatever_ends_the_watch_ends_its_window(tmp_path: Path, number: int) -> None:
    started = tmp_path / "window"
    life = f"import os, pathlib, time; pathlib.Path({str(started)!r}).write_text(str(os.getpid())); time.sleep(60)"
    script = (
        "from game.table import kiosk\n"
        f"kiosk.window_command = lambda typed: {[sys.executable, '-c', life]!r}\n"
        "kiosk.watch([])\n"
    )
    watching = subprocess.Popen([sys.executable, "-c", script])
    try:
        for _ in range(600):
            if started.exists() and started.read_text():
                break
            time.sleep(0.05)
        watching.send_signal(number)
        assert watching.wait(30) == 0
    finally:
        watching.kill()
        watching.wait()
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)


def test_a_window_notices_that_its_watch_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BEAT, raising=False)
    assert not left_alone(os.getppid() + 1), "nobody watches it"
    monkeypatch.setenv(BEAT, "beat")
    assert left_alone(os.getppid() + 1) and not left_alone(os.getppid())
