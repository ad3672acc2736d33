"""What all painted things have in common: they fit their words, fill their size, and are printed once."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.press import Press
from tests.slices import sliced
from tests.stage.paint.samples import Say, longer, pieces, plain

NAMES = sorted(pieces())
SAYINGS: dict[str, Say] = {"plain": plain, "longer": longer}


def canvas(press: Press) -> pygame.Surface:
    surface = pygame.Surface(press.size((1920, 1080)))
    surface.fill(palette.BAIZE)
    return surface


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("say", sorted(SAYINGS))
@pytest.mark.parametrize("name", NAMES)
def test_no_words_are_cut(name: str, say: str, text_scale: float) -> None:
    press = Press(scale=0.5, text_scale=text_scale)
    pieces(SAYINGS[say])[name](press, canvas(press))
    assert press.overflowed == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_thing_is_printed_once_and_then_only_pasted(name: str, press: Press) -> None:
    target = canvas(press)
    draw = pieces()[name]
    draw(press, target)
    count, first = len(press.shelf), pygame.image.tobytes(target, "RGB")
    draw(press, canvas(press))
    again = canvas(press)
    draw(press, again)
    assert len(press.shelf) == count
    assert pygame.image.tobytes(again, "RGB") == first


def inked(press: Press, draw: Callable[[Press, pygame.Surface], object]) -> pygame.FRect:
    """The part of the canvas that a thing covers, in units."""
    target = pygame.Surface(press.size((1920, 720)), pygame.SRCALPHA)
    draw(press, target)
    return pygame.FRect([press.units(edge) for edge in target.get_bounding_rect()])


@pytest.mark.parametrize("scale", [2 / 3, 1.5])
@pytest.mark.parametrize("name", sliced(sorted(set(NAMES) - {"cover"}), 3))
def test_things_take_the_same_place_at_every_scale(name: str, scale: float) -> None:
    draw = pieces()[name]
    expected, found = inked(Press(), draw), inked(Press(scale), draw)
    # Hinting makes words of small type up to a tenth wider or narrower.
    slack = max(12.0, 0.1 * max(expected.size))
    for edge in ("left", "top", "right", "bottom"):
        assert getattr(found, edge) == pytest.approx(getattr(expected, edge), abs=slack)


@pytest.mark.parametrize("name", NAMES)
def test_eyes_and_type_can_be_helped(name: str) -> None:
    press = Press(scale=2 / 3, high_contrast=True, plain_type=True)
    pieces()[name](press, canvas(press))
    assert press.overflowed == set()


def test_the_shelf_stays_within_its_limit_however_much_is_drawn() -> None:
    press = Press()
    press.shelf.limit = 3_000_000
    for draw in pieces().values():
        draw(press, canvas(press))
        assert press.shelf.used <= press.shelf.limit
