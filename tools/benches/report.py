"""The last results as a page: what was to be reached, and everything that was measured."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).resolve().parents[1] / "results" / "bench.md"

Figures = Mapping[str, Mapping[str, float]]

GOALS: tuple[tuple[str, str, str, str, Callable[[float], bool]], ...] = (
    ("at least 70,000 decisions a second", "rules", "wyatt_earp 4 seats", "decisions_per_s", lambda x: x >= 70_000),
    ("at most 15 times the floor", "rules", "wyatt_earp 4 seats", "times_floor", lambda x: x <= 15),
    ("a copy under 5 us", "rules", "wyatt_earp state", "copy_us", lambda x: x < 5),
    ("BANG!, 5: at least 80,000 a second", "rules", "bang 5 seats", "decisions_per_s", lambda x: x >= 80_000),
    ("BANG!, 5: at most 13 times the floor", "rules", "bang 5 seats", "times_floor", lambda x: x <= 13),
    ("BANG!, 8: at least 80,000 a second", "rules", "bang 8 seats", "decisions_per_s", lambda x: x >= 80_000),
    ("BANG!, 8: at most 13 times the floor", "rules", "bang 8 seats", "times_floor", lambda x: x <= 13),
    ("BANG!, all: at least 40,000 a second", "rules", "bang everything", "decisions_per_s", lambda x: x >= 40_000),
    ("BANG!, all: at most 32 times the floor", "rules", "bang everything", "times_floor", lambda x: x <= 32),
    ("a copy of BANG! under 5 us", "rules", "bang state", "copy_us", lambda x: x < 5),
    ("99 of 100 frames under 16.6 ms at 1080p", "frames", "table 1920x1080", "p99_ms", lambda x: x < 16.6),
    ("BANG! for 8, 99 of 100 frames under 16.6 ms", "frames", "bang 8 seats 1920x1080", "p99_ms", lambda x: x < 16.6),
    ("late frames while the worker searches: at most 0.5 %", "thinking", "worker", "late_percent", lambda x: x <= 0.5),
    ("late frames while slices search: at most 1 %", "thinking", "slices", "late_percent", lambda x: x <= 1),
    (
        "BANG!, 7 people: at most 2.5 covers a turn",
        "covers",
        "bang covers, 7 people",
        "covers_per_turn",
        lambda x: x <= 2.5,
    ),
    ("at least 500 throws a second", "shootout", "with tracks, as for the stage", "throws_per_s", lambda x: x >= 500),
    ("no frame of a shot's film over 16.6 ms at 1080p", "shootout", "film 1920x1080", "most_ms", lambda x: x <= 16.6),
    ("from a throw to its film under 20 ms", "shootout", "film 1920x1080", "first_ms", lambda x: x < 20),
    ("the first frame within 1 s", "start", "first frame", "s", lambda x: x < 1),
    ("under 200 MB", "start", "memory after a hand 1920x1080", "mb", lambda x: x < 200),
)
"""What is to be reached: in words, subject, row, figure, whether a value does."""


def report(found: Mapping[str, Figures]) -> str:
    """The page. A machine that is busy with other things is slower; the ratios to a floor say less of it."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    cores = os.cpu_count() or 1
    lines = [
        "# Bench",
        "",
        f"`python3 tools/bench.py --write`, {date.today()}, Python {platform.python_version()}, {platform.machine()}, "
        f"{cores} cores, load {load:.1f} at the end.",
        "Times by processor unless they say wall or s; medians. A load above the number of cores makes all times",
        "longer; ratios to a floor measured in the same run say less of that.",
        "",
        "| goal | found | reached |",
        "| --- | --- | --- |",
    ]
    for words, subject, row, figure, holds in GOALS:
        value = found.get(subject, {}).get(row, {}).get(figure)
        if value is not None:
            missed = "no, on a busy machine" if load > cores and figure not in ("times_floor", "mb") else "no"
            lines.append(f"| {words} | {value:,} | {'yes' if holds(value) else missed} |")
    for subject, rows in found.items():
        lines += ["", f"## {subject}", "", "| what | figures |", "| --- | --- |"]
        for row, figures in rows.items():
            shown = ", ".join(f"{name} {value:,}" for name, value in figures.items())
            lines.append(f"| {row} | {shown} |")
    return "\n".join([*lines, ""])
