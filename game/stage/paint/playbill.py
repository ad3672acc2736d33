"""Playbills for the title: one torn sheet a game, in the game's own ink."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, ornaments, palette, paper, pictures
from game.stage.paint.faces import Role
from game.stage.paint.palette import INK, Color, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

BILL = (500.0, 770.0)
MARGIN = 46.0
SHADE = mix(palette.INK, palette.WHITE, 0.72)


@dataclass(frozen=True)
class BillLine:
    """One line of the lower stack: `voice` says how loud."""

    text: str
    voice: str = "plain"


VOICES: dict[str, tuple[Role, float]] = {
    "plain": ("strong", 29),
    "loud": ("gothic", 42),
    "number": ("number", 74),
}


@dataclass(frozen=True)
class PlaybillLook:
    """A game's bill.

    `strap` stands over the title, `tagline` under it.  `picture` is one of the baked playbill pictures
    (wyatt_earp, bang, pony_express).  `below` follows it; `seats` and `time` stand at the foot.
    """

    ink: Color
    title: tuple[str, ...]
    strap: str = ""
    tagline: str = ""
    picture: str = ""
    below: tuple[BillLine, ...] = ()
    seats: str = ""
    time: str = ""


@kept
def shaded(press: Press, look: PlaybillLook) -> pygame.Surface:
    """A bill that hangs in the shade, beside the one in focus."""
    sheet = playbill(press, look).copy()
    sheet.fill((*SHADE, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


@kept
def playbill(press: Press, look: PlaybillLook) -> pygame.Surface:
    """A bill of 500 x 770 units; its strap, title, picture and foot always keep their places."""
    w, h = BILL
    tones = press.tones
    sheet = paper.sheet(press, BILL, tones.paper_warm, 5, 0.75, 6.0, sum(map(ord, look.title[0]))).copy()
    pen = Pen(press, sheet)
    pen.frame((22, 22, w - 44, h - 44), tones.ink, 6, 2, 5)
    for turn, x in ((0, 40.0), (90, w - 90)):
        pen.paste(ornaments.corner(press, 50, look.ink, turn), (x, 40))
    top = _stack(pen, _head(look), 58, 246 if len(look.title) == 1 else 296)
    picture = (MARGIN, max(262.0, top + 22), w - 2 * MARGIN, 0.0)
    foot = 512.0
    box = (picture[0], picture[1], picture[2], foot - picture[1])
    _picture(pen, look, box)
    _below(pen, look, foot + 10, h - 116)
    _foot(Pen.reading(press, sheet), look)
    return sheet


def _head(look: PlaybillLook) -> list[tuple[str, Role, float, Color, float, float]]:
    """Lines of the head: text, role, size, ink, gap after, spacing."""
    lines: list[tuple[str, Role, float, Color, float, float]] = []
    if look.strap:
        lines.append((look.strap, "gothic", 40, INK, 16, 1))
    size = 136 if len(look.title) == 1 and len(look.title[0]) <= 6 else 92
    for part in look.title:
        lines.append((part, "display", size, look.ink, 12, 0))
    if look.tagline:
        lines.append((look.tagline, "strong", 32, INK, 0, 0))
    return lines


def _stack(pen: Pen, lines: list[tuple[str, Role, float, Color, float, float]], top: float, most: float) -> float:
    """Centred lines one under the other by their ink; returns where they end."""
    press = pen.press
    room = BILL[0] - 2 * MARGIN
    made = [
        (fonts.fit(press, text, room, role, size / press.text_scale, ink, floor=18, spacing=spacing), gap)
        for text, role, size, ink, gap, spacing in lines
    ]
    total = sum(press.units(line.ink.height) + gap for line, gap in made) - (made[-1][1] if made else 0)
    y = top
    spare = max(0.0, (most - top - total) / max(1, len(made))) * 0.35
    for line, gap in made:
        pen.set(line, (BILL[0] / 2, y), "midtop")
        y += press.units(line.ink.height) + gap + spare
    return y - (made[-1][1] if made else 0) - spare


def _picture(pen: Pen, look: PlaybillLook, box: tuple[float, float, float, float]) -> None:
    press, surface = pen.press, pen.surface
    x, y, w, h = box
    stock = press.tones.paper_warm
    pen.fill(box, mix(stock, look.ink, 0.14))
    if look.picture:
        pictures.print_picture(press, surface, "playbills", look.picture, press.rect(box), 0.5)
    pen.outline(box, INK, 4)
    pen.outline((x - 6, y - 6, w + 12, h + 12), INK, 1)


def _below(pen: Pen, look: PlaybillLook, top: float, foot: float) -> None:
    press = pen.press
    room = BILL[0] - 2 * MARGIN
    made = []
    for line in look.below:
        role, size = VOICES[line.voice]
        ink = press.tones.money if line.voice == "number" else press.tones.ink
        made.append(fonts.fit(press, line.text, room, role, size / press.text_scale, ink, floor=18, spacing=0))
    heights = [press.units(line.ink.height) for line in made]
    gap = max(4.0, min(14.0, (foot - top - sum(heights)) / max(1, len(made) + 1)))
    y = top + max(0.0, (foot - top - sum(heights) - gap * (len(made) - 1)) / 2)
    for made_line, height in zip(made, heights, strict=True):
        pen.set(made_line, (BILL[0] / 2, y), "midtop")
        y += height + gap


def _foot(pen: Pen, look: PlaybillLook) -> None:
    w, h = BILL
    y = h - 90
    pen.paste(ornaments.divider(pen.press, w - 110, 18, pen.press.tones.ink), (55, y - 24))
    pen.fill((MARGIN, y, w - 2 * MARGIN, 50), look.ink)
    pen.outline((MARGIN, y, w - 2 * MARGIN, 50), INK, 3)
    light = palette.ink_on(look.ink)
    pen.icon("hat", (91, y + 25), 42, light, look.ink)
    pen.text(look.seats, (124, y + 25), "number", 32, light, "midleft", max_width=130)
    pen.icon("hourglass", (302, y + 25), 32, light, look.ink)
    pen.text(look.time, (332, y + 25), "gothic", 36, light, "midleft", spacing=1, max_width=112)
