from __future__ import annotations

from pathlib import Path

import pytest

from tools.arena import main
from tools.contests import goals, tuning
from tools.contests.goal_table import GOALS
from tools.contests.groups import Contest


def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str) -> str:
    monkeypatch.setattr("sys.argv", ["arena.py", *words.split()])
    assert main() == 0
    return capsys.readouterr().out


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(monkeypatch, capsys, "deputy random --deals 2")
    assert out.startswith("deputy : random  2  4  ") and out.splitlines()[0].count("[") == 2
    assert "by seat: 1: " in out and "play: " in out


@pytest.mark.parametrize("words", ["--game bang deputy greenhorn --seats 4", "--game pony_express --teams"])
def test_every_game_is_played(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(monkeypatch, capsys, f"{words} --deals 1")
    assert "4" in out.split() and "all: " in out


def test_goals_are_measured_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "arena.md"
    monkeypatch.setattr(goals, "RESULTS", page)
    won = goals.won(Contest("pony_express", "deputy", "random", 3, "seed-002"))
    monkeypatch.setitem(GOALS, "P1", (goals.Line("one of three, won", won, goals.Wanted(low=30)),))
    out = printed(monkeypatch, capsys, "--goals P1 --groups 2 --write")
    assert "| P1 | one of three, won | at least 30 | " in out and "| 2 | " in out
    assert page.read_text(encoding="utf-8").endswith(out)


def test_what_came_of_a_tuning_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "tuning.md"
    monkeypatch.setattr(tuning, "RESULTS", page)
    printed(monkeypatch, capsys, "--game pony_express --tune gold jail --steps 1 --deals 1 --seats 3 --write")
    row = page.read_text(encoding="utf-8").removeprefix(tuning.HEAD)
    assert (
        "| `arena.py --game pony_express --tune gold jail --steps 1 --deals 1 --seats 3` | 0 of 1 | deputy | - |" in row
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--game bang --seats 9", "for 3 to 8 players"),
        ("--game bang cactus", "no bot 'cactus'"),
        ("--switch fog=true", "no switch 'fog'"),
        ("--preset moon", "no preset 'moon'"),
        ("--game bang --tune luck", "luck is no weight"),
    ],
)
def test_what_can_not_be_played_is_told_in_a_sentence(
    words: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["arena.py", *words.split()])
    with pytest.raises(SystemExit):
        main()
    assert told in capsys.readouterr().err
