"""A search keeps what it starts from unless another candidate does better by more than chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from game.bots.search import WORLDS_AT_LEAST, Playout, finished, guard, search
from game.rules.chance import Chance
from game.rules.kinds import Pick

ARMS: list[Pick] = [("a",), ("b",), ("c",), ("d",)]


@dataclass
class Made:
    """A trial made up: a candidate is worth what `worth` says of it and of a world, a number from 0 to 999."""

    worth: Callable[[str, int], float]
    tried: list[tuple[int, str]] = field(default_factory=list)

    def world(self, seed: int) -> int:
        return Chance(seed).below(1000)

    def value(self, world: int, pick: Pick, seed: int) -> Playout:
        self.tried.append((world, str(pick[0])))
        yield from ()
        return self.worth(str(pick[0]), world)


def noisy(means: dict[str, float], spread: float) -> Callable[[str, int], float]:
    return lambda arm, world: means.get(arm, 0) + spread * (Chance(world * 31 + ord(arm)).below(2001) / 1000 - 1)


def test_a_candidate_that_is_plainly_better_overrules_the_first() -> None:
    found = finished(search(Made(noisy({"c": 5}, 1)), ARMS, 1, 200))
    assert found.pick == ("c",) and found.overruled
    assert found.playouts == WORLDS_AT_LEAST * len(ARMS), "it is clear after the fewest worlds that count"


def test_noise_alone_seldom_overrules_the_first() -> None:
    overruled = sum(finished(search(Made(noisy({}, 1)), ARMS, seed, 100)).overruled for seed in range(200))
    assert overruled < 40


def test_what_all_worlds_have_in_common_is_no_noise() -> None:
    def worth(arm: str, world: int) -> float:
        return world * 100 + (arm == "b") + Chance(world + ord(arm)).below(100) / 100

    assert finished(search(Made(worth), ARMS, 1, 100)).pick == ("b",)


def test_all_candidates_are_tried_in_the_same_worlds() -> None:
    made = Made(noisy({}, 10))
    finished(search(made, ARMS, 1, 40))
    worlds = [{world for world, arm in made.tried if arm == one[0]} for one in ARMS]
    assert worlds[0] == worlds[1] == worlds[2] == worlds[3]


def test_those_that_are_beaten_are_tried_no_more() -> None:
    made = Made(lambda arm, world: {"a": 0.0, "b": 0.1 - (world % 5) * 0.05, "c": -5, "d": -5}[arm] + world % 3 * 0.01)
    finished(search(made, ARMS, 1, 200))
    counts = {arm[0]: sum(tried == arm[0] for _, tried in made.tried) for arm in ARMS}
    assert counts["c"] == counts["d"] == WORLDS_AT_LEAST < counts["a"] == counts["b"]


def test_there_are_never_more_playouts_than_allowed_and_a_pause_after_each() -> None:
    made = Made(noisy({}, 1))
    thinking = search(made, ARMS, 1, 50)
    pauses = 0
    for _ in thinking:
        pauses += 1
        assert len(made.tried) == pauses
    assert pauses <= 50


def test_when_time_is_up_a_world_not_all_have_been_tried_in_counts_nothing() -> None:
    made = Made(noisy({"c": 5}, 0.1))
    few = WORLDS_AT_LEAST * len(ARMS) - 1
    assert finished(search(made, ARMS, 1, 200, lambda: len(made.tried) >= few)).pick == ("a",)


def test_the_same_seed_finds_the_same() -> None:
    def run(seed: int) -> object:
        return finished(search(Made(noisy({"b": 0.3}, 1)), ARMS, seed, 80))

    assert run(3) == run(3)
    assert len({str(run(seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize(("playouts", "errors"), [(10, 2.0), (40, 2.0), (60, 1.75), (80, 1.5), (1000, 1.5)])
def test_the_guard_grows_lenient_with_the_playouts(playouts: int, errors: float) -> None:
    assert guard(playouts) == pytest.approx(errors)
