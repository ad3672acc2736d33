"""The row of cards that lie before a seat: with names while there is room, then as chips, then overlapping."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import paper, states
from game.stage.paint.bang import cards
from game.stage.paint.bang.facts import card, equipment
from game.stage.paint.press import Press, kept

GAP = 5.0


@dataclass(frozen=True)
class GearLook:
    """One card in play: kind, its short name, whether it must wait a turn, whether it is equipment of Gold Rush."""

    kind: str
    short: str
    waiting: bool = False
    bought: bool = False
    signal: states.Signal | None = None


@kept
def _card(
    press: Press, kind: str, short: str, waiting: bool, bought: bool, width: float, height: float
) -> pygame.Surface:
    return cards.laid(press, kind, equipment(kind) if bought else card(kind), short, waiting, width, height)


def gear_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each card of a row that fills `box` from where reading begins; cards are as high as the box."""
    if not count:
        return []
    w, h = press.units(box.width), press.units(box.height)
    wide = _width(w, h, count)
    step = wide + GAP if count * (wide + GAP) - GAP <= w else (w - wide) / max(1, count - 1)
    left, size = box.x, press.size((wide, h))
    places = [pygame.Rect((left + round(i * step * press.scale), box.y), size) for i in range(count)]
    return [press.sided(place, box) for place in places]


def _width(w: float, h: float, count: int) -> float:
    """A card with its name if all such fit, else a chip."""
    named, chip = h * cards.MINI[0] / cards.MINI[1], h * cards.CHIP[0] / cards.CHIP[1]
    return named if count * (named + GAP) - GAP <= w else chip


def draw_gear(press: Press, target: pygame.Surface, box: pygame.Rect, looks: tuple[GearLook, ...]) -> list[pygame.Rect]:
    """The row; returns the pixels of each card, later ones lie over earlier ones."""
    rects = gear_rects(press, box, len(looks))
    w, h = press.units(box.width), press.units(box.height)
    wide = _width(w, h, len(looks))
    named = wide > h * 0.7
    for look, rect in sorted(zip(looks, rects, strict=True), key=lambda laid: laid[1].x):
        piece = _card(press, look.kind, look.short if named else "", look.waiting, look.bought, wide, h)
        if look.signal:
            states.draw_rim(press, target, rect, look.signal, 8)
        paper.lay(press, target, piece, rect.topleft, 6)
    return rects
