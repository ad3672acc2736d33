"""Sid Ketchum: two hand cards for a life point, between effects and when about to be eliminated (BG-18, BG-38)."""

from __future__ import annotations

from itertools import combinations

from game.bang.cards.reasons import FULL_LIFE, NOT_IN_HAND, NOT_YOUR_TURN, TWO_CARDS_NEEDED
from game.bang.deck import KINDS
from game.bang.state import Bang, max_life
from game.bang.verbs import cards, people
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

PRICE = 2


@RULES.add("character/sid_ketchum")
class SidKetchum:
    """As often as he can pay, not above his starting total."""

    def uses(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int) -> tuple[Option, ...]:
        return (*value, *self._pairs(g, seat)) if seat == me.seat and self._may(g, seat) else value

    def wakes(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value | 1 << me.seat if g.switches["sid_timing"] == "any" and self._may(g, me.seat) else value

    def saves(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int, dying: Frame[Bang]) -> tuple[Option, ...]:
        return (*value, *self._pairs(g, seat)) if seat == me.seat and self._may(g, seat) else value

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        cards.use_ability(g, me.seat, "sid_ketchum", -1, "BG-94")
        first = cards.held(g, me.seat, str(pick[2]))
        second = next(c for c in g.hand[me.seat] if c != first and KINDS[c] == pick[3])
        cards.discard(g, me.seat, (first, second), "sid_ketchum", "BG-94")
        people.gain_life(g, me.seat, 1, "sid_ketchum", "BG-94")

    def save(self, g: Bang, me: Thing, pick: Pick, dying: Frame[Bang]) -> None:
        self.use(g, me, pick)

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = me.seat
        if g.turn != seat and g.switches["sid_timing"] != "any":
            return NOT_YOUR_TURN
        if g.life[seat] >= max_life(g, seat):
            return FULL_LIFE
        if len(g.hand[seat]) < PRICE:
            return TWO_CARDS_NEEDED
        if len(pick) != 2 + PRICE:
            return NOT_AN_OPTION
        missing = any(cards.held(g, seat, str(kind)) < 0 for kind in pick[2:])
        return NOT_IN_HAND if missing else None

    def _may(self, g: Bang, seat: int) -> bool:
        return len(g.hand[seat]) >= PRICE and g.life[seat] < max_life(g, seat)

    def _pairs(self, g: Bang, seat: int) -> tuple[Option, ...]:
        pairs = combinations([KINDS[card] for card in g.hand[seat]], PRICE)
        return tuple(dict.fromkeys(("use", "sid_ketchum", *pair) for pair in pairs))
