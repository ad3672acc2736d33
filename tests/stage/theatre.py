"""A stage without a screen for tests: events in, frames out, time counted by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pygame

from game.bots.worker import SLICE, Worker
from game.stage.doors import Doors
from game.stage.scene import Scene
from game.stage.sound import Sounds
from game.stage.stage import Stage
from game.stage.window import Window
from game.table.settings import Settings
from tests.waiting import MOST, until

FRAME = 1 / 60


class Theatre:
    """A stage with one scene in front, and somebody who presses."""

    def __init__(
        self,
        scene: Scene | None = None,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        doors: Doors | None = None,
        painting: bool = True,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`clock`: what bots think by that search between two frames; by default each look at it is a slice later, so
        that how fast the machine is changes nothing.
        """
        self.painting = painting
        self.settings = settings or Settings()
        window = Window(self.settings)
        window.open(size, full_screen=False)
        pygame.event.clear()
        self.stage = Stage(self.settings, window, Sounds(self.settings, wanted=False), doors or Doors())
        self.stage.bots = Worker(clock or partial(next, count(0.0, SLICE)))
        self.now = 100.0
        self.stage.step(self.now)
        if scene is not None:
            self.stage.push(scene)
        self.frame()

    def send(self, kind: int, **values: object) -> None:
        """One event of the window system."""
        self.stage.take(pygame.Event(kind, values), self.now)

    def key(self, code: int, mod: int = 0) -> None:
        """Press and let go of a key."""
        self.send(pygame.KEYDOWN, key=code, mod=mod, unicode="")
        self.send(pygame.KEYUP, key=code, mod=mod, unicode="")

    def type(self, letters: str) -> None:
        """Type letters."""
        for letter in letters:
            self.send(pygame.TEXTINPUT, text=letter)

    def point(self, position: tuple[int, int]) -> None:
        """Move the mouse."""
        self.send(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, position: tuple[int, int], button: int = 1) -> None:
        """Click with the mouse."""
        self.point(position)
        self.send(pygame.MOUSEBUTTONDOWN, button=button, pos=position)
        self.send(pygame.MOUSEBUTTONUP, button=button, pos=position)

    def click_on(self, name: str) -> None:
        """Click on a control of the front scene."""
        assert self.stage.front is not None
        control = next(c for c in self.stage.front.controls() if c.id == name)
        self.click(control.rect.center)

    def pump(self) -> None:
        """Real events, from a virtual pad for instance."""
        for _ in range(2):
            for event in pygame.event.get():
                self.stage.take(event, self.now)

    def frame(self, seconds: float = FRAME) -> bool:
        """Let time pass; True when a frame was painted."""
        self.now += seconds
        painted = self.stage.step(self.now)
        if painted and self.painting:
            self.stage.paint()
        return painted

    def run(self, seconds: float) -> int:
        """Let time pass frame by frame; how many were painted."""
        return sum(self.frame() for _ in range(round(seconds / FRAME)))

    def until(self, what: Callable[[], object], why: str, frames: int = MOST) -> int:
        """Let time pass until `what` holds; how many frames that took.  AssertionError if it never does."""
        return until(what, why, self.frame, frames)

    def sleep(self, seconds: float) -> int:
        """Let time pass as the program's loop does, sleeping until something is due; how many steps that took."""
        end, steps = self.now + seconds, 0
        while self.now < end:
            wait = self.stage.due(self.now)
            self.now = min(end, self.now + max(wait, 0.001))
            if wait <= 0:
                steps += 1
                if self.stage.step(self.now) and self.painting:
                    self.stage.paint()
        return steps

    @property
    def focus(self) -> str | None:
        """The focused control of the front scene."""
        assert self.stage.front is not None
        return self.stage.front.focus.id

    @property
    def scene(self) -> Scene:
        """The front scene."""
        assert self.stage.front is not None
        return self.stage.front

    def picture(self, path: Path) -> None:
        """Save what is shown."""
        self.stage.touch()
        self.frame()
        pygame.image.save(self.stage.window.display, path)
