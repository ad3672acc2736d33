"""Readers from right to left: sides swap, pictures and letters do not."""

from __future__ import annotations

import pygame
import pytest

from game.stage.paint import cards, controls, palette
from game.stage.paint.pen import Pen
from game.stage.paint.playbill import BILL, PlaybillLook, playbill
from game.stage.paint.press import Press
from game.stage.paint.prompt import Action, PromptLook, action_rects
from tests.stage.paint.samples import words

LEFT, RIGHT = Press(language="en"), Press(language="fa")
BOX = pygame.Rect(40, 10, 1200, 64)


def mirrored(rect: pygame.Rect) -> pygame.Rect:
    return rect.move(BOX.left + BOX.right - rect.right - rect.x, 0)


def test_the_answers_of_the_bar_begin_at_the_other_side() -> None:
    look = PromptLook("?", None, (Action("Play"), Action("Read"), Action("Menu")))
    plain, swapped = action_rects(LEFT, BOX, look), action_rects(RIGHT, BOX, look)
    assert swapped == [mirrored(rect) for rect in plain]
    assert swapped[0].left > swapped[-1].left
    assert all(BOX.contains(rect) for rect in swapped)


@pytest.mark.parametrize("control", ["stepper", "slider"])
def test_the_handles_of_a_row_lie_at_the_other_side(control: str) -> None:
    look = controls.RowLook("Music", control="slider" if control == "slider" else "stepper", value="60 %")
    plain, swapped = controls.row_parts(LEFT, BOX, look), controls.row_parts(RIGHT, BOX, look)
    assert swapped == {name: mirrored(rect) for name, rect in plain.items()}
    assert len(swapped) == (1 if control == "slider" else 2)


def test_a_reading_pen_swaps_places_and_sides_for_persian_only() -> None:
    for press, place in ((LEFT, (0, 0, 30, 20)), (RIGHT, (170, 0, 30, 20))):
        surface = pygame.Surface((200, 20), pygame.SRCALPHA)
        Pen.reading(press, surface).fill((0, 0, 30, 20), palette.INK)
        assert surface.get_bounding_rect() == pygame.Rect(place)


def test_what_is_pasted_is_not_turned_round() -> None:
    piece = pygame.Surface((10, 10), pygame.SRCALPHA)
    piece.fill(palette.INK, (0, 0, 3, 10))
    surface = pygame.Surface((100, 10), pygame.SRCALPHA)
    Pen.reading(RIGHT, surface).paste(piece, (0, 5), "midleft")
    assert surface.get_bounding_rect() == pygame.Rect(90, 0, 3, 10)


@pytest.mark.parametrize("width", [92.0, 176.0])
def test_the_corner_of_a_held_card_that_a_fan_leaves_open_is_where_reading_begins(width: float) -> None:
    for press, side in ((LEFT, 0), (RIGHT, 1)):
        face = cards.hand(press, "hideout", words("hideout"), width)
        half, high = face.get_width() // 2, face.get_width() // 3
        corners = [face.subsurface((x, 0, half, high)) for x in (0, half)]
        green = [pygame.mask.from_threshold(corner, palette.BOTTLE, (12, 12, 12, 255)).count() for corner in corners]
        assert green[side] > 1.2 * green[1 - side], green


def test_the_foot_of_a_playbill_begins_with_the_players_at_the_side_where_reading_begins() -> None:
    look = PlaybillLook(palette.BOTTLE, ("X",), seats="88888")
    for press, more, less in ((LEFT, 0, 1), (RIGHT, 1, 0)):
        bill = playbill(press, look)
        high, half = press.px(50), bill.get_width() // 2
        foot = [bill.subsurface((x, press.px(BILL[1] - 90), half, high)) for x in (0, half)]
        light = palette.ink_on(palette.BOTTLE)
        inked = [pygame.mask.from_threshold(part, light, (12, 12, 12, 255)).count() for part in foot]
        assert inked[more] > 3 * inked[less], "an hourglass stands over the time, hat and digits over the players"
