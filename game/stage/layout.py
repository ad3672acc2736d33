"""Where things lie: a canvas 1920 units wide laid over the real window, and rectangles cut into rectangles.

Pictures are drawn at the window's real size. A layout is written in canvas units and turned into
whole pixels here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pygame import Rect

WIDTH = 1920
HEIGHT = 1080
WIDEST = 2520
"""The widest canvas: 21:9. A still wider window gets dark wings."""
LEAST_SCALE = 1 / 6
"""Nothing is printed smaller, or it would have no size: a still smaller window shows the middle of its canvas."""
STANDING = 3000
"""From this height on a canvas stands: its tables have their seats above and below the middle, not beside it."""
MARGIN = 24
GAP = 24
SAFE_SHARE = 0.95
SMALL_WINDOW = 900
"""A window of fewer lines than this starts with text at 125 %."""
SMALLEST_WINDOW = 600
"""One of fewer lines than this, as a page that faces a short side of a small screen, with text at 150 %."""

RIGHT_TO_LEFT = frozenset({"fa"})
"""Languages whose readers begin at the right: all that is read is laid out the other way round.

What has a direction of its own keeps it: the trail and the street, pictures and icons of things, dice, the order of
poker hands, figures and the indices of playing cards.
"""

Size = tuple[int, int]


def right_to_left(language: str) -> bool:
    """Whether people who read a language begin at the right.  All that is laid out or printed asks here."""
    return language in RIGHT_TO_LEFT


def swapped(rect: Rect, box: Rect) -> Rect:
    """A rectangle as far from the right edge of `box` as it was from its left edge."""
    return rect.move(box.left + box.right - rect.right - rect.left, 0)


@dataclass(frozen=True, slots=True)
class Canvas:
    """The window as scenes see it. `text` multiplies every step of type (1.0, 1.25 or 1.5); `right_to_left` says that
    readers begin at the right.
    """

    window: Size
    width: int
    height: int
    scale: float
    left: int = 0
    top: int = 0
    text: float = 1.0
    right_to_left: bool = False

    def px(self, units: float) -> int:
        """A length in canvas units as whole pixels, at least 1 for anything above 0."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in canvas units as real pixels; neighbours share their edges exactly."""
        left, top = self.left + round(x * self.scale), self.top + round(y * self.scale)
        right, bottom = self.left + round((x + w) * self.scale), self.top + round((y + h) * self.scale)
        return Rect(left, top, right - left, bottom - top)

    def place(self, x: float, y: float, w: float, h: float) -> Rect:
        """As `rect`, on the other side for those who read from the right."""
        return self.sided(self.rect(x, y, w, h), self.whole)

    def sided(self, rect: Rect, box: Rect) -> Rect:
        """A rectangle of `box`, laid out from the left, as readers find it."""
        return swapped(rect, box) if self.right_to_left else rect

    @property
    def stands(self) -> bool:
        """Whether the window is so high that a table is better laid out one thing below the other."""
        return self.height >= STANDING

    def nearer(self, width: int) -> Canvas:
        """The same window with only so many units across, each of which is larger."""
        grown = self.width / width
        return replace(self, width=width, height=round(self.height / grown), scale=self.scale * grown)

    @property
    def whole(self) -> Rect:
        """All of the canvas in pixels."""
        return self.rect(0, 0, self.width, self.height)

    def inside(self, margin: float = MARGIN) -> Rect:
        """The canvas without its outer margin, in pixels."""
        return self.rect(margin, margin, self.width - 2 * margin, self.height - 2 * margin)


def canvas_for(window: Size, text: float = 1.0, tv_safe: bool = False, right_to_left: bool = False) -> Canvas:
    """The canvas of a window: never narrower than 1920, never lower than 1080, the rest goes to the
    middle.
    """
    w, h = window
    share = SAFE_SHARE if tv_safe else 1.0
    room_w, room_h = w * share, h * share
    scale = max(LEAST_SCALE, min(room_w / WIDTH, room_h / HEIGHT))
    width = max(WIDTH, min(WIDEST, round(room_w / scale)))
    height = max(HEIGHT, round(room_h / scale))
    left = round((w - width * scale) / 2)
    top = round((h - height * scale) / 2)
    return Canvas(window, width, height, scale, left, top, text, right_to_left)


def default_text_scale(window: Size) -> float:
    """100 % from 900 lines on, 125 % below, 150 % where there are fewer than 600.

    A window that stands has no more lines than one of 4:3 as wide as it is: what it shows is no larger.
    """
    lines = min(window[1], window[0] * 3 // 4)
    if lines < SMALLEST_WINDOW:
        return 1.5
    return 1.25 if lines < SMALL_WINDOW else 1.0


def shares(length: int, weights: Sequence[float], gap: int) -> list[tuple[int, int]]:
    """Cut `length` pixels into (offset, length) parts by weight with `gap` between them; no pixel is lost."""
    room = length - gap * (len(weights) - 1)
    total = sum(weights)
    edges = [0.0]
    for weight in weights:
        edges.append(edges[-1] + room * weight / total)
    whole = [round(e) for e in edges]
    return [(whole[i] + i * gap, whole[i + 1] - whole[i]) for i in range(len(weights))]


def columns(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """Side by side from the left."""
    return [Rect(rect.x + at, rect.y, size, rect.height) for at, size in shares(rect.width, weights, gap)]


def rows(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """One under the other from the top."""
    return [Rect(rect.x, rect.y + at, rect.width, size) for at, size in shares(rect.height, weights, gap)]


def grid(rect: Rect, across: int, down: int, gap: int = 0) -> list[Rect]:
    """Equal cells, row by row."""
    return [cell for row in rows(rect, [1] * down, gap) for cell in columns(row, [1] * across, gap)]


def stack(rect: Rect, heights: Sequence[int], gap: int = 0) -> list[Rect]:
    """Rectangles of given heights from the top of `rect`, as wide as it is."""
    placed, y = [], rect.y
    for height in heights:
        placed.append(Rect(rect.x, y, rect.width, height))
        y += height + gap
    return placed


def split_left(rect: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """(the left `width` pixels, the rest)."""
    return (
        Rect(rect.x, rect.y, width, rect.height),
        Rect(rect.x + width + gap, rect.y, rect.width - width - gap, rect.height),
    )


def split_top(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """(the top `height` pixels, the rest)."""
    return (
        Rect(rect.x, rect.y, rect.width, height),
        Rect(rect.x, rect.y + height + gap, rect.width, rect.height - height - gap),
    )


def split_bottom(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """(the rest, the bottom `height` pixels)."""
    return (
        Rect(rect.x, rect.y, rect.width, rect.height - height - gap),
        Rect(rect.x, rect.bottom - height, rect.width, height),
    )


def inset(rect: Rect, by: int) -> Rect:
    """The rectangle with `by` pixels taken off each side."""
    return rect.inflate(-2 * by, -2 * by)


def showing(rects: Sequence[Rect], right_to_left: bool = False) -> list[Rect]:
    """What shows of things side by side, in rows, of which each lies over the one at its left, or at its right."""
    found = [rect.copy() for rect in rects]
    order = sorted(range(len(rects)), key=lambda n: (rects[n].y, rects[n].x))
    for here, beside in pairwise(order):
        if rects[here].y != rects[beside].y:
            continue
        if right_to_left:
            hidden = max(0, rects[here].right - rects[beside].x)
            found[beside] = Rect(
                rects[beside].x + hidden, rects[beside].y, rects[beside].width - hidden, rects[beside].height
            )
        else:
            found[here].width = min(found[here].width, rects[beside].x - rects[here].x)
    return found


def overlaps(placed: Mapping[str, Rect]) -> list[tuple[str, str]]:
    """The pairs of names whose rectangles share a pixel."""
    names = list(placed)
    return [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if placed[a].colliderect(placed[b])]


def outside(placed: Mapping[str, Rect], area: Rect) -> list[str]:
    """The names whose rectangles stick out of `area`."""
    return [name for name, rect in placed.items() if not area.contains(rect)]
