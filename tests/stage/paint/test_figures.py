"""The street: figures and dice are drawn as large as the bodies that the shoot-out moves."""

from __future__ import annotations

from math import hypot

import pygame
import pytest

from game.pony_express.arena import ARENA, INDIAN
from game.stage.paint import aim, fight_head, figure_shapes, figures, flight, palette, stamps, street
from game.stage.paint.press import Press

WHO = (0, 1, 2, 3, 4, INDIAN, INDIAN + 1, INDIAN + 2)


def test_the_street_is_drawn_to_the_measure_of_the_arena() -> None:
    assert pytest.approx(ARENA.width / 10 * figures.MM) == street.ARENA[0]
    assert pytest.approx(ARENA.height / 10 * figures.MM) == street.ARENA[1]
    assert pytest.approx(ARENA.foot / 10 * figures.MM) == figures.FOOT
    assert pytest.approx(ARENA.die / 10 * figures.MM) == street.DIE
    assert pytest.approx(ARENA.arc / 10 * figures.MM) == street.ARC
    assert figure_shapes.INDIAN == INDIAN


@pytest.mark.parametrize("facing", [0, 35, 90, 215])
@pytest.mark.parametrize("who", WHO)
def test_what_is_drawn_of_a_standing_figure_is_its_body(any_press: Press, who: int, facing: int) -> None:
    body = figures.FOOT * any_press.scale
    side = round(6 * body)
    target = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side // 2, side // 2
    figures.draw_standing(any_press, target, middle, who, facing, shadow=False)
    mask = pygame.mask.from_surface(target, 127)
    reach = [
        hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) for x in range(side) for y in range(side) if mask.get_at((x, y))
    ]
    assert max(reach) == pytest.approx(body, abs=2)
    assert mask.count() == pytest.approx(3.14159 * body * body, rel=0.06)


def test_a_die_at_rest_is_drawn_as_its_body(any_press: Press) -> None:
    edge = street.DIE * any_press.scale
    target = pygame.Surface((400, 400), pygame.SRCALPHA)
    box = flight.draw_die_in_street(any_press, target, (200, 200), 14, 0)
    assert box.width == pytest.approx(edge, abs=2)
    assert box.height == pytest.approx(edge, abs=2)
    assert box.center == (200, 200)


@pytest.mark.parametrize(("head", "axis", "sign"), [(0, 0, 1), (90, 1, 1), (180, 0, -1), (270, 1, -1)])
@pytest.mark.parametrize("who", [1, INDIAN])
def test_a_fallen_figure_lies_towards_its_head(press: Press, who: int, head: int, axis: int, sign: int) -> None:
    target = pygame.Surface((700, 700), pygame.SRCALPHA)
    figures.draw_fallen(press, target, (350, 350), who, head)
    solid = pygame.mask.from_surface(target, 200).centroid()
    assert (solid[axis] - 350) * sign > 30
    assert abs(solid[1 - axis] - 350) < 20


def test_a_wobble_leaves_the_foot_where_it_is(press: Press) -> None:
    target = pygame.Surface((400, 400))
    assert figures.draw_fallen(press, target, (200, 200), 0, 40, tilt=9).center == (200, 200)


def test_hats_are_the_seats_own(press: Press) -> None:
    hats = {pygame.image.tobytes(figures.hat(press, who, 0, 1.0), "RGBA") for who in range(5)}
    assert len(hats) == 5


@pytest.mark.parametrize(("size", "top"), [((1280, 720), 56), ((1920, 1080), 84), ((1024, 768), 140)])
def test_the_ground_covers_the_window_and_has_dust_where_the_arena_is(size: tuple[int, int], top: int) -> None:
    press = Press(scale=min(size[0] / 1920, size[1] / 1080))
    arena = 0, top, size[0], press.px(street.ARENA[1])
    ground = street.street(press, size, arena, ("SALOON", "JAIL", "STORE"))
    assert ground.get_size() == size
    middle = ground.get_at((size[0] // 2, top + arena[3] // 2))
    assert middle[0] > middle[1] > middle[2] > 40
    assert press.overflowed == set()


def test_power_fills_ring_and_gauge(press: Press) -> None:
    def painted(power: float) -> tuple[int, int]:
        ring, bar = pygame.Surface((400, 400)), pygame.Surface((900, 120))
        aim.draw_power_ring(press, ring, (200, 200), 0, power)
        aim.draw_gauge(press, bar, pygame.Rect(20, 30, 800, 62), power, "POWER", "")
        red = pygame.mask.from_threshold(ring, palette.GOLD_LIGHT, (1, 1, 1, 255)).count()
        cool = palette.mix(palette.GOLD_LIGHT, palette.VERMILION, 0.5)
        return red, pygame.mask.from_threshold(bar, cool, (6, 6, 6, 255)).count()

    none, full = painted(0.0), painted(1.0)
    assert none[0] == none[1] == 0
    assert full[0] > 50
    assert full[1] > 20


def test_shots_that_are_fired_leave_their_outline(press: Press) -> None:
    left = fight_head.FighterLook(0, "Ben", "4", 3)
    bars = []
    for shots in (3, 2, 0):
        bar = pygame.Surface((1920, 84))
        look = fight_head.FighterLook(0, "Ben", "4", shots)
        fight_head.draw_fight_head(press, bar, bar.get_rect(), look, left, "GUNFIGHT", "SPACE 19")
        bars.append(pygame.image.tobytes(bar, "RGB"))
    assert len(set(bars)) == 3


def test_true_and_bluff_differ_in_more_than_ink(press: Press) -> None:
    yes, no = stamps.verdict(press, "THE SAME", True), stamps.verdict(press, "THE SAME", False)
    shapes = [pygame.mask.from_surface(pygame.transform.smoothscale(s, (120, 60)), 200) for s in (yes, no)]
    assert shapes[0].overlap_area(shapes[1], (0, 0)) < 0.97 * min(s.count() for s in shapes)


def test_two_tones_at_half_the_size_lose_the_hues(press: Press) -> None:
    picture = pygame.Surface((320, 180))
    picture.fill(palette.PRUSSIAN, (0, 0, 160, 180))
    picture.fill(palette.LEGAL, (160, 0, 160, 180))
    print_ = flight.two_tone(picture)
    assert print_.get_size() == (160, 90)
    assert tuple(print_.get_at((150, 45)))[:3] > tuple(print_.get_at((10, 45)))[:3]
    assert print_.get_at((10, 45))[2] < print_.get_at((10, 45))[0]
