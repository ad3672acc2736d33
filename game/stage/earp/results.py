"""The end of a hand and of the game: what each poster paid to whom, who is how rich, who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.stage.earp.reckoning import Reckoning
from game.stage.intent import Intent
from game.stage.paint import controls, palette
from game.stage.paint.baize import ground
from game.stage.paint.pen import Pen
from game.stage.play.results import MARGIN, GameOver, Sheet
from game.stage.prompting import Offer
from game.stage.text import text
from game.words import event_line, money

NAMES = 330.0
FIGURES = 440.0
"""What names, and the two sums at the end of a row, take of the sheet."""


@dataclass(eq=False)
class Result(Sheet):
    """Base of both: a table of seats and outlaws."""

    reckoned: Reckoning | None = None
    purses: Sequence[int] = ()

    def draw_rows(self, screen: pygame.Surface) -> None:
        """Seats by outlaws: what each poster paid, what came together, what everybody has now."""
        press = self.stage.press
        pen = Pen.within(press, screen, self.sheet)
        wide = press.units(self.sheet.width)
        tones = press.tones
        y, row = self.row_places()
        grown = 1 + 0.6 * (press.text_scale - 1)
        left = MARGIN + NAMES
        each = (wide - MARGIN - left - FIGURES) / len(palette.OUTLAWS)
        box = (MARGIN, controls.PANEL_HEAD - 6, wide - 2 * MARGIN, self.head_room() * grown)
        pen.paragraph(self.under_title(), box, "text", 30, tones.ink, align="center", floor=22)
        reckoned = self.reckoned
        for number, (emblem, ink) in enumerate(palette.OUTLAWS.values()):
            at = (left + each * (number + 0.5), y + row * 0.5)
            won = reckoned is not None and reckoned.captured[number]
            pen.disc(at, min(58.0, row - 8), ink if won else palette.PAPER_SHADE, tones.ink, 2)
            inside = palette.ink_on(ink) if won else tones.ink_soft
            pen.icon(emblem, at, min(38.0, row - 26), inside, ink if won else palette.PAPER_SHADE)
        for message, x in (("earp-result-paid", wide - MARGIN - 312), ("earp-result-has", wide - MARGIN - 90)):
            pen.text(text(message), (x, y + row / 2), "gothic", 30, tones.ink_soft, max_width=170)
        order = sorted(range(len(self.purses)), key=lambda s: (-self.purses[s], s))
        for place, seat in enumerate(order):
            self.draw_seat(pen, seat, y + row * (place + 1.5), row, NAMES - 90)
            self._sums(pen, seat, y + row * (place + 1.5), left, each, wide)

    def _sums(self, pen: Pen, seat: int, y: float, left: float, each: float, wide: float) -> None:
        tones, reckoned = pen.press.tones, self.reckoned
        if reckoned is not None:
            for number, dollars in enumerate(reckoned.paid[seat]):
                if dollars:
                    words = text("earp-thousands", amount=dollars // 1000)
                    at = (left + each * (number + 0.5), y)
                    pen.text(words, at, "gothic", 32, tones.ink, max_width=each - 8, floor=18)
            total = reckoned.total(seat)
            words = text("earp-gain", amount=money(total)) if total else text("earp-nothing")
            ink = tones.ink if total else tones.ink_soft
            pen.text(words, (wide - MARGIN - 226, y), "number" if total else "text", 32, ink, "midright", max_width=176)
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
        """What the sheet tells, for why the hand ended stands on it."""
        return text("earp-result-says")

    def under_title(self) -> str:
        """Why it ended."""
        reason = self.reckoned.reason if self.reckoned else None
        return event_line(reason, self.names_of_seats) if reason else ""

    def offers(self) -> Sequence[Offer]:
        """The next hand, or the winner."""
        return (Offer("next", text("earp-result-next"), "confirm"), Offer("menu", text("play-menu"), "menu"))

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
class GameResult(GameOver, Result):
    """Somebody has won: the sheet of the last hand, on the baize."""

    def title(self) -> str:
        """The end."""
        return text("earp-result-game")

    def line(self) -> str:
        """Who has won and why, and after how many hands."""
        who, loser = self.winners_in_words(), self.losers_in_words()
        return text("earp-result-over", how=self.how, name=who, loser=loser, hands=self.hands)

    def draw_place(self, screen: pygame.Surface) -> None:
        """The baize."""
        whole = self.stage.canvas.whole
        screen.blit(ground(self.stage.press, whole.size, (0, 0, 8, 8)), whole)
