"""The boxes of the set-up: what the base game and each expansion brings, and whether it is played with."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, ornaments, palette, paper, states
from game.stage.paint.bang.cards import art
from game.stage.paint.faces import Role
from game.stage.paint.palette import BOTTLE, INK, LEGAL, PAPER_SHADE, PLUM, PRUSSIAN, RUST, VERMILION, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

PICTURES: dict[str, tuple[tuple[str, str], Color]] = {
    "base": (("bang", "bang"), VERMILION),
    "dodge_city": (("bang", "saloon"), RUST),
    "high_noon": (("events", "high_noon"), palette.VERMILION_DEEP),
    "later_events": (("events", "handcuffs"), palette.VERMILION_DEEP),
    "fistful_of_cards": (("events", "a_fistful_of_cards"), PLUM),
    "wild_west_show": (("events", "wild_west_show"), PRUSSIAN),
    "gold_rush": (("events", "gold_rush"), BOTTLE),
    "shadow_gunslingers": (("events", "ghost_town"), INK),
}


@dataclass(frozen=True)
class BoxLook:
    """One box: its set, title, the sentence of what it brings, and whether it is on; `why` not, on a plate."""

    kind: str
    title: str
    sentence: str
    on: bool
    why: str = ""


@kept
def _box(press: Press, size: tuple[int, int], look: BoxLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    picture, ink = PICTURES[look.kind]
    stock = tones.paper_warm if look.on else PAPER_SHADE
    sheet = paper.sheet(press, (w, h), stock, 8, 0.6, 0, len(look.kind)).copy()
    pen = Pen.reading(press, sheet)
    pen.outline((4, 4, w - 8, h - 8), ink, 8, 6)
    high = h - 32
    frame = (16.0, 16.0, min(high, w * 0.32), high)
    art(pen, picture, frame)
    if not look.on:
        veil = pygame.Surface(pen.pixels(frame).size, pygame.SRCALPHA)
        veil.fill((*PAPER_SHADE, 150))
        sheet.blit(veil, pen.pixels(frame))
    pen.outline(frame, tones.ink, 3)
    left = frame[0] + frame[2] + 16
    line = min(46.0 * max(1.0, press.text_scale * 0.85), h * 0.30)
    side = min(54.0, line)
    room = w - left - side - 34
    role: Role = "display" if fonts.fits(press, look.title, room, "display", 26) else "gothic"
    pen.text(look.title, (left, 16 + line / 2), role, 36, ink, "midleft", max_width=room, floor=16, most=line)
    pen.paragraph(
        look.sentence, (left, 16 + line, w - left - 22, h - 28 - line), "text", 26, tones.ink, floor=14, leading=1.08
    )
    # no lower than the title: the sentence under it may reach as far
    at = (w - 22 - side / 2, 14 + side / 2)
    if look.on:
        pen.disc(at, side, LEGAL, INK, 3)
        pen.icon("tick", at, side * 0.58, INK, LEGAL)
    else:
        pen.paste(ornaments.ring(press, (side, side), 3, tones.ink_soft, side / 2), at, "center")
    return sheet


def draw_box(
    press: Press, target: pygame.Surface, box: pygame.Rect, look: BoxLook, signal: states.Signal | None = None
) -> None:
    """The box that fills `box`; what can't be chosen is shaded and says why.

    420 to 900 units wide and 110 to 220 high are laid out well.
    """
    if signal:
        states.draw_rim(press, target, box, signal, 8)
    paper.lay(press, target, _box(press, box.size, look), box.topleft, 8)
    if look.why:
        states.draw_dim(press, target, box, 8)
        states.draw_reason(press, target, box, look.why)
