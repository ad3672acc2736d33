"""Whatever is drawn to be pressed answers wherever it is pressed: 25 points of every control."""

from __future__ import annotations

import pygame

from tests.stage.theatre import Theatre

Point = tuple[int, int]


def grid(rect: pygame.Rect) -> list[Point]:
    """25 points of a rectangle, its four corners among them."""
    across = [rect.left + (rect.width - 1) * n // 4 for n in range(5)]
    down = [rect.top + (rect.height - 1) * n // 4 for n in range(5)]
    return [(x, y) for x in across for y in down]


def unanswered(theatre: Theatre) -> list[tuple[str, Point, str | None]]:
    """The points of controls at which the mouse finds another one: whose, where, what is there instead."""
    window = pygame.Rect((0, 0), theatre.stage.canvas.window)
    found = []
    for name in [control.id for control in theatre.scene.controls()]:
        theatre.point(_rect(theatre, name).center)
        # what has the focus may have other words in the bar, and so push its buttons aside
        for point in grid(_rect(theatre, name).clip(window)):
            theatre.point(point)
            if theatre.focus != name:
                found.append((name, point, theatre.focus))
    return found


def _rect(theatre: Theatre, name: str) -> pygame.Rect:
    return next(control.rect for control in theatre.scene.controls() if control.id == name)
