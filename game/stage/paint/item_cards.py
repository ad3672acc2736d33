"""Item cards of Pony Express in three sizes - full (rules text), hand, mini (by the own ticket) - and their back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import card_parts as parts
from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.card_facts import Facts
from game.stage.paint.cards import FULL, LEADING, RATIO
from game.stage.paint.item_facts import facts
from game.stage.paint.palette import BONE, PRUSSIAN
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

MINI = (134.0, 94.0)
"""Width and height of a card as it lies by its owner's ticket."""


@dataclass(frozen=True)
class ItemWords:
    """The words on one kind of item card.

    `when` says in a few words at which moment it may be played; `short` is the name for narrow strips.
    """

    title: str
    rules: str
    when: str
    short: str


def _seed(kind: str) -> int:
    return sum(map(ord, kind))


@kept
def full(press: Press, kind: str, words: ItemWords) -> pygame.Surface:
    """A card as one reads it, 512 x 717 units, with its rules text."""
    sign = facts(kind)
    w, h = FULL
    tones = press.tones
    face = paper.sheet(press, FULL, tones.paper, 28, 0.55, 0, _seed(kind)).copy()
    pen = Pen(press, face)
    parts.band(pen, (13, 13, w - 26, h - 26), 24, sign.band, tones.paper)
    pen.outline((42, 42, w - 84, h - 84), tones.ink, 3)
    pen.outline((48, 48, w - 96, h - 96), tones.ink, 1)
    parts.title(pen, words.title, words.short, (62, 54, 388, 78), 60, tones.ink)
    pen.paste(ornaments.divider(press, 376, 16, tones.ink), (68, 138))
    box = (60.0, 164.0, 392.0, 306.0)
    parts.art(pen, sign, box)
    pen.outline(box, tones.ink, 4)
    end = 64 + max(parts.icon_row_width(pen, (mark,), _mark_size(sign)) for mark in sign.marks) + 6
    if fonts.block(press, words.rules, (448 - end, 146), "text", 29, tones.ink, leading=LEADING).overflow:
        # Words go before signs: a long translation takes the whole width.
        press.overflowed.discard(words.rules)
        end = 66.0
    else:
        step = 146.0 / len(sign.marks)
        for i, mark in enumerate(sign.marks):
            parts.icon_row(pen, (mark,), 64, 480 + step * (i + 0.5), _mark_size(sign))
    pen.paragraph(words.rules, (end, 480, 448 - end, 146), "text", 29, tones.ink, leading=LEADING)
    pen.fill((60, 632, 392, 32), sign.ink)
    pen.text(words.when, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, floor=20, most=29)
    return face


def _mark_size(sign: Facts) -> float:
    return 76.0 if len(sign.marks) == 1 else 140.0 / len(sign.marks) - 4


@kept
def hand(press: Press, kind: str, words: ItemWords, width: float = 176) -> pygame.Surface:
    """A card as held, `width` x 1.4 `width` units: emblem plate, title, picture, marks and its moment."""
    sign = facts(kind)
    w, h = width, width * RATIO
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, w * 0.055, 0.45, 0, _seed(kind)).copy()
    pen = Pen(press, face)
    wide, inset = max(6.0, w / 19), max(3.0, w / 40)
    parts.band(pen, (inset, inset, w - 2 * inset, h - 2 * inset), wide, sign.band, tones.paper)
    edge = inset + wide + 2
    x, y, inner_w, inner_h = edge, edge, w - 2 * edge, h - 2 * edge
    plate = (edge, edge, w * 0.25, w * 0.25)
    top, foot, strip = max(plate[3], w * 0.25), w * 0.24, max(24.0, w * 0.15)
    left = plate[0] + plate[2] + 3
    parts.title(
        pen, words.title, words.short, (left, y, x + inner_w - left - 3, top), 34 if w >= 200 else 28, tones.ink
    )
    box = (x, y + top, inner_w, inner_h - top - foot - strip)
    parts.art(pen, sign, box)
    pen.outline(box, tones.ink, 3)
    parts.emblem_plate(pen, plate, sign)
    size = foot * 0.80 if len(sign.marks) < 3 else foot * 0.6
    row = parts.icon_row_width(pen, sign.marks, size)
    parts.icon_row(pen, sign.marks, w / 2 - row / 2, box[1] + box[3] + foot / 2 + 1, size)
    bar = (x, y + inner_h - strip, inner_w, strip)
    pen.fill(bar, sign.ink)
    middle = (w / 2, bar[1] + strip / 2)
    pen.text(words.when, middle, "gothic", 24, BONE, max_width=inner_w - 8, floor=13, most=strip * 0.92)
    return face


@kept
def mini(press: Press, kind: str, words: ItemWords, width: float = 134, copies: int = 1) -> pygame.Surface:
    """Table size, `width` x 0.7 `width` units: one solid icon, its figure, the short name on the game's bronze."""
    sign = facts(kind)
    w, h = width, width * MINI[1] / MINI[0]
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, 8, 0.4, 0, _seed(kind)).copy()
    pen = Pen(press, face)
    parts.band(pen, (2, 2, w - 4, h - 4), 8, sign.band, tones.paper)
    strip = (9.0, h - 41, w - 18, 33.0)
    pen.fill(strip, sign.ink)
    label = words.short.upper()
    pen.text(label, (w / 2, strip[1] + 17), "gothic", 27, BONE, max_width=w - 24, floor=16, most=33)
    mark = sign.marks[0]
    room = h - 41 - 10
    size = room * 0.92
    figure = mark[1] or (f"×{copies}" if copies > 1 else "")
    shown = ((mark[0], figure),)
    row = parts.icon_row_width(pen, shown, size) - (0 if figure else size * 0.26)
    parts.icon_row(pen, shown, w / 2 - row / 2, 10 + room / 2, size)
    return face


@kept
def back(press: Press, width: float = 92) -> pygame.Surface:
    """Card back: a net of rules on the game's blue and a horseshoe in its round seal."""
    w, h = width, width * RATIO
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, max(4, w * 0.055), 0.5, 0, 79).copy()
    pen = Pen(press, face)
    inset = max(4.0, w / 18)
    body = (inset, inset, w - 2 * inset, h - 2 * inset)
    pen.fill(body, PRUSSIAN, max(2, w / 40))
    area = press.rect(body)
    net = pygame.Surface(area.size, pygame.SRCALPHA)
    light = palette.mix(PRUSSIAN, palette.PAPER, 0.32)
    for i in range(-area.height, area.width + area.height, max(4, press.px(w / 13))):
        pygame.draw.aaline(net, light, (i, 0), (i + area.height, area.height))
        pygame.draw.aaline(net, light, (i, area.height), (i + area.height, 0))
    face.blit(net, area)
    pad = inset + w / 24
    line = palette.mix(PRUSSIAN, palette.PAPER, 0.75)
    pen.frame((pad, pad, w - 2 * pad, h - 2 * pad), line, max(2, w / 70), 1, max(2, w / 60))
    middle = (w / 2, h / 2)
    pen.disc(middle, w * 0.54, tones.paper)
    pen.disc(middle, w * 0.50, tones.paper, PRUSSIAN, max(1, w / 90))
    pen.icon("horseshoe", middle, w * 0.34, PRUSSIAN, tones.paper)
    return face
