"""General Store: a shelf with the cards that are to be had, whose turn it is to take, and who took what."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import icons, ornaments, palette, paper, saloon, states
from game.stage.paint.bang import cards
from game.stage.paint.bang.cards import CardWords
from game.stage.paint.bang.facts import Face
from game.stage.paint.cards import RATIO
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, PITCH, WALNUT_DARK, WALNUT_LIGHT
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

EDGE, COUNTER = 18.0, 58.0
"""The edge on which the goods stand, and what is below it."""
SIGN = 50.0
ABOVE, UNDER_SIGN = 16.0, 74.0
"""From the upper edge of the shelf to the goods, without and with the sign."""
WIDEST = 190.0
TAKER = 58.0
"""From one of the takers to the next."""


@dataclass(frozen=True)
class GoodLook:
    """One place on the shelf: the card, its words, and the seat that has taken it (None while it is there)."""

    face: Face
    words: CardWords
    taken: int | None = None
    signal: states.Signal | None = None


@dataclass(frozen=True)
class StoreLook:
    """The shelf: its sign, the goods, the seats in the order in which they take, and how many have taken already."""

    title: str
    goods: tuple[GoodLook, ...]
    order: tuple[int, ...]
    done: int = 0


@kept
def _shelf(press: Press, size: tuple[int, int], title: str, takers: int, rows: int) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = pygame.Surface(size)
    surface.fill(WALNUT_DARK)
    boards = 3
    for i in range(boards):
        top, foot = size[1] * i // boards, size[1] * (i + 1) // boards
        surface.blit(saloon.plank(press, (w, press.units(foot - top)), 40 + i), (0, top))
    surface.fill(palette.mix(palette.BLACK, palette.LAMP, 0.62), special_flags=pygame.BLEND_RGB_MULT)
    surface = surface.convert_alpha() if pygame.display.get_surface() else surface
    pen = Pen.reading(press, surface)
    pen.outline((0, 0, w, h), WALNUT_DARK, 8)
    pen.outline((8, 8, w - 16, h - 16), WALNUT_LIGHT, 2)
    edge = h - EDGE - COUNTER
    pen.fill((0, h - COUNTER, w, COUNTER), WALNUT_DARK)
    for y in (edge - _room(h) / rows * row for row in range(rows)):
        pen.fill((0, y, w, EDGE), WALNUT_LIGHT)
        pen.rule((0, y), (w, y), palette.mix(WALNUT_LIGHT, GOLD_LIGHT, 0.4), 3)
    if _hangs(h):
        wide = min(w * 0.6, 520.0)
        middle = w / 2, 12 + SIGN / 2
    else:
        wide = min(440.0, w - TAKER * takers - 60)
        middle = 20 + wide / 2, h - COUNTER / 2
    pen.paste(ornaments.plate(press, wide, SIGN, PITCH, GOLD_LIGHT, 10, 5), middle, "center")
    pen.text(title, middle, "display", 31, GOLD_LIGHT, max_width=wide - 40, floor=18, most=38)
    return surface


def _hangs(high: float) -> bool:
    """Whether there is room for the sign above the goods; else it is below, beside the takers."""
    return high - EDGE - COUNTER - UNDER_SIGN >= WIDEST * RATIO


def _room(high: float) -> float:
    """How high all rows of goods may be, in units."""
    return high - EDGE - COUNTER - (UNDER_SIGN if _hangs(high) else ABOVE)


def _widest(wide: float, high: float, count: int, rows: int) -> float:
    """How wide each of so many goods may be in so many rows, one above the other."""
    return min(_room(high) / rows / RATIO - EDGE * (rows - 1), (wide - 50) / -(-max(1, count) // rows) - 10, WIDEST)


def _rows(wide: float, high: float, count: int) -> int:
    """Two where that makes the goods larger."""
    return max((1, 2), key=lambda rows: _widest(wide, high, count, rows))


def good_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each place on a shelf that fills `box`."""
    w, h = press.units(box.width), press.units(box.height)
    rows = _rows(w, h, count)
    width = _widest(w, h, count, rows)
    size = press.size((width, width * RATIO))
    places = []
    for row in range(rows):
        here = count // rows + (count % rows if row == 0 else 0)
        step = min(width + 26, (w - 40 - width) / max(1, here - 1)) if here > 1 else width
        left = w / 2 - (step * (here - 1) + width) / 2
        foot = h - EDGE - COUNTER + 2 - _room(h) / rows * (rows - 1 - row)
        top = box.y + press.px(foot) - size[1]
        places += [pygame.Rect((box.x + press.px(left + i * step), top), size) for i in range(here)]
    return [press.sided(place, box) for place in places]


def draw_store(press: Press, target: pygame.Surface, box: pygame.Rect, look: StoreLook) -> list[pygame.Rect]:
    """The shelf that fills `box`; returns the pixels of each place.

    For up to eight cards 700 to 1300 units wide and 240 to 420 high are laid out well.
    """
    rows = _rows(press.units(box.width), press.units(box.height), len(look.goods))
    shelf = _shelf(press, box.size, look.title, len(look.order), rows)
    paper.lay(press, target, shelf, box.topleft, 16)
    rects = good_rects(press, box, len(look.goods))
    for good, rect in zip(look.goods, rects, strict=True):
        if good.taken is not None:
            _taken(press, target, rect, good.taken)
            continue
        if good.signal:
            states.draw_rim(press, target, rect, good.signal, 10)
        face = good.face
        piece = cards.hand(press, face.kind, good.words, face.rank, face.suit, press.units(rect.width))
        paper.lay(press, target, piece, rect.topleft, 7)
    _order(press, target, box, look)
    return rects


@kept
def _gap(press: Press, size: tuple[int, int]) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = ornaments.ring(press, (w, h), 3, GOLD_LIGHT, w * 0.06).copy()
    surface.set_alpha(90)
    return surface


def _taken(press: Press, target: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
    """An empty place, and the brand of who emptied it."""
    target.blit(_gap(press, rect.size), rect)
    mark = icons.seat_mark(press, seat, min(60.0, press.units(rect.width) * 0.5))
    target.blit(mark, mark.get_rect(center=rect.center))


def _order(press: Press, target: pygame.Surface, box: pygame.Rect, look: StoreLook) -> None:
    """The takers on the shelf's edge in their order: done ones ticked, the next one large on a gold plate."""
    y = box.bottom - press.px(30)
    step = press.px(TAKER)
    long = step * (len(look.order) - 1)
    x = box.centerx - long // 2 if _hangs(press.units(box.height)) else box.right - press.px(40) - long
    if press.right_to_left:
        x, step = box.left + box.right - x, -step
    for i, seat in enumerate(look.order):
        now = i == look.done
        if now:
            plate = ornaments.plate(press, 62, 54, GOLD_LIGHT, INK, 8, 4)
            target.blit(plate, plate.get_rect(center=(x, y)))
        mark = icons.seat_mark(press, seat, 44 if now else 36)
        if i < look.done:
            mark = _faded(press, seat)
        target.blit(mark, mark.get_rect(center=(x, y)))
        if i < look.done:
            tick = icons.icon(press, "tick", 22, BONE, INK)
            target.blit(tick, tick.get_rect(center=(x + press.px(13), y + press.px(12))))
        x += step


@kept
def _faded(press: Press, seat: int) -> pygame.Surface:
    mark = icons.seat_mark(press, seat, 36).copy()
    mark.set_alpha(110)
    return mark
