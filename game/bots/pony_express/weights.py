"""The numbers a Pony Express bot goes by, and what item cards are worth to keep.

Values are in steps on the trail.  A level is a set of these numbers; people choose among the levels of `brain`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.bots.temper import Bends
from game.pony_express.items import MOMENT


@dataclass(frozen=True, slots=True)
class Weights:
    """In steps, unless said otherwise."""

    style: str = "odds"
    """How it declares and calls: plain (mostly honest, a flat rate), odds (what the dice make likely), or mixed (the
    equilibrium, bent by what it has seen of each opponent).
    """
    bluffs: float = 0.25
    """The share of weak hands that a plain player names higher, or of lies among what an odds player names; and what
    both expect of others.
    """
    at_once: float = 0.33
    """The share of weak hands that an odds player names higher where another roll would pay."""
    flat_calls: float = 0.25
    """How often a plain player calls whatever is declared above a pair."""
    rerolls: float = 1.0
    """How often it thinks of a reroll that would pay; a plain player only of the first."""
    first_gold: float = 0.15
    """What the only nugget is worth: charity gives another to whoever has none."""
    gold: float = 0.45
    """What the second and the third are worth, each."""
    more_gold: float = 0.25
    """What any further one is worth."""
    jail: float = 2.8
    """What a turn in jail costs one who can't buy his way out."""
    bail: float = 0.4
    """What jail costs besides the gold one who can."""
    arrival: float = 3.0
    """What reaching Sacramento is worth besides the steps."""
    duel: float = 0.6
    """The chance to win a gunfight on arriving."""
    card: float = 1.7
    """What an item card from a relay is worth."""
    retreat: float = 2.0
    """What landing among the Indians costs."""
    places: float = 1.0
    """How much of what the spaces bring enters its choice of a declaration."""
    heat: float = 0.35
    """Steps of difference that still leave a choice open."""
    call_heat: float = 0.35
    """The same for a call."""
    habits: float = 1.0
    """How much of what it has seen of opponents it believes."""
    shy: float = 0.0
    """What a call must bring besides."""
    item: float = 0.6
    """The share of what a card is kept for that using it must bring."""
    tremor: float = 6.2
    """The spread of its aim in degrees."""
    power_spread: float = 0.14
    """The spread of the speed of its flicks, as a share."""
    spares: float = 1.6
    """What hitting a bystander costs, when hitting the target is worth 1."""
    nerves: float = 0.15
    """How much more it trembles in the final duel."""
    tries: int = 0
    """Aims that it tries out in the simulation before it flicks."""
    throws: int = 0
    """Trembling throws for each of those."""


DEPUTY: Final = Weights()
GREENHORN: Final = replace(
    DEPUTY,
    style="plain",
    bluffs=0.12,
    rerolls=0.6,
    places=0.0,
    tremor=9.2,
    power_spread=0.2,
    spares=0.0,
)
MARSHAL: Final = replace(
    DEPUTY,
    style="mixed",
    duel=0.68,
    retreat=1.7,
    tremor=4.1,
    power_spread=0.1,
    nerves=0.0,
    tries=4,
    throws=8,
)
BY_LEVEL: Final = {
    "greenhorn": GREENHORN,
    "deputy": DEPUTY,
    "marshal": MARSHAL,
    "marshal_slow": replace(MARSHAL, tries=8, throws=24),
}

TEMPERS: Final[Bends] = {
    "trigger_happy": {"duel": 1.25, "spares": 0.75, "retreat": 0.75, "call_heat": 1.2},
    "careful": {"jail": 1.25, "duel": 0.8, "retreat": 1.25, "bluffs": 0.8, "at_once": 0.8},
    "grudger": {"habits": 1.25, "call_heat": 0.8, "flat_calls": 1.25, "spares": 0.8},
    "hoarder": {"first_gold": 1.25, "gold": 1.2, "more_gold": 1.25, "card": 1.2},
    "gambler": {"heat": 1.25, "call_heat": 1.25, "bluffs": 1.08, "at_once": 1.25, "item": 0.8},
}
"""How each temperament bends the numbers (factors)."""

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
"""What each is kept for, in steps."""
assert set(KEEP) == set(MOMENT)
