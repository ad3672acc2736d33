"""Sacagaway: all hands are open; roles stay hidden (BG-171)."""

from __future__ import annotations

from game.bang import events as e
from game.bang import events_piles as d
from game.bang.around import clockwise
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import everybody


@RULES.add("event/sacagaway", EVENT)
class Sacagaway:
    """What comes into a hand is shown at once."""

    def revealed(self, g: Bang, seat: int) -> None:
        for whom in clockwise(g, seat):
            _show(g, whom)

    def on_drew(self, g: Bang, me: Thing, event: d.Drew) -> None:
        _show(g, event.seat)

    def on_kept(self, g: Bang, me: Thing, event: d.Kept) -> None:
        _show(g, event.seat)

    def on_taken(self, g: Bang, me: Thing, event: e.Taken) -> None:
        _show(g, event.seat)
        _show(g, event.whom)

    def on_given(self, g: Bang, me: Thing, event: e.Given) -> None:
        _show(g, event.seat)
        _show(g, event.whom)

    def on_inherited(self, g: Bang, me: Thing, event: e.Inherited) -> None:
        _show(g, event.seat)

    def on_store_taken(self, g: Bang, me: Thing, event: d.StoreTaken) -> None:
        _show(g, event.seat)


def _show(g: Bang, seat: int) -> None:
    for card in g.hand[seat]:
        if g.known[card] != everybody(g.seats):
            piles.show_card(g, seat, card, "sacagaway", "BG-171")
