"""Characters: the portrait, the board with the ability as one reads it, and the card one chooses by."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.bang import fitting
from game.stage.paint.bang.cards import art, seed
from game.stage.paint.bang.life import life_row, row_width
from game.stage.paint.cards import FULL, LEADING
from game.stage.paint.faces import Role
from game.stage.paint.palette import BONE, VERMILION, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Box, Press, kept

GROUP = "characters"
LEAN = 0.36
SHAPE = 1.07
"""Height of a portrait for its width: a little of the hat's sky and of the coat is cut off, nothing carried."""


@dataclass(frozen=True)
class CharacterWords:
    """The words on a character: name, the sentence of the ability, and the line that says which set it is from."""

    name: str
    ability: str
    kind_line: str


def portrait(pen: Pen, character: str, box: Box, tint: Color | None = None, edge: float = 3) -> None:
    """A bust in a frame, on `tint` if one is given."""
    if tint is not None:
        pen.fill(box, tint)
    art(pen, (GROUP, character), box, LEAN)
    pen.outline(box, pen.press.tones.ink, edge)


def name(
    pen: Pen, text: str, at: tuple[float, float], size: float, room: float, most: float, ink: Color
) -> pygame.Rect:
    """A name from its middle left: in Rye; a long one in gothic, which is narrower."""
    role: Role = "display" if fonts.fits(pen.press, text, room, "display", 26) else "gothic"
    floor = 22.0 if role == "display" else 16.0
    return pen.text(text, at, role, size, ink, "midleft", max_width=room, floor=floor, most=most)


@kept
def full(press: Press, character: str, words: CharacterWords, life: int) -> pygame.Surface:
    """A character as one reads it, 512 x 717 units: portrait, name, life points, ability."""
    w, h = FULL
    tones = press.tones
    face = paper.sheet(press, FULL, tones.paper_warm, 28, 0.6, 0, seed(character)).copy()
    pen = Pen(press, face)
    pen.outline((13, 13, w - 26, h - 26), VERMILION, 18, 12)
    pen.frame((40, 40, w - 80, h - 80), tones.ink, 4, 1, 4)
    high = fitting.picture_height(press, words.ability, 388, 412, (330.0, 290.0, 250.0, 210.0))
    wide = min(340.0, high / SHAPE)
    box = (256 - wide / 2, 60.0, wide, high)
    portrait(pen, character, box, palette.mix(tones.paper_warm, VERMILION, 0.10), 4)
    y = 60 + high
    pen.fill((60, y + 10, 392, 62), VERMILION)
    pen.outline((60, y + 10, 392, 62), tones.ink, 3)
    fitting.name(pen, words.name, (256, y + 41), 44, 372, 54, BONE)
    row = row_width(life, life, 50)
    life_row(pen, (256 - min(row, 380) / 2, y + 106), life, life, 50, 380)
    pen.paste(ornaments.divider(press, 340, 14, tones.ink), (86, y + 138))
    pen.paragraph(
        words.ability, (62, y + 154, 388, 626 - (y + 154)), "text", 29, tones.ink, leading=LEADING, align="center"
    )
    pen.fill((60, 632, 392, 32), tones.ink)
    pen.text(words.kind_line, (256, 648), "gothic", 27, BONE, spacing=3, max_width=380, floor=20, most=29)
    return face


@kept
def choice(press: Press, character: str, words: CharacterWords, life: int, width: float = 300) -> pygame.Surface:
    """A character to choose, `width` x 1.9 `width` units (240 to 420): portrait, name, life points and ability."""
    w, h = width, width * 1.9
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper_warm, w * 0.05, 0.5, 0, seed(character)).copy()
    pen = Pen(press, face)
    pen.outline((6, 6, w - 12, h - 12), VERMILION, 9, 7)
    pen.outline((19, 19, w - 38, h - 38), tones.ink, 2)
    box = (28.0, 28.0, w - 56, (w - 56) * SHAPE)
    portrait(pen, character, box, palette.mix(tones.paper_warm, VERMILION, 0.10))
    y = box[1] + box[3]
    pen.fill((28, y - 3, w - 56, 46), VERMILION)
    pen.outline((28, y - 3, w - 56, 46), tones.ink, 3)
    fitting.name(pen, words.name, (w / 2, y + 20), 32, w - 72, 38, BONE)
    wide = min(row_width(life, life, 38), w - 80)
    life_row(pen, (w / 2 - wide / 2, y + 70), life, life, 38, w - 80)
    pen.paragraph(
        words.ability,
        (28, y + 96, w - 56, h - 24 - (y + 96)),
        "text",
        25,
        tones.ink,
        floor=15,
        leading=1.1,
        align="center",
    )
    return face
