"""Blood Brothers: before his turn a player may give up a life point, not his last, for another's (BG-151)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import others
from game.bang.happenings.blessing import EVENT
from game.bang.state import IN, Bang, max_life
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "event/blood_brothers"


@RULES.add(ID, EVENT)
class BloodBrothers:
    """Before everything else."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return Blood(SEATS[seat]) if g.status[seat] == IN and g.life[seat] > 1 and _wounded(g, seat) else None


def _wounded(g: Bang, seat: int) -> list[int]:
    return [whom for whom in others(g, seat) if g.status[whom] == IN and g.life[whom] < max_life(g, whom)]


@dataclass(slots=True)
class Blood(Frame[Bang]):
    """`seat` may give a life point to somebody."""

    seat: Seat

    def ask(self, g: Bang) -> Ask:
        picks = (("give", SEATS[whom]) for whom in _wounded(g, self.seat))
        return Ask("blood_brothers", {self.seat: (PASS, *picks)})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        if pick != PASS:
            people.lose_life(g, seat, 1, -1, "blood_brothers", "BG-151")
            people.gain_life(g, int(pick[1]), 1, "blood_brothers", "BG-151")
        return OVER

    def end(self, g: Bang) -> str:
        return ID
