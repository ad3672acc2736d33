"""Measures the program: `python3 tools/bench.py [SUBJECT...] [--json] [--write]`.

Subjects: rules, shootout, frames, thinking, covers, start (all, if none is named).  Prints medians, and ratios to a
floor measured in the same run, since machines differ and are shared.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.bench")

Figures = dict[str, dict[str, float]]


def _rules() -> Figures:
    from tools.benches import rules

    return rules.measure()


def _shootout() -> Figures:
    from tools.benches import shootout, street

    return shootout.measure() | street.measure()


def _frames() -> Figures:
    from tools.benches import frames

    return frames.measure()


def _thinking() -> Figures:
    from tools.benches import thinking

    return thinking.measure()


def _covers() -> Figures:
    from tools.benches import covers

    return covers.measure()


def _start() -> Figures:
    from tools.benches import start

    return start.measure()


SUBJECTS: dict[str, Callable[[], Figures]] = {
    "rules": _rules,
    "shootout": _shootout,
    "frames": _frames,
    "thinking": _thinking,
    "covers": _covers,
    "start": _start,
}


def main() -> int:
    """Measure what was asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(SUBJECTS))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", action="store_true", help="also write tools/results/bench.md")
    asked = parser.parse_args()
    unknown = [name for name in asked.subjects if name not in SUBJECTS]
    if unknown:
        parser.error(f"no subject {unknown[0]!r}; there are {', '.join(SUBJECTS)}")
    from tests.e2e.desk import Missing

    try:
        found = {name: SUBJECTS[name]() for name in asked.subjects or SUBJECTS}
    except Missing as error:
        parser.error(str(error))
    if asked.write:
        from tools.benches.report import RESULTS, report

        RESULTS.write_text(report(found), encoding="utf-8")
    if asked.json:
        print(json.dumps(found, indent=2))
        return 0
    for subject, rows in found.items():
        print(subject)
        for row, figures in rows.items():
            shown = ", ".join(f"{name} {value:,}" for name, value in figures.items())
            print(f"  {row}: {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
