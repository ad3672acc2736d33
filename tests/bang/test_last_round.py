"""A game that ends after so many rounds, where the table wants that."""

from __future__ import annotations

import pytest

from game.bang import events_fight as f
from game.bang.game import GAME
from tests.bang.tables import dealt, position, say, told
from tests.contract.play import playout

CAP = 10


def test_no_game_has_more_rounds_than_that() -> None:
    ends = set()
    for seats in range(3, 9):
        for seed in range(3):
            g = dealt(seats, seed, length_cap=CAP)
            last = 0
            for _ in playout(g, seed):
                last = max(last, g.rounds)
            assert GAME.winners(g) and last <= CAP
            ends |= {event.clause for event in told(g, f.GameWon)}
    assert "BG-184" in ends and len(ends) > 1


@pytest.mark.clause("BG-184", kind="state")
def test_of_three_most_life_points_win_together() -> None:
    roles = ("seats 3", "set A.role deputy", "set B.role outlaw", "set C.role renegade", "switch length_cap 10")
    lives = ("set A.life 3", "set B.life 1", "set C.life 3", "set rounds 10", "set turn C")
    g = say(position(*roles, *lives), "C> end")
    assert GAME.winners(g) == (0, 2) and g.side == "life"


def test_an_extra_turn_is_still_played() -> None:
    vendetta = (
        "seats 4",
        "switch length_cap 10",
        "set rounds 10",
        "set turn D",
        "set event vendetta",
        "switch fistful_of_cards true",
    )
    g = say(position(*vendetta, "set deck bang_qh"), "D> end")
    assert not GAME.winners(g) and g.turn == 3 and g.is_extra
    assert GAME.winners(say(g, "D> end")) == (0,)
