"""Everything in the box, and eight people who press what is lit: no question is ever without a way on."""

from __future__ import annotations

import pytest

from game.bang.game import GAME
from game.rules.library import Value
from game.stage.bang.results import BangResult
from tests.stage.bang.board import Board

ALL: dict[str, Value] = dict.fromkeys(GAME.expansions, True)


class Crowd(Board):
    """People who choose at random among what is lit; `kinds` are the questions they were asked."""

    def play_on(self, presses: int) -> set[str]:
        """Until the game is over, or so many presses are done."""
        kinds: set[str] = set()
        for _ in range(presses):
            self.settle()
            if isinstance(self.scene, BangResult):
                break
            desk = self.table.desk
            assert desk is not None
            kinds.add(desk.ask_kind)
            lit = self.lit()
            assert lit, f"{desk.ask_kind}: no way on from {desk.step} among {desk.picks[:9]}"
            going_on = [name for name in lit if name not in ("end", "pass")]
            self.press(self.chance.choice(going_on or lit if self.chance.random() < 0.8 else lit))
        return kinds


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.full) for n in range(2, 30))])
def test_eight_people_with_everything_on_can_always_go_on(seed: int) -> None:
    crowd = Crowd(8, 8, seed, switches=ALL | {"characters_dealt": 2})
    kinds = crowd.play_on(4000)
    assert isinstance(crowd.scene, BangResult)
    assert {"play", "shot", "character"} <= kinds


@pytest.mark.parametrize("seed", [5, *(pytest.param(n, marks=pytest.mark.full) for n in range(6, 12))])
def test_keys_alone_reach_whatever_is_lit(seed: int) -> None:
    crowd = Crowd(8, 8, seed, switches=ALL)
    crowd.press = crowd.by_keys
    kinds = crowd.play_on(60)
    assert "play" in kinds and crowd.table.session.picks >= 15
