"""The printed map: any board file, tokens that differ by outline, signals that hide no number."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.pony_express.board import BOARD, EFFECTS
from game.stage.paint import palette, trail, trail_tokens
from game.stage.paint.press import Press
from game.stage.paint.trail_labels import labels
from game.stage.paint.trail_route import MAP, space_at

WORDS = trail.MapWords("Pony Express", "ST. JOSEPH TO SACRAMENTO", "N", (("desert", "Desert"), ("utah", "Utah")))


def printed(press: Press, types: tuple[str, ...] = BOARD.types) -> pygame.Surface:
    return trail.trail_map(press, types, BOARD.fares, BOARD.next_station, WORDS)


def test_the_map_is_as_large_as_asked(any_press: Press) -> None:
    assert printed(any_press).get_size() == any_press.size(MAP)


def test_another_board_gives_another_map(press: Press) -> None:
    types = list(BOARD.types)
    types[16], types[18] = types[18], types[16]
    assert pygame.image.tobytes(printed(press), "RGB") != pygame.image.tobytes(printed(press, tuple(types)), "RGB")


def test_every_type_of_space_has_its_sign_and_no_other_has(press: Press) -> None:
    for kind in ("none", "start", "sacramento", *EFFECTS):
        assert trail_tokens.token(press, kind).get_width() > 0
    with pytest.raises(KeyError):
        trail_tokens.token(press, "casino")


def test_signs_differ_when_all_ink_is_grey(press: Press) -> None:
    def silhouette(kind: str) -> list[bool]:
        piece = trail_tokens.token(press, kind, 64)
        return [piece.get_at((x, y))[3] > 127 for x in range(0, 64, 2) for y in range(0, 64, 2)]

    shapes = {kind: silhouette(kind) for kind in EFFECTS}
    for (a, one), (b, other) in combinations(shapes.items(), 2):
        assert sum(x != y for x, y in zip(one, other, strict=True)) > 30, (a, b)


def test_a_signal_goes_round_a_space_and_leaves_its_number(press: Press) -> None:
    target = pygame.Surface((1880, 728))
    box = trail.draw_space_signal(press, target, (0, 0), 17, BOARD.types, BOARD.fares)
    assert box.contains(trail.space_rect(press, (0, 0), 17, "station"))
    tab = press.rect(labels(BOARD.types, BOARD.fares).tabs[17])
    gold = pygame.mask.from_threshold(target.subsurface(tab), palette.LEGAL, (6, 6, 6, 255)).count()
    assert gold == 0


def test_a_plate_over_a_space_stays_on_the_map(press: Press) -> None:
    target = pygame.Surface((2000, 900))
    for number in range(1, 34):
        plate = trail.draw_steps(press, target, (40, 60), number, "+7")
        assert pygame.Rect(40, 60, 1880, 728).contains(plate)
        assert abs(plate.centerx - 40 - space_at(number)[0]) < 60
