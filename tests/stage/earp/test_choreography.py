from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

from game.rules.event import Event
from game.rules.kinds import Seat
from game.rules.library import find
from game.stage.earp import choreography
from game.stage.earp.acts import ACTS
from game.stage.earp.floor import Floor
from game.stage.earp.layout import table_layout
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.play.desk import plain
from game.stage.sound import Sounds
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import event_line, telegraph

NAMES = ("Ana", "Bo", "Clem", "Dee")
EVENTS = find("wyatt_earp").events


def sample(shape: type[Event]) -> Event:
    """Some event of a class, all fields filled with what their annotation asks for."""
    made: dict[str, object] = {
        "str": "jesse_james",
        "int": 1000,
        "bool": True,
        "Seat": Seat(1),
        "Seats": 3,
        "Card": 60,  # a sheriff card
        "Cards": (0, 1),
        "tuple[int, ...]": (4, 2, 0, 0),
    }
    special = {"reason": "out", "why": "paid", "use": "hide", "number": 2, "turn": 1, "kind": "jesse_james"}
    values = {f.name: special.get(f.name, made[str(f.type)]) for f in dataclasses.fields(shape) if f.name != "clause"}
    return shape("WE-10", **values)


@pytest.mark.parametrize("shape", EVENTS.values(), ids=EVENTS.keys())
def test_every_event_has_choreography_sound_and_words(shape: type[Event]) -> None:
    act = ACTS.by_event[shape]
    sounds = Sounds(Settings(), wanted=False)
    sounds.open()
    assert act.sound in sounds._takes, f"no file for the sound {act.sound}"
    event = sample(shape)
    assert event_line(event, NAMES)
    assert telegraph(event, NAMES).icon


def test_no_act_for_what_is_no_event() -> None:
    assert set(ACTS.by_event) == set(EVENTS.values())


def session(seed: int, people: int = 0) -> Session:
    chairs = tuple(Chair(name, seat, "person" if seat < people else "bot", "random") for seat, name in enumerate(NAMES))
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
