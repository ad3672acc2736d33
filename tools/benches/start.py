"""From the start of the process to the first frame of the title, and memory once a hand has been played."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.e2e.desk import Desk

STARTS = 5
SIZE = (1920, 1080)
TICK = 1 / os.sysconf("SC_CLK_TCK")
PLAIN = "tools.benches.plain_window"
"""The floor: Python, pygame, one flat frame."""

Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """Medians of several starts, in seconds, by the clock and of processor time, and ratios to a plain window's."""
    found: Figures = {}
    with tempfile.TemporaryDirectory() as place, Desk(Path(place), SIZE) as desk:
        _start(desk, "game")  # the first start after a change compiles
        starts = [(_start(desk, PLAIN), _start(desk, "game", "--no-sound")) for _ in range(STARTS)]
        found["first frame"] = {
            "s": round(median(game[0] for _, game in starts), 3),
            "processor_s": round(median(game[1] for _, game in starts), 3),
            "plain_window_s": round(median(plain[0] for plain, _ in starts), 3),
            "processor_times_floor": round(median(game[1] / plain[1] for plain, game in starts), 2),
        }
        table = ("--game", "wyatt_earp", "--seats", "4", "--bots", "4", "--seed", "5", "--pace", "instant")
        window = "{}x{}".format(*SIZE)
        desk.start("--no-sound", "--window", window, *table)
        desk.until(lambda shown: shown.scene == "handresult")
        found["memory after a hand 1920x1080"] = {"mb": round(desk.memory() / 1e6)}
    return found


def _start(desk: Desk, module: str, *arguments: str) -> tuple[float, float]:
    """(seconds by the clock, seconds of processor time) until something is shown."""
    begun = time.perf_counter()
    started = desk.run(module, *arguments)
    desk.until(lambda shown: True)
    passed = time.perf_counter() - begun
    spent = _processor(started.pid)
    desk.kill()
    return passed, spent


def _processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) * TICK
