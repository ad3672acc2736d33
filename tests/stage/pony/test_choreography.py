from __future__ import annotations

import pytest

from game.rules.kinds import CHANCE
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.pony import choreography
from game.stage.pony.acts import ACTS
from game.stage.pony.floor import Floor
from game.stage.pony.layout import trail_layout
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session

NAMES = ("Ana", "Bo", "Clem", "Dee")


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
