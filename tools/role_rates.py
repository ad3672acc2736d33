"""How BANG! games of bots end: `python3 tools/role_rates.py [--games N] [--with SET,...] [--level L] [--write]`.

For each number of players the share of games each side wins with its 95 % interval, the turns a game takes, and how
often each card and ability was used in turns in which it could have been.  The same command gives the same figures.
`--write` keeps the tables in tools/results/role_rates.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from math import sqrt
from os import cpu_count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.role_rates")

from game.bang.deck import CARD_OF_KIND, NAME
from game.bang.outcome import LAST, LAW, OUTLAWS, RENEGADES
from game.bang.picks import split
from game.bang.state import role_of
from game.bots import brain
from game.bots.memory import Memory, Note
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.knowledge import view
from game.rules.library import find
from tools._numbers import between

GAME = find("bang")
RESULTS = Path(__file__).resolve().parent / "results" / "role_rates.md"
SIDES = (LAW, OUTLAWS, RENEGADES, LAST)
STALLED = "stalled"
PICK_CAP = 6_000
"""More picks than any game of bots takes: beyond it the game counts as stalled."""
Z = 1.96
"""Standard errors of a 95 % interval."""
BATCH = 10


@dataclass
class Tally:
    """What some games came to.  `ends` counts sides, `last` the roles of those left of three."""

    ends: Counter[str] = field(default_factory=Counter)
    last: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Take in other games."""
        self.ends += other.ends
        self.last += other.last
        self.turns += other.turns
        self.could += other.could
        self.did += other.did

    @property
    def games(self) -> int:
        """How many they are."""
        return sum(self.ends.values())


def named(pick: Sequence[Any]) -> str:
    """The card or ability that a pick of phase 2 uses; empty for all else."""
    if pick[0] == "use":
        return NAME[CARD_OF_KIND[pick[1]]] if pick[1] in CARD_OF_KIND else str(pick[1])
    if pick[0] != "play":
        return ""
    kind, name, _ = split(tuple(pick))
    return name or NAME[CARD_OF_KIND[kind]]


def moves(g: Any, deal: int, level: str) -> Iterator[tuple[int, Sequence[Option], Pick]]:
    """A game of bots, each given its own view only: who answers, out of which options, and how; told before it is done.

    A game that takes `PICK_CAP` picks is left as it is.
    """
    notes: tuple[Note, ...] = ()
    for number in range(PICK_CAP):
        if g.pending is None:
            return
        seat, options = next(iter(g.pending.options.items()))
        pick: Pick = options[0]
        if len(options) > 1:
            memory = Memory((deal * 7919 + seat * 104_729) % 10_000, notes)
            pick = brain.choose(view(g, seat), GAME.name, level, deal * PICK_CAP + number, memory)
        yield seat, options, pick
        note = brain.note(GAME.name, g, seat, pick, notes)
        notes = notes if note is None else (*notes, note)
        g.choose(seat, pick)


def play(g: Any, deal: int, level: str, tally: Tally) -> None:
    """One game of bots into the tally."""
    could: set[str] = set()
    did: set[str] = set()
    turn = 0
    for seat, options, pick in moves(g, deal, level):
        if g.turns != turn:
            tally.could.update(could | did)
            tally.did.update(did)
            could, did, turn = set(), set(), g.turns
        if g.pending.kind == "play" and seat == g.turn:
            could.update(filter(None, map(named, options)))
            did.update(filter(None, [named(pick)]))
    tally.ends[g.side or STALLED] += 1
    tally.turns.append(g.turns)
    if g.side == LAST:
        tally.last.update(role_of(g, seat) for seat in range(g.seats) if g.won >> seat & 1)


def batch(seats: int, sets: tuple[str, ...], level: str, first: int) -> Tally:
    """The games of some deals."""
    tally = Tally()
    switches = GAME.presets.mix(GAME.presets.default, dict.fromkeys(sets, True))
    for deal in range(first, first + BATCH):
        play(GAME.new(seats, switches, deal), deal, level, tally)
    return tally


def measured(seats: int, games: int, sets: tuple[str, ...], level: str, pool: ProcessPoolExecutor) -> Tally:
    """So many games (a multiple of ten) of one number of players."""
    total = Tally()
    for part in pool.map(partial(batch, seats, sets, level), range(0, games, BATCH)):
        total.add(part)
    return total


def share(won: int, games: int) -> str:
    """Per cent with half the width of the 95 % interval."""
    p = won / games
    return f"{100 * p:.0f} ± {100 * Z * sqrt(p * (1 - p) / games):.0f}"


def table(found: dict[int, Tally]) -> list[str]:
    """The ends of games as a table in Markdown."""
    heads = ("players", "games", "law", "outlaws", "Renegade", "last one left", "stalled", "turns, mean / p99")
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for seats, tally in found.items():
        turns = sorted(tally.turns)
        sides = [share(tally.ends[side], tally.games) if tally.ends[side] else "0" for side in SIDES]
        length = f"{sum(turns) / len(turns):.0f} / {turns[int(0.99 * (len(turns) - 1))]}"
        lines.append(f"| {seats} | {tally.games} | {' | '.join(sides)} | {tally.ends[STALLED]} | {length} |")
    for seats, tally in found.items():
        if tally.last:
            roles = ", ".join(f"{role} {share(many, tally.games)}" for role, many in sorted(tally.last.items()))
            lines += ["", f"The last one left of {seats}, in per cent: {roles}."]
    return lines


def uses(found: dict[int, Tally]) -> list[str]:
    """How often each card was used in turns in which it could have been."""
    total = Tally()
    for tally in found.values():
        total.add(tally)
    lines = ["| card or ability | turns in which it could be used | used, % |", "|---|---|---|"]
    for name, many in sorted(total.could.items(), key=lambda item: (-item[1], item[0])):
        lines.append(f"| {name} | {many:,} | {100 * total.did[name] / many:.0f} |")
    return lines


def main() -> int:
    """Play, print, and keep the tables if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=between(1), default=200, help="for each number of players (default 200)")
    parser.add_argument(
        "--seats", type=between(*GAME.seats), nargs="*", default=list(range(3, 9)), help="numbers of players"
    )
    parser.add_argument("--with", dest="sets", default="", help="expansions, parted by commas")
    parser.add_argument("--level", default="deputy", choices=brain.LEVELS)
    parser.add_argument("--write", action="store_true", help=f"keep the tables in {RESULTS.name}")
    asked = parser.parse_args()
    sets = tuple(filter(None, asked.sets.split(",")))
    unknown = [name for name in sets if GAME.presets.legal.get(name) != (False, True)]
    if unknown:
        parser.error(f"no expansion is called {unknown[0]!r}")
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = {n: measured(n, -(-asked.games // BATCH) * BATCH, sets, asked.level, pool) for n in asked.seats}
    mix = ", ".join(sets) or "the base game"
    head = f"{date.today()}: bots of level {asked.level}, preset {GAME.presets.default}, with {mix}. Shares in %."
    text = "\n".join(["# How BANG! games of bots end", "", head, "", *table(found), "", *uses(found), ""])
    print(text)
    if asked.write:
        RESULTS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
