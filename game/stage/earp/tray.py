"""The tray over the ring: kinds of card laid out to name one of them.  The hand stays in sight below it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect

from game.stage.earp.deck_words import card_words
from game.stage.earp.layout import CARD_RATIO, TableLayout
from game.stage.earp.painter import Marks
from game.stage.paint import cards, paper, states
from game.stage.paint.press import Press, kept

LARGEST = 168.0
GAP = 14.0
PAD = 26.0
ROWS = 3


def tray_rects(layout: TableLayout, kinds: tuple[str, ...]) -> tuple[Rect, dict[str, Rect]]:
    """(the tray, the place of each kind), as large as the room over the hand allows."""
    room_w = layout.middle.width / layout.scale - 2 * PAD
    room_h = layout.middle.height / layout.scale - 2 * PAD
    best = (0.0, 1)
    for rows in range(1, ROWS + 1):
        across = -(-len(kinds) // rows)
        width = min(LARGEST, (room_w - GAP * (across - 1)) / across, (room_h - GAP * (rows - 1)) / rows / CARD_RATIO)
        best = max(best, (width, rows))
    width, rows = best
    across = -(-len(kinds) // rows)
    rows = -(-len(kinds) // across)

    def px(units: float) -> int:
        return round(units * layout.scale)

    wide, high = across * width + (across - 1) * GAP, rows * width * CARD_RATIO + (rows - 1) * GAP
    box = Rect(0, 0, px(wide + 2 * PAD), px(high + 2 * PAD))
    box.center = layout.middle.center
    places = {}
    for number, kind in enumerate(kinds):
        row, column = divmod(number, across)
        x = box.x + px(PAD + column * (width + GAP))
        y = box.y + px(PAD + row * (width * CARD_RATIO + GAP))
        places[kind] = Rect(x, y, px(width), px(width * CARD_RATIO))
    return box, places


@kept
def _board(press: Press, size: tuple[int, int]) -> pygame.Surface:
    return paper.sheet(press, (press.units(size[0]), press.units(size[1])), press.tones.paper_warm, 10, 0.7, 4.0, 61)


def draw_tray(
    press: Press,
    screen: pygame.Surface,
    layout: TableLayout,
    kinds: tuple[str, ...],
    named: str,
    marks: Marks,
    barred: Mapping[str, object],
) -> None:
    """The tray with its cards; the named one ticked, those that can't be named in the shade."""
    box, places = tray_rects(layout, kinds)
    paper.lay(press, screen, _board(press, box.size), box.topleft, 16, 0.35)
    for kind, rect in places.items():
        name = f"kind:{kind}"
        face = cards.hand(press, kind, card_words(kind), press.units(rect.width))
        if kind == named:
            states.draw_rim(press, screen, rect, "legal", 7, glow=True)
        paper.lay(press, screen, face, rect.topleft, 5, 0.4)
        if name in barred:
            states.draw_dim(press, screen, rect, 7)
        if kind == named:
            states.draw_tick(press, screen, rect)
        if name in marks.reasons:
            states.draw_reason(press, screen, rect, marks.reasons[name])
