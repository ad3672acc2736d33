"""An item card read large: its full face, and why it can't be played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.refusal import Refusal
from game.stage.paint import item_cards
from game.stage.paint.press import Press
from game.stage.play.reading import Reader
from game.stage.pony.words import GAME, item_words
from game.words import clause, kind_name, reason


@dataclass(eq=False)
class ItemReader(Reader):
    """`clause_id` is the rule behind the card."""

    clause_id: str = ""

    def paragraphs(self) -> list[str]:
        """What stands beside the card."""
        words = clause(GAME, self.clause_id, self.switches)
        return [*self.first, *([words] if words else [])]

    def sentence(self) -> str:
        """What is read."""
        return kind_name(GAME, self.kind)

    def face(self, press: Press) -> pygame.Surface:
        """The card's full face."""
        return item_cards.full(press, self.kind, item_words(self.kind))


def why_words(refusal: Refusal | None, names: Sequence[str]) -> tuple[str, ...]:
    """Why the card can't be played now, if so."""
    return (reason(refusal, names),) if refusal else ()
