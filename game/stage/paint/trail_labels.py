"""Where the number and the fare of each space stand, so that they cover no space and none another.  Numbers only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.stage.paint.press import Point
from game.stage.paint.trail_route import MAP, MARGIN, SPACES, space_at, token_size
from game.stage.paint.trail_tokens import RISE

TAB: Final = (36.0, 28.0)
SLIP: Final = (60.0, 32.0)
GAP: Final = 2.0
_FURTHER: Final = (1.0, 1.05, 1.1, 1.15, 1.2, 1.3)
"""How far from the space a label is tried, the nearest first."""
_ROUND: Final = 160.0
"""Farther from the middle of a space no label of it reaches, across or down."""
TOUCH: Final = 16.0
"""Square units by which it may cut a corner."""
_UNNUMBERED: Final = ("start", "sacramento")

Box = tuple[float, float, float, float]
"""Left, top, width, height, in units on the map."""


class Labels(NamedTuple):
    """Boxes by number of the space; spaces that have no number or no fare are left out."""

    tabs: dict[int, Box]
    slips: dict[int, Box]


def token_box(number: int, kind: str) -> Box:
    """The square that the sign of a space fills."""
    (x, y), size = space_at(number), token_size(kind)
    return x - size / 2, y - size / 2 - RISE.get(kind, 0.0), size, size


def body_box(number: int, kind: str) -> Box:
    """The part of that square that a shape with empty corners really fills, roughly."""
    x, y, w, h = token_box(number, kind)
    by = {"relay": 0.07, "none": 0.05, "start": 0.05, "sacramento": 0.05}.get(kind, 0.0) * w
    return x + by, y + by, w - 2 * by, h - 2 * by


def meet(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    down = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, across) * max(0.0, down)


def _round(middle: Point, reach: float, size: tuple[float, float], sides: str) -> Iterator[Box]:
    """Boxes of a size beside a space, in order of liking: south, east, north, west, and the corners."""
    x, y = middle
    w, h = size
    across, down = reach + GAP + w / 2, reach + GAP + h / 2
    corner = 0.78
    at = {
        "S": (0.0, down),
        "N": (0.0, -down),
        "E": (across, 0.0),
        "W": (-across, 0.0),
        "e": (across * corner, down * corner),
        "w": (-across * corner, down * corner),
        "n": (across * corner, -down * corner),
        "m": (-across * corner, -down * corner),
    }
    for further in _FURTHER:
        for side in sides:
            dx, dy = at[side]
            yield x + dx * further - w / 2, y + dy * further - h / 2, w, h


def _near(middle: Point, taken: Sequence[Box]) -> list[Box]:
    """Of the boxes that are taken, those that a label of the space there may come near to."""
    x, y = middle
    around = x - _ROUND, y - _ROUND, 2 * _ROUND, 2 * _ROUND
    return [box for box in taken if meet(box, around)]


def _best(choices: Iterator[Box], taken: Sequence[Box]) -> Box:
    """The first choice that covers nothing, else the one that covers least; off the map counts as covered."""
    inside = MARGIN, MARGIN, MAP[0] - 2 * MARGIN, MAP[1] - 2 * MARGIN
    least: tuple[float, Box] | None = None
    for box in choices:
        cut = sum(meet(box, other) for other in taken) + box[2] * box[3] - meet(box, inside)
        if cut <= TOUCH:
            return box
        if least is None or cut < least[0]:
            least = cut, box
    assert least is not None
    return least[1]


@lru_cache(maxsize=8)
def labels(types: tuple[str, ...], fares: tuple[int, ...]) -> Labels:
    """Places for the numbers and fares of a board; both tuples count from 1, index 0 is not used."""
    taken = [body_box(n, types[n]) for n in range(1, SPACES + 1)]
    tabs: dict[int, Box] = {}
    slips: dict[int, Box] = {}
    for n in range(1, SPACES + 1):
        if types[n] in _UNNUMBERED:
            continue
        middle = space_at(n)
        tabs[n] = _best(_round(middle, token_size(types[n]) / 2, TAB, "SEWNewnm"), _near(middle, taken))
        taken.append(tabs[n])
    for n in range(1, SPACES + 1):
        if fares[n]:
            middle = space_at(n)
            slips[n] = _best(_round(middle, token_size(types[n]) / 2, SLIP, "NWESnmew"), _near(middle, taken))
            taken.append(slips[n])
    return Labels(tabs, slips)
