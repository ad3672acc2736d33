"""Twenty shots with each gesture by one and the same hand: none of them is a handicap, none a trick.

The hand errs as people do: by a few pixels with the mouse, by a few hundredths of a stick's way, by some hundredths of
a second when it lets go or stops a needle.  It goes through the same samples and times as the devices give.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import cos, radians, sin
from random import Random

import pytest

from game.pony_express.arena import ARENA, bearing
from game.shootout import Arc, Figure, Scene, throw
from game.shootout.gesture import FULL_CHARGE, FULL_PULL, LEAST_PULL, NEEDLE, Draw
from game.stage.pony.flick import Hand, Way

SHOTS = 20
WANTED = 0.85
"""The power a player goes for: more than reaches the target, less than all."""
PIXELS, STICK, MOMENT = 14.0, 0.05, 60.0
"""Standard errors of the hand: canvas units, shares of a stick's way, ms."""
TURN = 2.8
"""Degrees by which an aim that is set before, by arrows, stick or pointer, errs: it is looked at for as long as one
likes, but a line is only so thin."""

LEFT, RIGHT = ARENA.stands["left"], ARENA.stands["right"]
STREET = Scene(
    (Figure("A", "rider", *LEFT, bearing("left")), Figure("B", "rider", *RIGHT, bearing("right"))),
    Arc(*LEFT, bearing("left")),
)


class PutDown(Exception):
    """The gesture was none: it cost nothing."""


def aimed() -> Hand:
    hand = Hand("left", STREET)
    hand.point_at(*RIGHT)
    return hand


def pull_back(hand: Hand, chance: Random) -> Draw:
    """The mouse draws back and lets go, trembling a little as the finger lifts."""
    far = LEAST_PULL + WANTED * (FULL_PULL - LEAST_PULL)
    back = radians(hand.angle / 100 + 180)
    x, y = far * cos(back) + chance.gauss(0, PIXELS), far * sin(back) + chance.gauss(0, PIXELS)
    hand.begin(Way.PULL, 0)
    for n in range(26):
        part = min(1.0, n / 20)
        hand.sample(16.0 * n, part * x, part * y)
    hand.sample(420, x + chance.uniform(-2, 2), y + chance.uniform(-2, 2))
    return drawn(hand, 424)


def stick(hand: Hand, chance: Random) -> Draw:
    """The right stick is drawn back and springs to its middle."""
    back = radians(hand.angle / 100 + 180)
    far = 0.4 + WANTED * 0.6
    x, y = far * cos(back) + chance.gauss(0, STICK), far * sin(back) + chance.gauss(0, STICK)
    hand.begin(Way.STICK, 0)
    for n in range(26):
        part = min(1.0, 0.5 + n / 30)
        hand.sample(16.0 * n, part * x, part * y)
    for n, part in enumerate((0.7, 0.3, 0.05)):
        hand.sample(416 + 8.0 * n, part * x, part * y)
    return drawn(hand, 432)


def held(hand: Hand, chance: Random) -> Draw:
    """A key, a button or a trigger is held and let go."""
    hand.turn_by(100 * chance.gauss(0, TURN))
    hand.begin(Way.HOLD, 0)
    return drawn(hand, WANTED * FULL_CHARGE + chance.gauss(0, MOMENT))


def needle(hand: Hand, chance: Random) -> Draw:
    """One press starts the needle, another stops it."""
    hand.turn_by(100 * chance.gauss(0, TURN))
    hand.begin(Way.NEEDLE, 0)
    return drawn(hand, WANTED * NEEDLE / 2 + chance.gauss(0, MOMENT))


GESTURES: dict[str, Callable[[Hand, Random], Draw]] = {
    "mouse": pull_back,
    "stick": stick,
    "key or trigger": held,
    "needle": needle,
}


def drawn(hand: Hand, now: float) -> Draw:
    found = hand.release(now)
    if not isinstance(found, Draw):
        raise PutDown(found)
    return found


def shot(gesture: Callable[[Hand, Random], Draw], chance: Random) -> tuple[str, Draw]:
    """What one shot at the rival came to: fell, touched or nothing.  A die that was put down is drawn again."""
    hand = aimed()
    try:
        draw = gesture(hand, chance)
    except PutDown:
        return shot(gesture, chance)
    return dict(throw(STREET, draw.flick(*hand.die), sampled=False).hits()).get("B", ""), draw


def test_twenty_shots_with_each_gesture_hit_about_as_often() -> None:
    hits = {}
    for name, gesture in GESTURES.items():
        chance = Random(20)
        hits[name] = sum(shot(gesture, chance)[0] != "" for _ in range(SHOTS))
    assert all(count >= 14 for count in hits.values()), hits
    assert all(abs(a - b) <= 3 for a, b in combinations(hits.values(), 2)), hits


@pytest.mark.parametrize("name", GESTURES)
def test_in_the_long_run_too_and_a_shakier_hand_hits_less(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate() -> float:
        chance = Random(7)
        return sum(shot(GESTURES[name], chance)[0] != "" for _ in range(150)) / 150

    steady = rate()
    assert 0.75 <= steady <= 1.0
    for error, much in (("PIXELS", 45.0), ("STICK", 0.16), ("TURN", 9.0)):
        monkeypatch.setattr(f"{__name__}.{error}", much)
    assert rate() < steady - 0.15


@pytest.mark.parametrize("name", GESTURES)
def test_without_any_error_each_gesture_gives_the_aim_and_the_power_that_were_meant(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for error in ("PIXELS", "STICK", "MOMENT", "TURN"):
        monkeypatch.setattr(f"{__name__}.{error}", 0.0)
    how, draw = shot(GESTURES[name], Random(1))
    assert how == "fell"
    assert abs(draw.angle - aimed().angle) <= 30
    assert abs(draw.power / 1000 - WANTED) <= 0.03
