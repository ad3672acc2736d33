from __future__ import annotations

from collections.abc import Callable

import pytest

from game.stage.earp import choreography
from game.stage.earp.acts import ACTS
from game.stage.earp.floor import Floor
from game.stage.earp.layout import table_layout
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.play.desk import plain
from game.table.seating import Chair, Setup
from game.table.session import Session

NAMES = ("Ana", "Bo", "Clem", "Dee")


def session(seed: int) -> Session:
    chairs = tuple(Chair(name, seat, "bot", "random") for seat, name in enumerate(NAMES))
    return Session.start(Setup("wyatt_earp", chairs, "seed-004", {"game_target": 5000}, seed))


def floor_of(game: Session, viewer: int | None, motion: Motion, play: Callable[[str], None]) -> Floor:
    layout = table_layout(canvas_for((1280, 720)), len(game.chairs))
    cast = Cast(NAMES, ("bot",) * 4)
    floor = Floor(layout, motion, game.view(viewer).state, cast, play, viewer)
    floor.hold(-1 if viewer is None else viewer, opened=True)
    return floor


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_whole_game_is_played_back_and_ends_with_the_table_as_it_is(viewer: int | None, reduced: bool) -> None:
    game = session(3)
    motion = Motion(Manner(Pace.FAST, reduced))
    floor = floor_of(game, viewer, motion, lambda name: None)
    moments = list(game.opening)
    played: set[str] = set()
    while moments or not game.over:
        for run in choreography.runs(moments):
            played.add(type(run[-1].event).__name__)
            motion.play(choreography.performed(floor, run))
        for _ in range(4000):
            motion.tick(250)
            if not motion.busy:
                break
        assert not motion.busy
        assert floor.air.sprites == [] and not floor.absent and floor.shake == (0, 0)
        assert floor.state.hand == game.view(viewer).state.hand
        assert floor.state.poster == game.view(viewer).state.poster
        if game.over:
            break
        seat = game.asked()[0]
        moments = game.choose(seat, plain(game.options(seat)[game.picks % len(game.options(seat))]))
    assert {"Dealt", "Drew", "Laid", "Discarded", "ShotFired", "Counted", "Paid", "Settled"} <= played


def test_a_press_ends_any_act_at_its_last_place() -> None:
    game = session(4)
    motion = Motion(Manner(Pace.SLOW))
    floor = floor_of(game, None, motion, lambda name: None)
    moments = list(game.opening)
    for _ in range(120):
        for run in choreography.runs(moments):
            motion.play(choreography.performed(floor, run))
            motion.tick(30)
            motion.finish_all()
            assert floor.air.sprites == [] and not floor.absent
        if game.over:
            break
        seat = game.asked()[0]
        moments = game.choose(seat, plain(game.options(seat)[-1]))


def test_runs_keep_the_order_and_join_only_what_may_be_joined() -> None:
    game = session(5)
    joined = list(choreography.runs(game.opening))
    assert [moment for run in joined for moment in run] == game.opening
    assert all(len(run) == 1 or ACTS.by_event[type(run[0].event)].together for run in joined)
    assert max(map(len, joined)) > 1
