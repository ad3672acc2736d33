"""The digests in seeds/ as the tests read them: clauses with their three lines, switches, presets, messages."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

PROJECT = Path(__file__).resolve().parents[2]
SEEDS = PROJECT / "seeds"
LOCALE = PROJECT / "assets" / "locale" / "en"

HEAD = re.compile(r"\*\*([A-Z]{2}-\d+)\*\* (\S.*\.)")
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

    def switch_names(self) -> list[str]:
        return [] if self.switches == "none" else [name.strip("`") for name in self.switches.split(", ")]


def read_clauses(text: str) -> Iterator[Clause]:
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if not re.match(r"\*\*[A-Z]{2}-", line):
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


@dataclass(frozen=True)
class Digest:
    """The digest of one game: `prefix` begins its clause ids, which count up to `last`; its `documents`, the strongest
    first; `tables` is the document that has the sources and the switches; `silent` are the (clause, switch) whose
    message does not speak of the switch; `more` are further series of clause ids.
    """

    game: str
    prefix: str
    last: int
    documents: tuple[str, ...]
    tables: str
    presets: tuple[str, ...]
    default: str
    silent: frozenset[tuple[str, str]]
    more: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return self.game

    @property
    def worked(self) -> str:
        """The preset that the worked cases run under."""
        return "cases" if "cases" in self.presets else self.default

    @cached_property
    def ids(self) -> list[str]:
        series = ((self.prefix, self.last), *self.more)
        return [f"{prefix}-{number:02}" for prefix, last in series for number in range(1, last + 1)]

    @cached_property
    def clauses(self) -> list[Clause]:
        return [clause for name in self.documents for clause in read_clauses(document(name))]

    @cached_property
    def rules(self) -> dict[str, Any]:
        return tomllib.loads((PROJECT / f"game/{self.game}/presets.toml").read_text(encoding="utf-8"))

    @property
    def switches(self) -> dict[str, Any]:
        found: dict[str, Any] = self.rules["switches"]
        return found

    @property
    def mixes(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = self.rules["presets"]
        return found

    def legal(self, switch: str, value: Any) -> bool:
        values = self.switches[switch]
        if isinstance(values, dict):
            steps = range(values["min"], values["max"] + 1, values["step"])
            return type(value) is int and value in steps
        return any(type(value) is type(other) and value == other for other in values)


EARP = Digest(
    "wyatt_earp",
    "WE",
    54,
    ("000-wyatt-earp-chinese.md", "004-wyatt-earp-persian.md"),
    "README.md",
    ("cases", "seed-000", "seed-004", "published"),
    "seed-004",
    frozenset(
        {
            ("WE-06", "bank_limited"),
            ("WE-17", "opened_persists"),
            ("WE-18", "reward_pooling"),
            ("WE-24", "second_exhaustion"),
            ("WE-44", "zero_cp_shares"),
            ("WE-45", "sole_lead_margin"),
        }
    ),
)
PONY = Digest(
    "pony_express",
    "PX",
    102,
    ("002-pony-express-chinese.md",),
    "002-pony-express-chinese.md",
    ("cases", "seed-002", "table"),
    "seed-002",
    frozenset(),
)
BANG = Digest(
    "bang",
    "BG",
    184,
    ("003-bang-chinese.md", "001-bang-chinese.md", "003-bang-gold-rush.md"),
    "003-bang-chinese.md",
    ("dv4", "seed-001", "seed-003"),
    "dv4",
    frozenset(
        {
            ("BG-63", "high_noon"),
            ("BG-63", "fistful_of_cards"),
            ("BG-68", "wild_west_show"),
            ("BG-174", "later_events"),
            ("BG-175", "later_events"),
            ("GR-01", "gold_rush"),
            ("GR-15", "shadow_gunslingers"),
        }
    ),
    (("GR", 42),),
)
DIGESTS = (EARP, PONY, BANG)


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
