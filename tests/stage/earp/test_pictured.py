from __future__ import annotations

import pygame
import pytest

from game.stage.earp.painter import draw_table
from game.stage.earp.table import EarpTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre

NAMES = ("Ana", "Bo", "Clem", "Dee")


def table_of(
    seed: int, people: int = 0, seats: int = 4, size: tuple[int, int] = (1280, 720)
) -> tuple[Theatre, EarpTable]:
    chairs = tuple(
        Chair(name, seat, "person" if seat < people else "bot", "random") for seat, name in enumerate(NAMES[:seats])
    )
    scene = EarpTable(session=Session.start(Setup("wyatt_earp", chairs, "seed-004", {}, seed)))
    return Theatre(scene, size, Settings(pace="instant"), painting=False), scene


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_painting_only_what_changed_gives_the_same_picture(size: tuple[int, int]) -> None:
    theatre, scene = table_of(8, size=size)
    screen = theatre.stage.window.surface
    compared = 0
    for _ in range(3000):
        theatre.frame()
        if scene.motion.acting or scene.flow.waiting is not None:
            continue
        scene.draw(screen)
        still = scene.still.surface
        assert still is not None
        whole = pygame.Surface(still.get_size()).convert()
        floor = scene.floor
        draw_table(theatre.stage.press, whole, floor.layout, floor.sight, tuple(scene.strip), scene.still.marks)
        assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(still, "RGB")
        compared += 1
        if compared == 40:
            break
    assert compared == 40


def test_nothing_is_painted_anew_while_nothing_changes() -> None:
    theatre, scene = table_of(3, people=1)
    for _ in range(600):
        theatre.frame()
        if scene.desk is not None:
            break
    screen = theatre.stage.window.surface
    scene.draw(screen)
    shown = scene.still.shows
    scene.draw(screen)
    assert scene.still.shows is shown
