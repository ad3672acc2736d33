"""Surfaces that remember: which words were set on them, what was laid on what, which maker printed it.

While `proofs` lasts every surface is a `Sheet`, which remembers the type that was set on it, also through prints that
are kept and laid on other prints.  What `Words` say is in pixels of the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pygame
from pygame import Rect

from game.stage.paint import fonts
from game.stage.paint.kept import Kept
from game.stage.paint.press import Press
from tests.stage.stock import Stock

SOLID = 190
"""Opacity from which on a pixel hides what lies below it."""
INKED = 225
"""Opacity from which on a pixel of type has the colour of its ink."""
GONE_SHARE = 0.85
"""Words of which so much lies under other things are not there."""
LEAST_PIECE = 20
"""Smaller things, in pixels, are not looked at."""
WATCHED = 5 / 16
"""On surfaces of at least so much of the window's width pieces are laid side by side."""


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
        over = tuple(Piece(piece.box.move(by), piece.maker) for piece in self.over) if self.over else ()
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
        window = pygame.display.get_surface()
        return window is not None and self.get_width() >= WATCHED * window.get_width()

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
            moved.over = tuple(piece for piece in before if piece.box.colliderect(moved.ink)) + moved.over
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
        known = source.__dict__ if type(source) is Sheet and source.maker else {}
        box = known["_box"] if "_box" in known else _solid_box(source)
        if known:
            known["_box"] = box  # kept prints stay as they are
        if box is not None:
            box = box.clip(part).move(by).clip(self.get_clip())
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


def _sheet_of(made: Any) -> Any:
    """A print that pygame itself has made, as a drawing that was read or a picture that was turned, as a sheet: what is
    written on a copy of it is remembered.
    """
    if type(made) is not PLAIN or not made.get_flags() & pygame.SRCALPHA:
        return made
    sheet = Sheet(made.get_size(), pygame.SRCALPHA)
    PLAIN.blit(sheet, made, (0, 0), None, pygame.BLEND_RGBA_ADD)
    sheet.__dict__["_drawn"] = True
    return sheet


def _solid_box(source: pygame.Surface) -> Rect | None:
    """The box of the largest solid part; None for what is not solid on the whole."""
    solid = pygame.mask.from_surface(source, SOLID)
    if solid.count() == source.get_width() * source.get_height():
        return source.get_rect()
    boxes = [box for box in solid.get_bounding_rects() if min(box.size) >= LEAST_PIECE]
    if boxes and solid.count() > 0.5 * sum(box.width * box.height for box in boxes):
        return max(boxes, key=lambda box: box.width * box.height)
    return None


@contextmanager
def proofs(stock: Stock | None = None) -> Iterator[None]:
    """While this lasts all that is printed remembers its words.  What was printed before does not.

    Prints without words may come from a stock and go there.
    """
    plain, set_type, get, made = pygame.Surface, fonts._set, Kept.get, Press.__post_init__

    def set_and_tell(press: Any, text: str, role: Any, pixels: int, *rest: Any) -> fonts.Line:
        line: fonts.Line = set_type(press, text, role, pixels, *rest)
        if type(line.surface) is Sheet and not line.surface.words and line.ink.size > (1, 1):
            line.surface.__dict__["_type"] = True
            line.surface.words.append(Words(text, role, pixels, line.surface, (0, 0), line.ink.copy()))
        return line

    def get_and_name(self: Kept, key: Any, make: Any) -> Any:
        def printed() -> Any:
            return _sheet_of(make())

        print_ = get(self, key, printed if stock is None else lambda: stock.print_of(self, key, printed, wordless))
        if type(print_) is Sheet:
            print_.named(str(key[0]))
        return print_

    def made_and_known(press: Press) -> None:
        made(press)
        if stock is not None:
            stock.know(press)

    # no type allows a name of pygame's or of the program's to mean something else for a while
    pygame.Surface = Sheet  # type: ignore[misc]
    fonts._set = set_and_tell  # type: ignore[assignment]
    Kept.get = get_and_name  # type: ignore[method-assign]
    Press.__post_init__ = made_and_known  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        pygame.Surface, fonts._set, Kept.get = plain, set_type, get  # type: ignore[misc, method-assign]
        Press.__post_init__ = made  # type: ignore[method-assign]


def wordless(print_: object) -> bool:
    """Whether it is a sheet on which nothing was written; what pygame has made may have words that nobody remembers."""
    return type(print_) is Sheet and not print_.words and not {"_type", "_drawn"} & print_.__dict__.keys()
