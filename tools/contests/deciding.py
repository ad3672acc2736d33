"""Games of bots, told pick by pick: `python -m tools.contests.deciding GAME FIRST MANY [alone]`.

A line of JSON for each deal, FIRST and those that follow.  With `alone` this process keeps to one core.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Final

from game.rules.library import find
from tools.contests.bots import bot_of
from tools.contests.playing import Moment, Table, play

ALONE: Final = "alone"
SEATED: Final = ("marshal,playouts=40", "marshal_slow,playouts=80", "deputy,temper=gambler", "greenhorn", "random")
"""Every level; where there are fewer seats each sits out now and then."""
SEATS: Final = {"wyatt_earp": 4, "pony_express": 4, "bang": 5}


def decisions(game: str, deals: range) -> Iterator[list[str]]:
    """For each deal who picks what, in words."""
    rules = find(game)
    seats = SEATS[game]
    table = Table(rules, seats, rules.presets.mix(rules.presets.default))
    for deal in deals:
        told: list[str] = []

        def tell(moment: Moment, told: list[str] = told) -> None:
            told.append(" ".join(map(str, (moment.seat, *moment.pick))))

        bots = [bot_of(game, SEATED[(deal + seat) % len(SEATED)]) for seat in range(seats)]
        play(table, bots, deal, eye=tell)
        yield told


def main() -> None:
    """Play and print."""
    game, first, many, *more = sys.argv[1:]
    if more == [ALONE] and sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for told in decisions(game, range(int(first), int(first) + int(many))):
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
