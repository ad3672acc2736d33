"""Every clause of seeds/ is pinned, in each of the ways its `test` line names, and nothing cites an unknown clause."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.rules.casefile import Case, read_cases
from tests.seeds.test_digest import CLAUSES, TEST, Clause

PROJECT = Path(__file__).resolve().parents[2]
CASES = [case for path in sorted((PROJECT / "tests/cases/wyatt_earp").glob("*.case")) for case in read_cases(path)]
IDS = {clause.id for clause in CLAUSES}


def pins_of_case(case: Case) -> Iterator[tuple[str, str]]:
    """(kind, clause) for every clause a case names: by a refusal, by an event, or by either."""
    for line in case.play:
        if line.words[0] == "refuse":
            yield "refusal", line.words[1].partition(":")[0]
        elif line.words[:2] == ("expect", "clause"):
            for clause in line.words[2:]:
                yield "event", clause
                yield "refusal", clause
        elif line.words[:2] == ("expect", "event"):
            yield from (("event", word.removeprefix("clause=")) for word in line.words if word.startswith("clause="))


def pins_of_code(text: str) -> Iterator[tuple[str, str]]:
    """(kind, clause) of every marker `pytest.mark.clause(clause, kind=...)` in a test file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            (clause,) = node.args
            kinds = [keyword.value for keyword in node.keywords if keyword.arg == "kind"]
            yield (ast.literal_eval(kinds[0]) if kinds else "event", ast.literal_eval(clause))


def all_pins() -> Mapping[str, set[str]]:
    """From clause to the kinds by which cases and tests pin it."""
    pins: defaultdict[str, set[str]] = defaultdict(set)
    for case in CASES:
        for kind, clause in pins_of_case(case):
            pins[clause].add(kind)
    for file in sorted((PROJECT / "tests").rglob("*.py")):
        for kind, clause in pins_of_code(file.read_text(encoding="utf-8")):
            pins[clause].add(kind)
    return pins


PINS = all_pins()


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_clause_is_pinned_in_every_way_its_digest_names(clause: Clause) -> None:
    wanted = {match[1] for match in TEST.finditer(clause.test)}
    assert wanted, clause.test
    assert wanted <= PINS.get(clause.id, set()), f"not pinned: {sorted(wanted - PINS.get(clause.id, set()))}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_names_no_clause_that_does_not_exist(case: Case) -> None:
    assert {clause for _, clause in pins_of_case(case)} - {"table"} <= IDS


def test_the_rules_cite_every_clause_that_an_event_or_a_refusal_pins_and_no_other() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (PROJECT / "game/wyatt_earp").rglob("*.py"))
    cited = set(re.findall(r'"(WE-\d+)"', code))
    assert cited <= IDS
    by_event_or_refusal = {clause for clause, kinds in PINS.items() if kinds & {"event", "refusal"}} - {"table"}
    assert cited == by_event_or_refusal
