"""Lady Rosa of Texas: once in his turn a player may change seats with his right neighbour, who sits out (BG-169)."""

from __future__ import annotations

from game.bang.around import living, others
from game.bang.cards.base import Options
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang, marked
from game.bang.verbs import cards, people
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import Refusal

NAME = "lady_rosa_of_texas"
ONCE = Refusal("BG-169", "once_a_turn")
SITS_OUT = Refusal("BG-169", "sits_out_already")
TWO_LEFT = Refusal("BG-169", "no_change_with_two_left")


@RULES.add("event/lady_rosa_of_texas", EVENT)
class LadyRosaOfTexas:
    """Not with two left, unless the switch allows it; and nobody loses a second turn before he has had one, which is
    our reading: else some might keep others from playing for ever.
    """

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        return (*value, ("use", NAME)) if seat == g.turn and self._bar(g, seat) is None else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        return self._bar(g, g.turn)

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        seat, right = g.turn, others(g, g.turn)[-1]
        cards.use_ability(g, seat, NAME, right, "BG-169")
        people.swap_places(g, seat, right)

    def _bar(self, g: Bang, seat: int) -> Refusal | None:
        if len(living(g)) <= 2 and g.switches["lady_rosa_two"] == "forbidden":
            return TWO_LEFT
        if marked(g, seat, NAME) or len(living(g)) < 2:
            return ONCE
        return SITS_OUT if g.sits_out[others(g, seat)[-1]] else None
