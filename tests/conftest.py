"""What every test stands on: no real screen, no real sound, a home of its own."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings

from game.words import insist, language, speak

pytest_plugins = ["tests.clauses", "tests.figures"]

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --full, which lets the tests marked `full` run."""
    parser.addoption("--full", action="store_true", help="also run the large numbers (tests marked `full`)")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis looks at the same examples each time, unless all is asked for; a missing sentence is a fault."""
    insist()
    settings.load_profile("full" if config.getoption("--full") else "steady")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the tests marked `full` out of the ordinary run."""
    if config.getoption("--full"):
        return
    large = [item for item in items if item.get_closest_marker("full")]
    config.hook.pytest_deselected(items=large)
    items[:] = [item for item in items if item not in large]


_homes = count()


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the large numbers were asked for, for tests that do more of the same then."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder for saves, settings and logs: no test ever touches the person's own.

    It is only made by who writes into it.  A `tmp_path` for each of thousands of tests would be looked for among all
    before.
    """
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("SUNDOWN_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def same_deal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose seed nobody names is dealt anew each time, yet a test sees the same deal in every run."""
    deals = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbelow", deals.randrange)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test speaks and however it takes what is missing, the next one begins in English and insists."""
    yield
    if language() != "en":
        speak("en")
    insist()
