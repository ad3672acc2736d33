"""Parts of card faces: the band that tells the kind, titles, the index plate of a fan, points in a star."""

from __future__ import annotations

from game.stage.paint import fonts, icons, palette, pictures
from game.stage.paint.card_facts import Facts
from game.stage.paint.palette import BONE, BOTTLE, BRONZE, INK, Color
from game.stage.paint.pen import Anchor, Pen
from game.stage.paint.press import Box

BANDS: dict[str, tuple[Color, str]] = {"sheriff": (BOTTLE, "star"), "outlaw": (INK, "hole"), "item": (BRONZE, "wave")}
"""Ink of the band and the icon stamped along it, so that the kind is told without colour."""


START: Anchor = "midleft"
MIDDLE: Anchor = "center"


def stock(pen: Pen, facts: Facts) -> Color:
    """The paper a card is printed on."""
    tones = pen.press.tones
    return tones.paper_warm if facts.band == "outlaw" else tones.paper


def band(pen: Pen, box: Box, width: float, kind: str, paper: Color) -> None:
    """A band of ink inside `box` with its icon along the middle of each side."""
    x, y, w, h = box
    color, sign = BANDS[kind]
    pen.outline(box, color, width, max(3, width / 2))
    if width * pen.press.scale < 5:
        return
    size = max(7, width * 0.74)
    mid = width / 2
    across = max(2, round((w - width) / max(12, width * 2.6)))
    down = max(2, round((h - width) / max(12, width * 2.6)))
    for i in range(1, across):
        for row in (y + mid, y + h - mid):
            pen.icon(sign, (x + mid + (w - width) * i / across, row), size, paper, color)
    for i in range(1, down):
        for column in (x + mid, x + w - mid):
            pen.icon(sign, (column, y + mid + (h - width) * i / down), size, paper, color)


def title(pen: Pen, text: str, short: str, box: Box, size: float, ink: Color, at_start: bool = False) -> None:
    """Wood-type title; too long: condensed gothic; still too long: on two lines, then the short name.

    It stands in the middle, or `at_start` of the box: so much of it shows under the next card of a fan.
    """
    press = pen.press
    x, y, w, h = box
    middle = (x + w / 2, y + h / 2)
    place, anchor = ((x, middle[1]), START) if at_start else (middle, MIDDLE)
    if fonts.fits(press, text, w, "display", 26):
        pen.text(text, place, "display", size, ink, anchor, max_width=w, floor=26, most=h * 0.86)
        return
    capitals = text.upper()
    if fonts.fits(press, capitals, w, "gothic", 26):
        pen.text(capitals, place, "gothic", size * 1.1, ink, anchor, max_width=w, floor=26, most=h * 0.92)
        return
    first, _, second = capitals.partition(" ")
    if second and h >= 56:
        size_of_line = max(24.0, h * 0.54)
        pen.text(first, (middle[0], y + h * 0.27), "gothic", size_of_line, ink, max_width=w, most=h * 0.54)
        pen.text(second, (middle[0], y + h * 0.75), "gothic", size_of_line, ink, max_width=w, most=h * 0.54)
        return
    pen.text(short.upper(), place, "gothic", 28, ink, anchor, max_width=w, floor=22, most=h * 0.92)


def emblem_plate(pen: Pen, box: Box, facts: Facts) -> None:
    """The picture in the corner, which a fan leaves open; a photo says so under its outlaw's emblem."""
    x, y, w, h = box
    pen.fill(box, facts.ink)
    pen.outline(box, INK, 3)
    pen.icon(facts.emblem, (x + w / 2, y + h / 2), w * 0.74, palette.ink_on(facts.ink), facts.ink)
    if facts.outlaw and facts.band == "sheriff":
        below = (x, y + h - 3, w, h * 0.86)
        pen.fill(below, BOTTLE)
        pen.outline(below, INK, 3)
        pen.icon("photo", (x + w / 2, below[1] + below[3] / 2), w * 0.58, BONE, BOTTLE)


def star(pen: Pen, points: str, center: tuple[float, float], size: float) -> None:
    """Points in a star."""
    pen.icon("star", center, size, INK)
    pen.text(points, (center[0], center[1] + size * 0.04), "number", size * 0.40, BONE, floor=8, most=size * 0.40)


def art(pen: Pen, facts: Facts, box: Box, tint: Color | None = None) -> None:
    """The card's picture filling `box`, on a tint if one is given."""
    if tint is not None:
        pen.fill(box, tint)
    group, name = facts.art
    lean = 0.36 if group == "busts" else 0.5
    pictures.print_picture(pen.press, pen.surface, group, name, pen.pixels(box), lean)


def icon_row(pen: Pen, marks: tuple[tuple[str, str], ...], left: float, middle: float, size: float) -> None:
    """Icons with their figures from `left` on."""
    tones = pen.press.tones
    x = left
    for mark in marks:
        name, label = mark
        pen.paste(icons.icon(pen.press, name, size, tones.ink, tones.paper), (x, middle), "midleft")
        if label:
            pen.set(_figure(pen, label, size), (x + size * 1.1, middle), "midleft")
        x += icon_row_width(pen, (mark,), size)


def icon_row_width(pen: Pen, marks: tuple[tuple[str, str], ...], size: float) -> float:
    """How far `icon_row` reaches, in units."""
    figures = (pen.press.units(_figure(pen, label, size).ink.width) for _, label in marks if label)
    return sum(size * 0.08 + figure for figure in figures) + len(marks) * size * 1.26


def _figure(pen: Pen, label: str, size: float) -> fonts.Line:
    return fonts.line(pen.press, label, "number", size * 0.68 / pen.press.text_scale, pen.press.tones.ink)
