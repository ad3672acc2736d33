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
def _shelf(press: Press, size: tuple[int, int], title: str) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = pygame.Surface(size)
    surface.fill(WALNUT_DARK)
    boards = 3
    for i in range(boards):
        top, foot = size[1] * i // boards, size[1] * (i + 1) // boards
        surface.blit(saloon.plank(press, (w, press.units(foot - top)), 40 + i), (0, top))
    surface.fill(palette.mix(palette.BLACK, palette.LAMP, 0.62), special_flags=pygame.BLEND_RGB_MULT)
    surface = surface.convert_alpha() if pygame.display.get_surface() else surface
    pen = Pen(press, surface)
    pen.outline((0, 0, w, h), WALNUT_DARK, 8)
    pen.outline((8, 8, w - 16, h - 16), WALNUT_LIGHT, 2)
    board = (0.0, h - 76, w, 18.0)
    pen.fill(board, WALNUT_LIGHT)
    pen.fill((0, h - 58, w, 58), WALNUT_DARK)
    pen.rule((0, h - 76), (w, h - 76), palette.mix(WALNUT_LIGHT, GOLD_LIGHT, 0.4), 3)
    wide = min(w * 0.6, 520.0)
    pen.paste(ornaments.plate(press, wide, 50, PITCH, GOLD_LIGHT, 10, 5), (w / 2, 12), "midtop")
    pen.text(title, (w / 2, 37), "display", 31, GOLD_LIGHT, max_width=wide - 40, floor=18, most=38)
    return surface


def good_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each place on a shelf that fills `box`."""
    w, h = press.units(box.width), press.units(box.height)
    width = min((h - 76 - 72) / RATIO, (w - 50) / max(1, count) - 10, 170.0)
    step = min(width + 26, (w - 40 - width) / max(1, count - 1)) if count > 1 else width
    left = w / 2 - (step * (count - 1) + width) / 2
    size = press.size((width, width * RATIO))
    top = box.y + press.px(h - 74) - size[1]
    places = [pygame.Rect((box.x + press.px(left + i * step), top), size) for i in range(count)]
    return [press.sided(place, box) for place in places]


def draw_store(press: Press, target: pygame.Surface, box: pygame.Rect, look: StoreLook) -> list[pygame.Rect]:
    """The shelf that fills `box`; returns the pixels of each place.

    For up to eight cards 700 to 1300 units wide and 240 to 420 high are laid out well.
    """
    paper.lay(press, target, _shelf(press, box.size, look.title), box.topleft, 16)
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
    step = press.px(58)
    if press.right_to_left:
        step = -step
    x = box.centerx - step * (len(look.order) - 1) // 2
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
