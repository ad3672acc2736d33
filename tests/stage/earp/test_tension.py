from __future__ import annotations

from game.stage.earp.tension import at_the_table
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.wyatt_earp.state import Earp


def state() -> Earp:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(("Ana", "Bo", "Clem")))
    view: Earp = Session.start(Setup("wyatt_earp", chairs, "seed-004", {}, 1)).view(None).state
    return view.copy()


def test_money_near_the_end_of_the_game_is_tense() -> None:
    g = state()
    target = int(g.switches["game_target"])
    assert at_the_table(g, False) == 0
    g.money[2] = target * 3 // 4
    half = at_the_table(g, False)
    g.money[2] = target
    assert 0 < half < at_the_table(g, False) <= 0.4


def test_an_open_window_and_the_last_cards_add_to_it() -> None:
    g = state()
    assert at_the_table(g, True) > at_the_table(g, False)
    g.times, g.supply = 2, g.supply[:2]
    assert at_the_table(g, False) > 0.1
    g.times = 1
    assert at_the_table(g, False) == 0


def test_a_hand_that_is_over_is_calm() -> None:
    g = state()
    g.money[0], g.ended = 100_000, "out"
    assert at_the_table(g, True) == 0
