"""The end of a hand and of the game: what each poster paid to whom, who is how rich, who has won."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.earp.painter import ground
from game.stage.earp.reckoning import Reckoning
from game.stage.intent import Intent, PageRight, Secondary
from game.stage.menus import widgets
from game.stage.motion import How, Move
from game.stage.paint import controls, ornaments, palette, sprites
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.words import event_line, money

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


@dataclass(eq=False)
class Result(Scene):
    """Base of both: a sheet with a table of seats and outlaws."""

    reckoned: Reckoning | None = None
    names_of_seats: Sequence[str] = ()
    purses: Sequence[int] = ()
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
        """Units between the title and the table."""
        return 60.0

    def title(self) -> str:
        """Over the sheet."""
        return ""

    def line(self) -> str:
        """The sentence under the title."""
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
        """The next-button of a pad or keyboard is the first answer."""
        if isinstance(intent, Secondary | PageRight):
            self.take(self.offers()[0].id)
            return True
        return False

    def press(self, control: Control, intent: Intent) -> None:
        """An answer."""
        self.take(control.id)

    def take(self, name: str) -> None:
        """Do what an answer says."""

    def draw(self, screen: pygame.Surface) -> None:
        """The table in the shade, the sheet, the bar."""
        widgets.shade(self.stage, screen)
        controls.draw_panel(self.stage.press, screen, self.sheet, self.title())
        self._table(screen)
        prompting.draw(self.stage, screen, self.bar, self.line(), self.offers())

    def _table(self, screen: pygame.Surface) -> None:
        """Seats by outlaws: what each poster paid, what came together, what everybody has now."""
        press = self.stage.press
        pen = Pen.within(press, screen, self.sheet)
        wide, high = press.units(self.sheet.width), press.units(self.sheet.height)
        tones = press.tones
        grown = 1 + 0.6 * (press.text_scale - 1)
        y = controls.PANEL_HEAD + self.head_room() * grown
        row = min(ROW * grown, (high - y - MARGIN) / (len(self.names_of_seats) + 1))
        columns = len(palette.OUTLAWS)
        left = MARGIN + 330
        each = (wide - MARGIN - left - 420) / columns
        pen.paragraph(
            self.under_title(),
            (MARGIN, controls.PANEL_HEAD - 6, wide - 2 * MARGIN, self.head_room() * grown),
            "text",
            30,
            tones.ink,
            align="center",
            floor=22,
        )
        reckoned = self.reckoned
        for number, (emblem, ink) in enumerate(palette.OUTLAWS.values()):
            at = (left + each * (number + 0.5), y + row * 0.5)
            won = reckoned is not None and reckoned.captured[number]
            pen.disc(at, min(58.0, row - 8), ink if won else palette.PAPER_SHADE, tones.ink, 2)
            inside = palette.ink_on(ink) if won else tones.ink_soft
            pen.icon(emblem, at, min(38.0, row - 26), inside, ink if won else palette.PAPER_SHADE)
        pen.text(
            text("earp-result-paid"), (wide - MARGIN - 290, y + row / 2), "gothic", 30, tones.ink_soft, max_width=170
        )
        pen.text(
            text("earp-result-has"), (wide - MARGIN - 90, y + row / 2), "gothic", 30, tones.ink_soft, max_width=170
        )
        order = sorted(range(len(self.purses)), key=lambda s: (-self.purses[s], s))
        for place, seat in enumerate(order):
            self._seat(pen, seat, y + row * (place + 1.5), row, left, each, wide)
            pen.rule((MARGIN, y + row * (place + 1)), (wide - MARGIN, y + row * (place + 1)), PAPER_DARK, 2)

    def _seat(self, pen: Pen, seat: int, y: float, row: float, left: float, each: float, wide: float) -> None:
        tones = pen.press.tones
        pen.mark(seat, (MARGIN + 32, y), min(56.0, row - 12))
        pen.text(
            self.names_of_seats[seat], (MARGIN + 74, y), "display", 34, tones.ink, "midleft", max_width=240, floor=20
        )
        reckoned = self.reckoned
        if reckoned is not None:
            for number, dollars in enumerate(reckoned.paid[seat]):
                if dollars:
                    words = text("earp-thousands", amount=dollars // 1000)
                    pen.text(
                        words, (left + each * (number + 0.5), y), "number", 28, tones.ink, max_width=each - 8, floor=18
                    )
            total = reckoned.total(seat)
            words = text("earp-gain", amount=money(total)) if total else text("earp-nothing")
            ink = tones.money if total else tones.ink_soft
            pen.text(words, (wide - MARGIN - 200, y), "number" if total else "text", 32, ink, "midright", max_width=190)
        pen.text(money(self.purses[seat]), (wide - MARGIN - 4, y), "number", 36, tones.money, "midright", max_width=180)


@dataclass(eq=False)
class HandResult(Result):
    """After a pay-out.  `go_on` deals the next hand; with `seconds` it goes on by itself."""

    go_on: Callable[[], None] = lambda: None
    seconds: float = 0.0

    @property
    def name(self) -> str:
        """For tests."""
        return "handresult"

    def entered(self) -> None:
        """A table of bots doesn't wait for anybody."""
        self.stage.sounds.play("till")
        if self.seconds:
            self.after(self.seconds * 1000, lambda: self.take("next"))

    def title(self) -> str:
        """Which hand it was."""
        return text("earp-result-hand", hand=self.reckoned.hand if self.reckoned else 1)

    def line(self) -> str:
        """Why it ended."""
        reason = self.reckoned.reason if self.reckoned else None
        return event_line(reason, self.names_of_seats) if reason else ""

    def offers(self) -> Sequence[Offer]:
        """The next hand, or the winner."""
        return (Offer("next", text("earp-result-next"), "confirm"), Offer("menu", text("earp-menu"), "menu"))

    def take(self, name: str) -> None:
        """Go on."""
        if name == "menu":
            self.stage.open_pause()
        elif self in self.stage.scenes:
            self.stage.pop(self)
            self.go_on()

    def back(self, intent: Intent) -> None:
        """There is no way back to a hand that is over: Back goes on as well."""
        self.take("next")


@dataclass(eq=False)
class GameResult(Result):
    """Somebody has won: the sheet, and type flying."""

    winners: Sequence[int] = ()
    hands: int = 1
    won: bool = True
    """False when the only person at the table has lost."""
    rematch: Callable[[], None] = lambda: None
    leave: Callable[[], None] = lambda: None
    read_log: Callable[[], None] = lambda: None
    began: float = 0.0
    flakes: list[tuple[float, float, float, float, int]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """For tests."""
        return "gameresult"

    def entered(self) -> None:
        """Type is thrown."""
        self.began = self.stage.now
        self.stage.sounds.play("win" if self.won else "loss")
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

    def title(self) -> str:
        """The end."""
        return text("earp-result-game")

    def line(self) -> str:
        """Who has won, and after how many hands."""
        who = " · ".join(self.names_of_seats[seat] for seat in self.winners)
        return text("earp-result-won", name=who, hands=self.hands)

    def offers(self) -> Sequence[Offer]:
        """Once more, the log, or home."""
        return (
            Offer("rematch", text("earp-result-rematch"), "confirm"),
            Offer("log", text("earp-result-log"), "read"),
            Offer("leave", text("earp-result-leave"), "back"),
        )

    def take(self, name: str) -> None:
        """Do it."""
        {"rematch": self.rematch, "log": self.read_log, "leave": self.leave}[name]()

    def back(self, intent: Intent) -> None:
        """Home."""
        self.leave()

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

    def draw(self, screen: pygame.Surface) -> None:
        """The baize, the sheet, the winner's ribbon, type falling beside it."""
        canvas, press = self.stage.canvas, self.stage.press
        screen.blit(ground(press, canvas.whole.size, (0, 0, 8, 8)), canvas.whole)
        super().draw(screen)
        top = self.sheet.top + press.px(controls.PANEL_HEAD + 8)
        for number, seat in enumerate(self.winners):
            ribbon = ornaments.ribbon(press, 520, 92, palette.SEATS[seat][1], 40)
            place = ribbon.get_rect(midtop=(self.sheet.centerx, top + number * press.px(RIBBON_STEP)))
            screen.blit(ribbon, place)
            pen = Pen.within(press, screen, place)
            ink = palette.ink_on(palette.SEATS[seat][1])
            pen.text(
                self.names_of_seats[seat], (260, 43), "display", min(46, 46 / press.text_scale), ink, max_width=360
            )
        if self._moves:
            self._confetti(screen)

    def _confetti(self, screen: pygame.Surface) -> None:
        press = self.stage.press
        for place, number in self.falling():
            screen.blit(sprites.slug(press, number, SLUG, INKS[number % len(INKS)]), place)

    def falling(self) -> list[tuple[Rect, int]]:
        """Where each piece of type is now, and which one it is: never over the sheet, which people want to read."""
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
        return [(place, number) for place, number in found if not place.colliderect(self.sheet)]
