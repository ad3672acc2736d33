"""Gold Rush: equipment cards, nuggets in a pouch, and the counter with the three cards that may be bought."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import palette, paper, saloon, states
from game.stage.paint.bang import cards
from game.stage.paint.bang.cards import CardWords
from game.stage.paint.bang.facts import equipment
from game.stage.paint.cards import RATIO
from game.stage.paint.gold import nugget
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, OCHRE, PITCH, WALNUT_LIGHT
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

COUNTER = (520.0, 236.0)
"""Usual width and height; 380 to 700 wide and 180 to 320 high are laid out well."""
FRONT = 32.0
"""Height of the front edge, with the sign in it."""
BACK_INK = palette.mix(OCHRE, INK, 0.42)


@dataclass(frozen=True)
class WareLook:
    """One card on the counter: its kind and words, what it costs now (in nuggets), and its signal if it has one.

    `dear` is why it can't be bought, as words on a plate; empty when it can.
    """

    kind: str
    words: CardWords
    cost: int
    dear: str = ""
    signal: states.Signal | None = None


@dataclass(frozen=True)
class ShopLook:
    """The counter: its sign, the wares, what one has (None: nobody looks), nuggets on the heap (0 shows none)."""

    title: str
    wares: tuple[WareLook, ...]
    own: int | None = None
    heap: int = 0


@kept
def full(press: Press, kind: str, words: CardWords) -> pygame.Surface:
    """An equipment as one reads it, 512 x 717 units."""
    return cards.printed(press, kind, equipment(kind), words)


@kept
def hand(press: Press, kind: str, words: CardWords, width: float = 150) -> pygame.Surface:
    """An equipment on the counter, `width` x 1.4 `width` units: price, title, picture, marks."""
    return cards.held(press, kind, equipment(kind), words, width=width)


@kept
def mini(press: Press, kind: str, words: CardWords, width: float = 102) -> pygame.Surface:
    """A black equipment before its owner, as large as a card in play."""
    return cards.laid(press, kind, equipment(kind), words.short, False, width)


@kept
def back(press: Press, width: float = 92) -> pygame.Surface:
    """The back of the equipment deck: gold ink and a nugget."""
    return cards.sealed(press, width, BACK_INK, "nugget", 83)


@kept
def pouch(press: Press, count: int, size: float = 40) -> pygame.Surface:
    """How many nuggets somebody has: a plate with a nugget and a figure."""
    figure = str(count)
    surface = pygame.Surface(press.size((size * (2.0 + 0.42 * len(figure)), size * 1.24)), pygame.SRCALPHA)
    pen = Pen(press, surface)
    w, h = press.units(surface.get_width()), press.units(surface.get_height())
    pen.fill((0, 0, w, h), PITCH, h / 2)
    pen.outline((2, 2, w - 4, h - 4), GOLD_LIGHT, 2, h / 2 - 2)
    pen.paste(nugget(press, size * 0.86), (size * 0.66, h / 2), "center")
    pen.text(figure, (size * 1.2, h / 2), "number", size * 0.74 / press.text_scale, BONE, "midleft")
    return surface


@kept
def _counter(press: Press, size: tuple[int, int], title: str) -> pygame.Surface:
    """A board of wood with a lit front edge and the sign in its middle."""
    w, h = press.units(size[0]), press.units(size[1])
    surface = saloon.plank(press, (w, h), 31).copy()
    pen = Pen(press, surface)
    pen.fill((0, h - FRONT, w, FRONT), palette.WALNUT_DARK)
    pen.rule((0, h - FRONT), (w, h - FRONT), WALNUT_LIGHT, 4)
    pen.rule((0, 2), (w, 2), WALNUT_LIGHT, 3)
    sign = w / 2, h - FRONT / 2 + 1
    pen.text(title, sign, "gothic", 26, GOLD_LIGHT, spacing=3, max_width=w * 0.5, floor=12, most=25)
    return surface


def ware_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each card on a counter that fills `box`: side by side in its middle."""
    w, h = press.units(box.width), press.units(box.height)
    width = min(170.0, (h - FRONT - 14) / RATIO, (w - 130) / max(1, count) - 12)
    step = width + 12
    left = w / 2 - (step * count - 12) / 2 + 34
    size = press.size((width, width * RATIO))
    places = [pygame.Rect((box.x + press.px(left + i * step), box.y + press.px(10)), size) for i in range(count)]
    return [press.sided(place, box) for place in places]


def draw_shop(press: Press, target: pygame.Surface, box: pygame.Rect, look: ShopLook) -> list[pygame.Rect]:
    """The counter that fills `box` with its wares, the deck at its left and the heap; returns the wares' pixels."""
    paper.lay(press, target, _counter(press, box.size, look.title), box.topleft, 10)
    rects = ware_rects(press, box, len(look.wares))
    for ware, rect in zip(look.wares, rects, strict=True):
        piece = hand(press, ware.kind, ware.words, press.units(rect.width))
        if ware.signal:
            states.draw_rim(press, target, rect, ware.signal, 10)
        paper.lay(press, target, piece, rect.topleft, 6)
        if ware.dear:
            states.draw_dim(press, target, rect)
            states.draw_reason(press, target, rect, ware.dear)
        if ware.cost != equipment(ware.kind).cost:
            now = pouch(press, ware.cost, 28)
            target.blit(now, now.get_rect(topright=(rect.right + press.px(6), rect.top - press.px(6))))
    deck = back(press, 68)
    first = press.sided(rects[0], box).left if rects else box.centerx
    place = press.sided(deck.get_rect(topright=(first - press.px(12), box.top + press.px(14))), box)
    paper.lay(press, target, deck, place.topleft, 6)
    if look.heap:
        heap = pouch(press, look.heap, 32)
        target.blit(heap, heap.get_rect(midtop=(place.centerx, place.bottom + press.px(8))))
    if look.own is not None:
        own = pouch(press, look.own, 36)
        place = own.get_rect(bottomright=(box.right - press.px(6), box.bottom + press.px(10)))
        target.blit(own, press.sided(place, box))
    return rects
