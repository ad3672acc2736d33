"""Buttons, rows of settings, tabs and fields: printed slips that menus are made of.

Every `draw_*` takes the thing's rectangle in window pixels.  Focus is drawn over it by `states.draw_focus`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.stage.paint import fonts, ornaments, palette, paper
from game.stage.paint.palette import BONE, BOTTLE, GOLD_LIGHT, INK, INK_SOFT, PAPER_DARK, PAPER_SHADE, PITCH, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

LEAST_LABEL = 22.0
"""Of a button, in a language of long words."""
ROW = 64.0
"""Usual height of a row in units at text scale 1."""


@dataclass(frozen=True)
class ButtonLook:
    """A button: `primary` is the one a screen is for; a disabled one shows a lock."""

    label: str
    icon: str = ""
    primary: bool = False
    enabled: bool = True
    pressed: bool = False


@kept
def _button(press: Press, size: tuple[int, int], look: ButtonLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    if not look.enabled:
        ground, ink = PAPER_DARK, INK
    elif look.primary:
        ground, ink = BOTTLE, BONE
    else:
        ground, ink = tones.paper, tones.ink
    if look.pressed:
        ground = mix(ground, INK, 0.18)
    surface = paper.sheet(press, (w, h), ground, 8, 0.4, 0, len(look.label) + 3).copy()
    pen = Pen.reading(press, surface)
    pen.outline((0, 0, w, h), tones.ink, 3, 8)
    pen.outline((6, 6, w - 12, h - 12), mix(ground, ink, 0.75), 1.4, 4)
    sign = look.icon if look.enabled else "lock"
    side = min(h * 0.52, 44.0)
    room = w - 36 - (side + 12 if sign else 0)
    line = fonts.fit(press, look.label, room, "strong", min(30, h * 0.52), ink, floor=LEAST_LABEL)
    total = press.units(line.ink.width) + (side + 12 if sign and look.label else 0)
    x = w / 2 - total / 2
    if sign:
        pen.icon(sign, (x + side / 2 if look.label else w / 2, h / 2), side, ink, ground)
        x += side + 12
    if look.label:
        bearing = line.surface.get_width() - line.ink.right if pen.mirror else line.ink.x
        pen.paste(line.surface, (x - press.units(bearing), h / 2), "midleft")
    return surface


def draw_button(press: Press, target: pygame.Surface, box: pygame.Rect, look: ButtonLook, lift: float = 6) -> None:
    """A button filling `box`; raise `lift` to 14 when it has the focus."""
    paper.lay(press, target, _button(press, box.size, look), box.topleft, 2 if look.pressed else lift, 0.5)


@dataclass(frozen=True)
class RowLook:
    """A row of a list or of settings.

    `control` decides its right side: none, switch (uses `on`), check (`on`), slider (`level` 0..1 and `value`),
    stepper (`value` between two arrows), value (words only), more (an arrow: opens something).  `detail` is a
    second, smaller line; `locked` shows a lock and the row in the second ink.  `seat` puts a seat's mark first.
    """

    label: str
    detail: str = ""
    icon: str = ""
    seat: int | None = None
    control: Literal["none", "switch", "check", "slider", "stepper", "value", "more"] = "none"
    value: str = ""
    on: bool = False
    level: float = 0.0
    locked: bool = False
    chosen: bool = False


FIGURE = 96.0
"""Room for the figure of a slider."""
WIDEST = "100 %"


def _control_width(wide: float, look: RowLook) -> float:
    share = {"none": 0.0, "switch": 0.0, "check": 0.0, "more": 0.0, "slider": 0.42, "stepper": 0.40, "value": 0.36}
    if look.control in ("switch", "check", "more"):
        return 120.0 if look.control == "switch" else 60.0
    return wide * share[look.control]


@kept
def _row(press: Press, size: tuple[int, int], look: RowLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pen = Pen.reading(press, surface)
    tones = press.tones
    ink = tones.ink_soft if look.locked else tones.ink
    if look.chosen:
        pen.fill((0, 0, w, h - 2), mix(tones.paper_warm, palette.LEGAL, 0.55), 6)
    pen.rule((0, h - 1), (w, h - 1), PAPER_DARK, 1.4)
    x = 14.0
    if look.seat is not None:
        side = min(50.0, h - 12)
        pen.mark(look.seat, (x + side / 2, h / 2), side)
        x += side + 14
    sign = "lock" if look.locked and not look.icon else look.icon
    if sign:
        pen.icon(sign, (x + 18, h / 2), 36, ink, tones.paper_warm)
        x += 52
    right = w - 14 - _control_width(w, look)
    room = right - x - 12
    if look.detail:
        # Two lines share the height by 10 to 9, so that neither touches the other at 150 % text.
        pen.base(look.label, (x, h * 0.3), "strong", min(29, h * 0.4 / press.text_scale), ink, max_width=room, floor=22)
        small = min(24, h * 0.36 / press.text_scale)
        pen.base(look.detail, (x, h * 0.72), "text", small, tones.ink_soft, max_width=room, floor=20)
    else:
        pen.base(look.label, (x, h / 2), "strong", min(29, h * 0.62 / press.text_scale), ink, max_width=room, floor=22)
    _control(pen, look, right, w - 14, h, ink)
    return surface


def _control(pen: Pen, look: RowLook, left: float, right: float, high: float, ink: palette.Color) -> None:
    middle, grown = high / 2, pen.press.text_scale
    tones = pen.press.tones
    if look.control == "switch":
        _switch(pen, look.on, look.locked, (right - 96, middle - 22))
    elif look.control == "check":
        pen.outline((right - 40, middle - 20, 40, 40), ink, 3, 4)
        if look.on:
            pen.icon("tick", (right - 20, middle), 28, ink)
    elif look.control == "more":
        pen.icon("arrow", (right - 20, middle), 30, ink)
    elif look.control == "value":
        pen.text(look.value, (right, middle), "text", 28, ink, "midright", max_width=right - left, floor=20)
    elif look.control == "slider":
        _slider(pen, look.level, (left, middle - 11, right - left - FIGURE - 20, 22.0))
        # all figures as large as the widest, so that none shrinks while the knob moves
        sizes = (s for s in range(26, 12, -1) if fonts.fits(pen.press, WIDEST, FIGURE, "number", s * grown))
        size = next(sizes, 12)
        pen.text(look.value, (right, middle), "number", size, ink, "midright", max_width=FIGURE, floor=12)
    elif look.control == "stepper":
        for name, x in (("arrow_left", left + 22), ("arrow", right - 22)):
            pen.icon(name, (x, middle), 30, PAPER_DARK if look.locked else ink)
        box = (left + 48, middle - min(22.0, high / 2 - 4), right - left - 96, min(44.0, high - 8))
        pen.fill(box, tones.paper, 6)
        pen.outline(box, ink, 2, 6)
        pen.text(look.value, ((left + right) / 2, middle), "strong", 26, ink, max_width=box[2] - 14, floor=18)


def _switch(pen: Pen, on: bool, locked: bool, at: tuple[float, float]) -> None:
    """A brass slide: its place, a tick or a cross, and its ground all say the same."""
    x, y = at
    ground = PAPER_SHADE if not on else BOTTLE
    pen.fill((x, y, 96, 44), INK, 22)
    pen.fill((x + 3, y + 3, 90, 38), ground, 19)
    sign = ("tick", (x + 26, y + 22), BONE) if on else ("cross", (x + 70, y + 22), INK_SOFT)
    pen.icon(sign[0], sign[1], 20, sign[2], ground)
    knob = (x + 72, y + 22) if on else (x + 24, y + 22)
    pen.disc(knob, 38, INK)
    pen.disc(knob, 33, PAPER_DARK if locked else GOLD_LIGHT)
    pen.disc(knob, 22, palette.GOLD_MID, GOLD_LIGHT, 2)


def _slider(pen: Pen, level: float, track: tuple[float, float, float, float]) -> None:
    x, y, w, h = track
    level = max(0.0, min(1.0, level))
    pen.fill((x, y + h / 2 - 5, w, 10), INK, 5)
    pen.fill((x + 2, y + h / 2 - 3, w - 4, 6), PAPER_SHADE, 3)
    if level * w > 6:
        pen.fill((x + 2, y + h / 2 - 3, level * (w - 4), 6), BOTTLE, 3)
    knob = (x + level * w, y + h / 2)
    pen.disc(knob, 32, INK)
    pen.disc(knob, 27, GOLD_LIGHT)
    pen.disc(knob, 14, palette.GOLD_MID)


def draw_row(press: Press, target: pygame.Surface, box: pygame.Rect, look: RowLook) -> None:
    """A row filling `box`; it has no ground of its own, so it lies on a panel."""
    target.blit(_row(press, box.size, look), box)


def row_parts(press: Press, box: pygame.Rect, look: RowLook) -> dict[str, pygame.Rect]:
    """The pixels of a row's own handles: `less` and `more` of a stepper, `track` of a slider."""
    w = press.units(box.width)
    left, right = w - 14 - _control_width(w, look), w - 14
    parts: dict[str, pygame.Rect] = {}
    if look.control == "stepper":
        side = press.px(48)
        parts = {
            "less": pygame.Rect(box.x + press.px(left), box.y, side, box.height),
            "more": pygame.Rect(box.x + press.px(right) - side, box.y, side, box.height),
        }
    elif look.control == "slider":
        parts = {"track": pygame.Rect(box.x + press.px(left), box.y, press.px(right - left - FIGURE - 20), box.height)}
    if press.right_to_left:
        for part in parts.values():
            part.x = box.x + box.right - part.right
    return parts


@kept
def _panel(press: Press, size: tuple[int, int], title: str, torn: float) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    surface = paper.sheet(press, (w, h), tones.paper_warm, 6, 0.6, torn, 17).copy()
    pen = Pen(press, surface)
    pen.frame((14, 14, w - 28, h - 28), tones.ink, 3, 1, 4)
    if title:
        pen.text(title, (w / 2, 58), "display", min(52, 56 / press.text_scale), tones.ink, max_width=w - 120, floor=28)
        pen.paste(ornaments.divider(press, min(w - 90, 520.0), 18, tones.ink), (w / 2, 98), "center")
    return surface


PANEL_HEAD = 116.0
"""Where the content of a panel with a title may begin, in units from its top."""


def draw_panel(
    press: Press, target: pygame.Surface, box: pygame.Rect, title: str = "", torn: float = 4.0, lift: float = 18
) -> None:
    """A sheet of paper that menus are printed on."""
    paper.lay(press, target, _panel(press, box.size, title, torn), box.topleft, lift, 0.65)


@kept
def _tabs(press: Press, size: tuple[int, int], labels: tuple[str, ...], now: int) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = ornaments.plate(press, w, h, PITCH, GOLD_LIGHT, 10, 4).copy()
    pen = Pen(press, surface)
    each = (w - 24) / len(labels)
    for i, label in enumerate(labels):
        left = 12 + i * each
        if i == now:
            pen.paste(ornaments.plate(press, each - 8, h - 18, GOLD_LIGHT, INK, 7, 3), (left + 4, 9))
        ink = INK if i == now else BONE
        pen.text(label, (left + each / 2, h / 2), "gothic", 30, ink, spacing=1, max_width=each - 30, floor=22)
    return surface


def draw_tabs(press: Press, target: pygame.Surface, box: pygame.Rect, labels: tuple[str, ...], now: int) -> None:
    """Tabs side by side; the one shown lies on a gold plate."""
    target.blit(_tabs(press, box.size, labels, now), box)


@kept
def _field(press: Press, size: tuple[int, int], text: str, hint: str, caret: bool) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    surface = paper.sheet(press, (w, h), tones.paper, 6, 0.2, 0, 5).copy()
    pen = Pen.reading(press, surface)
    pen.outline((0, 0, w, h), tones.ink, 3, 6)
    end = 18.0
    if text:
        box = pen.base(text, (18, h / 2), "strong", min(32, h * 0.6), tones.ink, max_width=w - 44, floor=20)
        end = pen.end(box)
    elif hint:
        pen.base(hint, (18, h / 2), "text", min(28, h * 0.55), tones.ink_soft, max_width=w - 44, floor=20)
    if caret:
        pen.rule((end + 4, h * 0.2), (end + 4, h * 0.8), palette.VERMILION, 3)
    return surface


def draw_field(
    press: Press, target: pygame.Surface, box: pygame.Rect, text: str, hint: str = "", caret: bool = False
) -> None:
    """A field to write in; `hint` shows while it is empty."""
    target.blit(_field(press, box.size, text, hint, caret), box)


def draw_scroll(press: Press, target: pygame.Surface, box: pygame.Rect, start: float, share: float) -> None:
    """A scroll mark in `box`: `start` 0..1 is where the shown part begins, `share` how much of all it is."""
    if share >= 1:
        return
    width = press.units(box.width)
    groove = ornaments.slab(press, (width, press.units(box.height)), PAPER_SHADE, width / 2)
    target.blit(groove, box)
    length = max(box.width * 2, round(box.height * share))
    top = box.y + round((box.height - length) * max(0.0, min(1.0, start / max(1e-6, 1 - share))))
    thumb = ornaments.slab(press, (width, press.units(length)), PITCH, width / 2)
    target.blit(thumb, (box.x, top))
