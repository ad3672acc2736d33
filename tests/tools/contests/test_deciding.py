from __future__ import annotations

import json
import os

import pytest

from tools.contests import deciding


def test_games_of_all_levels_are_told_pick_by_pick(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: list[set[int]] = []
    monkeypatch.setattr(os, "sched_setaffinity", lambda pid, cores: kept.append(cores))
    monkeypatch.setattr(deciding, "SEATED", ("deputy", "greenhorn", "random"))
    monkeypatch.setattr("sys.argv", ["deciding", "pony_express", "3", "2", "alone"])
    deciding.main()
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(games) == 2 and games[0] != games[1] and games[0][0].split()[1:]
    assert games == list(deciding.decisions("pony_express", range(3, 5)))
    assert len(kept) == 1 and len(kept[0]) == 1
