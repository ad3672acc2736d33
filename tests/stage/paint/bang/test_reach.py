from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.bang import reach
from game.stage.paint.press import Press


def dots(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_near_and_far_differ_in_words_and_signs(press: Press) -> None:
    near, far, only = (reach.distance_tag(press, 3, limit) for limit in (3, 2, None))
    assert near.get_width() != far.get_width()
    assert len({dots(near), dots(far), dots(only)}) == 3


def test_a_threat_that_does_not_reach_is_struck_out(press: Press) -> None:
    assert dots(reach.threat_tag(press, 1, 2)) != dots(reach.threat_tag(press, 3, 2))


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_tags_grow_with_the_text(text_scale: float) -> None:
    usual, tag = reach.distance_tag(Press(), 3, 2), reach.distance_tag(Press(text_scale=text_scale), 3, 2)
    assert (tag.get_width() > usual.get_width()) is (text_scale > 1)


def line(press: Press, kind: reach.Line, creep: float = 0.0, drawn: float = 1.0) -> pygame.Surface:
    surface = pygame.Surface((500, 300))
    surface.fill(palette.WALNUT)
    reach.draw_line(press, surface, (40, 260), (460, 40), kind, 40, creep, drawn)
    return surface


def test_the_three_lines_differ_in_shape_too(press: Press) -> None:
    kinds: tuple[reach.Line, ...] = ("aim", "mine", "theirs")
    greys = [dots(pygame.transform.grayscale(line(press, kind))) for kind in kinds]
    assert all(a != b for a, b in combinations(greys, 2))


def test_chevrons_creep_and_come_round_again(press: Press) -> None:
    assert dots(line(press, "aim", 0.0)) == dots(line(press, "aim", 1.0))
    assert dots(line(press, "aim", 0.0)) != dots(line(press, "aim", 0.5))


def test_a_line_is_drawn_on_from_its_start(press: Press) -> None:
    half = line(press, "aim", drawn=0.5)
    far = pygame.Rect(330, 30, 150, 80)
    bare = pygame.Surface(far.size)
    bare.fill(palette.WALNUT)
    assert dots(half.subsurface(far)) == dots(bare)
    assert dots(line(press, "aim").subsurface(far)) != dots(bare)


def test_few_chevrons_are_kept_however_the_line_turns(press: Press) -> None:
    surface = pygame.Surface((500, 300))
    for x in range(0, 500, 7):
        reach.draw_line(press, surface, (250, 290), (x, 10), "mine")
    assert sum("chevron" in str(key) for key in press.shelf) <= 360 // reach.ANGLES
