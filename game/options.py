"""What a person asked for on the command line when starting to play or to watch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Pace = Literal["slow", "normal", "fast", "instant", "step"]
"""How long a bot's act stays on the screen."""

PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "instant", "step")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Everything `sundown play` and `sundown replay` can be told. None: the program or the person decides.

    A game that is named is begun at once; without one the title screen comes first.
    """

    game: str | None = None
    seats: int | None = None
    bots: int | None = None
    """How many of the seats bots take; they take the last ones."""
    seed: int | None = None
    preset: str | None = None
    switches: tuple[tuple[str, int | str | bool], ...] = ()
    """(switch, value) to lay over the preset, in the order given; all legal in this game."""
    expansions: tuple[str, ...] = ()
    headless: bool = False
    """No window: bots play to the end and a readable record is printed."""
    window: tuple[int, int] | None = None
    """Width and height of the window in pixels."""
    full_screen: bool = False
    sound: bool = True
    language: str | None = None
    """A tag of `game.words.languages()`; what is chosen in the settings otherwise."""
    pace: Pace | None = None
    kiosk: bool = False
    """The window runs alone in public: bots play until somebody presses something; nothing is kept."""
    idle: int | None = None
    """Seconds without a press after which a kiosk counts down and begins anew."""
    pin: str | None = None
    """The digits that open a kiosk's operator page."""
    replay: Path | None = None
    """A saved game to watch instead of playing."""
