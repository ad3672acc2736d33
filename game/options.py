"""What a person asked for on the command line when starting to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pace = Literal["slow", "normal", "fast", "instant", "step"]
"""How long a bot's act stays on the screen; `step` waits for a press after each."""

PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "instant", "step")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """All that `sundown play` can be told. None means: not said, the program or the title screen decides.

    A game that is named is begun at once; without one the title screen comes first.
    """

    game: str | None = None
    seats: int | None = None
    bots: int | None = None
    """How many of the seats bots take; they take the last ones."""
    seed: int | None = None
    preset: str | None = None
    switches: tuple[tuple[str, str], ...] = ()
    """(switch, value) that differ from the preset, in the order given; names and values are legal ones."""
    expansions: tuple[str, ...] = ()
    headless: bool = False
    """No window: bots play to the end and a readable record is printed."""
    window: tuple[int, int] | None = None
    """Width and height of the window in pixels."""
    full_screen: bool = False
    sound: bool = True
    pace: Pace | None = None
