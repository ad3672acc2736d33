"""The roll at the end of a game: everybody's face, role and fate, those who won lit and the others in the shade."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import ornaments, palette, paper, states
from game.stage.paint.bang import fitting, roles
from game.stage.paint.bang.facts import ROLES
from game.stage.paint.bang.life import life_row, row_width
from game.stage.paint.bang.seats import Status, face
from game.stage.paint.palette import PAPER_SHADE, SEATS
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

CARD = (210.0, 330.0)
"""Usual width and height of one card of the roll; 110 to 240 wide are laid out well."""


@dataclass(frozen=True)
class RollLook:
    """One person at the end: name, character's name and picture, role with its word, whether this seat has won."""

    seat: int
    name: str
    title: str
    character: str
    role: str
    role_word: str
    life: int
    most: int
    status: Status = "in"
    won: bool = False


@kept
def card(press: Press, look: RollLook, size: tuple[float, float] = CARD) -> pygame.Surface:
    """One card of the roll."""
    w, h = size
    tones = press.tones
    stock = tones.paper if look.won else PAPER_SHADE
    sheet = paper.sheet(press, size, stock, 8, 0.5, 0, 100 + look.seat).copy()
    pen = Pen(press, sheet)
    color, ink = SEATS[look.seat][1], roles.INKS[look.role]
    pen.outline((4, 4, w - 8, h - 8), ink, 7, 6)
    pen.outline((13, 13, w - 26, h - 26), tones.ink, 1.6)
    foot = h * 0.15
    high = min((w - 40) * 1.07, h * 0.50)
    wide = min(w - 40, high / 1.07)
    place = press.rect(((w - wide) / 2, 20, wide, high))
    sheet.blit(face(press, look.character, place.size, palette.mix(stock, color, 0.24), look.status), place)
    pen.mark(look.seat, ((w - wide) / 2 + 6, 26), min(48.0, w * 0.24))
    strip = (h - foot - 30 - (20 + high)) / 3
    y = 20 + high + 4
    fitting.name(pen, look.name or look.title, (w / 2, y + strip / 2), 29, w - 34, strip * 0.98, tones.ink)
    if look.name and look.title:
        pen.text(
            look.title.upper(), (w / 2, y + strip * 1.46), "gothic", 22, tones.ink_soft, max_width=w - 34, floor=10,
            most=strip * 0.86,
        )  # fmt: skip
    if look.status == "in":
        room = w - 44
        row = min(row_width(look.life, look.most, strip * 0.94), room)
        life_row(pen, (w / 2 - row / 2, y + strip * 2.45), look.life, look.most, strip * 0.94, room)
    else:
        pen.icon("skull", (w / 2, y + strip * 2.45), strip * 0.94, tones.ink_soft, stock)
    plate = (14.0, h - foot - 14, w - 28, foot)
    pen.fill(plate, ink)
    pen.icon(ROLES[look.role], (plate[0] + foot * 0.58, plate[1] + foot / 2), foot * 0.78, palette.ink_on(ink), ink)
    left = plate[0] + foot * 1.1
    middle = ((left + plate[0] + plate[2] - 6) / 2, plate[1] + foot / 2)
    room = plate[0] + plate[2] - 8 - left
    pen.text(look.role_word, middle, "gothic", 28, palette.ink_on(ink), max_width=room, floor=10, most=foot * 0.8)
    return sheet


def roll_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each card of a roll in the middle of `box`, side by side."""
    w, h = press.units(box.width), press.units(box.height)
    wide = min(CARD[0], (w - 2 - 12 * (count - 1)) / max(1, count) - 1, h * CARD[0] / CARD[1])
    size = press.size((wide, min(h, wide * CARD[1] / CARD[0])))
    step = size[0] + press.px(12)
    left = box.centerx - (step * (count - 1) + size[0]) // 2
    return [pygame.Rect((left + i * step, box.centery - size[1] // 2), size) for i in range(count)]


def draw_roll(press: Press, target: pygame.Surface, box: pygame.Rect, looks: tuple[RollLook, ...]) -> list[pygame.Rect]:
    """Everybody side by side in `box`; who won has a gold rim and a star. Returns each card's pixels."""
    rects = roll_rects(press, box, len(looks))
    for look, rect in zip(looks, rects, strict=True):
        if look.won:
            states.draw_rim(press, target, rect, "gold", 8, glow=True)
        size = press.units(rect.width), press.units(rect.height)
        paper.lay(press, target, card(press, look, size), rect.topleft, 9)
        if look.won:
            star = _star(press, min(54.0, size[0] * 0.28))
            target.blit(star, star.get_rect(center=(rect.right - press.px(10), rect.top + press.px(10))))
    return rects


@kept
def _star(press: Press, size: float) -> pygame.Surface:
    disc = ornaments.disc(press, size, palette.LEGAL, palette.INK, 3).copy()
    Pen(press, disc).icon("star", (size / 2, size / 2), size * 0.62, palette.INK, palette.LEGAL)
    return disc
