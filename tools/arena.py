"""Bots against bots: how strong is a level, a weight, the handling of a card?

    python3 tools/arena.py deputy random                        one against the other
    python3 tools/arena.py deputy,keep_hideout=2500 deputy      a level with other weights
    python3 tools/arena.py deputy --seats 4                     one among three of the same (who is named second)
    python3 tools/arena.py --ablate [CARD ...]                  deputy against one that never plays that card
    python3 tools/arena.py --report                             all figures, written to tests/bots/RESULTS.md
    ... --keep FILE                                             goes on where a run that was broken off stood

A deal group is one deal played once with the first bot in each seat and the second bot in all others.  Printed are
the first bot's share of games won (parity is one in `seats`) and its money less the others' average, in dollars a
hand, each with a 95 % interval (bootstrap over deal groups).  The same command gives the same figures everywhere.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots import random_bot
from game.bots.wyatt_earp.scorer import pick_with
from game.bots.wyatt_earp.weights import BY_LEVEL, Weights
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View, view
from game.rules.library import find
from game.wyatt_earp.deck import SHERIFF_VERBS

Bot = Callable[[View[Any], int], Pick]
GAME = find("wyatt_earp")
RESULTS = Path(__file__).resolve().parent.parent / "tests" / "bots" / "RESULTS.md"
PICK_CAP = 5_000
"""More picks than any game of sensible bots takes: beyond it the game counts as stalled."""
RESAMPLES = 2_000
TIMED_DEALS = 10
FIXED_DEALS = 500
"""What a report plays of games against a random player (two for each deal) and of games of deputies alone."""


@dataclass(frozen=True)
class Played:
    """One game: `winner` is -1 where it stalled."""

    winner: int
    money: tuple[int, ...]
    hands: int
    picks: int


@dataclass
class Group:
    """What the first bot reached with one deal: once in each seat.  `lead` is in dollars, over all its hands."""

    games: int = 0
    won: int = 0
    lead: float = 0.0
    hands: int = 0
    stalled: int = 0
    picks: int = 0
    """Decisions of its longest game."""


class Kept:
    """Deal groups that have been played, in a file that outlives this run: throw it away when the bots change."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
        self.groups = {key: Group(**group) for key, group in map(json.loads, lines)}

    def group(self, key: str, played: Callable[[], Group]) -> Group:
        """The group of that name, played now if it never was."""
        if key not in self.groups:
            self.groups[key] = played()
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, asdict(self.groups[key])]) + "\n")
        return self.groups[key]


@dataclass
class Clock:
    """How long the first bot took for each of its decisions, in microseconds."""

    each: list[float] = field(default_factory=list)

    def at(self, share: float) -> float:
        """The time that this share of the decisions stayed under."""
        ranked = sorted(self.each)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0


def bot_of(text: str) -> Bot:
    """The bot that a text names: LEVEL, then NAME=VALUE for other weights, all parted by commas.

    `ignore=CARD+CARD` names sheriff cards it never plays.  Raises ValueError with a sentence.
    """
    level, *changes = text.split(",")
    if level == "random" and not changes:
        return random_bot.choose
    if level not in BY_LEVEL:
        raise ValueError(f"There is no bot {level!r}. Bots: random, {', '.join(BY_LEVEL)}.")
    weights = BY_LEVEL[level]
    for change in changes:
        weights = changed(weights, change)
    return lambda seen, seed: pick_with(seen, seed, weights)


def changed(weights: Weights, change: str) -> Weights:
    """The weights with one NAME=VALUE set otherwise.  Raises ValueError with a sentence."""
    name, equals, value = change.partition("=")
    if name not in {f.name for f in fields(weights)} or not equals:
        raise ValueError(f"{change!r} sets no weight. Weights: {', '.join(f.name for f in fields(weights))}.")
    if name == "ignore":
        cards = frozenset(value.split("+"))
        if not cards <= set(SHERIFF_VERBS):
            raise ValueError(f"ignore takes sheriff cards: {', '.join(SHERIFF_VERBS)}.")
        return replace(weights, ignore=cards)
    if name == "counts_cards":
        return replace(weights, counts_cards=value == "true")
    numbers: dict[str, Any] = {name: float(value)}
    return replace(weights, **numbers)


def play(bots: Sequence[Bot], deal: int, preset: str, clock: Clock | None = None, timed: int = 0) -> Played:
    """One game, each bot given its own view only; `clock` takes the times of seat `timed`."""
    g = GAME.new(len(bots), GAME.presets.mix(preset), deal)
    picks = 0
    while g.pending is not None and picks < PICK_CAP:
        seat, options = next(iter(g.pending.options.items()))
        if len(options) == 1:
            g.choose(seat, options[0])
            picks += 1
            continue
        seen = view(g, seat)
        seed = (deal * 8 + seat) * PICK_CAP + picks
        if clock is not None and seat == timed:
            began = time.process_time()
            pick = bots[seat](seen, seed)
            clock.each.append((time.process_time() - began) * 1e6)
        else:
            pick = bots[seat](seen, seed)
        g.choose(seat, pick)
        picks += 1
    return Played(g.winner, tuple(g.money), g.number, picks)


def play_group(first: Bot, second: Bot, seats: int, deal: int, preset: str, clock: Clock | None = None) -> Group:
    """One deal with the first bot in each seat in turn."""
    group = Group()
    for own in range(seats):
        played = play([first if seat == own else second for seat in range(seats)], deal, preset, clock, own)
        others = (sum(played.money) - played.money[own]) / (seats - 1)
        group.games += 1
        group.won += played.winner == own
        group.stalled += played.winner < 0
        group.lead += played.money[own] - others
        group.hands += played.hands
        group.picks = max(group.picks, played.picks)
    return group


def interval(groups: Sequence[Group], figure: Callable[[Sequence[Group]], float]) -> tuple[float, float]:
    """A 95 % interval of a figure, by drawing the deal groups again."""
    chance = Chance(len(groups))
    found = sorted(figure([groups[chance.below(len(groups))] for _ in range(len(groups))]) for _ in range(RESAMPLES))
    return found[RESAMPLES * 25 // 1000], found[RESAMPLES * 975 // 1000]


def share_won(groups: Sequence[Group]) -> float:
    """Games won, of all."""
    return sum(group.won for group in groups) / sum(group.games for group in groups)


def lead_a_hand(groups: Sequence[Group]) -> float:
    """Dollars ahead of the others' average, a hand."""
    return sum(group.lead for group in groups) / sum(group.hands for group in groups)


@dataclass(frozen=True)
class Row:
    """One line of figures."""

    name: str
    seats: int
    groups: Sequence[Group]

    def cells(self) -> tuple[str, ...]:
        """Name, seats, games, share won, money a hand, stalled games."""
        low, high = (100 * end for end in interval(self.groups, share_won))
        less, more = interval(self.groups, lead_a_hand)
        return (
            self.name,
            str(self.seats),
            f"{sum(group.games for group in self.groups):,}",
            f"{100 * share_won(self.groups):.1f} % [{low:.1f}, {high:.1f}]",
            f"{lead_a_hand(self.groups):+,.0f} [{less:+,.0f}, {more:+,.0f}]",
            str(sum(group.stalled for group in self.groups)),
        )


HEAD = ("first against second", "seats", "games", "won by the first", "dollars a hand", "stalled")


def contest(first: str, second: str, asked: argparse.Namespace, kept: Kept, seats: int = 0, deals: int = 0) -> Row:
    """Play so many deals, or as many as were asked for."""
    seats = seats or asked.seats
    one, two = bot_of(first), bot_of(second)
    groups = []
    for deal in range(asked.first_deal, asked.first_deal + (deals or asked.deals)):
        key = f"{first} : {second}, {seats} seats, {asked.preset}, deal {deal}"
        groups.append(kept.group(key, partial(play_group, one, two, seats, deal, asked.preset)))
    return Row(f"{first} : {second}", seats, groups)


def without(card: str) -> str:
    """The deputy that never plays a sheriff card."""
    return f"deputy,ignore={card}"


ENDING_HEAD: Final = ("seats", "games", "stalled", "most decisions", "hands a game")


def ending_cells(seats: int, asked: argparse.Namespace, kept: Kept) -> tuple[str, ...]:
    """How games of deputies alone end."""
    bots = [bot_of("deputy")] * seats
    groups = []
    for deal in range(asked.first_deal, asked.first_deal + FIXED_DEALS):
        key = f"{seats} deputies, {asked.preset}, deal {deal}"
        groups.append(kept.group(key, partial(play_alike, bots, deal, asked.preset)))
    return (
        str(seats),
        f"{len(groups):,}",
        str(sum(group.stalled for group in groups)),
        str(max(group.picks for group in groups)),
        f"{sum(group.hands for group in groups) / len(groups):.2f}",
    )


def play_alike(bots: Sequence[Bot], deal: int, preset: str) -> Group:
    """One game of bots of one kind."""
    played = play(bots, deal, preset)
    return Group(games=1, hands=played.hands, stalled=int(played.winner < 0), picks=played.picks)


def table_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rows))


SMALL_EFFECTS: Final = frozenset({"stagecoach_robbery", "bank_robbery", "fastest_gun"})
"""Sheriff cards that need eight times as many deals as the others to show what they are worth."""


def report(asked: argparse.Namespace, kept: Kept) -> None:
    """All figures, into `RESULTS`."""
    some, few = (asked.deals + 1) // 2, (asked.deals + 3) // 4
    rows = [contest("deputy", "random", asked, kept, 2, FIXED_DEALS)]
    rows += [contest("deputy", "greenhorn", asked, kept, 2, few), contest("greenhorn", "random", asked, kept, 2, few)]
    rows += [contest("greenhorn", "deputy", asked, kept, seats, few) for seats in (3, 4)]
    for card in SHERIFF_VERBS:
        rows.append(
            contest("deputy", without(card), asked, kept, 2, 4 * asked.deals if card in SMALL_EFFECTS else some)
        )
    endings = [ending_cells(seats, asked, kept) for seats in (2, 3, 4)]
    clock = Clock()
    for deal in range(TIMED_DEALS):
        play_group(bot_of("deputy"), bot_of("deputy"), 2, deal, asked.preset, clock)
    text = RESULTS_TEXT.format(
        day=date.today().isoformat(),
        deals=asked.deals,
        first=asked.first_deal,
        preset=asked.preset,
        strength=table_of(HEAD, [row.cells() for row in rows]),
        endings=table_of(ENDING_HEAD, endings),
        cap=PICK_CAP,
        median=clock.at(0.5),
        slow=clock.at(0.99),
    )
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


RESULTS_TEXT = """# How strong the bots are

Written by `python3 tools/arena.py --report --deals {deals} --first-deal {first} --preset {preset}` on {day}.
A deal group is one deal played with the first bot in each seat.  Intervals are 95 %, drawn again over deal groups.
Dollars a hand: the first bot's money less the others' average.  `ignore=CARD` never plays that sheriff card.

{strength}

Games of deputies alone; one that took {cap:,} decisions would count as stalled.

{endings}

A decision of the deputy took {median:.0f} microseconds (median) and {slow:.0f} (99 in 100), rules and views left out.
"""


def main() -> int:
    """Play and print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="LEVEL[,WEIGHT=VALUE...] of the first and the second")
    parser.add_argument("--ablate", action="store_true", help="BOT names the sheriff cards (all, if none is named)")
    parser.add_argument("--report", action="store_true", help="all figures, into tests/bots/RESULTS.md")
    parser.add_argument("--seats", type=int, default=2, choices=range(GAME.seats[0], GAME.seats[1] + 1))
    parser.add_argument(
        "--deals", type=int, default=500, metavar="N", help="deal groups (500); a report plays fewer where few will do"
    )
    parser.add_argument("--first-deal", type=int, default=1, metavar="SEED", help="the seed of the first deal (1)")
    parser.add_argument("--preset", default=GAME.presets.default, choices=GAME.presets.mixes)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where played deal groups are kept and found again")
    asked = parser.parse_args()
    kept = Kept(asked.keep)
    if asked.report:
        report(asked, kept)
        return 0
    pairs = [(asked.bots or ["deputy"])[0:2]]
    if asked.ablate:
        pairs = [["deputy", without(card)] for card in asked.bots or SHERIFF_VERBS]
    try:
        for pair in pairs:
            print(*contest(pair[0], pair[-1], asked, kept).cells(), sep="  ", flush=True)
    except ValueError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
