"""Torn sheets at the side of the table: the telegraph (log) and the ledger of what each seat would be paid."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, icons, palette, paper
from game.stage.paint.faces import script_in
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, passing
from game.stage.paint.shaping import han_units

MARGIN = 16.0
HEAD = 60.0
"""Height of a sheet's heading in units at text scale 1."""


@dataclass(frozen=True)
class Sign:
    """An icon inside a telegraph entry; `outlaw` gives it that outlaw's ink."""

    name: str
    outlaw: str = ""


Part = int | str | Sign
"""A seat's mark, words, or a sign."""
NAILED = Sign("nailed")
"""As the first part of an entry: it stays up and stands out until it has been noticed."""
SPACE = 8.0
"""Between two words of an entry."""
BEFORE_SUM = 14.0
"""Between the last outlaw and the sum that a seat would get."""
BAND = 0.22
"""How red the band is behind an entry that is nailed up."""


@dataclass(frozen=True)
class LedgerRow:
    """What a seat would get: the sum in words, the outlaws it comes from, and whether it is anything at all."""

    seat: int
    amount: str
    outlaws: tuple[str, ...] = ()
    paid: bool = True


def _sheet(press: Press, size: tuple[int, int], title: str, torn: float, seed: int) -> tuple[Pen, float]:
    """A torn sheet with its heading and double rule; returns the pen and where the rows begin."""
    w, h = press.units(size[0]), press.units(size[1])
    surface = paper.sheet(press, (w, h), press.tones.paper_warm, 6, 0.6, torn, seed).copy()
    pen = Pen.reading(press, surface)
    ink = press.tones.ink
    top = HEAD * min(press.text_scale, 1.25)
    pen.text(title, (w / 2, top / 2 + 2), "gothic", 32, ink, spacing=3, max_width=w - 4 * MARGIN)
    pen.rule((MARGIN, top - 5), (w - MARGIN, top - 5), ink, 3)
    pen.rule((MARGIN, top), (w - MARGIN, top), ink, 1)
    return pen, top + 8


@passing
def _telegraph(
    press: Press, size: tuple[int, int], title: str, entries: tuple[tuple[Part, ...], ...]
) -> pygame.Surface:
    pen, y = _sheet(press, size, title, 5.0, 31)
    w, h = press.units(size[0]), press.units(size[1])
    newest = next((n for n, parts in enumerate(entries) if parts[:1] != (NAILED,)), 0)
    for n, parts in enumerate(entries):
        height = _entry(pen, parts, y, w, h - 10, newest=n == newest or parts[:1] == (NAILED,))
        if not height:
            break
        y += height
        pen.rule((MARGIN, y - 2), (w - MARGIN, y - 2), PAPER_DARK, 1)
    return pen.surface


def _entry(pen: Pen, parts: tuple[Part, ...], y: float, wide: float, foot: float, newest: bool) -> float:
    """One entry from `y` on, on as many lines as its words need; returns its height, or 0 if it has no room."""
    press = pen.press
    tones = press.tones
    ink = tones.ink if newest else tones.ink_soft
    nailed = parts[:1] == (NAILED,)
    parts = parts[1:] if nailed else parts
    line = max(40.0, fonts.height(press, "text", 26) + 4)
    rows: list[list[tuple[pygame.Surface, float]]] = [[]]
    x = MARGIN
    for part in parts:
        pieces = _pieces(press, part, ink)
        # Chinese may break anywhere and has no spaces
        gap = 0.0 if isinstance(part, str) and script_in(part) == "han" else SPACE
        for piece in pieces:
            width = press.units(piece.get_width())
            if x + width > wide - MARGIN and rows[-1]:
                rows.append([])
                x = MARGIN + 14
            rows[-1].append((piece, x))
            x += width + gap
        x += SPACE - gap
    height = line * len(rows) + 6
    if y + height > foot:
        return 0.0
    if nailed:
        ground = palette.mix(tones.paper_warm, palette.VERMILION, BAND)
        pen.fill((MARGIN - 8, y - 1, wide - 2 * MARGIN + 16, height - 2), ground)
        pen.fill((MARGIN - 8, y - 1, 5, height - 2), palette.VERMILION)
    for i, row in enumerate(rows):
        for piece, left in row:
            pen.paste(piece, (left, y + line * (i + 0.5)), "midleft")
    return height


def _pieces(press: Press, part: Part, ink: palette.Color) -> list[pygame.Surface]:
    if isinstance(part, int):
        return [icons.seat_mark(press, part, 38)]
    if isinstance(part, Sign):
        color = palette.OUTLAWS[part.outlaw][1] if part.outlaw else ink
        return [icons.icon(press, part.name, 32, color, press.tones.paper_warm)]
    words = han_units(part) if script_in(part) == "han" else part.split()
    return [fonts.line(press, word, "text", 26, ink).surface for word in words]


def draw_telegraph(
    press: Press,
    target: pygame.Surface,
    box: pygame.Rect,
    title: str,
    entries: tuple[tuple[Part, ...], ...],
) -> None:
    """The log filling `box`: newest entry on top, older ones in the second ink; what has no room is left out."""
    paper.lay_once(press, target, _telegraph(press, box.size, title, entries), box.topleft, 10, 0.55)


@passing
def _ledger(press: Press, size: tuple[int, int], title: str, rows: tuple[LedgerRow, ...]) -> pygame.Surface:
    pen, y = _sheet(press, size, title, 4.0, 52)
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    step = min(60.0, (h - y - 8) / max(1, len(rows)))
    for i, row in enumerate(rows):
        middle = y + step * (i + 0.5)
        pen.mark(row.seat, (40, middle), min(44.0, step - 8))
        role, size_of_sum, ink = (
            ("number", min(32.0, step * 0.6), palette.VERMILION_DEEP) if row.paid else ("text", 27.0, tones.ink_soft)
        )
        room = w - 98 - BEFORE_SUM - 34 * max(1, len(row.outlaws))
        if role == "number":
            box = pen.text(
                row.amount, (w - 20, middle), "number", size_of_sum, ink, "midright", max_width=room, most=step * 0.68
            )
        else:
            box = pen.text(
                row.amount, (w - 20, middle), "text", size_of_sum, ink, "midright", max_width=room, most=step * 0.6
            )
        space = pen.start(box) - 84 - BEFORE_SUM
        gap = min(46.0, space / max(1, len(row.outlaws)))
        for k, outlaw in enumerate(row.outlaws):
            emblem, color = palette.OUTLAWS[outlaw]
            pen.icon(emblem, (84 + gap * (k + 0.5), middle), min(36.0, gap - 3), color, tones.paper_warm)
        if i < len(rows) - 1:
            pen.rule((18, middle + step / 2), (w - 18, middle + step / 2), PAPER_DARK, 1)
    return pen.surface


def draw_ledger(
    press: Press, target: pygame.Surface, box: pygame.Rect, title: str, rows: tuple[LedgerRow, ...]
) -> None:
    """The ledger filling `box`: what each seat would be paid, and for whom."""
    paper.lay_once(press, target, _ledger(press, box.size, title, rows), box.topleft, 9, 0.55)
