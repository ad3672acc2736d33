"""The seven wanted bills of the ring: bust, name, reward, and the points that lie on the outlaw."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, icons, palette, paper, pictures, states
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, PAPER, VERMILION
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

BILL = (164.0, 214.0)
"""Width and height in units."""
BADGE = 76.0


@dataclass(frozen=True)
class BillLook:
    """One bill.

    `points` lie on the outlaw so far, `enough` when that is what a capture needs; `preview` is what the pending
    choice would add ("+$2,000"), `stamp` a word across the bill (CAPTURED) and `won` its ink.
    """

    outlaw: str
    name: str
    reward: str
    points: int
    enough: bool = False
    preview: str = ""
    stamp: str = ""
    won: bool = True


@kept
def _bill(press: Press, outlaw: str, name: str, reward: str) -> pygame.Surface:
    w, h = BILL
    tones = press.tones
    emblem, ink = palette.OUTLAWS[outlaw]
    light = palette.ink_on(ink)
    sheet = paper.sheet(press, BILL, tones.paper_warm, 4, 0.7, 3.5, sum(map(ord, outlaw))).copy()
    pen = Pen(press, sheet)
    pen.frame((7, 7, w - 14, h - 14), tones.ink, 2, 1, 2)
    window = (13.0, 13.0, w - 26, 112.0)
    pen.fill(window, palette.mix(tones.paper_warm, ink, 0.22))
    pictures.print_picture(press, sheet, "busts", outlaw, press.rect(window), 0.36)
    pen.outline(window, tones.ink, 2)
    plate = (13.0, 123.0, w - 26, 34.0)
    pen.fill(plate, ink)
    pen.outline(plate, tones.ink, 2)
    pen.text(name.upper(), (w / 2, 140), "gothic", 29, light, max_width=plate[2] - 8, most=33)
    pen.text(reward, (w / 2, 181), "number", 34, tones.money, max_width=w - 26, most=41)
    corner = (13.0, 13.0, 40.0, 42.0)
    pen.fill(corner, ink)
    pen.outline(corner, tones.ink, 2)
    pen.icon(emblem, (33, 34), 30, light, ink)
    return sheet


@kept
def star_badge(press: Press, points: int, gold: bool, size: float = BADGE) -> pygame.Surface:
    """Points in a star with an ink edge; gold once they are enough."""
    badge = pygame.Surface(press.size((size, size)), pygame.SRCALPHA)
    pen = Pen(press, badge)
    middle = (size / 2, size / 2)
    pen.paste(icons.icon(press, "star", size, INK), (0, 0))
    pen.icon("star", (middle[0], middle[1] + size * 0.006), size * 0.85, GOLD_LIGHT if gold else PAPER)
    pen.text(str(points), (middle[0], middle[1] + size * 0.04), "number", size * 0.33, INK, most=size * 0.34)
    return badge


def draw_bill(
    press: Press,
    target: pygame.Surface,
    topleft: tuple[int, int],
    look: BillLook,
    signal: states.Signal | None = None,
) -> pygame.Rect:
    """A bill with its shadow, rim, star, stamp and preview; returns the bill's own pixels."""
    sheet = _bill(press, look.outlaw, look.name, look.reward)
    rect = sheet.get_rect(topleft=topleft)
    if signal:
        states.draw_rim(press, target, rect.inflate(-press.px(4), -press.px(4)), signal, 4, glow=True)
    paper.lay(press, target, sheet, topleft, 9, 0.6)
    if look.stamp:
        ink = palette.TARGET if look.won else palette.INK_SOFT
        across = fonts.width(press, look.stamp, "display", 40)
        mark = states.stamp(press, look.stamp, ink, min(40.0, 40.0 * 122 / across), 12)
        target.blit(mark, mark.get_rect(center=(rect.centerx, rect.top + press.px(92))))
    star = star_badge(press, look.points, look.enough)
    target.blit(star, star.get_rect(center=(rect.right - press.px(11), rect.top + press.px(17))))
    if look.preview:
        plate = states.tag(press, look.preview, VERMILION, BONE, 30)
        target.blit(plate, plate.get_rect(midtop=(rect.centerx, rect.bottom - press.px(16))))
    return rect
