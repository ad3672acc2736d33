"""Sniper: two BANG! cards together are a shot in reach that takes two miss effects, outside the limit (BG-160)."""

from __future__ import annotations

from itertools import combinations

from game.bang.cards.base import Options, aimed, is_seat, not_a_target
from game.bang.cards.reasons import NOT_IN_HAND
from game.bang.deck import KINDS, NAME
from game.bang.frames.shot import Shot
from game.bang.happenings.blessing import EVENT
from game.bang.happenings.ricochet import NO_BANG
from game.bang.measures import distance, in_reach, reach, suit_of
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

PAIR = 2


@RULES.add("event/sniper", EVENT)
class Sniper:
    """To him who shrugs off diamonds it is a diamond only if both cards are."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        bangs = [KINDS[card] for card in g.hand[seat] if NAME[card] == "bang"] if seat == g.turn else []
        mask = in_reach(g, seat) if len(bangs) >= PAIR else 0
        pairs = dict.fromkeys(combinations(bangs, PAIR))
        return value + tuple(pick for pair in pairs for pick in aimed(("use", "sniper", *pair), mask))

    def missed_needed(self, g: Bang, me: Thing, value: int, by: int, at: int, name: str) -> int:
        return value + 1 if name == "sniper" else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = g.turn
        if len(pick) != 5 or not is_seat(g, pick[4]):
            return NOT_AN_OPTION
        first, second = (cards.held(g, seat, str(kind)) for kind in pick[2:4])
        if min(first, second) < 0:
            return NOT_IN_HAND
        if NAME[first] != "bang" or NAME[second] != "bang":
            return NO_BANG
        barred = not_a_target(g, seat, int(pick[4]), "BG-160")
        far = distance(g, seat, int(pick[4]))
        if barred is None and far > reach(g, seat):
            barred = Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))
        return barred

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang]:
        seat = SEATS[g.turn]
        first = cards.held(g, seat, str(pick[2]))
        second = next(c for c in g.hand[seat] if c != first and KINDS[c] == pick[3])
        cards.discard(g, seat, (first, second), "sniper", "BG-160")
        other = next((card for card in (first, second) if suit_of(g, card) != "diamonds"), first)
        return Shot(seat, SEATS[int(pick[4])], "sniper", KINDS[other])
