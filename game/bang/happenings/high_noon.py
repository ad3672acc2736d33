"""High Noon: at the start of his turn, before Dynamite and Jail, each player loses a life point (BG-148)."""

from __future__ import annotations

from game.bang.frames.speeches import Suffer
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS

ID = "event/high_noon"


@RULES.add(ID, EVENT)
class HighNoon:
    """Nobody is responsible."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang]:
        return Suffer(SEATS[seat], ID)
