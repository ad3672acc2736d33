"""What the large numbers came to is kept, row by row."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.figures import HEAD, Count, Row, Table, merged

OLD = Row("a/test_a.py::test_one", "three", "games 2,000", "161", "2026-11-30, here")


def report(name: str, failed: bool = False, **numbers: int) -> pytest.TestReport:
    properties: list[tuple[str, object]] = [("figures", numbers)] if numbers else [("large", True)]
    outcome = "failed" if failed else "passed"
    return pytest.TestReport(name, ("", 0, ""), {}, outcome, None, "call", user_properties=properties, duration=2.4)  # type: ignore[arg-type]  # properties may be anything


def test_a_row_takes_the_place_of_its_own_and_leaves_the_others() -> None:
    text = merged("", [OLD, OLD._replace(of="four")])
    assert text == HEAD + OLD._replace(of="four").line() + OLD.line()
    newer = OLD._replace(counted="games 3", when="2026-12-01, there")
    assert merged(text, [newer]) == HEAD + OLD._replace(of="four").line() + newer.line()
    assert merged(text, []) == text


def test_a_run_is_written_down_with_its_counts_and_its_failures(tmp_path: Path) -> None:
    table = Table(tmp_path / "full.md", "today, here")
    table.pytest_runtest_logreport(report("tests/a/test_a.py::test_one[three]", games=2000, picks=12345))
    table.pytest_runtest_logreport(report("tests/a/test_a.py::test_two", failed=True, kills=50))
    for size in "12":
        table.pytest_runtest_logreport(report(f"tests/a/test_b.py::test_room[{size}]", failed=size == "2"))
    table.pytest_sessionfinish()
    lines = table.place.read_text().removeprefix(HEAD).splitlines()
    assert lines == [
        "| a/test_a.py::test_one | three | games 2,000, picks 12,345 | 2 | today, here |",
        "| a/test_a.py::test_two | - | **1 FAILED**, kills 50 | 2 | today, here |",
        "| a/test_b.py | - | **1 FAILED**, tests 2 | 5 | today, here |",
    ]


def test_a_run_of_nothing_large_writes_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path / "full.md", "today, here")
    small = report("tests/a/test_a.py::test_small")
    small.user_properties.clear()
    table.pytest_runtest_logreport(small)
    table.pytest_sessionfinish()
    assert not table.place.exists()


def test_what_is_told_last_stands(figures: Count, request: pytest.FixtureRequest) -> None:
    figures(games=1)
    figures(games=2, stalls=0)
    assert request.node.user_properties == [("figures", {"games": 2, "stalls": 0})]
