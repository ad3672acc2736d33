"""The end of the race: who has won, where everybody has come to, who is how rich."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.pony_express.state import Pony
from game.stage.earp.results import MARGIN, ROW, GameResult
from game.stage.paint import controls
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.text import text

COLUMNS = ("pony-result-space", "pony-result-gold", "pony-result-items")
APART = 220.0


@dataclass(eq=False)
class RaceResult(GameResult):
    """`race` is the last state, as everybody knows it."""

    race: Pony | None = None

    def title(self) -> str:
        """The end."""
        return text("pony-result-title")

    def line(self) -> str:
        """Who has won, and when."""
        who = " · ".join(self.names_of_seats[seat] for seat in self.winners)
        return text("pony-result-won", name=who, turn=self.race.turns if self.race else self.hands)

    def _table(self, screen: pygame.Surface) -> None:
        """Seats in the order of the race: space or mailbox, gold, item cards."""
        g = self.race
        if g is None:
            return
        press = self.stage.press
        pen = Pen.within(press, screen, self.sheet)
        wide, high = press.units(self.sheet.width), press.units(self.sheet.height)
        tones = press.tones
        grown = 1 + 0.6 * (press.text_scale - 1)
        y = controls.PANEL_HEAD + self.head_room() * grown
        row = min(ROW * grown, (high - y - MARGIN) / (g.seats + 1))
        places = [wide - MARGIN - 90 - APART * n for n in range(len(COLUMNS))][::-1]
        for x, message in zip(places, COLUMNS, strict=True):
            pen.text(text(message), (x, y + row / 2), "gothic", 30, tones.ink_soft, max_width=APART - 20)
        order = sorted(range(g.seats), key=lambda s: (s not in self.winners, -g.mailbox[s], -g.space[s], s))
        for place, seat in enumerate(order):
            middle = y + row * (place + 1.5)
            pen.rule((MARGIN, middle - row / 2), (wide - MARGIN, middle - row / 2), PAPER_DARK, 2)
            pen.mark(seat, (MARGIN + 32, middle), min(56.0, row - 12))
            room = places[0] - APART / 2 - MARGIN - 90
            pen.text(
                self.names_of_seats[seat],
                (MARGIN + 74, middle),
                "display",
                34,
                tones.ink,
                "midleft",
                max_width=room,
                floor=20,
            )
            space = text("pony-mailbox", box=g.mailbox[seat]) if g.mailbox[seat] else str(g.space[seat])
            for x, words in zip(places, (space, str(g.gold[seat]), str(len(g.hand[seat]))), strict=True):
                pen.text(words, (x, middle), "number", 34, tones.ink, max_width=APART - 20, floor=18)
