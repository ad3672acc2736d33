"""Pictures of buttons.  Face buttons are named by their place, so they are right on every make of pad; of makes that
we know, what is printed on them is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.stage.devices.makes import Make
from game.stage.paint import fonts, icons, ornaments, palette, svg
from game.stage.paint.palette import GOLD_LIGHT, INK, PITCH, UNLIT, hexa
from game.stage.paint.press import Press, kept

PLACES = {"south": (50, 76), "east": (76, 50), "west": (24, 50), "north": (50, 24)}
SQUARE = (0, 0, 100, 100)
LETTERS: dict[Make, dict[str, str]] = {
    "xbox": {"south": "A", "east": "B", "west": "X", "north": "Y"},
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
}
"""What is printed on the face buttons of a make; no language changes it."""
_STROKE = f'fill="none" stroke="{hexa(GOLD_LIGHT)}" stroke-width="8" stroke-linejoin="round"'
SHAPES = {
    "south": f'<path d="M31,31 L69,69 M69,31 L31,69" {_STROKE}/>',
    "east": f'<circle cx="50" cy="50" r="23" {_STROKE}/>',
    "west": f'<path d="M30,30 L70,30 L70,70 L30,70 Z" {_STROKE}/>',
    "north": f'<path d="M50,25 L75,67 L25,67 Z" {_STROKE}/>',
}
"""The signs on the face buttons of a PlayStation pad, in our own drawing."""


@dataclass(frozen=True)
class Glyph:
    """One control of a device.

    pad: south, east, west, north, on a pad of some `make`.  cap: the text on a key, shoulder or menu button.
    mouse: left, right, wheel or none.  stick: left or right.  cross: all, sideways or upright (the direction pad).
    sign: an icon that belongs to what the control does, such as a suit.
    """

    kind: Literal["pad", "cap", "mouse", "stick", "cross", "sign"]
    name: str
    make: Make = "place"


@kept
def glyph(press: Press, which: Glyph, size: float = 44) -> pygame.Surface:
    """A control's picture, `size` units high; caps are as wide as their text needs."""
    if which.kind == "cap":
        return _cap(press, which.name, size)
    if which.kind == "sign":
        return icons.icon(press, which.name, size, GOLD_LIGHT, PITCH)
    if which.kind == "pad" and which.make in LETTERS:
        return _lettered(press, LETTERS[which.make][which.name], size)
    if which.kind == "pad" and which.make == "playstation":
        return svg.draw(_plate() + SHAPES[which.name], press.size((size, size)), SQUARE)
    body = {"pad": _face, "mouse": _mouse, "stick": _stick, "cross": _cross}[which.kind](which.name)
    return svg.draw(body, press.size((size, size)), SQUARE)


def _lettered(press: Press, letter: str, size: float) -> pygame.Surface:
    """A face button with the letter that is printed on it."""
    button = svg.draw(_plate(), press.size((size, size)), SQUARE).copy()
    line = fonts.line(press, letter, "gothic", size * 0.66, GOLD_LIGHT)
    box = line.ink.copy()
    box.center = button.get_rect().center
    button.blit(line.surface, (box.x - line.ink.x, box.y - line.ink.y))
    return button


def _plate() -> str:
    return (
        f'<circle cx="50" cy="50" r="48" fill="{hexa(GOLD_LIGHT)}"/><circle cx="50" cy="50" r="43" fill="{hexa(INK)}"/>'
    )


def _face(place: str) -> str:
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{15 if name == place else 8}" '
        f'fill="{hexa(GOLD_LIGHT if name == place else UNLIT)}"/>'
        for name, (x, y) in PLACES.items()
    )
    return _plate() + dots


def _cap(press: Press, label: str, size: float) -> pygame.Surface:
    line = fonts.line(press, label, "gothic", size * 0.64, GOLD_LIGHT)
    height = max(size, press.units(line.ink.height) + 16)
    wide = max(height, press.units(line.ink.width) + 26)
    cap = ornaments.slab(press, (wide, height), INK, 9, GOLD_LIGHT, 2.6).copy()
    box = line.ink.copy()
    box.center = (cap.get_width() // 2, cap.get_height() // 2)
    cap.blit(line.surface, (box.x - line.ink.x, box.y - line.ink.y))
    return cap


def _mouse(button: str) -> str:
    gold, ink, unlit = hexa(GOLD_LIGHT), hexa(INK), hexa(UNLIT)
    left = gold if button == "left" else unlit
    right = gold if button == "right" else unlit
    wheel = gold if button == "wheel" else ink
    return (
        f'<path d="M50,2 C78,2 90,20 90,44 L90,62 C90,86 72,98 50,98 C28,98 10,86 10,62 L10,44 C10,20 22,2 50,2 Z" '
        f'fill="{gold}"/>'
        f'<path d="M50,7 C75,7 85,23 85,44 L85,62 C85,82 69,93 50,93 C31,93 15,82 15,62 L15,44 C15,23 25,7 50,7 Z" '
        f'fill="{ink}"/>'
        f'<path d="M46,12 C28,13 20,26 20,46 L46,46 Z" fill="{left}"/>'
        f'<path d="M54,12 C72,13 80,26 80,46 L54,46 Z" fill="{right}"/>'
        f'<rect x="42" y="18" width="16" height="26" rx="8" fill="{wheel}" stroke="{ink}" stroke-width="4"/>'
    )


def _stick(side: str) -> str:
    gold, unlit = hexa(GOLD_LIGHT), hexa(UNLIT)
    arrows = (
        f'<path d="M50,12 L60,24 L40,24 Z M50,88 L60,76 L40,76 Z M12,50 L24,40 L24,60 Z M88,50 L76,40 L76,60 Z" '
        f'fill="{unlit}"/>'
    )
    letter = "M42,38 L48,38 L48,56 L58,56 L58,62 L42,62 Z"
    if side == "right":
        letter = "M41,38 L53,38 C60,38 60,51 54,52 L60,62 L53,62 L48,53 L47,53 L47,62 L41,62 Z"
    return _plate() + arrows + f'<circle cx="50" cy="50" r="22" fill="{gold}"/><path d="{letter}" fill="{hexa(INK)}"/>'


def _cross(ways: str) -> str:
    gold, unlit = hexa(GOLD_LIGHT), hexa(UNLIT)
    flat = gold if ways in ("all", "sideways") else unlit
    upright = gold if ways in ("all", "upright") else unlit
    return _plate() + (
        f'<rect x="40" y="16" width="20" height="24" rx="3" fill="{upright}"/>'
        f'<rect x="40" y="60" width="20" height="24" rx="3" fill="{upright}"/>'
        f'<rect x="16" y="40" width="24" height="20" rx="3" fill="{flat}"/>'
        f'<rect x="60" y="40" width="24" height="20" rx="3" fill="{flat}"/>'
        f'<rect x="40" y="40" width="20" height="20" fill="{hexa(palette.PITCH)}"/>'
    )
