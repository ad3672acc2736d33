"""Riders of the trail: paper standees on an oval base; the horse gallops in frames, a jailed rider lies on its side."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Literal

import pygame

from game.stage.paint import icons, palette, paper, states, svg
from game.stage.paint.palette import INK, PAPER, hexa, mix
from game.stage.paint.press import Press, kept
from game.stage.paint.trail_route import BELOW

FRAMES = 7
"""Frame 0 stands at rest, 1 to 6 are one bound of the gallop."""
BOX = (0.0, 0.0, 212.0, 168.0)
_FOOT = 150.0
"""Where the ground is in the drawing."""

# Facing left, the way to Sacramento.
_TRUNK = (
    "M9,63 C6,57 8,52 13,48 L33,33 L33,21 L42,30 C54,31 64,40 74,51 C82,57 90,58 98,58 C112,60 122,56 132,56"
    " C146,56 156,63 158,76 C159,88 152,100 142,104 C134,106 126,103 121,101 C108,102 94,103 84,102"
    " C74,102 64,98 61,88 C59,78 58,62 49,57 C45,61 39,63 33,65 C27,70 15,72 9,63 Z"
)
_TAIL = "M152,62 C164,52 180,56 196,72 C184,70 174,74 166,84 C158,82 152,72 152,62 Z"
_TAIL_DOWN = "M150,60 C164,58 172,72 172,112 C166,106 160,100 158,88 C154,82 150,72 150,60 Z"
_MANE = (
    "M40,29 C54,27 70,36 80,54 C84,60 78,62 74,58 C70,62 64,60 62,54 C58,58 52,54 52,48 C48,50 44,46 45,40"
    " C41,38 39,34 40,29 Z"
)
_BODY = "M92,66 C88,50 92,36 104,31 C112,28 122,33 125,44 C128,56 126,66 122,70 Z"
_HEAD = "M98,16 C98,8 104,5 110,6 C116,7 118,14 117,22 C116,30 110,33 105,31 C99,29 98,22 98,16 Z"
_HAT = (
    "M82,14 C88,12 94,13 98,12 C98,4 102,0 108,0 C115,0 119,4 119,12 C124,12 130,11 135,14 C130,20 120,19 108,19"
    " C98,19 88,20 82,14 Z"
)
_ARM = "M98,40 C88,50 78,56 66,54 L64,60 C78,66 96,60 106,50 Z"
_LEG = "M96,66 C92,78 92,90 96,102 L86,106 L87,112 L104,110 C106,94 110,82 120,70 Z"
_BAG = "M116,58 L140,56 L144,80 L120,82 Z"
_SCARF = "M104,30 C114,28 122,32 134,26 C132,34 122,40 108,37 Z"

Pose = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""Thigh and shin of near fore, far fore, near hind, far hind leg: degrees forward of straight down."""
_REST: Pose = ((4, -2), (-8, 0), (-6, -14), (8, -10))
_BOUND: tuple[Pose, ...] = (
    ((74, 50), (52, 28), (-62, -34), (-44, -22)),
    ((52, 40), (28, 22), (-30, -78), (-12, -88)),
    ((14, 4), (-12, -20), (18, -58), (32, -50)),
    ((-24, -52), (-40, -74), (46, 2), (54, 14)),
    ((12, -82), (0, -96), (36, 10), (18, -4)),
    ((58, -20), (40, -44), (-14, -20), (-36, -36)),
)
_HIPS = ((70.0, 92.0), (78.0, 94.0), (142.0, 92.0), (136.0, 96.0))
_THIGH, _SHIN = 27.0, 25.0


def _limb(hip: tuple[float, float], thigh: float, shin: float) -> str:
    """A leg as an open line from hip over knee to hoof."""
    x, y = hip
    knee = x - _THIGH * sin(radians(thigh)), y + _THIGH * cos(radians(thigh))
    hoof = knee[0] - _SHIN * sin(radians(shin)), knee[1] + _SHIN * cos(radians(shin))
    return f"M{x:g},{y:g} L{knee[0]:.1f},{knee[1]:.1f} L{hoof[0]:.1f},{hoof[1]:.1f}"


def _legs(pose: Pose, color: str, extra: float) -> str:
    """Tapering legs: a broad line to the knee, a narrow one to the hoof."""
    out = ""
    for i, (thigh, shin) in enumerate(pose):
        hip = _HIPS[i]
        whole = _limb(hip, thigh, shin)
        upper = whole[: whole.rindex(" L")]
        stroke = f'fill="none" stroke="{color}" stroke-linecap="round" stroke-linejoin="round"'
        out += f'<path d="{whole}" {stroke} stroke-width="{8.5 + extra:g}"/>'
        out += f'<path d="{upper}" {stroke} stroke-width="{15 + extra:g}"/>'
    return out


@kept
def standee(press: Press, seat: int, width: float = 112, frame: int = 0) -> pygame.Surface:
    """Horse and rider cut from card, `width` units wide: pale edge, ink horse, rider in the seat's colour.

    `frame` 0 stands, 1 to 6 gallop (it wraps round among those).
    """
    color = press.brand(seat)[1]
    galloping = frame > 0
    pose = _BOUND[(frame - 1) % len(_BOUND)] if galloping else _REST
    tail = _TAIL if galloping else _TAIL_DOWN
    ink, light = hexa(INK), hexa(PAPER)
    solid = (_TRUNK, tail, _BODY, _HEAD, _HAT, _ARM, _LEG, _BAG)
    edge = "".join(f'<path d="{d}"/>' for d in solid)
    body = f'<g stroke="{light}" stroke-width="11" stroke-linejoin="round" fill="{light}">{edge}</g>'
    body += _legs(pose, light, 11) + _legs(pose, ink, 0)
    body += f'<path d="{tail}" fill="{ink}"/><path d="{_TRUNK}" fill="{ink}"/>'
    mane = hexa(mix(INK, color, 0.62))
    body += f'<path d="{_MANE}" fill="{mane}" stroke="{ink}" stroke-width="2"/>'
    body += (
        f'<path d="M26,60 C50,66 64,62 68,57" stroke="{light}" stroke-width="2.6" fill="none"/>'
        f'<path d="M22,45 L30,63" stroke="{light}" stroke-width="2.6"/><circle cx="29" cy="45" r="2.4" fill="{light}"/>'
    )
    dress = (
        (_BAG, palette.OCHRE),
        (_LEG, mix(color, INK, 0.5)),
        (_BODY, color),
        (_HEAD, palette.SKIN),
        (_SCARF, PAPER),
        (_HAT, color),
        (_ARM, color),
    )
    worn = "".join(f'<path d="{d}" fill="{hexa(fill)}"/>' for d, fill in dress)
    body += f'<g stroke="{ink}" stroke-width="2.6" stroke-linejoin="round">{worn}</g>'
    body += f'<path d="M118,66 L142,64" stroke="{ink}" stroke-width="2.4"/>'
    rise = 6 * sin(pi * ((frame - 1) % len(_BOUND)) / 3) if galloping else 0
    drawing = f'<g transform="translate(6 {8 - rise:.1f})">{body}</g>'
    return svg.draw(drawing, press.size((width, width * BOX[3] / BOX[2])), BOX)


@kept
def _mirrored(press: Press, seat: int, width: float, frame: int) -> pygame.Surface:
    return pygame.transform.flip(standee(press, seat, width, frame), True, False)


@kept
def _base(press: Press, seat: int, width: float, turn: bool) -> pygame.Surface:
    """The oval base with its shadow; in its turn it wears a lamp-lit rim."""
    w, h = width * 1.3, width * 0.5
    x, y = w / 2, h / 2
    color = press.brand(seat)[1]
    rx, ry = width * 0.41, width * 0.115
    thick = width * 0.035

    def oval(grow: float, down: float, fill: palette.Color, line: float = 0.0, ink: palette.Color = INK) -> str:
        stroke = f' stroke="{hexa(ink)}" stroke-width="{line:g}"' if line else ""
        return (
            f'<ellipse cx="{x:g}" cy="{y + down:g}" rx="{rx + grow:g}" ry="{ry + grow * 0.6:g}" '
            f'fill="{hexa(fill)}"{stroke}/>'
        )

    body = ""
    if turn:
        body += oval(13, 2, INK) + oval(11, 2, palette.LEGAL) + oval(5, 2, INK)
    body += oval(3, thick, INK) + oval(0, thick, mix(color, INK, 0.35)) + oval(0, 0, color, 2)
    surface = svg.draw(body, press.size((w, h)), (0, 0, w, h))
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    soft = paper.shadow_of(press, surface, 5, 0.5)
    shade.blit(
        soft, soft.get_rect(center=(shade.get_width() // 2 + press.px(3), shade.get_height() // 2 + press.px(5)))
    )
    shade.blit(surface, (0, 0))
    return shade


@kept
def _lying(press: Press, seat: int, width: float) -> pygame.Surface:
    """The whole piece laid on its side, its base upright at the left."""
    piece = standee(press, seat, width, 0)
    base = _base(press, seat, width, False)
    down = press.px(width * (BOX[3] - _FOOT) / BOX[2]) + press.px(width * 0.03)
    whole = pygame.Surface((base.get_width(), piece.get_height() + base.get_height() // 2), pygame.SRCALPHA)
    foot = whole.get_width() // 2, piece.get_height() - down
    whole.blit(base, base.get_rect(center=foot))
    whole.blit(piece, piece.get_rect(midbottom=(foot[0], foot[1] + down)))
    return paper.turned(press, whole.subsurface(whole.get_bounding_rect()).copy(), -90)


def draw_rider(
    press: Press,
    target: pygame.Surface,
    foot: tuple[int, int],
    seat: int,
    width: float = 112,
    frame: int = 0,
    hop: float = 0.0,
    turn: bool = False,
    jailed: bool = False,
    facing: Literal["left", "right"] = "left",
) -> pygame.Rect:
    """A rider whose base has its middle at `foot` (pixels); returns the pixels it covers.

    `hop` is how many units the horse is above its base; `turn` lights the base; a jailed rider lies on its side
    under bars.  The seat's brand stands at the base's right.
    """
    if jailed:
        return _draw_jailed(press, target, foot, seat, width, turn)
    base = _base(press, seat, width, turn)
    target.blit(base, base.get_rect(center=foot))
    piece = standee(press, seat, width, frame) if facing == "left" else _mirrored(press, seat, width, frame)
    down = press.px(width * (BOX[3] - _FOOT) / BOX[2]) + press.px(width * 0.03)
    box = piece.get_rect(midbottom=(foot[0], foot[1] + down - press.px(hop)))
    target.blit(piece, box)
    _brand(press, target, foot, seat, width)
    return _covered(press, foot, width, box.top)


def _brand(press: Press, target: pygame.Surface, foot: tuple[int, int], seat: int, width: float) -> None:
    mark = icons.seat_mark(press, seat, max(24.0, width * 0.30))
    target.blit(mark, mark.get_rect(center=(foot[0] + press.px(width * 0.34), foot[1] - press.px(width * 0.01))))


def _covered(press: Press, foot: tuple[int, int], width: float, top: int) -> pygame.Rect:
    room = press.px(width)
    return pygame.Rect(foot[0] - room // 2, top, room, foot[1] + press.px(width * BELOW) - top)


def _draw_jailed(
    press: Press, target: pygame.Surface, foot: tuple[int, int], seat: int, width: float, turn: bool
) -> pygame.Rect:
    """The piece on its side, behind a plate with bars; a lamp-lit line under it in its turn."""
    piece = _lying(press, seat, width * 0.84)
    box = piece.get_rect(center=(foot[0], foot[1] - press.px(width * 0.26)))
    if turn:
        states.draw_rim(press, target, box, "legal", 16)
    soft = paper.shadow_of(press, piece, 3, 0.45)
    target.blit(soft, soft.get_rect(center=(box.centerx + press.px(2), box.centery + press.px(4))))
    target.blit(piece, box)
    plate = _bars(press, width * 0.34)
    target.blit(plate, plate.get_rect(center=(foot[0] - press.px(width * 0.28), foot[1] - press.px(width * 0.01))))
    _brand(press, target, foot, seat, width)
    return _covered(press, foot, width, box.top)


@kept
def _bars(press: Press, size: float) -> pygame.Surface:
    """The sign of the jail on an ink plate."""
    plate = svg.draw(
        f'<rect x="2" y="2" width="96" height="96" rx="18" fill="{hexa(INK)}" stroke="{hexa(PAPER)}" '
        'stroke-width="5"/>',
        press.size((size, size)),
        (0, 0, 100, 100),
    ).copy()
    sign = icons.icon(press, "jail", size * 0.7, PAPER, INK)
    plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
    return plate


def draw_rider_rim(press: Press, target: pygame.Surface, rect: pygame.Rect, signal: states.Signal) -> None:
    """A rim round a rider's pixels: it may be chosen, as for the lasso."""
    states.draw_rim(press, target, rect, signal, 14)
