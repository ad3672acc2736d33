"""How tense a game of BANG! is, for the music: a Duel, shots, a burning fuse, the last ones alive."""

from __future__ import annotations

from typing import Final

from game.bang.cards.duel import Duel
from game.bang.deck import NAME
from game.bang.frames.shot import Shot
from game.bang.frames.sweep import Sweep
from game.bang.state import DYING, IN, Bang
from game.rules.frame import Frame

PENDING: Final[tuple[tuple[type[Frame[Bang]], float], ...]] = ((Duel, 0.85), (Sweep, 0.6), (Shot, 0.45))
"""What is being dealt with."""
LAST_TWO: Final = 1.0
LAST_THREE: Final = 0.45
DEATHBED: Final = 0.7
FUSE: Final = 0.2
ONE_LIFE: Final = 0.12
"""For each seat that has but one life point; two at the most."""


def at_the_table(g: Bang) -> float:
    """The tension of the game, 0 to 1."""
    if g.side:
        return 0.0
    alive = [seat for seat, status in enumerate(g.status) if status in (IN, DYING)]
    told = [tension for frame in g.stack for kind, tension in PENDING if isinstance(frame, kind)]
    if len(alive) == 2 and g.turns:
        told.append(LAST_TWO)
    elif len(alive) == 3 < g.seats:
        told.append(LAST_THREE)
    if DYING in g.status:
        told.append(DEATHBED)
    burning = any(NAME[card] == "dynamite" for cards in g.front for card in cards)
    nearly = min(2, sum(g.life[seat] == 1 for seat in alive))
    return max((FUSE if burning else 0.0) + ONE_LIFE * nearly, *told, 0.0)
