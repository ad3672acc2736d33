"""The end of a game of BANG!: which side has won, who was what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.bang.game import merit
from game.bang.state import Bang
from game.stage.bang.sight import character_of
from game.stage.bang.words import title_of
from game.stage.play.results import GameOver
from game.stage.text import text

COLUMNS = ("bang-result-role", "bang-result-character", "bang-result-life")


@dataclass(eq=False)
class BangResult(GameOver):
    """`last` is the last state as everybody knows it, `roles` what each seat was."""

    last: Bang | None = None
    roles: Sequence[str] = ()

    def title(self) -> str:
        """The end."""
        return text("bang-result-title")

    def line(self) -> str:
        """Which side has won, and when."""
        side = self.last.side if self.last is not None and self.how == "won" else self.how
        return text("bang-result-over", side=side, names=self.winners_in_words(), turn=self.hands)

    def draw_rows(self, screen: pygame.Surface) -> None:
        """Winners first: role, character, life points."""
        g = self.last
        if g is None:
            return
        order = sorted(range(g.seats), key=lambda seat: (seat in self.winners, merit(g, seat), -seat), reverse=True)
        figures = [
            (title_of(self.roles[seat]), title_of(character_of(g, seat)), str(max(0, g.life[seat])))
            for seat in range(g.seats)
        ]
        self.draw_columns(screen, [text(message) for message in COLUMNS], order, figures)
