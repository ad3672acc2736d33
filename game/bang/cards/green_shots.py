"""Derringer, Knife, Pepperbox, Buffalo Rifle, Howitzer: shots that wait in front of their owner (BG-112 to BG-116)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import present
from game.bang.cards.green import AimedGreen, Green
from game.bang.cards.punch import too_far
from game.bang.deck import KINDS, NAME
from game.bang.frames.shot import Shot
from game.bang.frames.sweep import BLOWS, Sweep
from game.bang.measures import distance, everyone_else, in_reach, next_to, reach
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import Refusal


class GreenShot(AimedGreen):
    """A shot with what the card is called."""

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> Frame[Bang]:
        return Shot(SEATS[seat], SEATS[int(tail[0])], NAME[card], KINDS[card])


@RULES.add("card/knife")
class Knife(GreenShot):
    """At distance 1."""

    _name, _clause = "knife", "BG-113"

    def _mask(self, g: Bang, seat: int) -> int:
        return next_to(g, seat)

    def _bar_aim(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        return too_far(g, seat, whom, self._clause)


@RULES.add("card/derringer")
class DerringerCard(Knife):
    """At distance 1, and a card for the shooter, whatever the outcome."""

    _name, _clause = "derringer", "BG-112"

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> Frame[Bang]:
        if g.switches["derringer_draw"] == "before":
            piles.draw(g, seat, 1, "derringer", self._clause)
            return super()._used(g, seat, card, tail)
        return Derringer(SEATS[seat], SEATS[int(tail[0])], KINDS[card])


@dataclass(slots=True)
class Derringer(Frame[Bang]):
    """The shot of a Derringer, then the card; `fired`: the shot is over."""

    by: Seat
    at: Seat
    card: str
    fired: bool = False

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return None if self.fired else Shot(self.by, self.at, "derringer", self.card)

    def told(self, g: Bang, result: Any) -> None:
        self.fired = True

    def end(self, g: Bang) -> None:
        if present(g, self.by) and not g.side:
            piles.draw(g, self.by, 1, "derringer", "BG-112")


@RULES.add("card/pepperbox")
class Pepperbox(GreenShot):
    """In the reach of one's gun."""

    _name, _clause = "pepperbox", "BG-114"

    def _mask(self, g: Bang, seat: int) -> int:
        return in_reach(g, seat)

    def _bar_aim(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        far = distance(g, seat, whom)
        if far <= reach(g, seat):
            return None
        return Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))


@RULES.add("card/buffalo_rifle")
class BuffaloRifle(GreenShot):
    """At any distance."""

    _name, _clause = "buffalo_rifle", "BG-115"

    def _mask(self, g: Bang, seat: int) -> int:
        return everyone_else(g, seat)


@RULES.add("card/howitzer")
class Howitzer(Green):
    """At every other player."""

    _name, _clause = "howitzer", "BG-116"

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> Frame[Bang]:
        return Sweep(SEATS[seat], "howitzer", KINDS[card], everyone_else(g, seat))


BLOWS["howitzer"] = lambda g, by, at, card: Shot(by, at, "howitzer", card)
