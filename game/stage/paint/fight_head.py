"""The head of a shoot-out: who fights, how many shots are left, what is at stake."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import palette, svg
from game.stage.paint.gold import nugget
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, PITCH, hexa
from game.stage.paint.pen import Anchor, Pen
from game.stage.paint.press import Press, kept

HEAD = 84.0


@dataclass(frozen=True)
class FighterLook:
    """One side: `shots` left `of` so many; `gold` is what the seat owns.  `turn` marks who shoots now."""

    seat: int
    name: str
    gold: str
    shots: int
    of: int = 3
    turn: bool = False


@kept
def cartridge(press: Press, height: float = 54, spent: bool = False) -> pygame.Surface:
    """A brass cartridge on its end; a spent one leaves its outline."""
    if spent:
        body = (
            f'<path d="M12,58 L12,30 C12,18 17,8 20,4 C23,8 28,18 28,30 L28,58 Z" fill="none" '
            f'stroke="{hexa(BONE)}" stroke-width="2" stroke-dasharray="5 4" opacity="0.8"/>'
        )
    else:
        p = palette
        body = (
            '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="30" y2="0">'
            f'<stop offset="0" stop-color="{hexa(p.GOLD_MID)}"/><stop offset="0.4" stop-color="{hexa(p.BRASS_LIGHT)}"/>'
            f'<stop offset="1" stop-color="{hexa(p.BRASS_DARK)}"/></linearGradient>'
            '<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="30" y2="0">'
            f'<stop offset="0" stop-color="{hexa(p.IRON_LIGHT)}"/><stop offset="0.4" stop-color="{hexa(p.BONE)}"/>'
            f'<stop offset="1" stop-color="{hexa(p.IRON)}"/></linearGradient></defs>'
            f'<path d="M12,26 C12,16 17,6 20,2 C23,6 28,16 28,26 Z" fill="url(#l)" stroke="{hexa(INK)}" '
            f'stroke-width="2"/><path d="M11,25 L29,25 L29,54 L11,54 Z" fill="url(#b)" stroke="{hexa(INK)}" '
            f'stroke-width="2"/><path d="M9,54 L31,54 L31,59 L9,59 Z" fill="url(#b)" stroke="{hexa(INK)}" '
            'stroke-width="2"/>'
        )
    return svg.draw(body, press.size((height * 40 / 60, height)), (0, 0, 40, 60))


def _side(pen: Pen, look: FighterLook, width: float, right: bool) -> None:
    """Brand, name, cartridges and gold from the outer edge inwards."""

    def at(x: float) -> float:
        return width - x if right else x

    pen.mark(look.seat, (at(54), HEAD / 2), 60)
    anchor: Anchor = "midright" if right else "midleft"
    name = pen.text(
        look.name,
        (at(98), HEAD / 2),
        "display",
        40,
        GOLD_LIGHT if look.turn else BONE,
        anchor,
        max_width=width * 0.13,
        floor=20,
        most=44,
    )
    edge = pen.press.units(name.left if right else name.right)
    x = (width - edge if right else edge) + 40
    for i in range(look.of):
        pen.paste(cartridge(pen.press, 54, i >= look.shots), (at(x + i * 32), HEAD / 2), "center")
    x += look.of * 32 + 24
    pen.paste(nugget(pen.press, 38), (at(x), HEAD / 2), "center")
    pen.text(look.gold, (at(x + 30), HEAD / 2), "number", 34, BONE, anchor, most=38)


@kept
def _head(
    press: Press, size: tuple[int, int], left: FighterLook, right: FighterLook | None, title: str, strap: str
) -> pygame.Surface:
    bar = pygame.Surface(size, pygame.SRCALPHA)
    bar.fill((*PITCH, 226))
    pen = Pen(press, bar)
    w, h = press.units(size[0]), press.units(size[1])
    pen.rule((0, h - 3), (w, h - 3), GOLD_LIGHT, 2)
    pen.text(title, (w / 2, 27), "display", 40, BONE, max_width=w * 0.3, floor=24, most=41)
    pen.text(strap, (w / 2, 65), "gothic", 26, GOLD_LIGHT, spacing=2, max_width=w * 0.36, floor=16, most=27)
    _side(pen, left, w, False)
    if right is not None:
        _side(pen, right, w, True)
    return bar


def draw_fight_head(
    press: Press,
    target: pygame.Surface,
    box: pygame.Rect,
    left: FighterLook,
    right: FighterLook | None,
    title: str,
    strap: str,
) -> None:
    """The bar, HEAD units high: a fighter at each end (none at the right against the Indians), the title between."""
    target.blit(_head(press, box.size, left, right, title, strap), box)
