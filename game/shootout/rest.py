"""Whole-number poses in which no two upright figures stand in each other, after rounding as before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, hypot

from game.shootout.measures import FOOT, HEIGHT, WIDTH
from game.shootout.scene import Figure

_ROUNDS = 200


def laid_apart(figures: Sequence[Figure]) -> tuple[Figure, ...]:
    """The figures with what rounding pushed together, tenths of a mm, pulled apart again, on the board.

    Raises ArithmeticError when it can't be done; that would be a fault of the physics, not of rounding.
    """
    laid = [_on_the_board(figure) for figure in figures]
    for _ in range(_ROUNDS):
        clear = True
        for n, one in enumerate(laid):
            for k in range(n + 1, len(laid)):
                if one.upright and laid[k].upright and _gap(one, laid[k]) < 0:
                    clear = False
                    one, laid[k] = _parted(one, laid[k])
                    laid[n] = one
        if clear:
            return tuple(laid)
    raise ArithmeticError("figures stand in each other at rest")


def _gap(one: Figure, other: Figure) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 - (2 * FOOT) ** 2


def _parted(one: Figure, other: Figure) -> tuple[Figure, Figure]:
    """Both moved along the line through them, by half of what is missing and a little for rounding."""
    dx, dy = other.x - one.x, other.y - one.y
    size = hypot(dx, dy) or 1.0
    push = ceil((2 * FOOT - size) / 2 + 0.5)
    x, y = round(dx / size * push), round(dy / size * push)
    if not x and not y:
        x = push
    return (
        _on_the_board(replace(one, x=one.x - x, y=one.y - y)),
        _on_the_board(replace(other, x=other.x + x, y=other.y + y)),
    )


def _on_the_board(figure: Figure) -> Figure:
    """A fallen figure's foot may lie on the very edge; an upright one stands whole on the board."""
    reach = FOOT if figure.upright else 0
    x = min(max(figure.x, reach), WIDTH - reach)
    y = min(max(figure.y, reach), HEIGHT - reach)
    return figure if (x, y) == (figure.x, figure.y) else replace(figure, x=x, y=y)
