"""Each sheriff card is used, and for the right reason: positions in which one use is plainly best.

Every position is also put to a deputy that never plays the card, so that the handling is what makes the pick.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.bots.wyatt_earp.weights import DEPUTY
from game.rules.kinds import Pick
from game.wyatt_earp.deck import SHERIFF_VERBS
from tests.bots.playing import picked


class Use(NamedTuple):
    """`card` played as `pick` by seat A in the position of `lines`, because of `why`."""

    card: str
    why: str
    pick: Pick
    lines: str


TO_PLAY = """
set number 1
pending Turn seat=A phase=play
"""

USES = (
    Use(
        "photo",
        "four points capture the poster for whoever lays it",
        ("photo", "jesse_james"),
        """
        set A.laid.jesse_james jesse_james*3
        set opened.jesse_james 1
        set poster.jesse_james 4000
        set A.hand photo_jesse_james belle_starr bob_dalton butch_cassidy
        set B.hand billy_the_kid*2 wes_hardin*2
        """,
    ),
    Use(
        "photo",
        "a lead of two points becomes the only one",
        ("photo", "jesse_james"),
        """
        set A.laid.jesse_james jesse_james*4
        set B.laid.jesse_james jesse_james*3
        set opened.jesse_james 1
        set poster.jesse_james 7000
        set A.hand photo_jesse_james belle_starr bob_dalton
        set B.hand billy_the_kid*2 wes_hardin
        """,
    ),
    Use(
        "stagecoach_robbery",
        "three thousand dollars where all of them are one's own",
        ("stagecoach_robbery", "jesse_james"),
        """
        set A.laid.jesse_james jesse_james*5
        set A.laid.bob_dalton bob_dalton*3
        set B.laid.bob_dalton bob_dalton*4
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 5000
        set poster.bob_dalton 4000
        set A.hand stagecoach_robbery belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "bank_robbery",
        "two points capture the poster",
        ("bank_robbery", "belle_starr"),
        """
        set A.laid.belle_starr belle_starr*3
        set A.laid.bob_dalton bob_dalton*6
        set opened.belle_starr 1
        set opened.bob_dalton 1
        set poster.belle_starr 5000
        set poster.bob_dalton 6000
        set A.hand bank_robbery butch_cassidy sundance_kid
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "bank_robbery",
        "two points make a lead the only one",
        ("bank_robbery", "belle_starr"),
        """
        set A.laid.belle_starr belle_starr*4
        set B.laid.belle_starr belle_starr*2
        set A.laid.bob_dalton bob_dalton*6
        set opened.belle_starr 1
        set opened.bob_dalton 1
        set poster.belle_starr 9000
        set poster.bob_dalton 3000
        set A.hand bank_robbery butch_cassidy sundance_kid
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "fastest_gun",
        "it takes the lead and the other's Fastest Gun with it",
        ("fastest_gun", "jesse_james"),
        """
        set A.laid.jesse_james jesse_james*4
        set B.laid.jesse_james jesse_james*3
        set B.laid.bob_dalton bob_dalton*3 fastest_gun
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 7000
        set poster.bob_dalton 6000
        set A.hand fastest_gun belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "most_wanted",
        "the third card of a set, which the other took from the discards for all to see",
        ("most_wanted", "ask", "wes_hardin", "left"),
        """
        set poster.wes_hardin 6000
        set A.hand most_wanted wes_hardin*2 belle_starr butch_cassidy bob_dalton
        set B.hand wes_hardin@AB billy_the_kid*2 sundance_kid jesse_james
        """,
    ),
    Use(
        "most_wanted",
        "a robbed card leaves the other's poster below eight points",
        ("most_wanted", "rob", 1, "jesse_james"),
        """
        set B.laid.jesse_james jesse_james*4
        set B.laid.bob_dalton bob_dalton*6
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 7000
        set poster.bob_dalton 7000
        set A.hand most_wanted belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        set times 2
        set supply belle_starr*3
        rest discards
        """,
    ),
    Use(
        "hideout",
        "it hides the set that decides the richest poster",
        ("hideout", 1, "jesse_james"),
        """
        set B.laid.jesse_james jesse_james*5
        set B.laid.bob_dalton bob_dalton*4
        set A.laid.jesse_james bank_robbery photo_jesse_james
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 9000
        set poster.bob_dalton 3000
        set A.hand hideout belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "hideout",
        "without the hidden points the poster is not captured",
        ("hideout", 1, "jesse_james"),
        """
        set B.laid.jesse_james jesse_james*4
        set B.laid.bob_dalton bob_dalton*3
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 4000
        set poster.bob_dalton 4000
        set A.hand hideout belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "wyatt_earp",
        "it shoots at the Hideout on one's own richest set",
        ("wyatt_earp", "clear", 0, "jesse_james"),
        """
        set A.laid.jesse_james jesse_james*5 hideout
        set A.laid.bob_dalton bob_dalton*3 hideout
        set opened.jesse_james 1
        set opened.bob_dalton 1
        set poster.jesse_james 8000
        set poster.bob_dalton 3000
        set A.hand wyatt_earp belle_starr butch_cassidy
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "wyatt_earp",
        "the discards hold a Photo that would capture a poster",
        ("wyatt_earp", "look"),
        """
        set A.laid.jesse_james jesse_james*3
        set opened.jesse_james 1
        set poster.jesse_james 7000
        set discards belle_starr photo_jesse_james bob_dalton
        set A.hand wyatt_earp belle_starr butch_cassidy sundance_kid
        set B.hand billy_the_kid wes_hardin
        """,
    ),
    Use(
        "wyatt_earp",
        "nothing in the discards is worth two fresh cards",
        ("wyatt_earp", "draw"),
        """
        set discards belle_starr
        set A.hand wyatt_earp*2 belle_starr butch_cassidy sundance_kid bob_dalton jesse_james billy_the_kid
        set B.hand billy_the_kid*2 wes_hardin*2 sundance_kid*2 bob_dalton*2
        """,
    ),
)


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.card}: {use.why}")
def test_a_sheriff_card_is_played_where_it_does_most(use: Use) -> None:
    assert picked(use.lines + TO_PLAY) == use.pick
    unable = picked(use.lines + TO_PLAY, weights=replace(DEPUTY, ignore=frozenset({use.card})))
    assert unable[0] != use.card


def test_every_sheriff_card_has_such_a_position() -> None:
    assert {use.card for use in USES} == set(SHERIFF_VERBS)


OPENED_BY_B = """
set A.laid.bob_dalton bob_dalton*3
set B.laid.jesse_james jesse_james*4
set opened.bob_dalton 1
set opened.jesse_james 1
set poster.jesse_james 8000
set A.hand photo_jesse_james belle_starr butch_cassidy
set B.hand billy_the_kid wes_hardin
set number 1
pending Turn seat=B phase=play
pending PhotoWindow opener=B outlaw=jesse_james
"""


def test_a_photo_breaks_the_only_lead_out_of_turn() -> None:
    assert picked(OPENED_BY_B) == ("photo", "jesse_james")
    assert picked(OPENED_BY_B, weights=replace(DEPUTY, ignore=frozenset({"photo"}))) == ("pass",)


HIDDEN_BY_B = """
set A.laid.jesse_james jesse_james*5 hideout
set opened.jesse_james 1
set poster.jesse_james {reward}
set A.hand wyatt_earp belle_starr butch_cassidy
set B.hand billy_the_kid wes_hardin
set number 1
pending Turn seat=B phase=play
pending WyattWindow moment=landed whom=A outlaw=jesse_james
"""


@pytest.mark.parametrize(("reward", "pick"), [(9000, ("wyatt_earp", "clear", 0, "jesse_james")), (1000, ("pass",))])
def test_a_wyatt_earp_answers_a_hideout_out_of_turn_if_the_set_is_worth_it(reward: int, pick: Pick) -> None:
    assert picked(HIDDEN_BY_B.format(reward=reward)) == pick


def test_the_best_discard_is_taken_in_a_look_through() -> None:
    lines = """
    set A.laid.jesse_james jesse_james*3
    set opened.jesse_james 1
    set poster.jesse_james 7000
    set discards belle_starr photo_jesse_james hideout bob_dalton
    set A.hand belle_starr butch_cassidy sundance_kid
    set B.hand billy_the_kid wes_hardin
    set number 1
    pending Turn seat=A phase=play sheriff=played
    pending LookThrough seat=A
    """
    assert picked(lines) == ("take", "photo_jesse_james")
