"""Greg Digger: whenever another player is eliminated he regains two life points (BG-127)."""

from __future__ import annotations

from game.bang.events_fight import Buried
from game.bang.state import IN, Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/greg_digger")
class GregDigger:
    """Up to his starting total."""

    def on_buried(self, g: Bang, me: Thing, event: Buried) -> None:
        if event.seat != me.seat and g.status[me.seat] == IN:
            people.gain_life(g, me.seat, 2, "greg_digger", "BG-127")
