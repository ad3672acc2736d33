"""What the levels differ in, and what item cards are worth to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.pony_express.items import MOMENT


@dataclass(frozen=True, slots=True)
class Weights:
    """`gold` is what a nugget is worth in steps; `honest`: tells the truth whenever it can and calls at a flat rate;
    `tremor` is the spread of its aim in degrees.
    """

    gold: float = 0.45
    honest: bool = False
    tremor: float = 3.5


FLAT_CALLS: Final = 0.25
"""How often an honest player calls whatever is declared above a pair."""
DEPUTY: Final = Weights()
BY_LEVEL: Final = {"greenhorn": Weights(gold=0.7, honest=True, tremor=5.5), "deputy": DEPUTY}

KEEP: Final = {
    "deputys_star": 3.0,
    "poker_face": 2.8,
    "loaded_die": 2.6,
    "file_in_the_loaf": 2.2,
    "spyglass": 2.0,
    "rail_pass": 1.9,
    "second_revolver": 1.7,
    "sleight_of_hand": 1.6,
    "fresh_mount": 1.4,
    "loud_voice": 1.4,
    "peace_pipe": 1.3,
    "lasso": 1.3,
    "pickaxe": 1.2,
    "dynamite": 1.1,
    "water_bag": 1.0,
    "fast_draw": 0.9,
}
"""In steps."""
assert set(KEEP) == set(MOMENT)
