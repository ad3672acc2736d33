"""What holds of positions with the cards and characters of Dodge City, though no single event says it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bang.deck import BORDER, BULLETS, KINDS, N_PLAYING, NAME, ROLE_CARDS, SET
from game.bang.game import GAME
from game.bang.measures import distance
from tests.bang.tables import asked, dealt, legal, position, say

DODGE_CITY = "switch dodge_city true"
A, B = 0, 1


@pytest.mark.clause("BG-04", kind="data")
def test_what_dodge_city_brings() -> None:
    cards = [card for card in range(N_PLAYING) if SET[card] == "dodge_city"]
    assert Counter(BORDER[NAME[card]] for card in cards) == {"blue": 7, "brown": 19, "green": 14}
    assert sum(SET[card] == "dodge_city" for card, name in enumerate(NAME) if name in BULLETS) == 15
    assert sum(NAME[card] == "renegade" for card in ROLE_CARDS) == 2


@pytest.mark.clause("BG-62", kind="state")
@pytest.mark.parametrize(("switch", "sets"), [(False, {"base": 80}), (True, {"base": 80, "dodge_city": 40})])
def test_dodge_city_comes_with_the_base_game(switch: bool, sets: dict[str, int]) -> None:
    g = dealt(5, dodge_city=switch)
    used = g.deck + g.discards + sum(g.hand, ())
    assert Counter(SET[card] for card in used) == sets


@pytest.mark.clause("BG-60", kind="state")
def test_cards_that_do_the_same_add_up() -> None:
    g = position("seats 8", DODGE_CITY, "set A.front scope_as binocular_10d", "set E.front mustang_8h hideout_kd")
    assert distance(g, A, 4) == 4 and distance(g, A, 2) == 1 and distance(g, B, 4) == 5


@pytest.mark.clause("BG-122", kind="state")
def test_in_belle_star_s_turn_a_barrel_cannot_be_tried() -> None:
    lines = ("seats 4", DODGE_CITY, "set A.character belle_star", "set B.front barrel_ks", "set B.hand missed_2s")
    g = say(position(*lines, "set A.hand bang_2c"), "A> play bang_2c B")
    assert not legal(g, "B> use barrel_ks") and legal(g, "B> answer missed_2s")
    other = say(position(*lines, "set turn C", "set C.hand bang_2c"), "C> play bang_2c B")
    assert legal(other, "B> use barrel_ks")


@pytest.mark.clause("BG-123", kind="state")
@pytest.mark.clause("BG-132", kind="state")
@pytest.mark.parametrize(
    ("character", "life", "cards"), [("bill_noface", 5, 1), ("bill_noface", 2, 4), ("pixie_pete", 4, 3)]
)
def test_how_many_cards_they_draw(character: str, life: int, cards: int) -> None:
    g = position(
        "seats 4", DODGE_CITY, f"set A.character {character}", f"set A.life {life}", "pending Turn seat=A phase=draw"
    )
    assert len(g.hand[A]) == cards


@pytest.mark.clause("BG-126", kind="state")
@pytest.mark.parametrize("card", ["dynamite_2h", "beer_6h", "bang_3c", "missed_2s"])
def test_elena_fuente_answers_with_any_card(card: str) -> None:
    lines = ("seats 4", DODGE_CITY, "set A.hand bang_2c", "set B.character elena_fuente", f"set B.hand {card}")
    g = say(position(*lines), "A> play bang_2c B", f"B> answer {card}")
    assert g.life[B] == 3 and KINDS[g.discards[0]] == card


@pytest.mark.clause("BG-133", kind="state")
@pytest.mark.parametrize(("cards", "asks"), [(10, "B"), (11, "A")])
def test_sean_mallory_keeps_ten(cards: int, asks: str) -> None:
    hand = " ".join(f"bang_{n}c" for n in range(2, 10)) + " beer_6h beer_7h" + " beer_8h" * (cards - 10)
    g = position("seats 4", DODGE_CITY, "set A.character sean_mallory", "set A.life 1", f"set A.hand {hand}")
    assert asked(say(g, "A> end")) == asks


@pytest.mark.clause("BG-134", kind="state")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 4)])
def test_tequila_joe_s_beer_brings_two_up_to_his_total(life: int, after: int) -> None:
    g = position(
        "seats 4", DODGE_CITY, "set turn B", "set B.character tequila_joe", f"set B.life {life}", "set B.hand beer_6h"
    )
    assert say(g, "B> play beer_6h").life[B] == after


def test_the_winners_of_a_table_with_dodge_city_are_found() -> None:
    g = position("seats 4", DODGE_CITY, "set A.hand bang_2c", "set D.life 1", "set B.status out", "set C.status out")
    assert GAME.winners(say(g, "A> play bang_2c D")) == (A,)
