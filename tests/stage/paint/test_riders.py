"""Riders on the map: told apart by brand, galloping in frames, inside the room that the trail keeps for them."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.stage.paint import palette, riders
from game.stage.paint import trail_route as tr
from game.stage.paint.press import Press
from tests.stage.paint.test_icons import greys, unlike

SEATS = range(5)


def drawn(press: Press, seat: int, turn: bool = False, jailed: bool = False) -> pygame.Surface:
    target = pygame.Surface((240, 240))
    target.fill(palette.MAP_STOCK)
    riders.draw_rider(press, target, (120, 170), seat, 112, turn=turn, jailed=jailed)
    return target


@pytest.mark.parametrize("width", sorted(set(tr.WIDTHS)))
@pytest.mark.parametrize("jailed", [False, True])
def test_a_rider_keeps_to_its_room(press: Press, width: float, jailed: bool) -> None:
    target = pygame.Surface((300, 300), pygame.SRCALPHA)
    box = riders.draw_rider(press, target, (150, 200), 3, width, jailed=jailed)
    room = pygame.Rect(150 - width / 2, 200 - width * tr.HIGH, width, width * (tr.HIGH + tr.BELOW))
    assert room.inflate(4, 4).contains(box)
    solid = pygame.mask.from_surface(target, 200).get_bounding_rects()
    union = solid[0].unionall(solid[1:])
    assert room.inflate(8, 8).contains(union)


def test_the_gallop_has_six_pictures_beside_the_one_at_rest(press: Press) -> None:
    frames = [pygame.image.tobytes(riders.standee(press, 0, 112, frame), "RGBA") for frame in range(riders.FRAMES)]
    assert len(set(frames)) == riders.FRAMES == 7
    assert pygame.image.tobytes(riders.standee(press, 0, 112, riders.FRAMES), "RGBA") == frames[1]


def test_seats_differ_when_all_ink_is_grey(press: Press) -> None:
    prints = [greys(drawn(press, seat)) for seat in SEATS]
    assert min(unlike(a, b) for a, b in combinations(prints, 2)) > 0.01


def test_turn_and_jail_are_seen(press: Press) -> None:
    looks = [drawn(press, 1), drawn(press, 1, turn=True), drawn(press, 1, jailed=True)]
    assert len({pygame.image.tobytes(look, "RGB") for look in looks}) == 3


def test_a_rider_may_face_the_other_way(press: Press) -> None:
    left, right = pygame.Surface((240, 240)), pygame.Surface((240, 240))
    riders.draw_rider(press, left, (120, 170), 2)
    riders.draw_rider(press, right, (120, 170), 2, facing="right")
    assert pygame.image.tobytes(left, "RGB") != pygame.image.tobytes(right, "RGB")
