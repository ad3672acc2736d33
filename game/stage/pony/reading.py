"""An item card read large: its full face, and why it can't be played now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.pony_express.items import MOMENT
from game.rules.refusal import Refusal
from game.stage.paint import item_cards
from game.stage.paint.press import Press
from game.stage.play.reading import Reader
from game.stage.pony.words import GAME, item_words
from game.words import clause, kind_name, reason

BEHIND: Final[Mapping[str, tuple[str, ...]]] = {
    "start": ("PX-17",),
    "cup": ("PX-20", "PX-23"),
    "declare": ("PX-29",),
    "call": ("PX-31", "PX-36"),
    "any_call": ("PX-31", "PX-36"),
    "mount": ("PX-43",),
    "draw": ("PX-47", "PX-81"),
    "shot": ("PX-48", "PX-49"),
    "any_shot": ("PX-48", "PX-62"),
    "arrest": ("PX-51", "PX-68"),
    "indians": ("PX-62", "PX-63"),
    "station": ("PX-60",),
    "mine": ("PX-65",),
    "jail": ("PX-69", "PX-70"),
}
"""The clauses about the moment at which a card may be played."""
ONCE: Final = "PX-76"


@dataclass(eq=False)
class ItemReader(Reader):
    """`clause_id` is the rule behind the card; the rules of its moment stand below."""

    clause_id: str = ""

    def paragraphs(self) -> list[str]:
        """What stands beside the card."""
        told = (self.clause_id, *BEHIND[MOMENT[self.kind]], ONCE)
        rules = [clause(GAME, rule, self.switches) for rule in told]
        return [*self.first, *(words for words in rules if words)]

    def sentence(self) -> str:
        """What is read."""
        return kind_name(GAME, self.kind)

    def face(self, press: Press) -> pygame.Surface:
        """The card's full face."""
        return item_cards.full(press, self.kind, item_words(self.kind))


def why_words(refusal: Refusal | None, names: Sequence[str]) -> tuple[str, ...]:
    """Why the card can't be played now, if so."""
    return (reason(refusal, names),) if refusal else ()
