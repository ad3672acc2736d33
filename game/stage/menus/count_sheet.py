"""A table of counts as it is printed: rows of what was counted, a column for all and one for each name."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts
from game.stage.paint.faces import Role
from game.stage.paint.palette import GOLD_LIGHT, PAPER_DARK, VERMILION_DEEP
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press

LABEL = 0.2
"""The share of the sheet that the names of the rows take."""
MOST_ROW = 66.0
WORDS = 84.0


@dataclass(frozen=True, slots=True)
class Cell:
    """A count, small words behind it, and whether it is out of the ordinary."""

    words: str
    small: str = ""
    odd: bool = False


Line = tuple[str, tuple[Cell, ...]]


@dataclass(frozen=True, slots=True)
class SheetLook:
    """`lines` are the rows, `foot` what is summed up under a rule, `words` a sentence at the end.  `all_first`: the
    first column is that of all together.
    """

    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    foot: tuple[Line, ...] = ()
    words: str = ""
    all_first: bool = True


def draw(press: Press, screen: pygame.Surface, place: pygame.Rect, look: SheetLook) -> None:
    """The table, as large as it fits."""
    pen = Pen.within(press, screen, place)
    wide, high = press.units(place.width), press.units(place.height)
    tones = press.tones
    words = WORDS * press.text_scale if look.words else 0.0
    count = 1 + len(look.lines) + len(look.foot)
    row = min(MOST_ROW * press.text_scale, (high - words) / count)
    label = wide * LABEL
    each = (wide - label) / len(look.heads)
    if look.all_first:
        pen.fill((label, 0, each, row * count), GOLD_LIGHT, 8)
    for column, head in enumerate(look.heads):
        x = label + each * (column + 0.5)
        role: Role = "display" if fonts.fits(press, head, each - 6, "display", 26) else "gothic"
        pen.text(head, (x, row / 2), role, 30, tones.ink, max_width=each - 6, floor=17, most=row * 0.8)
    for number, (name, cells) in enumerate((*look.lines, *look.foot)):
        y = row * (number + 1.5)
        heavy = number in (0, len(look.lines))
        pen.rule((0, y - row / 2), (wide, y - row / 2), tones.ink if heavy else PAPER_DARK, 3 if heavy else 2)
        face: Role = "text" if fonts.fits(press, name, label - 16, "text", fonts.FLOOR) else "gothic"
        pen.text(name, (8, y), face, 30, tones.ink, "midleft", max_width=label - 16, floor=16, most=row * 0.9)
        for column, cell in enumerate(cells):
            _cell(pen, cell, label + each * column, y, each, row)
    if look.words:
        box = (0, row * count + 6, wide, words - 12)
        pen.paragraph(look.words, box, "text", 28, tones.ink, align="center", floor=18)


def _cell(pen: Pen, cell: Cell, left: float, y: float, each: float, row: float) -> None:
    tones = pen.press.tones
    ink = VERMILION_DEEP if cell.odd else tones.ink
    if not cell.small:
        pen.text(cell.words, (left + each / 2, y), "number", 32, ink, max_width=each - 16, floor=16, most=row * 0.9)
        return
    middle = left + each * 0.46
    room = each * 0.4
    pen.text(cell.words, (middle - 6, y), "number", 32, ink, "midright", max_width=room, floor=16, most=row * 0.9)
    room, ink = each * 0.5, tones.ink_soft
    pen.text(cell.small, (middle + 6, y), "text", 24, ink, "midleft", max_width=room, floor=13, most=row * 0.7)
