"""What the large numbers of `--full` came to: a dated table in `tools/results/full.md`.

A test says what it has counted through the fixture `figures`.  A run with `--full` puts its rows in the place of
those of the same tests and leaves all others, so that it can be done in pieces.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

RESULTS: Final = Path(__file__).resolve().parent.parent / "tools" / "results" / "full.md"
HEAD: Final = """# The large numbers

`python3 tools/test.py --full`: each row is the last run of its test, on the day it names, with the other checks of
that test on.  A test that fails says so here.  Rows without a count stand for all large tests of a file.  What has no
row has not been run yet; a table of the contract takes about seven minutes of one core.

| test | of | counted | seconds | when, where |
| --- | --- | --- | --- | --- |
"""

Count = Callable[..., None]


class Row(NamedTuple):
    """One line of the table; `test` and `of` tell it from all others."""

    test: str
    of: str
    counted: str
    seconds: str
    when: str

    def line(self) -> str:
        return "| " + " | ".join(self) + " |\n"


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Count:
    """Takes down what was counted, by name: `figures(games=2000, picks=612_345)`.  What is told last stands."""

    def count(**numbers: int) -> None:
        request.node.user_properties[:] = [("figures", numbers)]

    return count


class Table:
    """Gathers the rows of a run, in the process that hears of every test."""

    def __init__(self, place: Path, where: str) -> None:
        self.place = place
        self.where = where
        self.rows: list[Row] = []
        self._plain: dict[str, list[pytest.TestReport]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One test has run."""
        large: dict[str, Any] = dict(report.user_properties)
        if report.when != "call" or not large:
            return
        file, _, name = report.nodeid.removeprefix("tests/").partition("::")
        numbers = large.get("figures")
        if numbers is None:
            self._plain.setdefault(file, []).append(report)
            return
        test, _, of = name.removesuffix("]").partition("[")
        counted = ", ".join(f"{word} {number:,}" for word, number in numbers.items())
        self._add(f"{file}::{test}", of or "-", counted, [report])

    def pytest_sessionfinish(self) -> None:
        """All have: write."""
        for file, reports in self._plain.items():
            self._add(file, "-", f"tests {len(reports)}", reports)
        if self.rows:
            known = self.place.read_text(encoding="utf-8") if self.place.exists() else ""
            self.place.write_text(merged(known, self.rows), encoding="utf-8")

    def _add(self, test: str, of: str, counted: str, reports: list[pytest.TestReport]) -> None:
        failed = sum(report.failed for report in reports)
        verdict = f"**{failed} FAILED**, " if failed else ""
        seconds = f"{sum(report.duration for report in reports):.0f}"
        self.rows.append(Row(test, of, verdict + counted, seconds, self.where))


def merged(text: str, rows: Iterable[Row]) -> str:
    """The text of the table with these rows in it, in order of their tests."""
    found: dict[tuple[str, str], Row] = {}
    for line in text.partition("| --- |")[2].splitlines()[1:]:
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if len(cells) == len(Row._fields):
            row = Row(*cells)
            found[row.test, row.of] = row
    found |= {(row.test, row.of): row for row in rows}
    return HEAD + "".join(found[key].line() for key in sorted(found))


def here() -> str:
    """The day and the machine."""
    return f"{date.today()}, Python {platform.python_version()}, {os.cpu_count()} cores"


def pytest_configure(config: pytest.Config) -> None:
    """With --full, in the one process that hears of every test."""
    if config.getoption("--full") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Table(RESULTS, here()), "figures-table")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --full, whatever it makes larger is counted."""
    if config.getoption("--full"):
        for item in items:
            if item.get_closest_marker("full") or "full" in getattr(item, "fixturenames", ()):
                item.user_properties.append(("large", True))
