"""A seat's ticket in Pony Express - brand, name, gold, items, place on the trail - and the others on one sheet."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, palette, paper, states
from game.stage.paint.gold import ROW, nugget
from game.stage.paint.palette import INK, INK_SOFT, PAPER_DARK, PAPER_SHADE, VERMILION
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

TICKET = (430.0, 110.0)
LOW = 100.0
"""A ticket lower than this tells name and gold only, in one row."""
SHEET = (430.0, 194.0)


FIGURE = 66.0
"""Width of a figure with its sign in a row of the others' sheet."""


@dataclass(frozen=True)
class RiderLook:
    """One seat.

    `space` is the figure of the place on the trail behind the icon `place`: flag, or mail for a mailbox.  `turn` is the
    word on the ribbon, empty when it is not this seat's turn.  `sitter` is an icon's name (bot, person, gamepad, mouse,
    keyboard); `status` a word for a seat that is away or asleep.  `slots` nuggets can be counted before a figure takes
    their place.
    """

    seat: int
    name: str
    gold: int
    items: int
    space: str
    turn: str = ""
    jailed: bool = False
    sitter: str = ""
    status: str = ""
    status_icon: str = "away"
    slots: int = 5
    place: str = "flag"


@kept
def _ticket(press: Press, size: tuple[int, int], look: RiderLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    stock = PAPER_SHADE if look.status else tones.paper
    sheet = paper.sheet(press, (w, h), stock, 8, 0.5, 0, 70 + look.seat).copy()
    pen = Pen.reading(press, sheet)
    sheet.set_clip(pygame.Rect(0, 0, size[0], press.px(9)))
    pen.fill((0, 0, w, 24), press.brand(look.seat)[1], 8)
    sheet.set_clip(None)
    pen.rule((0, 9), (w, 9), tones.ink, 2)
    pen.frame((5, 14, w - 10, h - 19), tones.ink, 2, 1, 2)
    if h < LOW * press.text_scale and not look.status:
        return _one_row(pen, look, stock, w, 14 + (h - 19) / 2, (h - 19) * 0.62)
    upper, lower = 14 + (h - 19) * 0.32, 14 + (h - 19) * 0.72
    most = (h - 19) * 0.40
    pen.mark(look.seat, (46, 14 + (h - 19) / 2), 64)
    if look.sitter:
        pen.disc((72, h - 22), 30, stock, tones.ink, 2)
        pen.icon(look.sitter, (72, h - 22), 18, tones.ink, stock)
    if look.jailed:
        pen.icon("jail", (w - 34, upper), 34, VERMILION, stock)
    room = w - 112 - (40 if look.jailed else 0)
    _name(pen, look.name, (94, upper), 36, room, most)
    if look.status:
        pen.icon(look.status_icon, (110, lower), 28, INK_SOFT, stock)
        pen.text(look.status, (132, lower), "gothic", 28, INK, "midleft", max_width=w - 150, floor=16, most=most)
        return sheet
    gold = _gold(pen, look.gold, 94, lower, look.slots, most)
    x = max(gold + 14, w * 0.64)
    # a rider has few cards, and places of two digits
    few = (w - 18 - x) * 0.44
    cards = (x, few, "cards", str(look.items))
    for left, step, icon, figure in (cards, (x + few, w - 18 - x - few, look.place, look.space)):
        pen.icon(icon, (left + 14, lower), 30, tones.ink, stock)
        pen.text(
            figure,
            (left + 32, lower),
            "number",
            28,
            tones.ink,
            "midleft",
            max_width=step - 32,
            floor=16,
            most=most,
        )
    return sheet


def _one_row(pen: Pen, look: RiderLook, stock: palette.Color, w: float, y: float, most: float) -> pygame.Surface:
    pen.mark(look.seat, (46, y), 62)
    if look.sitter:
        pen.disc((72, y + 24), 28, stock, pen.press.tones.ink, 2)
        pen.icon(look.sitter, (72, y + 24), 17, pen.press.tones.ink, stock)
    many = max(look.slots, look.gold) > ROW
    left = w - 18 - (100 if many else 34 * max(look.slots, look.gold))
    _gold(pen, look.gold, left, y, look.slots, most)
    if look.jailed:
        pen.icon("jail", (left - 26, y), 36, VERMILION, stock)
        left -= 44
    _name(pen, look.name, (92, y), 38, left - 92 - 10, most)
    return pen.surface


def _name(pen: Pen, name: str, at: tuple[float, float], size: float, room: float, most: float) -> None:
    """In Rye; a long one in gothic, which is narrower."""
    if fonts.fits(pen.press, name, room, "display", 26):
        pen.text(name, at, "display", size, pen.press.tones.ink, "midleft", max_width=room, floor=22, most=most)
    else:
        pen.text(name, at, "gothic", size, pen.press.tones.ink, "midleft", max_width=room, floor=12, most=most)


def _gold(pen: Pen, count: int, x: float, y: float, slots: int, most: float) -> float:
    """Nuggets in a row, or one and a figure; returns where it ends."""
    press = pen.press
    shown = max(slots, count)
    if shown > ROW:
        pen.paste(nugget(press, 34), (x, y), "midleft")
        figure = pen.text(str(count), (x + 40, y), "number", 32, press.tones.ink, "midleft", most=most)
        return pen.end(figure)
    for i in range(shown):
        pen.paste(nugget(press, 32, i >= count), (x + 34 * i, y), "midleft")
    return x + 34 * shown


def draw_rider_ticket(
    press: Press, target: pygame.Surface, box: pygame.Rect, look: RiderLook, signal: states.Signal | None = None
) -> None:
    """The ticket filling `box`, with its shadow; in its turn it glows gold and wears a ribbon."""
    states.draw_turn_rim(press, target, box, look.turn, signal)
    paper.lay(press, target, _ticket(press, box.size, look), box.topleft, 9)
    states.draw_turn(press, target, box, look.turn)


def row_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each row of the others' sheet."""
    inset = press.px(6)
    high = box.height - 2 * inset
    return [
        pygame.Rect(box.x + inset, box.y + inset + high * i // count, box.width - 2 * inset, high // count)
        for i in range(count)
    ]


@kept
def _rows(press: Press, size: tuple[int, int], looks: tuple[RiderLook, ...]) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 6, 0.6, 4.0, 61).copy()
    pen = Pen.reading(press, sheet)
    high = (h - 12) / max(1, len(looks))
    most = min(40.0, high * 0.66)
    for i, look in enumerate(looks):
        y = 6 + high * (i + 0.5)
        if look.turn:
            pen.fill((8, y - high / 2 + 2, w - 16, high - 4), palette.GOLD_LIGHT, 6)
        pen.mark(look.seat, (36, y), min(42.0, high * 0.86))
        edge = 70.0
        column = w - 10 - 3 * FIGURE
        sign = "jail" if look.jailed else look.sitter
        if sign:
            pen.disc((54, y + high * 0.24), 26, tones.paper_warm, tones.ink, 2)
            pen.icon(sign, (54, y + high * 0.24), 17, VERMILION if look.jailed else tones.ink, tones.paper_warm)
        _name(pen, look.name, (edge, y), 29, column - edge - 4, most)
        if look.status:
            pen.icon(look.status_icon, (column + 18, y), 26, INK_SOFT, tones.paper_warm)
            pen.text(
                look.status,
                (column + 40, y),
                "gothic",
                26,
                INK,
                "midleft",
                max_width=w - column - 56,
                floor=15,
                most=most,
            )
        else:
            _figures(pen, look, column, y, FIGURE, most)
        if i < len(looks) - 1:
            pen.rule((14, y + high / 2), (w - 14, y + high / 2), PAPER_DARK, 1)
    return sheet


def _figures(pen: Pen, look: RiderLook, left: float, y: float, step: float, most: float) -> None:
    tones = pen.press.tones
    items, space = (1.0, 0.88, "cards", str(look.items)), (1.88, 1.12, look.place, look.space)
    for begin, share, icon, figure in ((0.0, 1.0, "", str(look.gold)), items, space):
        x, wide = left + begin * step, share * step
        if icon:
            pen.icon(icon, (x + 15, y), 26, tones.ink, tones.paper_warm)
        else:
            pen.paste(nugget(pen.press, 28), (x + 15, y), "center")
        pen.text(figure, (x + 30, y), "number", 27, tones.ink, "midleft", max_width=wide - 31, floor=15, most=most)


def draw_rider_rows(press: Press, target: pygame.Surface, box: pygame.Rect, looks: tuple[RiderLook, ...]) -> None:
    """The other riders one below the other on a torn sheet; the one whose turn it is on gold."""
    paper.lay(press, target, _rows(press, box.size, looks), box.topleft, 8)
