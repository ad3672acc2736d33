"""A gamepad on paper: sticks with their dead zone, triggers, buttons, each as it is held."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

import pygame

from game.stage.devices.makes import Make
from game.stage.devices.reading import Reading
from game.stage.paint import fonts, ornaments, palette, svg
from game.stage.paint.glyphs import Glyph, glyph
from game.stage.paint.palette import hexa
from game.stage.paint.press import Press, kept

DIAL = 150.0
FACE = 52.0
AT_REST = 70
"""Alpha of a button that nobody presses."""
FACES = {"north": (0, -1), "west": (-1, 0), "east": (1, 0), "south": (0, 1)}
CROSS = {"up": (0, -1), "left": (-1, 0), "right": (1, 0), "down": (0, 1)}
CAPS = {"left_shoulder": 72, "right_shoulder": 124, "select": 268, "start": 320}
"""How far down they lie."""
SQUARE = (0, 0, 100, 100)
ROOM = (512.0, 420.0)
"""What a gamepad takes at most, in units."""
Pixels = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PadLook:
    """`caps` are the words on shoulders, menu and select, by place; `dead` is the dead zone, 0 to 1."""

    name: str
    make: Make
    reading: Reading
    dead: float
    caps: tuple[tuple[str, str], ...]
    loose: str = ""
    """Words about buttons that have no place."""


@kept
def _dial(press: Press, size: float, dead: int) -> pygame.Surface:
    """A stick's field with the ring within which it counts as at rest, `dead` in per cent."""
    ink, soft = hexa(press.tones.ink), hexa(press.tones.ink_soft)
    body = (
        f'<circle cx="50" cy="50" r="48" fill="{hexa(press.tones.paper)}" stroke="{ink}" stroke-width="2.4"/>'
        f'<path d="M50,4 L50,96 M4,50 L96,50" stroke="{soft}" stroke-width="0.8"/>'
        f'<circle cx="50" cy="50" r="{46 * dead / 100:g}" fill="none" stroke="{soft}" stroke-width="1.6" '
        f'stroke-dasharray="4 3"/>'
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def _arm(press: Press, size: float) -> pygame.Surface:
    """One arm of the cross."""
    return ornaments.slab(press, (size, size), palette.INK, 6, palette.GOLD_LIGHT, 2.4)


class _Hand:
    """Draws one pad; lengths are in units of the sheet, which may be smaller than those of the canvas."""

    def __init__(self, press: Press, target: pygame.Surface, box: pygame.Rect) -> None:
        self.press, self.target, self.box = press, target, box
        self.small = min(1.0, press.units(box.width) / ROOM[0], press.units(box.height) / ROOM[1])

    def at(self, x: float, y: float) -> Pixels:
        """A place on the sheet in pixels."""
        scale = self.small * self.press.scale
        return self.box.x + round(x * scale), self.box.y + round(y * scale)

    def lay(self, piece: pygame.Surface, middle: Pixels, down: bool) -> None:
        """A button, faint when nobody presses it."""
        if not down:
            piece = piece.copy()
            piece.set_alpha(AT_REST)
        self.target.blit(piece, piece.get_rect(center=middle))

    def stick(self, middle: Pixels, stick: tuple[float, float], dead: float) -> None:
        """A dial, and a dot where the stick is: of ink at rest, of vermilion beyond the dead zone."""
        dial = _dial(self.press, DIAL * self.small, round(100 * dead))
        self.target.blit(dial, dial.get_rect(center=middle))
        far = hypot(*stick)
        color = palette.VERMILION if far > dead else self.press.tones.ink
        dot = ornaments.disc(self.press, 22 * self.small, color, palette.PAPER, 2)
        reach = 0.46 * dial.get_width() / max(1.0, far)
        x, y = (round(way * reach) for way in stick)
        self.target.blit(dot, dot.get_rect(center=(middle[0] + x, middle[1] + y)))

    def trigger(self, middle: Pixels, share: float) -> None:
        """How far a trigger is drawn, from below."""
        size = 26 * self.small, DIAL * self.small
        frame = ornaments.ring(self.press, size, 2, self.press.tones.ink, 4)
        box = frame.get_rect(center=middle)
        filled = box.inflate(-self.press.px(8), -self.press.px(8))
        foot = filled.bottom
        filled.height = round(filled.height * max(0.0, min(1.0, share)))
        filled.bottom = foot
        self.target.fill(palette.VERMILION, filled)
        self.target.blit(frame, box)

    def words(self, said: str, place: Pixels, size: float, color: palette.Color) -> None:
        """One line as wide as the sheet at most."""
        line = fonts.fit(self.press, said, self.press.units(self.box.width), "text", size, color)
        self.target.blit(line.surface, place)


def draw_pad(press: Press, target: pygame.Surface, box: pygame.Rect, look: PadLook) -> None:
    """One gamepad in `box`: its name, then what is held."""
    hand, reading = _Hand(press, target, box), look.reading
    hand.words(look.name, hand.at(0, 0), 28, press.tones.ink)
    for x, share in zip((14, 498), reading.triggers, strict=True):
        hand.trigger(hand.at(x, 127), share)
    hand.stick(hand.at(120, 127), reading.stick, look.dead)
    hand.stick(hand.at(392, 127), reading.other_stick, look.dead)
    for place, (x, y) in FACES.items():
        face = glyph(press, Glyph("pad", place, look.make), FACE * 0.94 * hand.small)
        hand.lay(face, hand.at(392 + x * FACE, 292 + y * FACE), place in reading.down)
    for way, (x, y) in CROSS.items():
        hand.lay(_arm(press, 40 * hand.small), hand.at(120 + x * 42, 292 + y * 42), way in reading.down)
    for place, words in look.caps:
        cap = glyph(press, Glyph("cap", words), 40 * hand.small)
        hand.lay(cap, hand.at(250, CAPS[place]), place in reading.down)
    if look.loose:
        hand.words(look.loose, hand.at(0, 380), 24, press.tones.ink_soft)
