"""The one table from event to what is seen and heard: a choreography and a sound for every class of event."""

from __future__ import annotations

from game.stage.bang import acts_cards, acts_deal, acts_fight, acts_more, acts_perils, acts_shop
from game.stage.bang.acts import ACTS

__all__ = ["ACTS", "TABLE", "performed", "runs"]

TABLE = (acts_deal, acts_cards, acts_fight, acts_perils, acts_more, acts_shop)
"""The modules that fill `ACTS`."""
runs, performed = ACTS.runs, ACTS.performed
