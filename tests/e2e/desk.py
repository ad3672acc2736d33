"""A desk for the real program: a virtual screen, a mouse, a keyboard, gamepads, and eyes.

    with Desk(tmp_path) as desk:
        desk.start("--seed", "7")
        desk.until(lambda shown: shown.scene == "title")
        desk.click("play")
        desk.key("Escape")
        desk.picture(tmp_path / "title.png")

What the program shows is read from its probe (`game/stage/probe.py`); nothing waits for a fixed time.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from game.stage.router import DOUBLE_SECONDS

CHECKOUT = Path(__file__).resolve().parents[2]
PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
"""What the desk is made of, and the Debian packages that bring it."""

LEFT_OUT = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE", "LANGUAGE")
"""What the program doesn't get from this process: a person's start keeps what was compiled."""

PATIENCE = 60.0
"""Seconds after which something that should show will never show; far longer than any machine needs."""


class Control(NamedTuple):
    """One thing that can be pressed: x, y, width, height in pixels of the screen, and whether it is lit."""

    rect: tuple[int, int, int, int]
    lit: bool

    @property
    def middle(self) -> tuple[int, int]:
        """Where to press it."""
        x, y, width, height = self.rect
        return x + width // 2, y + height // 2


@dataclass(frozen=True, slots=True)
class Shown:
    """What the last frame showed."""

    scene: str
    busy: bool
    focus: str | None
    size: tuple[int, int]
    controls: dict[str, Control]
    facts: dict[str, Any]


class Missing(Exception):
    """A program that the desk is made of isn't installed; the text says how to get it."""


class Desk:
    """One virtual screen, and the program on it, started as often as wanted with the same saved things."""

    def __init__(self, place: Path, size: tuple[int, int] = (1280, 720)) -> None:
        """`place` is a folder for saves, logs and what the program says. Raises Missing."""
        absent = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
        if absent:
            raise Missing(f"a test in a real window needs: sudo apt install {' '.join(absent)}")
        self.place = place
        self.home = place / "home"
        self.size = size
        self._starts = 0
        self._clicked = 0.0
        self._game: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        screen = "{}x{}x24".format(*self.size)
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb gave no display"
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in LEFT_OUT},
            "DISPLAY": f":{number}",
            "LANG": "C.UTF-8",
            "PYTHONPATH": str(CHECKOUT),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "SUNDOWN_HOME": str(self.home),
        }
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self._screen.terminate()
        self._screen.wait()

    # the program

    def start(self, *arguments: str) -> None:
        """Starts the program, with a hand for gamepads, waits for its first frame, and gives it the focus."""
        self.run("tests.e2e.with_pads", *arguments)
        self.until(lambda shown: True)
        # without a window manager the keyboard follows the pointer, and only when it moves over a window
        for x in itertools.count(2):
            self.point(self.size[0] - 2 - x % 8, self.size[1] - 2)
            if self.wait(lambda shown: shown.facts["awake"] is True, 0.5):
                break

    def run(self, module: str, *arguments: str) -> subprocess.Popen[str]:
        """Starts a module of the checkout and doesn't wait for it."""
        assert self._game is None, "one program at a time"
        self._starts += 1
        self._probe = self.place / f"probe-{self._starts}.jsonl"
        self._said = self.place / f"said-{self._starts}.txt"
        self._read = 0
        self._shown: Shown | None = None
        with self._said.open("w") as said:
            self._game = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                env={**self._environment, "SUNDOWN_PROBE": str(self._probe)},
                cwd=self.place,
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=subprocess.STDOUT,
                text=True,
            )
        return self._game

    @property
    def running(self) -> bool:
        """Whether the program is still there."""
        return self._game is not None and self._game.poll() is None

    def ended(self) -> int:
        """Waits until the program has ended by itself; its status."""
        assert self._game is not None, "nothing was started"
        status = self._game.wait(PATIENCE)
        self._close()
        return status

    def memory(self) -> int:
        """Bytes that the program and what it has started hold, pages that several share counted once."""
        assert self._game is not None, "nothing was started"
        found, todo = 0, [self._game.pid]
        while todo:
            place = Path(f"/proc/{todo.pop()}")
            rollup = (place / "smaps_rollup").read_text()
            found += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")) * 1024
            todo += [int(pid) for children in place.glob("task/*/children") for pid in children.read_text().split()]
        return found

    def said(self) -> str:
        """What the program has written to the terminal since it was started."""
        return self._said.read_text()

    def kill(self) -> None:
        """Ends the program as a power cut would: kill -9."""
        if self._game is not None:
            self._game.send_signal(signal.SIGKILL)
            self._game.wait()
            self._close()

    def _close(self) -> None:
        assert self._game is not None and self._game.stdin is not None
        self._game.stdin.close()
        self._game = None

    # eyes

    @property
    def shown(self) -> Shown:
        """What the last frame showed."""
        self._look()
        assert self._shown is not None, "nothing was shown yet"
        return self._shown

    def until(self, holds: Callable[[Shown], bool]) -> Shown:
        """Waits until what is shown fulfils `holds`. AssertionError when it never does or the program ends."""
        shown = self.wait(holds, PATIENCE)
        assert shown is not None, "what was waited for never showed"
        return shown

    def wait(self, holds: Callable[[Shown], bool], seconds: float) -> Shown | None:
        """As `until`, but None when it hasn't shown after `seconds`."""
        end = time.monotonic() + seconds
        while True:
            running = self.running
            self._look()
            if self._shown is not None and holds(self._shown):
                return self._shown
            assert running, "the program has ended"
            if time.monotonic() > end:
                return None
            time.sleep(0.01)

    def settled(self) -> Shown:
        """Waits until nothing moves and nobody thinks."""
        return self.until(lambda shown: not shown.busy)

    def picture(self, path: Path) -> None:
        """The whole screen as a PNG file."""
        subprocess.run(["import", "-window", "root", str(path)], env=self._environment, check=True)

    def story(self) -> str:
        """For a failure: what was shown last and what the program has said."""
        if self._starts == 0:
            return "the program was never started"
        lines = self._probe.read_text().splitlines()[-3:] if self._probe.exists() else []
        logs = [p.read_text() for p in sorted((self.home / "logs").glob("*"))]
        return "\n".join(["shown last:", *lines, "said:", self.said(), *logs])

    def _look(self) -> None:
        if not self._probe.exists():
            return
        with self._probe.open("rb") as probe:
            probe.seek(self._read)
            whole, newline, _unfinished = probe.read().rpartition(b"\n")
        if not newline:
            return
        self._read += len(whole) + 1
        line = json.loads(whole.splitlines()[-1])
        controls = {c["name"]: Control((*c["rect"],), c["lit"]) for c in line["controls"]}
        width, height = line["size"]
        self._shown = Shown(line["scene"], line["busy"], line["focus"], (width, height), controls, line["facts"])

    # hands

    def point(self, x: int, y: int) -> None:
        """Moves the mouse."""
        self._x("mousemove", str(x), str(y))

    def click(self, name: str) -> None:
        """Waits until a control of that name is lit and nothing moves, then presses the mouse on it."""
        shown = self.until(lambda shown: not shown.busy and name in shown.controls and shown.controls[name].lit)
        x, y = shown.controls[name].middle
        # no hand presses so quickly twice what is not one double press
        time.sleep(max(0.0, self._clicked + DOUBLE_SECONDS + 0.05 - time.monotonic()))
        self._x("mousemove", str(x), str(y), "click", "1")
        self._clicked = time.monotonic()

    def drag(self, way: Sequence[tuple[float, float]]) -> None:
        """Presses the mouse at the first place, moves it through the others and lets it go at the last."""
        (x, y), *others = way
        self._x("mousemove", str(round(x)), str(round(y)), "mousedown", "1")
        for x, y in others:
            self._x("mousemove", str(round(x)), str(round(y)), "sleep", "0.02")
        self._x("mouseup", "1")

    def key(self, *names: str) -> None:
        """Presses keys one after the other, named as X does: Return, Escape, Left, ctrl+s."""
        self._x("key", *names)

    def type(self, text: str) -> None:
        """Types letters."""
        self._x("type", text)

    def plug(self, pad: str) -> None:
        """Puts a gamepad in."""
        self._hand("plug", pad)

    def unplug(self, pad: str) -> None:
        """Pulls a gamepad out."""
        self._hand("unplug", pad)

    def press(self, pad: str, button: int) -> None:
        """Presses and lets go a button, numbered as in `tests/stage/virtual_pad.py`."""
        self.hold(pad, button, True)
        self.hold(pad, button, False)

    def hold(self, pad: str, button: int, down: bool) -> None:
        """Holds a button down, or lets it go."""
        self._hand("button", pad, button, down)

    def tilt(self, pad: str, axis: int, value: float) -> None:
        """Moves a stick or trigger and leaves it there."""
        self._hand("axis", pad, axis, float(value))

    def _x(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)

    def _hand(self, *act: str | int | float | bool) -> None:
        assert self._game is not None and self._game.stdin is not None, "nothing was started"
        self._game.stdin.write(json.dumps(act) + "\n")
        self._game.stdin.flush()
