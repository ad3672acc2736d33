"""What of BANG! is played: `python3 tools/played.py [--games N] [--seats N ...] [--with SET,...] [--write]`.

Bots play (level `random` takes any legal pick).  For each playing card and equipment: how often it was played, in how
many turns it could have been and in how many it was; for each event how often it was turned up and in how many games
it lay in the piles; for each character how often somebody was it; for each ability of choice the turns in which it
could be used and was.  The rarest come first, and those that were played less than `--least` times (200) are named.
`--write` keeps the tables in tools/results/played.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from os import cpu_count
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.played")

from game.bang.deck import CARD_OF_KIND, NAME, POOLS, of_pool
from game.bang.events import CharacterTaken, EventTurned
from game.bang.events_shop import Bought
from game.bang.game import EXPANSIONS, GAME
from game.bang.state import sets_of
from game.bots import brain
from game.rules.ask import Option
from tools._numbers import between
from tools.role_rates import BATCH, moves

RESULTS: Final = Path(__file__).resolve().parent / "results" / "played.md"
LEAST: Final = 200
"""How often each card, event and character is to be played in the large numbers."""
GROUPS: Final = ("playing card", "equipment", "event", "character")
CARD, EQUIPMENT, EVENT, CHARACTER = GROUPS
_GROUP_OF_POOL: Final = {"": CARD, "equipment": EQUIPMENT, "events": EVENT, "shows": EVENT, "characters": CHARACTER}
GROUP: Final = {name: _GROUP_OF_POOL[pool] for name, pool in zip(NAME, POOLS, strict=True) if pool in _GROUP_OF_POOL}
"""What each name stands for."""
_CAME: Final = {CharacterTaken: CHARACTER, EventTurned: EVENT, Bought: EQUIPMENT}
"""The events that bring something into play."""


def used(ask: str, pick: Sequence[Any]) -> str:
    """The card, equipment or ability that a pick uses; empty where it uses none."""
    verb = pick[0]
    if verb in ("play", "use", "answer"):
        token = str(pick[1])
        return NAME[CARD_OF_KIND[token]] if token in CARD_OF_KIND else token
    if verb == "buy":
        return str(pick[1])
    if verb == "draw":
        return "" if pick[1] == "deck" else "draw from elsewhere"
    if verb in ("swap", "remove"):
        return f"{verb} for nuggets"
    return ask if ask in GROUP and verb not in ("pass", "end") else ""


@dataclass
class Played:
    """What came of some games.  `came` counts by name how often a card was played or somebody or something came into
    play, `might` in how many games it could have; `could` and `did` the turns in which it could be used, and was.
    """

    games: int = 0
    picks: int = 0
    came: Counter[str] = field(default_factory=Counter)
    might: Counter[str] = field(default_factory=Counter)
    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    _turn: int = 0
    _could: set[tuple[int, str]] = field(default_factory=set)
    _did: set[tuple[int, str]] = field(default_factory=set)

    def begins(self, g: Any) -> None:
        """A game is dealt."""
        self._turn = 0
        lying = {NAME[card] for card in (*g.event_deck, *g.event, *g.show_deck, *g.show)}
        self.might.update(lying | {NAME[card] for card in of_pool("characters", sets_of(g.switches))})

    def picked(self, g: Any, seat: int, options: Sequence[Option], pick: Sequence[Any]) -> None:
        """One of the options is about to be taken."""
        if g.turns != self._turn:
            self._turn_over()
            self._turn = g.turns
        self.picks += 1
        kind = g.pending.kind
        self._could |= {(seat, name) for option in options if (name := used(kind, option))}
        if name := used(kind, pick):
            self._did.add((seat, name))
            if GROUP.get(name) == CARD:
                self.came[name] += 1

    def ends(self, g: Any) -> None:
        """A game is over, or left as it is."""
        self._turn_over()
        self.games += 1
        for shape, arguments in g.log:
            if shape in _CAME:
                self.came[NAME[shape(*arguments).card]] += 1

    def add(self, other: Played) -> None:
        """Take in other games."""
        self.games += other.games
        self.picks += other.picks
        self.came += other.came
        self.might += other.might
        self.could += other.could
        self.did += other.did

    def often(self) -> list[tuple[str, int]]:
        """Every name that could have come into play and how often it did, the rarest first."""
        names = {name for name in (*self.might, *self.could) if name in GROUP}
        return sorted(((name, self.came[name]) for name in names), key=lambda item: (item[1], item[0]))

    def _turn_over(self) -> None:
        self.could.update(name for _, name in self._could)
        self.did.update(name for _, name in self._did)
        self._could, self._did = set(), set()


def batch(seats: int, sets: tuple[str, ...], level: str, first: int) -> Played:
    """The games of some deals."""
    played = Played()
    switches = GAME.presets.mix(GAME.presets.default, dict.fromkeys(sets, True))
    for deal in range(first, first + BATCH):
        g = GAME.new(seats, switches, deal)
        played.begins(g)
        for seat, options, pick in moves(g, deal, level):
            played.picked(g, seat, options, pick)
        played.ends(g)
    return played


def table(played: Played, least: int) -> list[str]:
    """The figures in Markdown."""
    rare = [f"{name} {many}" for name, many in played.often() if many < least]
    lines = [f"Played less than {least} times: {', '.join(rare) or 'nothing'}."]
    for group in GROUPS:
        chosen = group in (CARD, EQUIPMENT)
        heads = (group, "played", *(("turns in which it could be", "was, %") if chosen else ("games it was in",)))
        lines += ["", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
        for name, many in played.often():
            if GROUP[name] == group:
                could = f"{played.could[name]:,} | {_share(played, name)}" if chosen else f"{played.might[name]:,}"
                lines.append(f"| {name} | {many:,} | {could} |")
    lines += ["", "| ability of choice | turns in which it could be used | was, % |", "|---|---|---|"]
    abilities = [name for name in played.could if GROUP.get(name) != CARD and name not in _bought(played)]
    for name in sorted(abilities, key=lambda name: (played.did[name] / played.could[name], name)):
        lines.append(f"| {name} | {played.could[name]:,} | {_share(played, name)} |")
    return lines


def _bought(played: Played) -> set[str]:
    return {name for name in played.came if GROUP[name] == EQUIPMENT}


def _share(played: Played, name: str) -> str:
    return f"{100 * played.did[name] / played.could[name]:.0f}" if played.could[name] else "-"


def main() -> int:
    """Play, print, and keep the tables if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=between(1), default=100, help="for each number of players (default 100)")
    parser.add_argument(
        "--seats", type=between(*GAME.seats), nargs="*", default=[8], help="numbers of players (default 8)"
    )
    parser.add_argument("--with", dest="sets", default=",".join(EXPANSIONS), help="expansions (default: all)")
    parser.add_argument("--level", default="deputy", choices=brain.LEVELS)
    parser.add_argument("--least", type=between(0), default=LEAST)
    parser.add_argument("--jobs", type=between(1), default=cpu_count(), help="processes (default: one a core)")
    parser.add_argument("--write", action="store_true", help=f"keep the tables in {RESULTS.name}")
    asked = parser.parse_args()
    sets = tuple(filter(None, asked.sets.split(",")))
    if unknown := [name for name in sets if name not in EXPANSIONS]:
        parser.error(f"no expansion is called {unknown[0]!r}; there are {', '.join(EXPANSIONS)}")
    total = Played()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for seats in asked.seats:
            for part in pool.map(partial(batch, seats, sets, asked.level), range(0, asked.games, BATCH)):
                total.add(part)
    players = ", ".join(map(str, asked.seats))
    head = (
        f"{date.today()}: {total.games} games of {players} bots of level {asked.level}, {total.picks:,} picks, preset "
        f"{GAME.presets.default}, with {', '.join(sets) or 'the base game'}."
    )
    text = "\n".join(["# What of BANG! is played", "", head, "", *table(total, asked.least), ""])
    print(text)
    if asked.write:
        RESULTS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
