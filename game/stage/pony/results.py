"""The end of the race: who has won, where everybody has come to, who is how rich."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.pony_express.game import merit
from game.pony_express.state import Pony
from game.stage.play.results import GameOver
from game.stage.text import text

COLUMNS = ("pony-result-space", "pony-result-gold", "pony-result-items")


@dataclass(eq=False)
class RaceResult(GameOver):
    """`race` is the last state, as everybody knows it; `by` tells how it was won by the rules: mail or duel."""

    race: Pony | None = None
    by: str = ""

    def title(self) -> str:
        """The end."""
        return text("pony-result-title")

    def line(self) -> str:
        """Who has won, how, and when."""
        return text(
            "pony-result-over",
            how=self.by if self.how == "won" and self.by else self.how,
            name=self.winners_in_words(),
            loser=self.losers_in_words(),
            turn=self.hands,
        )

    def draw_rows(self, screen: pygame.Surface) -> None:
        """Who has won, then the others as far as they have come: space or mailbox, gold, item cards."""
        g = self.race
        if g is None:
            return
        order = sorted(range(g.seats), key=lambda seat: (seat in self.winners, merit(g, seat), -seat), reverse=True)
        figures = [
            (
                text("pony-mailbox", box=g.mailbox[seat]) if g.mailbox[seat] else str(g.space[seat]),
                str(g.gold[seat]),
                str(len(g.hand[seat])),
            )
            for seat in range(g.seats)
        ]
        self.draw_columns(screen, [text(message) for message in COLUMNS], order, figures)
