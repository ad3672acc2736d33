"""Shadow-Gunslingers: the eliminated come back for their own turns, to help their side (GR-15 to GR-19)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from game.bang.state import Bang, role_of
from game.bang.verbs import cards, people
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat, everybody

RULE = "table/gold_rush"


def may_become(g: Bang, seat: int) -> bool:
    """Whether somebody just eliminated may become a shadow, by the switches; never the Sheriff (GR-19)."""
    if not g.switches["shadow_gunslingers"] or role_of(g, seat) == SHERIFF or g.sworn[seat] or g.side:
        return False
    return g.switches["shadow_scope"] == "all" or g.fell[seat] == 1


@dataclass(slots=True)
class Become(Frame[Bang]):
    """`seat` becomes a shadow, by the switch if it likes; `asked`: it has answered."""

    seat: Seat
    asked: bool = False

    def begin(self, g: Bang) -> None:
        if not g.switches["shadow_optional"]:
            self.asked = True
            people.become_shadow(g, self.seat)

    def ask(self, g: Bang) -> Ask | None:
        return None if self.asked or g.side else Ask("shadow", {self.seat: (PASS, ("become",))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        if pick != PASS:
            people.become_shadow(g, seat)
        return OVER


@dataclass(slots=True)
class Oath(Frame[Bang]):
    """The shadow Renegade `seat` turns his card to the law or the outlaws for this turn on (GR-18)."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        everyone = everybody(g.seats)
        shown = [role_of(g, s) for s in range(g.seats) if g.known[g.role[s][0]] == everyone]
        outlaws = shown.count(OUTLAW)
        if g.switches["shadow_renegade_compare"] == "hidden":
            outlaws = sum(role_of(g, s) == OUTLAW for s in range(g.seats)) - outlaws
        law = shown.count(SHERIFF) + shown.count(DEPUTY)
        people.swear(g, self.seat, "law" if law > outlaws else "outlaws")

    def end(self, g: Bang) -> str:
        return RULE


@dataclass(slots=True)
class Fade(Frame[Bang]):
    """The shadow `seat` discards all cards and is out again (GR-16)."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        left = g.hand[self.seat] + g.front[self.seat]
        if left:
            cards.discard(g, self.seat, left, "shadow", "GR-16")
        people.fade(g, self.seat)

    def end(self, g: Bang) -> str:
        return RULE


def swears(g: Bang, seat: int) -> bool:
    """Whether a shadow is a Renegade, who takes a side anew in each of his turns."""
    return role_of(g, seat) == RENEGADE
