from __future__ import annotations

import pytest

from game.shootout import Arc, Figure, Scene
from game.shootout.rest import laid_apart


def test_what_stands_free_is_left_alone() -> None:
    figures = (Figure("a", "rider", 500, 500), Figure("b", "rider", 700, 500))
    assert laid_apart(figures) == figures


@pytest.mark.parametrize("where", [(1999, 900), (1801, 901), (1900, 1073), (1990, 990), (1801, 900)])
def test_a_tenth_of_overlap_is_pulled_apart(where: tuple[int, int]) -> None:
    figures = [Figure("a", "rider", 1900, 900), Figure("b", "rider", *where), Figure("c", "rider", 2100, 900)]
    Scene.made(laid_apart(figures), Arc(0, 0, 0))


def test_in_a_corner_they_stay_on_the_board() -> None:
    figures = [Figure("a", "rider", 99, 98), Figure("b", "rider", 298, 101), Figure("c", "rider", 100, 297)]
    Scene.made(laid_apart(figures), Arc(0, 0, 0))


def test_the_fallen_may_lie_on_each_other() -> None:
    figures = (
        Figure("a", "rider", 500, 500, 0, False),
        Figure("b", "rider", 501, 500),
        Figure("c", "rider", 50, 500, 0, False),
    )
    assert laid_apart(figures) == figures


def test_what_can_not_be_pulled_apart_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.shootout.rest._ROUNDS", 2)
    with pytest.raises(ArithmeticError):
        laid_apart([Figure(f"f{n}", "rider", 500, 500) for n in range(9)])
