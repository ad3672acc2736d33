"""Poker dice: told apart without colour, silent under the cup; the cup in its poses."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.pony_express.dice import FACES as VALUES
from game.stage.paint import cup, dice, palette
from game.stage.paint.press import Press
from tests.stage.paint.test_icons import greys, stretched, unlike


def test_every_value_of_the_rules_has_a_face() -> None:
    assert sorted(dice.FACES) == sorted(VALUES)


@pytest.mark.parametrize("size", [36, 56, 84])
def test_faces_differ_when_all_ink_is_grey(press: Press, size: int) -> None:
    prints = {value: stretched(greys(dice.face(press, value, size))) for value in VALUES}
    for (a, one), (b, other) in combinations(prints.items(), 2):
        assert unlike(one, other) > 0.05, (a, b)


def test_a_face_is_as_large_as_asked(any_press: Press) -> None:
    assert dice.face(any_press, 14, 84).get_size() == any_press.size((84, 84))


def test_a_value_that_is_not_on_the_dice_is_an_error(press: Press) -> None:
    with pytest.raises(KeyError):
        dice.face(press, 8, 84)


def shown(press: Press, held: bool = False, known: bool = False) -> bytes:
    target = pygame.Surface((200, 200))
    target.fill(palette.WALNUT)
    dice.draw_die(press, target, (100, 100), 13, held=held, known=known)
    return pygame.image.tobytes(target, "RGB")


def test_held_and_known_dice_are_marked_each_in_its_way(press: Press) -> None:
    prints = [shown(press), shown(press, held=True), shown(press, known=True), shown(press, held=True, known=True)]
    assert len(set(prints)) == 4


def test_a_roll_ends_sharp_on_its_value(press: Press) -> None:
    last = dice.tumbling(press, 12, 72, dice.TUMBLES - 1)
    assert last is dice.face(press, 12, 72)
    assert dice.tumbling(press, 12, 72, 3) is not last


def test_a_roll_on_its_way_shows_other_faces_first(press: Press) -> None:
    steps = [pygame.image.tobytes(dice.tumbling(press, 14, 72, step), "RGBA") for step in range(dice.TUMBLES)]
    assert len(set(steps)) == dice.TUMBLES


@pytest.mark.parametrize("pose", ["shake", "slam", "lift", "peek"])
def test_a_cup_in_a_pose_is_off_the_table(press: Press, pose: cup.Pose) -> None:
    target = pygame.Surface((400, 400))
    rest = cup.draw_cup(press, target, (200, 300))
    moved = cup.draw_cup(press, target, (200, 300), pose=pose, t=0.3)
    assert moved.bottom < rest.bottom == 300


def test_a_slammed_cup_stands_where_it_stood(press: Press) -> None:
    target = pygame.Surface((400, 400))
    assert cup.draw_cup(press, target, (200, 300), pose="slam", t=1) == cup.draw_cup(press, target, (200, 300))
