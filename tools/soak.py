"""Lets the program run by itself for a while and looks at what it holds: `python3 tools/soak.py --seconds N`.

Two things go on at once, on a dummy screen and in a folder of their own:

* one long life of the kiosk's window (`tools/soaking/room.py`): bots at instant speed through all three games,
  visitors who press at random, window events, pads that come and go, a clock that jumps, a time of day that is put back
  and forward; memory and open files are taken from it;
* one after the other, short lives of the same that end with kill -9, with a full disk, with a folder that takes
  nothing and without a sound device, and between them games of bots without a window.  After each kill the visitors'
  game must still hold every pick that had been shown, and the next life is offered it.

Prints a table; `--write` also adds its row to `tools/results/soak.md`.  The exit status is 0 only when nothing was
lost, stuck or broken, no headless game failed and the memory stayed flat: the last quarter of the long life against its
second, by what is held between two games: whatever leaks is in it.  Two more figures are told only, since prints are
kept up to a limit and chance decides which are needed: what is held while bots play (each game compared with itself, in
a window of the usual size), and what is held at any second (tables of all kinds, in windows of all sizes).
Linux only.  What it leaves out: the bots' process (its memory is not counted).
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.soak")

from game.table.kiosk import CRASHES
from game.table.notice import Unusable
from game.table.replay import Replay
from tools._numbers import between
from tools.soaking.room import tables

CHECKOUT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = CHECKOUT / "tools" / "results" / "soak.md"
HEAD: Final = """# Soaks

`tools/soak.py --seconds N --write`: the kiosk at instant speed.  Visits and games (of bots, finished) are the window's,
"again" interrupted games that were gone on with, picks are lost.  Memory: median of the last quarter of the long life
against that of its second: at any second, while bots play (the mean of the games' medians, at the usual size of the
window) and between two games.  In a short soak it still warms up: prints, sounds and open fonts (160 files at most) are
kept up to a limit.  Each row also says how busy the machine was.

| when, load | seconds | visits, games | acts, frames | headless | lives, kills, again | lost | stuck | errors \
| MB | bots play | between | handles |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""
TROUBLES: Final = ("none", "full_disk", "none", "read_only", "none", "no_sound", "none")
"""How the short lives go; each ends with kill -9."""
LIVES: Final = 7
"""Short lives in the time there is, at least: five kills of lives without trouble need six."""
FLAT: Final = 1.02
"""What is held between two games may grow so much."""


@dataclass
class Found:
    """What the short lives and the headless games came to."""

    lives: list[dict[str, Any]] = field(default_factory=list)
    kills: int = 0
    lost: list[str] = field(default_factory=list)
    games: int = 0
    errors: list[str] = field(default_factory=list)


class Life:
    """A room in a process of its own."""

    def __init__(self, home: Path, report: Path, seed: int, trouble: str = "none", crashes: int = 0) -> None:
        self.home = home
        self.report = report
        self.said = report.with_suffix(".said")
        environment = {
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_AUDIODRIVER": "missing" if trouble == "no_sound" else "dummy",
            "SUNDOWN_HOME": "/proc/sundown" if trouble == "read_only" else str(home),
            "PYTHONPATH": str(CHECKOUT),
            CRASHES: str(crashes),
        }
        with self.said.open("w") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.soaking.room", str(report), str(seed), trouble],
                env=environment,
                cwd=CHECKOUT,
                stdout=said,
                stderr=subprocess.STDOUT,
            )

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What it has reported, the last half line left out."""
        text = self.report.read_text(encoding="utf-8") if self.report.exists() else ""
        return [json.loads(line) for line in text.split("\n")[:-1]]

    def end(self) -> list[str]:
        """Kill -9; what must not be: an end of its own, a word on the terminal."""
        faults = [] if self.process.poll() is None else [f"it ended by itself with status {self.process.returncode}"]
        self.process.kill()
        self.process.wait()
        said = self.said.read_text(encoding="utf-8", errors="replace").strip()
        return [*faults, *([said] if said else [])]

    def lost(self) -> Iterator[str]:
        """Every pick that was shown and is not in its journal."""
        for name, picks in (self.lines or [{"kept": {}}])[-1]["kept"].items():
            try:
                kept = Replay(self.home / "visit" / name).length
            except (OSError, Unusable) as error:
                yield f"{name}: {error}"
            else:
                if kept < picks:
                    yield f"{name}: {picks} picks were shown, {kept} are there"


def headless() -> Iterator[list[str]]:
    """The commands of games of bots at every table, each with another seed, for ever."""
    for seed in itertools.count(1):
        for table in tables():
            where = ["--game", table.game, "--seats", str(table.seats), "--preset", table.preset, "--seed", str(seed)]
            more = ["--with", ",".join(table.expansions)] if table.expansions else []
            yield ["-m", "game", "play", "--headless", *where, *more]


def short_lives(place: Path, end: float, seed: int, found: Found) -> None:
    """Lives that are killed, and headless games between them, until the time is up."""
    length = (end - time.monotonic()) / LIVES
    commands = headless()
    environment = {**os.environ, "SUNDOWN_HOME": str(place / "bots"), "PYTHONPATH": str(CHECKOUT)}
    for number in itertools.count():
        if time.monotonic() >= end:
            return
        trouble = TROUBLES[number % len(TROUBLES)]
        life = Life(place / "short", place / f"short-{number}.jsonl", seed + number, trouble, crashes=min(number, 1))
        time.sleep(max(0.0, min(length * 0.7, end - time.monotonic())))
        found.errors += [f"{trouble}: {fault}" for fault in life.end()]
        found.kills += 1
        found.lives += life.lines[-1:]
        if trouble in ("none", "no_sound"):
            found.lost += life.lost()
        pause = time.monotonic() + length * 0.3
        while time.monotonic() < min(pause, end):
            command = next(commands)
            ended = subprocess.run([sys.executable, *command], env=environment, cwd=CHECKOUT, capture_output=True)
            found.games += ended.returncode == 0
            if ended.returncode:
                found.errors.append(f"{' '.join(command)}: {ended.stderr.decode(errors='replace')}")


def quarter(lines: list[dict[str, Any]], which: int) -> list[dict[str, Any]]:
    """The lines of a quarter of a life, 0 to 3; of a very short one the last."""
    size = max(1, len(lines) // 4)
    return lines[which * size : (which + 1) * size] or lines[-1:]


def middle(lines: list[dict[str, Any]], what: str) -> float:
    """The median of something."""
    return float(median(line[what] for line in lines))


def playing(lines: list[dict[str, Any]], games: Iterable[str]) -> float:
    """The mean of the medians of what is held while bots play each of these games."""
    return fmean(middle([line for line in lines if line["shown"] == game], "megabytes") for game in games)


def held(long: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Megabytes in the second and in the last quarter of a life: at any second, while bots play (0 where no game was
    shown in both), between two games.
    """
    before, after = quarter(long, 1), quarter(long, 3)
    games = sorted({line["shown"] for line in before} & {line["shown"] for line in after} - {""})
    return {
        "any": (middle(before, "megabytes"), middle(after, "megabytes")),
        "bots": (playing(before, games), playing(after, games)) if games else (0.0, 0.0),
        "between": (middle(before, "floor"), middle(after, "floor")),
    }


def grown(before: float, after: float) -> float:
    """By which factor; 1 where there is nothing to compare."""
    return after / before if before else 1.0


def row(seconds: int, long: list[dict[str, Any]], found: Found) -> tuple[str, bool]:
    """The line of the table, and whether all is well."""
    rooms = [*long[-1:], *found.lives]
    summed = ("visits", "games", "acts", "frames", "stuck", "resumed")
    total = {name: sum(room[name] for room in rooms) for name in summed}
    errors = sum(len(room["errors"]) for room in rooms) + len(found.errors)
    memory = held(long)
    handles = f"{middle(quarter(long, 1), 'handles'):.0f} → {middle(quarter(long, 3), 'handles'):.0f}"
    cells = [
        f"{date.today()}, {os.getloadavg()[0]:.0f}",
        str(seconds),
        f"{total['visits']:,}, {total['games']:,}",
        f"{total['acts']:,}, {total['frames']:,}",
        f"{found.games:,}",
        f"{len(rooms)}, {found.kills}, {total['resumed']}",
        str(len(found.lost)),
        str(total["stuck"]),
        str(errors),
        *(
            f"{before:.0f} → {after:.0f} ({100 * (grown(before, after) - 1):+.1f} %)"
            for before, after in memory.values()
        ),
        handles,
    ]
    flat = grown(*memory["between"]) <= FLAT
    well = not (found.lost or total["stuck"] or errors) and flat and total["games"] > 0
    return "| " + " | ".join(cells) + " |\n", well


def main() -> int:
    """Soak, print, perhaps write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--seconds", type=between(1), required=True, metavar="N", help="how long; at least 60 say something"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="what chance begins with")
    parser.add_argument("--write", action="store_true", help="also add the row to tools/results/soak.md")
    asked = parser.parse_args()
    found = Found()
    with tempfile.TemporaryDirectory(prefix="sundown-soak-") as folder:
        place = Path(folder)
        long = Life(place / "long", place / "long.jsonl", asked.seed)
        try:
            short_lives(place, time.monotonic() + asked.seconds, asked.seed + 1000, found)
        finally:
            found.errors += [f"long life: {fault}" for fault in long.end()]
        lines = long.lines
        found.lost += long.lost()
    if not lines:
        print("the window never began to live", *found.errors, sep="\n")
        return 1
    line, well = row(asked.seconds, lines, found)
    in_rooms = [error for room in (lines[-1], *found.lives) for error in room["errors"]]
    print(*found.lost, *found.errors, *in_rooms, sep="\n")
    print(HEAD.partition("\n\n")[2].partition("\n\n")[2] + line, end="")
    if asked.write:
        known = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
        RESULTS.write_text(known + line, encoding="utf-8")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
