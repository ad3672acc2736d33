"""Slips that tell something and go: notices, the plate that says why not, and the cover between two people."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, ornaments, palette, paper, saloon
from game.stage.paint.glyphs import Glyph, glyph
from game.stage.paint.palette import GOLD_LIGHT, PITCH, WALNUT_DARK
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

LEADING = 1.24
"""Distance of lines for the size of their type."""


@kept
def notice(press: Press, text: str, icon: str = "info", seat: int | None = None, width: float = 560) -> pygame.Surface:
    """A paper slip, at most `width` units wide and as high as its words need."""
    tones = press.tones
    side = 46.0
    lead = 24 + side + 16
    size = 28.0
    lines = fonts.wrap(press, text, width - lead - 28, "text", size)
    longest = max(fonts.width(press, line, "text", size) for line in lines)
    wide = min(width, lead + longest + 32)
    step = size * LEADING * press.text_scale
    high = max(76.0, step * len(lines) + 32)
    slip = paper.sheet(press, (wide, high), tones.paper, 6, 0.5, 2.5, len(text)).copy()
    pen = Pen.reading(press, slip)
    if seat is not None:
        pen.mark(seat, (24 + side / 2, high / 2), side)
    else:
        pen.icon(icon, (24 + side / 2, high / 2), side * 0.9, tones.ink, tones.paper)
    for i, line in enumerate(lines):
        y = high / 2 + (i - (len(lines) - 1) / 2) * step
        pen.base(line, (lead, y), "text", size, tones.ink, max_width=wide - lead - 16, floor=20)
    return slip


@dataclass(frozen=True)
class CoverLook:
    """A cover: whom the table is handed to (`head`), what to do (`line`) and the control that goes on."""

    seat: int
    head: str
    line: str
    glyphs: tuple[Glyph, ...] = ()
    action: str = ""


SHEET = (980.0, 580.0)


@kept
def _cover(press: Press, look: CoverLook) -> pygame.Surface:
    w, h = SHEET
    tones = press.tones
    sheet = paper.sheet(press, SHEET, tones.paper_warm, 6, 0.75, 5.0, 71).copy()
    pen = Pen(press, sheet)
    pen.frame((22, 22, w - 44, h - 44), tones.ink, 6, 2, 5)
    for turn, x, y in ((0, 40.0, 40.0), (90, w - 90, 40.0), (180, w - 90, h - 90), (270, 40.0, h - 90)):
        pen.paste(ornaments.corner(press, 50, tones.ink, turn), (x, y))
    pen.mark(look.seat, (w / 2, 142), 150)
    pen.text(
        look.head, (w / 2, 276), "display", 84 / min(press.text_scale, 1.25), tones.ink, max_width=w - 150, floor=40
    )
    pen.paste(ornaments.divider(press, 520, 18, tones.ink), (w / 2, 338), "center")
    pen.paragraph(look.line, (90, 350, w - 180, 96), "text", 32, tones.ink, align="center")
    _answer(Pen.reading(press, sheet), look, h - 80)
    return sheet


def _answer(pen: Pen, look: CoverLook, middle: float) -> None:
    """The button that goes on, on its own dark plate in the middle of the sheet's foot."""
    press = pen.press
    signs = [glyph(press, g, 48) for g in look.glyphs]
    line = fonts.fit(press, look.action, 420, "strong", 30, GOLD_LIGHT)
    wide = sum(press.units(s.get_width()) + 10 for s in signs) + press.units(line.surface.get_width()) + 56
    plate = ornaments.plate(press, wide, 72, PITCH, GOLD_LIGHT, 12)
    pen.paste(plate, (SHEET[0] / 2, middle), "center")
    x = SHEET[0] / 2 - wide / 2 + 28
    for sign in signs:
        pen.paste(sign, (x, middle), "midleft")
        x += press.units(sign.get_width()) + 10
    pen.paste(line.surface, (x, middle), "midleft")


def draw_cover(press: Press, target: pygame.Surface, box: pygame.Rect, look: CoverLook) -> pygame.Rect:
    """Cover all of `box`, opaque, with the sheet in its middle; returns the pixels of the sheet."""
    target.blit(_ground(press, box.size), box)
    sheet = _cover(press, look)
    at = sheet.get_rect(center=box.center)
    return paper.lay(press, target, sheet, at.topleft, 26, 0.75)


@kept
def _ground(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """Opaque boards with dark corners: nothing of the table shows through."""
    surface = pygame.Surface(size)
    surface.fill(WALNUT_DARK)
    boards = 6
    for i in range(boards):
        top, foot = size[1] * i // boards, size[1] * (i + 1) // boards
        plank = saloon.plank(press, (press.units(size[0]), press.units(foot - top)), 60 + i)
        surface.blit(plank, (0, top))
        surface.fill(WALNUT_DARK, (0, top, size[0], press.px(3)))
    surface.fill(palette.mix(palette.BLACK, palette.LAMP, 0.5), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(saloon.vignette(press, size, 0.95), (0, 0))
    return surface.convert() if pygame.display.get_surface() else surface
