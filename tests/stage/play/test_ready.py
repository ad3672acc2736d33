"""A table makes ready what will be wanted while a person thinks, then sleeps."""

from __future__ import annotations

from game import words
from tests.stage.pony.test_table import Trail


def quiet(trail: Trail) -> None:
    """Let time pass until nothing is left to be made ready."""
    trail.until_asked("start", "cup", "declare")
    for _ in range(3000):
        trail.frame()
        if not trail.table.ahead.busy and not trail.table.sentences.busy:
            return
    raise AssertionError("it never comes to an end")


def test_while_a_person_thinks_sentences_and_prints_are_made_ready_then_the_table_sleeps() -> None:
    trail = Trail(seats=3)
    quiet(trail)
    assert list(words.ahead("pony_express")) == [], "no sentence is left to be parsed"
    assert any("street" in str(key[0]) for key in trail.stage.press.places), "the street is printed"
    assert trail.table.next_due() != 0.0


def test_for_another_window_prints_are_made_ready_anew() -> None:
    trail = Trail(seats=3)
    quiet(trail)
    trail.stage.window.open((1024, 768), full_screen=False)
    trail.stage.lay_out()
    trail.frame()
    assert trail.table.ahead.busy
    quiet(trail)
    assert any("street" in str(key[0]) for key in trail.stage.press.places)
