from __future__ import annotations

import pytest

from game.rules.library import Presets, Span
from game.stage.menus.rulebook import MOST_MIXES, Rulebook

PRESETS = Presets(
    {"points": (8, 9), "end": ("at_least", "more_than"), "sum": Span(5000, 20000, 5000), "bank": (False, True)},
    {
        "cases": {"points": 8, "end": "at_least", "sum": 5000, "bank": False},
        "one": {"points": 8, "end": "more_than", "sum": 5000, "bank": False},
        "two": {"points": 9, "end": "at_least", "sum": 20000, "bank": True},
    },
    "two",
)


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.remembered(PRESETS, "two", {}, {})


def test_the_default_comes_first_and_the_cases_are_not_offered(book: Rulebook) -> None:
    assert book.names == ["two", "one"]


def test_a_sum_with_many_values_goes_in_leaps_from_one_round_value_to_the_next() -> None:
    sums = Presets({"sum": Span(5000, 100000, 1000)}, {"cases": {"sum": 5000}, "one": {"sum": 25000}}, "one")
    book = Rulebook.remembered(sums, "one", {}, {})
    assert [book.turn("sum", -1) for _ in range(5)] == [20000, 15000, 10000, 5000, 100000]
    assert book.turn("sum") == 5000
    book.switches["sum"] = 12000  # from the command line
    assert book.turn("sum") == 15000
    book.switches["sum"] = 12000
    assert book.turn("sum", -1) == 10000


def test_switches_go_round_their_legal_values(book: Rulebook) -> None:
    assert book.turn("points") == 8
    assert book.turn("points") == 9
    assert book.turn("sum") == 5000
    assert book.turn("sum", -1) == 20000
    assert book.turn("bank") is False
    assert book.changed == {"bank": False}


def test_choosing_a_preset_takes_changes_back(book: Rulebook) -> None:
    book.turn("points")
    book.choose("one")
    assert book.switches == PRESETS.mixes["one"]
    assert book.changed == {}


def test_what_was_played_last_comes_back_without_what_is_no_longer_legal() -> None:
    book = Rulebook.remembered(PRESETS, "one", {"points": 9, "gone": 3, "sum": 123}, {})
    assert book.chosen == "one"
    assert book.changed == {"points": 9}
    assert Rulebook.remembered(PRESETS, "lost", {}, {}).chosen == "two"


def test_own_mixes_are_saved_chosen_and_forgotten(book: Rulebook) -> None:
    book.turn("end")
    assert book.save_as("  Friday   night ")
    assert book.chosen == "Friday night"
    assert book.changed == {}
    book.choose("one")
    book.choose("Friday night")
    assert book.switches["end"] == "more_than"
    book.forget("Friday night")
    assert book.names == ["two", "one"]
    assert book.switches["end"] == "more_than"


def test_a_mix_cannot_take_a_presets_name_and_there_are_not_too_many(book: Rulebook) -> None:
    assert not book.save_as("one")
    assert not book.save_as("   ")
    for n in range(MOST_MIXES):
        assert book.save_as(f"mix {n}")
    assert not book.save_as("one more")
    assert book.save_as("mix 0"), "an old one may be written over"


def test_a_game_begins_with_a_preset_and_what_differs_from_it(book: Rulebook) -> None:
    book.choose("one")
    book.turn("bank")
    assert book.written() == ("one", {"bank": True})
    book.save_as("Ours")
    preset, changes = book.written()
    assert preset == "two"
    assert PRESETS.mix(preset, changes) == book.switches
