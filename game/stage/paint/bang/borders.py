"""The band round a card: its ink and, for eyes that see no colour, its pattern."""

from __future__ import annotations

import pygame

from game.stage.paint.bang.facts import Border
from game.stage.paint.palette import BOTTLE, INK, PRUSSIAN, RUST, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Box

INKS: dict[Border, Color] = {"brown": RUST, "blue": PRUSSIAN, "green": BOTTLE, "black": INK}
PATTERNS: dict[Border, str] = {"brown": "line", "blue": "rivets", "green": "stitches", "black": "nuggets"}
LEAST = 4.5
"""A band of fewer pixels shows no pattern."""


def band(pen: Pen, box: Box, width: float, border: Border, paper: Color) -> None:
    """A band of ink inside `box` with its pattern along the middle of each side."""
    x, y, w, h = box
    ink = INKS[border]
    pen.outline(box, ink, width, max(3.0, width / 2))
    if width * pen.press.scale < LEAST:
        return
    half = width / 2
    if PATTERNS[border] == "line":
        inner = (x + half, y + half, w - width, h - width)
        pen.outline(inner, paper, max(1.0, width / 9), max(2.0, half * 0.8))
        return
    step = max(11.0, width * 2.4)
    across, down = max(2, round((w - width) / step)), max(2, round((h - width) / step))
    flat = [(x + half + (w - width) * i / across, row) for i in range(1, across) for row in (y + half, y + h - half)]
    upright = [
        (column, y + half + (h - width) * i / down) for i in range(1, down) for column in (x + half, x + w - half)
    ]
    for spots, lying in ((flat, True), (upright, False)):
        for spot in spots:
            _mark(pen, PATTERNS[border], spot, width, lying, paper)


def _mark(pen: Pen, pattern: str, at: tuple[float, float], width: float, lying: bool, paper: Color) -> None:
    if pattern == "rivets":
        pen.disc(at, max(2.4, width * 0.40), paper)
    elif pattern == "stitches":
        long, thin = max(4.0, width * 0.95), max(1.6, width * 0.22)
        w, h = (long, thin) if lying else (thin, long)
        pygame.draw.rect(pen.surface, paper, pen.press.rect((at[0] - w / 2, at[1] - h / 2, w, h)))
    else:
        r = max(2.2, width * 0.34)
        pen.polygon([(at[0], at[1] - r), (at[0] + r, at[1]), (at[0], at[1] + r), (at[0] - r, at[1])], paper)
