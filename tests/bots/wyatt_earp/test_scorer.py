"""Draws, lays and discards: plain positions with a plain answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.wyatt_earp.weights import DEPUTY, GREENHORN
from game.rules.kinds import Pick
from tests.bots.playing import picked

TO_PLAY = "set number 1\npending Turn seat=A phase=play\n"
TO_DRAW = "set number 1\npending Turn seat=A\n"


def test_cards_of_an_opened_outlaw_are_laid_all_at_once() -> None:
    lines = """
    set B.laid.jesse_james jesse_james*3
    set opened.jesse_james 1
    set poster.jesse_james 5000
    set A.hand jesse_james*3 belle_starr butch_cassidy bob_dalton
    set B.hand billy_the_kid*3 wes_hardin*3
    """
    assert picked(lines + TO_PLAY) == ("lay", "jesse_james", 3)


def test_a_set_that_captures_its_poster_at_once_is_laid() -> None:
    lines = """
    set poster.jesse_james 4000
    set A.hand jesse_james*4 belle_starr butch_cassidy
    set B.hand billy_the_kid wes_hardin sundance_kid
    """
    assert picked(lines + TO_PLAY) == ("lay", "jesse_james", 4)


@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        ("set A.hand jesse_james*2 belle_starr", "jesse_james"),
        ("set A.hand wyatt_earp belle_starr", "wyatt_earp"),
        ("set A.hand hideout belle_starr", "hideout"),
        ("set A.hand photo_jesse_james belle_starr", "photo_jesse_james"),
    ],
)
def test_what_a_hand_is_built_on_is_not_discarded(lines: str, kept: str) -> None:
    junk = "set B.hand billy_the_kid*5 wes_hardin*5\nset B.laid.belle_starr belle_starr\nset discards belle_starr*5\n"
    assert picked(lines + " sundance_kid bob_dalton\n" + junk + TO_PLAY.replace("play", "play sheriff=owed")) != (
        "discard",
        kept,
    )


def test_a_card_that_would_win_the_next_seat_its_poster_is_not_given_away() -> None:
    lines = """
    set B.laid.jesse_james jesse_james*4
    set A.laid.jesse_james jesse_james*2
    set opened.jesse_james 1
    set poster.jesse_james 9000
    set A.laid.belle_starr belle_starr*3 hideout
    set B.hand billy_the_kid wes_hardin
    set A.hand {cards}
    """
    assert picked(
        lines.format(cards="photo_jesse_james sundance_kid") + TO_PLAY.replace("play", "play sheriff=owed")
    ) == (
        "discard",
        "sundance_kid",
    )


def test_the_top_discard_is_taken_where_it_decides_and_two_fresh_cards_otherwise() -> None:
    lines = """
    set A.laid.jesse_james jesse_james*3
    set opened.jesse_james 1
    set poster.jesse_james 8000
    set discards {top} billy_the_kid
    set A.hand belle_starr butch_cassidy bob_dalton
    set B.hand billy_the_kid*3 wes_hardin*3
    """
    assert picked(lines.format(top="photo_jesse_james") + TO_DRAW) == ("draw", "discards")
    assert picked(lines.format(top="sundance_kid") + TO_DRAW) == ("draw", "supply")


ENDING = """
set times 2
set supply -
rest B.hand
set A.laid.jesse_james jesse_james*4
set opened.jesse_james 1
set poster.jesse_james 4000
set A.hand belle_starr butch_cassidy
"""


@pytest.mark.parametrize(("top", "pick"), [("jesse_james", "supply"), ("belle_starr", "supply")])
def test_a_hand_that_could_be_ended_is_not_drawn_out_for_nothing(top: str, pick: str) -> None:
    assert picked(ENDING + f"set discards {top} bob_dalton\n" + TO_DRAW) == ("draw", pick)


def test_a_hand_that_could_be_ended_goes_on_for_a_card_that_captures_a_poster() -> None:
    lines = ENDING.replace("jesse_james*4", "jesse_james*3") + "set discards jesse_james bob_dalton\n"
    assert picked(lines + TO_DRAW) == ("draw", "discards")


def test_a_third_card_is_not_taken_where_the_set_could_not_be_laid() -> None:
    """Two bots that take the same third card from each other, and can't lay it, would never end."""
    lines = """
    set poster.jesse_james 19000
    set discards jesse_james belle_starr
    set B.hand jesse_james*2
    set A.hand jesse_james*2 {more}
    """
    assert picked(lines.format(more="") + TO_DRAW) == ("draw", "supply")
    assert picked(lines.format(more="wes_hardin bob_dalton") + TO_DRAW) == ("draw", "discards")


def leaving_one(reward: int, other: str) -> Pick:
    """Whether A lays the last card but one, which ends the hand with the discard."""
    return picked(
        f"""
        set A.laid.jesse_james jesse_james*4
        {other}
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james {reward}
        set A.hand jesse_james wes_hardin
        set B.hand billy_the_kid*6
        """
        + TO_PLAY
    )


def test_a_hand_is_ended_by_whoever_gains_by_its_end() -> None:
    assert leaving_one(9000, "") == ("lay", "jesse_james", 1)
    behind = "set B.laid.bob_dalton bob_dalton*6\nset poster.bob_dalton 30000\nset B.money 20000"
    assert leaving_one(3000, behind)[0] == "discard"


def test_a_greenhorn_misjudges_but_not_what_is_plain() -> None:
    lines = """
    set A.laid.jesse_james jesse_james*3
    set opened.jesse_james 1
    set poster.jesse_james 30000
    set A.hand jesse_james*2 belle_starr butch_cassidy
    set B.hand billy_the_kid wes_hardin
    """
    assert picked(lines + TO_PLAY, weights=GREENHORN)[:2] == ("lay", "jesse_james")


def test_only_who_counts_cards_knows_that_the_rest_of_an_outlaw_is_gone() -> None:
    lines = """
    set discards jesse_james*5
    set A.hand jesse_james*2 belle_starr wyatt_earp
    set B.hand belle_starr*4 billy_the_kid*4
    """
    assert picked(lines + TO_PLAY.replace("play", "play sheriff=owed")) == ("discard", "jesse_james")
    forgetful = replace(DEPUTY, counts_cards=False)
    assert picked(lines + TO_PLAY.replace("play", "play sheriff=owed"), weights=forgetful) != ("discard", "jesse_james")


AHEAD = """
set A.laid.bob_dalton bob_dalton*4
set A.laid.butch_cassidy butch_cassidy*5
set A.laid.jesse_james jesse_james*2
set B.laid.jesse_james jesse_james*4
set B.laid.belle_starr belle_starr*3
set opened.bob_dalton 1
set opened.butch_cassidy 1
set opened.jesse_james 1
set opened.belle_starr 1
set poster.bob_dalton 3000
set poster.butch_cassidy 4000
set poster.jesse_james 4000
set poster.belle_starr 3000
set A.hand billy_the_kid*2 jesse_james wes_hardin
set B.hand wes_hardin*3 sundance_kid*3 hideout*2
"""


def test_whoever_is_ahead_gets_rid_of_cards() -> None:
    """The card brings nothing by itself, but the hand nearer to its end."""
    hasty, patient = replace(DEPUTY, tempo=0.7), replace(DEPUTY, tempo=0)
    assert picked(AHEAD + TO_PLAY, weights=hasty) == ("lay", "jesse_james", 1)
    assert picked(AHEAD + TO_PLAY, weights=patient)[0] == "discard"
