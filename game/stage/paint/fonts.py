"""Lines and blocks of type.  Sizes are in canvas units; what is set is kept on the press's shelf."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

import pygame

from game.stage.paint import palette
from game.stage.paint.faces import Face, Role, chain, opened, runs, script_in, script_of
from game.stage.paint.palette import Color
from game.stage.paint.press import Point, Press, kept
from game.stage.paint.shaping import accompany, han_units, numbers, shaped

FLOOR = 24.0
"""Smallest type in play, in units."""

Align = Literal["left", "center", "right"]
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_BETWEEN_MARKS = re.compile("(?<=[）」』》】〉，。、；：])(?=[）」』》】〉，。、；：！？（「『《【〈])")
"""Where one full-width mark follows another: set whole, they would leave a hole in the line."""


@dataclass(frozen=True)
class Line:
    """Set type: the surface, the inked box in it, the size it was set in (units), and whether it was cut."""

    surface: pygame.Surface
    ink: pygame.Rect
    size: float
    overflow: bool = False


def _faces(press: Press, role: Role) -> tuple[Face, ...]:
    return chain(role, press.plain_type)


def _pixels(press: Press, size: float) -> int:
    return max(8, round(size * press.scale))


def _drawn(press: Press, text: str, role: Role) -> str:
    """A line as it is drawn: its numbers as the language writes them, its letters joined and in their order."""
    return shaped(text if role in ("index", "narrow index") else numbers(text, press.language))


def _width(press: Press, text: str, role: Role, pixels: int, spacing: int) -> int:
    faces = _faces(press, role)
    text = _drawn(press, text, role)
    if spacing:
        return sum(opened(face, pixels).size(c)[0] + spacing for run, face in runs(text, faces) for c in run) - spacing
    found = [(opened(face, pixels), run) for run, face in runs(text, faces)]
    return sum(font.size(run)[0] - _spare(font, len(_BETWEEN_MARKS.findall(run))) for font, run in found)


def _spare(font: pygame.font.Font, marks: int) -> int:
    """Pixels that so many Chinese marks give up to the mark after them: half of each is blank."""
    return marks * (font.size("。")[0] // 2) if marks else 0


def _spacing(press: Press, spacing: float) -> int:
    return press.px(spacing) if spacing and script_of(press.language) == "latin" else 0


def width(press: Press, text: str, role: Role = "text", size: float = 28, spacing: float = 0) -> float:
    """Width of one line in units, at the press's text scale."""
    pixels = _pixels(press, size * press.text_scale)
    return press.units(_width(press, text, role, pixels, _spacing(press, spacing)))


def height(press: Press, role: Role = "text", size: float = 28) -> float:
    """Line height in units, at the press's text scale."""
    script = script_of(press.language)
    face = next(face for face in _faces(press, role) if face.script == script)
    return press.units(opened(face, _pixels(press, size * press.text_scale)).get_height())


@kept
def _set(press: Press, text: str, role: Role, pixels: int, color: Color, spacing: int, cut: bool) -> Line:
    faces = _faces(press, role)
    text = _drawn(press, text, role)
    pieces: list[tuple[pygame.Surface, int, int]] = []
    for run, face in runs(text, faces):
        font = opened(face, pixels)
        for number, part in enumerate(run if spacing else _BETWEEN_MARKS.split(run)):
            if font.size(part)[0]:  # SDL refuses to draw what has no width, a lone joiner for instance
                back = 0 if spacing else _spare(font, min(number, 1))
                pieces.append((font.render(part, True, color), font.get_ascent(), back))
    if not pieces:
        blank = pygame.Surface((1, opened(faces[0], pixels).get_height()), pygame.SRCALPHA)
        return Line(blank, blank.get_bounding_rect(), pixels / press.scale, cut)
    ascent = max(a for _, a, _ in pieces)
    tall = max(p.get_height() + ascent - a for p, a, _ in pieces)
    wide = sum(p.get_width() + spacing - back for p, _, back in pieces) - spacing
    surface = pygame.Surface((max(1, wide), tall), pygame.SRCALPHA)
    x = 0
    for piece, own, back in pieces:
        x -= back
        surface.blit(piece, (x, ascent - own))
        x += piece.get_width() + spacing
    return Line(surface, surface.get_bounding_rect(), pixels / press.scale, cut)


def line(
    press: Press,
    text: str,
    role: Role = "text",
    size: float = 28,
    color: Color = palette.INK,
    spacing: float = 0,
) -> Line:
    """One line at `size` units times the text scale.  `spacing` letter-spaces capitals, in units."""
    return _set(press, text, role, _pixels(press, size * press.text_scale), color, _spacing(press, spacing), False)


def fit(
    press: Press,
    text: str,
    max_width: float,
    role: Role = "text",
    size: float = 28,
    color: Color = palette.INK,
    *,
    floor: float = FLOOR,
    spacing: float = 0,
) -> Line:
    """The largest setting of one line within `max_width` units, from `size` (scaled) to `floor` (not scaled).

    What does not fit even there is cut with an ellipsis; the line says `overflow` and the press remembers it.
    """
    room = round(max_width * press.scale)
    gap = _spacing(press, spacing)
    most, least = _pixels(press, size * press.text_scale), _pixels(press, min(floor, size))
    pixels = most
    if text and most > least and (wide := _width(press, text, role, most, gap)) > room:
        # Width goes with size but for hinting, so the search begins near its end: opening a size is dear.
        pixels = max(least, min(most, round(most * room / wide) + 2))
        while pixels > least and _width(press, text, role, pixels, gap) > room:
            pixels -= 1
    if not text or _width(press, text, role, pixels, gap) <= room:
        return _set(press, text, role, pixels, color, gap, False)
    press.overflowed.add(text)
    short = text
    while len(short) > 1 and _width(press, short.rstrip() + ELLIPSIS, role, pixels, gap) > room:
        short = short[:-1]
    return _set(press, short.rstrip() + ELLIPSIS, role, pixels, color, gap, True)


def fits(press: Press, text: str, max_width: float, role: Role, size: float, spacing: float = 0) -> bool:
    """True if one line at exactly `size` units (text scale not applied) stays within `max_width`."""
    gap = _spacing(press, spacing)
    return _width(press, text, role, _pixels(press, size), gap) <= round(max_width * press.scale)


def wrap(press: Press, text: str, max_width: float, role: Role = "text", size: float = 28) -> list[str]:
    """Break a text into lines at `size` units times the text scale."""
    return _wrapped(press, text, round(max_width * press.scale), role, _pixels(press, size * press.text_scale))


def _wrapped(press: Press, text: str, room: int, role: Role, pixels: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        han = script_in(paragraph) == "han"
        units = han_units(paragraph) if han else paragraph.split(" ")
        glue = "" if han else " "
        broken: list[list[str]] = [[]]
        current = ""
        for unit in units:
            trial = unit if not current else current + glue + unit
            if not current.strip() or _width(press, trial.rstrip(), role, pixels, 0) <= room:
                current = trial
            else:
                broken.append([])
                current = unit if unit.strip() or not han else ""
            broken[-1].append(unit)
        if han:
            accompany(broken)
        first, *others = (glue.join(line) for line in broken)
        made = [first if han else first.lstrip(" "), *(line.lstrip(" ") for line in others)]
        lines += [*(line.rstrip() for line in made[:-1]), made[-1]]
    return lines


@kept
def block(
    press: Press,
    text: str,
    size_of_place: Point,
    role: Role = "text",
    size: float = 28,
    color: Color = palette.INK,
    floor: float = FLOOR,
    leading: float = 1.18,
    align: Align = "left",
) -> Line:
    """A wrapped block inside a place of (width, height) units, centred in its height.

    The type shrinks from `size` (scaled) to `floor` until the block fits; if it never does, the last lines
    are cut and the line says `overflow`.
    """
    room = press.size(size_of_place)
    most, least = _pixels(press, size * press.text_scale), _pixels(press, min(floor, size))
    pixels = most
    while True:
        lines = _wrapped(press, text, room[0], role, pixels)
        step = round(pixels * leading)
        inside = step * len(lines) <= room[1] and all(_width(press, t, role, pixels, 0) <= room[0] for t in lines)
        if inside or pixels <= least:
            break
        pixels -= 1
    cut = not inside
    if cut:
        press.overflowed.add(text)
        whole = max(1, room[1] // step)
        if len(lines) > whole:
            lines = [*lines[: whole - 1], lines[whole - 1] + ELLIPSIS]
    made = [_set(press, line, role, pixels, color, 0, False) if line else None for line in lines]
    # leading is less than the height of a line: accents of the first and descenders of the last reach out of the place
    below = max([0, *(line.surface.get_height() - step for line in made if line)])
    surface = pygame.Surface((room[0], room[1] + below), pygame.SRCALPHA)
    y = (room[1] - step * len(lines)) // 2
    if made and made[0]:
        y = max(y, -((step - made[0].surface.get_height()) // 2) - made[0].ink.top)
    for set_line in made:
        image = set_line.surface if set_line else None
        if image:
            begun = "right" if align == "left" and script_in(text) == "arabic" else align
            x = {
                "left": 0,
                "center": (room[0] - image.get_width()) // 2,
                "right": room[0] - image.get_width(),
            }[begun]
            surface.blit(image, (x, y + (step - image.get_height()) // 2))
        y += step
    return Line(surface, surface.get_bounding_rect(), pixels / press.scale, cut)


@kept
def haloed(
    press: Press,
    text: str,
    role: Role = "text",
    size: float = 28,
    color: Color = palette.INK,
    halo: Color = palette.PAPER_WARM,
    rim: float = 3,
    spacing: float = 0,
) -> Line:
    """A line with a rim of paper round it, for lettering over a picture; the ink box includes the rim."""
    reach = press.px(rim)
    front = line(press, text, role, size, color, spacing).surface
    back = line(press, text, role, size, halo, spacing).surface
    surface = pygame.Surface((front.get_width() + 2 * reach, front.get_height() + 2 * reach), pygame.SRCALPHA)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if 0 < dx * dx + dy * dy <= reach * reach + 1:
                surface.blit(back, (reach + dx, reach + dy))
    surface.blit(front, (reach, reach))
    return Line(surface, surface.get_bounding_rect(), size)
