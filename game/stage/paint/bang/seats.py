"""A seat's panel: portrait, brand, names, life, hand, reach, role; what it looks like when its person is out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.stage.paint import fonts, icons, palette, paper, states
from game.stage.paint.bang import characters, roles
from game.stage.paint.bang.life import life_row
from game.stage.paint.bang.perils import bars
from game.stage.paint.cards import RATIO
from game.stage.paint.gold import nugget
from game.stage.paint.palette import INK_SOFT, PAPER_SHADE, STEEL, VERMILION, WHITE, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

ROLE_WIDTH = 58.0
LIFE = 0.94
"""Height of a cartridge for that of its row."""
NARROW = 360.0
"""A narrower panel gives its portrait less of its width."""
Status = Literal["in", "dying", "out", "ghost", "shadow"]
STATUS_ICONS: dict[str, str] = {"out": "skull", "ghost": "ghost", "shadow": "shadow", "dying": "bandage"}


@dataclass(frozen=True)
class SeatLook:
    """One seat.

    `name` is the person's, `title` the character's as people read it, `character` its picture; `role` is empty while
    hidden; `reach` and `nuggets` are None where they are no matter; `status_word` says the status in a word. `turn`
    is the word on the ribbon. `sitter` is an icon's name (bot, person, gamepad, mouse, keyboard).
    """

    seat: int
    name: str
    title: str
    character: str
    life: int
    most: int
    hand: int
    reach: int | None = 1
    role: str = ""
    nuggets: int | None = None
    status: Status = "in"
    status_word: str = ""
    turn: str = ""
    sitter: str = ""
    jailed: bool = False


TILTED = 6.0
"""So far above its place a corner of the role card may reach, which lies a little askew."""


@dataclass(frozen=True)
class _Laid:
    """Where things lie in a panel, in units: frames of portrait and role, left and room of the words, rows' middles."""

    portrait: tuple[float, float, float, float]
    role: tuple[float, float, float]
    left: float
    room: float
    below: float
    rows: tuple[tuple[float, float], ...]


def _lay(w: float, h: float, titled: bool) -> _Laid:
    high = h - 38
    wide = min(high / 1.08, w * (0.31 if w >= NARROW else 0.27))
    role = min(ROLE_WIDTH, (h - 62) / RATIO, w * 0.15)
    at = (w - role - 17, h - role * RATIO - 15)
    left = 16 + wide + (14 if w >= NARROW else 9)
    whole, y = h - 33, 20.0
    shares = (0.26, 0.21, 0.265, 0.265) if titled else (0.32, 0.0, 0.36, 0.32)
    rows = []
    for share in shares:
        rows.append((y + whole * share / 2, whole * share))
        y += whole * share
    return _Laid((16, 24, wide, high), (*at, role), left, w - 18 - left, at[0] - 8 - left, tuple(rows))


@kept
def face(press: Press, character: str, size: tuple[int, int], tint: Color, status: Status) -> pygame.Surface:
    """The portrait, `size` pixels, as the status has it: faint when out, pale for a ghost, dark for a shadow."""
    w, h = press.units(size[0]), press.units(size[1])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pen = Pen(press, surface)
    if character:
        characters.portrait(pen, character, (0, 0, w, h), tint)
    else:
        pen.fill((0, 0, w, h), tint)
        pen.icon("person", (w / 2, h / 2), min(w, h) * 0.6, press.tones.ink, tint)
    if status in ("out", "ghost"):
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill(
            (*(PAPER_SHADE if status == "out" else palette.mix(STEEL, WHITE, 0.62)), 186 if status == "out" else 128)
        )
        surface = pygame.transform.grayscale(surface)
        surface.blit(veil, (0, 0))
    elif status == "shadow":
        surface = pygame.transform.grayscale(surface)
        surface.fill(palette.mix(palette.PRUSSIAN, WHITE, 0.26), special_flags=pygame.BLEND_RGB_MULT)
    Pen(press, surface).outline((0, 0, w, h), press.tones.ink, 3)
    return surface


@kept
def _panel(press: Press, size: tuple[int, int], look: SeatLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    stock = PAPER_SHADE if look.status in ("out", "ghost", "shadow") else tones.paper
    sheet = paper.sheet(press, (w, h), stock, 8, 0.55, 0, 100 + look.seat).copy()
    pen = Pen.reading(press, sheet)
    color = press.brand(look.seat)[1]
    sheet.set_clip(pygame.Rect(0, 0, size[0], press.px(9)))
    pen.fill((0, 0, w, 24), color, 8)
    sheet.set_clip(None)
    pen.rule((0, 9), (w, 9), tones.ink, 2)
    pen.frame((5, 14, w - 10, h - 19), tones.ink, 2, 1, 2)
    laid = _lay(w, h, bool(look.name and look.title))
    place = pen.pixels(laid.portrait)
    sheet.blit(face(press, look.character, place.size, palette.mix(stock, color, 0.24), look.status), place)
    if look.jailed:
        sheet.blit(bars(press, place.size), place)
    names, titles, lives, figures = laid.rows
    characters.name(pen, look.name or look.title, (laid.left, names[0]), 33, laid.room, names[1], tones.ink)
    if titles[1]:
        room = laid.room if titles[0] + titles[1] / 2 < laid.role[1] - TILTED else laid.below
        title = look.title.upper()
        spacing = 1 if fonts.fits(press, title, room, "gothic", 22, 1) else 0
        pen.text(
            title, (laid.left, titles[0]), "gothic", 25, tones.ink_soft, "midleft", spacing=spacing,
            max_width=room, floor=14, most=titles[1] * 0.98,
        )  # fmt: skip
    if look.status in STATUS_ICONS:
        _status(pen, look, laid, stock)
    if look.status != "out":
        if look.status in ("in", "dying"):
            life = _life_room(laid, look.status)
            life_row(pen, (laid.left, lives[0]), look.life, look.most, lives[1] * LIFE, life)
        _figures(pen, look, laid, figures, stock)
    if look.sitter:
        pen.disc((laid.portrait[0] + laid.portrait[2] - 4, h - 20), 30, stock, tones.ink, 2)
        pen.icon(look.sitter, (laid.portrait[0] + laid.portrait[2] - 4, h - 20), 18, tones.ink, stock)
    return sheet


def _status(pen: Pen, look: SeatLook, laid: _Laid, stock: Color) -> None:
    """The status as a shape and a word: in place of life when out, beside it while dying."""
    middle, high = laid.rows[2]
    ink = VERMILION if look.status == "dying" else INK_SOFT
    size = high * 0.96
    x = laid.left if look.status != "dying" else laid.left + laid.below - size
    pen.icon(STATUS_ICONS[look.status], (x + size / 2, middle), size, ink, stock)
    if look.status_word and look.status != "dying":
        room = laid.below - size - 8
        pen.text(look.status_word, (x + size + 8, middle), "gothic", 29, pen.press.tones.ink, "midleft", spacing=1,
                 max_width=room, floor=14, most=high * 0.8)  # fmt: skip


def _figures(pen: Pen, look: SeatLook, laid: _Laid, row: tuple[float, float], stock: Color) -> None:
    """Cards in hand, reach, nuggets: a sign and a figure each."""
    middle, high = row
    shown = [("cards", str(look.hand))]
    shown += [("crosshair", str(look.reach))] if look.reach is not None else []
    shown += [("", str(look.nuggets))] if look.nuggets is not None else []
    size = min(31.0, high * 0.88)
    text = min(29.0, high * 0.94 / pen.press.text_scale)
    while True:
        lines = [fonts.line(pen.press, figure, "number", text, pen.press.tones.ink) for _, figure in shown]
        wide = [size + 3 + pen.press.units(line.ink.width) for line in lines]
        free = laid.below - sum(wide)
        if free >= 6 * (len(shown) - 1) or size <= 12:
            break
        size, text = size * 0.94, text * 0.94
    gap = min(22.0, free / max(1, len(shown) - 1))
    x = laid.left
    for (icon, _), line, width in zip(shown, lines, wide, strict=True):
        if icon:
            pen.icon(icon, (x + size / 2, middle), size, pen.press.tones.ink, stock)
        else:
            pen.paste(nugget(pen.press, size), (x + size / 2, middle), "center")
        pen.set(line, (x + size + 3, middle), "midleft")
        x += width + gap


def _life_room(laid: _Laid, status: Status) -> float:
    """How wide the row of life may be: the sign of the dying stands beside it."""
    return laid.below if status == "in" else laid.below - laid.rows[2][1] * 1.2


def role_rect(press: Press, box: pygame.Rect, look: SeatLook) -> pygame.Rect:
    """The pixels of the role card on a panel that fills `box`."""
    x, y, wide = _lay(press.units(box.width), press.units(box.height), bool(look.name and look.title)).role
    place = pygame.Rect(box.topleft, press.size((wide, wide * RATIO))).move(press.px(x), press.px(y))
    return press.sided(place, box)


def portrait_rect(press: Press, box: pygame.Rect, look: SeatLook) -> pygame.Rect:
    """The pixels of the portrait on a panel that fills `box`: where a crosshair is stamped."""
    laid = _lay(press.units(box.width), press.units(box.height), bool(look.name and look.title))
    return press.sided(press.rect(laid.portrait).move(box.topleft), box)


def draw_seat(
    press: Press,
    target: pygame.Surface,
    box: pygame.Rect,
    look: SeatLook,
    signal: states.Signal | None = None,
    role: bool = True,
    ribbon: bool = True,
) -> None:
    """The panel filling `box`, with its shadow; `role` False leaves the role card to the caller, who may turn it,
    `ribbon` False the place of the ribbon to something else.

    300 to 480 units wide and 112 to 240 high are laid out well.
    """
    states.draw_turn_rim(press, target, box, look.turn, signal)
    paper.lay(press, target, _panel(press, box.size, look), box.topleft, 9)
    if role:
        place = role_rect(press, box, look)
        roles.place(press, target, place.topleft, look.role, press.units(place.width), look.status == "out")
    mark = icons.seat_mark(press, look.seat, 50)
    place = mark.get_rect(center=(box.x + press.px(26), box.y + press.px(28)))
    target.blit(mark, press.sided(place, box))
    if ribbon:
        states.draw_turn(press, target, box, look.turn)
