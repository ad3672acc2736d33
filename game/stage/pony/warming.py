"""The simulation is loaded and thrown once before anybody waits for it."""

from __future__ import annotations

from functools import cache

from game.pony_express.arena import ARENA, bearing, start_of
from game.shootout import Arc, Flick, Scene, throw


@cache
def warm() -> None:
    """Throw one die along the empty street: the first throw takes 12 ms, all later ones one or two."""
    x, y = start_of("left", 0)
    throw(Scene((), Arc(*ARENA.stands["left"], bearing("left"))), Flick(x, y, bearing("left"), 2500))
