from __future__ import annotations

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.glyphs import PLACES, Glyph, glyph
from game.stage.paint.press import Press

ALL = [
    *(Glyph("pad", place) for place in PLACES),
    *(Glyph("pad", place, "playstation") for place in PLACES),
    *(Glyph("pad", place, "xbox") for place in PLACES),
    *(Glyph("mouse", button) for button in ("left", "right", "wheel", "none")),
    Glyph("stick", "left"),
    Glyph("stick", "right"),
    *(Glyph("cross", ways) for ways in ("all", "sideways", "upright")),
    Glyph("cap", "RB"),
    Glyph("cap", "START"),
    *(Glyph("sign", suit) for suit in ("spades", "hearts", "diamonds", "clubs")),
]


def test_every_control_has_its_own_picture(press: Press) -> None:
    pictures = {pygame.image.tobytes(glyph(press, which), "RGBA") for which in ALL}
    assert len(pictures) == len(ALL)


def test_two_makes_have_the_same_letters_in_other_places(press: Press) -> None:
    xbox, nintendo = (
        {place: pygame.image.tobytes(glyph(press, Glyph("pad", place, make)), "RGBA") for place in PLACES}
        for make in ("xbox", "nintendo")
    )
    assert (xbox["south"], xbox["west"]) == (nintendo["east"], nintendo["north"])
    assert set(xbox.values()) == set(nintendo.values())


@pytest.mark.parametrize("place", sorted(PLACES))
def test_the_meant_face_button_is_lit_where_it_lies(press: Press, place: str) -> None:
    picture = glyph(press, Glyph("pad", place), 100)
    for name, (x, y) in PLACES.items():
        lit = tuple(picture.get_at((x, y))[:3])
        assert lit == (palette.GOLD_LIGHT if name == place else palette.UNLIT)


def test_a_cap_is_as_wide_as_its_word(press: Press) -> None:
    short, long = (glyph(press, Glyph("cap", word)).get_width() for word in ("R", "ENTER"))
    assert short == 44
    assert long > 70


def test_glyphs_follow_the_scale(any_press: Press) -> None:
    assert glyph(any_press, Glyph("pad", "south"), 44).get_size() == any_press.size((44, 44))
