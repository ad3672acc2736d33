"""What the painter is told of a race."""

from __future__ import annotations

import pytest

from game.stage.pony.sight import may_call, open_to_calls
from tests.stage.pony.test_table import Trail


@pytest.mark.parametrize("seed", [4, 5])
def test_who_may_call_is_shown_only_as_long_as_a_roll_can_be_called(seed: int) -> None:
    trail = Trail(1, 3, seed)
    told: set[tuple[str, bool]] = set()
    while kind := trail.until_asked(
        "cup", "call", "callers_move", "station", "keep_item", "cold_drink", "jail", "start"
    ):
        g = trail.table.floor.state
        told.add((kind, open_to_calls(g)))
        assert not open_to_calls(g) or may_call(g) or all(g.jailed[s] for s in range(3) if s != g.roller)
        trail.go_on()
        trail.frame()
    assert {("cup", True), ("call", True)} <= told
    assert {opened for kind, opened in told if kind not in ("cup", "call")} == {False}
