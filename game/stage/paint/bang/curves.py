"""A bowed line between two places of the table, and places along it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

Place = tuple[float, float]
PARTS = 60


def points(start: Place, end: Place, bend: float = 0.0) -> list[Place]:
    """A bow from `start` to `end` whose middle stands `bend` off the straight line, to its left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, hypot(dx, dy))
    handle = (start[0] + dx / 2 + 2 * bend * dy / length, start[1] + dy / 2 - 2 * bend * dx / length)
    line = []
    for i in range(PARTS + 1):
        t = i / PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        line.append((a * start[0] + b * handle[0] + c * end[0], a * start[1] + b * handle[1] + c * end[1]))
    return line


def along(line: Sequence[Place], part: float) -> Place:
    """The place at `part` (0..1) of a line."""
    return line[round(max(0.0, min(1.0, part)) * (len(line) - 1))]


def marks(line: Sequence[Place], step: float, offset: float = 0.0) -> list[tuple[Place, float]]:
    """Places every `step` along a line, beginning at `offset`, each with the line's direction in degrees."""
    out = []
    due, far = offset, 0.0
    for a, b in pairwise(line):
        piece = hypot(b[0] - a[0], b[1] - a[1])
        while piece and due <= far + piece:
            t = (due - far) / piece
            out.append(((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), degrees(atan2(b[1] - a[1], b[0] - a[0]))))
            due += step
        far += piece
    return out
