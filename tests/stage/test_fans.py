"""Cards that lie over each other: the focused one shows whole, and what can be clicked stays where it was."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.pony_express.items import KINDS
from game.rules.casefile import read_cases
from game.stage.bang.flying import side
from game.stage.bang.sight import kind_of
from game.stage.earp.table import EarpTable
from game.stage.paint import item_cards
from game.stage.pony.table import PonyTable
from game.stage.pony.words import item_words
from game.table.settings import Settings
from tests.stage.bang.board import Board
from tests.stage.theatre import Theatre
from tools.screens import pony, tables
from tools.screens.positions import played

EDGE = 7
"""Pixels at the edge of a card where rims, shadows and brackets lie."""
Face = Callable[[str], pygame.Surface]


def hand_of_earp(folder: Path) -> tuple[Theatre, str, Face]:
    theatre = Theatre(size=(1024, 768), settings=Settings(pace="instant"))
    table: EarpTable = tables.laid(theatre, "full")
    floor = table.floor
    press = floor.near(theatre.stage.press)
    return theatre, "hand", lambda name: floor.fan.face(press, floor.layout, int(name.partition(":")[2]))


def hand_of_bang(folder: Path) -> tuple[Theatre, str, Face]:
    board = Board(position="seven", size=(1024, 768))
    board.painting = True
    board.settle()
    floor = board.table.floor
    press = floor.near(board.stage.press)
    return board, "hand", lambda name: side(press, kind_of(int(name.partition(":")[2])), floor.layout.card_units)


def items_of_a_rider(folder: Path) -> tuple[Theatre, str, Face]:
    """More of them than there is room for side by side."""
    start = pony.POSITIONS.read_text("utf-8").split("case cup ")[1].split("\ncase ")[0]
    lines = [f"set A.hand {' '.join(KINDS[:10])}" if "A.hand" in line else line for line in start.splitlines()]
    lines = [line for line in lines if ".hand" not in line or "A.hand" in line]
    path = folder / "many.case"
    path.write_text("\n".join([f"case {lines[0]}", *lines[1:]]) + "\n", "utf-8")
    theatre = Theatre(size=(1024, 768), settings=Settings(pace="instant"))
    table = PonyTable(session=played(next(iter(read_cases(path))), frozenset({0}), pony.NAMES))
    theatre.stage.push(table)
    tables.rest(theatre, lambda: table.desk is not None and not table.motion.busy)
    press = table.floor.below(theatre.stage.press)

    def face(name: str) -> pygame.Surface:
        kind = name.partition(":")[2]
        return item_cards.mini(press, kind, item_words(kind), table.floor.layout.mini[0])

    return theatre, "items", face


@pytest.mark.parametrize("laid", [hand_of_earp, hand_of_bang, items_of_a_rider])
def test_the_focused_card_lies_over_its_neighbours_and_no_target_moves(
    laid: Callable[[Path], tuple[Theatre, str, Face]], tmp_path: Path
) -> None:
    theatre, group, face = laid(tmp_path)
    scene = theatre.scene
    targets = [control for control in scene.controls() if control.group == group]
    seen = 0
    for card, beside in pairwise(targets):
        if not card.enabled:
            continue
        scene.focus.go(card.id)
        theatre.run(0.6)
        whole = scene.focus_rect(card)
        under = whole.clip(scene.focus_rect(beside)).inflate(-2 * EDGE, -2 * EDGE)
        if under.width < 4:
            continue
        seen += 1
        shown = pygame.image.tobytes(theatre.stage.window.surface.subsurface(under), "RGB")
        printed = pygame.image.tobytes(face(card.id).subsurface(under.move(-whole.x, -whole.y)), "RGB")
        assert shown == printed, f"something lies over {card.id}"
        assert [control for control in scene.controls() if control.group == group] == targets
    assert seen > 1
