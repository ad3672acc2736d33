"""A card read large has its rule beside it, as the rules of the game at hand put it."""

from __future__ import annotations

import pytest

from game.bang.deck import BORDER, BULLETS, CLAUSE, COST, KINDS, ROLES, SHERIFF
from game.bang.game import GAME
from game.bang.outcome import TARGET
from game.bang.state import role_of
from game.stage.bang.reading import HAPPENINGS, CardReader
from game.stage.bang.words import role_told, role_words, title_of
from game.stage.play import help
from game.words import clause
from tests.stage.bang.board import Board

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


@pytest.mark.clause("BG-53", kind="state")
def test_of_three_a_role_is_told_with_whom_it_hunts() -> None:
    table = Board(people=1, seats=3).table
    g = table.session.view(None).state
    told = {role: role_told(g, "Ana", role) for role in TARGET}
    for role, hunted in TARGET.items():
        assert title_of(role) in told[role].split(".")[0] and title_of(hunted) in told[role].split(".")[1]
        assert role_words(role).goal not in told[role]
    table.session.close()


def test_who_looks_alone_reads_the_own_aim_at_the_deal_and_in_help_and_nobody_else_does() -> None:
    alone, pair = Board(people=1), Board(people=2)
    alone.settle()
    role = role_of(alone.table.session.view(0).state, 0)
    told = role_told(alone.table.floor.state, alone.table.names[0], role)
    assert alone.table.aim_of(0) == told and help.told(alone.table).startswith(told)
    assert not any(alone.table.aim_of(seat) for seat in (1, 2, 3) if seat != sheriff(alone))
    pair.settle(lift=False)
    assert not any(pair.table.aim_of(seat) for seat in range(4) if seat != sheriff(pair))
    for board in (alone, pair):
        board.table.session.close()


def sheriff(board: Board) -> int:
    """Whose role lies open from the start."""
    g = board.table.session.view(None).state
    return next(seat for seat in range(g.seats) if role_of(g, seat) == SHERIFF)
