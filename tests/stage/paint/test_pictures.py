from __future__ import annotations

import pygame
import pytest

from game.stage.paint import palette, pictures
from game.stage.paint.card_facts import KINDS, facts
from game.stage.paint.press import Press


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_picture(kind: str) -> None:
    group, name = facts(kind).art
    assert name in pictures.names(group)


def test_a_picture_fills_its_window_and_nothing_else(press: Press) -> None:
    sheet = pygame.Surface((300, 300))
    sheet.fill(palette.PAPER)
    window = pygame.Rect(50, 60, 160, 120)
    pictures.print_picture(press, sheet, "busts", "jesse_james", window)
    outside = sheet.copy()
    outside.fill(palette.PAPER, window)
    assert {outside.get_at((x, y))[:3] for x in range(300) for y in range(300)} == {palette.PAPER}
    dark = [sum(sheet.get_at((x, y))[:3]) for x in (55, 130, 205) for y in range(60, 180)]
    assert min(dark) < 200


@pytest.mark.parametrize("name", ["baize", "walnut", "saloon_wall"])
@pytest.mark.parametrize("size", [(640, 360), (512, 384), (700, 300)])
def test_a_place_covers_any_window(press: Press, name: str, size: tuple[int, int]) -> None:
    ground = pictures.place(press, name, size)
    assert ground.get_size() == size
    assert ground.get_alpha() in (None, 255)
    assert all(sum(ground.get_at((x, y))[:3]) > 0 for x in (0, size[0] - 1) for y in (0, size[1] - 1))


def test_a_picture_nobody_baked_is_an_error(press: Press) -> None:
    with pytest.raises(KeyError):
        pictures.print_picture(press, pygame.Surface((40, 40)), "busts", "nobody", pygame.Rect(0, 0, 40, 40))
