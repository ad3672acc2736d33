"""Every clause of seeds/ is pinned, in each of the ways its `test` line names."""

from __future__ import annotations

import pytest

from game.rules.casefile import Case
from tests.seeds.digest import BANG, TEST, Clause
from tests.seeds.pins import all_pins, cases_of, cited_by_code, pins_of_case

PINS = all_pins(BANG)


@pytest.mark.parametrize("clause", BANG.clauses, ids=lambda clause: clause.id)
def test_a_clause_is_pinned_in_every_way_its_digest_names(clause: Clause) -> None:
    wanted = {match[1] for match in TEST.finditer(clause.test)}
    assert wanted, clause.test
    assert wanted <= PINS.get(clause.id, set()), f"not pinned: {sorted(wanted - PINS.get(clause.id, set()))}"


@pytest.mark.parametrize("case", cases_of(BANG), ids=lambda case: case.name)
def test_a_case_names_no_clause_that_does_not_exist(case: Case) -> None:
    assert {clause for _, clause in pins_of_case(case)} - {"table"} <= set(BANG.ids)


def test_the_rules_cite_every_clause_that_an_event_or_a_refusal_pins_and_no_other() -> None:
    assert cited_by_code(BANG) <= set(BANG.ids)
    by_event_or_refusal = {clause for clause, kinds in PINS.items() if kinds & {"event", "refusal"}} - {"table"}
    assert cited_by_code(BANG) == by_event_or_refusal
