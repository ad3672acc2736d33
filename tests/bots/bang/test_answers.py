from __future__ import annotations

from tests.bots.bang.table import picked

FOUR = """
seats 4
set A.role sheriff
set B.role outlaw
set C.role outlaw
set D.role renegade
"""
SHOT = FOUR + "set turn A\npending Shot by=A at=B name=bang needed={needed}\n"


def test_the_barrel_is_tried_before_a_card_is_spent() -> None:
    text = SHOT.format(needed=1) + "set B.hand missed_2s\nset B.front barrel_ks"
    assert picked(text, 1) == ("use", "barrel_ks")


def test_a_single_missed_is_not_wasted_on_slab() -> None:
    assert picked(SHOT.format(needed=2) + "set B.hand missed_2s beer_6h", 1) == ("pass",)
    assert picked(SHOT.format(needed=2) + "set B.hand missed_2s missed_3s", 1)[0] == "answer"


def test_a_dodge_answers_a_shot_as_a_missed_does() -> None:
    dodge_city = "switch dodge_city true\n"
    assert picked(dodge_city + SHOT.format(needed=1) + "set B.hand dodge_7d", 1) == ("answer", "dodge_7d")
    assert picked(dodge_city + SHOT.format(needed=2) + "set B.hand dodge_7d missed_2s", 1)[0] == "answer"


def test_whoever_can_be_saved_is() -> None:
    text = FOUR + "set turn A\nset B.life 0\nset B.status dying\nset B.hand beer_6h missed_2s\n"
    assert picked(text + "pending Damage at=B amount=1 by=A why=bang", 1) == ("answer", "beer_6h")


def test_the_least_useful_cards_go_at_the_end_of_a_turn() -> None:
    text = FOUR + "set turn B\nset B.life 2\nset B.hand missed_2s beer_6h saloon_5h\npending Turn seat=B phase=discard"
    assert picked(text, 1) == ("discard", "saloon_5h")


def test_the_best_card_is_taken_from_the_store() -> None:
    text = FOUR + "set turn B\nset store wells_fargo_3h saloon_5h jail_js\npending Store seat=B"
    assert picked(text, 1) == ("take", "wells_fargo_3h")
