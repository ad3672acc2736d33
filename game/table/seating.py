"""Who sits at the table and what is played: all that must be known before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from game.rules.library import Game, Value, find

Who = Literal["person", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table.

    `mark` is the seat mark, 0 to 7.  `level` and `temper` are a bot's; `pad` is the GUID of a person's own
    gamepad, or empty.  `side` is where the person sits round a lying screen, 0 to 3 clockwise from its lower
    edge, or -1 for where the seat comes round the table.
    """

    name: str
    mark: int
    who: Who
    level: str = "deputy"
    temper: str = ""
    pad: str = ""
    side: int = -1


@dataclass(frozen=True, slots=True)
class Setup:
    """A game about to begin: `changes` are the switches set otherwise than the preset has them."""

    game: str
    chairs: tuple[Chair, ...]
    preset: str
    changes: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0

    def switches(self) -> dict[str, Value]:
        """Every switch with its value.  Raises ValueError with a full sentence for what the game doesn't know."""
        return self.rules().presets.mix(self.preset, self.changes)

    def rules(self) -> Game:
        """The game itself.  Raises ValueError for an unknown one."""
        return find(self.game)


def names(chairs: tuple[Chair, ...]) -> tuple[str, ...]:
    """The names by seat, as the words want them."""
    return tuple(chair.name for chair in chairs)
