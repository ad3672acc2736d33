"""What holds of positions and games of the Gold Rush, though no single event says it."""

from __future__ import annotations

import pytest

from game.bang.deck import KINDS, POOLS
from game.bang.measures import distance
from tests.bang.tables import asked, dealt, legal, position, say
from tests.contract.play import playout

GOLD = ("switch gold_rush true", "set shop shot bottle rhum")
SHADOWS = ("seats 5", *GOLD, "switch shadow_gunslingers true")
A, B, C, D = range(4)


@pytest.mark.clause("BG-71", kind="state")
@pytest.mark.parametrize(("switch", "shop"), [(False, 0), (True, 3)])
def test_gold_rush_adds_its_cards_and_nothing_else(switch: bool, shop: int) -> None:
    g = dealt(4, 5, gold_rush=switch)
    assert len(g.shop) == shop and len(g.deck + sum(g.hand, ())) == 80 and not any(g.nuggets)


@pytest.mark.clause("GR-03", kind="state")
def test_what_brings_no_nugget() -> None:
    duel = position("seats 4", *GOLD, "set A.hand duel_qd", "set B.hand bang_2c")
    say(duel, "A> play duel_qd B", "B> answer bang_2c")
    blown = position(
        "seats 4", *GOLD, "set A.front dynamite_2h", "set deck missed_5s", "pending Turn seat=A phase=start"
    )
    noon = position("seats 4", "switch high_noon true", *GOLD, "set event high_noon")
    say(noon, "A> end")
    for g in (duel, blown, noon):
        assert not any(g.nuggets)


@pytest.mark.clause("GR-04", kind="state")
@pytest.mark.clause("GR-09", kind="state")
@pytest.mark.parametrize("card", ["panic_jh", "cat_balou_kh"])
def test_neither_nuggets_nor_equipment_are_cards_to_be_taken(card: str) -> None:
    g = position("seats 4", *GOLD, f"set A.hand {card}", "set B.gear boots", "set B.nuggets 3")
    assert not legal(g, f"A> play {card} B hand") and not legal(g, f"A> play {card} B boots")


@pytest.mark.clause("GR-05", kind="state")
@pytest.mark.parametrize("pick", ["buy shot B", "swap beer_6h", "remove C boots"])
def test_the_shop_is_open_in_one_s_own_turn(pick: str) -> None:
    lines = ("seats 4", *GOLD, "set B.nuggets 5", "set B.hand beer_6h", "set C.gear boots")
    assert legal(position(*lines, "set turn B"), f"B> {pick}") and not legal(position(*lines), f"B> {pick}")


@pytest.mark.clause("GR-08", kind="state")
def test_black_equipment_stays_and_brown_does_not() -> None:
    g = position("seats 4", GOLD[0], "set shop pickaxe shot rhum", "set shop_deck boots", "set A.nuggets 5")
    say(g, "A> buy pickaxe", "A> buy shot A")
    assert [KINDS[card] for card in g.gear[A]] == ["pickaxe"] and KINDS[g.shop_deck[-1]] == "shot"


@pytest.mark.clause("GR-11", kind="state")
def test_a_beer_is_swapped_with_two_left_but_not_under_the_reverend() -> None:
    lines = ("seats 4", *GOLD, "switch high_noon true", "set A.hand beer_6h", "set B.status out", "set C.status out")
    assert legal(position(*lines), "A> swap beer_6h")
    assert not legal(position(*lines, "set event the_reverend"), "A> swap beer_6h")


@pytest.mark.clause("GR-14", kind="state")
def test_the_sheriff_s_penalty_leaves_his_nuggets() -> None:
    g = position("seats 5", *GOLD, "set A.hand bang_2c beer_6h", "set A.nuggets 2", "set B.life 1")
    say(g, "A> play bang_2c B")
    assert g.hand[A] == () and g.nuggets[A] == 3


@pytest.mark.clause("GR-17", kind="state")
def test_a_shadow_counts_in_its_own_turn_only() -> None:
    g = position(*SHADOWS, "set B.status out", "set B.sworn outlaws")
    assert distance(g, A, C) == 1 and not legal(g, "A> play bang_2c B")
    say(g, "A> end")
    assert g.status[B] == "shadow" and distance(g, A, C) == 2
    say(g, "B> end")
    assert distance(g, A, C) == 1 and asked(g) == "C"


@pytest.mark.clause("GR-19", kind="state")
@pytest.mark.parametrize(
    ("scope", "fell", "comes"), [("all", 1, True), ("first_only", 1, False), ("first_only", 0, True)]
)
def test_who_becomes_a_shadow(scope: str, fell: int, comes: bool) -> None:
    gone = ("set C.status out", "set C.fell 1") if fell else ()
    g = position(*SHADOWS, f"switch shadow_scope {scope}", *gone, "set A.hand bang_2c", "set B.life 1")
    say(g, "A> play bang_2c B")
    assert bool(g.sworn[B]) == comes


@pytest.mark.clause("GR-27", kind="state")
@pytest.mark.clause("GR-28", kind="state")
@pytest.mark.clause("GR-29", kind="state")
def test_gun_belt_horseshoe_and_pickaxe() -> None:
    hand = " ".join(f"bang_{n}c" for n in range(2, 10))
    assert asked(say(position("seats 4", *GOLD, "set A.gear gun_belt", f"set A.hand {hand}"), "A> end")) == "B"
    lucky = position("seats 4", *GOLD, "set A.hand bang_2c", "set B.gear horseshoe", "set B.front barrel_ks")
    assert asked(say(lucky, "A> play bang_2c B", "B> use barrel_ks")) == "B" and len(lucky.flipped) == 2
    digger = position("seats 4", *GOLD, "set A.gear pickaxe", "pending Turn seat=A phase=draw")
    assert len(digger.hand[A]) == 3


def test_equipment_never_gets_among_the_playing_cards() -> None:
    g = dealt(4, 9, gold_rush=True)
    for _ in playout(g, 9):
        assert all(POOLS[card] == "equipment" for card in g.shop + g.shop_deck + sum(g.gear, ()))
        assert len(g.shop + g.shop_deck + sum(g.gear, ())) == 24
