from __future__ import annotations

from functools import partial

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint.kept import Kept, weight


def made(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_print_is_made_once() -> None:
    kept = Kept()
    first = kept.get("a", lambda: made(8))
    assert kept.get("a", lambda: made(8)) is first


def test_the_least_used_goes_first() -> None:
    kept = Kept(limit=3 * weight(made(8)))
    first = {name: kept.get(name, lambda: made(8)) for name in "abc"}
    kept.get("a", lambda: made(8))
    kept.get("d", lambda: made(8))
    assert kept.get("a", lambda: made(8)) is first["a"]
    assert kept.get("b", lambda: made(8)) is not first["b"]


def test_what_is_larger_than_the_shelf_is_made_but_not_kept() -> None:
    kept = Kept(limit=100)
    assert kept.get("big", lambda: made(64)).get_width() == 64
    assert len(kept) == 0
    assert kept.used == 0


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(1, 40)), max_size=60))
def test_the_shelf_never_holds_more_than_its_limit(asked: list[tuple[int, int]]) -> None:
    kept = Kept(limit=6000)
    sides: dict[int, int] = {}
    for name, side in asked:
        kept.get(name, partial(made, sides.setdefault(name, side)))
        assert kept.used <= kept.limit
    assert (kept.used == 0) == (len(kept) == 0)


def test_clear_forgets_everything() -> None:
    kept = Kept()
    first = kept.get("a", lambda: made(8))
    kept.clear()
    assert kept.used == 0
    assert kept.get("a", lambda: made(8)) is not first
