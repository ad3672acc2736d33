from __future__ import annotations

import pytest

from game.bots.bang import plays
from game.bots.bang.gains import NEVER
from game.bots.bang.weights import GREENHORN
from game.bots.memory import Memory
from tests.bots.bang.table import mind, picked

FOUR = """
seats 4
set A.role sheriff
set B.role outlaw
set C.role outlaw
set D.role renegade
"""
FIVE = """
seats 5
set A.role sheriff
set B.role outlaw
set C.role outlaw
set D.role deputy
set E.role renegade
"""
B_SHOT_A = Memory(0, (("at", 1, "bang", 0, 0b11101, 1),))
D_SHOT_B = Memory(0, (*B_SHOT_A.notes, ("at", 3, "bang", 1, 0b10111, 2), ("at", 3, "bang", 1, 0b10111, 7)))


def test_an_outlaw_shoots_the_sheriff() -> None:
    assert picked(FOUR + "set turn B\nset turns 9\nset B.hand bang_qh bang_kh", 1) == ("play", "bang_qh", 0)


def test_a_deputy_never_shoots_the_sheriff() -> None:
    scores = mind(FIVE + "set turn D\nset D.hand bang_qh duel_qd\nset D.front winchester_8s", 3)
    for name in ("bang_qh", "duel_qd"):
        assert plays.score(scores, ("play", name, 0)) < NEVER + 1


def test_a_sheriff_spares_one_who_may_be_his_deputy_and_is_at_his_last_life_point() -> None:
    text = FIVE + "set A.hand bang_qh\nset A.front winchester_8s\nset B.life 4\nset D.life 1"
    assert plays.score(mind(text, 0, D_SHOT_B), ("play", "bang_qh", 3)) < NEVER + 1
    assert picked(text, 0, D_SHOT_B) == ("play", "bang_qh", 1)


def test_a_beer_is_not_drunk_at_full_life_nor_by_two() -> None:
    assert picked(FOUR + "set turn B\nset B.hand beer_6h", 1) == ("end",)
    two = "set B.status out\nset C.status out\nset turn D\nset D.life 2\nset D.hand beer_6h"
    assert picked(FOUR + two, 3) == ("end",)


def test_a_beer_heals_and_the_last_one_waits_to_save() -> None:
    assert picked(FOUR + "set turn B\nset B.life 2\nset B.hand beer_6h", 1) == ("play", "beer_6h")
    assert picked(FOUR + "set turn B\nset B.life 1\nset B.hand beer_6h", 1) == ("end",)


@pytest.mark.parametrize(
    ("front", "hand", "pick"),
    [
        ("", "winchester_8s", ("play", "winchester_8s")),
        ("winchester_8s", "schofield_ks", ("end",)),
        ("schofield_ks", "winchester_8s", ("play", "winchester_8s")),
        ("barrel_ks", "barrel_qs", ("end",)),
    ],
)
def test_no_better_gun_is_replaced_by_a_worse_one(front: str, hand: str, pick: tuple[str, ...]) -> None:
    there = f"set B.front {front}\n" if front else ""
    assert picked(FOUR + f"set turn B\n{there}set B.hand {hand}", 1) == pick


def test_a_friend_is_freed_from_jail_and_a_foe_is_not() -> None:
    text = FIVE + "set turn D\nset turns 9\nset D.hand cat_balou_kh\nset A.front dynamite_2h"
    assert picked(text, 3) == ("play", "cat_balou_kh", 0, "dynamite_2h")
    foe = mind(FIVE + "set turn D\nset D.hand cat_balou_kh\nset B.front jail_js", 3, B_SHOT_A)
    assert plays.score(foe, ("play", "cat_balou_kh", 1, "jail_js")) < NEVER + 1


def test_a_gatling_that_would_kill_the_sheriff_is_not_for_his_deputy() -> None:
    text = FIVE + "set turn D\nset turns 9\nset D.hand gatling_10h\nset A.life 1\nset B.life 1"
    assert picked(text, 3) == ("end",)
    assert picked(text.replace("turn D", "turn B").replace("D.hand", "B.hand"), 1) == ("play", "gatling_10h")


def test_a_greenhorn_bears_a_grudge_and_infers_nothing() -> None:
    memory = Memory(0, (("at", 4, "bang", 1, 0b01111, 1),))
    text = FIVE + "set turn B\nset turns 9\nset B.hand bang_qh"
    assert mind(text, 1, memory, GREENHORN).ill[4] >= 0.7
    assert mind(text, 1, memory, GREENHORN).believed == mind(text, 1).believed


def test_three_in_ten_outlaws_hide_in_their_first_turn() -> None:
    text = FIVE + "set turn B\nset turns 2\nset B.hand bang_qh"
    hidden = [nature for nature in range(0, 10_000, 100) if mind(text, 1, Memory(nature)).ill[0] == 0]
    assert len(hidden) == 30
    assert mind(text.replace("turns 2", "turns 9"), 1, Memory(hidden[0])).ill[0] == 2


@pytest.mark.parametrize("name", ["calumet", "gun_belt", "horseshoe", "pickaxe", "gold_pan", "boots", "rucksack"])
def test_lasting_equipment_is_worth_its_price(name: str) -> None:
    text = "switch gold_rush true\n" + FOUR + f"set A.nuggets 5\nset shop {name} rhum shot"
    assert picked(text) == ("buy", name)
