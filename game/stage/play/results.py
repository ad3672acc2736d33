"""The end of a game: a sheet over the table with what everybody has come to, ribbons for who has won, type flying."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import Intent, PageLeft, PageRight, Secondary
from game.stage.menus import widgets
from game.stage.motion import How, Move
from game.stage.paint import controls, ornaments, palette, pictures, sprites, states
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.results import Result

SHEET = 1560.0
MARGIN = 56.0
ROW = 84.0
RIBBON_STEP = 96.0
"""From one winner's ribbon to the next."""
CONFETTI = 90
SLUG = 34.0
"""Units a piece of type is high."""
FALL_SECONDS = 7.0
INKS = (palette.VERMILION, palette.OCHRE, palette.PRUSSIAN, palette.BOTTLE, palette.PLUM)
APART = 220.0
"""From one column of figures to the next."""
GAVE_UP = 165.0


def ending(result: Result, by_rules: Sequence[int]) -> str:
    """How a game came to its winners, in a word; `by_rules` are those that the rules name.

    won: by the rules; left: everybody else has given up; instead: who has won by the rules had given up before.
    """
    if any(seat in by_rules for seat in result.winners):
        return "won"
    return "instead" if by_rules else "left"


@dataclass(eq=False)
class Sheet(Scene):
    """A sheet with a row for each seat."""

    names_of_seats: Sequence[str] = ()
    gave_up: Sequence[int] = ()
    """Seats that can't win any more."""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    sheet: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def laid_out(self) -> None:
        """A wide sheet over the table."""
        canvas = self.stage.canvas
        self.bar = prompting.bar_box(canvas)
        rows = len(self.names_of_seats) + 1
        grown = 1 + 0.6 * (canvas.text - 1)
        high = controls.PANEL_HEAD + self.head_room() * grown + ROW * grown * rows + MARGIN * 2
        room = (self.bar.top - canvas.whole.top) / canvas.scale - 30
        self.sheet = Rect(0, 0, canvas.px(SHEET), canvas.px(min(high, room)))
        self.sheet.center = (canvas.whole.centerx, (canvas.whole.top + self.bar.top) // 2)

    def head_room(self) -> float:
        """Units between the title and the rows."""
        return 60.0

    def title(self) -> str:
        """Over the sheet."""
        return ""

    def line(self) -> str:
        """The sentence of the bar."""
        return ""

    def under_title(self) -> str:
        """The sentence on the sheet itself."""
        return self.line()

    def offers(self) -> Sequence[Offer]:
        """What comes next."""
        return ()

    def controls(self) -> Sequence[Control]:
        """The bar's buttons."""
        return prompting.controls_of(self.stage, self.bar, self.line(), self.offers())

    def heard(self, intent: Intent) -> bool:
        """The next-button of a pad or keyboard is the first answer; another one may have a button of its own."""
        meaning = "page_left" if isinstance(intent, PageLeft) else ""
        found = next((offer for offer in self.offers() if meaning and offer.meaning == meaning), None)
        if isinstance(intent, Secondary | PageRight):
            found = self.offers()[0]
        if found is not None:
            self.take(found.id)
        return found is not None

    def press(self, control: Control, intent: Intent) -> None:
        """An answer."""
        self.take(control.id)

    def take(self, name: str) -> None:
        """Do what an answer says."""

    def draw(self, screen: pygame.Surface) -> None:
        """The table in the shade, the sheet, the bar."""
        widgets.shade(screen)
        controls.draw_panel(self.stage.press, screen, self.sheet, self.title())
        self.draw_rows(screen)
        prompting.draw(self.stage, screen, self.bar, self.line(), self.offers())

    def row_places(self) -> tuple[float, float]:
        """(where the rows begin, how high one is) in units of the sheet."""
        press = self.stage.press
        grown = 1 + 0.6 * (press.text_scale - 1)
        y = controls.PANEL_HEAD + self.head_room() * grown
        high = press.units(self.sheet.height)
        return y, min(ROW * grown, (high - y - MARGIN) / (len(self.names_of_seats) + 1))

    def draw_seat(self, pen: Pen, seat: int, y: float, row: float, room: float) -> None:
        """Mark and name at the left end of a row, and that the seat gave up; `room` units wide."""
        tones = pen.press.tones
        pen.rule((MARGIN, y - row / 2), (pen.press.units(self.sheet.width) - MARGIN, y - row / 2), PAPER_DARK, 2)
        pen.mark(seat, (MARGIN + 32, y), min(56.0, row - 12))
        if seat in self.gave_up:
            plate = states.tag(pen.press, text("result-gave-up"), PAPER_DARK, tones.ink, 25, GAVE_UP)
            pen.paste(plate, (MARGIN + 74 + room, y), "midright")
            room -= pen.press.units(plate.get_width()) + 12
        name = self.names_of_seats[seat]
        pen.text(name, (MARGIN + 74, y), "display", 34, tones.ink, "midleft", max_width=room, floor=20)

    def draw_rows(self, screen: pygame.Surface) -> None:
        """What everybody has come to."""


@dataclass(eq=False)
class GameOver(Sheet):
    """Somebody has won.  `winners` are seats, `how` a word of `ending`; `in_place_of` would have won by the rules."""

    winners: Sequence[int] = ()
    hands: int = 1
    won: bool = True
    """False when the only person at the table has lost."""
    how: str = "won"
    in_place_of: Sequence[int] = ()
    rematch: Callable[[], None] = lambda: None
    leave: Callable[[], None] = lambda: None
    read_log: Callable[[], object] = lambda: None
    statistics: Callable[[], None] | None = None
    began: float = 0.0
    flakes: list[tuple[float, float, float, float, int]] = field(default_factory=list)

    place: ClassVar[str] = "walnut"
    """What the table is made of."""

    @property
    def name(self) -> str:
        """For tests."""
        return "gameresult"

    def entered(self) -> None:
        """Type is thrown."""
        self.began = self.stage.now
        self.stage.sounds.play("win" if self.won else "loss")
        if self.won:
            self.stage.sounds.play("crowd", volume=0.7)
        chance = random.Random(len(self.names_of_seats) + self.hands)
        self.flakes = [
            (chance.random(), chance.uniform(-0.9, 0.0), chance.uniform(0.7, 1.3), chance.uniform(0, 6.28), n)
            for n in range(CONFETTI)
        ]

    def head_room(self) -> float:
        """Room for the winners' ribbons."""
        return RIBBON_STEP * max(1, len(self.winners)) + 24.0

    def under_title(self) -> str:
        """The ribbon lies there; the bar says the sentence."""
        return ""

    def winners_in_words(self) -> str:
        """The names of who has won."""
        return " · ".join(self.names_of_seats[seat] for seat in self.winners)

    def losers_in_words(self) -> str:
        """The names of who would have won, had they not given up."""
        return " · ".join(self.names_of_seats[seat] for seat in self.in_place_of)

    def offers(self) -> Sequence[Offer]:
        """Once more, the log, what can be counted, or home."""
        counts = (Offer("statistics", text("result-statistics"), "page_left"),) if self.statistics is not None else ()
        return (
            Offer("rematch", text("result-rematch"), "confirm"),
            Offer("log", text("result-log"), "read"),
            *counts,
            Offer("leave", text("result-leave"), "back"),
        )

    def take(self, name: str) -> None:
        """Do it."""
        deeds = {"rematch": self.rematch, "log": self.read_log, "leave": self.leave, "statistics": self.statistics}
        deed = deeds[name]
        if deed is not None:
            deed()

    def back(self, intent: Intent) -> None:
        """Home."""
        self.leave()

    # -- painting

    def draw_columns(
        self,
        screen: pygame.Surface,
        heads: Sequence[str],
        order: Sequence[int],
        figures: Sequence[Sequence[str]],
    ) -> None:
        """Seats in their order, for each a figure in every column; `figures` go by seat."""
        press = self.stage.press
        pen = Pen.within(press, screen, self.sheet)
        y, row = self.row_places()
        wide = press.units(self.sheet.width)
        places = [wide - MARGIN - APART / 2 - APART * n for n in range(len(heads))][::-1]
        room = places[0] - APART / 2 - MARGIN - 74
        for x, head in zip(places, heads, strict=True):
            pen.text(head, (x, y + row / 2), "gothic", 30, press.tones.ink_soft, max_width=APART - 20)
        for number, seat in enumerate(order):
            middle = y + row * (number + 1.5)
            self.draw_seat(pen, seat, middle, row, room)
            for x, figure in zip(places, figures[seat], strict=True):
                pen.text(figure, (x, middle), "number", 34, press.tones.ink, max_width=APART - 20, floor=18)

    def draw_place(self, screen: pygame.Surface) -> None:
        """The bare table under the sheet."""
        whole = self.stage.canvas.whole
        screen.blit(pictures.place(self.stage.press, self.place, whole.size), whole)

    def draw(self, screen: pygame.Surface) -> None:
        """The table, the sheet, the winners' ribbons, type falling beside it."""
        press = self.stage.press
        self.draw_place(screen)
        super().draw(screen)
        top = self.sheet.top + press.px(controls.PANEL_HEAD + 8)
        for number, seat in enumerate(self.winners):
            ribbon = ornaments.ribbon(press, 520, 92, press.brand(seat)[1], 40)
            place = ribbon.get_rect(midtop=(self.sheet.centerx, top + number * press.px(RIBBON_STEP)))
            screen.blit(ribbon, place)
            pen = Pen.within(press, screen, place)
            ink = palette.ink_on(press.brand(seat)[1])
            pen.text(
                self.names_of_seats[seat], (260, 43), "display", min(46, 46 / press.text_scale), ink, max_width=360
            )
        self.draw_confetti(screen)

    # -- type that falls

    def next_due(self) -> float | None:
        """Frames as long as type falls."""
        falling = self.stage.now - self.began < FALL_SECONDS and self._moves
        return 0.0 if falling else super().next_due()

    def tick(self, ms: float) -> None:
        """Type falls by the stage's clock."""
        super().tick(ms)
        if self._moves:
            self.stage.touch()

    @property
    def _moves(self) -> bool:
        return self.motion.manner.of(Move.TRAVEL, 100)[0] is How.MOVE

    def draw_confetti(self, screen: pygame.Surface) -> None:
        """Type that falls, unless less motion is wanted."""
        if not self._moves:
            return
        press = self.stage.press
        for place, number in self.falling():
            screen.blit(sprites.slug(press, number, SLUG, INKS[number % len(INKS)]), place)

    def falling(self) -> list[tuple[Rect, int]]:
        """Where each piece of type is now, and which one it is: never over the sheet or the bar, which people want to
        read.
        """
        whole, piece = self.stage.canvas.whole, self.stage.canvas.px(SLUG)
        spent = self.stage.now - self.began
        beside = self.sheet.left - whole.left - piece
        found = []
        for x, start, speed, phase, number in self.flakes:
            y = start + spent * speed * 0.32
            if not -0.1 < y < 1.05:
                continue
            sway = math.sin(phase + spent * 2.2) * 0.02
            across = round((2 * x % 1 + sway) * beside)
            left = whole.left + across if x < 0.5 else whole.right - piece - across
            found.append((Rect(left, whole.y + round(y * whole.height), piece, piece), number))
        return [(place, number) for place, number in found if place.collidelist((self.sheet, self.bar)) < 0]
