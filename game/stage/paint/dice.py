"""Poker dice: a large letter, an emblem and an ink tell each face, three times over."""

from __future__ import annotations

import pygame

from game.stage.paint import icons, ornaments, palette, paper, states, svg
from game.stage.paint.palette import BONE, BOTTLE, INK, PITCH, PLUM, PRUSSIAN, VERMILION, Color, hexa
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

FACES: dict[int, tuple[str, str, Color]] = {
    14: ("A", "spades", VERMILION),
    13: ("K", "crown", PRUSSIAN),
    12: ("Q", "rose", PLUM),
    11: ("J", "hat", BOTTLE),
    10: ("10", "star", INK),
    9: ("9", "horseshoe", INK),
}
"""Letter, emblem and ink by value.  Letters stay Latin in every language: they are pictures."""
TUMBLES = 12
"""Pictures of one roll."""
SQUARE = (0, 0, 100, 100)
SOFT = 21.0
"""Per cent of its side by which a die's corners are rounded, as it lies in the hand."""
_SHADE = (
    '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="100">'
    f'<stop offset="0" stop-color="{hexa(palette.DIE_LIT)}"/><stop offset="0.6" stop-color="{hexa(BONE)}"/>'
    f'<stop offset="1" stop-color="{hexa(palette.DIE_SHADE)}"/></linearGradient></defs>'
)


@kept
def body(press: Press, size: float, corner: float = SOFT) -> pygame.Surface:
    """A die with nothing on it, lying flat, lit from the upper left; `corner` is in per cent of its side."""
    drawing = (
        f'{_SHADE}<rect x="0" y="0" width="100" height="100" rx="{corner:g}" fill="{hexa(INK)}"/>'
        f'<rect x="3" y="3" width="94" height="94" rx="{corner - 2:g}" fill="{hexa(palette.DIE_EDGE)}"/>'
        f'<rect x="3" y="2.5" width="93" height="91" rx="{corner - 3:g}" fill="url(#s)"/>'
        f'<rect x="9" y="8" width="81" height="79" rx="{corner - 8:g}" fill="none" stroke="{hexa(palette.DIE_RIM)}" '
        'stroke-width="2"/>'
    )
    return svg.draw(drawing, press.size((size, size)), SQUARE)


@kept
def face(press: Press, value: int, size: float = 84, corner: float = SOFT) -> pygame.Surface:
    """A die that shows 9 to 14, `size` units wide.  Raises KeyError for another value."""
    letter, emblem, ink = FACES[value]
    die = body(press, size, corner).copy()
    pen = Pen(press, die)
    pen.text(letter, (size * 0.485, size * 0.345), "index", size * 0.47 / press.text_scale, ink, floor=6)
    pen.icon(emblem, (size * 0.485, size * 0.715), size * 0.31, ink, BONE)
    return die


@kept
def hidden(press: Press, size: float = 72) -> pygame.Surface:
    """A die that lies under the cup: only its dashed outline and a crossed eye."""
    sides = ""
    for k in range(4):
        a, b = 10 + 21.6 * k, 10 + 21.6 * k + 15
        sides += f"M{a:g},4 L{b:g},4 M{a:g},96 L{b:g},96 M4,{a:g} L4,{b:g} M96,{a:g} L96,{b:g} "
    dash = (
        f'<rect x="4" y="4" width="92" height="92" rx="10" fill="{hexa(PITCH)}" opacity="0.55"/>'
        f'<path d="{sides}" fill="none" stroke="{hexa(BONE)}" stroke-width="5.5"/>'
    )
    die = svg.draw(dash, press.size((size, size)), SQUARE).copy()
    eye = icons.icon(press, "eye_crossed", size * 0.56, BONE, INK)
    die.blit(eye, eye.get_rect(center=die.get_rect().center))
    return die


@kept
def tumbling(press: Press, value: int, size: float, step: int) -> pygame.Surface:
    """One of TUMBLES pictures of a rolling die, sharp only in the last; `value` is what it will show."""
    last = step % TUMBLES == TUMBLES - 1
    values = sorted(FACES)
    shown = value if last else values[(values.index(value) + step + 1) % len(values)]
    piece = face(press, shown, size)
    if last:
        return piece
    blurred = pygame.transform.gaussian_blur(_roomy(piece), max(1, press.px(size * 0.03)))
    return paper.turned(press, blurred, (step * 47) % 360)


def _roomy(piece: pygame.Surface) -> pygame.Surface:
    """The same with clear paper round it, for what a blur spreads."""
    edge = max(4, piece.get_width() // 8)
    room = pygame.Surface((piece.get_width() + 2 * edge, piece.get_height() + 2 * edge), pygame.SRCALPHA)
    room.blit(piece, (edge, edge))
    return room


@kept
def _plate(press: Press, name: str, size: float, ground: Color, ink: Color) -> pygame.Surface:
    plate = ornaments.disc(press, size, ground, INK, 2).copy()
    sign = icons.icon(press, name, size * 0.62, ink, ground)
    plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
    return plate


def draw_die(
    press: Press,
    target: pygame.Surface,
    center: tuple[int, int],
    value: int | None,
    size: float = 84,
    angle: float = 0.0,
    lift: float = 6.0,
    held: bool = False,
    known: bool = False,
    signal: states.Signal | None = None,
) -> pygame.Rect:
    """A die with its shadow, its middle at `center` pixels; returns the pixels of the die itself, unturned.

    `value` None is a die nobody here may see.  `held` marks one that stays out of the next roll, `known` one whose
    face the others have seen although it is covered again.
    """
    high = press.px(12) if held else 0
    piece = hidden(press, size) if value is None else face(press, value, size)
    box = piece.get_rect(center=(center[0], center[1] - high))
    if signal:
        states.draw_rim(press, target, box, signal, size * 0.2)
    if value is None:
        target.blit(piece, box)
    else:
        paper.lay(press, target, piece, box.topleft, lift + (6 if held else 0), 0.55, angle)
    badge = max(24.0, size * 0.36)
    if held:
        mark = _plate(press, "lock", badge, palette.GOLD_LIGHT, INK)
        target.blit(mark, mark.get_rect(center=(box.right - press.px(4), box.top + press.px(4))))
    if known:
        mark = _plate(press, "eye", badge, BONE, INK)
        target.blit(mark, mark.get_rect(center=(box.left + press.px(4), box.top + press.px(4))))
    return box
