"""Marks belong to people, not to places."""

from __future__ import annotations

import pygame
import pytest

from game.stage.earp.table import EarpTable
from game.stage.menus.pause import Pause
from game.stage.menus.title import Title
from game.stage.paint import figures, icons
from game.stage.paint.figure_shapes import INDIAN
from game.stage.paint.press import Press
from game.stage.play.cast import marks_of
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre


def chairs(*marks: int) -> tuple[Chair, ...]:
    return tuple(Chair(f"N{mark}", mark, "bot") for mark in marks)


@pytest.mark.parametrize(
    ("given", "worn"),
    [((0, 1, 2), ()), ((0, 2, 3), (0, 2, 3)), ((7, 1), (7, 1)), ((2, 2), ()), ((0, 8), ()), ((-1, 0), ())],
)
def test_marks_that_can_be_told_apart_are_worn(given: tuple[int, ...], worn: tuple[int, ...]) -> None:
    assert marks_of(chairs(*given)) == worn


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_all_that_is_painted_of_a_seat_has_its_persons_mark() -> None:
    usual, worn = Press(), Press(marks=(0, 2, 3))
    assert same(icons.seat_mark(worn, 1, 40), icons.seat_mark(usual, 2, 40))
    assert not same(icons.seat_mark(worn, 1, 40), icons.seat_mark(usual, 1, 40))
    assert same(figures.foot(worn, 2), figures.foot(usual, 3))
    assert same(figures.foot(worn, INDIAN), figures.foot(usual, INDIAN))


def test_marks_are_worn_at_the_table_and_nowhere_else() -> None:
    theatre = Theatre(Title(), settings=Settings(pace="instant"), painting=False)
    table = EarpTable(session=Session.start(Setup("wyatt_earp", chairs(0, 2, 3), "seed-004", {}, 3)))
    found = [theatre.stage.press.marks]
    theatre.stage.push(table)
    found.append(theatre.stage.press.marks)
    theatre.stage.push(Pause())
    found.append(theatre.stage.press.marks)
    theatre.stage.back_to(Title)
    found.append(theatre.stage.press.marks)
    assert found == [(), (0, 2, 3), (0, 2, 3), ()]
