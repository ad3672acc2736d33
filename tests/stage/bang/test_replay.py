"""Watching a game of BANG! again."""

from __future__ import annotations

import pytest

from game.stage.bang.replay import BangReplay
from game.table.replay import Replay
from tests.stage.theatre import Theatre
from tools.screens.bang import saved


@pytest.fixture
def watched() -> tuple[Theatre, BangReplay]:
    table = BangReplay(replay=Replay(saved()), playing=False)
    return Theatre(table, painting=False), table


def test_the_table_shows_each_position_as_its_viewer_knew_it(watched: tuple[Theatre, BangReplay]) -> None:
    theatre, table = watched
    for part in (0, 3, 2):
        table.seek(table.replay.length * part // 4)
        theatre.frame()
        assert table.floor.viewer == table.viewer == table.floor.holder
        known = table.replay.view(table.viewer).state
        assert table.floor.state.hand == known.hand and table.floor.state.role == known.role
        assert sum(bool(look.role) for look in table.floor.sight.seats) < 6, "not all roles are known yet"


def test_at_the_end_all_roles_lie_open_and_on_the_way_back_they_close(watched: tuple[Theatre, BangReplay]) -> None:
    theatre, table = watched
    table.seek(table.replay.length)
    theatre.frame()
    assert all(look.role for look in table.floor.sight.seats)
    table.act("step_back")
    theatre.frame()
    assert not table.floor.unveiled


def test_every_pick_is_played_and_leaves_nothing_in_the_air(watched: tuple[Theatre, BangReplay]) -> None:
    theatre, table = watched
    for _ in range(30):
        table.act("step")
        for _ in range(400):
            theatre.frame()
            if not table.motion.acting:
                break
        assert not table.floor.air.sprites and not table.floor.absent and not table.floor.lives
    assert table.replay.position == 30
