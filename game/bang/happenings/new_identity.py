"""New Identity: at the start of his turn a player may look at his spare character and become it (BG-175)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import NAME
from game.bang.happenings.blessing import EVENT
from game.bang.state import GHOST, Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "event/new_identity"
LIFE = 2


@RULES.add(ID, EVENT)
class NewIdentity:
    """With two life points, for the rest of the game."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        if g.status[seat] == GHOST or not (g.spare[seat] or g.characters_left):
            return None
        return NewName(SEATS[seat])


@dataclass(slots=True)
class NewName(Frame[Bang]):
    """`seat` looks at the character it may become."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        people.look_at_spare(g, self.seat, "BG-175")

    def ask(self, g: Bang) -> Ask:
        return Ask("new_identity", {self.seat: (PASS, ("take", NAME[g.casting[self.seat][0]]))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        if pick == PASS:
            people.put_spare_back(g, seat)
        else:
            people.change_character(g, seat, LIFE, "BG-175")
        return OVER

    def end(self, g: Bang) -> str:
        return ID
