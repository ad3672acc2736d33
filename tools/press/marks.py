"""What an engraving is made of: cuts and tints, stacked back to front."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from tools.press.inks import Ink
from tools.press.shapes import group


@dataclass(frozen=True, slots=True)
class Cut:
    """One part of the block, printed in key ink.

    `art` is the inside of an SVG in greys: black is solid ink, white is bare paper. Lengths are in units of the block.
    """

    art: str
    angle: float = 45.0
    """Direction of the lines, degrees clockwise from level."""
    pitch: float = 6.0
    """Distance from line to line."""
    bend: float = 0.0
    """How far the lines bow at their ends, in pitches: 0 for flat things, 0.3 to 1.1 for round ones."""
    edge: float = 2.2
    """White edge that the part leaves round itself in the parts below."""
    cross: bool = True
    """Whether darknesses above one half get a second set of lines."""
    covers: bool = True
    """Whether the part takes away the tint below it."""


@dataclass(frozen=True, slots=True)
class Tint:
    """A flat spot ink below the lines; only the outline of `art` counts."""

    art: str
    ink: Ink
    strength: float = 0.9


Mark: TypeAlias = Cut | Tint
Marks: TypeAlias = list[Mark]


def moved(marks: Iterable[Mark], transform: str, turn: float = 0.0, closer: float = 1.0) -> Marks:
    """The same marks under an SVG transform.

    Line directions do not follow a transform by themselves: `turn` (degrees) is added to them, and `closer` (0..1)
    multiplies pitch and white edge for parts drawn much smaller than they were designed.
    """
    out: Marks = []
    for mark in marks:
        art = group(mark.art, transform)
        if isinstance(mark, Cut):
            out.append(
                replace(mark, art=art, angle=mark.angle + turn, pitch=mark.pitch * closer, edge=mark.edge * closer)
            )
        else:
            out.append(replace(mark, art=art))
    return out
