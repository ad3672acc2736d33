from __future__ import annotations

import pytest

from game.bang.game import EXPANSIONS, GAME, NEEDING
from game.stage.menus.switchboard import Row, in_columns, listed

NAMES = [name for name in GAME.presets.legal if name not in EXPANSIONS]


def rows_with(*expansions: str) -> list[Row]:
    return listed(GAME, NAMES, GAME.presets.mix(GAME.presets.default, dict.fromkeys(expansions, True)))


def test_of_the_base_game_no_switch_of_an_expansion_is_shown() -> None:
    assert rows_with() == [Row(name) for name in NAMES if name not in NEEDING]


def test_with_everything_each_switch_stands_once_and_the_base_game_s_come_first() -> None:
    rows = rows_with(*EXPANSIONS)
    assert sorted(row.name for row in rows if not row.heading) == sorted(NAMES)
    base = len(NAMES) - len(NEEDING)
    assert not any(row.heading for row in rows[:base]) and rows[base] == Row("dodge_city", heading=True)
    assert [row.name for row in rows if row.heading] == list(EXPANSIONS)


@pytest.mark.parametrize(
    ("expansion", "switch"),
    [("dodge_city", "jose_limit"), ("gold_rush", "wanted_targets"), ("later_events", "event_preview")],
)
def test_a_switch_stands_under_what_it_is_about(expansion: str, switch: str) -> None:
    rows = rows_with(expansion)
    place = rows.index(Row(switch))
    assert [row for row in rows[:place] if row.heading] == [Row(expansion, heading=True)]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_switch_needs_expansions_that_there_are(expansion: str) -> None:
    assert any(expansion in sets for sets in NEEDING.values())
    assert set(NEEDING) <= set(GAME.presets.legal) and all(set(sets) <= set(EXPANSIONS) for sets in NEEDING.values())


@pytest.mark.parametrize("high", [2, 3, 5, 12])
def test_no_heading_stands_last_in_a_column_and_it_is_repeated_where_its_part_goes_on(high: int) -> None:
    rows = rows_with(*EXPANSIONS)
    columns = in_columns(rows, high)
    assert all(0 < len(column) <= high and not column[-1].heading for column in columns)
    assert [row for column in columns for row in column if not row.heading] == [row for row in rows if not row.heading]
    part = None
    for column in columns:
        assert column[0].heading or part is None
        for row in column:
            part = row if row.heading else part
            assert row.heading or GAME.part_of(row.name, dict.fromkeys(EXPANSIONS, True)) == (part.name if part else "")
