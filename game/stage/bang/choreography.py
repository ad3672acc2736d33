"""The one table from event to what is seen and heard: a choreography and a sound for every class of event."""

from __future__ import annotations

from game.stage.bang import acts_plain
from game.stage.bang.acts import ACTS

__all__ = ["ACTS", "TABLE", "performed", "runs"]

TABLE = (acts_plain,)
"""The modules that fill `ACTS`."""
runs, performed = ACTS.runs, ACTS.performed
