from __future__ import annotations

import pytest

from game.rules.refusal import NOT_ASKED, Refusal
from game.words import plate, reason, speak
from game.words.refusals import clause_game
from tests.words.sources import GAMES, NAMES, refusals

TO_OPEN = Refusal("WE-17", "three_to_open", (("outlaw", "jesse_james"), ("held", 2), ("count", 2)))


def test_the_scan_finds_refusals_with_and_without_numbers() -> None:
    assert NOT_ASKED in refusals()
    for game in GAMES:
        assert len(refusals(game)) > 15 and any(refusal.numbers for refusal in refusals(game))


def test_a_reason_says_what_is_wrong_with_the_numbers_that_decide() -> None:
    words = "Nobody has opened Jesse James yet: that takes three cards at once, and only 2 are in hand."
    assert reason(TO_OPEN, NAMES) == words
    assert plate(TO_OPEN) == "NEED 3"


def test_enough_cards_in_hand_is_another_sentence() -> None:
    enough = TO_OPEN._replace(numbers=(("outlaw", "jesse_james"), ("held", 4), ("count", 2)))
    assert reason(enough, NAMES) == "Nobody has opened Jesse James yet: lay three or more at once."


def test_a_clause_belongs_to_its_game() -> None:
    assert clause_game("WE-17") == "wyatt_earp"
    assert clause_game("table") == ""


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("refusal", [r for game in ("", *GAMES) for r in refusals(game)], ids=str)
def test_every_refusal_says_what_is_wrong_and_what_can_be_done(refusal: Refusal, language: str) -> None:
    speak(language)
    words = reason(refusal, NAMES)
    assert words[0].isupper() and words.endswith(".") and "{" not in words
    assert ": " in words or ", and " in words, words
    assert len(words) <= (115 if language == "en" else 160), words
    label = plate(refusal)
    assert label == label.upper() and 1 <= len(label.split()) <= 4, label
