from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.bang import seats
from game.stage.paint.press import Press
from tests.stage.paint.samples_bang import seat_look

BOX = pygame.Rect(40, 60, 430, 164)


def painted(press: Press, look: seats.SeatLook, box: pygame.Rect = BOX) -> pygame.Surface:
    surface = pygame.Surface((560, 320))
    surface.fill(palette.WALNUT)
    seats.draw_seat(press, surface, box, look)
    return surface


def dots(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 4}, {"name": "Kate"}, {"title": "Bart Cassidy"}, {"character": "bart_cassidy"}, {"life": 2},
        {"most": 5}, {"hand": 3}, {"reach": 1}, {"role": "deputy"}, {"nuggets": 4}, {"turn": "TURN"},
        {"sitter": "person"}, {"jailed": True}, {"status": "dying"}, {"status": "out"}, {"status": "ghost"},
        {"status": "shadow"},
    ],
    ids=lambda change: str(change),
)  # fmt: skip
def test_a_panel_shows_all_it_is_told(press: Press, change: dict[str, object]) -> None:
    assert dots(painted(press, seat_look())) != dots(painted(press, seat_look(**change)))


def test_out_ghost_and_shadow_look_different_in_grey(press: Press) -> None:
    looks = [seat_look(status=status) for status in ("in", "out", "ghost", "shadow")]
    place = seats.portrait_rect(press, BOX, looks[0])
    tones = []
    for look in looks:
        grey = pygame.transform.grayscale(painted(press, look).subsurface(place))
        tones.append(pygame.transform.average_color(grey)[0])
    assert all(abs(a - b) > 12 for a, b in combinations(tones, 2)), tones


def test_the_maximum_of_life_stays_in_sight(press: Press) -> None:
    assert dots(painted(press, seat_look(life=1, most=4))) != dots(painted(press, seat_look(life=1, most=5)))


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(300, 112), (312, 150), (430, 164), (430, 196), (480, 240)])
@pytest.mark.parametrize("status", ["in", "dying", "out", "ghost", "shadow"])
def test_everything_fits(size: tuple[int, int], text_scale: float, status: str) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    look = seat_look(status=status, status_word="SHADOW", life=9, most=9, hand=12, nuggets=30, turn="TURN")
    seats.draw_seat(press, pygame.Surface((560, 320)), press.rect((40, 60, *size)), look)
    assert press.overflowed == set()


@pytest.mark.parametrize("size", [(300, 112), (312, 150), (430, 164), (430, 196)])
def test_portrait_and_role_lie_inside_and_apart(press: Press, size: tuple[int, int]) -> None:
    box = pygame.Rect((40, 60), size)
    look = seat_look()
    portrait, role = seats.portrait_rect(press, box, look), seats.role_rect(press, box, look)
    assert box.contains(portrait)
    assert box.contains(role)
    assert not portrait.colliderect(role)


def test_the_role_may_be_left_to_who_turns_it(press: Press) -> None:
    with_role, without = pygame.Surface((560, 320)), pygame.Surface((560, 320))
    seats.draw_seat(press, with_role, BOX, seat_look())
    seats.draw_seat(press, without, BOX, seat_look(), role=False)
    place = seats.role_rect(press, BOX, seat_look()).inflate(64, 64)
    assert dots(with_role) != dots(without)
    for surface in (with_role, without):
        surface.fill(palette.WALNUT, place)
    assert dots(with_role) == dots(without)


def test_a_seat_without_a_character_still_has_a_panel(press: Press) -> None:
    assert dots(painted(press, seat_look(character="", title=""))) != dots(painted(press, seat_look()))
