from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.stage.earp.results import GameResult
from game.stage.play.results import RIBBON_STEP
from game.table.settings import Settings
from tests.stage.theatre import Theatre


@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_the_winners_ribbons_have_room_and_lie_over_no_sentence(winners: Sequence[int]) -> None:
    scene = GameResult(names_of_seats=("Kate", "Doc", "Morgan"), purses=(27000, 3000, 27000), winners=winners, hands=3)
    theatre = Theatre(scene, settings=Settings(text_size=150))
    assert scene.under_title() == "" and scene.line()
    assert scene.head_room() >= 8 + RIBBON_STEP * len(winners)
    assert theatre.stage.canvas.whole.contains(scene.sheet) and not scene.sheet.colliderect(scene.bar)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_flying_type_never_lies_over_the_figures(size: tuple[int, int]) -> None:
    scene = GameResult(names_of_seats=("Kate", "Doc"), purses=(27000, 3000), winners=(0,), hands=3)
    theatre = Theatre(scene, size, settings=Settings(text_size=150), painting=False)
    most = 0
    for _ in range(60):
        theatre.run(0.1)
        falling = scene.falling()
        most = max(most, len(falling))
        assert all(place.collidelist((scene.sheet, scene.bar)) < 0 for place, _ in falling)
    assert most > 30
