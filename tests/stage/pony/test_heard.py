"""What a whole game sounds like, act by act."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules.kinds import CHANCE
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.pony import choreography
from game.stage.pony.acts import ACTS
from game.stage.pony.acts_ride import Hooves
from game.stage.pony.floor import Floor
from game.stage.pony.layout import trail_layout
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.waiting import until

NAMES = ("Ana", "Bo", "Clem", "Dee")


@cache
def game_heard(seed: int) -> dict[str, list[list[str]]]:
    """The sounds of each act of a game of bots, by the name of its event."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    game = Session.start(Setup("pony_express", chairs, "seed-002", {}, seed))
    motion = Motion(Manner(Pace.NORMAL, False))
    now: list[str] = []
    layout = trail_layout(canvas_for((1280, 720)), 4)
    floor = Floor(layout, motion, game.view(None).state, Cast(NAMES, ("bot",) * 4), now.append, None)
    bots = BotTable()
    heard: dict[str, list[list[str]]] = {}
    moments = list(game.opening)
    while True:
        for run in ACTS.runs(moments):
            now.clear()
            motion.play(choreography.performed(floor, run))
            until(lambda: not motion.busy, f"{run[-1].event} has been played", lambda: motion.tick(50))
            heard.setdefault(type(run[-1].event).__name__, []).append(now[:])
        if game.over:
            return heard
        thought = bots.think(game)
        if thought is not None:
            moments = game.choose(thought.seat, thought.pick())
        else:
            answer = outcome(game.view(None).state)
            assert answer is not None
            moments = game.choose(CHANCE, answer)


def test_every_act_is_heard() -> None:
    for event, acts in game_heard(6).items():
        assert all(act and act[0] in ACTS.sounds() for act in acts), event


def test_dice_are_shaken_slammed_and_uncovered() -> None:
    heard = game_heard(6)
    assert all(act[0] == "cup_shake" and "cup_slam" in act for act in heard["CupRolled"])
    assert all(act[0] == "dice_rattle" and "dice_wood" in act for act in heard["Rolled"])
    assert all(act == ["cup_lift", "stamp"] for act in heard["Revealed"])
    assert all(act == ["table_slam"] for act in heard["Called"])


def test_who_rides_is_heard_at_every_space_and_who_takes_the_train_is_not() -> None:
    for act in (act for seed in (6, 7) for act in game_heard(seed)["Moved"]):
        assert act[0] == "spurs"
        if "train_whistle" in act:
            assert act == ["spurs", "train_whistle", "train_wheels"]
        else:
            assert len(set(act[1:])) == 1 and act[1].startswith("hooves_")


@pytest.mark.parametrize(
    ("spaces", "gait"), [(1, "hooves_walk"), (3, "hooves_trot"), (4, "hooves_gallop"), (20, "hooves_gallop")]
)
def test_a_longer_ride_is_a_faster_gait_and_each_space_is_heard_once(spaces: int, gait: str) -> None:
    now: list[str] = []
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    g = Session.start(Setup("pony_express", chairs, "seed-002", {}, 1)).view(None).state
    motion = Motion(Manner(Pace.NORMAL, False))
    floor = Floor(trail_layout(canvas_for((1280, 720)), 4), motion, g, Cast(NAMES, ("bot",) * 4), now.append, None)
    hooves = Hooves(floor, spaces)
    for step in range(10 * spaces):
        hooves.pass_by(step // 10)
    assert now == [gait] * spaces


def test_gold_and_mail_and_the_end_have_their_own_sound() -> None:
    heard = game_heard(6)
    assert all(set(act) == {"nugget"} for act in heard["GoldTaken"])
    assert all(act == ["mail_drop"] for act in heard["MailboxReached"])
    assert heard["GameWon"] == [["game_end"]]
