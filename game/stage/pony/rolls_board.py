"""What each rider has rolled where the best roll counts: for the start, and in a poker game."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.pony_express.dice import DECLARABLE, hand_of
from game.stage.paint import dice, paper
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from game.stage.pony.floor import Floor
from game.stage.pony.words import hand_name
from game.stage.text import text

COMPARED = ("start", "poker")
"""Rolls of which the best counts."""
WIDE = 700.0
ROW = 62.0
HEAD = 56.0
DIE = 44.0
EDGE = 40.0


def board_rect(floor: Floor) -> Rect:
    """Where it lies: on the half of the map where the riders who roll are not."""
    layout, board = floor.layout, floor.layout.map
    box = Rect(0, 0, layout.px(WIDE), layout.px(HEAD + ROW * len(floor.rolls) + 14))
    box.centery = board.centery
    head = floor.rider_head(floor.rolls[-1].seat)[0] if floor.rolls else board.left
    if head < board.centerx:
        box.right = board.right - layout.px(EDGE)
    else:
        box.left = board.left + layout.px(EDGE)
    return box.clamp(board) if box.height <= board.height else box


def draw_rolls(press: Press, screen: pygame.Surface, floor: Floor) -> None:
    """A sheet with a row for each roll so far; nothing while nobody compares rolls."""
    if not floor.rolls:
        return
    box = board_rect(floor)
    units = press.units(box.width), press.units(box.height)
    paper.lay(press, screen, paper.sheet(press, units, press.tones.paper, 8, 0.5, 3.0, 37), box.topleft, 12, 0.6)
    pen = Pen.within(press, screen, box)
    tones, wide = press.tones, units[0]
    title = text(f"pony-board-{floor.rolls[0].what}")
    at, most = (wide / 2, HEAD / 2 + 4), HEAD * 0.6
    pen.text(title, at, "gothic", 28, tones.ink_soft, max_width=wide - 40, floor=14, most=most)
    for number, roll in enumerate(floor.rolls):
        y = HEAD + ROW * (number + 0.5)
        pen.rule((16, y - ROW / 2), (wide - 16, y - ROW / 2), PAPER_DARK, 2)
        pen.mark(roll.seat, (44, y), 44)
        name = floor.cast.names[roll.seat]
        pen.text(name, (74, y), "display", 30, tones.ink, "midleft", max_width=150, floor=13, most=ROW * 0.6)
        for place, face in enumerate(roll.faces):
            pen.paste(dice.face(press, face, DIE), (236 + place * (DIE + 6), y), "midleft")
        hand = hand_of(roll.faces)
        words = hand_name(hand) if hand in DECLARABLE else text("lookup-no-hand")
        pen.text(words, (wide - 20, y), "text", 28, tones.ink, "midright", max_width=190, floor=14, most=ROW * 0.6)
