"""A card that goes round the table: the Gatling as a sweep, Indians! as a raid, with what became of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

import pygame

from game.stage.paint import icons, ornaments, palette, paper
from game.stage.paint.bang.cards import art
from game.stage.paint.palette import BOTTLE, GOLD_LIGHT, INK, PAPER, TARGET, VERMILION, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept
from game.stage.paint.sprites import muzzle_star

Fate = Literal["waiting", "asked", "safe", "hit", "out"]
SIGNS: dict[str, tuple[str, Color]] = {
    "safe": ("holed_hat", BOTTLE), "hit": ("cross", TARGET), "out": ("skull", INK), "asked": ("crosshair", TARGET),
}  # fmt: skip


ALONE = 116.0
"""Room for the mark of the only one that it goes to, beside the words."""


@dataclass(frozen=True)
class VolleyLook:
    """What goes round: its kind (gatling, indians, howitzer, brawl), title, who plays it (-1: nobody), the others in
    order with what became of each: waiting, asked, safe, hit, out. `line` says what saves one.
    """

    kind: str
    title: str
    seat: int
    fates: tuple[tuple[int, Fate], ...]
    line: str = ""


@kept
def _strip(
    press: Press, size: tuple[int, int], kind: str, title: str, line: str, seat: int, alone: bool
) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 6, 0.65, 4.0, 65).copy()
    pen = Pen.reading(press, sheet)
    pen.frame((12, 12, w - 24, h - 24), tones.ink, 4, 1, 4)
    box = (26.0, 26.0, (h - 52) * 1.2, h - 52)
    art(pen, ("bang", kind), box)
    pen.outline(box, tones.ink, 3)
    if seat >= 0:
        pen.mark(seat, (box[0] + 6, box[1] + 6), 50)
    left = box[0] + box[2] + 18
    pen.text(
        title,
        (left, 26 + h * 0.12),
        "display",
        38,
        tones.ink,
        "midleft",
        max_width=w - left - 26 - ALONE if alone else (w - left) * 0.41,
        floor=20,
        most=h * 0.24,
    )
    if line and alone:
        words = (left, 26 + h * 0.28, w - left - 26 - ALONE, h * 0.5)
        pen.paragraph(line, words, "text", 32, tones.ink, floor=13, leading=1.1)
    elif line:
        half = left + (w - left) * 0.43
        pen.paragraph(
            line, (half, 26, w - 26 - half, h * 0.32), "text", 25, tones.ink_soft, floor=13, leading=1.05, align="right"
        )
    return sheet


def mark_places(press: Press, box: pygame.Rect, count: int) -> list[tuple[int, int]]:
    """The middle of each mark on a strip that fills `box`, in pixels."""
    w, h = press.units(box.width), press.units(box.height)
    left = 26 + (h - 52) * 1.2 + 18
    step = (w - 26 - left) / max(1, count)
    y = box.y + press.px(h * 0.66)
    if count == 1:
        left, step, y = w - 26 - ALONE, ALONE, box.centery
    places = [pygame.Rect(box.x + press.px(left + step * (i + 0.5)), y, 0, 0) for i in range(count)]
    return [press.sided(place, box).topleft for place in places]


def draw_volley(
    press: Press, target: pygame.Surface, box: pygame.Rect, look: VolleyLook, sweep: float = 0.0, flash: int = 0
) -> None:
    """The strip that fills `box`; `sweep` 0..1 is how far round it has come, with a flash there (none at 0 or 1).

    `flash` turns the flash in degrees; with reduced motion it stays 0.  640 to 1000 units wide and 150 to 240 high are
    laid out well.
    """
    strip = _strip(press, box.size, look.kind, look.title, look.line, look.seat, len(look.fates) == 1)
    paper.lay(press, target, strip, box.topleft, 18)
    places = mark_places(press, box, len(look.fates))
    size = min(58.0, press.units(box.height) * 0.32)
    for (seat, fate), place in zip(look.fates, places, strict=True):
        piece = _mark(press, seat, fate, size)
        target.blit(piece, piece.get_rect(center=place))
    if 0.0 < sweep < 1.0 and places:
        x = places[0][0] + round((places[-1][0] - places[0][0]) * sweep)
        y = places[0][1] - press.px(size * 0.9)
        if look.kind == "indians":
            piece = icons.icon(press, "rider", 54, INK, PAPER)
            piece = pygame.transform.flip(piece, True, False)
        else:
            piece = muzzle_star(press, 54, flash % 60 // 15 * 15)
        target.blit(piece, piece.get_rect(center=(x, y)))


@kept
def _mark(press: Press, seat: int, fate: Fate, size: float) -> pygame.Surface:
    """A brand with what became of it: faint while it waits, in a ring while it is asked, else with a sign."""
    side = size * 1.7
    surface = pygame.Surface(press.size((side, side)), pygame.SRCALPHA)
    pen = Pen(press, surface)
    middle = (side / 2, side / 2)
    if fate == "asked":
        pen.paste(ornaments.stamp_ring(press, size * 1.62, VERMILION), middle, "center")
    mark = icons.seat_mark(press, seat, size)
    if fate in ("waiting", "out"):
        mark = mark.copy()
        mark.set_alpha(130)
    pen.paste(mark, middle, "center")
    if fate in ("safe", "hit", "out"):
        icon, ink = SIGNS[fate]
        at = (side * 0.76, side * 0.76)
        pen.disc(at, size * 0.62, palette.PAPER, ink, 3)
        pen.icon(icon, at, size * 0.42, ink, palette.PAPER)
    return surface


@kept
def fan(press: Press, radius: float, start: int, end: int, color: Color = GOLD_LIGHT) -> pygame.Surface:
    """The part of the table that a sweep has covered: a faint sector from `start` to `end` (degrees clockwise)."""
    side = press.px(2 * radius)
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    if end > start:
        middle = side / 2
        edge = [
            (middle + middle * cos(pi * a / 180), middle + middle * sin(pi * a / 180)) for a in range(start, end + 1, 3)
        ]
        pygame.draw.polygon(surface, (*color, 54), [(middle, middle), *edge])
    return surface
