"""The Wild West Show: who turns its cards, and its last card: the goal is to be the last one alive (BG-68, BG-173)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.events import GreenUsed, Played
from game.bang.events_shop import Bought
from game.bang.happenings.blessing import EVENT
from game.bang.rulings import reveal
from game.bang.state import SHOWMAN, Bang
from game.bang.verbs import happenings
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat
from game.rules.state import Afterwards


@RULES.add("event/wild_west_show", EVENT)
class WildWestShow:
    """The Sheriff's death ends nothing."""

    def goal(self, g: Bang, me: Thing, value: str) -> str:
        return "last"


@RULES.add(SHOWMAN.rule, EVENT)
class Showman:
    """A new card whenever somebody plays a Stagecoach or a Wells Fargo; by the switch whatever draws cards."""

    def on_played(self, g: Bang, me: Thing, event: Played) -> Afterwards | None:
        return Afterwards(NextShow(SEATS[event.seat])) if event.name in ("stagecoach", "wells_fargo") else None

    def on_green_used(self, g: Bang, me: Thing, event: GreenUsed) -> Afterwards | None:
        return self._drawn(g, event.seat, event.name == "pony_express")

    def on_bought(self, g: Bang, me: Thing, event: Bought) -> Afterwards | None:
        return self._drawn(g, event.seat, event.name == "union_pacific")

    def _drawn(self, g: Bang, seat: int, draws: bool) -> Afterwards | None:
        counts = draws and g.switches["wws_triggers"] == "draw_cards"
        return Afterwards(NextShow(SEATS[seat])) if counts else None


@dataclass(slots=True)
class NextShow(Frame[Bang]):
    """`seat` turns up the next show card, if there is one."""

    seat: Seat

    def begin(self, g: Bang) -> Frame[Bang] | None:
        if not g.show_deck or g.side:
            return None
        happenings.turn_show(g, self.seat)
        return reveal(g, g.show[0], self.seat)
