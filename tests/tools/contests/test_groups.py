from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tools.contests.bots import bot_of
from tools.contests.groups import TEAMS, Contest, Group, Kept, groups_of, line_ups, play_group
from tools.contests.playing import play

EARP = Contest("wyatt_earp", "deputy", "random", 3, "seed-004")
PONY = Contest("pony_express", "deputy", "greenhorn", 4, "seed-002")
BANG = Contest("bang", "deputy", "deputy", 4, "dv4")


def test_a_group_has_the_bot_in_every_seat() -> None:
    group = play_group(EARP, 5)
    one, two = EARP.bots()
    alone = [play(EARP.table(), [one if seat == own else two for seat in range(3)], 5) for own in range(3)]
    assert group.sums["games"] == 3
    assert group.sums["won"] == sum(own in game.winners for own, game in enumerate(alone))
    assert group.sums["parts"] == sum(game.parts for game in alone)
    assert group.sums["lead"] == sum(
        game.purses[own] - sum(game.purses[seat] for seat in range(3) if seat != own) / 2
        for own, game in enumerate(alone)
    )
    assert all(group.sums[f"games at {n}"] == 1 for n in (1, 2, 3))


def test_bots_that_are_alike_are_level() -> None:
    group = play_group(replace(EARP, first="deputy", second="deputy", seats=2), 5)
    assert (group.sums["won"], group.sums["lead"]) == (1, 0)


def test_in_every_role_the_same_bot_wins_what_the_others_would() -> None:
    group = play_group(BANG, 3)
    assert group.sums["games"] == group.sums["base games"] == 4
    assert group.sums["won"] == group.sums["base won"] > 0
    assert group.sums["games as outlaw"] == 2 and group.sums["games as sheriff"] == 1


def test_teams_are_halves_or_sides() -> None:
    halves = [line_up.own for line_up in line_ups(replace(PONY, way=TEAMS), ())]
    assert len(halves) == 6 and Counter(seat for own in halves for seat in own) == dict.fromkeys(range(4), 3)
    sides = replace(BANG, way=TEAMS)
    roles = ("sheriff", "outlaw", "renegade", "outlaw")
    assert {up.label: up.own for up in line_ups(sides, roles)} == {"law": (0,), "outlaws": (1, 3), "renegade": (2,)}
    group = play_group(sides, 3)
    assert all(group.sums[f"won {side}"] == group.sums[f"base won {side}"] for side in ("law", "outlaws", "renegade"))


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "groups.jsonl"
    first = Kept(file).group("one", lambda: Group(Counter(games=2, won=1)))
    again = Kept(file)
    assert again.group("one", lambda: pytest.fail("was played again")).sums == first.sums
    assert again.group("two", lambda: Group(Counter(games=2))).sums["games"] == 2
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_several_processes_play_the_same() -> None:
    one, two = (list(groups_of(PONY, range(3), Kept(None), jobs)) for jobs in (1, 2))
    assert [group.sums for group in one] == [group.sums for group in two]


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(ValueError, match="cactus"):
        replace(PONY, first="cactus").bots()
    assert bot_of("bang", "random").name == "random"
