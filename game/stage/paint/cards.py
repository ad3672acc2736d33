"""Card faces of Wyatt Earp in three sizes - full (rules text), hand, mini (table) - and their back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import card_parts as parts
from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.card_facts import Facts, facts
from game.stage.paint.palette import BONE, BOTTLE, VERMILION
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

FULL = (512.0, 717.0)
SMALL = 130.0
"""A hand card narrower than this has no title and no marks, only its short name."""
LEADING = 1.14
"""Distance of the lines of rules text for their size."""
RATIO = 1.4
"""Height of a hand card or a back for its width."""


@dataclass(frozen=True)
class CardWords:
    """The words on one kind of card.

    `short` is for narrow strips; `wanted` and `points` are the two labels on an outlaw's card.
    """

    title: str
    rules: str
    kind_line: str
    short: str
    wanted: str
    points: str
    reward: str
    """What stands on the tag of a card that brings money."""


def _seed(kind: str) -> int:
    return sum(map(ord, kind))


@kept
def full(press: Press, kind: str, words: CardWords) -> pygame.Surface:
    """A card as one reads it, 512 x 717 units, with its rules text."""
    sign = facts(kind)
    w, h = FULL
    tones = press.tones
    ground = tones.paper_warm if sign.hole else tones.paper
    face = paper.sheet(press, FULL, ground, 28, 0.55, 0, _seed(kind)).copy()
    pen = Pen(press, face)
    parts.band(pen, (13, 13, w - 26, h - 26), 24, sign.band, ground)
    pen.outline((42, 42, w - 84, h - 84), tones.ink, 3)
    pen.outline((48, 48, w - 96, h - 96), tones.ink, 1)
    if sign.hole:
        _wanted(pen, sign, words)
    else:
        _sheriff(pen, sign, words)
    return face


def _wanted(pen: Pen, sign: Facts, words: CardWords) -> None:
    """A small wanted bill: name, bust, emblem, points."""
    press = pen.press
    ink = press.tones.ink
    pen.text(words.wanted, (256, 84), "display", 76, ink, max_width=380, floor=40, most=80)
    pen.paste(ornaments.divider(press, 340, 16, ink), (86, 124))
    box = (86.0, 150.0, 340.0, 356.0)
    parts.art(pen, sign, box, palette.mix(press.tones.paper_warm, sign.ink, 0.10))
    pen.outline(box, ink, 4)
    pen.outline((80, 144, 352, 368), ink, 1)
    pen.fill((60, 524, 392, 70), sign.ink)
    pen.outline((60, 524, 392, 70), ink, 3)
    pen.text(words.title, (256, 559), "display", 46, palette.ink_on(sign.ink), max_width=372, floor=28, most=60)
    parts.star(pen, str(sign.points), (108, 630), 88)
    pen.text(words.points, (160, 632), "gothic", 34, ink, "midleft", spacing=2, max_width=104, most=46)
    pen.icon(sign.emblem, (300, 631), 62, sign.ink, press.tones.paper_warm)
    pen.icon("hole", (410, 631), 66, ink, press.tones.paper_warm)


def _sheriff(pen: Pen, sign: Facts, words: CardWords) -> None:
    """Title over a picture, marks and rules text under it, the kind in words at the foot."""
    press = pen.press
    ink = press.tones.ink
    left = 62.0
    if sign.points:
        parts.star(pen, str(sign.points), (104, 98), 96)
        left = 156.0
    parts.title(pen, words.title, words.short, (left, 54, 450 - left, 78), 60, ink)
    pen.paste(ornaments.divider(press, 440 - left, 16, ink), (left + 6, 138))
    box = (60.0, 164.0, 392.0, 306.0)
    parts.art(pen, sign, box, palette.mix(press.tones.paper, sign.ink, 0.12) if sign.outlaw else None)
    pen.outline(box, ink, 4)
    if sign.outlaw:
        parts.emblem_plate(pen, (60, 164, 76, 80), sign)
    end = _marks_end(pen, sign)
    if fonts.block(press, words.rules, (448 - end, 146), "text", 29, ink, leading=LEADING).overflow:
        # Words go before signs: a long translation takes the whole width.
        press.overflowed.discard(words.rules)
        end = 66.0
    else:
        _marks(pen, sign)
    pen.paragraph(words.rules, (end, 480, 448 - end, 146), "text", 29, ink, leading=LEADING)
    pen.fill((60, 632, 392, 32), BOTTLE)
    pen.text(words.kind_line, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, most=29)
    if sign.reward:
        pen.paste(ornaments.plate(press, 150, 50, VERMILION), (292, 410))
        pen.text(words.reward, (367, 435), "number", 27, BONE, max_width=120, most=29)


def _mark_size(sign: Facts) -> float:
    return 76.0 if len(sign.marks) == 1 else 140.0 / len(sign.marks) - 4


def _marks_end(pen: Pen, sign: Facts) -> float:
    """Where the rules text may begin, right of the marks."""
    size = _mark_size(sign)
    return 64 + max(parts.icon_row_width(pen, (mark,), size) for mark in sign.marks) + 4


def _marks(pen: Pen, sign: Facts) -> None:
    """The effect in pictures, one below the other."""
    size, step = _mark_size(sign), 146.0 / len(sign.marks)
    for i, mark in enumerate(sign.marks):
        parts.icon_row(pen, (mark,), 64, 480 + step * (i + 0.5), size)


@kept
def hand(press: Press, kind: str, words: CardWords, width: float = 176) -> pygame.Surface:
    """A card as held, `width` x 1.4 `width` units: emblem plate, title, picture, marks; no rules text."""
    sign = facts(kind)
    w, h = width, width * RATIO
    tones = press.tones
    ground = tones.paper_warm if sign.hole else tones.paper
    face = paper.sheet(press, (w, h), ground, w * 0.055, 0.45, 0, _seed(kind)).copy()
    pen = Pen.reading(press, face)
    small = w < SMALL
    wide = 6.0 if small else max(8.0, w / 19)
    inset = 3.0 if small else max(4.0, w / 40)
    parts.band(pen, (inset, inset, w - 2 * inset, h - 2 * inset), wide, sign.band, ground)
    edge = inset + wide + 2
    inner = (edge, edge, w - 2 * edge, h - 2 * edge)
    plate = (edge, edge, w * 0.25, w * 0.27)
    if sign.hole or small:
        _named(pen, sign, words, inner, plate)
    else:
        _held_sheriff(pen, sign, words, inner, plate, w)
    return face


def _named(
    pen: Pen,
    sign: Facts,
    words: CardWords,
    inner: tuple[float, float, float, float],
    plate: tuple[float, float, float, float],
) -> None:
    """A picture over the name on its ink: outlaws, and all cards too small for a title."""
    x, y, w, h = inner
    ink = pen.press.tones.ink
    foot = 44.0 if w >= 150 else 36.0
    box = (x, y, w, h - foot)
    parts.art(pen, sign, box, palette.mix(pen.press.tones.paper_warm, sign.ink, 0.12) if sign.hole else None)
    pen.outline(box, ink, 3)
    strip = (x, y + h - foot - 3, w, foot + 3)
    pen.fill(strip, sign.ink)
    pen.outline(strip, ink, 3)
    label = words.title.upper() if w >= 110 else words.short.upper()
    middle = (x + w / 2, strip[1] + strip[3] / 2)
    pen.text(label, middle, "gothic", 34, palette.ink_on(sign.ink), max_width=w - 8, floor=18, most=foot * 0.9)
    parts.emblem_plate(pen, plate, sign)


def _held_sheriff(
    pen: Pen,
    sign: Facts,
    words: CardWords,
    inner: tuple[float, float, float, float],
    plate: tuple[float, float, float, float],
    width: float,
) -> None:
    x, y, w, h = inner
    press = pen.press
    ink = press.tones.ink
    top = 46.0 if width >= 200 else 40.0
    right_of_plate = plate[0] + plate[2]
    room = (right_of_plate + 7, y, x + w - right_of_plate - 10, top)
    parts.title(pen, words.title, words.short, room, 32 if width >= 200 else 28, ink, at_start=True)
    foot = width * 0.25
    box = (x, y + top, w, h - top - foot)
    parts.art(pen, sign, box, palette.mix(press.tones.paper, sign.ink, 0.12) if sign.outlaw else None)
    pen.outline(box, ink, 3)
    parts.emblem_plate(pen, plate, sign)
    size = foot * 0.80
    middle = y + h - foot / 2 + 1
    left = x + 2
    if sign.points:
        parts.star(pen, str(sign.points), (left + size * 0.56, middle), size * 1.12)
        left += size * 1.3
    # digits of another script are wider, and no type is set in fewer than eight pixels
    least = fonts.width(press, words.reward, "gothic", 13 / press.text_scale) + 11 if sign.reward else 0.0
    tag = (max(width * 0.52, min(width * 0.62, least)), 36.0)
    if sign.outlaw:  # the plate says that it is a photo, so the tag takes the place of the mark
        corner = (x + w - tag[0] - 2, middle - tag[1] / 2)
    else:
        parts.icon_row(pen, sign.marks, left, middle, size * (0.92 if len(sign.marks) < 3 else 0.72))
        corner = (x + w - tag[0] - 4, box[1] + box[3] - 42)
    if sign.reward:
        pen.paste(ornaments.plate(press, *tag, VERMILION, BONE, 8, 4), corner)
        middle_of_tag = (corner[0] + tag[0] / 2, corner[1] + tag[1] / 2)
        pen.text(words.reward, middle_of_tag, "gothic", 30, BONE, max_width=tag[0] - 10, floor=13, most=31)


@kept
def mini(press: Press, kind: str, words: CardWords, width: float = 92) -> pygame.Surface:
    """Table size, `width` x 1.4 `width` units: one solid icon, its figure, the short name on its ink."""
    sign = facts(kind)
    w, h = width, width * RATIO
    tones = press.tones
    ground = tones.paper_warm if sign.hole else tones.paper
    face = paper.sheet(press, (w, h), ground, 8, 0.4, 0, _seed(kind)).copy()
    pen = Pen(press, face)
    color = sign.ink
    pen.outline((3, 3, w - 6, h - 6), parts.BANDS[sign.band][0], 7, 6)
    strip = (8.0, h - 44, w - 16, 36.0)
    pen.fill(strip, color)
    middle = (w / 2, strip[1] + 18)
    pen.text(words.short.upper(), middle, "gothic", 27, palette.ink_on(color), max_width=w - 17, floor=18, most=34)
    room = h - 44 - 10
    size = min(w * 0.58, room - 12)
    pen.icon(sign.emblem, (w / 2, 10 + room / 2), size, color, ground)
    if sign.outlaw and not sign.hole:
        pen.fill((w - 38, 11, 27, 27), BOTTLE)
        pen.icon("photo", (w - 24.5, 24.5), 22, BONE, BOTTLE)
    elif sign.points:
        parts.star(pen, str(sign.points), (w - 26, 28), 36)
    return face


@kept
def back(press: Press, width: float = 92) -> pygame.Surface:
    """Card back: a net of rules on the game's ink and its round seal."""
    w, h = width, width * RATIO
    ink = BOTTLE
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, max(4, w * 0.055), 0.5, 0, 77).copy()
    pen = Pen(press, face)
    inset = max(4.0, w / 18)
    body = (inset, inset, w - 2 * inset, h - 2 * inset)
    pen.fill(body, ink, max(2, w / 40))
    _net(face, press.rect(body), palette.mix(ink, palette.PAPER, 0.32), max(4, press.px(w / 13)))
    pad = inset + w / 24
    line = palette.mix(ink, palette.PAPER, 0.75)
    pen.frame((pad, pad, w - 2 * pad, h - 2 * pad), line, max(2, w / 70), 1, max(2, w / 60))
    middle = (w / 2, h / 2)
    pen.disc(middle, w * 0.54, tones.paper)
    pen.disc(middle, w * 0.50, tones.paper, ink, max(1, w / 90))
    pen.icon("badge", middle, w * 0.35, ink, tones.paper)
    return face


def _net(face: pygame.Surface, body: pygame.Rect, light: palette.Color, step: int) -> None:
    net = pygame.Surface(body.size, pygame.SRCALPHA)
    for i in range(-body.height, body.width + body.height, step):
        pygame.draw.aaline(net, light, (i, 0), (i + body.height, body.height))
        pygame.draw.aaline(net, light, (i, body.height), (i + body.height, 0))
    face.blit(net, body)
