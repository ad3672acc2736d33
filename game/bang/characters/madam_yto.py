"""Madam Yto: whenever anybody plays a Beer, for life or for a nugget, she draws a card (GR-39)."""

from __future__ import annotations

from game.bang.events import Answered, BeerSwapped, Played
from game.bang.frames.after_shot import DrawLater
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS
from game.rules.state import Afterwards


@RULES.add("character/madam_yto")
class MadamYto:
    """What only works like a Beer does not count."""

    def on_played(self, g: Bang, me: Thing, event: Played) -> Afterwards | None:
        return self._draw(me) if event.name == "beer" else None

    def on_answered(self, g: Bang, me: Thing, event: Answered) -> Afterwards | None:
        return self._draw(me) if event.name == "beer" else None

    def on_beer_swapped(self, g: Bang, me: Thing, event: BeerSwapped) -> Afterwards | None:
        return self._draw(me)

    def _draw(self, me: Thing) -> Afterwards:
        return Afterwards(DrawLater(SEATS[me.seat], "madam_yto", "GR-39"))
