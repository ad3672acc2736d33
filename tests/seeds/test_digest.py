"""The digests in seeds/, the clause and switch messages, the presets and the card list belong together."""

from __future__ import annotations

import csv
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.seeds.digest import (
    DIGESTS,
    EARP,
    NOT_TESTABLE,
    PROJECT,
    SECOND_PERSON,
    SOURCE,
    TEST,
    Clause,
    Digest,
    as_argument,
    as_text,
    bundle_of,
    dashed,
    document,
    messages,
    read_clauses,
    sentence,
    table_rows,
)

CLAUSES = EARP.clauses
DOCUMENTS = [(digest, name) for digest in DIGESTS for name in digest.documents]
EVERY_CLAUSE = [(digest, clause) for digest in DIGESTS for clause in digest.clauses]
each_digest = pytest.mark.parametrize("digest", DIGESTS, ids=str)
each_document = pytest.mark.parametrize(("digest", "name"), DOCUMENTS, ids=str)
each_clause = pytest.mark.parametrize(("digest", "clause"), EVERY_CLAUSE, ids=lambda p: getattr(p, "id", str(p)))


@each_digest
def test_every_clause_is_written_exactly_once(digest: Digest) -> None:
    assert sorted(clause.id for clause in digest.clauses) == sorted(digest.ids)


@each_document
def test_clauses_stand_in_order(digest: Digest, name: str) -> None:
    numbers = [int(clause.id.partition("-")[2]) for clause in read_clauses(document(name))]
    assert numbers == sorted(numbers) and numbers


@each_document
def test_only_written_clauses_are_cited(digest: Digest, name: str) -> None:
    cited = set(re.findall(rf"{digest.prefix}-\d+", document(name)))
    assert cited <= set(digest.ids)


def test_the_readme_cites_only_written_clauses() -> None:
    cited = set(re.findall(r"WE-\d+", document("README.md"))) - {"WE-00"}
    assert cited <= set(EARP.ids)


@pytest.mark.parametrize("name", EARP.documents)
def test_a_document_speaks_of_every_clause_of_the_other(name: str) -> None:
    text = document(name)
    own = {clause.id for clause in read_clauses(text)}
    cited = set(re.findall(r"WE-\d\d", text))
    for first, last in re.findall(r"WE-(\d\d) to WE-(\d\d)", text):
        cited |= {f"WE-{number:02}" for number in range(int(first), int(last) + 1)}
    if name == EARP.documents[0]:
        assert cited == set(EARP.ids)
    else:
        other = {row[0] for row in table_rows(text, "clause")}
        assert other == set(EARP.ids) - own


@each_clause
def test_sources_are_known(digest: Digest, clause: Clause) -> None:
    known = {row[0] for row in table_rows(document(digest.tables), "name")}
    assert SOURCE.sub("", clause.sources) == "", clause.sources
    named = [match[1] for match in SOURCE.finditer(clause.sources)]
    assert named and set(named) <= known
    assert len(named) == len(set(named))


@each_clause
def test_switches_are_known_and_complete(digest: Digest, clause: Clause) -> None:
    listed = [] if clause.switches == "none" else clause.switches.split(", ")
    assert all(f"`{name.strip('`')}`" == name for name in listed), clause.switches
    assert set(clause.switch_names()) <= set(digest.switches)
    assert set(re.findall(r"`(\w+)`", clause.rule)) <= set(clause.switch_names())


@each_clause
def test_test_line_is_regular(digest: Digest, clause: Clause) -> None:
    rest = TEST.sub("", clause.test).strip()
    assert rest == "" or NOT_TESTABLE.fullmatch(rest), clause.test


@each_digest
def test_every_switch_is_named_by_a_clause(digest: Digest) -> None:
    named = {name for clause in digest.clauses for name in clause.switch_names()}
    assert named == set(digest.switches)


def test_the_documents_differ_in_29_points() -> None:
    rows = table_rows(document(EARP.documents[0]), "#")
    assert [row[0] for row in rows] == [str(number) for number in range(1, 30)]
    for row in rows:
        assert len(row) == 7 and all(row)
        assert row[2] in EARP.ids
        assert row[6] == "none" or set(re.findall(r"`(\w+)`", row[6])) <= set(EARP.switches)
        assert row[6] == "none" or re.findall(r"`(\w+)`", row[6])


@each_digest
def test_every_clause_has_a_message_and_every_message_a_clause(digest: Digest) -> None:
    assert messages(f"clauses_{digest.game}.ftl") == [f"clause-{clause}" for clause in digest.ids]


def values_by_reading(digest: Digest) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every legal value of every switch that has a list of them, combined with all others of one clause."""
    for clause in digest.clauses:
        names = clause.switch_names()
        choices = [[(n, v) for v in digest.switches[n]] for n in names if isinstance(digest.switches[n], list)]
        for combination in itertools.product(*choices):
            yield clause.id, {name: as_argument(value) for name, value in combination}


@each_digest
def test_clause_messages_are_short_sentences_under_every_reading(digest: Digest) -> None:
    bundle = bundle_of(f"clauses_{digest.game}.ftl")
    for clause_id, values in values_by_reading(digest):
        text, errors = sentence(bundle, f"clause-{clause_id}", values)
        assert not errors, (clause_id, values, errors)
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        assert len(text) <= 230, text
        assert text.replace("St. Joseph", "").count(". ") <= 1, text
        assert not SECOND_PERSON.search(text), text
        assert "  " not in text and "\n" not in text, text


@each_digest
def test_a_reading_changes_its_message(digest: Digest) -> None:
    """A message that speaks of a switch says something else under each of its values."""
    bundle = bundle_of(f"clauses_{digest.game}.ftl")
    for clause in digest.clauses:
        for name in clause.switch_names():
            if isinstance(digest.switches[name], dict) or (clause.id, name) in digest.silent:
                continue
            said = {sentence(bundle, f"clause-{clause.id}", {name: as_argument(v)})[0] for v in digest.switches[name]}
            assert len(said) == len(digest.switches[name]), (clause.id, name, said)


@each_digest
def test_without_values_a_message_speaks_of_the_default_preset(digest: Digest) -> None:
    bundle = bundle_of(f"clauses_{digest.game}.ftl")
    default = {name: as_argument(value) for name, value in digest.mixes[digest.rules["default"]].items()}
    for clause in digest.ids:
        assert sentence(bundle, f"clause-{clause}", {})[0] == sentence(bundle, f"clause-{clause}", default)[0]


@each_digest
def test_presets_are_complete_and_legal(digest: Digest) -> None:
    assert set(digest.mixes) == set(digest.presets)
    assert digest.rules["default"] == digest.default
    for name, preset in digest.mixes.items():
        assert list(preset) == list(digest.switches), name
        for switch, value in preset.items():
            assert digest.legal(switch, value), (name, switch, value)


@each_digest
def test_the_worked_cases_take_the_first_named_values(digest: Digest) -> None:
    for switch, values in digest.switches.items():
        if isinstance(values, list):
            assert digest.mixes[digest.worked][switch] == values[0], switch
            assert len(values) == len({as_text(value) for value in values}) >= 2, switch


@each_digest
def test_presets_are_those_of_the_digest(digest: Digest) -> None:
    rows = table_rows(document(digest.tables), "switch")
    written = {}
    for switch, values in digest.switches.items():
        legal_values = (
            f"{values['min']} to {values['max']} by {values['step']}"
            if isinstance(values, dict)
            else ", ".join(map(as_text, values))
        )
        written[f"`{switch}`"] = [legal_values, *(as_text(digest.mixes[name][switch]) for name in digest.presets)]
    assert {row[0]: row[1:] for row in rows} == written


@each_digest
def test_switch_messages_are_complete_and_nothing_else(digest: Digest) -> None:
    wanted = set()
    for switch, values in digest.switches.items():
        labels = ["value"] if isinstance(values, dict) else [as_text(value) for value in values]
        wanted |= {dashed("switch", switch), dashed("switch", switch, "says")}
        wanted |= {dashed("switch", switch, label) for label in labels}
    for preset in digest.mixes:
        wanted |= {dashed("preset", preset), dashed("preset", preset, "says")}
    found = messages(f"switches_{digest.game}.ftl")
    assert len(found) == len(set(found))
    assert set(found) == wanted


@each_digest
def test_switch_messages_read_well(digest: Digest) -> None:
    bundle = bundle_of(f"switches_{digest.game}.ftl")
    for message_id in messages(f"switches_{digest.game}.ftl"):
        text, errors = sentence(bundle, message_id, {"value": 25})
        assert not errors, (message_id, errors)
        assert text.endswith(".") == message_id.endswith("-says"), text
        assert len(text) <= (130 if message_id.endswith("-says") else 30), text
        assert not SECOND_PERSON.search(text), text


def test_a_sum_of_dollars_is_written_as_one() -> None:
    bundle = bundle_of("switches_wyatt_earp.ftl")
    assert sentence(bundle, "switch-game-target-value", {"value": 25000})[0] == "$25,000"


def read_cards() -> list[dict[str, str]]:
    with (PROJECT / "game/wyatt_earp/cards.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def copies(rows: list[dict[str, str]]) -> int:
    return sum(int(row["copies"]) for row in rows)


def test_the_card_list_has_the_printed_counts() -> None:
    """WE-02, WE-03 and WE-04."""
    rows = read_cards()
    assert list(rows[0]) == ["kind", "outlaw", "points", "reward", "hole", "shot", "copies"]
    assert len(rows) == len({row["kind"] for row in rows}) == 20
    outlaws = [row for row in rows if row["kind"] == row["outlaw"]]
    photos = [row for row in rows if row["kind"] == f"photo_{row['outlaw']}"]
    others = {row["kind"]: int(row["copies"]) for row in rows if not row["outlaw"]}
    assert [row["copies"] for row in outlaws] == ["7"] * 7
    assert [row["copies"] for row in photos] == ["1"] * 7
    assert [row["outlaw"] for row in photos] == [row["outlaw"] for row in outlaws]
    assert others == {
        "stagecoach_robbery": 2,
        "bank_robbery": 4,
        "fastest_gun": 3,
        "most_wanted": 3,
        "hideout": 3,
        "wyatt_earp": 7,
    }
    assert copies(outlaws) == 49
    assert copies(photos) + sum(others.values()) == 29
    assert copies(rows) == 78


def test_holes_are_on_the_outlaw_cards_only() -> None:
    """WE-05."""
    rows = read_cards()
    assert {row["hole"] for row in rows} == {"yes", "no"}
    holed = [row for row in rows if row["hole"] == "yes"]
    assert copies(holed) == 49
    assert all(row["kind"] == row["outlaw"] for row in holed)


def test_points_rewards_and_shots_are_those_of_the_clauses() -> None:
    """WE-16, WE-26, WE-28 to WE-33, WE-35 to WE-37. An outlaw card's reward is counted by WE-18."""
    for row in read_cards():
        worth = (int(row["points"]), int(row["reward"]), row["shot"])
        if row["kind"] == row["outlaw"]:
            assert worth == (2, 0, "no")
        elif row["outlaw"]:
            assert worth == (4, 1000, "no")
        else:
            expected = {
                "stagecoach_robbery": (1, 3000, "yes"),
                "bank_robbery": (2, 1000, "yes"),
                "fastest_gun": (3, 1000, "yes"),
                "most_wanted": (0, 0, "optional"),
                "hideout": (0, 0, "yes"),
                "wyatt_earp": (0, 0, "optional"),
            }
            assert worth == expected[row["kind"]]
