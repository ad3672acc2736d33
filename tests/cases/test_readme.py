"""The page about case files names everything, and the README's example runs."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.rules.casefile import read_cases, run_files
from game.rules.library import find, names
from game.rules.position import WORDS

PAGE = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", names())
def test_every_zone_effect_event_and_their_fields_are_on_the_page(name: str) -> None:
    game = find(name)
    words = set(re.findall(r"[A-Za-z_]+", PAGE))
    needed = set(game.schema.by_name) | set(game.readings) | set(game.frames) | set(game.events)
    shapes: list[Any] = [*game.frames.values(), *game.events.values()]
    for shape in shapes:
        needed |= {f.name for f in fields(shape)} - {"begun", "uninvited"}
    assert needed - words == set()


def test_every_statement_is_on_the_page_and_in_the_tool_s_own_help() -> None:
    from game.rules import casefile

    for word in (*WORDS, "case", "refuse", "expect"):
        assert f"`{word} " in PAGE
        assert f"    {word} " in str(casefile.__doc__)


def test_the_readme_s_example_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"(?m)^    case MY-01.*\n(?:    .*\n)+", README.read_text(encoding="utf-8"))
    assert block is not None
    file = tmp_path / "readme.case"
    file.write_text(block.group(0), encoding="utf-8")
    assert len(read_cases(file)) == 1
    assert run_files([file]) == 0, capsys.readouterr().out
