"""Vera Custer: at the start of her turn she names another living character and has its ability too (BG-135)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import others
from game.bang.deck import NAME
from game.bang.state import Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "character/vera_custer"


@RULES.add(ID)
class VeraCuster:
    """Until her next turn begins; the switch says whether she chooses before or after Dynamite and Jail."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return self._choice(g, me, seat, "before_checks")

    def before_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return self._choice(g, me, seat, "after_checks")

    def _choice(self, g: Bang, me: Thing, seat: int, moment: str) -> Frame[Bang] | None:
        if seat != me.seat or g.switches["vera_timing"] != moment or not models(g, seat):
            return None
        return Copy(SEATS[seat])


def models(g: Bang, seat: int) -> tuple[str, ...]:
    """The characters of the others who take part, clockwise."""
    return tuple(dict.fromkeys(NAME[card] for whom in others(g, seat) for card in g.character[whom][:1]))


@dataclass(slots=True)
class Copy(Frame[Bang]):
    """`seat` names a character."""

    seat: Seat

    def ask(self, g: Bang) -> Ask:
        return Ask("vera_custer", {self.seat: tuple(("copy", name) for name in models(g, self.seat))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        people.copy_ability(g, seat, str(pick[1]), "BG-135")
        return OVER

    def end(self, g: Bang) -> str:
        return ID
