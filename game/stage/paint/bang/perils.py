"""Jail bars over a seat, and the dynamite: the stick at its holder and the fuse that burns towards the next."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.stage.paint import svg
from game.stage.paint.bang.curves import along, points
from game.stage.paint.palette import (
    INK,
    IRON,
    IRON_DARK,
    IRON_LIGHT,
    PAPER_DARK,
    VERMILION,
    hexa,
)
from game.stage.paint.press import Press, kept
from game.stage.paint.sprites import muzzle_star

SPACING = 26.0
"""From bar to bar, in units."""
STEPS = 40
"""A fuse is printed in so many lengths."""


@kept
def bars(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """Iron bars that cover `size` pixels, what is behind them shows."""
    w, h = press.units(size[0]), press.units(size[1])
    count = max(3, round(w / SPACING))
    wide = min(9.0, w / count * 0.42)
    body = ""
    for i in range(count):
        x = w * (i + 0.5) / count - wide / 2
        body += f'<rect x="{x:g}" y="0" width="{wide:g}" height="{h:g}" fill="{hexa(IRON_DARK)}"/>'
        body += (
            f'<rect x="{x + wide * 0.18:g}" y="0" width="{wide * 0.30:g}" height="{h:g}" fill="{hexa(IRON_LIGHT)}"/>'
        )
    for y in (h * 0.13, h * 0.82):
        body += f'<rect x="0" y="{y:g}" width="{w:g}" height="{wide * 1.05:g}" fill="{hexa(INK)}"/>'
        body += f'<rect x="0" y="{y + wide * 0.2:g}" width="{w:g}" height="{wide * 0.4:g}" fill="{hexa(IRON)}"/>'
    return svg.draw(body, size, (0, 0, w, h))


@kept
def stick(press: Press, size: float = 72) -> pygame.Surface:
    """A bundle of dynamite, `size` units square."""
    red, ink = hexa(VERMILION), hexa(INK)
    body = "".join(
        f'<rect x="{x}" y="{y}" width="22" height="56" rx="4" fill="{red}" stroke="{ink}" stroke-width="4.5"/>'
        for x, y in ((14, 38), (64, 38), (39, 34))
    )
    body += f'<path d="M10,56 L90,56 M10,76 L90,76" stroke="{hexa(PAPER_DARK)}" stroke-width="7"/>'
    body += f'<path d="M50,34 C50,20 58,16 66,12" fill="none" stroke="{ink}" stroke-width="5"/>'
    return svg.draw(body, press.size((size, size)), (0, 0, 100, 100))


@lru_cache(maxsize=64)
def _line(dx: int, dy: int, bend: int) -> tuple[tuple[float, float], ...]:
    return tuple(points((0, 0), (dx, dy), bend))


@kept
def _fuse(press: Press, dx: int, dy: int, bend: int, left: int) -> pygame.Surface:
    line = _line(dx, dy, bend)
    rest = line[len(line) * (STEPS - left) // STEPS :]
    pad = press.px(8) + abs(bend)
    area = pygame.Rect(min(0, dx) - pad, min(0, dy) - pad, abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    surface = pygame.Surface(area.size, pygame.SRCALPHA)
    if len(rest) > 1:
        moved = [(x - area.x, y - area.y) for x, y in rest]
        for color, wide in ((INK, 7.0), (PAPER_DARK, 3.4)):
            pygame.draw.lines(surface, color, False, moved, press.px(wide))
    return surface


def draw_fuse(
    press: Press,
    target: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    burnt: float,
    bend: int = 0,
    spark: int = 0,
) -> None:
    """The fuse from the next seat at `end` back to the stick at `start` (pixels); it burns from `start` on.

    `burnt` 0..1 is gone, with the spark at its place; `spark` turns the star (degrees; still it stays the same);
    `bend` (pixels) bows the line to its left.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    left = STEPS - round(max(0.0, min(1.0, burnt)) * STEPS)
    line = _line(dx, dy, bend)
    piece = _fuse(press, dx, dy, bend, left)
    pad = press.px(8) + abs(bend)
    target.blit(piece, (start[0] + min(0, dx) - pad, start[1] + min(0, dy) - pad))
    at = along(line, (STEPS - left) / STEPS)
    star = muzzle_star(press, 44, spark % 60 // 15 * 15, 9)
    target.blit(star, star.get_rect(center=(start[0] + round(at[0]), start[1] + round(at[1]))))
