"""The Duel as a duel: two faces on one bill, the shots each has fired, and who must answer now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import icons, ornaments, palette, paper, states
from game.stage.paint.bang import characters, fitting
from game.stage.paint.bang.life import cartridge
from game.stage.paint.palette import VERMILION
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

BILL = (720.0, 330.0)
"""Usual width and height; 560 to 900 wide and 270 to 420 high are laid out well."""
HEAD = 88.0
"""So far down the title reaches."""
FOOT = 100.0
"""Height of what is asked, with what lies below it."""
SHOWN = 6
"""More shots than these are told by a figure."""


@dataclass(frozen=True)
class DuellistLook:
    """One of the two: seat, name, character's picture, and how many shots were given by now."""

    seat: int
    name: str
    character: str
    shots: int = 0


@dataclass(frozen=True)
class DuelLook:
    """The duel: its title, who began it (left), who was named (right), and which of them must answer (0, 1 or None
    when it is over). `line` says what is asked; `turn` is the word on the ribbon.
    """

    title: str
    left: DuellistLook
    right: DuellistLook
    asked: int | None
    line: str = ""
    turn: str = ""


@kept
def _bill(press: Press, size: tuple[int, int], look: DuelLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 6, 0.7, 4.0, 64).copy()
    pen = Pen(press, sheet)
    pen.frame((14, 14, w - 28, h - 28), tones.ink, 5, 1, 4)
    pen.text(look.title, (w / 2, 58), "display", 50, tones.ink, max_width=w * 0.42, floor=24, most=56)
    high = h - 132
    wide = min(high / 1.05, w * 0.28)
    for side, who in ((0, look.left), (1, look.right)):
        x = 32.0 if side == 0 else w - 32 - wide
        box = (x, 34.0, wide, high)
        color = press.brand(who.seat)[1]
        characters.portrait(pen, who.character, box, palette.mix(tones.paper_warm, color, 0.26))
        pen.mark(who.seat, (x + (8 if side == 0 else wide - 8), 40), 52)
        strip = (x, 34 + high - 3, wide, 42.0)
        pen.fill(strip, color)
        pen.outline(strip, tones.ink, 3)
        plate = (x + wide / 2, strip[1] + 21)
        fitting.name(pen, who.name, plate, 27, wide - 14, 34, palette.ink_on(color))
        if look.asked is not None and look.asked != side:
            pen.paste(_shade(press, press.rect(box).size), (x, 34))
    _shots(pen, w, h, look)
    if look.line:
        pen.paragraph(
            look.line,
            (32 + wide + 12, h - FOOT, w - 2 * (44 + wide), 68),
            "text",
            25,
            tones.ink,
            floor=14,
            leading=1.05,
            align="center",
        )
    return sheet


@kept
def _shade(press: Press, size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((*palette.PAPER_DARK, 120))
    return veil


def _shots(pen: Pen, w: float, h: float, look: DuelLook) -> None:
    """Two guns muzzle to muzzle in the middle, and a cartridge for each shot on its side; smaller, and without the
    line between them, on a bill too low for them between title and sentence.
    """
    press, tones = pen.press, pen.press.tones
    middle, guns, top, foot = w / 2, h * 0.42, HEAD, h - FOOT
    many = max(look.left.shots, look.right.shots) > SHOWN
    low = guns + (150 if many else 120) > foot
    part = min(1.0, (foot - top) / 124) if low else 1.0
    guns, row = (top + 36 * part, top + 100 * part) if low else (guns, guns + 98)
    piece = icons.icon(press, "revolver", 84 * part, tones.ink, tones.paper_warm)
    pen.paste(pygame.transform.flip(piece, True, False), (middle - 8, guns), "midright")
    pen.paste(piece, (middle + 8, guns), "midleft")
    if not low:
        pen.paste(ornaments.divider(press, 200, 14, tones.ink), (middle, guns + 62), "center")
    for way, who in ((-1, look.left), (1, look.right)):
        for i in range(min(SHOWN, who.shots)):
            pen.paste(cartridge(press, 44 * part), (middle + way * (22 + 26 * i) * part, row), "center")
        if who.shots > SHOWN:
            at = (middle + way * (36 + 26 * SHOWN) * part, row) if low else (middle + way * 96, row + 36)
            pen.text(f"x{who.shots}", at, "number", 26, tones.ink, most=28)


def draw_duel(press: Press, target: pygame.Surface, box: pygame.Rect, look: DuelLook) -> None:
    """The bill that fills `box`; who must answer wears the ribbon and stands in full light."""
    paper.lay(press, target, _bill(press, box.size, look), box.topleft, 20, 0.65)
    if look.asked is None or not look.turn:
        return
    ribbon = states.flag(press, look.turn, VERMILION)
    part = 0.18 if look.asked == 0 else 0.82
    target.blit(ribbon, ribbon.get_rect(midbottom=(box.left + round(box.width * part), box.top + press.px(26))))
