"""Where the 33 spaces of the trail lie on the map, and where riders stand on them.  Numbers only, no drawing.

All places are canvas units from the map's upper left corner.  The land under the route is a baked picture, so the
route is fixed; what each space is comes from the board file.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from game.stage.paint.press import Point

MAP: Final = (1880.0, 728.0)
SPACES: Final = 33
MAILBOXES: Final = 3
MARGIN: Final = 26.0
"""Nothing that matters comes nearer to the map's edge."""

ROUTE: Final[tuple[Point, ...]] = (
    (1768, 560), (1650, 610), (1508, 556), (1428, 416), (1352, 264), (1216, 202), (1106, 286), (1078, 436), (1000, 566),
    (866, 610), (752, 526), (716, 372), (632, 236), (500, 214), (428, 330), (404, 470), (306, 552), (196, 504),
    (176, 356),
)  # fmt: skip
"""Bends of the trail from St. Joseph, on the right, to Sacramento."""
BOXES: Final[tuple[Point, ...]] = ((104, 296), (92, 388), (104, 480))
SIZES: Final = {"none": 46.0, "indians": 76.0, "relay": 78.0}
USUAL_SIZE: Final = 64.0
_STEPS: Final = 40

WIDTHS: Final = (112.0, 100.0, 84.0, 84.0, 84.0)
"""How wide riders are drawn when one, two, three, four or five of them share a space."""
HIGH: Final = 0.86
"""From the foot of a rider up to the hat and down to the rim of its base, for its width."""
BELOW: Final = 0.18


def _curve() -> list[Point]:
    """A smooth curve through the bends (Catmull-Rom)."""
    ends = [ROUTE[0], *ROUTE, ROUTE[-1]]
    out: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(_STEPS):
            t = k / _STEPS
            out.append((_bent(a[0], b[0], c[0], d[0], t), _bent(a[1], b[1], c[1], d[1], t)))
    return [*out, ROUTE[-1]]


def _bent(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


@lru_cache(maxsize=1)
def track() -> tuple[Point, ...]:
    """Points of the trail close enough together to draw it with straight lines."""
    return tuple(_curve())


@lru_cache(maxsize=1)
def _lengths() -> tuple[float, ...]:
    far = [0.0]
    for (x0, y0), (x1, y1) in pairwise(track()):
        far.append(far[-1] + hypot(x1 - x0, y1 - y0))
    return tuple(far)


@lru_cache(maxsize=512)
def along(place: float) -> Point:
    """The point at `place` spaces of the trail: 1 is St. Joseph, 12.5 is half way from 12 to 13."""
    far, curve = _lengths(), track()
    want = far[-1] * min(1.0, max(0.0, (place - 1) / (SPACES - 1)))
    j = next((i for i, length in enumerate(far[1:]) if length >= want), len(far) - 2)
    part = (want - far[j]) / max(1e-6, far[j + 1] - far[j])
    (x0, y0), (x1, y1) = curve[j], curve[j + 1]
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part


def space_at(number: int) -> Point:
    """The middle of a space, 1 to 33.  Raises ValueError for another number."""
    if not 1 <= number <= SPACES:
        raise ValueError(f"there is no space {number}")
    return along(float(number))


def between(start: int, end: int, part: float) -> Point:
    """A point of the trail on the way from one space to another, `part` 0..1."""
    return along(start + (end - start) * min(1.0, max(0.0, part)))


def token_size(kind: str) -> float:
    """How wide the sign of a type of space is."""
    return SIZES.get(kind, USUAL_SIZE)


def mailbox_at(box: int) -> Point:
    """The middle of a mailbox, 0 to 2.  Raises IndexError."""
    return BOXES[box]


def rider_width(count: int) -> float:
    """How wide each of `count` riders on one space is drawn."""
    return WIDTHS[max(1, min(len(WIDTHS), count)) - 1]


def rider_places(number: int, count: int) -> tuple[Point, ...]:
    """The middle of the base of each of `count` (1 to 5) riders on one space, side by side and behind one another.

    Draw them in order of y.  All of each rider lies on the map.
    """
    return _stood(space_at(number), count)


def mailbox_place(box: int) -> Point:
    """The middle of the base of a rider that waits at a mailbox, to its left is the ocean."""
    x, y = mailbox_at(box)
    return _stood((x + 4, y + 10), 1)[0]


def _stood(middle: Point, count: int) -> tuple[Point, ...]:
    wide = rider_width(count)
    near = min(count, 3 if count > 4 else 2)
    far = count - near
    high = wide * (HIGH + BELOW)
    rows = [(near, 0.0)] if not far else [(far, -high / 2), (near, high / 2)]
    lift = 0.0 if not far else high * 0.2
    offsets = [((i - (n - 1) / 2) * wide, y + lift) for n, y in rows for i in range(n)]
    left = min(x for x, _ in offsets) - wide / 2
    right = max(x for x, _ in offsets) + wide / 2
    top, foot = min(y for _, y in offsets) - wide * HIGH, max(y for _, y in offsets) + wide * BELOW
    x = min(max(middle[0], MARGIN - left), MAP[0] - MARGIN - right)
    y = min(max(middle[1] + 6, MARGIN - top), MAP[1] - MARGIN - foot)
    return tuple((x + dx, y + dy) for dx, dy in offsets)
