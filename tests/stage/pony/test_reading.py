"""Item cards read large: every kind tells its own rule, and the rules of its moment."""

from __future__ import annotations

import pytest

from game.pony_express.game import GAME
from game.pony_express.items import KINDS, MOMENT
from game.pony_express.vocabulary import RULES
from game.stage.pony.reading import BEHIND, ONCE, ItemReader
from game.words import clause
from tests.stage.theatre import Theatre

SWITCHES = GAME.presets.mix(GAME.presets.default)


def reader(kind: str) -> ItemReader:
    return ItemReader(kind=kind, switches=SWITCHES, clause_id=RULES[kind].clause_id)


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_tells_its_rule_first_and_that_it_is_used_once_last(kind: str) -> None:
    told = reader(kind).paragraphs()
    assert told[0] == clause(GAME.name, RULES[kind].clause_id, SWITCHES)
    assert told[-1] == clause(GAME.name, ONCE, SWITCHES)
    assert len(told) == len(set(told)) >= 3


def test_every_moment_has_its_rules() -> None:
    assert set(BEHIND) == set(MOMENT.values())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("kind", KINDS)
def test_all_of_it_has_room(kind: str, size: tuple[int, int]) -> None:
    theatre = Theatre(reader(kind), size)
    assert theatre.stage.press.overflowed == set()
