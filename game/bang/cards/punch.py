"""Punch and Springfield: shots that are no BANG! cards, at distance 1 or, for one more card, at any (BG-29, BG-30)."""

from __future__ import annotations

from game.bang.cards.base import Costly, Targeted
from game.bang.deck import KINDS
from game.bang.frames.shot import Shot
from game.bang.measures import distance, everyone_else, next_to
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.kinds import SEATS
from game.rules.refusal import Refusal


class ShotCard(Targeted):
    """A shot with what the card is called."""

    def _effect(self, g: Bang, seat: int, whom: int, card: int, name: str) -> Shot:
        return Shot(SEATS[seat], SEATS[whom], name, KINDS[card])


@RULES.add("card/punch")
class Punch(ShotCard):
    """At a player at distance 1."""

    _clause = "BG-99"

    def _mask(self, g: Bang, seat: int) -> int:
        return next_to(g, seat)

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        return too_far(g, seat, whom, self._clause)


@RULES.add("card/springfield")
class Springfield(Costly, ShotCard):
    """At any player."""

    _clause = "BG-101"

    def _mask(self, g: Bang, seat: int) -> int:
        return everyone_else(g, seat)


def too_far(g: Bang, seat: int, whom: int, clause: str) -> Refusal | None:
    """The reason why something that needs distance 1 does not get to a seat."""
    far = distance(g, seat, whom)
    return Refusal(clause, "too_far_to_grab", (("distance", far), ("reach", 1))) if far > 1 else None
