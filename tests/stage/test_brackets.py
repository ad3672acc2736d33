"""The brackets round the focused control: where answers lie close together they stay within one."""

from __future__ import annotations

import pytest

from game.stage.paint.states import focus_reach
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tools.screens.pony import laid


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_in_a_tight_bar_they_touch_no_other_answer_and_stay_in_the_window(size: tuple[int, int]) -> None:
    theatre = Theatre(size=size, settings=Settings(pace="instant"), painting=False)
    table = laid(theatre, "jail")
    answers = [control for control in table.controls() if control.group == "prompt"]
    assert len(answers) >= 5
    for answer in answers:
        table.focus.go(answer.id)
        theatre.run(0.2)
        reach = 2 * focus_reach(theatre.stage.press)
        assert theatre.stage.brackets is not None
        painted = theatre.stage.brackets.inflate(reach, reach)
        assert answer.rect.left <= painted.left and painted.right <= answer.rect.right
        assert theatre.stage.window.surface.get_rect().contains(painted)
