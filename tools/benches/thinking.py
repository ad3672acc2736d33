"""Late frames while a bot searches: in the worker, in slices of the loop, and in the same loop without any search.

`measure` opens a virtual screen and measures in a process of its own there (`python -m
tools.benches.thinking WxH TURNS`).
The loop keeps sixty frames a second, each the work of a busy table.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

SIZE = (1280, 720)
TURNS = 6
"""So often each way of thinking has its turn."""
TURN_FRAMES = 240
LATE_MS = 20.5
"""A frame is late when it comes so long after the one before."""
MOMENT = 40
"""The decision that is searched over and over: so many picks into a game for four."""

ALONE, WORKER, SLICES = "alone", "worker", "slices"

Figures = dict[str, dict[str, float]]
Turns = list[dict[str, list[float]]]
"""For each turn the milliseconds between frames, by way of thinking."""


def measure() -> Figures:
    """For each way of thinking the median and the 99th percentile of the time between frames, the share of late
    frames in per cent, and how many decisions were made.
    """
    taken, answers = _measured(TURNS)
    return {way: _row([gap for turn in taken for gap in turn[way]], answers.get(way, 0)) for way in taken[0]}


def turns(many: int) -> Turns:
    """The times between frames of so many turns, in one run."""
    return _measured(many)[0]


def _measured(many: int) -> tuple[Turns, dict[str, int]]:
    from tests.e2e.desk import Desk

    with tempfile.TemporaryDirectory() as place, Desk(Path(place), SIZE) as desk:
        process = desk.run("tools.benches.thinking", "{}x{}".format(*SIZE), str(many))
        assert process.wait() == 0, desk.said()
        taken, answers = json.loads(desk.said().splitlines()[-1])
        return taken, answers


def _here(size: tuple[int, int], many: int) -> tuple[Turns, dict[str, int]]:
    """The times of so many turns on the screen of this process, and the decisions by way of thinking."""
    import pygame

    from game.bots.worker import Question, Worker
    from game.stage import heap
    from game.stage.window import prepare
    from game.table.settings import Settings
    from tests.stage.theatre import FRAME, Theatre
    from tools.screens.tables import busy_hand

    settings = Settings(window=size)
    prepare(settings)
    heap.give_back()
    pygame.font.init()
    theatre = Theatre(None, size, settings, clock=time.monotonic)
    go_on = busy_hand(theatre)
    game, view = _searched()
    started, sliced = Worker(), Worker()
    started.start()
    while not started.ready:
        time.sleep(0.01)
    question = Question(game, view, "marshal_slow", 1, 1.5)
    answered = {WORKER: 0, SLICES: 0}

    def think(way: str, worker: Worker) -> Callable[[], None]:
        worker.ask(question)

        def poll() -> None:
            if worker.poll() is not None:
                answered[way] += 1
                worker.ask(question)

        return poll

    ways = {ALONE: lambda: None, WORKER: think(WORKER, started), SLICES: think(SLICES, sliced)}
    taken: Turns = []

    def frame(poll: Callable[[], None]) -> None:
        pygame.event.pump()
        poll()
        theatre.now += FRAME
        if theatre.stage.step(theatre.now):
            theatre.stage.paint()

    for _ in range(many):
        taken.append({way: [] for way in ways})
        for way, poll in ways.items():
            last = time.perf_counter()
            due = last
            for number in range(TURN_FRAMES):
                go_on()
                frame(poll)
                due = max(due + FRAME, time.perf_counter())
                while (left := due - time.perf_counter()) > 0:
                    time.sleep(left)
                now = time.perf_counter()
                if number:
                    taken[-1][way].append((now - last) * 1000)
                last = now
    started.close()
    sliced.close()
    return taken, answered


def _searched() -> tuple[str, str]:
    """A decision of Wyatt Earp that takes all the playouts there are."""
    from game.bots import brain
    from game.rules.knowledge import view
    from game.rules.library import find
    from game.rules.save import save_view

    game = find("wyatt_earp")
    g = game.new(4, game.presets.mix(game.presets.default), 5)
    for number in range(MOMENT):
        seat = next(iter(g.pending.options))
        g.choose(seat, brain.choose(view(g, seat), game.name, "deputy", number))
    while g.pending.kind != "play":
        seat = next(iter(g.pending.options))
        g.choose(seat, brain.choose(view(g, seat), game.name, "deputy", 0))
    return game.name, save_view(game, view(g, next(iter(g.pending.options))))


def _row(times: list[float], answers: int) -> dict[str, float]:
    ranked = sorted(times)
    late = sum(gap > LATE_MS for gap in ranked)
    return {
        "p50_ms": round(median(ranked), 2),
        "p99_ms": round(ranked[int(len(ranked) * 0.99)], 2),
        "late_percent": round(100 * late / len(ranked), 2),
        "answers": answers,
    }


if __name__ == "__main__":
    width, _, height = sys.argv[1].partition("x")
    print(json.dumps(_here((int(width), int(height)), int(sys.argv[2]))))
