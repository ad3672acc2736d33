"""Suzy Lafayette: when her hand becomes empty she draws a card, as soon as the effect under way is over (BG-18)."""

from __future__ import annotations

from game.bang.events import AbilityCopied, Answered, BeerSwapped, Discarded, Given, Placed, Played, Taken, Thrown
from game.bang.frames.may import May, by_choice
from game.bang.frames.shot import Shot
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS
from game.rules.state import Afterwards

Refill = May | Afterwards


@RULES.add("character/suzy_lafayette")
class SuzyLafayette:
    """Not between the shots of a Duel; between two Missed! against one shot only where the switch says so."""

    def on_played(self, g: Bang, me: Thing, event: Played) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_placed(self, g: Bang, me: Thing, event: Placed) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_answered(self, g: Bang, me: Thing, event: Answered) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_discarded(self, g: Bang, me: Thing, event: Discarded) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_taken(self, g: Bang, me: Thing, event: Taken) -> Refill | None:
        return self._refill(g, me, event.whom)

    def on_thrown(self, g: Bang, me: Thing, event: Thrown) -> Refill | None:
        return self._refill(g, me, event.whom)

    def on_beer_swapped(self, g: Bang, me: Thing, event: BeerSwapped) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_given(self, g: Bang, me: Thing, event: Given) -> Refill | None:
        return self._refill(g, me, event.seat)

    def on_ability_copied(self, g: Bang, me: Thing, event: AbilityCopied) -> Refill | None:
        return self._refill(g, me, event.seat)

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return not g.hand[me.seat]

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        piles.draw(g, me.seat, 1, "suzy_lafayette", "BG-96")

    def _refill(self, g: Bang, me: Thing, loser: int) -> Refill | None:
        if loser != me.seat or g.hand[loser]:
            return None
        frame = May(SEATS[loser], "suzy_lafayette", asks=by_choice(g))
        now = g.switches["refill_mid_shot"] and g.stack and isinstance(g.stack[-1], Shot)
        return frame if now else Afterwards(frame)
