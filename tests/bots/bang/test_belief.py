from __future__ import annotations

import pytest

from game.bots.bang import belief
from game.bots.bang.belief import deals, marginals
from game.bots.bang.tells import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from game.bots.memory import Note
from game.rules.knowledge import view
from tests.bots.bang.table import position

FIVE = """
seats 5
set A.role sheriff
set B.role outlaw
set C.role outlaw
set D.role deputy
set E.role renegade
"""
EVERYBODY = 0b11111


def shot(by: int, at: int, could: int = EVERYBODY, turn: int = 1) -> Note:
    return ("at", by, "bang", at, could & ~(1 << by), turn)


def believed(seat: int, *notes: Note) -> belief.Marginals:
    return marginals(view(position(FIVE), seat).state, notes, seat)


def test_before_anything_happens_every_deal_is_as_likely() -> None:
    seen = believed(3)  # the deputy: two outlaws and a Renegade are among the three others
    assert seen[0] == pytest.approx((1, 0, 0, 0))
    assert seen[3] == pytest.approx((0, 1, 0, 0))
    for seat in (1, 2, 4):
        assert seen[seat] == pytest.approx((0, 0, 2 / 3, 1 / 3))


def test_the_rows_add_up_and_the_roles_are_as_many_as_there_are() -> None:
    seen = believed(0, shot(1, 0), shot(2, 4), ("all", 3, "gatling", 1, 3), ("calm", 4, 1, 4))
    for row in seen:
        assert sum(row) == pytest.approx(1)
    assert [sum(row[role] for row in seen) for role in range(4)] == pytest.approx([1, 1, 2, 1])


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    seen = believed(0, shot(1, 0))
    assert seen[1][OUTLAW] > 0.8
    assert seen[1][DEPUTY] < 0.05


def test_convicting_both_outlaws_clears_the_others() -> None:
    seen = believed(0, shot(1, 0), shot(2, 0, turn=2), shot(1, 0, turn=3), shot(2, 0, turn=4))
    assert seen[1][OUTLAW] > 0.9 and seen[2][OUTLAW] > 0.9
    assert seen[3][OUTLAW] + seen[4][OUTLAW] < 0.1


def test_a_shot_at_a_likely_outlaw_speaks_for_the_law() -> None:
    before = believed(0, shot(1, 0))
    after = believed(0, shot(1, 0), shot(3, 1, turn=2))
    assert after[3][OUTLAW] < before[3][OUTLAW]
    assert after[3][DEPUTY] > before[3][DEPUTY]


def test_sparing_the_sheriff_speaks_against_an_outlaw() -> None:
    spared, out_of_reach = believed(0, ("calm", 4, 1, 1)), believed(0, ("calm", 4, 0, 1))
    assert spared[4][OUTLAW] < believed(0)[4][OUTLAW] < out_of_reach[4][OUTLAW]


def test_with_nobody_else_in_reach_a_shot_says_less() -> None:
    only = believed(0, shot(1, 0, could=0b00001))
    choice = believed(0, shot(1, 0))
    assert believed(0)[1][OUTLAW] < only[1][OUTLAW] < choice[1][OUTLAW]


def test_ones_own_role_and_shown_roles_are_certain() -> None:
    g = position(FIVE + "set B.status out")
    seen = marginals(view(g, 4).state, (shot(2, 0),))
    assert seen[4] == pytest.approx((0, 0, 0, 1))
    assert seen[4][RENEGADE] == 1 and seen[0][SHERIFF] == 1


def test_what_one_did_oneself_says_nothing_about_who_it_was_done_to() -> None:
    """A Sheriff who has shot at somebody three times is no surer who that is; the others only see him choose."""
    fired = (shot(0, 3), shot(0, 3), shot(0, 3))
    assert believed(0, *fired)[3] == pytest.approx(believed(0)[3])
    assert believed(4, *fired)[3] != pytest.approx(believed(4)[3])


def test_what_was_heard_before_is_not_worked_out_otherwise() -> None:
    notes = (shot(1, 0), shot(3, 1, turn=2), ("all", 2, "indians", 0, 3), shot(2, 3, turn=4))
    belief._KEPT.clear()
    whole = believed(0, *notes)
    belief._KEPT.clear()
    for upto in range(1, len(notes)):
        believed(0, *notes[:upto])
    assert believed(0, *notes) == whole
    assert believed(0, *notes[:2]) == believed(0, *notes[:2])


def test_all_orders_once() -> None:
    assert deals((OUTLAW, OUTLAW, RENEGADE)) == (
        (OUTLAW, OUTLAW, RENEGADE),
        (OUTLAW, RENEGADE, OUTLAW),
        (RENEGADE, OUTLAW, OUTLAW),
    )
