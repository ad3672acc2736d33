from __future__ import annotations

import pytest

from game.bang.deck import NAME
from game.bang.state import DYING, OUT, Bang
from game.stage.bang.tension import DEATHBED, FUSE, LAST_THREE, LAST_TWO, at_the_table
from tests.stage.bang.board import Board


def state(seats: int = 5) -> Bang:
    g: Bang = Board(seats=seats).table.session.view(None).state
    twin = g.copy()
    twin.turns, twin.life = 3, [4] * seats
    return twin


def test_a_table_on_which_nothing_burns_is_calm() -> None:
    assert at_the_table(state()) == 0


def test_it_grows_tense_as_fewer_are_alive() -> None:
    g = state()
    found = []
    for seat in range(3):
        g.status[seat] = OUT
        found.append(at_the_table(g))
    assert found == [0, LAST_THREE, LAST_TWO]
    assert at_the_table(state(3)) == 0, "three who began as three are nothing special"


def test_a_fuse_a_last_life_and_a_deathbed_are_heard() -> None:
    g = state()
    g.front[1] = (NAME.index("dynamite"),)
    assert at_the_table(g) == FUSE
    g.life[0] = g.life[2] = g.life[3] = 1
    nearly = at_the_table(g)
    assert FUSE < nearly < 0.5
    g.life[4], g.status[4] = 0, DYING
    assert at_the_table(g) == DEATHBED


@pytest.mark.parametrize(
    ("position", "kind", "tension"), [("challenge", "duel", 0.85), ("gatling", "gatling", 0.6), ("slab", "bang", 0.45)]
)
def test_what_is_being_dealt_with_is_heard(position: str, kind: str, tension: float) -> None:
    session = Board(people=7, position=position).table.session
    assert at_the_table(session.view(None).state) == 0
    words = (tuple(word for word in pick if isinstance(word, int | str)) for pick in session.options(0))
    session.choose(0, next(pick for pick in words if any(str(word).startswith(kind) for word in pick)))
    assert at_the_table(session.view(None).state) == tension


def test_a_game_that_is_won_is_calm() -> None:
    g = state()
    g.status[:4] = [OUT] * 4
    g.side = "law"
    assert at_the_table(g) == 0
