"""What the expansions bring: events of the round, those who come back, the shop and its nuggets."""

from __future__ import annotations

from game.bang import events as e
from game.bang import events_shop as s
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.acts_deal import role_name
from game.stage.bang.floor import Floor
from game.stage.bang.steps import announce, over
from game.stage.bang.words import title_of
from game.stage.motion import Choreography, Wait
from game.stage.paint import gold
from game.stage.paint.palette import BOTTLE, VERMILION
from game.stage.text import text

READ_MS = 650.0
EVENT_MS = 1600.0
BEAT_MS = 160.0


@ACTS.act(e.EventAhead, "page")
def event_ahead(floor: Floor, turn: Turn) -> Choreography:
    """What will come next is open to all."""
    floor.show(turn.after)
    yield Wait(BEAT_MS)


@ACTS.act(e.EventTurned, "event_bell")
def event_turned(floor: Floor, turn: Turn) -> Choreography:
    """A new event is in force."""
    event = turn.last(e.EventTurned)
    floor.show(turn.after)
    yield from announce(floor, title_of(role_name(event.card)), EVENT_MS, VERMILION)


@ACTS.act(e.CameBack, "spurs")
def came_back(floor: Floor, turn: Turn) -> Choreography:
    """Somebody who was out takes part again."""
    event = turn.last(e.CameBack)
    floor.show(turn.after)
    words = text("bang-status-ghost") if event.ghost else text("bang-act-back")
    yield from floor.tag(over(floor, event.seat), words, READ_MS, BOTTLE)


@ACTS.act(e.PlacesSwapped, "spurs")
def places_swapped(floor: Floor, turn: Turn) -> Choreography:
    """Two change seats."""
    event = turn.last(e.PlacesSwapped)
    floor.show(turn.after)
    names = floor.cast.names
    yield from announce(floor, text("bang-act-swapped", a=names[event.seat], b=names[event.whom]), EVENT_MS)


# -- the shop


@ACTS.act(s.ShopFilled, "card_slide")
def shop_filled(floor: Floor, turn: Turn) -> Choreography:
    """The row is full again."""
    floor.show(turn.after)
    yield Wait(BEAT_MS)


@ACTS.act(s.Bought, "counter")
def bought(floor: Floor, turn: Turn) -> Choreography:
    """Something goes over the counter."""
    event = turn.last(s.Bought)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.whom if event.whom >= 0 else event.seat), title_of(event.name), READ_MS)


@ACTS.act(s.GearLost, "whip")
def gear_lost(floor: Floor, turn: Turn) -> Choreography:
    """Equipment is gone."""
    event = turn.last(s.GearLost)
    floor.show(turn.after)
    words = text("bang-act-gear-lost", card=title_of(role_name(event.card)))
    yield from floor.tag(over(floor, event.whom), words, READ_MS, VERMILION)


@ACTS.act(s.NuggetsTaken, "nugget")
def nuggets_taken(floor: Floor, turn: Turn) -> Choreography:
    """From the heap to a panel."""
    event = turn.last(s.NuggetsTaken)
    start, end = floor.layout.middle.center, over(floor, event.seat)
    yield floor.tokens(start, end, event.amount, lambda n: None, lambda press: gold.nugget(press, 34), "nugget")
    floor.show(turn.after)


@ACTS.act(s.NuggetsPaid, "nugget")
def nuggets_paid(floor: Floor, turn: Turn) -> Choreography:
    """From a panel to the heap."""
    event = turn.last(s.NuggetsPaid)
    start, end = over(floor, event.seat), floor.layout.middle.center
    yield floor.tokens(start, end, event.amount, lambda n: None, lambda press: gold.nugget(press, 34), "nugget")
    floor.show(turn.after)
