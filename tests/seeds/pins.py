"""Where clauses are pinned: by case files, and by markers on tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from game.rules.casefile import Case, read_cases
from tests.seeds.digest import PROJECT, Digest


def cases_of(digest: Digest) -> list[Case]:
    """Every case of a game."""
    paths = sorted((PROJECT / "tests/cases" / digest.game).glob("*.case"))
    return [case for path in paths for case in read_cases(path)]


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


def all_pins(digest: Digest) -> Mapping[str, set[str]]:
    """From clause to the kinds by which cases and tests pin it."""
    pins: defaultdict[str, set[str]] = defaultdict(set)
    for case in cases_of(digest):
        for kind, clause in pins_of_case(case):
            pins[clause].add(kind)
    for file in sorted((PROJECT / "tests").rglob("*.py")):
        for kind, clause in pins_of_code(file.read_text(encoding="utf-8")):
            if clause in digest.ids:
                pins[clause].add(kind)
    return pins


def cited_by_code(digest: Digest) -> set[str]:
    """Every clause id that the rules of a game name."""
    code = "".join(path.read_text(encoding="utf-8") for path in (PROJECT / "game" / digest.game).rglob("*.py"))
    return set(re.findall(r'"([A-Z]{2}-\d+)"', code))
