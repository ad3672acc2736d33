"""Ricochet: BANG! cards are discarded against single cards in play, at any distance (BG-158)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import others
from game.bang.cards.base import Options, is_seat, not_a_target
from game.bang.cards.reasons import NOT_IN_HAND, NOT_LYING_THERE
from game.bang.deck import KINDS, NAME
from game.bang.frames.shot import Shot
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

NO_BANG = Refusal("BG-158", "only_bang_cards")


@RULES.add("event/ricochet", EVENT)
class Ricochet:
    """Not a play of a BANG! card: no limit, no reach."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != g.turn:
            return value
        bangs = dict.fromkeys(KINDS[card] for card in g.hand[seat] if NAME[card] == "bang")
        aims = [(whom, KINDS[card]) for whom in others(g, seat) for card in g.front[whom]]
        return value + tuple(("use", "ricochet", bang, SEATS[whom], kind) for bang in bangs for whom, kind in aims)

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = g.turn
        if len(pick) != 5 or not is_seat(g, pick[3]):
            return NOT_AN_OPTION
        card = cards.held(g, seat, str(pick[2]))
        if card < 0:
            return NOT_IN_HAND
        if NAME[card] != "bang":
            return NO_BANG
        whom = int(pick[3])
        barred = not_a_target(g, seat, whom, "BG-158")
        return barred or (None if cards.lying(g, whom, str(pick[4])) >= 0 else NOT_LYING_THERE)

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang]:
        seat, whom = SEATS[g.turn], SEATS[int(pick[3])]
        card = cards.held(g, seat, str(pick[2]))
        cards.discard(g, seat, (card,), "ricochet", "BG-158")
        return RicochetShot(seat, whom, "ricochet", KINDS[card], prize=str(pick[4]))


@dataclass(slots=True)
class RicochetShot(Shot):
    """The shot is at the card of kind `prize` in front of `at`; by the switch only cards answer it."""

    prize: str = ""

    def _offers(self, g: Bang) -> tuple[Option, ...]:
        if g.switches["ricochet_answers"] == "missed_cards":
            return ()
        return Shot._offers(self, g)

    def _strike(self, g: Bang) -> Frame[Bang]:
        return Knocked(self.by, self.at, self.prize)


@dataclass(slots=True)
class Knocked(Frame[Bang]):
    """`at` loses the card of kind `prize`."""

    by: Seat
    at: Seat
    prize: str

    def begin(self, g: Bang) -> None:
        card = cards.lying(g, self.at, self.prize)
        if card >= 0:
            cards.throw(g, self.by, self.at, card, "ricochet", "BG-158")

    def end(self, g: Bang) -> str:
        return "hit"
