"""Draw!: a card is turned up under the lamp, large, with what it is for and what it says."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import icons, ornaments, palette, paper, states
from game.stage.paint.bang import cards
from game.stage.paint.bang.cards import CardWords
from game.stage.paint.bang.facts import Face
from game.stage.paint.cards import RATIO
from game.stage.paint.palette import BOTTLE, GOLD_LIGHT, LAMP, PITCH, TARGET
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

CARD = 260.0
"""Width of one card in the light, in units; more than one are smaller."""
GAP = 26.0
LOW = 430.0
TURNS = 8
"""A flip is printed in so many widths."""


@dataclass(frozen=True)
class DrawLook:
    """What is turned up for whom.

    `need` says in words what is wanted, `suits` shows it; `verdict` is the word of the outcome, empty before it is
    known; `good` whether it is what was hoped for; `chosen` the card that counts when there are several.
    """

    seat: int
    head: str
    need: str
    suits: tuple[str, ...]
    faces: tuple[Face, ...]
    words: tuple[CardWords, ...]
    chosen: int | None = None
    verdict: str = ""
    good: bool = True


@kept
def _light(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """A cone of lamp light on a dark table: warm in the middle, dark round it, fading out at the edges."""
    return pygame.transform.smoothscale(_cone(press), size)


@kept
def _cone(press: Press) -> pygame.Surface:
    """The same, small: dot by dot is dear."""
    small = pygame.Surface((64, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(64):
            far = min(1.0, (((x - 31.5) / 32) ** 2 + ((y - 23.5) / 24) ** 2) ** 0.5)
            dark = 208 * min(1.0, far * 1.45) ** 1.7 * min(1.0, (1 - far) * 5)
            glow = 46 * max(0.0, 1 - far * 1.45) ** 1.4
            color = LAMP if glow > dark else palette.WALNUT_DARK
            small.set_at((x, y), (*color, round(max(dark, glow))))
    return small


def _beside(press: Press, box: pygame.Rect) -> bool:
    """Whether the words stand left of the cards: in a low and broad place they leave the cards its whole height."""
    return press.units(box.height) < LOW and press.units(box.width) >= 1.9 * press.units(box.height)


def _head_size(press: Press, box: pygame.Rect) -> tuple[float, float]:
    w = press.units(box.width)
    if _beside(press, box):
        return w * 0.44, 112.0 * max(1.0, press.text_scale * 0.86)
    return min(w * 0.9, 640.0), 84.0 * max(1.0, press.text_scale * 0.9)


def card_rects(press: Press, box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The pixels of each card that lies in the light of `box`."""
    w, h = press.units(box.width), press.units(box.height)
    if _beside(press, box):
        left, room, top, high = w * 0.48, w * 0.50, 8.0, h - 16
    else:
        head = _head_size(press, box)[1]
        left, room, top, high = w * 0.04, w * 0.92, head + 20, h - head - 28
    wide = min(CARD, high / RATIO, (room + GAP) / max(1, count) - GAP)
    size = press.size((wide, wide * RATIO))
    step = size[0] + press.px(GAP)
    start = box.x + press.px(left + room / 2) - (step * (count - 1) + size[0]) // 2
    y = box.y + press.px(top + (high - wide * RATIO) / 2)
    return [press.sided(pygame.Rect((start + i * step, y), size), box) for i in range(count)]


@kept
def _flipped(press: Press, piece: pygame.Surface, step: int) -> pygame.Surface:
    """A card seen edge-on: `step` 0 (a line) to TURNS (all of it)."""
    wide = max(2, piece.get_width() * step // TURNS)
    return pygame.transform.smoothscale(piece, (wide, piece.get_height()))


def draw_spotlight(
    press: Press, target: pygame.Surface, box: pygame.Rect, look: DrawLook, flip: float = 1.0
) -> list[pygame.Rect]:
    """The light in `box` and the cards in it; `flip` 0..1 turns them from back to face. Returns the cards' pixels."""
    head = _head(press, look.seat, look.head, look.need, look.suits, _head_size(press, box))
    rects = card_rects(press, box, len(look.faces))
    beside = _beside(press, box)
    lit = rects[0].unionall(rects[1:]).inflate(press.px(240), press.px(120)) if beside else box
    target.blit(_light(press, lit.size), lit)
    if beside:
        place = head.get_rect(midleft=(box.left + press.px(8), box.top + round(box.height * 0.36)))
        place = press.sided(place, box)
    else:
        place = head.get_rect(midbottom=(box.centerx, rects[0].top - press.px(12)))
    target.blit(head, place)
    shown = flip > 0.5
    step = max(1, round(abs(flip - 0.5) * 2 * TURNS))
    for i, (face, words, rect) in enumerate(zip(look.faces, look.words, rects, strict=True)):
        width = press.units(rect.width)
        piece = cards.hand(press, face.kind, words, face.rank, face.suit, width) if shown else cards.back(press, width)
        if step < TURNS:
            piece = _flipped(press, piece, step)
        elif look.chosen == i:
            states.draw_rim(press, target, rect, "gold", 12, glow=True)
        paper.lay(press, target, piece, piece.get_rect(center=rect.center).topleft, 18, 0.6)
        if look.chosen is not None and look.chosen != i:
            states.draw_dim(press, target, rect)
    if look.verdict and flip >= 1.0:
        mark = _verdict(press, look.verdict, look.good)
        at = rects[look.chosen if look.chosen is not None else len(rects) - 1]
        under = (place.centerx, (place.bottom + box.bottom) // 2) if beside else (at.centerx, at.bottom - press.px(8))
        target.blit(mark, mark.get_rect(center=under))
    return rects


@kept
def _head(
    press: Press, seat: int, head: str, need: str, suits: tuple[str, ...], size: tuple[float, float]
) -> pygame.Surface:
    """Who draws for what, and the suits that help, on a dark plate."""
    w, h = size
    plate = ornaments.plate(press, w, h, PITCH, GOLD_LIGHT, 12).copy()
    pen = Pen.reading(press, plate)
    pen.mark(seat, (46, h / 2), 56)
    right = w - 22 - 40.0 * len(suits)
    pen.text(head, (86, h * 0.31), "display", 30, GOLD_LIGHT, "midleft", max_width=right - 92, floor=16, most=h * 0.42)
    pen.text(need, (86, h * 0.71), "text", 26, palette.BONE, "midleft", max_width=right - 92, floor=15, most=h * 0.36)
    for i, suit in enumerate(suits):
        at = (right + 20 + 40 * i, h / 2)
        pen.disc(at, 38, palette.BONE)
        pen.icon(suit, at, 25, press.suit_ink(suit), palette.BONE)
    return plate


@kept
def _verdict(press: Press, text: str, good: bool) -> pygame.Surface:
    """The outcome as a stamp: a tick or a cross before the word."""
    color = BOTTLE if good else TARGET
    words = states.stamp(press, text, color, 50, 0)
    sign = ornaments.disc(press, 62, color, palette.PAPER, 4).copy()
    mark = icons.icon(press, "tick" if good else "cross", 36, palette.PAPER, color)
    sign.blit(mark, mark.get_rect(center=sign.get_rect().center))
    reach = sign.get_width() * 2 // 3
    whole = pygame.Surface((words.get_width() + reach, max(words.get_height(), sign.get_height())), pygame.SRCALPHA)
    middle = whole.get_height() // 2
    whole.blit(words, words.get_rect(midleft=(reach, middle)))
    whole.blit(sign, sign.get_rect(midleft=(0, middle)))
    return paper.turned(press, whole, 5 if good else -5)
