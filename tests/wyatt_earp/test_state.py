from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.knowledge import view
from game.rules.library import find
from game.wyatt_earp import verbs
from game.wyatt_earp.deck import KIND_NUMBER, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS
from game.wyatt_earp.game import forecast, forecast_all
from game.wyatt_earp.state import (
    BANK_TOTAL,
    bank,
    has_outlaw,
    hidden_places,
    hidden_sets,
    is_hidden,
    is_open,
    may_hold,
    place,
    points,
    raw_points,
)
from tests.wyatt_earp.table import table

BOB = OUTLAW_NUMBER["bob_dalton"]
JESSE = OUTLAW_NUMBER["jesse_james"]
STOLEN = """
set A.laid.bob_dalton bob_dalton
set A.hand hideout
set B.hand most_wanted bob_dalton hideout
set opened.bob_dalton 1
set supply jesse_james
pending Turn seat=B phase=play
"""


def test_places_are_all_different_and_fill_the_list() -> None:
    g = table("set A.money 0", seats=4)
    assert sorted(place(s, o) for s in range(4) for o in range(N_OUTLAWS)) == list(range(len(g.laid)))


@pytest.mark.clause("WE-20", kind="state")
@pytest.mark.parametrize("persists", ["true", "false"])
def test_an_opened_outlaw_stays_open_when_its_cards_are_gone(persists: str) -> None:
    g = table(f"switch opened_persists {persists}\n{STOLEN}")
    assert g.why_not(1, ("lay", "bob_dalton", 1)) is None
    g.choose(1, ("most_wanted", "rob", 0, "bob_dalton"))
    assert not any(has_outlaw(g, seat, BOB) for seat in range(2))
    assert is_open(g, BOB) == (persists == "true")
    refusal = g.why_not(1, ("lay", "bob_dalton", 1))
    assert (refusal is None) == (persists == "true")
    assert refusal is None or refusal.reason == "three_to_open"


@pytest.mark.clause("WE-24", kind="state")
@pytest.mark.parametrize(("when", "over"), [("on_draw", False), ("when_empty", True)])
def test_a_shot_with_the_last_card_has_its_full_effect(when: str, over: bool) -> None:
    g = table(
        f"""
        switch second_exhaustion {when}
        set times 2
        rest discards
        set supply belle_starr
        set A.hand hideout jesse_james*2
        set B.hand hideout
        set B.laid.bob_dalton bob_dalton*4
        set opened.bob_dalton 1
        set poster.bob_dalton 3000
        pending Turn seat=A phase=play
        """
    )
    g.choose(0, ("hideout", 1, "bob_dalton"))
    happened = [shape.__name__ for shape, _ in g.log]
    assert happened[:3] == ["SheriffPlayed", "ShotFired", "HideoutLaid"]
    assert ("HandEnded" in happened) == over
    assert g.money == [0, 0]
    if not over:
        assert g.supply == () and is_hidden(g, 1, BOB)


def test_points_by_hand_and_under_a_hideout() -> None:
    g = table(
        """
        set A.laid.bob_dalton bob_dalton*2 photo_bob_dalton stagecoach_robbery hideout
        set A.laid.jesse_james jesse_james bank_robbery fastest_gun
        pending Turn seat=A phase=play
        """
    )
    assert (raw_points(g, 0, BOB), points(g, 0, BOB)) == (9, 0)
    assert (raw_points(g, 0, JESSE), points(g, 0, JESSE)) == (7, 7)
    assert hidden_places(g) == {place(0, BOB)}
    assert hidden_sets(g) == (("bob_dalton",), ())
    verbs.unhide(g, 0, 0, BOB)
    assert (points(g, 0, BOB), hidden_places(g), hidden_sets(g)) == (9, frozenset(), ((), ()))


def test_the_forecast_is_the_pay_out() -> None:
    lines = """
    set A.laid.bob_dalton bob_dalton*3
    set B.laid.bob_dalton bob_dalton*2
    set poster.bob_dalton 5000
    """
    g = table(lines + "pending Turn seat=A phase=play")
    assert (forecast(g, BOB, 0), forecast(g, BOB, 1)) == (3000, 2000)
    expected = [[0] * N_OUTLAWS for _ in range(2)]
    expected[0][BOB], expected[1][BOB] = 3000, 2000
    assert forecast_all(g) == expected
    assert table(lines + "set ended out\npending Settle").money == [3000, 2000]


def test_who_may_hold_a_card_hangs_on_what_the_table_has_seen_alone() -> None:
    photo = KIND_NUMBER["photo_bob_dalton"]
    shown = [
        ("set A.hand hideout\nset B.hand hideout", (True, True)),
        ("set A.hand photo_bob_dalton\nset B.hand hideout", (True, True)),
        ("set A.hand photo_bob_dalton@all\nset B.hand hideout", (True, False)),
        ("set A.hand photo_bob_dalton@AB\nset B.hand hideout", (True, False)),
        ("set A.hand hideout\nset B.hand hideout\nset discards photo_bob_dalton", (False, False)),
        ("set A.hand hideout", (True, False)),
    ]
    for lines, expected in shown:
        g = table(f"{lines}\npending Turn seat=A")
        assert (may_hold(g, 0, photo), may_hold(g, 1, photo)) == expected, lines


@pytest.mark.clause("WE-54", kind="state")
def test_money_is_open_to_everybody() -> None:
    g = table("set A.money 7000\nset B.money 12000\nset poster.bob_dalton 4000\npending Turn seat=A", seats=3)
    for viewer in (None, 0, 1, 2):
        seen = view(g, viewer).state
        assert seen.money == [7000, 12000, 0]
        assert seen.poster == [4000 if name == "bob_dalton" else 0 for name in OUTLAWS]


@given(
    st.lists(st.integers(0, 37), min_size=4, max_size=4),
    st.lists(st.tuples(st.integers(0, N_OUTLAWS - 1), st.integers(0, 30)), max_size=12),
    st.booleans(),
)
def test_a_limited_bank_gives_what_it_has(money: list[int], growth: list[tuple[int, int]], limited: bool) -> None:
    game = find("wyatt_earp")
    g = game.blank(4, game.presets.mix("cases", {"bank_limited": limited}), 1)
    g.money = [n * 1000 for n in money]
    for outlaw, amount in growth:
        before, there = bank(g), g.poster[outlaw]
        verbs.grow(g, outlaw, amount * 1000, "WE-18")
        given = amount * 1000 if not limited else min(before, amount * 1000)
        assert g.poster[outlaw] - there == given
        assert bank(g) == before - given
        assert not limited or bank(g) >= 0
    assert sum(g.money) + sum(g.poster) + bank(g) == BANK_TOTAL
