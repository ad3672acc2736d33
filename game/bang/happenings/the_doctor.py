"""The Doctor: those whose life total is the lowest at the table regain a point (BG-139)."""

from __future__ import annotations

from game.bang.around import clockwise
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang, max_life
from game.bang.verbs import people
from game.bang.vocabulary import RULES


@RULES.add("event/the_doctor", EVENT)
class TheDoctor:
    """By the switch the lowest of all, or of the wounded."""

    def revealed(self, g: Bang, seat: int) -> None:
        pool = clockwise(g, seat)
        if g.switches["doctor_pool"] == "wounded":
            pool = tuple(s for s in pool if g.life[s] < max_life(g, s))
        lowest = min((g.life[s] for s in pool), default=0)
        for whom in pool:
            if g.life[whom] == lowest:
                people.gain_life(g, whom, 1, "the_doctor", "BG-139")
