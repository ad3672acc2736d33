"""What deeds tell about roles: how gladly people of each role do what.

The numbers were fitted to games of deputies with five, six and seven players (`python3 tools/arena.py --tells`);
what that found is in tools/results/tells.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bang.deck import ROLES

N_ROLES: Final = len(ROLES)
SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(N_ROLES)

LEAST: Final = 0.03
"""No act is less likely than this for any role: people are less consistent than any table."""

Row = tuple[float, float, float, float]
"""A number for each role, in the order of ROLES."""


class Tells(NamedTuple):
    """How roles show.  Evidence is in natural logarithms: what is likelier by e counts 1."""

    preference: tuple[Row, Row, Row, Row]
    """How gladly a role (row) turns on another (column): at least 0, no units, only ratios count."""
    strength: dict[str, float]
    """How much an act says, as an exponent."""
    no_shot: float
    """The preference for doing nothing, where only one victim is there to choose."""
    knowing: float
    """The share of a choice, 0 to 1, that goes by what the victim is; the rest by what everybody takes it for."""
    sweep: tuple[Row, Row]
    """Evidence of shooting at all others at once, while the Sheriff is well (0) and in danger (1)."""
    peace: tuple[Row, Row]
    """Evidence of ending a turn without hostility, with the Sheriff out of reach (0) and in reach (1)."""


TELLS: Final = Tells(
    preference=(
        (0.0, 0.25, 2.0, 1.2),  # the Sheriff chooses like a deputy; nobody has to guess his role
        (0.03, 0.45, 2.0, 1.1),
        (7.0, 0.7, 0.2, 1.1),
        (0.35, 1.0, 1.5, 1.0),  # left wider than it was found: Renegades who are known at once don't win
    ),
    strength={"bang": 0.94, "duel": 1.05, "jail": 1.06, "cat_balou": 0.93, "panic": 0.47},
    no_shot=1.1,
    knowing=0.2,
    sweep=((0.0, -0.16, 0.0, 0.0), (0.0, -0.78, 0.0, -0.42)),
    peace=((0.0, -0.3, 0.0, -0.3), (0.0, -0.1, -0.6, -0.1)),
)
"""What bots go by."""
