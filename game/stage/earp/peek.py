"""A person's own cards, looked at during somebody else's turn, after a cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.earp.deck_words import card_words
from game.stage.earp.sight import held_order, kind_of
from game.stage.paint import cards
from game.stage.paint.press import Press
from game.stage.play.peek import Peek


@dataclass(eq=False)
class HandPeek(Peek):
    """A hand of Wyatt Earp."""

    hand: Sequence[int] = ()

    @property
    def count(self) -> int:
        """How many cards are held."""
        return len(self.hand)

    def faces(self, press: Press, width: float) -> Sequence[pygame.Surface]:
        """Outlaws by name, then sheriff cards."""
        kinds = [kind_of(card) for card in held_order(tuple(self.hand))]
        return [cards.hand(press, kind, card_words(kind), width) for kind in kinds]
