"""What is drawn of figures and dice is what meets, within two pixels at every size; and a host can see it."""

from __future__ import annotations

from math import hypot

import pygame
import pytest

from game.shootout import outline
from game.stage.layout import canvas_for
from game.stage.paint import figures
from game.stage.paint.press import Press
from game.stage.pony import street_painter as painter
from game.stage.pony.shot_film import DiePose
from game.stage.pony.street_layout import StreetLayout, street_layout
from game.table.settings import Settings
from tests.stage.pony.fights import Fight, session_at

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1440)]
SOLID = 150
"""Alpha of what is drawn; shadows have less."""

Points = list[tuple[float, float]]


def printed(size: tuple[int, int]) -> tuple[StreetLayout, Press]:
    """The street in a window of a size, and what prints it."""
    canvas = canvas_for(size)
    return street_layout(canvas), Press(scale=canvas.scale)


def to_line(point: tuple[float, float], corners: Points) -> float:
    """Pixels from a point to the closed line through the corners."""
    x, y = point
    least = float("inf")
    for n, (x1, y1) in enumerate(corners):
        x2, y2 = corners[n - 1]
        dx, dy = x2 - x1, y2 - y1
        share = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / ((dx * dx + dy * dy) or 1.0)))
        least = min(least, hypot(x - x1 - share * dx, y - y1 - share * dy))
    return least


def strays(canvas: pygame.Surface, layout: StreetLayout, body: outline.Outline) -> float:
    """How far the edge of what is drawn and the outline of the body are apart at most, either way, in pixels."""
    mask = pygame.mask.from_surface(canvas, SOLID)
    box = mask.get_bounding_rects()[0].inflate(2, 2)
    small = pygame.mask.from_surface(canvas.subsurface(box), SOLID)
    # in quarters of pixels, since the edge of a pixel is half a pixel from its middle
    fine = small.scale((4 * box.width, 4 * box.height))
    drawn = [(box.x + (x + 0.5) / 4, box.y + (y + 0.5) / 4) for x, y in fine.outline()]
    meant = [layout.exact(x, y) for x, y in body]
    return max(max(to_line(point, meant) for point in drawn), max(to_line(point, drawn) for point in meant))


@pytest.mark.parametrize("size", SIZES)
def test_a_drawn_foot_is_the_body_that_is_met(size: tuple[int, int]) -> None:
    layout, press = printed(size)
    for n, (x, y, looks) in enumerate([(1207, 633, 0), (2004, 911, 20_030), (3111, 1402, 31_777)]):
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        figures.draw_standing(press, canvas, layout.exact(x, y), 3 * n, looks / 100, shadow=False)
        assert strays(canvas, layout, outline.foot(x, y)) <= 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("angle", [0, 1310, 4500, 6790, 20_220])
def test_a_drawn_die_is_the_body_that_is_met_lying_and_flying(size: tuple[int, int], angle: int) -> None:
    layout, press = printed(size)
    lying = pygame.Surface(size, pygame.SRCALPHA)
    painter.die(press, lying, layout, (2003, 907), angle / 100)
    assert strays(lying, layout, outline.die(2003, 907, angle)) <= 2
    flying = pygame.Surface(size, pygame.SRCALPHA)
    # slow enough to have nothing behind it
    painter.flying(press, flying, layout.exact(2003, 907), DiePose(2003, 907, angle / 100, 30.0, 0.04))
    assert strays(flying, layout, outline.die(2003, 907, angle)) <= 2


def test_the_measure_of_these_tests_sees_three_pixels() -> None:
    layout, press = printed((1920, 1080))
    canvas = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    x, y = layout.exact(2000, 900)
    figures.draw_standing(press, canvas, (x + 3, y), 0, 0, shadow=False)
    assert strays(canvas, layout, outline.foot(2000, 900)) > 2


def pixels(fight: Fight) -> bytes:
    """The street as it is shown."""
    fight.stage.touch()
    fight.stage.paint()
    return pygame.image.tobytes(fight.stage.window.surface, "RGB")


@pytest.mark.parametrize(("kind", "seed"), [("shot", 4), ("indians", 3)])
def test_a_host_can_see_the_bodies_at_any_moment(kind: str, seed: int) -> None:
    settings = Settings(reduced_motion=True)
    fight = Fight(session_at(kind, seed), settings=settings, painting=True)
    for _ in range(2):
        plain = pixels(fight)
        settings.show_bodies = True
        assert pixels(fight) != plain
        settings.show_bodies = False
        assert pixels(fight) == plain
        if not fight.street.show.on:
            fight.flick(295)
            fight.run(0.3)
            assert fight.street.show.on
