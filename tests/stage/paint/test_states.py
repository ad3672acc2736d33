from __future__ import annotations

import pygame
import pytest

from game.stage.paint import palette, states
from game.stage.paint.press import Press

THING = pygame.Rect(150, 120, 120, 160)


@pytest.fixture
def table() -> pygame.Surface:
    surface = pygame.Surface((420, 400))
    surface.fill(palette.BAIZE)
    surface.fill(palette.PAPER, THING)
    return surface


def colors(surface: pygame.Surface) -> set[tuple[int, ...]]:
    return {tuple(surface.get_at((x, y))[:3]) for x in range(surface.get_width()) for y in range(surface.get_height())}


@pytest.mark.parametrize(("signal", "color"), [("legal", palette.LEGAL), ("target", palette.TARGET)])
def test_a_rim_lies_outside_the_thing(
    press: Press, table: pygame.Surface, signal: states.Signal, color: palette.Color
) -> None:
    states.draw_rim(press, table, THING, signal)
    assert color in colors(table)
    assert colors(table.subsurface(THING.inflate(-12, -12))) == {palette.PAPER}


def test_rims_are_broader_for_high_contrast(table: pygame.Surface) -> None:
    def broad(press: Press) -> int:
        other = table.copy()
        states.draw_rim(press, other, THING, "legal")
        return sum(tuple(other.get_at((x, 200))[:3]) == palette.LEGAL for x in range(420))

    assert broad(Press(high_contrast=True)) > broad(Press())


def test_focus_is_four_brackets_with_ink_under_them(press: Press, table: pygame.Surface) -> None:
    before = table.copy()
    states.draw_focus(press, table, THING)
    assert {palette.FOCUS, palette.INK} <= colors(table)
    assert table.get_at((THING.centerx, THING.top - 12)) == before.get_at((THING.centerx, THING.top - 12))
    assert colors(table.subsurface(THING)) == {palette.PAPER}


def test_focus_slides_with_its_rectangle(press: Press) -> None:
    def found(rect: pygame.Rect) -> pygame.Rect:
        surface = pygame.Surface((600, 400), pygame.SRCALPHA)
        states.draw_focus(press, surface, rect)
        return surface.get_bounding_rect()

    assert found(THING.move(37, 11)) == found(THING).move(37, 11)


def test_shade_darkens_by_about_a_half(press: Press, table: pygame.Surface) -> None:
    states.draw_dim(press, table, THING)
    shaded = sum(table.get_at(THING.center)[:3]) / sum(palette.PAPER)
    assert 0.5 < shaded < 0.65


def test_a_reason_stays_near_its_thing(press: Press, table: pygame.Surface) -> None:
    plate = states.draw_reason(press, table, THING, "ONE SHERIFF CARD A TURN")
    assert abs(plate.centerx - THING.centerx) <= 1
    assert plate.width <= THING.width * 1.5 + 1
    assert THING.bottom - 60 < plate.centery < THING.bottom


def test_chosen_shows_a_tick_at_the_lower_left(press: Press, table: pygame.Surface) -> None:
    states.draw_tick(press, table, THING)
    spot = table.subsurface((THING.left, THING.bottom - 50, 50, 50))
    assert {palette.LEGAL, palette.INK} <= colors(spot)


def test_stamps_lean_and_leave_specks(press: Press) -> None:
    straight, leaning = states.stamp(press, "HIT!", angle=0), states.stamp(press, "HIT!", angle=9)
    assert leaning.get_height() > straight.get_height()
    assert states.stamp(press, "HIT!", size=36).get_width() < straight.get_width()
