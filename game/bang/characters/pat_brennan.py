"""Pat Brennan: instead of phase 1 he may take into hand one card in play in front of any one player (BG-131)."""

from __future__ import annotations

from game.bang.around import others
from game.bang.cards.base import Options
from game.bang.deck import KINDS
from game.bang.frames.draw_phase import CARDS
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick


@RULES.add("character/pat_brennan")
class PatBrennan:
    """His own only where the switch lets one take from oneself."""

    def first_draws(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat:
            return value
        own = (seat,) if g.switches["take_discard_self_target"] else ()
        found = [("draw", SEATS[whom], KINDS[card]) for whom in (*others(g, seat), *own) for card in g.front[whom]]
        return (*value, *found)

    def first_draw(self, g: Bang, me: Thing, pick: Pick, count: int) -> int:
        whom = int(pick[1])
        cards.take(g, me.seat, whom, cards.lying(g, whom, str(pick[2])), "pat_brennan", "BG-131")
        return CARDS
