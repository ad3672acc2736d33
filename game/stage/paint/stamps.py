"""Rubber stamps of Pony Express: called, true, bluff, arrested.  Words come from outside; pop them from 1.6 to 1."""

from __future__ import annotations

import pygame

from game.stage.paint import fonts, icons, ornaments, palette, paper, states
from game.stage.paint.palette import BOTTLE, INK, PRUSSIAN, TARGET, Color
from game.stage.paint.press import Press, kept


def _signed(press: Press, words: pygame.Surface, sign: pygame.Surface, angle: float) -> pygame.Surface:
    """A straight stamp with a round sign over its left end, then turned."""
    reach = sign.get_width() * 2 // 3
    whole = pygame.Surface((words.get_width() + reach, max(words.get_height(), sign.get_height())), pygame.SRCALPHA)
    middle = whole.get_height() // 2
    whole.blit(words, words.get_rect(midleft=(reach, middle)))
    whole.blit(sign, sign.get_rect(midleft=(0, middle)))
    return paper.turned(press, whole, angle)


def _disc(press: Press, name: str, size: float, color: Color) -> pygame.Surface:
    sign = ornaments.disc(press, size, color, palette.PAPER, size * 0.05).copy()
    mark = icons.icon(press, name, size * 0.6, palette.PAPER, color)
    sign.blit(mark, mark.get_rect(center=sign.get_rect().center))
    return sign


@kept
def verdict(press: Press, text: str, true: bool, size: float = 80) -> pygame.Surface:
    """What lay under the cup: a green tick for a true word, a red cross for a bluff."""
    color = BOTTLE if true else TARGET
    words = states.stamp(press, text, color, size, 0)
    return _signed(press, words, _disc(press, "tick" if true else "cross", size * 1.25, color), 7 if true else -7)


@kept
def called(press: Press, text: str, seat: int, size: float = 72) -> pygame.Surface:
    """Somebody calls: the word with the caller's brand."""
    words = states.stamp(press, text, PRUSSIAN, size, 0)
    return _signed(press, words, icons.seat_mark(press, seat, size * 1.3), -5)


@kept
def arrested(press: Press, text: str, size: float = 76) -> pygame.Surface:
    """To jail: the word behind bars."""
    face = states.stamp(press, text, INK, size, 0).copy()
    w, h = face.get_size()
    step = max(8, press.px(size * 0.52))
    for x in range(step // 2, w, step):
        pygame.draw.line(
            face, (*palette.IRON_DARK, 255), (x, press.px(6)), (x, h - press.px(6)), press.px(size * 0.085)
        )
        pygame.draw.line(
            face,
            (*palette.IRON_LIGHT, 255),
            (x - press.px(size * 0.02), press.px(6)),
            (x - press.px(size * 0.02), h - press.px(6)),
            press.px(size * 0.02),
        )
    line = fonts.line(press, text, "display", size, INK)
    face.blit(line.surface, line.surface.get_rect(center=face.get_rect().center))
    return paper.turned(press, face, 6)
