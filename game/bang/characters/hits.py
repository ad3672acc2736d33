"""What the abilities that answer a hit share."""

from __future__ import annotations

from game.bang.state import Bang


def points_of(g: Bang, amount: int) -> int:
    """How often such an ability works for a loss of so many points: for each, or once a hit, as the switch says."""
    return amount if g.switches["hit_abilities"] == "per_point" else 1
