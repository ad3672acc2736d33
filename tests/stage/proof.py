"""A proof of what is painted: which words stand where, in which size, on what, and what lies over them.

While a proof is taken every surface is a `Sheet`, which remembers the type that was set on it, also through prints
that are kept and laid on other prints.  What `Words` say is in pixels of the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import combinations
from types import MappingProxyType
from typing import Any

import numpy as np
import pygame
from pygame import Rect

from game.stage.paint import fonts
from game.stage.paint.kept import Kept
from tests.stage.theatre import Theatre

LEAST_CONTRAST = 4.5
LEAST_CONTRAST_LARGE = 3.0
LARGE = 28.0
"""From this size on, in canvas units, bold type needs less contrast."""
FLOOR = 24.0
"""Smallest type in canvas units at text size 100 %."""
SOLID = 190
"""Opacity from which on a pixel hides what lies below it."""
INKED = 225
"""Opacity from which on a pixel of type has the colour of its ink."""
HIDDEN_SHARE = 0.04
"""More of its ink may not lie under other things."""
GONE_SHARE = 0.85
"""Words of which so much lies under other things are not there."""
LEAST_PIECE = 20
"""Smaller things, in pixels, are not looked at."""
WINDOW = 600
"""On surfaces at least so wide, in pixels, pieces are laid side by side."""
TOUCHING = 6
"""So many pixels of ink may be shared by an accent and the descender above it."""
LEGIBLE = 11
"""Type of fewer pixels has hardly a pixel of its ink alone: how faint it is can't be measured."""
EDGE = 3
"""So many pixels of an inked box may reach over an edge."""
OVER_EACH_OTHER = (
    "game.stage.paint.cards.", "game.stage.paint.bang.cards.", "game.stage.paint.bang.characters.",
    "game.stage.paint.item_cards.", "game.stage.paint.tiles.", "game.stage.paint.bang.roles.",
    "game.stage.paint.bang.gear.", "game.stage.paint.bills.", "game.stage.paint.piles.",
)  # fmt: skip
"""Makers of things that lie over each other as cards do."""
PICTURES = ("game.stage.paint.trail.trail_map", "game.stage.paint.street.", "game.stage.paint.sprites.")
"""Makers of places, on which things stand, and of type that falls: their lettering is a part of the picture."""


@dataclass(frozen=True)
class Piece:
    """Something laid on the window: its solid part, and who printed it."""

    box: Rect
    maker: str


@dataclass(eq=False)
class Words:
    """A line of type: its surface, where that lies, its inked box there, how large it is in pixels."""

    text: str
    role: str
    pixels: float
    type: pygame.Surface
    at: tuple[int, int]
    ink: Rect
    maker: str = ""
    cut: bool = False
    """A part of it lies beyond the edge of the print it was set on."""
    hidden: pygame.mask.Mask | None = None
    """What lies over it, by the pixels of its surface."""
    hider: str = ""
    over: tuple[Piece, ...] = ()
    """The pieces that were laid on the window before the one that it stands on."""

    def moved(self, by: tuple[int, int], maker: str) -> Words:
        """The same words on a sheet that was laid on another one."""
        at = (self.at[0] + by[0], self.at[1] + by[1])
        hidden = self.hidden.copy() if self.hidden is not None else None
        over = tuple(Piece(piece.box.move(by), piece.maker) for piece in self.over)
        return replace(self, at=at, ink=self.ink.move(by), maker=self.maker or maker, hidden=hidden, over=over)

    @property
    def inked(self) -> pygame.mask.Mask:
        """Which pixels have ink."""
        return pygame.mask.from_surface(self.type, INKED)

    @property
    def hidden_share(self) -> float:
        """How much of its ink lies under other things, 0 to 1."""
        ink = self.inked
        return ink.overlap_area(self.hidden, (0, 0)) / max(1, ink.count()) if self.hidden is not None else 0.0


PLAIN = pygame.Surface


class _Kin(type):
    """What pygame makes itself is no `Sheet`, yet a surface to whoever asks while proofs are taken."""

    def __instancecheck__(cls, thing: object) -> bool:
        return type.__instancecheck__(PLAIN, thing)


class Sheet(pygame.Surface, metaclass=_Kin):
    """A surface that remembers what was set on it."""

    @property
    def words(self) -> list[Words]:
        """What was set on it, in the order of painting."""
        return self.__dict__.setdefault("_words", [])  # type: ignore[no-any-return]  # made by pygame without __init__

    @property
    def maker(self) -> str:
        """Which kept maker printed it."""
        return str(self.__dict__.get("_maker", ""))

    @property
    def watched(self) -> bool:
        """It is large enough to be the window, or a table that is kept."""
        return self.get_width() >= WINDOW

    @property
    def pieces(self) -> list[Piece]:
        """What was laid on it, in the order of painting."""
        return self.__dict__.setdefault("_pieces", [])  # type: ignore[no-any-return]  # made by pygame without __init__

    def named(self, maker: str) -> None:
        """It was printed by this maker."""
        self.__dict__.setdefault("_maker", maker)

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        box = super().blit(source, dest, area, special_flags)
        left, top = (dest.x, dest.y) if isinstance(dest, (Rect, pygame.FRect)) else (dest[0], dest[1])
        part = Rect(area) if area is not None else source.get_rect()
        by = (int(left) - part.x, int(top) - part.y)
        self._carry(source, by, part, special_flags)
        return box

    def _carry(self, source: pygame.Surface, by: tuple[int, int], part: Rect, flags: int) -> None:
        carried = source.words if type(source) is Sheet else []
        before = tuple(self.pieces) if carried and self.watched else ()
        if not flags:
            self._cover(source, by, part)
            if self.watched:
                self._note(source, by, part)
        clip = self.get_clip()
        own = self.words
        for words in carried:
            if not words.ink.colliderect(part):
                continue
            moved = words.moved(by, source.maker if type(source) is Sheet else "")
            if not moved.ink.colliderect(clip):
                continue
            if not self.get_rect().contains(moved.ink) or not part.contains(words.ink):
                moved.cut = True
            moved.over = before + moved.over
            own.append(moved)
        parent = self.__dict__.get("_parent")
        if parent is not None:
            sheet, offset = parent
            sheet._carry(source, (by[0] + offset[0], by[1] + offset[1]), part, flags)

    def _note(self, source: pygame.Surface, by: tuple[int, int], part: Rect) -> None:
        """Remember a piece that is solid enough for words to stand over its edge."""
        letters = type(source) is Sheet and source.__dict__.get("_type")
        if letters or min(source.get_size()) < LEAST_PIECE:
            return
        solid = pygame.mask.from_surface(source, SOLID)
        boxes = [box for box in solid.get_bounding_rects() if min(box.size) >= LEAST_PIECE]
        if boxes and solid.count() > 0.5 * sum(box.width * box.height for box in boxes):
            box = max(boxes, key=lambda box: box.width * box.height).clip(part).move(by).clip(self.get_clip())
            self.pieces[:] = [piece for piece in self.pieces if not box.contains(piece.box)]
            self.pieces.append(Piece(box, source.maker if type(source) is Sheet else ""))

    def _cover(self, source: pygame.Surface, by: tuple[int, int], part: Rect) -> None:
        place = part.move(by).clip(self.get_clip())
        alone = type(source) is Sheet and source.__dict__.get("_type", False)
        below = [] if alone else [words for words in self.words if words.ink.colliderect(place)]
        if not below:
            return
        if source.get_flags() & pygame.SRCALPHA:
            solid = pygame.mask.from_surface(source, SOLID)
        elif (source.get_alpha() or 255) < SOLID:
            return
        else:
            solid = pygame.mask.Mask(source.get_size(), fill=True)
        for words in below:
            if words.hidden is None:
                words.hidden = pygame.mask.Mask(words.type.get_size())
            shape = pygame.mask.Mask(place.size)
            shape.draw(solid, (by[0] - place.x, by[1] - place.y))
            before = words.hidden_share
            words.hidden.draw(shape, (place.x - words.at[0], place.y - words.at[1]))
            share = words.hidden_share
            if share > before:
                words.hider = source.maker if type(source) is Sheet else "?"
            if share > GONE_SHARE:
                self.words.remove(words)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
        box = super().fill(color, rect, special_flags)
        alpha = pygame.Color(color).a if not isinstance(color, tuple) or len(color) in (3, 4) else 255
        if not special_flags and (alpha >= SOLID or rect is None):
            place = self.get_rect() if rect is None else Rect(rect)
            self.words[:] = [words for words in self.words if not place.contains(words.ink)]
        return box

    def _with(self, made: Any) -> Any:
        made.__dict__["_words"] = [replace(words) for words in self.words]
        return made

    def copy(self) -> Any:
        return self._with(super().copy())

    def convert(self, *given: Any) -> Any:
        return self._with(super().convert(*given))

    def convert_alpha(self, *given: Any) -> Any:
        return self._with(super().convert_alpha(*given))

    def subsurface(self, *given: Any) -> Any:
        made = super().subsurface(*given)
        made.__dict__["_parent"] = (self, made.get_offset())
        return made


@contextmanager
def proofs() -> Iterator[None]:
    """While this lasts all that is printed remembers its words.  What was printed before does not."""
    plain, set_type, get = pygame.Surface, fonts._set, Kept.get

    def set_and_tell(press: Any, text: str, role: Any, pixels: int, *rest: Any) -> fonts.Line:
        line: fonts.Line = set_type(press, text, role, pixels, *rest)
        if type(line.surface) is Sheet and not line.surface.words and line.ink.size > (1, 1):
            line.surface.__dict__["_type"] = True
            line.surface.words.append(Words(text, role, pixels, line.surface, (0, 0), line.ink.copy()))
        return line

    def get_and_name(self: Kept, key: Any, make: Any) -> Any:
        made = get(self, key, make)
        if type(made) is Sheet:
            made.named(str(key[0]))
        return made

    pygame.Surface = Sheet  # type: ignore[misc]
    fonts._set = set_and_tell  # type: ignore[assignment]
    Kept.get = get_and_name  # type: ignore[method-assign]
    try:
        yield
    finally:
        pygame.Surface, fonts._set, Kept.get = plain, set_type, get  # type: ignore[misc, method-assign]


@dataclass(frozen=True)
class Proof:
    """What the front scene shows: its words, and the picture of the whole window."""

    words: tuple[Words, ...]
    picture: pygame.Surface
    light: Any
    """Relative luminance of its pixels, 0 to 1."""
    scale: float
    """Pixels of a canvas unit."""
    canvas: Rect

    @classmethod
    def of(cls, theatre: Theatre) -> Proof:
        """Paint the window once, inside `proofs`."""
        stage = theatre.stage
        front = stage.front
        assert front is not None
        sheet = Sheet(stage.window.surface.get_size())
        stage.leaving = None
        stage.touch()
        stage.step(theatre.now)
        lowest = len(stage.scenes) - 1
        while lowest > 0 and stage.scenes[lowest].overlay:
            lowest -= 1
        for scene in stage.scenes[lowest:]:
            if scene is front:
                sheet.words.clear()
                sheet.pieces.clear()
            scene.draw(sheet)
            scene.draw_over(sheet)
        shown = [words for words in _once(sheet.words) if not words.maker.startswith(PICTURES)]
        return cls(
            tuple(shown), sheet, _luminance(pygame.surfarray.array3d(sheet)), stage.canvas.scale, stage.canvas.whole
        )

    def faults(self) -> list[str]:
        """What is wrong, each in a sentence: cut, hidden, out of the window, on each other."""
        found = []
        for words in self.words:
            if words.cut:
                found.append(f"cut: {words.text!r} {words.maker}")
            elif not self.canvas.contains(words.ink):
                found.append(f"beyond the canvas: {words.text!r} {tuple(words.ink)}")
            elif words.hidden_share > HIDDEN_SHARE and not _cards(words):
                found.append(f"hidden: {words.text!r} {words.maker} under {words.hider} {words.hidden_share:.0%}")
            over = next((piece for piece in words.over if _on_its_edge(words.ink, piece.box)), None)
            if over is not None and not _cards(words):
                found.append(f"over an edge: {words.text!r} {words.maker} on {over.maker} {tuple(over.box)}")
        for one, other in combinations(self.words, 2):
            if one.text != other.text and not _cards(one) and not _cards(other) and _run_together(one, other):
                found.append(f"on each other: {one.text!r} {other.text!r}")
        return found

    def small(self, floor: float = FLOOR, smaller: Mapping[str, float] = MappingProxyType({})) -> list[str]:
        """The words that are smaller than so many units; `smaller` has other floors by the beginning of a maker."""
        found = []
        for words in self.words:
            least = next((size for maker, size in smaller.items() if words.maker.startswith(maker)), floor)
            if words.pixels / self.scale < least - 0.75:
                found.append(f"{words.text!r} {words.maker} {words.pixels / self.scale:.1f}")
        return found

    def faint(self) -> list[str]:
        """The words that stand out too little from what lies behind them."""
        found = []
        for words in self.words:
            size = words.pixels / self.scale
            least = LEAST_CONTRAST_LARGE if size >= LARGE and words.role != "text" else LEAST_CONTRAST
            contrast = self.contrast(words)
            if contrast is not None and contrast < least - 0.05:
                found.append(f"{words.text!r} {words.maker} {size:.0f} {contrast:.1f}")
        return found

    def contrast(self, words: Words) -> float | None:
        """Of its ink with what lies between the letters; None where too little of either shows."""
        box = words.ink.clip(self.picture.get_rect())
        local = box.move(-words.at[0], -words.at[1])
        if local.width < 2 or local.height < 2:
            return None
        light = self.light[box.left : box.right, box.top : box.bottom]
        alpha = pygame.surfarray.array_alpha(words.type)[local.left : local.right, local.top : local.bottom]
        if light.shape != alpha.shape:
            return None
        if words.pixels < LEGIBLE or (words.hidden is not None and words.hidden.count()):
            return None
        ink, ground = light[alpha >= INKED], light[alpha == 0]
        if len(ink) < 6 or len(ground) < 6:
            return None
        one, other = float(np.median(ink)), float(np.median(ground))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)


_STEPS = np.arange(256) / 255
_LINEAR = np.where(_STEPS <= 0.04045, _STEPS / 12.92, ((_STEPS + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _luminance(pixels: Any) -> Any:
    red, green, blue = (_LINEAR[pixels[..., n]] for n in range(3))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _once(words: list[Words]) -> list[Words]:
    """Words that were set again at about the same place, as over their own rim, count once: the last."""
    last: list[Words] = []
    for one in reversed(words):
        if not any(one.text == other.text and _same_place(one.ink, other.ink) for other in last):
            last.append(one)
    return last[::-1]


def _same_place(one: Rect, other: Rect) -> bool:
    both = one.clip(other)
    return both.width * both.height > 0.4 * min(one.width * one.height, other.width * other.height)


def _cards(words: Words) -> bool:
    return words.maker.startswith(OVER_EACH_OTHER)


def _on_its_edge(ink: Rect, box: Rect) -> bool:
    both = ink.clip(box)
    return min(both.size) > EDGE and not box.inflate(2 * EDGE, 2 * EDGE).contains(ink)


def _run_together(one: Words, other: Words) -> bool:
    both = one.ink.clip(other.ink)
    if both.width <= 2 or both.height <= 2:
        return False
    offset = (other.at[0] - one.at[0], other.at[1] - one.at[1])
    shared = one.inked.overlap_area(other.inked, offset)
    return shared > TOUCHING or both.height > 0.35 * min(one.ink.height, other.ink.height)
