from __future__ import annotations

import pytest

from game.stage.play.pacing import PAUSES, WINDOW_PAUSES, pause
from game.table.settings import PACES
from tests.stage.earp.test_pictured import table_of


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace != "step"])
def test_a_pause_stays_near_the_usual_one_and_never_under_what_can_be_followed(pace: str) -> None:
    for window, usual in ((False, PAUSES[pace]), (True, WINDOW_PAUSES[pace])):
        found = [pause(pace, window, 5, picks, seat) for picks in range(200) for seat in range(4)]
        assert all(0.9 * usual <= ms <= 1.6 * usual for ms in found)
        assert usual == 0 or len({round(ms) for ms in found}) > 50
    assert min(pause("normal", False, 1, picks, 0) for picks in range(500)) >= 800


def test_a_pause_depends_on_public_facts_only() -> None:
    assert pause("normal", False, 7, 12, 2) == pause("normal", False, 7, 12, 2)
    assert pause("normal", False, 7, 12, 2) != pause("normal", False, 7, 13, 2)


def test_step_by_step_every_act_of_a_bot_waits_for_a_press() -> None:
    theatre, scene = table_of(6)
    theatre.settings.pace = "step"
    for _ in range(4):
        for _ in range(4000):
            theatre.frame()
            if scene.flow.stepping:
                break
        picks = scene.session.picks
        assert scene.flow.stepping and not scene.thinking
        for _ in range(120):
            theatre.frame()
        assert scene.session.picks == picks
        theatre.click_on("step")
        for _ in range(300):
            theatre.frame()
            if scene.session.picks > picks:
                break
        assert scene.session.picks > picks
