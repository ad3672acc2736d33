from __future__ import annotations

from dataclasses import dataclass

import pygame

from tests.stage.plain_board import Board
from tests.stage.theatre import Theatre


def colour(theatre: Theatre) -> tuple[int, ...]:
    return tuple(theatre.stage.window.surface.get_at((640, 400)))[:3]


@dataclass(eq=False)
class Red(Board):
    at_once: bool = False

    @property
    def comes_at_once(self) -> bool:
        return self.at_once

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((200, 0, 0))


def test_a_scene_fades_in_and_the_fading_ends(theatre: Theatre, board: Board) -> None:
    red = Red()
    theatre.stage.push(red)
    theatre.frame(0.05)
    assert 0 < colour(theatre)[0] < 200
    theatre.sleep(0.5)
    assert colour(theatre) == (200, 0, 0)
    assert theatre.stage.curtain.leaving is None
    theatre.frame()
    theatre.stage.pop(red)
    theatre.frame(0.02)
    assert 0 < colour(theatre)[0] < 200
    theatre.sleep(0.5)
    assert colour(theatre) == (0, 0, 0)


def test_what_hides_comes_at_once(theatre: Theatre) -> None:
    theatre.stage.push(Board())
    theatre.stage.push(Red(at_once=True))
    theatre.frame()
    assert colour(theatre) == (200, 0, 0)
