"""Every sentence the table can ask for exists, is filled by what comes with it, and is a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.assets import assets
from game.table.course import ANOTHER_HAS_ACTED, NEW_KNOWLEDGE, NOTHING_TO_UNDO
from game.words import plate, reason, say

TABLE = Path(__file__).parents[2] / "game" / "table"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TABLE.glob("*.py")))
FACTS: dict[str, str | int] = {
    "file": "FILE",
    "now": "NOW",
    "why": "WHY",
    "folder": "FOLDER",
    "line": 12,
    "picks": 34,
}
PLACES = {"picks": "34", "line": "12"}


def notices() -> dict[str, set[str]]:
    """The messages that are made somewhere in the table, with the facts each is given."""
    found: dict[str, set[str]] = {}
    for message, facts in re.findall(r'Notice\.of\(\s*f?"([^"]+)"([^()]*(?:\([^()]*\)[^()]*)*)\)', SOURCE):
        for word in ("damaged", "foreign", "newer") if "{error.why}" in message else ("",):
            found[message.replace("{error.why}", word)] = set(re.findall(r"(\w+)=", facts))
    return found


def test_the_search_finds_them() -> None:
    assert {"save-torn", "save-mended", "save-damaged", "replay-newer", "save-in-use", "save-again"} <= set(notices())


@pytest.mark.parametrize(
    ("message", "facts"),
    sorted(notices().items()),
    ids=lambda value: value if isinstance(value, str) else "-".join(sorted(value)),
)
def test_a_notice_is_a_sentence_that_uses_only_what_it_is_given(message: str, facts: set[str]) -> None:
    words = say(message, **{name: FACTS[name] for name in facts})
    assert words[0].isupper() or words.startswith("FILE")
    assert words.endswith((".", "!")) and "{" not in words
    assert ("NOW" in words) == ("now" in facts)


@pytest.mark.parametrize("picks", [0, 1, 2])
def test_a_mended_game_says_where_it_goes_on(picks: int) -> None:
    words = say("save-mended", file="F", now="N", picks=picks)
    assert {0: "beginning", 1: "first pick", 2: "pick 2"}[picks] in words


@pytest.mark.parametrize("refusal", [NOTHING_TO_UNDO, ANOTHER_HAS_ACTED, NEW_KNOWLEDGE])
def test_an_undo_that_is_refused_says_why_and_wears_a_plate(refusal: object) -> None:
    assert isinstance(refusal, type(NOTHING_TO_UNDO))
    assert reason(refusal, ("Ana", "Bo")).endswith(".")
    assert plate(refusal).isupper() and len(plate(refusal).split()) <= 4


def test_no_message_of_the_table_is_left_over() -> None:
    written = (assets() / "locale" / "en" / "table.ftl").read_text(encoding="utf-8")
    for message in re.findall(r"^([a-z][a-z-]*) =", written, re.MULTILINE):
        known = message in notices() or message.removeprefix("reason-").replace("-", "_") in SOURCE
        assert known or f'"{message}"' in SOURCE or f'"{message}' in SOURCE, message
