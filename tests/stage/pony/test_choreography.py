from __future__ import annotations

import dataclasses

import pytest

from game.pony_express.game import GAME
from game.rules.event import Event
from game.rules.kinds import CHANCE, Seat
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.pony import choreography
from game.stage.pony.acts import ACTS
from game.stage.pony.floor import Floor
from game.stage.pony.layout import trail_layout
from game.stage.sound import Sounds
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import event_line, telegraph

NAMES = ("Ana", "Bo", "Clem", "Dee")


def sample(shape: type[Event]) -> Event:
    """Some event of a class, all fields filled with what their annotation asks for."""
    made: dict[str, object] = {
        "str": "pair",
        "int": 3,
        "bool": True,
        "Seat": Seat(1),
        "Seats": 3,
        "Card": 0,
        "Cards": (0, 1),
        "Secrets": (9, 10),
        "tuple[int, ...]": (9, 10, 11, 12, 13),
    }
    special = {"what": "mine", "how": "dice", "where": "deck", "way": "open", "corner": "left", "dice": (1, 2)}
    values = {f.name: special.get(f.name, made[str(f.type)]) for f in dataclasses.fields(shape) if f.name != "clause"}
    return shape("PX-10", **values)


@pytest.mark.parametrize("shape", GAME.events.values(), ids=GAME.events.keys())
def test_every_event_has_choreography_sound_and_words(shape: type[Event]) -> None:
    act = ACTS.by_event[shape]
    sounds = Sounds(Settings(), wanted=False)
    sounds.open()
    assert act.sound in sounds._takes, f"no file for the sound {act.sound}"
    event = sample(shape)
    assert event_line(event, NAMES)
    assert telegraph(event, NAMES).icon


def test_no_act_for_what_is_no_event() -> None:
    assert set(ACTS.by_event) == set(GAME.events.values())


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_whole_game_is_played_back_and_ends_with_the_table_as_it_is(viewer: int | None, reduced: bool) -> None:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    game = Session.start(Setup("pony_express", chairs, "seed-002", {}, 6))
    motion = Motion(Manner(Pace.FAST, reduced))
    cast = Cast(NAMES, ("bot",) * 4)
    layout = trail_layout(canvas_for((1280, 720)), 4)
    floor = Floor(layout, motion, game.view(viewer).state, cast, lambda name: None, viewer)
    bots = BotTable()
    moments = list(game.opening)
    played: set[str] = set()
    while moments or not game.over:
        for run in ACTS.runs(moments):
            played.add(type(run[-1].event).__name__)
            motion.play(choreography.performed(floor, run))
        for _ in range(4000):
            motion.tick(250)
            if not motion.busy:
                break
        assert not motion.busy
        assert floor.air.sprites == [] and not floor.gallops and not floor.purses and not floor.tumbling
        assert floor.cup == ("rest", 0.0)
        seen = game.view(viewer).state
        assert (floor.state.space, floor.state.gold, floor.state.dice) == (seen.space, seen.gold, seen.dice)
        if game.over:
            break
        thought = bots.think(game)
        if thought is not None:
            moments = game.choose(thought.seat, thought.pick())
        else:
            answer = outcome(game.view(None).state)
            assert answer is not None
            moments = game.choose(CHANCE, answer)
    assert {"CupRolled", "Declared", "Moved", "Flicked", "GoldTaken", "MailboxReached", "GameWon"} <= played
