"""The marker `clause`: a test that names a clause must really have met it in an event or a refusal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.event import Event
from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.rules.state import State


@pytest.fixture(autouse=True)
def clause_was_met(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Watches every event and refusal while a marked test runs; fails it when its clause did not appear."""
    wanted = {
        mark.args[0]
        for mark in request.node.iter_markers("clause")
        if mark.kwargs.get("kind", "event") in ("event", "refusal")
    }
    if not wanted:
        yield
        return
    met: set[str] = set()
    emit, why_not = State.emit, State.why_not

    def watched_emit(self: State, shape: type[Event], *arguments: object) -> None:
        met.add(str(arguments[0]))
        emit(self, shape, *arguments)

    def watched_why_not(self: State, seat: int, pick: Pick) -> Refusal | None:
        refusal = why_not(self, seat, pick)
        if refusal is not None:
            met.add(refusal.clause)
        return refusal

    monkeypatch.setattr(State, "emit", watched_emit)
    monkeypatch.setattr(State, "why_not", watched_why_not)
    yield
    assert wanted <= met, f"the clause did not appear: {sorted(wanted - met)}"
