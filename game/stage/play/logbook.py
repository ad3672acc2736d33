"""The whole log in full sentences, as everybody may read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.rules.event import Event
from game.stage import prompting
from game.stage.intent import DOWN, UP, Aim, Intent, PageLeft, PageRight, Scroll
from game.stage.menus import widgets
from game.stage.paint import controls, fonts
from game.stage.paint.faces import Role
from game.stage.paint.pen import Pen
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.words import event_line, telegraph

SHEET = 1240.0
MARGIN = 48.0
LINE = 29.0
PAGE = 10
SCROLLED = 3


@dataclass(eq=False)
class Logbook(Scene):
    """`last` is the index of the lowest event shown."""

    events: Sequence[Event] = ()
    names_of_seats: Sequence[str] = ()
    heads: tuple[type[Event], ...] = ()
    """Events that stand in bold, over what belongs to them."""
    last: int = -1
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    sheet: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _first_shown: int = 0

    @property
    def name(self) -> str:
        """For tests."""
        return "logbook"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def entered(self) -> None:
        """Open it at the newest entry."""
        self.last = len(self.events) - 1
        self.stage.sounds.play("page")

    def laid_out(self) -> None:
        """A tall sheet over the table."""
        canvas = self.stage.canvas
        self.bar = prompting.bar_box(canvas)
        high = self.bar.top - canvas.whole.top - canvas.px(36)
        self.sheet = Rect(0, 0, canvas.px(SHEET), high)
        self.sheet.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(16))

    def offers(self) -> Sequence[Offer]:
        """Page by page, to the newest, away."""
        return (
            Offer("up", text("play-log-older"), "page_left", self._first_shown > 0),
            Offer("down", text("play-log-newer"), "page_right", self.last < len(self.events) - 1),
            Offer("close", text("play-close"), "back"),
        )

    def controls(self) -> Sequence[Control]:
        """The bar's buttons."""
        return prompting.controls_of(self.stage, self.bar, text("play-log-bar"), self.offers())

    def press(self, control: Control, intent: Intent) -> None:
        """A page up or down, or away."""
        if control.id == "close":
            self.stage.pop(self)
        else:
            self.turn(-PAGE if control.id == "up" else PAGE)

    def turn(self, by: int) -> None:
        """Go by so many events; never past the ends."""
        least = min(len(self.events) - 1, self.last - self._first_shown)
        self.last = max(least, min(len(self.events) - 1, self.last + by))
        self.stage.touch()

    def heard(self, intent: Intent) -> bool:
        """Wheel, keys and pads turn the pages."""
        if isinstance(intent, Scroll):
            self.turn(-intent.lines * SCROLLED)
        elif isinstance(intent, PageLeft | PageRight):
            self.turn(-PAGE if isinstance(intent, PageLeft) else PAGE)
        elif isinstance(intent, Aim) and intent.direction in (UP, DOWN):
            self.turn(-1 if intent.direction == UP else 1)
        else:
            return False
        return True

    def draw(self, screen: pygame.Surface) -> None:
        """The sheet with the events up to `last`: filled from its foot, or from its head where there are few."""
        widgets.shade(screen)
        press = self.stage.press
        controls.draw_panel(press, screen, self.sheet, text("play-log-title"))
        pen = Pen.within(press, screen, self.sheet)
        width = press.units(self.sheet.width) - 2 * MARGIN - 100
        step = LINE * press.text_scale * 1.18
        top = controls.PANEL_HEAD + 10
        y = press.units(self.sheet.height) - MARGIN
        index = self.last
        entries: list[tuple[Event, list[str], float]] = []
        while index >= 0:
            event = self.events[index]
            words, role = event_line(event, self.names_of_seats), self._role(event)
            lines = fonts.wrap(press, words, width, role, LINE)
            high = step * len(lines) + 10
            if y - high < top:
                break
            y -= high
            entries.append((event, lines, y))
            index -= 1
        self._first_shown = index + 1
        spare = y - top if index < 0 else 0.0
        for event, lines, y in entries:
            self._entry(pen, event, lines, y - spare, step)
        groove = Rect(0, 0, press.px(14), self.sheet.height - press.px(controls.PANEL_HEAD + MARGIN))
        groove.topright = (self.sheet.right - press.px(26), self.sheet.y + press.px(controls.PANEL_HEAD))
        count = max(1, len(self.events))
        groove = press.sided(groove, self.sheet)
        controls.draw_scroll(press, screen, groove, self._first_shown / count, (self.last - index) / count)
        prompting.draw(self.stage, screen, self.bar, text("play-log-bar"), self.offers())

    def _role(self, event: Event) -> Role:
        """Heads stand in bold."""
        return "strong" if isinstance(event, self.heads) else "text"

    def _entry(self, pen: Pen, event: Event, lines: list[str], y: float, step: float) -> None:
        tones = pen.press.tones
        role = self._role(event)
        head = role == "strong"
        told = telegraph(event, self.names_of_seats)
        if told.seat >= 0 and not head:
            pen.mark(told.seat, (MARGIN + 20, y + step / 2 + 4), min(38.0, step))
        for number, line in enumerate(lines):
            pen.base(line, (MARGIN + 54, y + step * (number + 0.5) + 4), role, LINE, tones.money if head else tones.ink)
