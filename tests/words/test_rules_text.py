from __future__ import annotations

import pytest

from game.rules.library import Span, Value
from game.words import (
    card_text,
    clause,
    game_name,
    preset_name,
    preset_says,
    speak,
    switch_name,
    switch_says,
    value_label,
)
from game.wyatt_earp.deck import KIND_NAMES
from tests.words.sources import GAME

DEFAULT = GAME.presets.mix(GAME.presets.default)


def mixed(**changes: Value) -> dict[str, Value]:
    return GAME.presets.mix(GAME.presets.default, changes)


def test_a_clause_reads_as_the_switches_stand() -> None:
    assert clause(GAME.name, "WE-20", mixed(opened_persists=True)) == (
        "An outlaw once opened stays open for the whole hand."
    )
    assert clause(GAME.name, "WE-20", mixed(opened_persists=False)).startswith("An outlaw without a card")


def test_what_is_no_clause_has_no_words() -> None:
    assert clause(GAME.name, "table", DEFAULT) == ""


def test_a_card_reads_as_the_switches_stand() -> None:
    ours, named = (
        card_text(GAME.name, "most_wanted", mixed(most_wanted_request=v)).rules for v in ("outlaw", "any_named")
    )
    assert "an outlaw card" in ours and "any card" in named


def test_a_sum_is_written_with_its_value() -> None:
    assert value_label(GAME.name, "game_target", 25000) == "$25,000"
    assert value_label(GAME.name, "capture_threshold", 9) == "9 or more"
    assert value_label(GAME.name, "bank_limited", True) == "Has $150,000"


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_full_card_has_room_for_its_text(kind: str, language: str) -> None:
    speak(language)
    text = card_text(GAME.name, kind, DEFAULT)
    assert text.title and text.footer == text.footer.upper()
    assert text.rules.endswith(".") and text.rules.count(". ") <= 2
    assert len(text.rules) <= (75 if language == "en" else 110), text.rules


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_switch_value_and_preset_has_words(language: str) -> None:
    speak(language)
    assert game_name(GAME.name)
    for switch, legal in GAME.presets.legal.items():
        values = (legal.low, legal.high) if isinstance(legal, Span) else legal
        assert switch_name(GAME.name, switch) and switch_says(GAME.name, switch).endswith(".")
        labels = {value_label(GAME.name, switch, value) for value in values}
        assert len(labels) == len(values)
    for preset in GAME.presets.mixes:
        assert preset_name(GAME.name, preset) and preset_says(GAME.name, preset).endswith(".")
