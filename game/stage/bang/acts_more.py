"""What the expansions bring: events of the round, those who come back, seats that change places."""

from __future__ import annotations

from game.bang import events as e
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.acts_deal import role_name
from game.stage.bang.floor import Floor
from game.stage.bang.sight import order_of
from game.stage.bang.steps import announce, over
from game.stage.bang.words import title_of
from game.stage.motion import Choreography, Wait
from game.stage.paint.bang import events as prints
from game.stage.paint.palette import BOTTLE
from game.stage.play.flying import PrintSprite
from game.stage.text import text

READ_MS = 650.0
EVENT_MS = 1300.0
FADE_MS = 200.0
SLIP = 250.0
"""Width in units of an event that everybody looks at."""
BEAT_MS = 160.0


@ACTS.act(e.EventAhead, "page")
def event_ahead(floor: Floor, turn: Turn) -> Choreography:
    """What will come next is open to all."""
    floor.show(turn.after)
    yield Wait(BEAT_MS)


@ACTS.act(e.EventTurned, "event_bell")
def event_turned(floor: Floor, turn: Turn) -> Choreography:
    """A new event is in force."""
    kind = role_name(turn.last(e.EventTurned).card)
    floor.show(turn.after)
    slip = PrintSprite(lambda press: prints.slip(press, kind, title_of(kind), SLIP), floor.layout.arena.center)
    yield floor.stamp(slip, "")
    yield Wait(EVENT_MS)
    yield floor.fade_out(slip, FADE_MS)


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
    floor.layout = floor.layout.seated(order_of(turn.after, floor.layout.order[0]))
    floor.show(turn.after)
    names = floor.cast.names
    yield from announce(floor, text("bang-act-swapped", a=names[event.seat], b=names[event.whom]), EVENT_MS)
