"""Signals on things of the table: rims, the one focus, shade, reasons, ticks, crosshair, ribbons.

All are flat and crisp, and each says by its form what its colour says.  Rectangles are window pixels.
"""

from __future__ import annotations

from typing import Literal

import pygame

from game.stage.paint import fonts, icons, ornaments, palette, paper, svg
from game.stage.paint.palette import (
    BONE,
    FOCUS,
    GOLD_LIGHT,
    INK,
    LEGAL,
    PITCH,
    TARGET,
    VERMILION,
    Color,
    hexa,
)
from game.stage.paint.press import Press, kept

Signal = Literal["legal", "target", "gold"]
COLORS: dict[Signal, Color] = {"legal": LEGAL, "target": TARGET, "gold": GOLD_LIGHT}
Pixels = tuple[int, int]

SHADE = 120
"""Alpha of the shade over what can't be chosen: 47 %."""
GLOW = 18.0
"""How far a glow reaches, in units."""


@kept
def _rim(press: Press, size: Pixels, signal: Signal, radius: float) -> pygame.Surface:
    """A rim just outside a thing of `size` pixels, between two lines of ink so that it shows on any ground."""
    wide, line = press.px(press.tones.rim), press.px(1)
    reach = wide + 2 * line
    w, h = size[0] + 2 * reach, size[1] + 2 * reach
    round_ = radius * press.scale

    def ring(inset: float, stroke: float, color: Color) -> str:
        i = inset + stroke / 2
        return (
            f'<rect x="{i:g}" y="{i:g}" width="{w - 2 * i:g}" height="{h - 2 * i:g}" '
            f'rx="{round_ + reach - i:g}" fill="none" stroke="{hexa(color)}" stroke-width="{stroke:g}"/>'
        )

    return svg.draw(ring(0, reach, INK) + ring(line, wide, COLORS[signal]), (w, h))


@kept
def _glow(press: Press, size: Pixels, signal: Signal, radius: float) -> pygame.Surface:
    shape = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shape, (*COLORS[signal], 255), shape.get_rect(), border_radius=press.px(radius))
    grown = pygame.transform.smoothscale(shape, (size[0] + press.px(10), size[1] + press.px(10)))
    return paper.soft(grown, press.px(GLOW / 2), 0.9, COLORS[signal])


def draw_rim(
    press: Press,
    target: pygame.Surface,
    rect: pygame.Rect,
    signal: Signal = "legal",
    radius: float = 12,
    glow: bool = False,
) -> None:
    """Rim round a thing: it may be chosen, or it is the target.  Draw the rim before the thing if it glows."""
    if glow:
        halo = _glow(press, rect.size, signal, radius)
        target.blit(halo, halo.get_rect(center=rect.center))
    rim = _rim(press, rect.size, signal, radius)
    target.blit(rim, rim.get_rect(center=rect.center))


@kept
def _bracket(press: Press, turn: int, arm: int) -> pygame.Surface:
    """One corner of the focus, `arm` units long, top left turned by `turn` times 90 degrees clockwise."""
    end = arm + 6
    body = (
        f'<path d="M6,{end} L6,6 L{end},6" fill="none" stroke="{hexa(INK)}" stroke-width="11"/>'
        f'<path d="M6,{end - 2} L6,6 L{end - 2},6" fill="none" stroke="{hexa(FOCUS)}" stroke-width="5.5"/>'
    )
    side = arm + 8
    return pygame.transform.rotate(svg.draw(body, press.size((side, side)), (0, 0, side, side)), -90 * turn)


FOCUS_GAP, FOCUS_LINE = 9.0, 6.0
"""Between a thing and its brackets, and as thick as they are, in units."""


def focus_reach(press: Press) -> int:
    """How far the brackets stand out beyond what they are round, in pixels."""
    return press.px(FOCUS_GAP) + press.px(FOCUS_LINE)


def draw_focus(press: Press, target: pygame.Surface, rect: pygame.Rect) -> None:
    """The one visible focus: four bone brackets with ink under them round `rect`."""
    reach = focus_reach(press)
    box = rect.inflate(2 * reach, 2 * reach)
    arm = round(max(16.0, min(40.0, press.units(min(box.size)) * 0.28)))
    for turn, corner in enumerate(("topleft", "topright", "bottomright", "bottomleft")):
        piece = _bracket(press, turn, arm)
        target.blit(piece, piece.get_rect(**{corner: getattr(box, corner)}))


@kept
def _shade(press: Press, size: Pixels, radius: float, alpha: int) -> pygame.Surface:
    veil = ornaments.slab(press, (press.units(size[0]), press.units(size[1])), palette.WALNUT_DARK, radius).copy()
    veil.set_alpha(alpha)
    return veil


def draw_dim(press: Press, target: pygame.Surface, rect: pygame.Rect, radius: float = 10, alpha: int = SHADE) -> None:
    """Not choosable: pushed into the shade."""
    target.blit(_shade(press, rect.size, radius, alpha), rect)


@kept
def tag(
    press: Press,
    text: str,
    ground: Color = PITCH,
    ink: Color = BONE,
    size: float = 26,
    max_width: float = 0,
) -> pygame.Surface:
    """A small notched plate with capitals on it, as wide as they need, at most `max_width` units if given."""
    room = max_width - 26 if max_width else 10_000.0
    line = fonts.fit(press, text, room, "gothic", size, ink, spacing=1)
    high = press.units(line.surface.get_height()) + 8
    wide = press.units(line.ink.width) + 28
    plate = ornaments.plate(press, wide, high, ground, ink, 7, 3.5).copy()
    ink_box = line.ink.copy()
    ink_box.center = plate.get_rect().center
    plate.blit(line.surface, (ink_box.x - line.ink.x, ink_box.y - line.ink.y))
    return plate


def draw_reason(press: Press, target: pygame.Surface, rect: pygame.Rect, text: str) -> pygame.Rect:
    """Why a thing can't be chosen: a plate at its lower edge, no wider than the thing and half as much again, all of it
    in the window.
    """
    plate = tag(press, text, PITCH, BONE, 26, max(120.0, press.units(rect.width) * 1.5))
    box = plate.get_rect(center=(rect.centerx, rect.bottom - press.px(26))).clamp(target.get_rect())
    target.blit(plate, box)
    return box


@kept
def _tick(press: Press, size: float) -> pygame.Surface:
    disc = ornaments.disc(press, size, LEGAL, INK, 3).copy()
    mark = icons.icon(press, "tick", size * 0.58, INK)
    disc.blit(mark, mark.get_rect(center=disc.get_rect().center))
    return disc


def draw_tick(press: Press, target: pygame.Surface, rect: pygame.Rect, size: float = 40) -> None:
    """Chosen: a tick on a gold disc at the lower left, where a fan leaves the card open."""
    piece = _tick(press, size)
    target.blit(piece, piece.get_rect(center=(rect.left + press.px(24), rect.bottom - press.px(26))))


@kept
def flag(press: Press, text: str, color: Color = VERMILION) -> pygame.Surface:
    """A ribbon with a word: TURN, TARGET."""
    line = fonts.line(press, text, "gothic", 28, BONE, 2)
    wide = press.units(line.ink.width) + 92
    high = max(46.0, press.units(line.surface.get_height()) + 12)
    ribbon = ornaments.ribbon(press, wide, high, color, 24).copy()
    box = line.ink.copy()
    box.center = (ribbon.get_width() // 2, round(ribbon.get_height() * (high - 6) / 2 / high))
    ribbon.blit(line.surface, (box.x - line.ink.x, box.y - line.ink.y))
    return ribbon


def draw_turn_rim(
    press: Press, target: pygame.Surface, box: pygame.Rect, turn: str, signal: Signal | None = None
) -> None:
    """The rim of a seat's panel or ticket: that of its signal, else a golden one where it has a word for its turn."""
    if signal or turn:
        draw_rim(press, target, box, signal or "gold", 8, glow=True)


def draw_turn(press: Press, target: pygame.Surface, box: pygame.Rect, turn: str) -> None:
    """The ribbon over the upper edge of a seat's panel or ticket, if it has a word for its turn."""
    if turn:
        ribbon = flag(press, turn)
        place = ribbon.get_rect(midbottom=(box.left + round(box.width * 0.66), box.top + press.px(19)))
        target.blit(ribbon, press.sided(place, box))


@kept
def stamp(press: Press, text: str, color: Color = TARGET, size: float = 72, angle: float = 9) -> pygame.Surface:
    """A rubber stamp across a thing: HIT!, MISS, CAPTURED.  `size` is that of its capitals, `angle` its lean."""
    line = fonts.line(press, text, "display", size, color)
    pad = press.px(size * 0.34)
    w, h = line.ink.width + 2 * pad, line.ink.height + 2 * pad
    units = press.units(w), press.units(h)
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    gap = size * 0.13
    face.blit(ornaments.ring(press, units, size * 0.075, color, size * 0.14), (0, 0))
    inner = units[0] - 2 * gap, units[1] - 2 * gap
    face.blit(ornaments.ring(press, inner, max(1.2, size * 0.025), color, size * 0.08), (press.px(gap),) * 2)
    face.blit(line.surface, (pad - line.ink.x, pad - line.ink.y))
    slip = ornaments.slab(press, units, press.tones.paper, size * 0.14).copy()
    slip.set_alpha(215)
    mark = pygame.Surface((w, h), pygame.SRCALPHA)
    mark.blit(slip, (0, 0))
    mark.blit(paper.worn(face), (0, 0))
    return paper.turned(press, mark, angle)
