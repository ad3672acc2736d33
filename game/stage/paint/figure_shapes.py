"""Outlines of the figures in the street, from above and from the front.  SVG paths only.

From above a figure looks right and fits into a circle of radius 66 round (100, 100); from the front it is 122 x 208,
its feet at the bottom.
"""

from __future__ import annotations

from typing import Final

from game.stage.paint import palette
from game.stage.paint.palette import INK, PAPER, Color, hexa, mix

INDIAN: Final = 8
"""Figure numbers from this one on are Indians, smaller ones are seats."""
FRONT: Final = (122.0, 208.0)

_LEGS = "M44,120 L40,186 L28,192 L28,200 L54,200 L58,140 L64,140 L68,200 L94,200 L94,192 L82,186 L78,120 Z"
_COAT = "M34,68 C44,60 78,60 88,68 C96,88 98,120 96,150 L84,154 L76,112 L46,112 L38,154 L26,150 C24,120 26,88 34,68 Z"
_ARMS = (
    "M34,70 C22,84 14,104 12,124 L24,130 C28,112 34,98 42,88 Z"
    " M88,70 C100,84 108,104 110,124 L98,130 C94,112 88,98 80,88 Z"
)
_HEAD = "M46,36 C46,26 76,26 76,36 L75,52 C74,62 66,66 61,66 C56,66 48,62 47,52 Z"
_HAT = (
    "M20,38 C32,30 40,34 44,35 C44,20 48,8 54,8 C58,8 59,12 61,12 C63,12 64,8 68,8 C74,8 78,20 78,35"
    " C82,34 90,30 102,38 C94,46 78,46 61,46 C44,46 28,46 20,38 Z"
)
_SCARF = "M45,56 C52,62 70,62 77,56 L80,66 C72,76 66,82 61,92 C56,82 50,76 42,66 Z"
_HAIR = "M45,42 C42,22 54,16 61,16 C68,16 80,22 77,42 C72,34 68,32 61,33 C54,32 50,34 45,42 Z"

_SHIRT = "M32,70 C44,62 78,62 90,70 C98,92 98,120 94,146 L28,146 C24,120 24,92 32,70 Z"
_SLEEVES = (
    "M34,72 C20,86 16,104 22,120 L66,116 L64,104 L38,106 C38,98 40,92 44,88 Z"
    " M88,72 C102,86 106,108 98,126 L52,128 L52,116 L84,112 C84,102 82,94 78,88 Z"
)
_LEGGINGS = "M40,140 L38,188 L30,194 L30,200 L56,200 L59,146 L63,146 L66,200 L92,200 L92,194 L84,188 L82,140 Z"
_BRAIDS = "M45,44 C40,60 40,80 44,98 L52,98 C50,80 50,64 51,54 Z M77,44 C82,60 82,80 78,98 L70,98 C72,80 72,64 71,54 Z"
_CROWN = "M44,48 C40,26 50,16 61,16 C72,16 82,26 78,48 C74,40 68,34 61,24 C54,34 48,40 44,48 Z"
_FEATHERS = "M66,20 C64,6 70,-2 80,-8 C84,2 80,14 72,22 Z M72,22 C74,10 84,4 94,2 C94,12 86,20 76,26 Z"


def _part(d: str, fill: Color) -> str:
    return f'<path d="{d}" fill="{hexa(fill)}"/>'


def _inked(body: str, width: float = 2.6) -> str:
    return f'<g stroke="{hexa(INK)}" stroke-width="{width:g}" stroke-linejoin="round">{body}</g>'


def _line(d: str, color: Color, width: float, opacity: float = 1.0) -> str:
    return f'<path d="{d}" fill="none" stroke="{hexa(color)}" stroke-width="{width:g}" opacity="{opacity:g}"/>'


def _edge(paths: tuple[str, ...]) -> str:
    """The pale rim of a piece cut from card."""
    light = hexa(PAPER)
    whole = "".join(f'<path d="{d}"/>' for d in paths)
    return f'<g stroke="{light}" stroke-width="9" stroke-linejoin="round" fill="{light}">{whole}</g>'


def outline(who: int, hatted: bool) -> tuple[str, ...]:
    """The paths that make the silhouette from the front."""
    if who >= INDIAN:
        return (_SHIRT, _SLEEVES, _LEGGINGS, _BRAIDS, _HEAD, _CROWN, _FEATHERS)
    return (_LEGS, _COAT, _ARMS, _HEAD, _HAT if hatted else _HAIR)


def front(who: int, hatted: bool) -> str:
    """The whole cut-out, face on."""
    edge = _edge(outline(who, hatted))
    return edge + (_indian_front(who) if who >= INDIAN else _rider_front(palette.SEATS[who][1], hatted))


def _rider_front(color: Color, hatted: bool) -> str:
    top = _part(_HAT, mix(color, INK, 0.25)) if hatted else _part(_HAIR, palette.HAIR)
    body = _part(_LEGS, mix(color, INK, 0.45)) + _part(_ARMS, color) + _part(_COAT, color)
    body += _part("M46,112 L76,112 L76,120 L46,120 Z", INK) + _part(
        "M76,114 L90,118 L86,140 L76,136 Z", palette.HOLSTER
    )
    body += _part(_HEAD, palette.SKIN) + _part(_SCARF, PAPER) + top
    return (
        _inked(body)
        + _line("M52,48 L58,48 M65,48 L71,48", INK, 3.4)
        + _line("M61,92 L61,150 M52,96 L46,112 M70,96 L76,112", INK, 2)
        + _line("M50,58 C56,54 66,54 72,58", INK, 4)
    )


def _indian_front(who: int) -> str:
    """Arms folded over a breastplate, two eagle feathers, braids; each of the three wears another blanket."""
    cloth = _cloth(who)
    body = _part(_LEGGINGS, mix(palette.BUCKSKIN, INK, 0.25)) + _part(_SHIRT, palette.BUCKSKIN)
    body += _part("M32,70 C44,62 62,62 70,66 L40,146 L28,146 C24,120 24,92 32,70 Z", cloth)
    body += _part("M52,78 L70,78 L68,104 L54,104 Z", PAPER) + _part(_SLEEVES, palette.BUCKSKIN)
    body += _part(_HEAD, palette.SKIN_WARM) + _part(_BRAIDS, INK) + _part(_CROWN, INK) + _part(_FEATHERS, PAPER)
    body += _part("M45,34 C54,28 68,28 77,34 L77,40 C68,34 54,34 45,40 Z", cloth)
    fringe = "".join(f"M{x},146 l0,8 " for x in range(30, 94, 6))
    tips = "M72,2 L82,2 M86,8 L94,10"
    return (
        _inked(body)
        + _line("M52,84 L70,84 M53,90 L69,90 M53,96 L69,96", INK, 1.8)
        + _line(fringe, INK, 2)
        + _line(tips, INK, 3)
        + _line("M52,48 L58,48 M65,48 L71,48", INK, 3)
        + _line("M57,59 L66,59", INK, 2.4)
        + _line("M38,88 L44,72 M34,112 L42,86", PAPER, 2, 0.8)
    )


def _cloth(who: int) -> Color:
    return (palette.BLANKET, palette.PRUSSIAN, palette.BOTTLE)[(who - INDIAN) % 3]


def above(who: int) -> str:
    """Seen from straight above, looking right."""
    return _indian_above(who) if who >= INDIAN else _rider_above(palette.SEATS[who][1])


def _rider_above(color: Color) -> str:
    dark = mix(color, INK, 0.5)
    shade = (
        '<defs><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="88" cy="86" r="52">'
        f'<stop offset="0" stop-color="{hexa(mix(color, PAPER, 0.30))}"/>'
        f'<stop offset="1" stop-color="{hexa(mix(color, INK, 0.22))}"/></radialGradient></defs>'
    )
    body = _part("M92,58 C102,46 116,44 126,52 L134,60 L130,71 L120,69 C114,68 110,72 104,76 Z", color)
    body += _part("M126,58 L155,65 L153,72 L144,71 L141,79 L132,76 L127,72 Z", palette.GUNMETAL)
    body += _part("M92,142 C100,154 112,158 122,154 L128,144 C120,142 114,138 108,130 Z", color)
    body += f'<ellipse cx="92" cy="100" rx="29" ry="54" fill="{hexa(color)}"/>'
    out = shade + _inked(body, 3) + _line("M84,50 C76,68 76,132 84,150", dark, 3)
    out += f'<ellipse cx="99" cy="105" rx="43" ry="38" fill="{hexa(palette.BLACK)}" opacity="0.28"/>'
    ink = hexa(INK)
    out += f'<ellipse cx="97" cy="100" rx="43" ry="38" fill="url(#h)" stroke="{ink}" stroke-width="3.4"/>'
    out += f'<ellipse cx="97" cy="100" rx="26" ry="24" fill="{hexa(color)}" stroke="{ink}" stroke-width="3"/>'
    return out + _line("M74,86 C82,80 92,78 104,80", PAPER, 3, 0.7)


def _indian_above(who: int) -> str:
    cloth = _cloth(who)
    body = f'<ellipse cx="92" cy="100" rx="29" ry="54" fill="{hexa(palette.BUCKSKIN)}"/>'
    body += _part("M88,46 C104,48 116,62 116,82 L96,100 L66,92 C66,70 74,50 88,46 Z", cloth)
    body += _part("M104,70 C122,74 128,88 124,104 L112,104 C114,92 108,84 98,82 Z", palette.BUCKSKIN)
    body += _part("M104,130 C122,126 128,112 124,98 L112,100 C114,108 108,116 98,118 Z", palette.BUCKSKIN)
    fringe = "".join(f"M{66 + abs(y - 100) * 0.16:g},{y} l-7,0 " for y in range(64, 138, 8))
    out = _inked(body, 3) + _line(fringe, INK, 2.4) + _line("M72,62 L98,74 M68,78 L92,92", PAPER, 3, 0.75)
    feathers = _part("M84,96 C66,88 50,86 38,92 C46,102 66,104 84,102 Z", PAPER)
    feathers += _part("M84,104 C68,104 54,108 46,118 C56,124 72,118 86,110 Z", PAPER)
    braids = _part("M88,74 C98,68 112,70 124,76 L122,84 C110,80 100,80 92,84 Z", INK)
    braids += _part("M88,126 C98,132 112,130 124,124 L122,116 C110,120 100,120 92,116 Z", INK)
    out += _inked(braids, 2.4)
    out += f'<ellipse cx="99" cy="103" rx="27" ry="27" fill="{hexa(palette.BLACK)}" opacity="0.28"/>'
    out += (
        f'<ellipse cx="97" cy="100" rx="27" ry="27" fill="{hexa(palette.HAIR)}" stroke="{hexa(INK)}" stroke-width="3"/>'
    )
    out += _line("M74,100 L124,100", INK, 2.6) + _line(
        "M84,84 C92,80 102,80 110,84 M84,116 C92,120 102,120 110,116", INK, 2
    )
    out += f'<ellipse cx="97" cy="100" rx="22" ry="22" fill="none" stroke="{hexa(cloth)}" stroke-width="6"/>'
    return out + _inked(feathers, 2.4) + _line("M38,92 L50,94 M46,118 L57,116", INK, 5)
