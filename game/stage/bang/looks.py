"""A hand looked at beside the own panel while a look button is held, and the banner for all others."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.bang.state import Bang, role_of
from game.stage.bang.flying import side
from game.stage.bang.sight import held_order, kind_of
from game.stage.paint import palette, paper, states
from game.stage.paint.bang import roles
from game.stage.paint.cards import RATIO
from game.stage.paint.press import Press
from game.stage.text import text

CARD = 130.0
GAP = 10.0
EDGE = 16.0


def draw_beside(press: Press, screen: pygame.Surface, panel: Rect, room: Rect, g: Bang, seat: int) -> Rect:
    """The role and the cards of a seat on a slip as near to its panel as `room` has it; returns the slip.

    `room` is in pixels, between the panels: whose they are can be read while somebody looks.
    """
    kinds = [kind_of(card) for card in held_order(g.hand[seat])]
    role = role_of(g, seat)
    count = len(kinds) + bool(role)
    step = min(CARD + GAP, (press.units(room.width) - 2 * EDGE - CARD) / max(1, count - 1))
    box = Rect(0, 0, press.px(step * (count - 1) + CARD + 2 * EDGE), press.px(CARD * RATIO + 2 * EDGE))
    box.midbottom = panel.centerx, panel.top - press.px(8)
    if box.top < room.top:
        box.midtop = panel.centerx, panel.bottom + press.px(8)
    box.clamp_ip(room)
    units = press.units(box.width), press.units(box.height)
    paper.lay(press, screen, paper.sheet(press, units, press.tones.paper_warm, 8, 0.6, 0, 7), box.topleft, 14, 0.6)
    x, y = float(box.x + press.px(EDGE)), box.y + press.px(EDGE)
    for piece in ([roles.small(press, role, CARD)] if role else []) + [side(press, kind, CARD) for kind in kinds]:
        paper.lay(press, screen, piece, (round(x), y), 4, 0.4)
        x += step * press.scale
    return box


def draw_banner(press: Press, screen: pygame.Surface, middle: tuple[int, int], name: str) -> None:
    """Everybody else is asked to look away."""
    plate = states.tag(press, text("play-look-away", name=name), palette.VERMILION, palette.BONE, 40)
    screen.blit(plate, plate.get_rect(center=middle))
