"""Acts in which nothing flies: the table is shown as it is then."""

from __future__ import annotations

from game.bang.game import GAME
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.floor import Floor
from game.stage.motion import Choreography, Wait

REST_MS = 160.0


def rest(floor: Floor, turn: Turn) -> Choreography:
    """A short while to see it."""
    floor.show(turn.after)
    yield Wait(REST_MS)


for _event in GAME.events.values():
    ACTS.act(_event, "card_slide")(rest)
