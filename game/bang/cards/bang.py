"""BANG!: one shot at a player in reach, one card of it a turn (BG-14, BG-29, BG-30)."""

from __future__ import annotations

from game.bang.cards.base import Options, Targeted
from game.bang.deck import KINDS
from game.bang.frames.shot import Shot
from game.bang.measures import distance, in_reach, reach
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import Refusal

UNLIMITED = 99
"""A limit that no hand can come to."""


def limit(g: Bang, seat: int) -> int:
    """BANG! cards a seat may play in its turn."""
    value: int = g.fold("bang_limit", 1, seat)
    return value


@RULES.add("card/bang")
class BangCard(Targeted):
    """Whatever is played as a BANG! counts towards the limit."""

    _clause = "BG-29"

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return super().plays(g, seat, head) if not g.bangs or g.bangs < limit(g, seat) else ()

    def _mask(self, g: Bang, seat: int) -> int:
        return in_reach(g, seat)

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        most, far = limit(g, seat), distance(g, seat, whom)
        if g.bangs >= most:
            return Refusal("BG-14", "bang_limit", (("limit", most), ("played", g.bangs)))
        if far > reach(g, seat):
            return Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))
        return None

    def _effect(self, g: Bang, seat: int, whom: int, card: int, name: str) -> Shot:
        g.bangs += 1
        return self._shot(seat, whom, card, name)

    def repeat(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Shot:
        """Outside the limit."""
        return self._shot(seat, int(tail[0]), card, name)

    def _shot(self, seat: int, whom: int, card: int, name: str) -> Shot:
        return Shot(SEATS[seat], SEATS[whom], name, KINDS[card])
