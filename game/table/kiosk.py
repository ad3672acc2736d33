"""The watch over a window that runs alone all day: starts it again after a crash or a hang.

The window shows that it lives by touching a file about once a second.  The watch looks at what changes, never at
the time of day, so a clock that is put right does no harm.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import IO, Final, NamedTuple

from game.crash import logs
from game.home import home
from game.table import locks
from game.table.shop import Shop
from game.trouble import Trouble

BEAT: Final = "SUNDOWN_BEAT"
"""The environment variable that names the file a watched window touches."""
CRASHES: Final = "SUNDOWN_CRASHES"
"""The environment variable that tells a window how many before it have crashed or hung lately."""
RESTART: Final = 75
"""The exit status of a window that wants to be started again."""
PLANNED: Final = 76
"""The exit status of a window that has lived long enough and is started afresh while nobody is there."""
IDLE_SECONDS: Final = 120
PIN: Final = "1881"
"""The operator's PIN unless another is given."""

FIRST_BEAT: Final = 60.0
"""Seconds that a start may take on a slow machine."""
SILENCE: Final = 4.0
"""Seconds without a sign of life that are a hang, unless the machine has given the window no time to show one."""
WORKED: Final = 0.75
"""The part of these seconds that a window must have worked when it is at work: then it goes round in circles."""
WORKING: Final = ("R", "D")
"""States of a process that works or waits for a disk."""
STARVED: Final = 45.0
"""Seconds after which even a window that gets no time is ended."""
LOOK_EVERY: Final = 0.25
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
STEADY: Final = 60.0
"""A window that has lived so many seconds is well: the next pause is short again."""
LATELY: Final = 300.0
"""Seconds in which crashes are counted."""
MANY: Final = 3
"""So many crashes lately, and the next window shows only what bots play."""
LOG_BYTES: Final = 200_000
"""How long the log may grow; the one before it is kept, so twice this lies on the disk at most."""
CRASHES_KEPT: Final = 20


@dataclass
class Log:
    """A log of limited size.  A disk that refuses is no reason to stop: nothing is written then."""

    path: Path
    most: int = LOG_BYTES

    def note(self, sentence: str) -> None:
        """Add a line with the time."""
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > self.most:
                os.replace(self.path, self.path.with_name(self.path.name + ".old"))
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{datetime.now():%Y-%m-%d %H:%M:%S} {sentence}\n")
            for old in sorted(self.path.parent.glob("crash-*.txt"))[:-CRASHES_KEPT]:
                old.unlink()


def beat() -> None:
    """The watched window lives.  Does nothing in one that nobody watches."""
    file = os.environ.get(BEAT)
    if file:
        with contextlib.suppress(OSError):
            # whole nanoseconds of a clock that can't stand still, so that each beat differs from the last
            stamp = time.monotonic_ns()
            os.utime(file, ns=(stamp, stamp))


def watched() -> bool:
    """Whether this process is a window under watch."""
    return BEAT in os.environ


def left_alone(parent: int) -> bool:
    """Whether the watch, whose process was `parent`, is gone: then nobody would start this window again, or end it."""
    return watched() and os.name == "posix" and os.getppid() != parent


def crashes_lately() -> int:
    """How many windows before this one have crashed or hung in the last minutes; 0 in one that nobody watches."""
    told = os.environ.get(CRASHES, "0")
    return int(told) if told.isdecimal() else 0


def window_command(typed: Sequence[str]) -> list[str]:
    """What starts the window with the same arguments."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *typed]
    return (
        [sys.executable, "-P", "-m", "game", *typed] if sys.flags.safe_path else [sys.executable, "-m", "game", *typed]
    )


@dataclass
class Watch:
    """Keeps one window alive.  Times are in seconds."""

    command: Sequence[str]
    log: Log = field(default_factory=lambda: Log(logs() / "kiosk.log"))
    shop: Shop = field(default_factory=Shop)
    first_beat: float = FIRST_BEAT
    silence: float = SILENCE
    look_every: float = LOOK_EVERY
    steady: float = STEADY
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    pause: float = SHORTEST_PAUSE
    """How long it waits before the next start; doubles with each window that did not live long."""
    crashes: deque[float] = field(default_factory=deque)
    """When windows have crashed or hung lately."""

    def run(self) -> int:
        """Start the window again and again until it ends as it should; the exit status."""
        with tempfile.TemporaryDirectory(prefix="sundown-kiosk-") as folder:
            file = Path(folder) / "beat"
            while True:
                file.touch()
                os.utime(file, ns=(0, 0))
                began = self.clock()
                status = self._one(file)
                if status == 0:
                    self.log.note("closed by the operator")
                    return 0
                if status in (RESTART, PLANNED):
                    self.log.note(f"started again {'by the operator' if status == RESTART else 'as planned'}")
                    self.pause = SHORTEST_PAUSE
                    self.crashes.clear()
                    continue
                self.crashes.append(self.clock())
                self.shop.count("crashes")
                if self.clock() - began >= self.steady:
                    self.pause = SHORTEST_PAUSE
                why = "hung" if status is None else f"ended with status {status}"
                self.log.note(f"the window {why}; it starts again in {self.pause:g} s")
                if self.lately() == MANY:
                    self.log.note(f"{MANY} times in {LATELY:g} s: for a while only bots play")
                self.sleep(self.pause)
                self.pause = min(LONGEST_PAUSE, self.pause * 2)

    def lately(self) -> int:
        """How many windows have crashed or hung lately."""
        while self.crashes and self.clock() - self.crashes[0] > LATELY:
            self.crashes.popleft()
        return len(self.crashes)

    def _one(self, file: Path) -> int | None:
        """One life of the window: its exit status, or None when it hung and was killed."""
        environment = {**os.environ, BEAT: str(file), CRASHES: str(self.lately())}
        # in a session of its own, so that the bots' process goes with it
        window = subprocess.Popen(self.command, env=environment, start_new_session=os.name == "posix")
        self.log.note(f"the window starts as process {window.pid}")
        try:
            last, heard, patience, before = 0, self.clock(), self.first_beat, 0.0
            while (status := window.poll()) is None:
                stamp = file.stat().st_mtime_ns
                if stamp != last:
                    last, heard, patience = stamp, self.clock(), self.silence
                    before = work_of(window.pid).seconds
                elif (silent := self.clock() - heard) > patience:
                    work = work_of(window.pid)
                    # a busy machine lets a window wait for its turn, and that is no hang
                    if not work.busy or work.seconds - before >= patience * WORKED or silent > STARVED:
                        return None
                self.sleep(self.look_every)
            return status
        finally:
            _kill(window)


class Work(NamedTuple):
    """How many seconds a process has worked so far, and whether it would work now, if the machine let it."""

    seconds: float
    busy: bool


def work_of(process: int) -> Work:
    """Of a process of this machine; that it does nothing where nobody tells (on other systems than Linux)."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, AttributeError):
        return Work(0.0, False)
    return Work((int(told[11]) + int(told[12])) / ticks, told[0] in WORKING)


def _kill(window: subprocess.Popen[bytes]) -> None:
    """End a window and all that it has started."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(window.pid, signal.SIGKILL)
    elif window.poll() is None:
        window.kill()
    window.wait()


def the_only_one() -> IO[bytes] | None:
    """The hold on the data folder, for as long as the file is open; None where the disk refuses one.

    Two kiosks in one folder would throw away each other's visits: raises Trouble when there is one already.
    """
    try:
        home().mkdir(parents=True, exist_ok=True)
        file = (home() / "kiosk.lock").open("ab", buffering=0)
    except OSError:
        return None
    try:
        locks.lock(file)
    except BlockingIOError as error:
        file.close()
        raise Trouble("trouble-kiosk-twice", status=1, folder=str(home())) from error
    return file


def watch(typed: Sequence[str]) -> int:
    """Run the kiosk until the operator, Ctrl-C, SIGTERM or a terminal that is closed ends it; the exit status.

    Raises Trouble when another kiosk has the data folder.
    """

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, end)
    # whoever wants it to outlive a terminal (nohup) has told the system so before
    if os.name == "posix" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, end)
    with the_only_one() or contextlib.nullcontext():
        return Watch(window_command(typed)).run()
