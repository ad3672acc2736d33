"""Frame times of the busiest tables in a real window without a GPU, while cards fly: Wyatt Earp, and BANG! for eight.

`measure` opens a virtual screen for each size and measures in a process of its own there (`python -m
tools.benches.frames WxH GAME`), since a window's way of drawing is settled when SDL starts.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

SIZES = ((1280, 720), (1920, 1080))
FRAMES = 900
FLOOR_FRAMES = 200
SPRITES = 60
CARD = (0.086, 0.23)
"""A sprite of the floor against the window: a card in the hand."""

Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """By window size: milliseconds of processor time a frame, and the ratio to a floor measured in between.

    `floor` is one flip of a window with a plain ground and sixty cards on it. `wall` is by the clock and says what a
    loaded machine makes of it.
    """
    from tests.e2e.desk import Desk

    found: Figures = {}
    for game, row, sizes in (("wyatt_earp", "table", SIZES), ("bang", "bang 8 seats", SIZES[1:])):
        for size in sizes:
            with tempfile.TemporaryDirectory() as place, Desk(Path(place), size) as desk:
                name = "{}x{}".format(*size)
                assert desk.run("tools.benches.frames", name, game).wait() == 0, desk.said()
                found[f"{row} {name}"] = json.loads(desk.said().splitlines()[-1])
    return found


def _times(frames: int, work: Callable[[], object]) -> tuple[list[float], list[float]]:
    """(processor, wall) milliseconds of each of so many frames, sorted."""
    spent: list[float] = []
    passed: list[float] = []
    for _ in range(frames):
        wall, processor = time.perf_counter(), time.process_time()
        work()
        spent.append((time.process_time() - processor) * 1000)
        passed.append((time.perf_counter() - wall) * 1000)
    return sorted(spent), sorted(passed)


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


def _here(size: tuple[int, int], game: str) -> dict[str, float]:
    """Measure on the screen of this process."""
    import pygame

    from game.stage import heap
    from game.stage.window import prepare
    from game.table.settings import Settings
    from tests.stage.theatre import FRAME, Theatre
    from tools.screens.bang import busy_table
    from tools.screens.tables import busy_hand

    settings = Settings(window=size)
    prepare(settings)
    heap.give_back()
    pygame.font.init()
    theatre = Theatre(None, size, settings, clock=time.monotonic)
    theatre.stage.bots.start()
    go_on = (busy_table if game == "bang" else busy_hand)(theatre)
    screen = theatre.stage.window.surface

    card = pygame.Surface((round(size[0] * CARD[0]), round(size[1] * CARD[1])), pygame.SRCALPHA)
    card.fill((200, 180, 140, 250))
    card = card.convert_alpha()
    ground = pygame.Surface(size).convert()

    def least() -> None:
        pygame.event.pump()
        screen.blit(ground, (0, 0))
        for number in range(SPRITES):
            screen.blit(card, (number * 37 % (size[0] - 50), number * 53 % (size[1] - 50)))
        pygame.display.flip()

    def frame() -> None:
        pygame.event.pump()
        theatre.now += FRAME
        if theatre.stage.step(theatre.now):
            theatre.stage.paint()

    floors: list[float] = []
    spent: list[float] = []
    passed: list[float] = []
    for _ in range(FRAMES // 100):
        floors += _times(FLOOR_FRAMES // 10, least)[0]
        for _ in range(100):
            go_on()
            processor, wall = _times(1, frame)
            spent += processor
            passed += wall
    theatre.stage.bots.close()
    floor = median(floors)
    spent.sort()
    passed.sort()
    return {
        "p50_ms": round(_share(spent, 0.5), 2),
        "p99_ms": round(_share(spent, 0.99), 2),
        "most_ms": round(spent[-1], 2),
        "floor_ms": round(floor, 2),
        "p50_times_floor": round(_share(spent, 0.5) / floor, 2),
        "p99_times_floor": round(_share(spent, 0.99) / floor, 2),
        "wall_p50_ms": round(_share(passed, 0.5), 2),
        "wall_p99_ms": round(_share(passed, 0.99), 2),
    }


if __name__ == "__main__":
    width, _, height = sys.argv[1].partition("x")
    print(json.dumps(_here((int(width), int(height)), sys.argv[2])))
