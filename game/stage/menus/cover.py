"""Between two people at one mouse: the table is hidden until the named person presses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import Confirm, Intent, Kind
from game.stage.menus import widgets
from game.stage.prompting import Offer
from game.stage.scene import Control, PauseEntry, Scene
from game.stage.text import text

FRESH_MS = 350
"""A press that was already on its way when the cover came doesn't lift it."""
TICKET = (980, 560)


@dataclass(eq=False)
class Cover(Scene):
    """Asks for one person.  `then` is called once they have pressed."""

    seat: int = 0
    name_of_person: str = ""
    then: Callable[[], None] = lambda: None
    fresh: bool = False
    ticket: Rect | None = None
    bar: Rect | None = None

    @property
    def name(self) -> str:
        """For tests."""
        return "cover"

    @property
    def comes_at_once(self) -> bool:
        """What lies under a cover is hidden at once."""
        return True

    @property
    def asked(self) -> frozenset[int]:
        """The person the table waits for."""
        return frozenset({self.seat})

    def pause_entries(self) -> Sequence[PauseEntry]:
        """Those of what is covered: who is called may have gone home, and somebody must look after the seat."""
        below = self.stage.scenes[: self.stage.scenes.index(self)]
        return below[-1].pause_entries() if below else ()

    def entered(self) -> None:
        """Wait a moment before a press counts."""
        self.stage.sounds.play("cover_whoosh")
        self.after(FRESH_MS, self._now_fresh)

    def _now_fresh(self) -> None:
        self.fresh = True
        self.stage.touch()

    def laid_out(self) -> None:
        """The ticket in the middle, the bar below."""
        canvas = self.stage.canvas
        self.bar = prompting.bar_box(canvas)
        box = Rect(0, 0, canvas.px(TICKET[0]), canvas.px(TICKET[1]))
        box.center = (canvas.window[0] // 2, canvas.window[1] // 2)
        self.ticket = box

    def sentence(self) -> str:
        """Who may look."""
        return text("cover-says", name=self.name_of_person)

    def offers(self) -> Sequence[Offer]:
        """The pause stays in reach."""
        return (Offer("menu", text("cover-menu"), "menu"),)

    def controls(self) -> Sequence[Control]:
        """The one button."""
        if self.ticket is None or self.bar is None:
            return ()
        return [
            Control("i_am", self.ticket),
            *prompting.controls_of(self.stage, self.bar, self.sentence(), self.offers(), self.seat),
        ]

    def draw(self, screen: pygame.Surface) -> None:
        """Nothing of the table, only a name."""
        if self.ticket is None or self.bar is None:
            return
        name = self.name_of_person
        widgets.cover(
            self.stage,
            screen,
            self.seat,
            text("cover-head", name=name),
            text("cover-line", name=name),
            text("cover-button", name=name),
        )
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers(), self.seat)

    def press(self, control: Control, intent: Intent) -> None:
        """The named person is here, unless the press is stale or on somebody else's pad."""
        if control.id == "menu":
            self.stage.open_pause()
            return
        if not self.stage.seating.may_answer(intent.device, self.seat):
            self.stage.notice("cover-not-you", name=self.name_of_person)
            return
        if self.fresh:
            self.stage.pop(self)
            self.then()

    def heard(self, intent: Intent) -> bool:
        """A mouse must hit the ticket; a key or pad press anywhere is meant for it."""
        if isinstance(intent, Confirm) and intent.device.kind is not Kind.MOUSE and self.focus.id is None:
            self.focus.go("i_am")
        return False

    def back(self, intent: Intent) -> None:
        """A cover is lifted by its person only; Back opens the pause."""
        self.stage.open_pause()
