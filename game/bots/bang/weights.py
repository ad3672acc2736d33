"""The numbers a BANG! bot goes by.  A level is these numbers, with more or less noise and knowledge.

Units: the loss of a life point by somebody wished ill with 1.0 is worth 0.5 to 2, more the fewer he has left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.bots.temper import Bends


@dataclass(frozen=True, slots=True)
class Weights:
    """Values in the unit above, unless said otherwise."""

    noise: float = 0.0
    """The spread of an error added to each play."""
    believes: bool = True
    """Whether a role is inferred from what people did; else only grudges count."""
    last_life: float = 2.0
    """Worth of a last life point whose owner has no cards."""
    two_lives: float = 0.75
    more_lives: float = 0.5
    missed_share: float = 0.15
    """The chance that a card in another's hand is a miss effect."""
    bang_share: float = 0.33
    """The chance that a card in another's hand is as good as a BANG!."""
    beer_share: float = 0.075
    """The chance that a card in another's hand is a Beer."""
    barrel: float = 0.25
    """The chance that a Barrel saves its owner."""
    own_life: float = 1.3
    """What one's own life points count, against those of one wished ill with 1.0."""
    card: float = 0.3
    """What a card is worth that nobody has looked at."""
    shot_cost: float = 0.05
    """What must be hoped for from a BANG! to fire it."""
    reward: float = 0.6
    """The three cards for an outlaw."""
    deputy_risk: float = 0.1
    """A Sheriff takes no shot that may eliminate one who is a deputy with more than this chance."""
    hide_share: int = 30
    """Per cent of outlaws that spare the Sheriff in their first turn."""
    lean_share: int = 50
    """Per cent of Renegades that lean to the outlaws, with five players."""
    lean_share_of_seven: int = 40
    """The same with seven, where leaning costs a Renegade more: of 2,000 games he wins 8.4 % at 35, 8.2 at 40, 7.5
    at 50, and the outlaws, who live on it, 33, 35 and 37.
    """


DEPUTY: Final = Weights()
GREENHORN: Final = Weights(noise=0.6, believes=False)
MARSHAL: Final = replace(DEPUTY, noise=0.02)
"""A Marshal judges like a deputy, but for a little noise that makes him hard to read, and tries out what he likes."""
BY_LEVEL: Final = {"greenhorn": GREENHORN, "deputy": DEPUTY, "marshal": MARSHAL, "marshal_slow": MARSHAL}

TEMPERS: Final[Bends] = {
    "trigger_happy": {"shot_cost": 0.75, "more_lives": 1.25, "two_lives": 1.1, "own_life": 0.95},
    "careful": {"own_life": 1.15, "missed_share": 1.1, "deputy_risk": 0.75, "card": 1.1},
    "grudger": {"more_lives": 1.25, "two_lives": 1.25, "reward": 0.8},
    "hoarder": {"card": 1.2, "shot_cost": 1.25, "barrel": 1.1},
    "gambler": {"missed_share": 0.85, "bang_share": 0.85, "barrel": 0.8, "own_life": 0.95},
}
"""How each temperament bends the numbers (factors)."""
