"""The two corners a newcomer may choose from: each street as it would be, side by side over the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.pony_express.frames.duel import Duel
from game.pony_express.state import Pony
from game.stage.layout import Canvas
from game.stage.paint import paper, states
from game.stage.paint.press import Press
from game.stage.paint.states import Signal
from game.stage.pony import street_painter
from game.stage.pony.street_layout import street_layout
from game.stage.pony.street_sight import Sight, sight_of

CORNERS = ("left", "right")
SHARE = 0.46
"""Of the width of the map, for each picture."""


def corner_rects(board: Rect) -> dict[str, Rect]:
    """Where the pictures lie over the map."""
    wide = round(board.width * SHARE)
    high = wide * 180 // 420
    gap = (board.width - 2 * wide) // 3
    top = board.centery - high // 2
    return {corner: Rect(board.x + gap + n * (wide + gap), top, wide, high) for n, corner in enumerate(CORNERS)}


def street_from(g: Pony, corner: str) -> Sight | None:
    """The street as the newcomer would see it from there; None when nobody chooses a corner."""
    twin = g.copy()
    duel = twin.stack[-1]
    if not isinstance(duel, Duel):
        return None
    duel.corner = corner
    return sight_of(twin, int(duel.newcomer))


@dataclass(eq=False)
class CornerPictures:
    """Printed once for each question."""

    _shows: tuple[object, ...] = ()
    _prints: dict[str, pygame.Surface] = field(default_factory=dict)

    def draw(
        self, press: Press, screen: pygame.Surface, canvas: Canvas, board: Rect, g: Pony, signals: Mapping[str, Signal]
    ) -> None:
        """Both streets, with a rim each."""
        rects = corner_rects(board)
        shows = (press, canvas, board.size, g)
        if shows != self._shows:
            self._shows = shows
            sights = {corner: street_from(g, corner) for corner in CORNERS}
            self._prints = {
                corner: _printed(press, canvas, sight, rects[corner].size)
                for corner, sight in sights.items()
                if sight is not None
            }
        for corner, picture in self._prints.items():
            rect = rects[corner]
            signal = signals.get(f"corner:{corner}")
            if signal:
                states.draw_rim(press, screen, rect, signal, 8, glow=signal == "gold")
            paper.lay_once(press, screen, picture, rect.topleft, 12, 0.6)


def _printed(press: Press, canvas: Canvas, sight: Sight, size: tuple[int, int]) -> pygame.Surface:
    """The street as it is seen from above, as small as the place is."""
    layout = street_layout(canvas)
    whole = pygame.Surface(canvas.window)
    street_painter.backdrop(press, whole, layout, sight, street_painter.standing(sight), True)
    box = layout.arena.clip(whole.get_rect())
    if 0 in box.size:
        return pygame.Surface(size)
    return pygame.transform.smoothscale(whole.subsurface(box), size).convert_alpha()
