from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.stage.paint import icons, palette
from game.stage.paint.press import Press

SIDE = 64


def greys(surface: pygame.Surface) -> list[int]:
    """The picture as a print in grey on paper."""
    sheet = pygame.Surface(surface.get_size())
    sheet.fill(palette.PAPER)
    sheet.blit(surface, (0, 0))
    rgb = pygame.image.tobytes(pygame.transform.grayscale(sheet), "RGB")
    return list(rgb[::3])


def stretched(values: list[int]) -> list[int]:
    """Only dark or light: what is left when ink tells nothing."""
    middle = (min(values) + max(values)) / 2
    return [int(value > middle) for value in values]


def unlike(a: list[int], b: list[int]) -> float:
    return sum(x != y for x, y in zip(a, b, strict=True)) / len(a)


def test_seats_differ_in_shape_when_all_ink_is_grey(press: Press) -> None:
    shapes = [icons.SEAT_SHAPES[shape] for shape, _ in palette.SEATS]
    prints = [stretched(greys(icons.icon(press, shape, SIDE))) for shape in shapes]
    assert min(unlike(a, b) for a, b in combinations(prints, 2)) > 0.10


def test_outlaws_differ_in_shape_when_all_ink_is_grey(press: Press) -> None:
    prints = [stretched(greys(icons.icon(press, emblem, SIDE))) for emblem, _ in palette.OUTLAWS.values()]
    assert min(unlike(a, b) for a, b in combinations(prints, 2)) > 0.10


def test_a_bullet_hole_is_not_a_sun(press: Press) -> None:
    assert unlike(*(stretched(greys(icons.icon(press, name, SIDE))) for name in ("hole", "sun"))) > 0.15


def test_ink_and_cut_outs_take_the_colours_asked_for(press: Press) -> None:
    mark = icons.icon(press, "safe", 100, palette.PLUM, palette.BONE)
    seen = {tuple(mark.get_at((x, y))[:3]) for x in range(100) for y in range(100) if mark.get_at((x, y))[3] == 255}
    assert palette.PLUM in seen
    assert palette.BONE in seen
    assert palette.INK not in seen


def test_icons_are_as_large_as_asked(any_press: Press) -> None:
    assert icons.icon(any_press, "star", 60).get_size() == any_press.size((60, 60))


@pytest.mark.parametrize("seat", range(8))
def test_a_seat_mark_fills_a_round_plate(press: Press, seat: int) -> None:
    mark = icons.seat_mark(press, seat, 50)
    assert mark.get_at((0, 0))[3] == 0
    assert tuple(mark.get_at((25, 6))[:3]) == palette.SEATS[seat][1]


def test_an_unknown_icon_is_an_error(press: Press) -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon(press, "no_such_thing", 20)
