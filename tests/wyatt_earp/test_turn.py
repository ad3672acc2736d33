from __future__ import annotations

import pytest

from game.rules.library import find
from game.rules.refusal import Refusal
from game.wyatt_earp.state import Earp
from tests.wyatt_earp.table import table

HAND = """
set A.hand bob_dalton*2 jesse_james wyatt_earp hideout*2
set B.hand bank_robbery wyatt_earp
set B.laid.jesse_james jesse_james*3
set opened.jesse_james 1
pending Turn seat=A phase=play
"""


def bar(g: Earp, *pick: str | int) -> Refusal | None:
    return g.why_not(0, pick)


def test_a_refusal_carries_the_numbers_that_decide() -> None:
    g = table(HAND)
    facts = {"outlaw": "bob_dalton", "held": 2}
    three = bar(g, "lay", "bob_dalton", 2)
    assert three is not None and dict(three.numbers) == facts | {"count": 2}
    few = bar(g, "lay", "bob_dalton", 4)
    assert few is not None and dict(few.numbers) == facts | {"count": 4}
    missing = bar(g, "discard", "most_wanted")
    assert missing is not None and missing.numbers == (("kind", "most_wanted"),)
    photo = bar(g, "photo", "bob_dalton")
    assert photo is not None and photo.numbers == (("kind", "photo_bob_dalton"),)


def test_what_is_offered_is_whole_plays_and_nothing_twice() -> None:
    g = table(HAND)
    assert g.pending is not None
    offered = g.pending.options[0]
    assert len(offered) == len(set(offered))
    assert set(offered) == {
        ("lay", "jesse_james", 1),
        ("wyatt_earp", "draw"),
        ("hideout", 1, "jesse_james"),
        ("discard", "bob_dalton"),
        ("discard", "jesse_james"),
        ("discard", "wyatt_earp"),
        ("discard", "hideout"),
    }
    assert list(g.pending.options) == [0]


@pytest.mark.clause("WE-22", kind="state")
def test_a_card_spent_on_a_miss_was_the_sheriff_card_of_the_turn() -> None:
    g = table(HAND + "set supply wyatt_earp\n")
    g.choose(0, ("hideout", 1, "jesse_james"))
    assert not any("hideout" in g.schema.kinds[card] for card in g.laid[7 + 4])
    assert g.pending is not None
    assert all(pick[0] in ("lay", "discard") for pick in g.pending.options[0])
    spent = bar(g, "wyatt_earp", "draw")
    assert spent is not None and spent.reason == "one_sheriff_card"


@pytest.mark.clause("WE-14", kind="state")
def test_the_fetched_card_and_no_other_is_offered_as_the_second() -> None:
    g = table(HAND + "set discards photo_jesse_james\n")
    g.choose(0, ("wyatt_earp", "look"))
    g.choose(0, ("take", "photo_jesse_james"))
    assert g.pending is not None
    sheriff = [pick for pick in g.pending.options[0] if pick[0] not in ("lay", "discard")]
    assert sheriff == [("photo", "jesse_james")]
    g.choose(0, ("photo", "jesse_james"))
    assert g.pending is not None
    assert all(pick[0] in ("lay", "discard") for pick in g.pending.options[0])


@pytest.mark.clause("WE-01", kind="state")
@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_no_table_for_one_or_for_five(seats: int) -> None:
    assert find("wyatt_earp").seats == (2, 4)
    if seats:
        with pytest.raises(ValueError, match=f"2 to 4 seats, not {seats}"):
            table("", seats)
    for good in (2, 3, 4):
        assert len(table("", good).hand) == good
