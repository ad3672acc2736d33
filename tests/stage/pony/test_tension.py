from __future__ import annotations

from game.pony_express.state import Pony
from game.stage.pony.tension import IN_THE_STREET, MOST, on_the_trail
from game.table.seating import Chair, Setup
from game.table.session import Session


def state() -> Pony:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(("Ana", "Bo", "Clem")))
    view: Pony = Session.start(Setup("pony_express", chairs, "seed-002", {}, 1)).view(None).state
    return view.copy()


def test_the_start_is_calm_and_the_end_of_the_race_is_not() -> None:
    g = state()
    assert on_the_trail(g, False) == 0
    grown = []
    for space in (10, 22, 27, 32):
        g.space[1] = space
        grown.append(on_the_trail(g, False))
    assert grown == sorted(grown) and grown[0] == 0 and grown[-1] > 0.35


def test_a_word_that_may_be_called_is_tense() -> None:
    g = state()
    g.declared = "pair"
    assert 0 < on_the_trail(g, False) < on_the_trail(g, True)
    g.space[0] = 33
    assert on_the_trail(g, True) == MOST < min(IN_THE_STREET["gunfight"], IN_THE_STREET["final"])


def test_a_race_that_is_won_is_calm() -> None:
    g = state()
    g.space[0], g.winner = 33, 0
    assert on_the_trail(g, True) == 0
