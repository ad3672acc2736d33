from __future__ import annotations

import subprocess

import pytest

from tests.e2e.desk import Missing
from tools.benches import thinking
from tools.contests import goals_steady as steady
from tools.contests.goals import Bench, Line, Wanted, rows


def test_frames_with_a_search_are_held_against_those_without(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = {"alone": [16.0] * 99 + [30.0], "worker": [16.0] * 97 + [30.0] * 3, "slices": [16.0] * 100}
    monkeypatch.setattr(thinking, "turns", lambda many: [turn] * many)
    bench = Bench()
    assert steady.late("worker")(bench, 4) == pytest.approx((2, 2, 2, 4))
    assert steady.late("slices")(bench, 4) == pytest.approx((-1, -1, -1, 4))


def test_without_a_virtual_screen_the_row_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def turns(many: int) -> thinking.Turns:
        raise Missing("a test in a real window needs: sudo apt install xvfb")

    monkeypatch.setattr(thinking, "turns", turns)
    row = next(rows("S2", [Line("late", steady.late("worker"), Wanted(high=1))], Bench()))
    assert "sudo apt install xvfb" in row


def test_two_processes_are_compared_pick_by_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    said = iter(['["0 draw", "0 play"]\n["1 draw"]\n', '["0 draw", "0 pass"]\n["1 draw", "1 play"]\n'])
    asked: list[tuple[list[str], str]] = []

    def run(command: list[str], env: dict[str, str], **more: object) -> subprocess.CompletedProcess[str]:
        asked.append((command[2:], env["PYTHONHASHSEED"]))
        return subprocess.CompletedProcess(command, 0, next(said))

    monkeypatch.setattr(subprocess, "run", run)
    found = steady.decided_otherwise("bang")(Bench(groups=2), 9)
    assert found.value == pytest.approx(50) and found.groups == 2
    module = ["tools.contests.deciding", "bang", "1", "2"]
    assert asked == [([*module, "alone"], "1"), (module, "4242")]
