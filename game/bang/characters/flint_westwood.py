"""Flint Westwood: once in his turn he gives a card to another player and takes two random ones (BG-177)."""

from __future__ import annotations

from game.bang.around import others
from game.bang.cards.base import Options, aimed, is_seat, not_a_target
from game.bang.cards.reasons import NO_HAND, NOT_IN_HAND, NOT_YOUR_TURN
from game.bang.deck import KINDS
from game.bang.state import Bang, marked
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

ONCE = Refusal("BG-177", "once_a_turn")
TAKES = 2


@RULES.add("character/flint_westwood")
class FlintWestwood:
    """One, if there is only one; never the card he gives."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or seat != g.turn or marked(g, seat, "flint_westwood"):
            return value
        mask = sum(1 << whom for whom in others(g, seat) if g.hand[whom])
        kinds = dict.fromkeys(KINDS[card] for card in g.hand[seat])
        return value + tuple(pick for kind in kinds for pick in aimed(("use", "flint_westwood", kind), mask))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = me.seat
        if g.turn != seat:
            return NOT_YOUR_TURN
        if marked(g, seat, "flint_westwood"):
            return ONCE
        if len(pick) != 4 or not is_seat(g, pick[3]):
            return NOT_AN_OPTION
        if cards.held(g, seat, str(pick[2])) < 0:
            return NOT_IN_HAND
        return not_a_target(g, seat, int(pick[3]), "BG-177") or (None if g.hand[int(pick[3])] else NO_HAND)

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        seat, whom = me.seat, int(pick[3])
        cards.use_ability(g, seat, "flint_westwood", whom, "BG-177")
        given = cards.held(g, seat, str(pick[2]))
        for _ in range(min(TAKES, len(g.hand[whom]))):
            cards.take(g, seat, whom, cards.random_card(g, whom), "flint_westwood", "BG-177")
        cards.give(g, seat, whom, given, "flint_westwood", "BG-177")
