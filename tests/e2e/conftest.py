"""Every test here gets a desk and the mark `e2e`."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Desk, Missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what lies in this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds to a failure what the program showed and said last, and where a picture of it is."""
    report = yield
    desk = getattr(item, "funcargs", {}).get("desk")
    if report.when == "call" and report.failed and isinstance(desk, Desk):
        picture = desk.place / "failure.png"
        desk.picture(picture)
        report.sections.append(("desk", f"{desk.story()}\npicture: {picture}"))
    return report


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A screen of 1280x720 with nothing on it yet. A missing program of the system is a failure, not a skip."""
    if not sys.platform.startswith("linux"):
        pytest.skip("a virtual screen is had on Linux only")
    try:
        made = Desk(tmp_path)
    except Missing as sentence:
        pytest.fail(str(sentence), pytrace=False)
    with made:
        yield made
