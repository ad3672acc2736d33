"""People round a lying screen: whatever is pressed on the canvas is pressed where the window shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.stage.play.table import Table
from tests.stage.theatre import Theatre

POINTED = "pos"


@dataclass
class Watch:
    """Which sides were faced with a question, and with an open hand; which hands were shown to another side."""

    asked: set[int] = field(default_factory=set)
    opened: set[int] = field(default_factory=set)
    astray: list[tuple[int, int]] = field(default_factory=list)


class Lying(Theatre):
    """Put before a theatre of its own kind in the list of bases; `page` is how the picture lies."""

    watch: Watch | None = None

    def send(self, kind: int, **values: object) -> None:
        """One event of the window system, at a place of the canvas."""
        at = values.get(POINTED)
        if isinstance(at, tuple):
            values[POINTED] = self.stage.window.page.pixel(at)
        super().send(kind, **values)

    def frame(self, seconds: float = 1 / 60) -> bool:
        """Let time pass, and look at what is shown then."""
        painted = super().frame(seconds)
        if self.watch is not None:
            self.look(self.watch)
        return painted

    def look(self, watch: Watch) -> None:
        """What a passer-by sees of the table now."""
        side = self.stage.window.page.side
        for scene in self.stage.scenes:
            if isinstance(scene, Table) and scene is self.stage.front:
                seat = scene.faced
                if seat is not None:
                    watch.asked.add(side)
                if not scene.floor.open or scene.floor.holder < 0:
                    continue
                watch.opened.add(side)
                if scene.sides[scene.floor.holder] != side:
                    watch.astray.append((scene.floor.holder, side))

    def play_until(self, done: Callable[[], bool], go_on: Callable[[], None], frames: int = 4000) -> None:
        """Play on until something holds."""
        for _ in range(frames):
            self.frame()
            if done():
                return
            go_on()
        raise AssertionError("it never comes to that")
