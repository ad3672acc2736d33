"""That the same seeds give the same decisions in every process, and that searching holds up no frame."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import zip_longest
from typing import Final

from tests.e2e.desk import Missing
from tools._environment import CHECKOUT
from tools.benches import thinking
from tools.contests.deciding import ALONE
from tools.contests.figures import Figure
from tools.contests.goals import Measure, Unmeasured, measured
from tools.contests.groups import Group

HASH_SEEDS: Final = ("1", "4242")


def decided_otherwise(game: str) -> Measure:
    """The share of decisions, in hundredths, in which two fresh processes differ: bots of all levels, the same deals
    and playouts, other seeds for the order of sets, and one of them alone on one core.
    """

    def groups_of(deals: range) -> list[Group]:
        one, other = (_told(game, deals, seed, n == 0) for n, seed in enumerate(HASH_SEEDS))
        return [_compared(*pair) for pair in zip(one, other, strict=True)]

    return lambda bench, usual: measured(
        bench.together(f"decisions of {game}", usual, groups_of), Figure("differ", "decisions")
    )


def _told(game: str, deals: range, hash_seed: str, alone: bool) -> list[list[str]]:
    command = [sys.executable, "-m", "tools.contests.deciding", game, str(deals.start), str(len(deals))]
    ended = subprocess.run(
        [*command, ALONE] if alone else command,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(CHECKOUT)},
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in ended.stdout.splitlines()]


def _compared(one: list[str], other: list[str]) -> Group:
    group = Group()
    for mine, theirs in zip_longest(one, other):
        group.add("decisions")
        group.add("differ", mine != theirs)
    return group


def late(way: str) -> Measure:
    """How many more frames in a hundred come late while a bot searches than in the same loop without; a group is one
    turn of each way of thinking, all in one run on a virtual screen.
    """

    def groups_of(deals: range) -> list[Group]:
        try:
            taken = thinking.turns(len(deals))
        except Missing as error:
            raise Unmeasured(str(error)) from error
        groups = []
        for turn in taken:
            group = Group()
            for name, gaps in turn.items():
                group.add(f"frames {name}", len(gaps))
                group.add(f"late {name}", sum(gap > thinking.LATE_MS for gap in gaps))
            groups.append(group)
        return groups

    alone = (f"late {thinking.ALONE}", f"frames {thinking.ALONE}")
    return lambda bench, usual: measured(
        bench.together("frames", usual, groups_of), Figure(f"late {way}", f"frames {way}", alone)
    )
