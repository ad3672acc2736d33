from __future__ import annotations

import pytest

from game.stage.play.seatmenu import SeatMenu
from tests.stage.play.test_table import seated


@pytest.mark.parametrize("deed", [0, 1])
def test_a_deed_for_a_seat_comes_too_late_when_the_pick_on_its_way_has_ended_the_game(deed: int) -> None:
    theatre, table = seated("wyatt_earp", 1, 2)
    theatre.until(lambda: table.asked, "somebody is asked")
    table.read("seat:0")
    assert isinstance(theatre.scene, SeatMenu)
    table.session.concede(1)
    theatre.scene.deeds[deed].act()
    theatre.stage.pop(theatre.scene)
    assert table.session.conceded == {1} and table.session.chairs[0].who == "person"
    assert table.sentence()[0] == "The game is over: nothing more can be played."
