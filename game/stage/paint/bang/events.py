"""Event cards: the one that rules the round, large and always readable, the next one, and the card as one reads it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import card_parts as parts
from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.bang.cards import art, sealed, seed
from game.stage.paint.bang.facts import EVENTS, SET_SIGNS, event_art
from game.stage.paint.bang.fitting import picture_height
from game.stage.paint.cards import FULL, LEADING
from game.stage.paint.palette import BONE, PLUM, PRUSSIAN, VERMILION_DEEP, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Box, Press, kept

INKS: dict[str, Color] = {"high_noon": VERMILION_DEEP, "fistful_of_cards": PLUM, "wild_west_show": PRUSSIAN}
LEAST_TYPE = 15.0
TIGHT = 1.06
"""The smallest type of an event's sentence, and its leading."""
READ_TYPE = 22.0
"""A sentence that would be smaller beside a picture has the picture's place."""
NARROW = 600.0
"""A narrower board gives its picture and its title less room."""


@dataclass(frozen=True)
class EventWords:
    """The words on an event: title, its sentence, the line of its set."""

    title: str
    rules: str
    kind_line: str


@dataclass(frozen=True)
class EventLook:
    """The event in force, and the one that comes next if it may be seen (empty if not). `head` and `next_head` are
    the labels of both, `left` says how many are still to come.
    """

    kind: str
    words: EventWords
    head: str = ""
    left: str = ""
    next_kind: str = ""
    next_title: str = ""
    next_head: str = ""


@kept
def full(press: Press, kind: str, words: EventWords) -> pygame.Surface:
    """An event as one reads it, 512 x 717 units."""
    w, h = FULL
    tones, ink = press.tones, INKS[EVENTS[kind]]
    face = paper.sheet(press, FULL, tones.paper_warm, 28, 0.6, 0, seed(kind)).copy()
    pen = Pen(press, face)
    pen.outline((13, 13, w - 26, h - 26), ink, 24, 12)
    for x, y, turn in ((24, 24, 0), (w - 68, 24, 90), (w - 68, h - 68, 180), (24, h - 68, 270)):
        pen.paste(ornaments.corner(press, 44, BONE, turn), (x, y))
    pen.outline((42, 42, w - 84, h - 84), tones.ink, 3)
    parts.title(pen, words.title, words.title, (122, 52, 326, 82), 54, tones.ink)
    pen.disc((84, 93), 60, ink, tones.ink, 3)
    pen.icon(SET_SIGNS[EVENTS[kind]], (84, 93), 38, BONE, ink)
    high = picture_height(press, words.rules, 380, 466, (320.0, 270.0, 220.0, 170.0))
    box = (60.0, 148.0, 392.0, high)
    art(pen, event_art(kind), box)
    pen.outline(box, tones.ink, 4)
    pen.paragraph(
        words.rules, (66, 158 + high, 380, 466 - high), "text", 29, tones.ink, leading=LEADING, align="center"
    )
    pen.fill((60, 632, 392, 32), ink)
    pen.text(words.kind_line, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, floor=20, most=29)
    return face


@kept
def back(press: Press, which: str, width: float = 92) -> pygame.Surface:
    """The back of an event card: the ink and sign of its set (high_noon, fistful_of_cards, wild_west_show)."""
    return sealed(press, width, palette.mix(INKS[which], palette.INK, 0.2), SET_SIGNS[which], 82)


@kept
def _board(press: Press, size: tuple[int, int], look: EventLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    ink = INKS[EVENTS[look.kind]]
    thick = 10.0 if h >= 150 else 6.0
    pad = thick + 11
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 8, 0.6, 0, seed(look.kind)).copy()
    pen = Pen.reading(press, sheet)
    pen.outline((4, 4, w - 8, h - 8), ink, thick, 7)
    pen.outline((thick + 7, thick + 7, w - 2 * thick - 14, h - 2 * thick - 14), tones.ink, 2)
    high = h - 2 * pad
    narrow = w < NARROW
    right = w - pad - 4
    if look.next_kind or look.left:
        wide = min(118.0, w * (0.19 if narrow else 0.2))
        right -= wide + 12
        _next(pen, look, (w - pad - wide, pad + 2, wide, high - 4))
    title_high = min(46.0 * max(1.0, press.text_scale * 0.8), high * (0.34 if narrow else 0.40))
    low = high - title_high - 3
    side = min(46.0, high * 0.5)
    picture = min(high * 1.2, w * (0.18 if narrow else 0.26))
    if _too_long(press, look.words.rules, (right - pad - picture - 14, low)):
        # long words have the picture's place; the sign stays
        picture = side
    else:
        box = (pad, pad, picture, high)
        art(pen, event_art(look.kind), box)
        pen.outline(box, tones.ink, 3)
    pen.disc((pad + side * 0.42, pad + side * 0.42), side, ink, tones.ink, 3)
    pen.icon(SET_SIGNS[EVENTS[look.kind]], (pad + side * 0.42, pad + side * 0.42), side * 0.62, BONE, ink)
    left = pad + picture + 14
    parts.title(pen, look.words.title, look.words.title, (left, pad, right - left, title_high), 36, ink)
    pen.rule((left, pad + title_high), (right, pad + title_high), tones.ink, 2)
    left = left if picture > side else pad + side * 0.5
    room = (left, pad + title_high + 3, right - left, low)
    pen.paragraph(look.words.rules, room, "text", 27, tones.ink, floor=LEAST_TYPE, leading=TIGHT, align="center")
    return sheet


def _too_long(press: Press, words: str, room: tuple[float, float]) -> bool:
    """Whether words don't go into a room in type that is read from afar."""
    before = set(press.overflowed)
    block = fonts.block(press, words, room, "text", 27, press.tones.ink, floor=READ_TYPE, leading=TIGHT)
    press.overflowed.intersection_update(before)
    return block.overflow


def _next(pen: Pen, look: EventLook, box: Box) -> None:
    """What comes next: its picture small with its name, or only how many events are left."""
    x, y, w, h = box
    tones = pen.press.tones
    pen.rule((x - 7, y), (x - 7, y + h), tones.ink, 1)
    line = min(28.0 * pen.press.text_scale, h * 0.3)
    head = look.next_head if look.next_kind else look.head
    foot = y + h
    if look.left and h >= 90:
        at = (x + w / 2, foot - line / 2)
        pen.text(look.left, at, "gothic", 26, tones.ink_soft, max_width=w, floor=12, most=line)
        foot -= line
    pen.text(head, (x + w / 2, y + line / 2), "gothic", 26, tones.ink_soft, max_width=w, floor=12, most=line)
    top = y + line + 2
    if not look.next_kind:
        side = min(w, foot - top) * 0.8
        pen.icon(SET_SIGNS[EVENTS[look.kind]], (x + w / 2, (top + foot) / 2), side, tones.ink_soft, tones.paper_warm)
        return
    name = min(27.0 * pen.press.text_scale, h * 0.30)
    picture = (x, top, w, foot - name - top - 2)
    art(pen, event_art(look.next_kind), picture)
    pen.outline(picture, tones.ink, 2)
    title = (x + w / 2, foot - name / 2)
    pen.text(look.next_title.upper(), title, "gothic", 25, tones.ink, max_width=w, floor=12, most=name)


def draw_event(press: Press, target: pygame.Surface, box: pygame.Rect, look: EventLook) -> None:
    """The board that fills `box`, with its shadow: what rules this round, in words, and what comes next.

    480 to 980 units wide and 112 to 240 high are laid out well.
    """
    paper.lay(press, target, _board(press, box.size, look), box.topleft, 9)


@kept
def slip(press: Press, kind: str, title: str, width: float = 150) -> pygame.Surface:
    """An event in small, `width` x 1.1 `width` units: picture over its name on the ink of its set."""
    w, h = width, width * 1.1
    tones, ink = press.tones, INKS[EVENTS[kind]]
    face = paper.sheet(press, (w, h), tones.paper_warm, 8, 0.4, 0, seed(kind)).copy()
    pen = Pen(press, face)
    box = (6.0, 6.0, w - 12, h - 46)
    art(pen, event_art(kind), box)
    pen.outline(box, tones.ink, 3)
    pen.fill((6, h - 43, w - 12, 37), ink)
    pen.text(title.upper(), (w / 2, h - 24.5), "gothic", 28, BONE, max_width=w - 20, floor=14, most=34)
    return face


@kept
def _waiting(press: Press, size: tuple[int, int], which: str, words: str) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones, ink = press.tones, INKS[which]
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 8, 0.6, 0, 3).copy()
    pen = Pen.reading(press, sheet)
    pen.outline((4, 4, w - 8, h - 8), ink, 6, 7)
    side = min(64.0, h * 0.4, w * 0.16)
    pen.disc((16 + side / 2, h / 2), side, ink, tones.ink, 3)
    pen.icon(SET_SIGNS[which], (16 + side / 2, h / 2), side * 0.62, BONE, ink)
    room = (22 + side, 14, w - side - 34, h - 28)
    pen.paragraph(words, room, "text", 27, tones.ink, floor=14, leading=1.06, align="center")
    return sheet


def draw_waiting(press: Press, target: pygame.Surface, box: pygame.Rect, which: str, words: str) -> None:
    """A pile of which nothing is known yet: its sign, and `words` about when it begins."""
    paper.lay(press, target, _waiting(press, box.size, which, words), box.topleft, 9)
