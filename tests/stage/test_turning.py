from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest
from pygame import Rect

from game.stage.focus import Control
from game.stage.intent import Drag, Intent
from game.stage.kiosk import Kiosk
from game.stage.scene import Scene
from game.stage.turning import TurnedPage, best_for, sides, wanted
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre

WINDOWS = [(1280, 720), (1920, 1080), (1024, 768), (900, 1400), (2600, 1080)]
EVERY = range(4)


def test_seats_are_spread_clockwise_round_the_table() -> None:
    spread = {count: sides([-1] * count) for count in range(2, 9)}
    assert spread[2] == (0, 2)
    assert spread[3] == (0, 1, 3)
    assert spread[4] == (0, 1, 2, 3)
    assert spread[8] == (0, 1, 1, 2, 2, 3, 3, 0)
    assert all(set(spread[count]) == set(EVERY) for count in range(4, 9))


def test_a_chosen_side_moves_nobody_else() -> None:
    assert sides([-1, 0, -1, 0]) == (0, 0, 2, 0)
    assert sides([9, -1]) == (0, 2), "there is no such side"


def test_of_several_who_are_asked_the_side_of_most_is_faced_or_that_of_the_first() -> None:
    there = (0, 1, 2, 1, 3)
    assert best_for((0, 1, 3), there) == 1
    assert best_for((2, 4), there) == 2
    assert best_for((), there) is None


@pytest.mark.parametrize("side", EVERY)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_point_leads_there_and_back(window: tuple[int, int], side: int) -> None:
    page = TurnedPage(window, side)
    assert Rect((0, 0), window).contains(page.taken)
    wide, high = page.size
    for at in ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1), (wide // 3, high // 4)):
        assert page.taken.collidepoint(page.pixel(at))
        assert page.point(page.pixel(at)) == at
    assert page.area(Rect((0, 0), page.size)) == page.taken
    assert page.reach.contains(Rect((0, 0), page.size))
    assert sorted(page.reach.size) == sorted(window)


@pytest.mark.parametrize("side", EVERY)
def test_a_pixel_is_shown_where_it_is_pressed(side: int) -> None:
    window = pygame.Surface((160, 90))
    page = TurnedPage(window.get_size(), side)
    painted = pygame.Surface(page.size)
    for n, at in enumerate(((0, 0), (5, 2), (page.size[0] - 1, page.size[1] - 1), (40, 60))):
        painted.set_at(at, (200, 10 * n, 7))
        page.lay(painted, window)
        assert tuple(window.get_at(page.pixel(at)))[:3] == (200, 10 * n, 7)


def test_a_reader_at_the_left_edge_has_the_lower_edge_of_the_page_before_them() -> None:
    page = TurnedPage((1280, 720), 1)
    foot = page.area(Rect(0, page.size[1] - 1, page.size[0], 1))
    head = page.area(Rect(0, 0, page.size[0], 1))
    assert foot.x < head.x
    assert (foot.width, foot.height) == (1, page.size[0])


@dataclass(eq=False)
class Round(Scene):
    """Four people round a table, one of whom is asked; 25 things from corner to corner."""

    seat: int | None = 0
    pressed: list[str] = field(default_factory=list)
    dragged: list[Drag] = field(default_factory=list)

    @property
    def asked(self) -> frozenset[int]:
        return frozenset() if self.seat is None else frozenset({self.seat})

    @property
    def sides(self) -> tuple[int, ...]:
        return 0, 1, 2, 3

    def controls(self) -> list[Control]:
        canvas = self.stage.canvas
        wide, high = canvas.width / 5, canvas.height / 5
        return [
            Control(f"{row}-{column}", canvas.rect(column * wide, row * high, wide, high))
            for row in range(5)
            for column in range(5)
        ]

    def press(self, control: Control, intent: Intent) -> None:
        self.pressed.append(control.id)

    def heard(self, intent: Intent) -> bool:
        if isinstance(intent, Drag):
            self.dragged.append(intent)
            return True
        return False

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill("black")
        for control in self.controls():
            row, column = map(int, control.id.split("-"))
            screen.fill((50 * row, 50 * column, 99), control.rect)


def lying(seat: int | None, size: tuple[int, int] = (1280, 720)) -> tuple[Theatre, Round]:
    scene = Round(seat=seat)
    theatre = Theatre(scene, size, Settings(lies_flat=True, reduced_motion=True))
    theatre.run(0.5)
    return theatre, scene


@pytest.mark.parametrize("seat", EVERY)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1400)])
def test_what_is_shown_answers_exactly_where_it_is_shown(size: tuple[int, int], seat: int) -> None:
    theatre, scene = lying(seat, size)
    page = theatre.stage.window.page
    assert page.side == seat
    display = theatre.stage.window.display
    for control in scene.controls():
        rect = control.rect
        for down in range(5):
            for across in range(5):
                at = rect.x + (rect.width - 1) * across // 4, rect.y + (rect.height - 1) * down // 4
                theatre.click(page.pixel(at))
                assert scene.pressed.pop() == control.id
        row, column = map(int, control.id.split("-"))
        inner = page.area(rect.inflate(-30, -30))
        for corner in (inner.topleft, (inner.right - 1, inner.bottom - 1)):
            assert tuple(display.get_at(corner))[:3] == (50 * row, 50 * column, 99)


@pytest.mark.parametrize(("seat", "seen"), [(0, (1, 0)), (1, (0, -1)), (2, (-1, 0)), (3, (0, 1))])
def test_a_swipe_goes_where_its_person_sees_it_go(seat: int, seen: tuple[int, int]) -> None:
    """To the right over the window: to the right, away, to the left or near, by where one sits."""
    theatre, scene = lying(seat)
    x, y = theatre.stage.window.display.get_rect().center
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
    theatre.send(pygame.MOUSEMOTION, pos=(x + 100, y), rel=(100, 0), buttons=(1, 0, 0))
    theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=(x + 100, y))
    last = scene.dragged[-1]
    assert (last.position[0] - last.start[0], last.position[1] - last.start[1]) == (100 * seen[0], 100 * seen[1])


def test_it_turns_with_the_question_and_stays_for_what_is_there_for_all() -> None:
    theatre, scene = lying(0)
    faced = []
    for seat in (1, None, 2, 3, None):
        scene.seat = seat
        theatre.frame()
        faced.append(theatre.stage.window.page.side)
    assert faced == [1, 1, 2, 3, 3]
    theatre.stage.reset(Scene())
    theatre.frame()
    assert theatre.stage.window.page.side == 0, "away from the table it stands upright"


def test_what_was_shown_before_does_not_fade_over_a_turned_picture() -> None:
    theatre, _ = lying(0)
    theatre.stage.push(Round(seat=2))
    assert theatre.stage.curtain.leaving is not None
    theatre.frame()
    assert theatre.stage.window.page.side == 2
    assert theatre.stage.curtain.leaving is None


def test_a_drag_ends_where_the_picture_turns() -> None:
    theatre, scene = lying(0)
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(300, 300))
    theatre.send(pygame.MOUSEMOTION, pos=(400, 300), rel=(100, 0), buttons=(1, 0, 0))
    scene.seat = 2
    theatre.frame()
    assert [drag.phase.value for drag in scene.dragged] == ["begin", "move", "cancel"]


def test_in_public_it_stands_upright() -> None:
    theatre, _ = lying(2)
    stage = theatre.stage
    assert wanted(stage) == 2
    stage.guard = Kiosk(title=Scene, show=no_game, operator=Scene)
    assert wanted(stage) == 0


def no_game(game: str) -> Session:
    raise AssertionError(f"nobody plays {game} here")


def test_on_a_wall_and_once_it_is_switched_off_it_stands_upright() -> None:
    wall = Theatre(Round(seat=2), settings=Settings())
    wall.run(0.1)
    assert wall.stage.window.page.side == 0
    theatre, _ = lying(1)
    theatre.settings.lies_flat = False
    theatre.frame()
    assert theatre.stage.window.page.side == 0
    assert theatre.stage.canvas.window == theatre.stage.window.display.get_size()


def test_a_window_of_another_size_is_turned_as_before() -> None:
    theatre, scene = lying(1)
    theatre.stage.window.open((1024, 768), full_screen=False)
    theatre.stage.lay_out()
    theatre.run(0.1)
    page = theatre.stage.window.page
    assert (page.window, page.side, theatre.stage.canvas.window) == ((1024, 768), 1, (768, 576))
    theatre.click(page.pixel(scene.controls()[7].rect.center))
    assert scene.pressed == [scene.controls()[7].id]
