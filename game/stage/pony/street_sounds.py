"""What a shot sounds like: the flick, each blow by its force, the fall, a bullet that finds nobody."""

from __future__ import annotations

from typing import Final, Protocol

from game.shootout.measures import WIDTH

WIDE: Final = 0.7
"""How far to the side the ends of the street are heard."""
LAYERS: Final = ((0.18, "hit_soft"), (0.55, "hit_firm"), (1.0, "hit_hard"))
"""Up to which share of a full blow each sound of a hit is heard."""
HEARD: Final = (
    *("hammer_click", "die_flick", "shot", "figure_falls", "stamp", "ricochet"),
    *(name for _, name in LAYERS),
)
"""All sounds of a shot, to be read before one is wanted."""


class Loudspeaker(Protocol):
    """What plays a sound by name."""

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play a sound once."""


def side_of(x: float) -> float:
    """Where a place of the street (0.1 mm from its left end) is heard, -0.7 left to 0.7 right."""
    return WIDE * min(1.0, max(-1.0, 2 * x / WIDTH - 1))


def flicked(loud: Loudspeaker, power: float, side: float) -> None:
    """The die leaves the finger with `power`, 0 to 1, and the story has a gun go off."""
    loud.play("die_flick", side, 0.5 + 0.5 * power)
    loud.play("shot", side, 0.25 + 0.25 * power)


def struck(loud: Loudspeaker, force: float, side: float) -> None:
    """A die strikes a figure with `force`, 0 to 1 of a full blow: another sound, and louder, the harder it is."""
    floor = 0.0
    for most, name in LAYERS:
        if force <= most:
            loud.play(name, side, 0.55 + 0.45 * (force - floor) / (most - floor))
            return
        floor = most


def landed(loud: Loudspeaker, force: float, side: float) -> None:
    """A figure meets the dust."""
    loud.play("figure_falls", side, 0.6 + 0.4 * force)


def missed(loud: Loudspeaker, side: float) -> None:
    """Nobody was touched."""
    loud.play("ricochet", side)
