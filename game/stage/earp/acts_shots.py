"""The shot: a card leaves the supply, everybody holds their breath, and it turns over: a bullet hole, or none."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Surface

from game.stage.earp.acts import Turn, act
from game.stage.earp.floor import DEAL_MS, Floor
from game.stage.earp.flying import CardSprite
from game.stage.motion import Choreography, Move, Together, Tween, Wait, linear, out_cubic, out_quad
from game.stage.paint import sprites, states
from game.stage.paint.palette import INK_SOFT, TARGET
from game.stage.paint.press import Press
from game.stage.play.flying import PrintSprite, Spot
from game.stage.text import text
from game.wyatt_earp import events as e
from game.wyatt_earp.verbs import without

BREATH_MS = 240.0
TURN_MS = 200.0
HOLD_MS = 560.0
SHAKE = 6.0
SHAKE_MS = 160.0
SMOKE = 6
STAR = 190.0


@act(e.ShotFired, "hammer_click")
def shot_fired(floor: Floor, turn: Turn) -> Choreography:
    """A shot as part of a played card."""
    event = turn.last(e.ShotFired)
    yield shot(floor, turn, event.card, event.hit)
    if not event.hit:
        floor.aim = ""


@act(e.TieShot, "hammer_click")
def tie_shot(floor: Floor, turn: Turn) -> Choreography:
    """A shot between the richest, with the shooter's name."""
    event = turn.last(e.TieShot)
    yield floor.tag(floor.layout.seats[event.seat].ticket.center, text("earp-shoots"), 300)
    yield shot(floor, turn, event.card, event.hit)


def shot(floor: Floor, turn: Turn, card: int, hit: bool) -> Choreography:
    """From the supply to the middle, over, and on to the discards."""
    shown = turn.after.copy()
    shown.discards = without(shown.discards, card)
    floor.show(shown)
    alone = not turn.after.played
    spot = floor.shown(right=True) if not alone else _middle(floor)
    sprite = floor.sprite_of(card, floor.pile("supply", False))
    yield Tween(_carry(floor, sprite, spot), DEAL_MS, out_cubic)
    floor.play("hammer_click")
    yield Wait(BREATH_MS)
    yield Tween(_turn_over(sprite, spot), TURN_MS, linear)
    floor.play("shot_hit" if hit else "shot_miss")
    stamped = PrintSprite(verdict(hit), (spot.x + floor.px(22), spot.y + floor.px(18)))
    if hit:
        yield from _bang(floor, spot, stamped)
    else:
        yield floor.stamp(stamped, "")
    yield Wait(HOLD_MS)
    floor.drop(sprite, stamped)
    yield floor.fly([(card, spot, floor.pile("discards", True))], sound="card_snap")
    floor.show(turn.after)


def _middle(floor: Floor) -> Spot:
    left, right = floor.shown(), floor.shown(right=True)
    return Spot((left.x + right.x) / 2, left.y, left.width)


def _carry(floor: Floor, sprite: CardSprite, goal: Spot) -> Callable[[float], None]:
    start = sprite.spot
    hidden = Spot(goal.x, goal.y, goal.width, 0.0, False)

    def apply(t: float) -> None:
        floor.air.add(sprite)
        sprite.spot = start.to(hidden, t)

    return apply


def _turn_over(sprite: CardSprite, goal: Spot) -> Callable[[float], None]:
    hidden = Spot(goal.x, goal.y, goal.width, 0.0, False)

    def apply(t: float) -> None:
        sprite.edge = max(0.04, abs(1 - 2 * t))
        sprite.spot = goal if t > 0.5 else hidden

    return apply


def verdict(hit: bool) -> Callable[[Press], Surface]:
    """The stamp across the card that was turned up."""

    def make(press: Press) -> Surface:
        words = text("earp-hit" if hit else "earp-miss")
        return states.stamp(press, words, TARGET if hit else INK_SOFT, 60, 9)

    return make


def _bang(floor: Floor, spot: Spot, stamped: PrintSprite) -> Choreography:
    """Flash, smoke, the table jumps, the stamp comes down."""
    hole = (spot.x, spot.y - spot.width * 0.1)
    star = PrintSprite(lambda press: sprites.muzzle_star(press, STAR), hole)

    def flash(t: float) -> None:
        star.scale = 0.6 + 0.5 * t
        star.alpha = round(255 * (1 - t * t))
        (floor.air.drop if t >= 1 else floor.air.add)(star)

    def jump(t: float) -> None:
        left = SHAKE * floor.layout.scale * 0.5 ** (t * SHAKE_MS / 40)
        floor.shake = (round(left * math.cos(t * 31)), round(left * math.sin(t * 23))) if t < 1 else (0, 0)

    yield Together(
        Tween(flash, 150, linear, Move.FLASH),
        Tween(jump, SHAKE_MS, linear, Move.SHAKE),
        *(_smoke(floor, hole, n) for n in range(SMOKE)),
        floor.stamp(stamped, ""),
    )
    floor.shake = (0, 0)


def _smoke(floor: Floor, hole: tuple[float, float], number: int) -> Tween:
    size = 26.0 + 7 * number
    sprite = PrintSprite(lambda press: sprites.puff(press, size, 90), hole)
    angle = number * 2 * math.pi / SMOKE + 0.4

    def apply(t: float) -> None:
        way = floor.px(40 + 12 * number) * t
        sprite.center = (hole[0] + math.cos(angle) * way, hole[1] + math.sin(angle) * way - floor.px(26) * t)
        sprite.scale = 0.6 + 0.7 * t
        sprite.alpha = round(220 * (1 - t))
        (floor.air.drop if t >= 1 else floor.air.add)(sprite)

    return Tween(apply, 520, out_quad, Move.SHAKE)


@act(e.NoShot, "error")
def no_shot(floor: Floor, turn: Turn) -> Choreography:
    """The supply has run out: the hand ends with a click."""
    floor.play("hammer_click")
    floor.show(turn.after)
    yield floor.tag(floor.layout.supply.center, text("earp-no-card-left"), 700)


@act(e.Tied, "hand_end")
def tied(floor: Floor, turn: Turn) -> Choreography:
    """The richest are equally rich: they shoot it out."""
    floor.show(turn.after)
    yield floor.tag(floor.layout.middle.center, text("earp-tied"), 1200)
