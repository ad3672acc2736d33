"""A hand laid on somebody's card: at random from his hand, or a chosen one in front of him (BG-74)."""

from __future__ import annotations

from functools import lru_cache

from game.bang.cards.base import Options, is_seat, not_a_target
from game.bang.cards.reasons import NO_CARDS, NO_HAND, NOT_LYING_THERE
from game.bang.deck import CARD_OF_KIND, KINDS
from game.bang.measures import at_arms_length, distance, everyone_else, steps_apart
from game.bang.state import Bang
from game.bang.verbs import cards, fights
from game.rules.ask import Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

HAND = "hand"


@lru_cache(maxsize=512)
def grabs(head: Option, whom: int, hand: bool, front: tuple[int, ...]) -> Options:
    """The plays at one player: from the hand if there is one, and each kind in front of him."""
    places = ([HAND] if hand else []) + [KINDS[card] for card in front]
    return tuple((*head, SEATS[whom], place) for place in dict.fromkeys(places))


def found(g: Bang, whom: int, place: str) -> int:
    """The card that a place names: a random one of the hand, or the one in front."""
    return cards.random_card(g, whom) if place == HAND else cards.lying(g, whom, place)


class Grip:
    """How a card gets at others' cards.

    `near`: at the distance of a Panic! only; `takes`: into one's own hand, else onto the discards; `spent`: cards of
    one's own hand that using it costs, itself included.
    """

    def __init__(self, clause: str, *, near: bool, takes: bool, spent: int) -> None:
        self.clause = clause
        self.near = near
        self.takes = takes
        self.spent = spent

    def options(self, g: Bang, seat: int, head: Option, itself: int = -1) -> Options:
        """The whole plays that begin with `head`; `itself` is the card in front that is used up by it."""
        picks: Options = ()
        mask = at_arms_length(g, seat) if self.near else everyone_else(g, seat)
        for whom in range(g.seats):
            if mask >> whom & 1 and (g.hand[whom] or g.front[whom]):
                picks += grabs(head, whom, bool(g.hand[whom]), g.front[whom])
        if g.switches["take_discard_self_target"]:
            front = tuple(card for card in g.front[seat] if card != itself)
            picks += grabs(head, seat, len(g.hand[seat]) > self.spent, front)
        return picks

    def bar(self, g: Bang, seat: int, tail: Pick, itself: int = -1) -> Refusal | None:
        """The reason why what follows the head is no play."""
        if not tail or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        whom = int(tail[0])
        if whom != seat or not g.switches["take_discard_self_target"]:
            barred = not_a_target(g, seat, whom, self.clause) or self._too_far(g, seat, whom)
            if barred is not None:
                return barred
        if not g.hand[whom] and not g.front[whom]:
            return NO_CARDS
        if len(tail) != 2:
            return NOT_AN_OPTION
        if tail[1] == HAND:
            return None if g.hand[whom] else NO_HAND
        there = cards.lying(g, whom, str(tail[1])) if tail[1] in CARD_OF_KIND else -1
        return None if there >= 0 and there != itself else NOT_LYING_THERE

    def grab(self, g: Bang, seat: int, name: str, kind: str, tail: Pick) -> None:
        """Lay hand on the card, unless something shields its owner from the card `name` of this kind."""
        whom = int(tail[0])
        shield = g.forbidden("shields", whom, seat, name, kind) if whom != seat else None
        if shield is not None:
            fights.shrug_off(g, seat, whom, name, shield.reason, shield.clause)
            return
        move = cards.take if self.takes else cards.throw
        move(g, seat, whom, found(g, whom, str(tail[1])), name, self.clause)

    def _too_far(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        if not self.near or at_arms_length(g, seat) >> whom & 1:
            return None
        neighbours = g.switches["panic_range"] == "neighbours"
        far = steps_apart(g, seat, whom) if neighbours else distance(g, seat, whom)
        arm = 1 if neighbours else g.fold("arm", 1, seat)
        return Refusal(self.clause, "too_far_to_grab", (("distance", far), ("reach", arm)))
