"""How menus look: walls, sheets, items. Everything is printed by `paint`; here it only gets its place."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage.intent import Point
from game.stage.motion import How, Move
from game.stage.paint import (
    controls,
    fonts,
    notices,
    ornaments,
    palette,
    paper,
    pictures,
    playbill,
    saloon,
)
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept
from game.stage.prompting import glyphs
from game.stage.text import text

if TYPE_CHECKING:
    from game.stage.menus.page import Item
    from game.stage.stage import Stage

GLOW = 380
LEVELS = 3
"""Brightnesses of a lamp."""
LAMP_DOWN = 106
"""Units from the top of the bills to the flame of a lamp."""


@kept
def _wall(press: Press, size: tuple[int, int]) -> pygame.Surface:
    # its parts are as large as the window and wanted once: they lie on a shelf that is thrown away
    passing = Press(press.scale)
    ground = pictures.place(passing, "saloon_wall", size).copy()
    ground.blit(saloon.vignette(passing, size, 0.6), (0, 0))
    return ground.convert()


def wall(stage: Stage, screen: pygame.Surface) -> None:
    """The saloon's wall with its dark corners."""
    screen.blit(_wall(stage.press, stage.canvas.window), (0, 0))


def shade(screen: pygame.Surface) -> None:
    """Push what was painted so far into the dark: something lies over it."""
    screen.fill(palette.INK_SOFT, special_flags=pygame.BLEND_RGB_MULT)


def panel(stage: Stage, screen: pygame.Surface, rect: Rect, title: str) -> None:
    """A sheet of paper with a title."""
    controls.draw_panel(stage.press, screen, rect, title)


def inside(stage: Stage, rect: Rect, margin: float = 44) -> Rect:
    """Where the content of a sheet with a title goes."""
    canvas = stage.canvas
    side, head, foot = canvas.px(margin), canvas.px(controls.PANEL_HEAD), canvas.px(36)
    return Rect(rect.x + side, rect.y + head, rect.width - 2 * side, rect.height - head - foot)


def sign(stage: Stage, screen: pygame.Surface, words: str, room: float) -> None:
    """The board over the door, in the uppermost `room` units."""
    high = min(126.0, room - 44)
    board = saloon.sign_board(stage.press, words, (1200 if room > 160 else 1000, high))
    place = board.get_rect(midtop=(stage.canvas.whole.centerx, stage.canvas.whole.top + stage.canvas.px(22)))
    paper.lay(stage.press, screen, board, place.topleft, 18, 0.7)


def look_of(item: Item) -> controls.RowLook:
    """An item of a list as a row."""
    locked = not item.enabled
    if item.kind == "switch":
        return controls.RowLook(item.label, icon=item.icon, control="switch", on=item.on, locked=locked)
    if item.kind == "slider":
        return controls.RowLook(
            item.label, icon=item.icon, control="slider", level=item.share, value=item.value, locked=locked
        )
    if item.kind == "choice":
        return controls.RowLook(
            item.label, icon=item.icon, control="stepper", value=item.value, locked=locked, chosen=item.on
        )
    if item.kind == "pick":
        return controls.RowLook(item.label, detail=item.value, control="check", on=item.on, chosen=item.on)
    if item.kind == "two_lines":
        return controls.RowLook(item.label, detail=item.value, chosen=item.on, locked=locked)
    return controls.RowLook(
        item.label, icon=item.icon, control="value", value=item.value, chosen=item.on, locked=locked
    )


def draw_item(stage: Stage, screen: pygame.Surface, item: Item, rect: Rect, focused: bool) -> None:
    """Any item but a plain one."""
    press = stage.press
    if item.kind == "button":
        look = controls.ButtonLook(item.label, item.icon, item.primary, item.enabled)
        controls.draw_button(press, screen, rect, look, 12 if focused else 6)
    elif item.kind == "field":
        controls.draw_field(press, screen, rect, item.value, item.label, item.on)
    elif item.kind == "tab":
        controls.draw_tabs(press, screen, rect, (item.label,), 0 if item.on else 1)
    else:
        controls.draw_row(press, screen, rect, look_of(item))


def share_at(stage: Stage, item: Item, rect: Rect, position: Point) -> float:
    """Where on a slider's track a point lies, 0 to 1."""
    track = controls.row_parts(stage.press, rect, look_of(item)).get("track", rect)
    share = max(0.0, min(1.0, (position[0] - track.x) / max(1, track.width)))
    return 1.0 - share if stage.press.right_to_left else share


def steps_back(stage: Stage, item: Item, rect: Rect, position: Point) -> bool:
    """Whether a point lies on a choice's arrow to the left."""
    less = controls.row_parts(stage.press, rect, look_of(item)).get("less")
    return less is not None and less.collidepoint(position)


def explanation(stage: Stage, screen: pygame.Surface, rect: Rect, words: str, size: float = 28) -> None:
    """A few lines in the middle of a sheet."""
    block = fonts.block(
        stage.press, words, _units(stage.press, rect), "text", size, stage.press.tones.ink, 20, align="center"
    )
    screen.blit(block.surface, rect)


def _units(press: Press, rect: Rect) -> tuple[float, float]:
    return press.units(rect.width), press.units(rect.height)


READING = 26.0


def _lines(stage: Stage, rect: Rect, words: str) -> list[str]:
    press = stage.press

    def wrapped() -> _Read:
        return _Read(fonts.wrap(press, words, press.units(rect.width), "text", READING))

    found: list[str] = press.shelf.get(("reading", rect.width, words), wrapped).lines
    return found


class _Read:
    """Wrapped lines on the press's shelf; they weigh next to nothing."""

    surface = pygame.Surface((1, 1))

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines


def _line_px(stage: Stage) -> int:
    return stage.canvas.px(fonts.height(stage.press, "text", READING) * 1.04)


def reading(stage: Stage, screen: pygame.Surface, rect: Rect, words: str, first: int) -> None:
    """Long words from line `first` on, with a scroll mark when there is more."""
    lines = _lines(stage, rect, words)
    step = _line_px(stage)
    room = rect.height // step
    for n, line in enumerate(lines[first : first + room]):
        if line:
            image = fonts.line(stage.press, line, "text", READING, stage.press.tones.ink).surface
            place = image.get_rect(topleft=(rect.x, rect.y + n * step))
            screen.blit(image, stage.press.sided(place, rect))
    if len(lines) > room:
        mark = Rect(rect.right + stage.canvas.px(6), rect.y, stage.canvas.px(10), rect.height)
        place = stage.press.sided(mark, rect)
        controls.draw_scroll(stage.press, screen, place, first / len(lines), room / len(lines))


def lines_beyond(stage: Stage, rect: Rect, words: str) -> int:
    """How many lines don't fit."""
    return max(0, len(_lines(stage, rect, words)) - rect.height // _line_px(stage))


# chairs

BESIDE = 146.0
"""Width of the picture on a chair's sheet that is wider than high."""


@kept
def _seat_card(press: Press, size: tuple[int, int], chair: int, face: str, mark: int | None) -> pygame.Surface:
    wide, high = press.units(size[0]), press.units(size[1])
    card = paper.sheet(press, (wide, high), press.tones.paper_warm, 8, 0.6, 4.0, 100 + chair).copy()
    pen = Pen.reading(press, card)
    pen.frame((14, 14, wide - 28, high - 28), press.tones.ink, 3, 1, 4)
    beside = wide > high
    name = (high - 78) / 3 + 39
    window = (27.0, name, BESIDE, high - 27 - name) if beside else ((wide - 210) / 2, 40.0, 210.0, 226.0)
    if mark is None:
        pen.fill(window, press.tones.paper_warm)
        middle = (window[0] + window[2] / 2, window[1] + window[3] / 2)
        pen.icon("cross", middle, 84, palette.PAPER_DARK, press.tones.paper_warm)
        pen.outline(window, press.tones.ink, 4)
        card.fill((*palette.PAPER_DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return card
    pen.fill(window, palette.mix(press.tones.paper_warm, press.brand(mark)[1], 0.28))
    pictures.print_picture(press, card, "seats", face, pen.pixels(window), 0.05)
    pen.outline(window, press.tones.ink, 4)
    pen.mark(mark, (window[0] - 4, window[1] + 22), 56 if beside else 84)
    return card


def seat_card(stage: Stage, screen: pygame.Surface, rect: Rect, chair: int, face: str, mark: int | None) -> None:
    """A chair's sheet with its picture and the mark of its seat; buttons are laid over its lower part, or on the right
    of one that is wider than high.
    """
    card = _seat_card(stage.press, rect.size, chair, face, mark)
    paper.lay(stage.press, screen, card, rect.topleft, 12, 0.6)


# cover


def cover(stage: Stage, screen: pygame.Surface, mark: int, head: str, line: str, action: str) -> None:
    """The whole window covered, one sheet in its middle."""
    whole = Rect((0, 0), stage.canvas.window)
    look = notices.CoverLook(mark, head, line, glyphs(stage, "confirm"), action)
    notices.draw_cover(stage.press, screen, whole, look)


# title

INKS = {"bang": palette.VERMILION, "wyatt_earp": palette.BOTTLE, "pony_express": palette.PRUSSIAN}
VOICES = {
    "bang": ("loud", "plain", "loud"),
    "wyatt_earp": ("loud", "number", "plain"),
    "pony_express": ("loud", "plain", "plain"),
}


def _bill_look(game: str) -> playbill.PlaybillLook:
    stem = f"bill-{game.replace('_', '-')}"
    below = tuple(
        playbill.BillLine(words, voice)
        for voice, part in zip(VOICES[game], ("first", "second", "third"), strict=True)
        if (words := text(f"{stem}-{part}").strip("-"))
    )
    return playbill.PlaybillLook(
        INKS[game],
        tuple(text(f"{stem}-title").split("/")),
        text(f"{stem}-strap"),
        text(f"{stem}-tagline").strip("-"),
        picture=game,
        below=below,
        seats=text(f"{stem}-seats"),
        time=text(f"{stem}-time"),
    )


@kept
def _shaded(press: Press, look: playbill.PlaybillLook, angle: float) -> pygame.Surface:
    return paper.turned(press, playbill.shaded(press, look), angle)


ANGLES = {"bang": 1.1, "wyatt_earp": -0.9, "pony_express": 1.0}


def bill(stage: Stage, screen: pygame.Surface, rect: Rect, game: str, focused: bool) -> None:
    """A playbill nailed to the wall; the focused one hangs straight and bright."""
    press = stage.press_of_width(rect.width, playbill.BILL[0])
    look = _bill_look(game)
    if focused:
        paper.lay(press, screen, playbill.playbill(press, look), rect.topleft, 26, 0.75)
    else:
        piece = _shaded(press, look, ANGLES[game])
        shadow = paper.shadow_of(press, piece, 14)
        place = piece.get_rect(center=rect.center)
        screen.blit(shadow, shadow.get_rect(center=place.move(press.px(5), press.px(10)).center))
        screen.blit(piece, place)
    nail = ornaments.nail(press, 9)
    for x in (rect.left + press.px(24), rect.right - press.px(24)):
        screen.blit(nail, nail.get_rect(center=(x, rect.top + press.px(16))))


@kept
def _glow(press: Press, level: int) -> pygame.Surface:
    glow = saloon.lamp_glow(press, GLOW).copy()
    share = round(255 * (0.94 + 0.06 * level / (LEVELS - 1)))
    glow.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
    return glow


def lamps(stage: Stage, screen: pygame.Surface, boards: Mapping[str, Rect]) -> None:
    """A lamp between each two bills, its light over everything."""
    press = stage.press
    placed = list(boards.values())
    steady = stage.manner.of(Move.LAMP, 1)[0] is How.STILL
    for n, (left, right) in enumerate(pairwise(placed)):
        breath = math.sin(stage.now * 3.1 + n * 2) + math.sin(stage.now * 7.7 + n) * 0.6
        level = LEVELS // 2 if steady else round((breath / 3.2 + 0.5) * (LEVELS - 1))
        flame = ((left.right + right.left) // 2, left.top + press.px(LAMP_DOWN))
        glow = _glow(press, max(0, min(LEVELS - 1, level)))
        screen.blit(glow, glow.get_rect(center=flame), special_flags=pygame.BLEND_RGB_ADD)
        body = saloon.lamp(press)
        screen.blit(body, (flame[0] - body.get_width() // 2, flame[1] - round(body.get_height() * 92 / 274)))
