"""From the command to the end of the process: which status, what is said, what is not loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, commands
from game.options import PlayOptions
from game.table.journal import Journal, folder
from game.table.session import Session
from game.trouble import Trouble
from tests.table.playing import play, set_up

CHECKOUT = Path(__file__).resolve().parent.parent


def never(_options: PlayOptions) -> int:
    raise AssertionError("the window was not asked for")


def python(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    return subprocess.run(
        [sys.executable, *arguments], env=bare | variables, cwd=CHECKOUT, capture_output=True, text=True
    )


def test_the_window_gets_the_options_and_gives_the_status() -> None:
    seen = []

    def window(options: PlayOptions) -> int:
        seen.append(options)
        return 7

    assert commands.main(["--no-sound"], window) == 7
    assert seen == [PlayOptions(sound=False)]


def test_trouble_is_one_sentence_and_its_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["sundown"])

    def window(_options: PlayOptions) -> int:
        raise Trouble("trouble-no-screen", status=1, why="it is dark")

    assert commands.main([], window) == 1
    assert capsys.readouterr().err == (
        "There is no screen to open a window on (it is dark): start it from a desktop, or set DISPLAY, "
        "or let bots play without one: sundown play --headless.\n"
    )
    assert commands.main(["dance"], never) == 2


@pytest.mark.parametrize("content", [b"# Sundown Saloon\n", b"\x89PNG\r\n\x1a\n\xff\xfe", b""])
def test_what_is_no_saved_game_is_told_before_any_window(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(content)
    assert commands.main(["replay", str(file)], never) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("picture.png is ")


def test_a_saved_game_is_watched_in_the_window(tmp_path: Path) -> None:
    setup = set_up()
    play(Session.start(setup, Journal.create(setup)), 5).close()
    (file,) = folder().iterdir()
    assert commands.main(["replay", str(file)], lambda options: 0 if options.replay == file else 1) == 0


def test_a_crash_leaves_a_record_and_one_sentence(own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def window(_options: PlayOptions) -> int:
        raise ZeroDivisionError("the wheel came off")

    assert commands.main(["--no-sound"], window) == 1
    err = capsys.readouterr().err
    (record,) = (own_home / "logs").iterdir()
    assert err.count("\n") == 1
    assert str(record) in err
    told = record.read_text()
    assert "the wheel came off" in told
    assert "arguments: ['--no-sound']" in told
    assert __version__ in told


def test_a_crash_with_bytes_in_it_that_are_no_letters_is_recorded(own_home: Path) -> None:
    def window(_options: PlayOptions) -> int:
        raise FileNotFoundError("/tmp/\udcc3\udca4")

    assert commands.main([], window) == 1
    (record,) = (own_home / "logs").iterdir()
    assert "/tmp/\\udcc3\\udca4" in record.read_text()


def test_an_output_that_was_closed_before_the_start_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert commands.main(["--version"], never) == 0


def test_a_crash_that_cannot_be_recorded_is_told_whole(own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_home.write_text("a file where the folder should be")

    def window(_options: PlayOptions) -> int:
        raise ZeroDivisionError("the wheel came off")

    assert commands.main([], window) == 1
    err = capsys.readouterr().err
    assert "ZeroDivisionError: the wheel came off" in err
    assert err.endswith("please report it with the lines above.\n")


def test_without_its_sentences_it_still_names_the_trouble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(sentence: str, **given: str) -> str:
        raise FileNotFoundError("assets")

    monkeypatch.setattr("game.arguments.said", lost)
    assert commands.main(["--set", "x"], never) == 2
    assert capsys.readouterr().err.startswith("trouble-not-a-setting command=")


def test_ctrl_c_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    def window(_options: PlayOptions) -> int:
        raise KeyboardInterrupt

    assert commands.main([], window) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_went_away_is_no_crash() -> None:
    hears_nothing = "import sys; from game.commands import main; from tests.test_commands import never\n"
    script = hears_nothing + "sys.exit(main(['--version'], never))"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=CHECKOUT
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("line", ["--version", "--help", "--headless --seats 2 --set game_target=5000"])
def test_an_output_on_a_full_disk_is_one_sentence(line: str, own_home: Path) -> None:
    command = [sys.executable, "-m", "game", *line.split()]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=CHECKOUT)
        assert ended.stderr == (
            "What was printed could not be written (No space left on device): make room on that disk, "
            "or print elsewhere.\n"
        )
        assert ended.returncode == 1
        assert not (own_home / "logs").exists()
        silent = subprocess.run(command, stdout=full, stderr=full, cwd=CHECKOUT)
        assert silent.returncode in (1, 120)


def test_the_version_loads_neither_pygame_nor_numpy() -> None:
    script = (
        "import sys; sys.argv = ['sundown', '--version']\n"
        "from game.__main__ import main\n"
        "main(); print(sorted({'pygame', 'numpy', 'game.stage'} & set(sys.modules)))"
    )
    assert python("-c", script).stdout.splitlines()[1] == "[]"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can tell beforehand")
def test_no_display_is_one_sentence_without_loading_pygame() -> None:
    ended = python("-X", "importtime", "-m", "game")
    assert ended.returncode == 1
    lines = [line for line in ended.stderr.splitlines() if not line.startswith("import time:")]
    assert lines == [
        "There is no screen to open a window on (DISPLAY is not set): start it from a desktop, or set DISPLAY, "
        "or let bots play without one: python3 -m game play --headless."
    ]
    assert " pygame" not in ended.stderr


def test_a_pygame_that_will_not_load_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise ImportError('libSDL2-2.0.so.0: cannot open shared object file')")
    ended = python("-m", "game", PYTHONPATH=str(tmp_path), SDL_VIDEODRIVER="dummy")
    assert ended.returncode == 1
    assert ended.stderr.startswith("A part the window needs can't be loaded (libSDL2-2.0.so.0: cannot open")
    assert ended.stderr.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 is Linux's")
def test_a_display_that_does_not_answer_is_one_sentence_and_no_invisible_window() -> None:
    ended = python("-m", "game", DISPLAY=":9876")
    assert ended.returncode == 1
    assert ended.stderr.startswith("There is no screen to open a window on (no display answers): ")
    assert ended.stderr.count("\n") == 1
