"""The one table from event to what is seen and heard: a choreography and a sound for every class of event.

The words come from `game.words` (a sentence for the log, a wire for the telegraph); a test demands all three.
"""

from __future__ import annotations

from game.stage.earp import acts_cards, acts_money, acts_shots
from game.stage.earp.acts import ACTS

__all__ = ["ACTS", "TABLE", "performed", "runs"]

TABLE = (acts_cards, acts_money, acts_shots)
"""The modules that fill `ACTS`."""
runs, performed = ACTS.runs, ACTS.performed
