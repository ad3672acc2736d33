"""The press: how large, in which type and for which eyes things are printed; given to all that draws."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any, Concatenate, ParamSpec, TypeVar

import pygame

from game.stage.layout import right_to_left, swapped
from game.stage.paint import palette
from game.stage.paint.kept import MEBIBYTE, Kept

P = ParamSpec("P")
R = TypeVar("R")

PLACES = 30 * MEBIBYTE
"""Room for grounds at scale 1: those of a table and of what opens beside it."""
SHELF = 64 * MEBIBYTE
"""Room for kept prints at scale 1; prints grow with the square of the scale, a player's memory does not."""

LAST = 3
"""How many prints are kept of what is soon over."""

Point = tuple[float, float]
Box = pygame.FRect | pygame.Rect | tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class Press:
    """Settings of all drawing, and the shelf of what was drawn with them.

    Sizes given to drawing functions are canvas units: the canvas is 1920 units wide, `scale` is real
    pixels per unit.  `text_scale` (1.0, 1.25, 1.5) multiplies the steps of type only.  `plain_type` sets
    Besley in place of Rye, `safe_marks` gives seats colours of eight lightnesses and suits four inks.  A new
    window size or setting means a new Press; its shelf starts empty.
    """

    scale: float = 1.0
    text_scale: float = 1.0
    high_contrast: bool = False
    plain_type: bool = False
    safe_marks: bool = False
    language: str = "en"
    marks: tuple[int, ...] = ()
    """The mark, 0 to 7, of each seat's person; where nothing is said a seat wears the mark of its number."""
    shelf: Kept = field(init=False, repr=False)
    places: Kept = field(init=False, repr=False)
    """Grounds as large as the window."""
    passing: dict[str, OrderedDict[Hashable, Any]] = field(default_factory=dict, init=False, repr=False)
    """The last few prints of each maker of things that are soon over."""
    overflowed: set[str] = field(default_factory=set, init=False, repr=False)
    """Texts that did not fit their place even at the smallest size, and were cut."""

    def __post_init__(self) -> None:
        room = max(1.0, min(2.0, self.scale)) ** 1.3
        object.__setattr__(self, "shelf", Kept(round(SHELF * room)))
        object.__setattr__(self, "places", Kept(round(PLACES * room)))

    def mark_of(self, seat: int) -> int:
        """The mark that a seat wears; whoever has no seat stays as they are."""
        return self.marks[seat] if 0 <= seat < len(self.marks) else seat

    def brand(self, seat: int) -> tuple[str, palette.Color]:
        """Shape and colour of a seat's mark."""
        return (palette.SAFE_SEATS if self.safe_marks else palette.SEATS)[self.mark_of(seat)]

    def suit_ink(self, suit: str) -> palette.Color:
        """The ink of a suit on paper or bone; what is no suit has the key ink."""
        ink = (palette.SAFE_SUITS if self.safe_marks else palette.SUITS).get(suit, palette.INK)
        return self.tones.ink if ink == palette.INK else ink

    @property
    def tones(self) -> palette.Tones:
        """Stock and key ink for these eyes."""
        return palette.HIGH_CONTRAST if self.high_contrast else palette.NORMAL

    @property
    def right_to_left(self) -> bool:
        """Whether people who read this language begin at the right."""
        return right_to_left(self.language)

    def sided(self, rect: pygame.Rect, box: pygame.Rect) -> pygame.Rect:
        """A rectangle in `box`, in pixels, laid out from the left, as readers of the language find it."""
        return swapped(rect, box) if self.right_to_left else rect

    def px(self, units: float) -> int:
        """Real pixels of a length; what is drawn at all is at least one pixel wide."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def at(self, point: Point) -> tuple[int, int]:
        """Real pixels of a place."""
        return round(point[0] * self.scale), round(point[1] * self.scale)

    def size(self, size: Point) -> tuple[int, int]:
        """Real pixels of a width and height, each at least one."""
        return max(1, round(size[0] * self.scale)), max(1, round(size[1] * self.scale))

    def rect(self, box: Box) -> pygame.Rect:
        """Real pixels of a rectangle; neighbours in units stay neighbours in pixels."""
        x, y, w, h = box
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(left, top, round((x + w) * self.scale) - left, round((y + h) * self.scale) - top)

    def units(self, pixels: float) -> float:
        """Canvas units of a length in pixels."""
        return pixels / self.scale


def kept(make: Callable[Concatenate[Press, P], R]) -> Callable[Concatenate[Press, P], R]:
    """Keep what a maker prints on its press's shelf, by its arguments (all hashable).

    The result is shared: copy it before drawing on it.
    """
    return _shelved(make, lambda press: press.shelf)


def lasting(make: Callable[Concatenate[Press, P], R]) -> Callable[Concatenate[Press, P], R]:
    """As `kept`, for a place as large as the window: on a shelf of its own, where nothing small pushes it off."""
    return _shelved(make, lambda press: press.places)


def _shelved(
    make: Callable[Concatenate[Press, P], R], shelf_of: Callable[[Press], Kept]
) -> Callable[Concatenate[Press, P], R]:
    name = f"{make.__module__}.{make.__qualname__}"

    def shelved(press: Press, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (name, args, tuple(sorted(kwargs.items())) if kwargs else ())
        result: R = shelf_of(press).get(key, lambda: make(press, *args, **kwargs))
        return result

    functools.update_wrapper(shelved, make)
    return shelved


def passing(make: Callable[Concatenate[Press, P], R]) -> Callable[Concatenate[Press, P], R]:
    """As `kept`, for what says something once and never again: only the last few prints of a maker are kept.

    A log or a prompt would otherwise push off the shelf what is wanted again and again.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    def shown(press: Press, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (args, tuple(sorted(kwargs.items())) if kwargs else ())
        last: OrderedDict[Hashable, Any] = press.passing.setdefault(name, OrderedDict())
        if key in last:
            last.move_to_end(key)
        else:
            last[key] = make(press, *args, **kwargs)
            if len(last) > LAST:
                last.popitem(last=False)
        result: R = last[key]
        return result

    functools.update_wrapper(shown, make)
    return shown


def blank(press: Press, size: Point) -> pygame.Surface:
    """A clear surface of `size` units."""
    return pygame.Surface(press.size(size), pygame.SRCALPHA)


@dataclass(frozen=True, slots=True)
class _Larger:
    press: Press
    surface: pygame.Surface


def big(press: Press, scale: float) -> Press:
    """The press for things that are printed larger where the window has room; kept, with all it prints."""
    if scale == 1.0:
        return press
    made: Press = _larger(press, scale).press
    return made


@kept
def _larger(press: Press, scale: float) -> _Larger:
    return _Larger(replace(press, scale=press.scale * scale), pygame.Surface((1, 1)))
