"""Stagecoach and Wells Fargo: cards from the draw pile (BG-17)."""

from __future__ import annotations

from game.bang.cards.base import Untargeted
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES


@RULES.add("card/stagecoach")
class Stagecoach(Untargeted):
    """Two cards."""

    _cards = 2

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> None:
        piles.draw(g, seat, self._cards, name, "BG-75")


@RULES.add("card/wells_fargo")
class WellsFargo(Stagecoach):
    """Three cards."""

    _cards = 3
