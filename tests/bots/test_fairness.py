"""A bot knows what its seat sees and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game.bots import brain
from game.bots.memory import BLANK
from game.bots.wyatt_earp.trial import question
from game.rules.knowledge import View, redeal, view
from game.rules.save import dump, save_view
from tests.bots.playing import GAME, decisions

ROOT = Path(__file__).resolve().parents[2]
WORLDS = 100
EVERY = 9
FEW = 24
"""Playouts of a level that searches: each takes as long as forty decisions of a deputy."""
QUICK = ("random", "greenhorn", "deputy")
SEARCHING = tuple(level for level in brain.LEVELS if level not in QUICK)


def choices(seats: int, deal: int, count: int) -> list[View[Any]]:
    """Views of a game in which there is something to decide, every so often and in every window."""
    found: list[View[Any]] = []
    for number, (seen, _) in enumerate(decisions(seats, deal)):
        assert seen.ask is not None and seen.viewer is not None
        window = seen.ask.kind not in ("draw", "play")
        if len(seen.ask.options[seen.viewer]) > 1 and (window or number % EVERY == 0):
            found.append(seen)
    return found[:count]


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_cannot_see_makes_no_difference(seats: int, level: str, full: bool) -> None:
    kinds, telling = set(), 0
    for number, seen in enumerate(choices(seats, deal=11, count=1000 if full else 12)):
        assert seen.ask is not None and seen.viewer is not None
        kinds.add(seen.ask.kind)
        expected = brain.choose(seen, GAME.name, level, number)
        worlds = set()
        for seed in range(WORLDS):
            world = redeal(seen, seed)
            worlds.add(json.dumps([world.supply, world.hand]))
            assert brain.choose(view(world, seen.viewer), GAME.name, level, number) == expected
        # near the end of a hand hardly anything is hidden, and that says nothing
        telling += len(worlds) > WORLDS / 2
    assert {"draw", "play"} <= kinds and telling >= 8


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_search_cannot_see_makes_no_difference_to_its_worlds(seats: int, level: str, full: bool) -> None:
    for seen in choices(seats, deal=11, count=1000 if full else 6):
        tried = question(seen, 1, level, BLANK)
        if tried is None:
            continue
        sampled = [dump(GAME, tried.trial.world(seed)) for seed in range(3)]
        for seed in range(WORLDS if full else 15):
            other = question(view(redeal(seen, seed), seen.viewer), 1, level, BLANK)
            assert other is not None and other.candidates == tried.candidates
            assert [dump(GAME, other.trial.world(seed)) for seed in range(3)] == sampled


@pytest.mark.parametrize("level", SEARCHING)
def test_what_a_search_cannot_see_makes_no_difference_to_its_pick(level: str, full: bool) -> None:
    seen = next(seen for seen in choices(2, deal=11, count=12) if question(seen, 1, level, BLANK) is not None)
    picks = {
        brain.choose(view(redeal(seen, seed), seen.viewer), GAME.name, level, 5, playouts=200 if full else FEW)
        for seed in range(WORLDS if full else 3)
    }
    assert len(picks) == 1


@pytest.mark.parametrize("level", brain.LEVELS)
def test_the_text_of_a_view_is_all_it_needs(level: str) -> None:
    every = 1 if level in QUICK else 40
    for number, (seen, _) in enumerate(islice(decisions(seats=3, deal=4), 0, 150, every)):
        text = save_view(GAME, seen)
        told = brain.choose_from_text(GAME.name, text, level, number, playouts=FEW)
        assert told == brain.choose(seen, GAME.name, level, number, playouts=FEW)


def test_thinking_leaves_the_view_as_it_was() -> None:
    for seen in choices(seats=2, deal=3, count=30):
        before = dump(GAME, seen.state)
        brain.choose(seen, GAME.name, "deputy", 1)
        assert dump(GAME, seen.state) == before


SCRIPT = """
import json, sys
from game.bots import brain
from game.bots.memory import BLANK
from game.bots.wyatt_earp.trial import question
for number, line in enumerate(sys.stdin):
    for level in brain.LEVELS if number % 50 == 0 else ("random", "greenhorn", "deputy"):
        print(json.dumps(brain.choose_from_text("wyatt_earp", line, level, number, playouts=24)))
"""


def test_every_process_picks_the_same() -> None:
    texts = [save_view(GAME, seen) for seen, _ in islice(decisions(seats=3, deal=8), 150)]
    said = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            input="\n".join(texts),
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout)
    assert len(said) == 1
    assert said.pop().count("\n") == len(texts) * len(QUICK) + 3 * len(SEARCHING)


def test_another_seed_may_pick_otherwise_where_a_level_is_unsure() -> None:
    seen = choices(seats=2, deal=3, count=6)[-1]
    assert len({brain.choose(seen, GAME.name, "greenhorn", seed) for seed in range(40)}) > 1
    assert len({brain.choose(seen, GAME.name, "deputy", seed) for seed in range(40)}) == 1


def test_unknown_levels_are_named() -> None:
    seen = choices(seats=2, deal=3, count=1)[0]
    with pytest.raises(ValueError, match="random, greenhorn, deputy"):
        brain.choose(seen, GAME.name, "sheriff", 1)
