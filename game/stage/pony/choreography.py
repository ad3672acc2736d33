"""The one table from event to what is seen and heard: a choreography and a sound for every class of event.

The words come from `game.words` (a sentence for the log, a wire for the telegraph); a test demands all three.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.pony_express.state import Pony
from game.stage.motion import Choreography
from game.stage.play.acts import Turn
from game.stage.pony import acts_dice, acts_fight, acts_gold, acts_ride
from game.stage.pony.acts import ACTS
from game.stage.pony.floor import Floor
from game.table.moment import Moment

TABLE = (acts_dice, acts_fight, acts_gold, acts_ride)
"""The modules that fill `ACTS`."""


def performed(floor: Floor, run: Sequence[Moment]) -> Choreography:
    """The choreography of a portion of moments, as the floor's viewer may see them; it begins when it is its turn."""
    viewer = floor.viewer
    before = floor.state
    after: Pony = run[-1].view(viewer).state
    chosen = ACTS.of(run[-1])
    floor.play(chosen.sound)
    yield chosen.perform(floor, Turn(tuple(moment.event_for(viewer) for moment in run), before, after))
    floor.show(after)
