"""The one table from event to what is seen and heard: a choreography and a sound for every class of event.

The words come from `game.words` (a sentence for the log, a wire for the telegraph); a test demands all three.
"""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express import events_shot as s
from game.stage.pony import acts_dice, acts_fight, acts_gold, acts_ride
from game.stage.pony.acts import ACTS

__all__ = ["ACTS", "SEEN", "TABLE", "performed", "runs"]

TABLE = (acts_dice, acts_fight, acts_gold, acts_ride)
"""The modules that fill `ACTS`."""
runs, performed = ACTS.runs, ACTS.performed
SEEN = (
    *(s.Flicked, s.RiderHit, s.IndianHit, s.ShotMissed, s.Arrested, s.FightWon, s.FightDrawn, s.IndiansCounted),
    *(e.GoldMoved, e.GoldTaken, e.GoldPaid, e.ItemPlayed, e.ItemSpent),
)
"""What has been seen in the street already."""
