from __future__ import annotations

from game.shootout.gesture import power_of
from game.stage.pony.street_watched import TREMBLE, WatchedHand
from tests.stage.pony.test_flick import LEFT

PICK = ("flick", 0, 300, 2000)


def aimed(steady: bool) -> tuple[WatchedHand, list[int], list[float]]:
    """A hand that has aimed, with where it pointed meanwhile and how far the shot was drawn."""
    hand, aims, powers = WatchedHand("left", LEFT), list[int](), list[float]()
    tween = hand.takes_aim(PICK, 1000, steady)
    for n in range(21):
        tween.apply(n / 20)
        aims.append(hand.aim)
        powers.append(hand.shown_power)
    return hand, aims, powers


def test_it_trembles_less_and_less_and_ends_where_the_bot_shoots() -> None:
    hand, aims, powers = aimed(steady=False)
    off = [abs(aim - 300) for aim in aims]
    assert 100 < max(off) <= 140 * TREMBLE and max(off[15:]) < max(off[:5]) / 4
    assert (hand.place, hand.aim, hand.shown_power) == (0, 300, power_of(2000) / 1000)
    assert powers[0] == 0.0 and powers == sorted(powers)


def test_a_steady_hand_points_there_from_the_beginning() -> None:
    _, aims, powers = aimed(steady=True)
    assert set(aims) == {300} and powers[0] < powers[10] < powers[-1]
