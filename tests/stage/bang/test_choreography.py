from __future__ import annotations

import pytest

from game.bang.game import GAME
from game.stage.bang import choreography
from game.stage.bang.floor import Floor
from game.stage.bang.layout import bang_layout
from game.stage.layout import canvas_for
from game.stage.motion import Manner, Motion, Pace
from game.stage.play.cast import Cast
from game.stage.sound import Sounds
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings

NAMES = ("Ana", "Bo", "Clem", "Dee", "Eva", "Finn")
EVERYTHING = dict.fromkeys(GAME.expansions, True)


@pytest.mark.parametrize(
    ("viewer", "reduced", "changes"),
    [(None, False, {}), (0, True, {}), (0, False, EVERYTHING), (None, True, EVERYTHING)],
    ids=["public", "reduced", "everything", "everything-public"],
)
def test_a_whole_game_is_played_back_and_ends_with_the_table_as_it_is(
    viewer: int | None, reduced: bool, changes: dict[str, bool]
) -> None:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    game = Session.start(Setup("bang", chairs, "dv4", dict(changes), 6))
    motion = Motion(Manner(Pace.FAST, reduced))
    sounds = Sounds(Settings(), wanted=False)
    sounds.open()
    heard: set[str] = set()
    layout = bang_layout(canvas_for((1280, 720)), len(NAMES), 0)
    floor = Floor(layout, motion, game.view(viewer).state, Cast(NAMES, ("bot",) * 6), heard.add, viewer)
    bots = BotTable()
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
        assert floor.air.sprites == [] and not floor.absent and not floor.lives and not floor.centre
        assert floor.jolt[0] == -1
        seen = game.view(viewer).state
        assert (floor.state.life, floor.state.hand, floor.state.front) == (seen.life, seen.hand, seen.front)
        if game.over:
            break
        thought = bots.think(game)
        assert thought is not None
        moments = game.choose(thought.seat, thought.pick())
    assert {"Drew", "Played", "Placed", "ShotFired", "LifeLost", "Eliminated", "TurnedUp", "GameWon"} <= played
    assert heard <= set(sounds._takes), f"no file for {heard - set(sounds._takes)}"
