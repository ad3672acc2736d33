from __future__ import annotations

import pytest

from game.stage.motion import (
    Choreography,
    How,
    Manner,
    Motion,
    Move,
    Pace,
    Together,
    Tween,
    Wait,
    in_out_cubic,
    in_out_quad,
    in_out_sine,
    in_quad,
    linear,
    out_back,
    out_cubic,
    out_quad,
)


@pytest.mark.parametrize(
    "curve", [linear, out_cubic, out_quad, in_quad, in_out_quad, in_out_cubic, in_out_sine, out_back]
)
def test_curves_run_from_nought_to_one(curve: object) -> None:
    assert callable(curve)
    assert curve(0.0) == pytest.approx(0.0, abs=1e-9)
    assert curve(1.0) == pytest.approx(1.0)


def test_what_is_picked_up_overshoots_by_about_four_per_cent() -> None:
    assert max(out_back(n / 100) for n in range(101)) == pytest.approx(1.05, abs=0.015)


def test_a_choreography_goes_on_when_its_step_has_ended() -> None:
    log: list[str] = []

    def dance() -> Choreography:
        yield Wait(100)
        log.append("waited")
        yield Tween(lambda t: log.append(f"{t:.1f}"), 100, linear)
        log.append("moved")

    motion = Motion()
    motion.play(dance())
    motion.tick(90)
    assert log == []
    motion.tick(60)
    assert log == ["waited", "0.0", "0.5"]
    motion.tick(60)
    assert log[-2:] == ["1.0", "moved"]
    assert not motion.busy


def test_time_left_over_goes_to_the_next_step() -> None:
    done: list[str] = []

    def dance() -> Choreography:
        yield Wait(30)
        yield Wait(30)
        yield Wait(30)
        done.append("all")

    motion = Motion()
    motion.play(dance())
    motion.tick(100)
    assert done == ["all"]


def test_together_ends_with_the_last_and_starts_apart() -> None:
    places = [0.0, 0.0, 0.0]

    def mover(n: int) -> Tween:
        def place(t: float) -> None:
            places[n] = t

        return Tween(place, 100, linear)

    motion = Motion()
    motion.play(Together(mover(0), mover(1), mover(2), apart=50))
    motion.tick(75)
    assert places == [0.75, 0.25, 0.0]
    motion.tick(100)
    assert places == [1.0, 1.0, 0.75]
    assert motion.acting
    motion.tick(25)
    assert places == [1.0, 1.0, 1.0]
    assert not motion.acting


def test_acts_wait_for_each_other_and_one_press_ends_one() -> None:
    log: list[str] = []

    def act(name: str) -> Choreography:
        yield Wait(500)
        log.append(name)

    motion = Motion()
    motion.play(act("first"))
    motion.play(act("second"))
    motion.tick(10)
    assert motion.finish()
    assert log == ["first"]
    assert motion.acting
    motion.finish()
    assert log == ["first", "second"]
    assert not motion.finish()


def test_finishing_leaves_everything_at_its_last_place() -> None:
    seen: list[float] = []
    motion = Motion()
    motion.play(Together(Tween(seen.append, 300), Wait(900), Tween(seen.append, 100), apart=100))
    motion.tick(50)
    motion.finish()
    assert seen.count(1.0) == 2
    assert not motion.busy


@pytest.mark.parametrize(("pace", "ms"), [(Pace.SLOW, 150), (Pace.NORMAL, 100), (Pace.FAST, 50), (Pace.INSTANT, 0)])
def test_pace_multiplies_every_duration(pace: Pace, ms: float) -> None:
    motion = Motion(Manner(pace))
    motion.play(Wait(100))
    motion.tick(ms - 1 if ms else 0)
    assert motion.acting == (ms > 0)
    motion.tick(1)
    assert not motion.acting


def test_reduced_motion_turns_travel_into_a_short_fade() -> None:
    places: list[float] = []
    fades: list[float] = []
    motion = Motion(Manner(reduced=True))
    motion.play(Tween(places.append, 320, fade=fades.append))
    motion.tick(60)
    assert places == [1.0]
    assert fades[-1] == pytest.approx(0.5)
    motion.tick(60)
    assert fades[-1] == 1.0
    assert not motion.acting


@pytest.mark.parametrize("move", [Move.SHAKE, Move.FLASH, Move.FREEZE, Move.LAMP])
def test_reduced_motion_drops_what_makes_people_ill(move: Move) -> None:
    assert Manner(reduced=True).of(move, 400) == (How.STILL, 0.0)
    assert Manner().of(move, 400) == (How.MOVE, 400)


def test_an_aside_never_holds_up_an_act() -> None:
    motion = Motion()
    motion.aside(Tween(lambda t: None, 1000))
    motion.play(Wait(10))
    motion.tick(10)
    assert not motion.acting
    assert motion.busy
