"""All figures of the bots of Wyatt Earp on one page, and what the handling of each sheriff card is worth."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from game.wyatt_earp.deck import SHERIFF_VERBS
from tools.contests.bots import bot_of
from tools.contests.contest import HEAD, Result, run
from tools.contests.figures import at, table_of
from tools.contests.groups import Contest, Group, Kept
from tools.contests.playing import PICK_CAP, play

RESULTS: Final = Path(__file__).resolve().parents[2] / "tests" / "bots" / "RESULTS.md"
TIMED_DEALS: Final = 10
FIXED_DEALS: Final = 500
"""What a report plays of games against a random player (two for each deal) and of games of deputies alone."""
SMALL_EFFECTS: Final = frozenset({"stagecoach_robbery", "bank_robbery", "fastest_gun"})
"""Sheriff cards that need eight times as many deals as the others to show what they are worth."""
ENDING_HEAD: Final = ("seats", "games", "stalled", "most decisions", "hands a game")
GAME: Final = "wyatt_earp"


def without(card: str) -> str:
    """The deputy that never plays a sheriff card."""
    return f"deputy,ignore={card}"


def contests(deals: int, preset: str) -> Iterator[tuple[Contest, int]]:
    """Every contest of the report, with its number of deals."""
    some, few = (deals + 1) // 2, (deals + 3) // 4
    for first, second, seats, many in (
        ("deputy", "random", 2, FIXED_DEALS),
        ("deputy", "greenhorn", 2, few),
        ("greenhorn", "random", 2, few),
        ("greenhorn", "deputy", 3, few),
        ("greenhorn", "deputy", 4, few),
    ):
        yield Contest(GAME, first, second, seats, preset), many
    for card in SHERIFF_VERBS:
        many = 4 * deals if card in SMALL_EFFECTS else some
        yield Contest(GAME, "deputy", without(card), 2, preset), many


def ending_cells(seats: int, preset: str, first_deal: int, kept: Kept) -> tuple[str, ...]:
    """How games of deputies alone end."""
    contest = Contest(GAME, "deputy", "deputy", seats, preset, way="alike")
    groups = []
    for deal in range(first_deal, first_deal + FIXED_DEALS):
        groups.append(kept.group(contest.key(deal), partial(_alike, contest, deal)))
    hands = sum(group.sums["parts"] for group in groups) / len(groups)
    stalled = sum(group.sums["stalled"] for group in groups)
    return str(seats), f"{len(groups):,}", str(stalled), str(max(g.sums["picks"] for g in groups)), f"{hands:.2f}"


def _alike(contest: Contest, deal: int) -> Group:
    played = play(contest.table(), [bot_of(GAME, "deputy")] * contest.seats, deal)
    group = Group()
    group.add("parts", played.parts)
    group.add("picks", played.picks)
    group.add("stalled", not played.winners)
    return group


def report(deals: int, first_deal: int, preset: str, kept: Kept, jobs: int) -> str:
    """All figures as a page of Markdown."""
    rows = [
        run(contest, range(first_deal, first_deal + many), kept, jobs).cells()
        for contest, many in contests(deals, preset)
    ]
    endings = [ending_cells(seats, preset, first_deal, kept) for seats in (2, 3, 4)]
    timed: Result = run(Contest(GAME, "deputy", "deputy", 2, preset), range(TIMED_DEALS), Kept(None))
    return TEXT.format(
        day=date.today().isoformat(),
        deals=deals,
        first=first_deal,
        preset=preset,
        strength=table_of(HEAD, rows),
        endings=table_of(ENDING_HEAD, endings),
        cap=PICK_CAP,
        median=at(0.5, timed.times()),
        slow=at(0.99, timed.times()),
    )


TEXT: Final = """# How strong the bots are

Written by `python3 tools/arena.py --report --deals {deals} --first-deal {first} --preset {preset}` on {day}.
A deal group is one deal played with the first bot in each seat.  Intervals are 95 %, drawn again over deal groups.
Dollars a hand: the first bot's money less the others' average.  `ignore=CARD` never plays that sheriff card.

{strength}

Games of deputies alone; one that took {cap:,} decisions would count as stalled.

{endings}

A decision of the deputy took {median:.0f} microseconds (median) and {slow:.0f} (99 in 100), rules and views left out.
"""
