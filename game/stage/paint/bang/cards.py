"""Playing cards in four sizes - full (its sentence), hand, mini and chip (on the table) - and their back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import card_parts as parts
from game.stage.paint import fonts, ornaments, palette, paper, pictures
from game.stage.paint.bang import borders
from game.stage.paint.bang.facts import Marks, Sign, card
from game.stage.paint.bang.fitting import picture_height
from game.stage.paint.cards import FULL, LEADING, RATIO
from game.stage.paint.faces import Role
from game.stage.paint.gold import nugget
from game.stage.paint.palette import BONE, INK, VERMILION_DEEP, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Box, Press, kept

MINI = (102.0, 112.0)
CHIP = (58.0, 112.0)
"""Width and height of a card on the table, with and without its name."""
SMALL = 150.0
"""A hand card narrower than this has its name under the picture and no marks."""
BACK_INK = palette.mix(VERMILION_DEEP, INK, 0.28)


@dataclass(frozen=True)
class CardWords:
    """The words on one kind: title, its sentence, the kind line at the foot, and a name for narrow places."""

    title: str
    rules: str
    kind_line: str
    short: str


STOCKS = 5
"""So many sheets of each size the cards of hands and rows are printed on: a sheet of its own for each is dear."""


def seed(kind: str) -> int:
    """A number for the stains of a card's paper, the same for each card of a kind."""
    return sum(map(ord, kind))


def index(pen: Pen, box: Box, rank: str, suit: str) -> None:
    """Rank over suit on a slip of paper that hangs from the top rule, the part that a fan leaves open."""
    x, y, w, h = box
    pen.paste(
        ornaments.slab(
            pen.press, (w, h), pen.press.tones.paper, min(8.0, w * 0.12), pen.press.tones.ink, max(2.0, w * 0.04)
        ),
        (x, y),
    )
    ink = pen.press.suit_ink(suit)
    step = h * (0.44 if len(rank) < 2 else 0.36) / pen.press.text_scale
    role: Role = "index" if fonts.fits(pen.press, rank, w * 0.84, "index", 8) else "narrow index"
    pen.text(rank, (x + w / 2, y + h * 0.31), role, step, ink, max_width=w * 0.84, floor=8)
    pen.icon(suit, (x + w / 2, y + h * 0.73), h * 0.36, ink)


def art(pen: Pen, where: tuple[str, str], box: Box, lean: float = 0.5) -> None:
    """A baked picture that fills `box`."""
    pictures.print_picture(pen.press, pen.surface, *where, pen.pixels(box), lean)


@kept
def full(press: Press, kind: str, words: CardWords, rank: str = "", suit: str = "") -> pygame.Surface:
    """A card as one reads it, 512 x 717 units, with its sentence; without rank and suit it is the kind as such."""
    return printed(press, kind, card(kind), words, rank, suit)


def printed(press: Press, kind: str, sign: Sign, words: CardWords, rank: str = "", suit: str = "") -> pygame.Surface:
    """The full face of any kind that has a sign."""
    w, h = FULL
    tones = press.tones
    face = paper.sheet(press, FULL, tones.paper, 28, 0.55, 0, seed(kind)).copy()
    pen = Pen(press, face)
    borders.band(pen, (13, 13, w - 26, h - 26), 24, sign.border, tones.paper)
    pen.outline((42, 42, w - 84, h - 84), tones.ink, 3)
    pen.outline((48, 48, w - 96, h - 96), tones.ink, 1)
    left = 146.0 if rank or sign.cost else 62.0
    parts.title(pen, words.title, words.short, (left, 56, 450 - left, 76), 60, tones.ink)
    pen.paste(ornaments.divider(press, 440 - left, 16, tones.ink), (left + 6, 136))
    room = 448 - _marks_end(pen, sign.marks)
    high = picture_height(press, words.rules, room, FOOT - 182, PICTURE_HEIGHTS)
    box = (60.0, 164.0, 392.0, high)
    art(pen, sign.art, box)
    pen.outline(box, tones.ink, 4)
    if rank:
        index(pen, (60, 43, 78, 118), rank, suit)
    elif sign.cost:
        price(pen, (60, 43, 78, 100), sign.cost)
    _effect(pen, words.rules, sign.marks, 164 + high)
    pen.fill((60, 632, 392, 32), borders.INKS[sign.border])
    pen.text(words.kind_line, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, floor=20, most=29)
    return face


PICTURE_HEIGHTS = (306.0, 262.0, 218.0, 174.0)
FOOT = 632.0


def _mark_size(marks: Marks) -> float:
    return 76.0 if len(marks) == 1 else min(64.0, 140.0 / len(marks))


def _marks_end(pen: Pen, marks: Marks) -> float:
    size = _mark_size(marks)
    return 64 + max(parts.icon_row_width(pen, (mark,), size) for mark in marks) + 4


def _effect(pen: Pen, rules: str, marks: Marks, top: float) -> None:
    """Marks one below the other under the picture, the sentence right of them; words go before signs."""
    press = pen.press
    high = FOOT - 8 - (top + 10)
    end = _marks_end(pen, marks)
    if fonts.block(press, rules, (448 - end, high), "text", 29, press.tones.ink, leading=LEADING).overflow:
        press.overflowed.discard(rules)
        end = 66.0
    else:
        size, step = _mark_size(marks), high / len(marks)
        for i, mark in enumerate(marks):
            parts.icon_row(pen, (mark,), 64, top + 10 + step * (i + 0.5), size)
    pen.paragraph(rules, (end, top + 10, 448 - end, high), "text", 29, press.tones.ink, leading=LEADING)


def price(pen: Pen, box: Box, cost: int) -> None:
    """What an equipment costs: a nugget and a figure on a slip."""
    x, y, w, h = box
    tones = pen.press.tones
    pen.paste(ornaments.slab(pen.press, (w, h), tones.paper, min(8.0, w * 0.12), tones.ink, max(2.0, w * 0.04)), (x, y))
    pen.text(str(cost), (x + w / 2, y + h * 0.32), "number", h * 0.46 / pen.press.text_scale, tones.ink, floor=8)
    pen.paste(nugget(pen.press, h * 0.38), (x + w / 2, y + h * 0.75), "center")


@kept
def hand(press: Press, kind: str, words: CardWords, rank: str, suit: str, width: float = 224) -> pygame.Surface:
    """A card as held, `width` x 1.4 `width` units (110 to 260): index, title, picture, marks; no sentence."""
    return held(press, kind, card(kind), words, rank, suit, width)


def held(
    press: Press, kind: str, sign: Sign, words: CardWords, rank: str = "", suit: str = "", width: float = 224
) -> pygame.Surface:
    """The hand face of any kind that has a sign; an equipment shows its price in place of rank and suit."""
    w, h = width, width * RATIO
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, w * 0.055, 0.45, 0, seed(kind + rank) % STOCKS).copy()
    pen = Pen.reading(press, face)
    wide, inset = max(7.0, w / 19), max(3.0, w / 40)
    borders.band(pen, (inset, inset, w - 2 * inset, h - 2 * inset), wide, sign.border, tones.paper)
    edge = inset + wide + 2
    x, y, inner_w, inner_h = edge, edge, w - 2 * edge, h - 2 * edge
    tab = (edge + 1, edge - 2, w * 0.21, w * 0.35)
    if w < SMALL:
        _small(pen, sign, words, (x, y, inner_w, inner_h))
        _corner(pen, tab, sign, rank, suit)
        return face
    top = max(34.0, w * 0.21)
    foot = w * 0.23
    left = tab[0] + tab[2] + 2
    _title(pen, words, (left, y, x + inner_w - left - 2, top), 32 if w >= 200 else 28)
    box = (x, y + top, inner_w, inner_h - top - foot)
    art(pen, sign.art, box)
    pen.outline(box, tones.ink, 3 if w >= 160 else 2)
    _corner(pen, tab, sign, rank, suit)
    size = foot * (0.84 if len(sign.marks) < 2 else 0.70 if len(sign.marks) < 3 else 0.56)
    parts.icon_row(pen, sign.marks, x + 4, box[1] + box[3] + foot / 2 + 1, size)
    return face


def _corner(pen: Pen, box: Box, sign: Sign, rank: str, suit: str) -> None:
    if rank:
        index(pen, box, rank, suit)
    elif sign.cost:
        price(pen, box, sign.cost)


def _title(pen: Pen, words: CardWords, box: Box, size: float) -> None:
    """In Rye while that stays readable, else in gothic; the short name if the whole one would be cut.

    It begins right after the index: so much of it shows under the next card of a fan.
    """
    x, y, w, h = box
    press, at, w = pen.press, (x + 6, y + h / 2), w - 6
    if fonts.fits(press, words.title, w, "display", 26):
        pen.text(words.title, at, "display", size, press.tones.ink, "midleft", max_width=w, floor=26, most=h * 0.86)
        return
    capitals = words.title.upper()
    if not fonts.fits(press, capitals, w, "gothic", 21):
        capitals = words.short.upper()
    pen.text(capitals, at, "gothic", size * 1.1, press.tones.ink, "midleft", max_width=w, floor=15, most=h * 0.92)


def _small(pen: Pen, sign: Sign, words: CardWords, inner: Box) -> None:
    """A card too narrow for a title beside its index: the picture over the name on its ink."""
    x, y, w, h = inner
    foot = max(26.0, w * 0.26)
    box = (x, y, w, h - foot)
    art(pen, sign.art, box)
    pen.outline(box, pen.press.tones.ink, 2)
    strip = (x, y + h - foot - 2, w, foot + 2)
    pen.fill(strip, borders.INKS[sign.border])
    name = words.title if fonts.fits(pen.press, words.title.upper(), w - 8, "gothic", 20) else words.short
    middle = (x + w / 2, strip[1] + strip[3] / 2)
    pen.text(name.upper(), middle, "gothic", 30, BONE, max_width=w - 8, floor=13, most=foot * 0.9)


@kept
def mini(press: Press, kind: str, words: CardWords, waiting: bool = False, width: float = 102) -> pygame.Surface:
    """A card on the table, `width` x 1.1 `width` units: solid icon, figure, name on its ink.

    A green card that may not be used yet is `waiting`: paler, with an hourglass.
    """
    return laid(press, kind, card(kind), words.short, waiting, width)


@kept
def chip(press: Press, kind: str, waiting: bool = False, width: float = 58) -> pygame.Surface:
    """A card on a crowded table, without its name: icon over figure."""
    return laid(press, kind, card(kind), "", waiting, width, width * CHIP[1] / CHIP[0])


def laid(
    press: Press, kind: str, sign: Sign, name: str, waiting: bool = False, width: float = 102, height: float = 0
) -> pygame.Surface:
    """The table face of any kind that has a sign."""
    w, h = width, height or width * MINI[1] / MINI[0]
    tones = press.tones
    stock = palette.PAPER_SHADE if waiting else tones.paper
    face = paper.sheet(press, (w, h), stock, 8, 0.4, 0, seed(kind) % STOCKS).copy()
    pen = Pen(press, face)
    ink = borders.INKS[sign.border]
    borders.band(pen, (2, 2, w - 4, h - 4), 8, sign.border, stock)
    bottom = h - 11.0
    if name:
        strip = (9.0, h - 43, w - 18, 35.0)
        pen.fill(strip, ink)
        pen.text(name.upper(), (w / 2, strip[1] + 17.5), "gothic", 27, BONE, max_width=w - 22, floor=15, most=33)
        bottom = strip[1]
    room = bottom - 11
    middle = 11 + room / 2
    print_ink = palette.mix(tones.ink, stock, 0.45) if waiting else tones.ink
    if not sign.figure:
        pen.icon(sign.emblem, (w / 2, middle), min(room - 4, w - 24), print_ink, stock)
    elif name:
        _beside(pen, sign, w, middle, min(46.0, room - 6), print_ink, stock)
    else:
        pen.icon(sign.emblem, (w / 2, 11 + room * 0.34), min(w - 20, room * 0.5), print_ink, stock)
        pen.text(sign.figure, (w / 2, 11 + room * 0.78), "number", 30, print_ink, max_width=w - 22, floor=12, most=32)
    if waiting:
        pen.disc((w - 17, 17), 27, tones.paper, tones.ink, 2)
        pen.icon("hourglass", (w - 17, 17), 17, tones.ink, tones.paper)
    return face


def _beside(pen: Pen, sign: Sign, w: float, middle: float, size: float, ink: Color, stock: Color) -> None:
    step = 38 / pen.press.text_scale if len(sign.figure) == 1 else 31 / pen.press.text_scale
    line = fonts.fit(pen.press, sign.figure, w * 0.42, "number", step, ink, floor=12)
    wide = pen.press.units(line.ink.width)
    size = min(size, w - 26 - wide)
    left = w / 2 - (size + 3 + wide) / 2
    pen.icon(sign.emblem, (left + size / 2, middle), size, ink, stock)
    pen.set(line, (left + size + 3, middle), "midleft")


@kept
def back(press: Press, width: float = 92) -> pygame.Surface:
    """Card back: a net of rules on the game's red and a cartridge in its round seal."""
    return sealed(press, width, BACK_INK, "bullet", 77)


def sealed(press: Press, width: float, ink: Color, seal: str, stain: int) -> pygame.Surface:
    """A back of any ink, a net of rules and a round seal with an icon, `width` x 1.4 `width` units."""
    w, h = width, width * RATIO
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, max(4, w * 0.055), 0.5, 0, stain).copy()
    pen = Pen(press, face)
    inset = max(4.0, w / 18)
    body = (inset, inset, w - 2 * inset, h - 2 * inset)
    pen.fill(body, ink, max(2, w / 40))
    area = press.rect(body)
    net = pygame.Surface(area.size, pygame.SRCALPHA)
    light = palette.mix(ink, palette.PAPER, 0.32)
    for i in range(-area.height, area.width + area.height, max(4, press.px(w / 13))):
        pygame.draw.aaline(net, light, (i, 0), (i + area.height, area.height))
        pygame.draw.aaline(net, light, (i, area.height), (i + area.height, 0))
    face.blit(net, area)
    if w > 60:
        pad = inset + w / 24
        line = palette.mix(ink, palette.PAPER, 0.75)
        pen.frame((pad, pad, w - 2 * pad, h - 2 * pad), line, max(2, w / 70), 1, max(2, w / 60))
    middle = (w / 2, h / 2)
    pen.disc(middle, w * 0.54, tones.paper)
    pen.disc(middle, w * 0.50, tones.paper, ink, max(1, w / 90))
    pen.icon(seal, middle, w * 0.35, ink, tones.paper)
    return face
