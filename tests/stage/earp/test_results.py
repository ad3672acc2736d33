from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.stage.earp.results import RIBBON_STEP, GameResult
from game.table.settings import Settings
from tests.stage.theatre import Theatre


@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_the_winners_ribbons_have_room_and_lie_over_no_sentence(winners: Sequence[int]) -> None:
    scene = GameResult(names_of_seats=("Kate", "Doc", "Morgan"), purses=(27000, 3000, 27000), winners=winners, hands=3)
    theatre = Theatre(scene, settings=Settings(text_size=150))
    assert scene.under_title() == "" and scene.line()
    assert scene.head_room() >= 8 + RIBBON_STEP * len(winners)
    assert theatre.stage.canvas.whole.contains(scene.sheet) and not scene.sheet.colliderect(scene.bar)
