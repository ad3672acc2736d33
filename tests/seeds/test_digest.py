"""The digest in seeds/, the clause and switch messages, the presets and the card list belong together."""

from __future__ import annotations

import csv
import itertools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

PROJECT = Path(__file__).resolve().parents[2]
SEEDS = PROJECT / "seeds"
DOCUMENTS = ("000-wyatt-earp-chinese.md", "004-wyatt-earp-persian.md")
LOCALE = PROJECT / "assets" / "locale" / "en"
CLAUSE_IDS = [f"WE-{number:02}" for number in range(1, 55)]
PRESET_NAMES = ("cases", "seed-000", "seed-004", "published")

HEAD = re.compile(r"\*\*(WE-\d\d)\*\* (\S.*\.)")
SOURCE = re.compile(r"([^;()]+?)(?: \(([^()]*)\))?(?:; |$)")
TEST = re.compile(r"(event|refusal|data|state): ([^;()]+?)(?:; |(?= \()|$)")
NOT_TESTABLE = re.compile(r"\(not testable: [^()]+\)")
SECOND_PERSON = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """One clause as it stands in the digest: its rule and the text of its three lines."""

    id: str
    rule: str
    sources: str
    switches: str
    test: str


def read_clauses(text: str) -> Iterator[Clause]:
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if not line.startswith("**WE-"):
            continue
        head = HEAD.fullmatch(line)
        assert head, f"a clause begins with its id and one sentence or more: {line!r}"
        bodies = []
        for label, body in zip(("from", "switches", "test"), lines[at + 1 : at + 4], strict=True):
            assert body.startswith(f"- {label}: "), f"{head[1]} has no line {label!r} in its place: {body!r}"
            bodies.append(body.removeprefix(f"- {label}: "))
        assert lines[at + 4 : at + 5] in ([], [""]), f"{head[1]} goes on after its test line"
        yield Clause(head[1], head[2], *bodies)


def document(name: str) -> str:
    return (SEEDS / name).read_text(encoding="utf-8")


CLAUSES = [clause for name in DOCUMENTS for clause in read_clauses(document(name))]
RULES: dict[str, Any] = tomllib.loads((PROJECT / "game/wyatt_earp/presets.toml").read_text(encoding="utf-8"))
SWITCHES: dict[str, Any] = RULES["switches"]
PRESETS: dict[str, dict[str, Any]] = RULES["presets"]


def table_rows(text: str, first_header: str) -> list[list[str]]:
    """The body rows of the Markdown table whose first header cell is `first_header`."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {first_header} |"):
            next(lines)
            body = itertools.takewhile(lambda row: row.startswith("|"), lines)
            return [[cell.strip() for cell in row.strip("|").split("|")] for row in body]
    raise AssertionError(f"no table begins with the column {first_header!r}")


def as_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_argument(value: Any) -> int | str:
    """A switch value as the messages take it: numbers as they are, true and false as text."""
    return value if type(value) is int else as_text(value)


def dashed(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def messages(name: str) -> list[str]:
    """Ids of all messages of a locale file, in order; fails on text the parser could not read."""
    resource = FluentParser().parse((LOCALE / name).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def sentence(bundle: FluentBundle, message_id: str, values: dict[str, Any]) -> tuple[str, list[Any]]:
    pattern = bundle.get_message(message_id).value
    assert pattern is not None, message_id
    text, errors = bundle.format_pattern(pattern, values)
    return str(text), list(errors)


def bundle_of(name: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / name).read_text(encoding="utf-8")))
    return bundle


def legal(switch: str, value: Any) -> bool:
    values = SWITCHES[switch]
    if isinstance(values, dict):
        steps = range(values["min"], values["max"] + 1, values["step"])
        return type(value) is int and value in steps
    return any(type(value) is type(other) and value == other for other in values)


def test_every_clause_is_written_exactly_once() -> None:
    assert sorted(clause.id for clause in CLAUSES) == CLAUSE_IDS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_clauses_stand_in_order(name: str) -> None:
    ids = [clause.id for clause in read_clauses(document(name))]
    assert ids == sorted(ids) and ids


@pytest.mark.parametrize("name", [*DOCUMENTS, "README.md"])
def test_only_written_clauses_are_cited(name: str) -> None:
    cited = set(re.findall(r"WE-\d+", document(name))) - {"WE-00"}
    assert cited <= set(CLAUSE_IDS)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_speaks_of_every_clause_of_the_other(name: str) -> None:
    text = document(name)
    own = {clause.id for clause in read_clauses(text)}
    cited = set(re.findall(r"WE-\d\d", text))
    for first, last in re.findall(r"WE-(\d\d) to WE-(\d\d)", text):
        cited |= {f"WE-{number:02}" for number in range(int(first), int(last) + 1)}
    if name == DOCUMENTS[0]:
        assert cited == set(CLAUSE_IDS)
    else:
        other = {row[0] for row in table_rows(text, "clause")}
        assert other == set(CLAUSE_IDS) - own


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_sources_are_known(clause: Clause) -> None:
    known = {row[0] for row in table_rows(document("README.md"), "name")}
    assert SOURCE.sub("", clause.sources) == "", clause.sources
    named = [match[1] for match in SOURCE.finditer(clause.sources)]
    assert named and set(named) <= known
    assert len(named) == len(set(named))


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_switches_are_known_and_complete(clause: Clause) -> None:
    listed = [] if clause.switches == "none" else clause.switches.split(", ")
    assert all(f"`{name.strip('`')}`" == name for name in listed), clause.switches
    assert {name.strip("`") for name in listed} <= set(SWITCHES)
    assert set(re.findall(r"`(\w+)`", clause.rule)) <= {name.strip("`") for name in listed}


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_test_line_is_regular(clause: Clause) -> None:
    rest = TEST.sub("", clause.test).strip()
    assert rest == "" or NOT_TESTABLE.fullmatch(rest), clause.test


def test_every_switch_is_named_by_a_clause() -> None:
    named = {name.strip("`") for clause in CLAUSES for name in clause.switches.split(", ")} - {"none"}
    assert named == set(SWITCHES)


def test_the_documents_differ_in_29_points() -> None:
    rows = table_rows(document(DOCUMENTS[0]), "#")
    assert [row[0] for row in rows] == [str(number) for number in range(1, 30)]
    for row in rows:
        assert len(row) == 7 and all(row)
        assert row[2] in CLAUSE_IDS
        assert row[6] == "none" or set(re.findall(r"`(\w+)`", row[6])) <= set(SWITCHES)
        assert row[6] == "none" or re.findall(r"`(\w+)`", row[6])


def test_every_clause_has_a_message_and_every_message_a_clause() -> None:
    assert messages("clauses_wyatt_earp.ftl") == [f"clause-{clause}" for clause in CLAUSE_IDS]


def values_by_reading() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every legal value of every switch that has a list of them, combined with all others of one clause."""
    for clause in CLAUSES:
        names = [name.strip("`") for name in clause.switches.split(", ") if name != "none"]
        choices = [[(n, v) for v in SWITCHES[n]] for n in names if isinstance(SWITCHES[n], list)]
        for combination in itertools.product(*choices):
            yield clause.id, {name: as_argument(value) for name, value in combination}


def test_clause_messages_are_short_sentences_under_every_reading() -> None:
    bundle = bundle_of("clauses_wyatt_earp.ftl")
    for clause_id, values in values_by_reading():
        text, errors = sentence(bundle, f"clause-{clause_id}", values)
        assert not errors, (clause_id, values, errors)
        assert text[0].isupper() and text.endswith("."), text
        assert len(text) <= 230, text
        assert text.count(". ") <= 1, text
        assert not SECOND_PERSON.search(text), text
        assert "  " not in text and "\n" not in text, text


def test_a_reading_changes_its_message() -> None:
    """A message that speaks of a switch says something else under each of its values."""
    silent = {("WE-06", "bank_limited"), ("WE-17", "opened_persists"), ("WE-18", "reward_pooling")}
    silent |= {("WE-24", "second_exhaustion"), ("WE-44", "zero_cp_shares"), ("WE-45", "sole_lead_margin")}
    bundle = bundle_of("clauses_wyatt_earp.ftl")
    for clause in CLAUSES:
        for name in (name.strip("`") for name in clause.switches.split(", ")):
            if name == "none" or isinstance(SWITCHES[name], dict) or (clause.id, name) in silent:
                continue
            said = {
                sentence(bundle, f"clause-{clause.id}", {name: as_argument(v)})[0] for v in SWITCHES[name]
            }
            assert len(said) == len(SWITCHES[name]), (clause.id, name, said)


def test_without_values_a_message_speaks_of_the_default_preset() -> None:
    bundle = bundle_of("clauses_wyatt_earp.ftl")
    default = {name: as_argument(value) for name, value in PRESETS[RULES["default"]].items()}
    for clause in CLAUSE_IDS:
        assert sentence(bundle, f"clause-{clause}", {})[0] == sentence(bundle, f"clause-{clause}", default)[0]


def test_presets_are_complete_and_legal() -> None:
    assert set(PRESETS) == set(PRESET_NAMES)
    assert RULES["default"] == "seed-004"
    for name, preset in PRESETS.items():
        assert list(preset) == list(SWITCHES), name
        for switch, value in preset.items():
            assert legal(switch, value), (name, switch, value)


def test_cases_takes_the_first_named_values() -> None:
    for switch, values in SWITCHES.items():
        if isinstance(values, list):
            assert PRESETS["cases"][switch] == values[0], switch
            assert len(values) == len({as_text(value) for value in values}) >= 2, switch


def test_presets_are_those_of_the_digest() -> None:
    rows = table_rows(document("README.md"), "switch")
    written = {}
    for switch, values in SWITCHES.items():
        legal_values = (
            f"{values['min']} to {values['max']} by {values['step']}"
            if isinstance(values, dict)
            else ", ".join(map(as_text, values))
        )
        written[f"`{switch}`"] = [legal_values, *(as_text(PRESETS[name][switch]) for name in PRESET_NAMES)]
    assert {row[0]: row[1:] for row in rows} == written


def test_switch_messages_are_complete_and_nothing_else() -> None:
    wanted = set()
    for switch, values in SWITCHES.items():
        labels = ["value"] if isinstance(values, dict) else [as_text(value) for value in values]
        wanted |= {dashed("switch", switch), dashed("switch", switch, "says")}
        wanted |= {dashed("switch", switch, label) for label in labels}
    for preset in PRESETS:
        wanted |= {dashed("preset", preset), dashed("preset", preset, "says")}
    found = messages("switches_wyatt_earp.ftl")
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_switch_messages_read_well() -> None:
    bundle = bundle_of("switches_wyatt_earp.ftl")
    for message_id in messages("switches_wyatt_earp.ftl"):
        text, errors = sentence(bundle, message_id, {"value": 25000})
        assert not errors, (message_id, errors)
        assert text.endswith(".") == message_id.endswith("-says"), text
        assert len(text) <= (130 if message_id.endswith("-says") else 30), text
        assert not SECOND_PERSON.search(text), text
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
