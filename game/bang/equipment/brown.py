"""The brown equipment: carried out at once, and none of the cards it works like (GR-20 to GR-25)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.cards.base import AtAnybody, Options, aimed, is_seat, not_a_target
from game.bang.cards.duel import Duel
from game.bang.cards.general_store import Store
from game.bang.cards.grip import Grip
from game.bang.frames.shot import Shot
from game.bang.measures import distance, everyone_else, in_reach, reach, suit_of
from game.bang.state import Bang
from game.bang.verbs import cards, happenings, people, piles
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("equipment/shot")
class ShotGlass(AtAnybody):
    """A player of one's choice regains a life point."""

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        people.gain_life(g, int(tail[0]), 1, "shot", "GR-20")


@RULES.add("equipment/bottle")
class Bottle:
    """As a Panic!, as a Beer or as a shot in reach."""

    _grip = Grip("GR-21", near=True, takes=True, spent=0)

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        grabs = self._grip.options(g, seat, (*head, "panic"))
        return (*grabs, (*head, "beer"), *aimed((*head, "bang"), in_reach(g, seat)))

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if tail[:1] == ("panic",):
            return self._grip.bar(g, seat, tail[1:])
        if tail[:1] != ("bang",) or len(tail) != 2 or not is_seat(g, tail[1]):
            return None if tail == ("beer",) else NOT_AN_OPTION
        whom = int(tail[1])
        barred = not_a_target(g, seat, whom, "GR-21")
        far = distance(g, seat, whom)
        if barred is None and far > reach(g, seat):
            barred = Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))
        return barred

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        if tail[0] == "bang":
            return Shot(SEATS[seat], SEATS[int(tail[1])], "bottle")
        if tail[0] == "panic":
            self._grip.grab(g, seat, "bottle", "", tail[1:])
        else:
            people.gain_life(g, seat, 1, "bottle", "GR-21")
        return None


@RULES.add("equipment/pardner")
class Pardner:
    """As a General Store, as a Duel or as a Cat Balou."""

    _grip = Grip("GR-22", near=False, takes=False, spent=0)

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        duels = aimed((*head, "duel"), everyone_else(g, seat))
        return ((*head, "general_store"), *duels, *self._grip.options(g, seat, (*head, "cat_balou")))

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if tail[:1] == ("cat_balou",):
            return self._grip.bar(g, seat, tail[1:])
        if tail[:1] == ("duel",) and len(tail) == 2 and is_seat(g, tail[1]):
            return not_a_target(g, seat, int(tail[1]), "GR-22")
        return None if tail == ("general_store",) else NOT_AN_OPTION

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        if tail[0] == "duel":
            return Duel(SEATS[seat], SEATS[int(tail[1])])
        if tail[0] == "general_store":
            return Store(SEATS[seat])
        self._grip.grab(g, seat, "pardner", "", tail[1:])
        return None


class _Plain:
    """One that needs no more than being bought."""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return (head,)

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return NOT_AN_OPTION if tail else None


@RULES.add("equipment/rhum")
class RhumBottle(_Plain):
    """Four cards of a draw!, a life point for each suit among them."""

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang]:
        return Rhum(SEATS[seat])


@dataclass(slots=True)
class Rhum(Frame[Bang]):
    """`seat` turns up its four cards; one more for each card its draw! has more."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        piles.turn_up(g, self.seat, 3 + g.fold("flips", 1, self.seat), "rhum")
        suits = {suit_of(g, card) for card in g.flipped}
        if g.flipped:
            piles.clear_flipped(g, g.flipped[-1])
        people.gain_life(g, self.seat, len(suits), "rhum", "GR-23")


@RULES.add("equipment/union_pacific")
class UnionPacific(_Plain):
    """Four cards."""

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        piles.draw(g, seat, 4, "union_pacific", "GR-24")


@RULES.add("equipment/gold_rush_card")
class GoldRush(_Plain):
    """The turn ends, all life points come back, and another turn follows."""

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        cards.use_ability(g, seat, "gold_rush_card", -1, "GR-25")
        happenings.again(g, seat, "gold_rush_card", "GR-25")
