"""The one table from event to what is seen and heard: a choreography and a sound for every class of event.

The words come from `game.words` (a sentence for the log, a wire for the telegraph); a test demands all three.
"""

from __future__ import annotations

from game.stage.pony import acts_dice, acts_fight, acts_gold, acts_ride
from game.stage.pony.acts import ACTS

TABLE = (acts_dice, acts_fight, acts_gold, acts_ride)
"""The modules that fill `ACTS`."""
runs, performed, act_of = ACTS.runs, ACTS.performed, ACTS.of
