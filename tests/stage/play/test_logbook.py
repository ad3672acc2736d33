"""The log is read from its head when it is short, and from its newest entry when it is long."""

from __future__ import annotations

import pytest

from game.pony_express.events import TurnBegan
from game.rules.event import Event
from game.rules.kinds import SEATS
from game.stage.play.logbook import Logbook
from tests.stage.theatre import Theatre


def places(monkeypatch: pytest.MonkeyPatch, count: int) -> tuple[list[tuple[int, float]], Logbook]:
    """(turn, height) of every entry of a log of so many events, as it is painted; and the page."""
    drawn: list[tuple[int, float]] = []

    def note(self: Logbook, pen: object, event: Event, lines: list[str], y: float, step: float) -> None:
        assert isinstance(event, TurnBegan)
        drawn.append((event.turn, y))

    monkeypatch.setattr(Logbook, "_entry", note)
    events = [TurnBegan("PX-17", SEATS[n % 3], n) for n in range(count)]
    book = Logbook(events=events, names_of_seats=("Ana", "Bo", "Cy"))
    Theatre(book)
    last = drawn[-count:] if count < 10 else drawn
    return sorted(last), book


def test_a_short_log_begins_at_the_head_of_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    entries, book = places(monkeypatch, 3)
    heights = [y for _, y in entries]
    assert [turn for turn, _ in entries] == [0, 1, 2]
    high = book.stage.press.units(book.sheet.height)
    assert heights == sorted(heights) and heights[0] < 0.25 * high and heights[-1] < 0.5 * high


def test_a_long_log_is_filled_to_its_foot_with_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    entries, book = places(monkeypatch, 80)
    high = book.stage.press.units(book.sheet.height)
    assert max(turn for turn, _ in entries) == 79 and max(y for _, y in entries) > 0.8 * high
    assert min(turn for turn, _ in entries) > 0
