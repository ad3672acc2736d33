"""Doc Holyday: once in his turn two hand cards for a shot in the reach of his gun, outside the limit (BG-125)."""

from __future__ import annotations

from itertools import combinations

from game.bang.cards.base import Options, aimed, is_seat, not_a_target
from game.bang.cards.reasons import NOT_IN_HAND, NOT_YOUR_TURN
from game.bang.deck import KINDS
from game.bang.frames.shot import Shot
from game.bang.measures import distance, in_reach, reach, suit_of
from game.bang.state import Bang, marked
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

ONCE = Refusal("BG-125", "once_a_turn")
TWO_CARDS = Refusal("BG-125", "two_cards_needed")
PRICE = 2


@RULES.add("character/doc_holyday")
class DocHolyday:
    """To him who shrugs off diamonds the shot is one of diamonds only if both cards are."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or g.turn != seat or len(g.hand[seat]) < PRICE or marked(g, seat, "doc_holyday"):
            return value
        mask = in_reach(g, seat)
        pairs = dict.fromkeys(combinations([KINDS[card] for card in g.hand[seat]], PRICE))
        return value + tuple(pick for pair in pairs for pick in aimed(("use", "doc_holyday", *pair), mask))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = me.seat
        if g.turn != seat:
            return NOT_YOUR_TURN
        if marked(g, seat, "doc_holyday"):
            return ONCE
        if len(g.hand[seat]) < PRICE:
            return TWO_CARDS
        if len(pick) != 3 + PRICE or not is_seat(g, pick[4]):
            return NOT_AN_OPTION
        if any(cards.held(g, seat, str(kind)) < 0 for kind in pick[2:4]):
            return NOT_IN_HAND
        whom = int(pick[4])
        barred = not_a_target(g, seat, whom, "BG-125")
        far = distance(g, seat, whom)
        if barred is None and far > reach(g, seat):
            return Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))
        return barred

    def use(self, g: Bang, me: Thing, pick: Pick) -> Shot:
        seat, whom = me.seat, SEATS[int(pick[4])]
        cards.use_ability(g, seat, "doc_holyday", whom, "BG-125")
        first = cards.held(g, seat, str(pick[2]))
        second = next(c for c in g.hand[seat] if c != first and KINDS[c] == pick[3])
        cards.discard(g, seat, (first, second), "doc_holyday", "BG-125")
        other = next((card for card in (first, second) if suit_of(g, card) != "diamonds"), first)
        return Shot(SEATS[seat], whom, "doc_holyday", KINDS[other])
