"""The sheet of what was declared last, in the room that a high window leaves over the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.pony_express.declared import Declaration
from game.stage.paint import palette, paper
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from game.stage.pony.layout import TrailLayout
from game.stage.pony.words import hand_name

SAID_ROW, SAID_ROWS = 46.0, 4
SAID_SIGNS: Final[Mapping[str, tuple[str, palette.Color]]] = {
    "open": ("hourglass", palette.INK_SOFT),
    "unknown": ("eye_crossed", palette.INK_SOFT),
    "safe": ("poker_face", palette.INK_SOFT),
    "true": ("tick", palette.BOTTLE),
    "bluff": ("cross", palette.VERMILION),
}
"""What is known of a declaration, as a sign."""


def draw_said(press: Press, screen: pygame.Surface, layout: TrailLayout, newest: Sequence[Declaration]) -> None:
    """What was declared last, and what everybody knows of it."""
    if layout.said is None or not newest:
        return
    wide, room = press.units(layout.said.width), press.units(layout.said.height)
    row = SAID_ROW * min(1.2, press.text_scale)
    rows = min(SAID_ROWS, max(1, int(room // row)), len(newest))
    sheet = paper.sheet(press, (wide, row * rows), press.tones.paper_warm, 6, 0.6, 3.0, 29)
    paper.lay(press, screen, sheet, layout.said.topleft, 5)
    pen = Pen.within(press, screen, layout.said)
    for number, said in enumerate(newest[:rows]):
        y = row * (number + 0.5)
        if number:
            pen.rule((12, y - row / 2), (wide - 12, y - row / 2), palette.PAPER_DARK, 1)
        size = min(36.0, row - 10)
        pen.mark(said.seat, (18 + size / 2, y), size)
        words = hand_name(said.hand)
        most = row * 0.7
        pen.text(
            words, (30 + size, y), "text", 28, press.tones.ink, "midleft", max_width=wide * 0.44, floor=14, most=most
        )
        icon, ink = SAID_SIGNS["safe" if said.safe and said.came == "unknown" else said.came]
        right = wide - 20 - size / 2
        if said.caller >= 0:
            pen.mark(said.caller, (right - size - 10, y), size)
        pen.icon(icon, (right, y), size * 0.8, ink, press.tones.paper_warm)
