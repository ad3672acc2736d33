"""The seven hands one may name, each with its steps and, if one looks them up, its odds."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import ornaments, palette, states
from game.stage.paint.palette import GOLD_LIGHT, INK, PAPER_DARK, PRUSSIAN, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

GAP = 8.0


@dataclass(frozen=True)
class HandLook:
    """One hand: its name, its steps on the trail, its odds in words ("1 in 26"), and how it stands."""

    name: str
    steps: int
    odds: str = ""
    chosen: bool = False
    enabled: bool = True


def hand_rects(press: Press, box: pygame.Rect, count: int = 7, columns: int = 7) -> list[pygame.Rect]:
    """The pixels of each hand in a box, row by row; the last row is left short if they don't come out even."""
    rows = -(-count // columns)
    gap = press.px(GAP)
    out = []
    for i in range(count):
        row, column = divmod(i, columns)
        left = box.x + (box.width + gap) * column // columns
        right = box.x + (box.width + gap) * (column + 1) // columns - gap
        top = box.y + (box.height + gap) * row // rows
        foot = box.y + (box.height + gap) * (row + 1) // rows - gap
        out.append(press.sided(pygame.Rect(left, top, right - left, foot - top), box))
    return out


@kept
def _hand(press: Press, size: tuple[int, int], look: HandLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    ground = GOLD_LIGHT if look.chosen else mix(press.tones.paper, INK, 0.04) if look.enabled else PAPER_DARK
    plate = pygame.Surface(size, pygame.SRCALPHA)
    plate.blit(pygame.transform.smoothscale(ornaments.plate(press, w, h, ground, INK, 7), size), (0, 0))
    pen = Pen.reading(press, plate)
    # not in red, in which newcomers read a warning that the hand would be a lie
    number = PRUSSIAN if look.enabled and not look.chosen else INK
    most = h * (0.43 if look.odds else 0.62)
    figure = pen.text(
        str(look.steps), (w - 10, h * (0.33 if look.odds else 0.5)), "number", 32, number, "midright", most=most
    )
    room = pen.start(figure) - 15
    y = h * (0.33 if look.odds else 0.5)
    pen.text(look.name, (9, y), "gothic", 28, INK, "midleft", max_width=room, floor=16, most=most * 0.95)
    if look.odds:
        pen.text(look.odds, (9, h * 0.75), "gothic", 26, INK, "midleft", max_width=w - 16, floor=15, most=h * 0.40)
    return plate


def draw_hand(press: Press, target: pygame.Surface, rect: pygame.Rect, look: HandLook) -> None:
    """One hand's plate; a chosen one is gold with a rim, one that may not be named is grey."""
    if look.chosen:
        states.draw_rim(press, target, rect, "gold", 7)
    target.blit(_hand(press, rect.size, look), rect)
    if not look.enabled:
        states.draw_dim(press, target, rect, 6, 90)


@kept
def _lookup(press: Press, size: tuple[int, int], words: str) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    plate = pygame.transform.smoothscale(ornaments.plate(press, w, h, INK, GOLD_LIGHT, 7), size)
    pen = Pen.reading(press, plate)
    if w < 2 * h:
        pen.icon("die", (w / 2, h * 0.35), h * 0.4, GOLD_LIGHT, INK)
        pen.text(words, (w / 2, h * 0.73), "gothic", 24, GOLD_LIGHT, max_width=w - 16, floor=11, most=h * 0.34)
    else:
        pen.icon("die", (h * 0.7, h / 2), h * 0.6, GOLD_LIGHT, INK)
        pen.text(
            words, (h * 1.2, h / 2), "gothic", 30, GOLD_LIGHT, "midleft", max_width=w - h * 1.3, floor=13, most=h * 0.6
        )
    return plate


def draw_lookup(press: Press, target: pygame.Surface, rect: pygame.Rect, words: str) -> None:
    """The plate that opens what can be looked up."""
    target.blit(_lookup(press, rect.size, words), rect)


def draw_hands(
    press: Press, target: pygame.Surface, box: pygame.Rect, looks: tuple[HandLook, ...], columns: int = 7
) -> list[pygame.Rect]:
    """All hands in a box; returns the pixels of each, for mouse and focus."""
    rects = hand_rects(press, box, len(looks), columns)
    for rect, look in zip(rects, looks, strict=True):
        draw_hand(press, target, rect, look)
    return rects


@kept
def tray(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """The dark tray under cup, dice and hands, with a gold line; `size` in pixels."""
    units = press.units(size[0]), press.units(size[1])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    ground = ornaments.slab(press, units, palette.WALNUT_DARK, 16).copy()
    ground.set_alpha(165)
    surface.blit(ground, (0, 0))
    line = ornaments.ring(press, units, 2, GOLD_LIGHT, 16).copy()
    line.set_alpha(130)
    surface.blit(line, (0, 0))
    return surface
