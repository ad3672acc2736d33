"""Dead Man: whoever was eliminated first returns for good with two life points and two cards (BG-152)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import IN, OUT, Bang
from game.bang.verbs import people, piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing

TWO = 2


@RULES.add("event/dead_man", EVENT)
class DeadMan:
    """Once, when his turn comes round."""

    def comes_back(self, g: Bang, me: Thing, value: bool, seat: int) -> bool:
        return value or (g.status[seat] == OUT and g.fell[seat] == 1)

    def brings_back(self, g: Bang, seat: int) -> None:
        people.come_back(g, seat, TWO, "dead_man", IN, "BG-152")
        piles.draw(g, seat, TWO, "dead_man", "BG-152")
