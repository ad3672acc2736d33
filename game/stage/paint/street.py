"""The dusty street of the shoot-outs: the ground with its pavements, and the marks that lie on it.

The street is 420 x 180 mm; MM canvas units make a millimetre.  Nothing with a body stands in it but figures: barrels
and houses are beyond the kerbs.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, radians, sin
from typing import Final

import pygame

from game.stage.paint import icons, ornaments, palette, pictures, saloon, svg
from game.stage.paint import street_props as props
from game.stage.paint.figures import FOOT, MM
from game.stage.paint.palette import BONE, INK, TARGET, hexa, mix
from game.stage.paint.press import Press, kept, lasting

ARENA: Final = (1920.0, 180 * MM)
"""Width and height of the street in units."""
ARC: Final = 45 * MM
"""Radius of the line a die starts behind."""
DIE: Final = 16 * MM
"""Edge of the die in the street."""
_HOUSES = ((0.03, 0.27, palette.SIGN_SALOON), (0.335, 0.53, palette.SIGN_JAIL), (0.60, 0.95, palette.SIGN_STORE))
DARK: Final = 0.45
"""How dark its corners are."""
_ROOM_FOR_HOUSES = 130.0
"""A pavement at least so deep has houses on it."""


@lasting
def street(
    press: Press, size: tuple[int, int], arena: tuple[int, int, int, int], signs: tuple[str, str, str]
) -> pygame.Surface:
    """The ground of the whole window of `size` pixels, opaque; `arena` is where the 420 x 180 mm lie in it.

    Above and below the arena are pavements, with houses if there is room; `signs` are the words on the houses.
    """
    box = pygame.Rect(arena)
    ground = pygame.Surface(size)
    pictures.print_picture(press, ground, "maps", "street", pygame.Rect(0, box.top, size[0], box.height))
    above = pygame.Rect(0, 0, size[0], box.top)
    below = pygame.Rect(0, box.bottom, size[0], size[1] - box.bottom)
    if above.height > 0:
        props.pavement(press, ground, above, "bottom", 3)
        props.shade_below(press, ground, 0, above.bottom, size[0], 46, 120)
    if below.height > 0:
        props.pavement(press, ground, below, "top", 9)
    if above.height > press.px(_ROOM_FOR_HOUSES):
        _houses(press, ground, above, signs)
    _things(press, ground, above, below)
    ground.blit(saloon.vignette(press, size, DARK), (0, 0))
    return ground


def street_ahead(
    press: Press, size: tuple[int, int], arena: tuple[int, int, int, int], signs: tuple[str, str, str]
) -> Iterator[None]:
    """Print the ground in pieces, so that no frame waits long for it."""
    box, nowhere = pygame.Rect(arena), pygame.Surface((1, 1))
    pictures.print_picture(press, nowhere, "maps", "street", pygame.Rect(0, 0, size[0], box.height))
    yield
    saloon.vignette(press, size, DARK)
    yield
    street(press, size, arena, signs)
    yield


def _houses(press: Press, ground: pygame.Surface, above: pygame.Rect, signs: tuple[str, str, str]) -> None:
    deep = above.height - press.px(64)
    for (left, right, color), name in zip(_HOUSES, signs, strict=True):
        rect = pygame.Rect(round(above.width * left), 0, round(above.width * (right - left)), deep)
        props.shade_below(press, ground, rect.x + press.px(20), rect.bottom, rect.width, 60, 150)
        props.house(press, ground, rect, name, color)


def _things(press: Press, ground: pygame.Surface, above: pygame.Rect, below: pygame.Rect) -> None:
    """Barrels, crates and a trough at the ends of the pavements, where no gauge lies over them."""
    upper = above.bottom - press.px(40)
    if above.height > press.px(_ROOM_FOR_HOUSES):
        for piece, share in (
            (props.barrel(press, 60), 0.292),
            (props.crate(press, 58, 8), 0.568),
            (props.barrel(press, 54), 0.976),
        ):
            props.put(press, ground, piece, (round(above.width * share), upper))
    middle = below.top + press.px(54)
    if below.height > press.px(90):
        for piece, share in (
            (props.barrel(press, 74), 0.035),
            (props.barrel(press, 62), 0.078),
            (props.crate(press, 70, 12), 0.125),
            (props.trough(press, 180), 0.83),
            (props.crate(press, 72, -9), 0.925),
            (props.crate(press, 54, 24), 0.968),
        ):
            props.put(press, ground, piece, (round(below.width * share), middle))


@kept
def _arc(press: Press, color: palette.Color, radius: float, facing: int) -> pygame.Surface:
    """A dashed arc and a fine one inside it over the half circle in front of a stand; its stand is in the middle."""
    side = 2 * radius + 20
    c = side / 2
    body = ""
    for r, width, dash in ((radius, 6.0, True), (radius - 13, 2.0, False)):
        spans = [(-90 + 180 * k / 15, -90 + 180 * (k + 0.7) / 15) for k in range(15)] if dash else [(-90.0, 90.0)]
        for a, b in spans:
            p = [(c + r * cos(radians(t + facing)), c + r * sin(radians(t + facing))) for t in (a, b)]
            body += (
                f'<path d="M{p[0][0]:.2f},{p[0][1]:.2f} A{r:g},{r:g} 0 0 1 {p[1][0]:.2f},{p[1][1]:.2f}" fill="none" '
                f'stroke="{hexa(color)}" stroke-width="{width:g}"/>'
            )
    return svg.draw(f'<g opacity="0.82">{body}</g>', press.size((side, side)), (0, 0, side, side))


def draw_arc(
    press: Press,
    target: pygame.Surface,
    center: tuple[int, int],
    seat: int | None,
    facing: float,
    radius: float = ARC,
) -> None:
    """The line a die must start behind, round the stand of a seat (or of nobody) that looks towards `facing`."""
    color = mix(press.brand(seat)[1] if seat is not None else INK, INK, 0.12)
    piece = _arc(press, color, radius, round(facing) % 360)
    target.blit(piece, piece.get_rect(center=center))


@kept
def _brand(press: Press, seat: int) -> pygame.Surface:
    faint = icons.seat_mark(press, seat, 1.5 * FOOT).copy()
    faint.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def draw_empty_stand(press: Press, target: pygame.Surface, center: tuple[int, int], seat: int) -> None:
    """The brand of who shoots from a stand while the own rider is elsewhere, faint in the dust: it has no body."""
    piece = _brand(press, seat)
    target.blit(piece, piece.get_rect(center=center))


@kept
def _barred(press: Press) -> pygame.Surface:
    r = FOOT + 12
    side = 2 * (r + 12) + 2
    c = side / 2
    body = ""
    for k in range(16):
        a, b = 2 * pi * k / 16, 2 * pi * (k + 0.55) / 16
        corners = " ".join(
            f"{c + reach * cos(t):.2f},{c + reach * sin(t):.2f}"
            for reach, t in ((r, a), (r, b), (r + 10, b), (r + 10, a))
        )
        body += f'<polygon points="{corners}" fill="{hexa(INK if k % 2 else BONE)}"/>'
    return svg.draw(body, press.size((side, side)), (0, 0, side, side))


@kept
def _jail_plate(press: Press) -> pygame.Surface:
    plate = ornaments.slab(press, (42, 38), INK, 8).copy()
    sign = icons.icon(press, "jail", 28, BONE, INK)
    plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
    return plate


def draw_bystander(press: Press, target: pygame.Surface, center: tuple[int, int], plate: bool = True) -> None:
    """The barred ring of someone who is not in the fight: whoever hits them goes to jail."""
    ring = _barred(press)
    target.blit(ring, ring.get_rect(center=center))
    if plate:
        sign = _jail_plate(press)
        target.blit(sign, sign.get_rect(center=(center[0], center[1] - press.px(FOOT + 36))))


def draw_target(press: Press, target: pygame.Surface, center: tuple[int, int]) -> None:
    """The crosshair over who is to be hit, with ink under it so that it shows on dust."""
    for size, color in ((3.9 * FOOT, INK), (3.8 * FOOT, TARGET)):
        ring = ornaments.stamp_ring(press, size, color)
        target.blit(ring, ring.get_rect(center=center))
