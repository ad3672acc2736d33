"""Event cards: the one that rules the round, large and always readable, the next one, and the card as one reads it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import card_parts as parts
from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.bang.cards import art, sealed, seed
from game.stage.paint.bang.facts import EVENTS, SET_SIGNS, event_art
from game.stage.paint.cards import FULL, LEADING
from game.stage.paint.palette import BONE, PLUM, PRUSSIAN, VERMILION_DEEP, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

INKS: dict[str, Color] = {"high_noon": VERMILION_DEEP, "fistful_of_cards": PLUM, "wild_west_show": PRUSSIAN}
BOARD = (560.0, 168.0)
"""Usual width and height of the board; 420 to 980 wide and 130 to 240 high are laid out well."""


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
    high = _picture_height(press, words.rules)
    box = (60.0, 148.0, 392.0, high)
    art(pen, event_art(kind), box)
    pen.outline(box, tones.ink, 4)
    pen.paragraph(
        words.rules, (66, 158 + high, 380, 466 - high), "text", 29, tones.ink, leading=LEADING, align="center"
    )
    pen.fill((60, 632, 392, 32), ink)
    pen.text(words.kind_line, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, floor=20, most=29)
    return face


def _picture_height(press: Press, rules: str) -> float:
    for high in (320.0, 270.0, 220.0, 170.0):
        block = fonts.block(press, rules, (380, 466 - high), "text", 29, leading=LEADING)
        if not block.overflow and block.size >= 29 * press.text_scale * 0.9:
            return high
        press.overflowed.discard(rules)
    return 170.0


@kept
def back(press: Press, which: str, width: float = 92) -> pygame.Surface:
    """The back of an event card: the ink and sign of its set (high_noon, fistful_of_cards, wild_west_show)."""
    return sealed(press, width, palette.mix(INKS[which], palette.INK, 0.2), SET_SIGNS[which], 82)


@kept
def _board(press: Press, size: tuple[int, int], look: EventLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    ink = INKS[EVENTS[look.kind]]
    sheet = paper.sheet(press, (w, h), tones.paper_warm, 8, 0.6, 0, seed(look.kind)).copy()
    pen = Pen(press, sheet)
    pen.outline((4, 4, w - 8, h - 8), ink, 10, 7)
    pen.outline((18, 18, w - 36, h - 36), tones.ink, 2)
    high = h - 44
    box = (22.0, 22.0, min(high * 1.16, w * 0.30), high)
    art(pen, event_art(look.kind), box)
    pen.outline(box, tones.ink, 3)
    pen.disc((box[0] + 20, box[1] + 20), 46, ink, tones.ink, 3)
    pen.icon(SET_SIGNS[EVENTS[look.kind]], (box[0] + 20, box[1] + 20), 29, BONE, ink)
    left = box[0] + box[2] + 14
    right = w - 24
    if look.next_kind or look.left:
        wide = min(118.0, w * 0.2)
        right -= wide + 12
        _next(pen, look, (w - 24 - wide, 24, wide, h - 48))
    title_high = min(48.0 * max(1.0, press.text_scale * 0.85), h * 0.30)
    parts.title(pen, look.words.title, look.words.title, (left, 22, right - left, title_high), 38, ink)
    pen.rule((left, 24 + title_high), (right, 24 + title_high), tones.ink, 2)
    room = (left, 28 + title_high, right - left, h - 24 - (28 + title_high))
    pen.paragraph(look.words.rules, room, "text", 26, tones.ink, floor=15, leading=1.1)
    return sheet


def _next(pen: Pen, look: EventLook, box: tuple[float, float, float, float]) -> None:
    """What comes next: its picture small with its name, or only how many events are left."""
    x, y, w, h = box
    tones = pen.press.tones
    pen.rule((x - 7, y), (x - 7, y + h), tones.ink, 1)
    line = min(25.0 * pen.press.text_scale, h * 0.2)
    pen.text(
        look.next_head or look.head,
        (x + w / 2, y + line / 2),
        "gothic",
        23,
        tones.ink_soft,
        spacing=1,
        max_width=w,
        floor=12,
        most=line,
    )
    foot = y + h
    if look.left:
        pen.text(
            look.left, (x + w / 2, foot - line / 2), "gothic", 23, tones.ink_soft, max_width=w, floor=12, most=line
        )
        foot -= line
    if not look.next_kind:
        pen.icon(
            SET_SIGNS[EVENTS[look.kind]],
            (x + w / 2, (y + line + foot) / 2),
            min(w, foot - y - line) * 0.6,
            tones.ink_soft,
            tones.paper_warm,
        )
        return
    name = min(27.0 * pen.press.text_scale, h * 0.24)
    picture = (x, y + line + 2, w, foot - name - (y + line + 4))
    art(pen, event_art(look.next_kind), picture)
    pen.outline(picture, tones.ink, 2)
    pen.text(
        look.next_title.upper(), (x + w / 2, foot - name / 2), "gothic", 25, tones.ink, max_width=w, floor=12, most=name
    )


def draw_event(press: Press, target: pygame.Surface, box: pygame.Rect, look: EventLook) -> None:
    """The board that fills `box`, with its shadow: what rules this round, in words, and what comes next."""
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
