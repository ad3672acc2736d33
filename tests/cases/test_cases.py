"""Every case file in this folder holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.casefile import Case, read_cases
from game.rules.caserun import run_case

HERE = Path(__file__).parent
CASES = [case for path in sorted(HERE.rglob("*.case")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_case_holds(case: Case) -> None:
    assert any(line.words[0] in ("expect", "refuse") for line in case.play), "a case that expects nothing"
    assert run_case(case) == []


def test_no_two_cases_have_one_name() -> None:
    names = [case.name for case in CASES]
    assert len(names) == len(set(names))
