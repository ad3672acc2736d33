"""Panic! and Cat Balou: a card of another player, at random from the hand or chosen from what lies in front of him."""

from __future__ import annotations

from functools import cache

from game.bang.cards.base import Options, is_seat, not_a_target
from game.bang.cards.reasons import NO_CARDS, NO_HAND, NOT_LYING_THERE
from game.bang.deck import CARD_OF_KIND, KINDS
from game.bang.measures import at_arms_length, distance, everyone_else, steps_apart
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

HAND = "hand"


@cache
def grabs(head: Option, whom: int, hand: bool, front: tuple[int, ...]) -> Options:
    """The plays at one player: from the hand if there is one, and each kind in front of him."""
    places = ([HAND] if hand else []) + [KINDS[card] for card in front]
    return tuple((*head, SEATS[whom], place) for place in dict.fromkeys(places))


def found(g: Bang, whom: int, place: str) -> int:
    """The card that a place names: a random one of the hand, or the one in front."""
    return cards.random_card(g, whom) if place == HAND else cards.lying(g, whom, place)


@RULES.add("card/panic")
class Panic:
    """Into one's own hand, at distance 1; a gun's reach does not help (BG-27)."""

    _clause = "BG-74"

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        picks: Options = ()
        mask = self._mask(g, seat)
        for whom in range(g.seats):
            if mask >> whom & 1 and (g.hand[whom] or g.front[whom]):
                picks += grabs(head, whom, self._from_hand(g, seat, whom, head), g.front[whom])
        if g.switches["take_discard_self_target"]:
            picks += grabs(head, seat, self._from_hand(g, seat, seat, head), g.front[seat])
        return picks

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if not tail or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        whom = int(tail[0])
        if whom != seat or not g.switches["take_discard_self_target"]:
            barred = not_a_target(g, seat, whom, self._clause) or self._too_far(g, seat, whom)
            if barred is not None:
                return barred
        if not g.hand[whom] and not g.front[whom]:
            return NO_CARDS
        if len(tail) != 2:
            return NOT_AN_OPTION
        if tail[1] == HAND:
            return None if g.hand[whom] else NO_HAND
        return None if tail[1] in CARD_OF_KIND and cards.lying(g, whom, str(tail[1])) >= 0 else NOT_LYING_THERE

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        whom = int(tail[0])
        cards.play(g, seat, card, name, whom, self._clause)
        shield = g.forbidden("shields", whom, seat, name, KINDS[card]) if whom != seat else None
        if shield is None:
            self._grab(g, seat, whom, found(g, whom, str(tail[1])), name)

    def _mask(self, g: Bang, seat: int) -> int:
        return at_arms_length(g, seat)

    def _too_far(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        if at_arms_length(g, seat) >> whom & 1:
            return None
        near = g.switches["panic_range"] == "neighbours"
        far = steps_apart(g, seat, whom) if near else distance(g, seat, whom)
        arm = 1 if near else g.fold("arm", 1, seat)
        return Refusal("BG-74", "too_far_to_grab", (("distance", far), ("reach", arm)))

    def _from_hand(self, g: Bang, seat: int, whom: int, head: Option) -> bool:
        """Whether there is a hand to take from; of one's own the card just played is gone."""
        return len(g.hand[whom]) > (whom == seat)

    def _grab(self, g: Bang, seat: int, whom: int, card: int, name: str) -> None:
        cards.take(g, seat, whom, card, name, self._clause)


@RULES.add("card/cat_balou")
class CatBalou(Panic):
    """Onto the discards, at any distance (BG-28)."""

    _clause = "BG-74"

    def _mask(self, g: Bang, seat: int) -> int:
        return everyone_else(g, seat)

    def _too_far(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        return None

    def _grab(self, g: Bang, seat: int, whom: int, card: int, name: str) -> None:
        cards.throw(g, seat, whom, card, name, self._clause)
