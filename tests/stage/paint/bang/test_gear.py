from __future__ import annotations

import itertools

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.bang import cards, gear
from game.stage.paint.press import Press

BOX = pygame.Rect(30, 40, 414, 112)


def row(count: int) -> tuple[gear.GearLook, ...]:
    kinds = ("winchester", "mustang", "barrel", "scope", "jail", "dynamite", "bible", "hideout", "knife", "canteen")
    return tuple(gear.GearLook(kind, kind.upper()[:8]) for kind in kinds[:count])


def test_up_to_three_have_their_names(press: Press) -> None:
    for count in (1, 2, 3):
        assert all(rect.size == (102, 112) for rect in gear.gear_rects(press, BOX, count))


def test_seven_fit_as_chips_without_covering_each_other(press: Press) -> None:
    rects = gear.gear_rects(press, pygame.Rect(30, 40, 438, 112), 7)
    assert all(rect.size == (58, 112) for rect in rects)
    assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


@pytest.mark.parametrize("count", range(11))
def test_no_row_leaves_its_place(any_press: Press, count: int) -> None:
    box = any_press.rect((30, 40, 414, 112))
    rects = gear.gear_rects(any_press, box, count)
    assert len(rects) == count
    assert all(box.inflate(4, 4).contains(rect) for rect in rects)
    assert all(b.x - a.x >= any_press.px(30) for a, b in itertools.pairwise(rects))


def test_the_rectangles_are_where_the_cards_are(press: Press) -> None:
    surface = pygame.Surface((500, 200))
    surface.fill(palette.BAIZE)
    rects = gear.draw_gear(press, surface, BOX, row(3))
    for look, rect in zip(row(3), rects, strict=True):
        words = cards.CardWords(look.kind, "", "", look.short)
        piece = cards.mini(press, look.kind, words)
        shown = surface.subsurface(rect)
        middle = pygame.Rect(20, 20, 60, 60)
        assert pygame.image.tobytes(shown.subsurface(middle), "RGB") == pygame.image.tobytes(
            piece.subsurface(middle), "RGB"
        )


def test_equipment_of_the_same_name_as_a_card_is_told_apart(press: Press) -> None:
    """Horseshoe lies black-bordered among blue and green cards."""
    surfaces = []
    for looks in ((gear.GearLook("boots", "Boots", bought=True),), (gear.GearLook("barrel", "Barrel"),)):
        surface = pygame.Surface((500, 200))
        gear.draw_gear(press, surface, BOX, looks)
        surfaces.append(pygame.image.tobytes(surface, "RGB"))
    assert surfaces[0] != surfaces[1]
