"""How tense a Pony Express game is, for the music: a bluff that may be called, riders near Sacramento, a fight."""

from __future__ import annotations

from typing import Final

from game.pony_express.board import SACRAMENTO, ST_JOSEPH
from game.pony_express.state import Pony

IN_THE_STREET: Final = {"gunfight": 0.75, "indians": 0.6, "final": 1.0}
"""By the kind of shoot-out."""
NEAR: Final = 0.6
"""The part of the trail after which the race grows tense."""
MOST: Final = 0.65
"""No more than this while everybody is still riding."""


def on_the_trail(g: Pony, calling: bool) -> float:
    """The tension of the race, 0 to 0.65. `calling`: everybody may call the hand that was named."""
    if g.winner >= 0:
        return 0.0
    far = max(abs(space - ST_JOSEPH) for space in g.space) / abs(SACRAMENTO - ST_JOSEPH)
    race = 0.45 * max(0.0, (far - NEAR) / (1 - NEAR))
    bluff = 0.2 if g.declared else 0.0
    return min(MOST, race + bluff + (0.2 if calling else 0.0))
