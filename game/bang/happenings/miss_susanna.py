"""Miss Susanna: whoever has played fewer than three cards in his turn loses a life point at its end (BG-170)."""

from __future__ import annotations

from game.bang.frames.speeches import Suffer
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS

ID = "event/miss_susanna"
ENOUGH = 3


@RULES.add(ID, EVENT)
class MissSusanna:
    """Cards played before she appeared count; whoever missed his turn in Jail is spared."""

    def turn_ends(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return Suffer(SEATS[seat], ID) if g.played < ENOUGH else None
