"""Aim and power: chevrons along the line, wedges round the shooter, the long gauge at the foot of the screen."""

from __future__ import annotations

from math import cos, pi, radians, sin

import pygame

from game.stage.paint import ornaments, palette, paper, svg
from game.stage.paint.figures import FOOT
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, LEGAL, PAPER, PITCH, VERMILION, Color, hexa, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

STEP = 44.0
"""Distance of the chevrons; they creep by one step a turn of `creep`."""
WEDGES = 16
GAUGE = (800.0, 62.0)


@kept
def _chevron(press: Press, size: int, color: Color, angle: int) -> pygame.Surface:
    side = size * 2.6
    c = side / 2
    points = " ".join(
        f"{c + size * reach * cos(turn):.2f},{c + size * reach * sin(turn):.2f}"
        for turn, reach in ((0, 1.1), (2.45, 1.0), (pi, 0.25), (-2.45, 1.0))
    )
    body = (
        f'<g transform="rotate({angle} {c:g} {c:g})"><polygon points="{points}" fill="{hexa(color)}" '
        f'stroke="{hexa(INK)}" stroke-width="2.4" stroke-linejoin="round"/></g>'
    )
    shade = (
        f'<g transform="translate(2 4)"><g transform="rotate({angle} {c:g} {c:g})">'
        f'<polygon points="{points}" fill="{hexa(INK)}" opacity="0.7"/></g></g>'
    )
    return svg.draw(shade + body, press.size((side, side)), (0, 0, side, side))


def draw_aim(
    press: Press,
    target: pygame.Surface,
    start: tuple[int, int],
    angle: float,
    length: float,
    creep: float = 0.0,
    sure: float = 0.72,
) -> None:
    """Chevrons from `start` (pixels) towards `angle` over `length` units.

    Gold while the die is sure to get there, paper beyond `sure` of the length.  `creep` 0..1 moves them on; with
    reduced motion it stays 0.
    """
    turn = radians(angle)
    whole = round(angle) % 360
    far = STEP * (0.6 + creep % 1.0)
    while far < length:
        part = far / max(1.0, length)
        size = round(22 - 8 * part)
        piece = _chevron(press, size, LEGAL if part < sure else PAPER, whole)
        spot = start[0] + far * cos(turn) * press.scale, start[1] + far * sin(turn) * press.scale
        target.blit(piece, piece.get_rect(center=(round(spot[0]), round(spot[1]))))
        far += STEP


@kept
def _wedges(press: Press, heading: int, filled: int) -> pygame.Surface:
    side = 2 * FOOT * 2.9
    c = side / 2
    body = ""
    for k in range(WEDGES):
        a, b = radians(heading - 118 + k * 15), radians(heading - 118 + (k + 0.72) * 15)
        near, far = FOOT * 1.62, FOOT * 2.15 + k * 1.2
        corners = " ".join(
            f"{c + r * cos(t):.2f},{c + r * sin(t):.2f}" for r, t in ((near, a), (far, a), (far, b), (near, b))
        )
        on = k < filled
        fill = mix(GOLD_LIGHT, VERMILION, k / (WEDGES - 1)) if on else palette.WALK_GRAIN
        body += (
            f'<polygon points="{corners}" fill="{hexa(fill)}" opacity="{1 if on else 0.75}" stroke="{hexa(INK)}" '
            'stroke-width="2.2"/>'
        )
    return svg.draw(body, press.size((side, side)), (0, 0, side, side))


def draw_power_ring(
    press: Press, target: pygame.Surface, center: tuple[int, int], heading: float, power: float
) -> None:
    """Power 0..1 as wedges round the shooter, the middle one towards `heading`."""
    filled = round(min(1.0, max(0.0, power)) * WEDGES)
    piece = _wedges(press, 5 * round(heading / 5) % 360, filled)
    target.blit(piece, piece.get_rect(center=center))


@kept
def _tube(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """The full tube, gold to red, `size` in pixels."""
    tube = pygame.Surface(size)
    for x in range(size[0]):
        pygame.draw.line(tube, mix(GOLD_LIGHT, VERMILION, x / size[0]), (x, 0), (x, size[1]))
    return tube


@kept
def _gauge(press: Press, size: tuple[int, int], label: str, marks: tuple[float, ...]) -> pygame.Surface:
    """Plate, label and empty tube."""
    w, h = press.units(size[0]), press.units(size[1])
    plate = ornaments.plate(press, w, h, PITCH, GOLD_LIGHT, 14).copy()
    pen = Pen(press, plate)
    x, y, tube_w, tube_h = _tube_box(w, h)
    pen.text(label, (x / 2 + 4, h / 2), "gothic", 32, GOLD_LIGHT, spacing=2, max_width=x - 30, floor=16, most=34)
    pen.fill((x, y, tube_w, tube_h), mix(PITCH, palette.WALK, 0.4), 6)
    for mark in marks:
        at = x + tube_w * mark
        pen.rule((at, y - 7), (at, y), BONE, 2)
    return plate


def _tube_box(w: float, h: float) -> tuple[float, float, float, float]:
    return 128.0, h * 0.24, w - 128 - 118, h * 0.52


def draw_gauge(
    press: Press,
    target: pygame.Surface,
    box: pygame.Rect,
    power: float,
    label: str,
    figure: str,
    needle: float | None = None,
    marks: tuple[float, ...] = (),
) -> None:
    """Power 0..1 as a long tube with a figure; `needle` is where a two-press meter's pointer is now.

    `marks` are notches above the tube, as for the power a target needs.
    """
    paper.lay(press, target, _gauge(press, box.size, label, marks), box.topleft, 12, 0.6)
    w, h = press.units(box.width), press.units(box.height)
    tube = press.rect(_tube_box(w, h)).move(box.topleft)
    share = min(1.0, max(0.0, power))
    inside = tube.inflate(-press.px(6), -press.px(6))
    filled = round(inside.width * share)
    if filled:
        target.blit(_tube(press, inside.size), inside, (0, 0, filled, inside.height))
    for k in range(1, 10):
        x = tube.x + tube.width * k // 10
        cut = press.px(2 if k == 5 else 7)
        pygame.draw.line(target, INK, (x, tube.y + cut), (x, tube.bottom - cut), press.px(2))
    ring = ornaments.ring(press, (press.units(tube.width), press.units(tube.height)), 3, BONE, 6)
    target.blit(ring, tube)
    tip = inside.x + round(inside.width * (share if needle is None else min(1.0, max(0.0, needle))))
    reach = press.px(10)
    top = tube.y + press.px(3)
    pygame.draw.polygon(target, BONE, [(tip, top), (tip - reach, top - reach - 4), (tip + reach, top - reach - 4)])
    if needle is not None:
        pygame.draw.line(target, BONE, (tip, top), (tip, tube.bottom), press.px(4))
    pen = Pen(press, target)
    at = press.units(box.right) - 56, press.units(box.centery)
    pen.text(figure, at, "number", 40 / press.text_scale, BONE)
