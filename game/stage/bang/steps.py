"""Steps that several acts of BANG! take: plates over a panel, a card everybody looks at, a line from seat to seat."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.stage.bang.floor import Floor
from game.stage.motion import Choreography, Move, Tween, Wait, linear, out_cubic
from game.stage.paint import sprites, states
from game.stage.paint.bang import reach
from game.stage.paint.palette import BONE, PITCH, TARGET, Color
from game.stage.paint.press import Press
from game.stage.play.flying import PrintSprite, Spot, Sprite

HOLD_MS = 420.0
AIM_MS = 260.0
BEND = 0.16
"""How far a line bows to the left, as a share of its length."""
JOLT = 12.0
JOLT_MS = 220.0
FLASH_MS = 150.0


def over(floor: Floor, seat: int) -> tuple[int, int]:
    """Where a plate about a seat stands: on the lower half of its panel."""
    panel = floor.panel(seat)
    return panel.centerx, panel.y + round(panel.height * 0.62)


def announce(floor: Floor, words: str, ms: float, ground: Color = PITCH, ink: Color = BONE) -> Choreography:
    """A plate in the middle of the table."""
    yield from floor.tag(floor.layout.middle.center, words, ms, ground, ink)


def card_aside(floor: Floor, card: int, start: Spot, end: Spot, right: bool = False) -> Choreography:
    """A card flies to where everybody looks at it, and on after a while."""
    shown = floor.shown(right)
    yield floor.fly([(card, start, shown)], sound="")
    resting = floor.resting(card, shown)
    yield Wait(HOLD_MS)
    floor.drop(resting)
    yield floor.fly([(card, shown, end)], sound="")


@dataclass(eq=False)
class AimSprite(Sprite):
    """A line of chevrons from one point to another, drawn as far as `drawn` says."""

    start: tuple[int, int]
    end: tuple[int, int]
    drawn: float = 0.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        bend = round(math.dist(self.start, self.end) * BEND)
        reach.draw_line(press, screen, self.start, self.end, "aim", bend, 0.0, self.drawn)


def aim(floor: Floor, seat: int, whom: int) -> tuple[AimSprite, Tween]:
    """A line that grows from one portrait to another; drop the sprite when it has said enough."""
    sprite = AimSprite(floor.portrait(seat), floor.portrait(whom))

    def grow(t: float) -> None:
        floor.air.add(sprite)
        sprite.drawn = t

    return sprite, Tween(grow, AIM_MS, out_cubic)


def muzzle(floor: Floor, at: tuple[int, int], size: float = 132) -> Tween:
    """The flash of a gun."""
    star = PrintSprite(lambda press: sprites.muzzle_star(press, size), at)

    def flash(t: float) -> None:
        star.scale = 0.6 + 0.5 * t
        star.alpha = round(255 * (1 - t * t))
        (floor.air.drop if t >= 1 else floor.air.add)(star)

    return Tween(flash, FLASH_MS, linear, Move.FLASH)


def jolt(floor: Floor, seat: int) -> Tween:
    """A panel jumps under a blow."""

    def jump(t: float) -> None:
        left = JOLT * floor.layout.scale * (1 - t)
        floor.jolt = (seat, round(left * math.cos(t * 25))) if t < 1 else (-1, 0)

    return Tween(jump, JOLT_MS, linear, Move.SHAKE)


def stamped(floor: Floor, seat: int, words: str, ms: float, color: Color = TARGET, size: float = 56) -> Choreography:
    """A stamp comes down on a panel, stays a while and fades."""
    sprite = PrintSprite(lambda press: states.stamp(press, words, color, size), over(floor, seat))
    yield floor.stamp(sprite, "")
    yield Wait(ms)
    yield floor.fade_out(sprite, 160)
