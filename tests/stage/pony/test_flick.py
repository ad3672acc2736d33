"""The hand: gestures become picks, and nothing but a whole gesture does."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from game.pony_express.arena import ARENA, bearing
from game.shootout import Arc, Figure, Scene, refusal
from game.shootout.gesture import Draw, NoShot
from game.stage.pony.flick import Hand, Way

LEFT = Scene((), Arc(*ARENA.stands["left"], bearing("left")))


def pulled(hand: Hand, angle: float, far: float, ms: float = 400) -> Draw | NoShot:
    hand.begin(Way.PULL, 0)
    for n in range(21):
        part = n / 20
        hand.sample(ms * part, -far * part * cos(radians(angle)), -far * part * sin(radians(angle)))
    return hand.release(ms)


@pytest.mark.parametrize("stand", ["left", "right", "opposite"])
def test_a_pull_away_from_the_target_shoots_at_it(stand: str) -> None:
    hand = Hand(stand, Scene((), Arc(*ARENA.stands[stand], bearing(stand))))
    drawn = pulled(hand, bearing(stand) / 100 + 5, 300)
    assert isinstance(drawn, Draw)
    pick = hand.pick(drawn)
    assert pick is not None
    assert pick[0] == "flick" and pick[1] == 0 and abs(int(pick[2]) - 500) <= 5 and pick[3] == 2500


def test_a_flick_backwards_is_none() -> None:
    hand = Hand("left", LEFT)
    assert hand.pick(Draw(bearing("left") + 12_000, 800)) is None


def test_power_shows_from_the_first_moment_of_a_pull() -> None:
    hand = Hand("left", LEFT)
    hand.begin(Way.PULL, 0)
    hand.sample(0, 0, 0)
    angle = radians(bearing("left") / 100)
    seen = []
    for far in (30, 90, 160, 240, 300):
        hand.sample(far, -far * cos(angle), -far * sin(angle))
        seen.append(hand.power(far))
    assert seen == sorted(set(seen)) and seen[0] > 0 and seen[-1] == 1000


def test_a_held_key_charges_and_a_stray_press_does_not_fire() -> None:
    hand = Hand("left", LEFT)
    hand.begin(Way.HOLD, 1000)
    assert 0 < hand.power(1016) < hand.power(1500) < hand.power(2300) == 1000
    assert hand.release(1100) is NoShot.TOO_SHORT
    hand.begin(Way.HOLD, 2000)
    assert hand.release(2600) == Draw(hand.angle, 525)


def test_a_swipe_forwards_shoots_where_it_went() -> None:
    hand = Hand("left", LEFT)
    hand.begin(Way.PULL, 0)
    angle = radians(bearing("left") / 100)
    for n in range(25):
        hand.sample(8 * n, 12 * n * cos(angle), 12 * n * sin(angle))
    assert hand.pushed
    drawn = hand.release(8 * 24)
    assert isinstance(drawn, Draw) and abs(drawn.angle - bearing("left")) < 30 and drawn.power > 400


def test_cancelling_leaves_die_and_aim() -> None:
    hand = Hand("left", LEFT)
    hand.put(2000)
    hand.begin(Way.HOLD, 0)
    hand.cancel()
    assert not hand.drawn and hand.place == 2000 and hand.release(900) is NoShot.TOO_WEAK


def test_the_die_never_lies_on_a_figure_or_beyond_the_stand() -> None:
    x, y = ARENA.stands["left"]
    street = Scene((Figure("B", "rider", x + 330, y - 120),), Arc(x, y, bearing("left")))
    hand = Hand("left", street)
    for place in range(-12_000, 12_001, 500):
        hand.put(place)
        assert refusal(street, *hand.die) is None


def test_the_die_goes_where_the_finger_points() -> None:
    hand = Hand("left", LEFT)
    x, y = ARENA.stands["left"]
    ahead = radians(bearing("left") / 100 + 40)
    assert hand.on_arc(x + 300 * cos(ahead), y + 300 * sin(ahead))
    assert hand.put_towards(x + 300 * cos(ahead), y + 300 * sin(ahead))
    assert abs(hand.place - 4000) <= 1
    assert not hand.on_arc(*hand.die), "there a pull begins"
    assert not hand.on_arc(x - 300, y), "behind the stand too"


def test_held_arrows_turn_the_aim_alike_at_any_frame_rate() -> None:
    turned = []
    for frame in (1000 / 30, 1000 / 60, 1000 / 144):
        hand = Hand("left", LEFT)
        hand.hold_arrows(1, 0)
        for _ in range(round(1000 / frame)):
            hand.pass_time(frame)
        turned.append(hand.aim)
    assert turned[0] > 100 and max(turned) - min(turned) <= 0.03 * turned[0]


def test_a_tap_turns_by_a_quarter_of_a_degree() -> None:
    hand = Hand("left", LEFT)
    hand.hold_arrows(-1, 0)
    hand.hold_arrows(0, 0)
    assert hand.aim == -25


def test_a_leaning_stick_draws_the_aim_to_itself_and_not_beyond() -> None:
    hand = Hand("left", LEFT)
    goal = radians(bearing("left") / 100 + 30)
    hand.leaning = (cos(goal), sin(goal))
    for _ in range(600):
        hand.pass_time(16)
        assert hand.aim <= 3010
    assert hand.aim > 2800


def test_the_needle_runs_up_and_down() -> None:
    hand = Hand("left", LEFT)
    hand.begin(Way.NEEDLE, 0)
    assert hand.power(800) == 1000 and hand.power(400) == hand.power(1200) and hand.power(1600) == 50
    assert hand.release(800) == Draw(hand.angle, 1000)
