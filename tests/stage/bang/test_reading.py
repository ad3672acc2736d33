"""A card read large has its rule beside it, as the rules of the game at hand put it."""

from __future__ import annotations

import pytest

from game.bang.deck import BORDER, BULLETS, CLAUSE, COST, KINDS, ROLES
from game.bang.game import GAME
from game.stage.bang.reading import HAPPENINGS, CardReader
from game.words import clause

SWITCHES = GAME.presets.mix("dv4")


@pytest.mark.parametrize("kind", sorted({*BORDER, *BULLETS, *HAPPENINGS, *COST}))
def test_every_card_has_its_rule(kind: str) -> None:
    rule = clause("bang", CLAUSE[kind], SWITCHES)
    assert rule and CardReader(kind=kind, switches=SWITCHES, first=("why not",)).paragraphs() == ["why not", rule]


def test_copies_with_rank_and_suit_have_the_same_rule_and_roles_have_none() -> None:
    for kind in KINDS:
        shown = CardReader(kind=kind, switches=SWITCHES).paragraphs()
        assert len(shown) == (kind not in ROLES), kind


def test_a_switch_changes_the_rule_that_is_read() -> None:
    whole = CardReader(kind="general_store", switches=SWITCHES | {"general_store": "open"}).paragraphs()
    handed = CardReader(kind="general_store", switches=SWITCHES | {"general_store": "passed"}).paragraphs()
    assert whole != handed
