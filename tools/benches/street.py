"""Frame times of the shoot-out at 1080p, in a real window without a GPU: aiming, the film of a shot, what follows.

Each fight is begun on a new stage, so that nothing has been printed before; a person aims for a second and a half.
`measure` opens a virtual screen and measures in a process of its own there (`python -m tools.benches.street`).
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from statistics import median

SIZE = (1920, 1080)
AIMING = 1.5
"""Seconds."""
PULLS = ((260.0, 140.0), (200.0, 0.0), (295.0, 0.0))
"""How far back, and how far aside, the die is drawn: a miss, a touch, a fall."""
FIGHTS = (("shot", 4), ("shot", 7), ("indians", 3))
"""The question that is asked, and the seed of a game that comes to it."""

Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """Milliseconds of processor time a frame.

    `first_ms` is from the release of the die to the first frame of its film, all frames between them counted whole;
    `wall` is by the clock and says what a loaded machine makes of it.
    """
    from tests.e2e.desk import Desk

    with tempfile.TemporaryDirectory() as place, Desk(Path(place), SIZE) as desk:
        assert desk.run("tools.benches.street").wait() == 0, desk.said()
        found: Figures = json.loads(desk.said().splitlines()[-1])
    return {f"{name} {SIZE[0]}x{SIZE[1]}": figures for name, figures in found.items()}


def _summed(spent: list[float], passed: list[float]) -> dict[str, float]:
    spent, passed = sorted(spent), sorted(passed)
    last = len(spent) - 1
    return {
        "frames": len(spent),
        "p50_ms": round(median(spent), 2),
        "p99_ms": round(spent[round(last * 0.99)], 2),
        "most_ms": round(spent[-1], 2),
        "wall_p50_ms": round(median(passed), 2),
        "wall_p99_ms": round(passed[round(last * 0.99)], 2),
    }


def _here() -> Figures:
    """Measure on the screen of this process."""
    import pygame

    from game.stage import heap
    from game.stage.window import prepare
    from game.table.settings import Settings
    from tests.stage.pony.fights import Fight, session_at

    settings = Settings(window=SIZE)
    prepare(settings)
    heap.give_back()
    pygame.font.init()
    times: dict[str, tuple[list[float], list[float]]] = {"aiming": ([], []), "film": ([], [])}
    first: list[float] = []

    def frame(fight: Fight, name: str) -> float:
        wall, processor = time.perf_counter(), time.process_time()
        pygame.event.pump()
        fight.frame()
        spent, passed = (time.process_time() - processor) * 1000, (time.perf_counter() - wall) * 1000
        times[name][0].append(spent)
        times[name][1].append(passed)
        return spent

    for kind, seed in FIGHTS:
        for pull in PULLS:
            fight = Fight(session_at(kind, seed), SIZE, settings, painting=True)
            for _ in range(round(AIMING * 60)):
                frame(fight, "aiming")
            to = fight.back_from_target(*pull)
            fight.pull(to)
            fight.let_go(to)
            until = 0.0
            while not fight.street.show.on:
                until += frame(fight, "film")
            first.append(until)
            while fight.street.motion.acting or not (fight.street.ended or fight.street.hand):
                frame(fight, "film")
            frame(fight, "film")
    found = {name: _summed(*both) for name, both in times.items()}
    found["film"] |= {"first_p50_ms": round(median(first), 2), "first_ms": round(max(first), 2)}
    return found


if __name__ == "__main__":
    print(json.dumps(_here()))
