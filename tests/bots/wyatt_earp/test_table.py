from __future__ import annotations

from dataclasses import replace

from game.bots.wyatt_earp.table import COPIES, Table
from game.bots.wyatt_earp.weights import DEPUTY, Weights
from game.rules.knowledge import view
from game.wyatt_earp.deck import KIND_NUMBER
from tests.bots.playing import position

LINES = """
set A.laid.jesse_james jesse_james*3 hideout
set B.laid.jesse_james jesse_james*2
set opened.jesse_james 1
set poster.jesse_james 5000
set discards bob_dalton*6 hideout
set A.hand bob_dalton wyatt_earp belle_starr
set B.hand wes_hardin@AB billy_the_kid*3
set number 1
pending Turn seat=A phase=play
"""


def table(lines: str = LINES, weights: Weights = DEPUTY) -> Table:
    seen = view(position(lines), 0)
    return Table(seen.state, 0, "play", weights)


def test_what_can_be_seen_is_not_among_the_unseen() -> None:
    seen = table()
    assert seen.out[KIND_NUMBER["bob_dalton"]] == 0
    assert seen.out[KIND_NUMBER["jesse_james"]] == 2
    assert seen.out[KIND_NUMBER["hideout"]] == 1
    assert seen.unseen == 78 - 4 - 2 - 7 - 3 - 1
    forgetful = table(weights=replace(DEPUTY, counts_cards=False))
    assert forgetful.out[KIND_NUMBER["jesse_james"]] == 7 and sum(forgetful.out) == sum(COPIES) - 3


def test_a_shot_hits_as_often_as_the_unseen_cards_have_holes() -> None:
    seen = table()
    assert seen.hit == sum(seen.out[:7]) / seen.unseen
    spent = LINES + "set times 2\nset supply -\nrest B.hand\n"
    assert table(spent).hit == 0


def test_points_under_a_hideout_lie_there_and_count_for_nothing() -> None:
    seen = table()
    jesse = KIND_NUMBER["jesse_james"]
    assert seen.laid[jesse] == (6, 4) and seen.buried[jesse] == (True, False)
    assert seen.covered(0, jesse, False) > 0 > seen.covered(0, jesse, False) - 10_000
    assert seen.covered(1, jesse, True) > 0


def test_a_card_that_was_seen_going_to_a_hand_is_there_for_sure() -> None:
    seen = table()
    assert seen.held_by_others(KIND_NUMBER["wes_hardin"]) == 1
    assert seen.held_by_others(KIND_NUMBER["bob_dalton"]) == 0
    assert 0 < seen.held_by_others(KIND_NUMBER["sundance_kid"]) < 1


def test_the_nearer_the_end_the_less_a_card_in_hand_is_worth() -> None:
    wyatt = KIND_NUMBER["wyatt_earp"]
    early = table()
    late = table(LINES + "set times 2\nset supply belle_starr*4\nrest discards\n")
    over = table(LINES + "set times 2\nset supply belle_starr\nrest discards\n")
    assert early.rounds > late.rounds > over.rounds == 0
    assert early.keep(wyatt) > late.keep(wyatt) > over.keep(wyatt) == 0


def test_a_card_that_is_never_played_is_kept_for_nothing() -> None:
    assert table(weights=replace(DEPUTY, ignore=frozenset({"wyatt_earp"}))).keep(KIND_NUMBER["wyatt_earp"]) == 0
