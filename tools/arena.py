"""Bots against bots: how strong is a level, a weight, the handling of a card?

    python3 tools/arena.py deputy random                          Wyatt Earp, one against the other
    python3 tools/arena.py deputy,keep_hideout=2500 deputy        a level with other weights
    python3 tools/arena.py deputy greenhorn --seats 4             one among three others
    python3 tools/arena.py --game bang marshal deputy --seats 5   another game
    ... --teams                                                   half the seats; at BANG! one side after the other
    ... --sprt 3                                                  until a gain of three points is plain, or none
    python3 tools/arena.py --game pony_express --tune gold jail   random steps from the first bot's weights
    python3 tools/arena.py --goals B1 P1 [--write]                goals, with --write into tools/results/arena.md
    ... --tune ... --write                                        what came of the tuning, to tools/results/tuning.md
    python3 tools/arena.py --tells --deals 110 [--write]          BANG!: what deeds tell, to tools/results/tells.md
    python3 tools/arena.py --ablate [CARD ...]                    Wyatt Earp: a deputy that never plays a card
    python3 tools/arena.py --report                               Wyatt Earp: all figures, to tests/bots/RESULTS.md
    ... --keep FILE                                               goes on where a run that was broken off stood

A deal group is one deal played with the first bot in each seat and the second bot in all others (at BANG! so also in
each role, and once with second bots alone).  Printed are the first bot's share of games won with its 95 % interval
(bootstrap over deal groups), by seat and by role, what its decisions took, and in a game for money its lead in dollars
a hand.  Bots are the levels of `game/bots/brain.py`.  The same command gives the same figures everywhere.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.arena")

from game.rules.library import Value, find
from game.wyatt_earp.deck import SHERIFF_VERBS
from tools._numbers import between
from tools.contests import earp_report, goals, telling, tuning
from tools.contests.contest import run
from tools.contests.goal_table import GOALS
from tools.contests.groups import SEAT, TEAMS, Contest, Kept

USUAL_SEATS: Final = {"wyatt_earp": 2, "pony_express": 4, "bang": 5}
GAMES: Final = tuple(USUAL_SEATS)


def options() -> argparse.ArgumentParser:
    """What the command takes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="LEVEL[,WEIGHT=VALUE...] of the first and the second")
    parser.add_argument("--game", default="wyatt_earp", choices=GAMES)
    parser.add_argument("--seats", type=int, metavar="N", help="players (Wyatt Earp 2, Pony Express 4, BANG! 5)")
    parser.add_argument("--teams", action="store_true", help="the first bot in half of the seats, or on one side")
    parser.add_argument(
        "--deals",
        type=between(1),
        default=500,
        metavar="N",
        help="deal groups (500); a report plays fewer where few will do",
    )
    parser.add_argument("--first-deal", type=int, default=1, metavar="SEED", help="the seed of the first deal (1)")
    parser.add_argument("--preset", help="the game's default, if none is named")
    parser.add_argument(
        "--switch", action="append", default=[], metavar="NAME=VALUE", help="a house rule, an expansion"
    )
    parser.add_argument("--thrown", action="store_true", help="Pony Express: each die is thrown in the simulation")
    parser.add_argument("--jobs", type=between(1), default=1, metavar="N", help="processes at once (1)")
    parser.add_argument(
        "--sprt", type=float, default=0, metavar="POINTS", help="stop when such a gain is plain, or none"
    )
    parser.add_argument("--tune", nargs="+", metavar="WEIGHT", help="look for better values of these weights")
    parser.add_argument("--steps", type=between(1), default=40, metavar="N", help="steps of the tuning (40)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the tuning's steps (1)")
    parser.add_argument("--tells", action="store_true", help="BANG!: fit what deeds tell about roles")
    parser.add_argument("--goals", nargs="+", choices=GOALS, metavar="GOAL", help=f"measure: {', '.join(GOALS)}")
    parser.add_argument(
        "--groups", type=between(1), default=0, metavar="N", help="deal groups for each goal (its own number)"
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help=f"add the rows of the goals to {goals.RESULTS.name}, what came of a tuning to {tuning.RESULTS.name}",
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where played deal groups are kept and found again")
    parser.add_argument("--ablate", action="store_true", help="BOT names the sheriff cards (all, if none is named)")
    parser.add_argument("--report", action="store_true", help="all figures, into tests/bots/RESULTS.md")
    return parser


def contest_of(asked: argparse.Namespace, first: str, second: str) -> Contest:
    """The contest that the options name.  Raises ValueError with a sentence."""
    rules = find(asked.game)
    preset = asked.preset or rules.presets.default
    changes: dict[str, Value] = {}
    for text in asked.switch:
        name, _, value = text.partition("=")
        changes[name] = rules.presets.read_value(name, value)
    seats = asked.seats or USUAL_SEATS[asked.game]
    low, high = rules.seats_for(rules.presets.mix(preset, changes))
    if not low <= seats <= high:
        raise ValueError(f"{asked.game} is for {low} to {high} players, not {seats}.")
    way = TEAMS if asked.teams else SEAT
    return Contest(asked.game, first, second, seats, preset, tuple(changes.items()), way, asked.thrown)


def contests_of(asked: argparse.Namespace) -> list[Contest]:
    """What is to be played; for a tuning, whom it starts from.  Raises ValueError with a sentence."""
    first, second = (asked.bots or ["deputy"])[0], (asked.bots or ["deputy"])[-1]
    if asked.ablate:
        pairs = [("deputy", earp_report.without(card)) for card in asked.bots or SHERIFF_VERBS]
    else:
        pairs = [(first, second)]
    contests = [contest_of(asked, one, two) for one, two in pairs]
    for contest in contests:
        contest.check()
        if asked.tune:
            tuning.movable(contest, asked.tune)
    return contests


def _command() -> str:
    """This command, as the pages of results quote it."""
    return "arena.py " + " ".join(word for word in sys.argv[1:] if word != "--write")


def main() -> int:
    """Play and print what was asked for."""
    parser = options()
    asked = parser.parse_args()
    try:
        contests = contests_of(asked)
    except ValueError as error:
        parser.error(str(error))
    if asked.keep is not None and not asked.keep.absolute().parent.is_dir():
        parser.error(f"There is no folder {asked.keep.absolute().parent} for the file of --keep: make it first.")
    kept = Kept(asked.keep)
    deals = range(asked.first_deal, asked.first_deal + asked.deals)
    if asked.report:
        preset = asked.preset or find("wyatt_earp").presets.default
        text = earp_report.report(asked.deals, asked.first_deal, preset, kept, asked.jobs)
        earp_report.RESULTS.write_text(text, encoding="utf-8")
        print(text)
    elif asked.goals:
        bench = goals.Bench(asked.groups, asked.first_deal, asked.jobs, kept)
        for name in asked.goals:
            for row in goals.rows(name, GOALS[name], bench):
                print(row, flush=True)
                if asked.write:
                    goals.keep([row], goals.RESULTS)
    elif asked.tells:
        fit = telling.Fit(asked.deals, asked.deals, asked.first_deal)
        for line in fit.run(asked.seed):
            print(line, flush=True)
        if asked.write:
            goals.keep([fit.row(_command())], telling.RESULTS, telling.HEAD)
    elif asked.tune:
        tuned = tuning.Tuning(tuning.Search(contests[0], tuple(asked.tune), asked.sprt or 3.0, asked.seed))
        for line in tuned.run(asked.steps, deals, asked.jobs):
            print(line, flush=True)
        if asked.write:
            goals.keep([tuned.row(_command())], tuning.RESULTS, tuning.HEAD)
    else:
        for contest in contests:
            result = run(contest, deals, kept, asked.jobs, asked.sprt)
            print(*result.cells(), sep="  ")
            print(*result.details(), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
