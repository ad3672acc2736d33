"""The breaker of rules: what it breaks is broken, is whole again afterwards, and is told when nobody saw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.pony_express import calling
from game.rules import library
from game.rules.casefile import read_cases
from tools import break_rules
from tools.breakage import code, data


@pytest.fixture(autouse=True)
def few_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One case, and nothing excused."""
    usual = (break_rules.CASES / "wyatt_earp" / "WE-E44.case").read_text(encoding="utf-8")
    (tmp_path / "wyatt_earp").mkdir()
    (tmp_path / "wyatt_earp" / "one.case").write_text(usual, encoding="utf-8")
    (tmp_path / "wyatt_earp.txt").write_text("# nothing\n", encoding="utf-8")
    monkeypatch.setattr(break_rules, "CASES", tmp_path)
    monkeypatch.setattr(break_rules, "UNSEEN", tmp_path)
    monkeypatch.setattr(library, "names", library.names)
    return tmp_path


def broken(word: str) -> int:
    return break_rules.main(["--game", "wyatt_earp", word])


def test_what_a_case_sees_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert broken("a stagecoach_robbery counts one point more") == 0
    assert capsys.readouterr().out.endswith("1 breakages, 0 faults, 0 unseen for a reason\n")


def test_a_part_is_every_so_many_th(capsys: pytest.CaptureFixture[str]) -> None:
    tried = []
    for part in ("1/3", "2/3", "3/3"):
        break_rules.main(["--game", "wyatt_earp", "--part", part, "bank_robbery"])
        tried.append(int(capsys.readouterr().out.rpartition("wyatt_earp: ")[2].split()[0]))
    break_rules.main(["--game", "wyatt_earp", "bank_robbery"])
    assert sum(tried) == int(capsys.readouterr().out.rpartition("wyatt_earp: ")[2].split()[0]) > max(tried)


@pytest.mark.parametrize("part", ["0/3", "4/3", "two", "1/0"])
def test_what_is_no_part_is_refused(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        break_rules.main(["--part", part])
    assert "is no part" in capsys.readouterr().err


def test_what_no_case_sees_is_told_unless_it_is_excused(few_cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "a bank_robbery counts one point more"
    assert broken(name) == 1
    assert f"no case noticed: {name}\n" in capsys.readouterr().out
    (few_cases / "wyatt_earp.txt").write_text(f"{name} # no bank here\n", encoding="utf-8")
    assert broken(name) == 0


def test_an_excuse_for_what_is_seen_or_does_not_exist_is_told(
    few_cases: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = "a stagecoach_robbery counts one point more"
    (few_cases / "wyatt_earp.txt").write_text(f"{seen} # a slip\nno such thing # a slip\n", encoding="utf-8")
    assert broken(seen) == 1
    said = capsys.readouterr().out
    assert f"listed as unseen, but WE-E44 notices it: {seen}\n" in said
    assert "there is no such breakage: no such thing" in said


def test_cases_that_fail_by_themselves_are_told(few_cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (few_cases / "wyatt_earp" / "one.case").open("a", encoding="utf-8") as file:
        file.write("expect A.points.bob_dalton 99\n")
    assert broken("HAND_SIZE") == 1
    assert capsys.readouterr().out == "WE-E44 fails with nothing broken\n"


def test_a_case_that_does_not_end_has_noticed(few_cases: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(case: object) -> list[str]:
        while True:
            pass

    monkeypatch.setattr(break_rules, "LIMIT", 0.05)
    monkeypatch.setattr(break_rules, "run_case", endless)
    assert break_rules.noticed(read_cases(few_cases / "wyatt_earp" / "one.case")) == "WE-E44"


def test_everything_is_whole_again_after_each_breakage(few_cases: Path) -> None:
    cases = read_cases(few_cases / "wyatt_earp" / "one.case")
    wyatt_earp = break_rules.SUBJECTS["wyatt_earp"]
    lines = [b for b in code.breakages(wyatt_earp) if "robberies" in b.name or "lay_sheriff" in b.name]
    tried = [*data.breakages(wyatt_earp), *lines]
    noticed = 0
    for breakage in tried:
        with breakage.broken():
            noticed += bool(break_rules.noticed(cases))
        assert break_rules.noticed(cases) == "", breakage.name
    assert noticed > 10
    assert len({breakage.name for breakage in tried}) == len(tried)


@pytest.mark.parametrize("game", sorted(break_rules.SUBJECTS))
def test_every_excuse_has_a_reason(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    excuses = break_rules.unseen(game)
    assert excuses and all(excuses.values())


def test_what_a_function_remembers_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    pony = break_rules.SUBJECTS["pony_express"]
    (opened,) = (b for b in code.breakages(pony) if b.name.startswith("calling:_ranked: scope == 'nearest_only' -> "))
    spaces, free = (9, 9, 9), (1, 2)
    usual = calling._ranked(spaces, 0, free, False, "nearest_only")
    with opened.broken():
        assert calling._ranked(spaces, 0, free, False, "nearest_only") != usual
    assert calling._ranked(spaces, 0, free, False, "nearest_only") == usual


def test_which_hooks_there_are_is_forgotten_too() -> None:
    """The rules module remembers that of the things in play, and one case after another has the same in play."""
    bang = break_rules.SUBJECTS["bang"]
    path = break_rules.PROJECT / "tests" / "cases" / "bang" / "dodge_city_cards.case"
    cases = [case for case in read_cases(path) if case.name == "ten_gallon_hat"]
    (gone,) = (b for b in data.breakages(bang) if b.name == "card/ten_gallon_hat has no misses")
    for _ in range(2):
        assert break_rules.noticed(cases) == ""
        with gone.broken():
            assert break_rules.noticed(cases) == "ten_gallon_hat"


def test_a_breakage_that_stays_is_told(
    few_cases: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["", "WE-E44", "WE-E44"])
    monkeypatch.setattr(break_rules, "noticed", lambda cases: next(answers))
    assert broken("a stagecoach_robbery counts one point more") == 1
    assert "WE-E44 fails with nothing broken any more" in capsys.readouterr().out


def test_help_says_what_is_broken_and_where_excuses_stand(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        break_rules.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "--game {bang,pony_express,wyatt_earp}" in said and "tools/breakage/unseen/NAME.txt" in said
