"""A bot of BANG! knows what its seat sees and nothing else, at every level; and bots of every game but the first pick
the same in every process.  (Of Wyatt Earp `test_fairness` tells, of Pony Express `pony_express/test_fairness`.)
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bang.game import EXPANSIONS
from game.bots import brain
from game.bots.bang import trial
from game.bots.memory import Memory, Note
from game.bots.temper import TEMPERS
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import View, redeal, view
from game.rules.library import find
from game.rules.save import dump, save_view

ROOT = Path(__file__).resolve().parents[2]
SEATS = {"bang": 5, "pony_express": 4}
SEARCHING = tuple(brain.SECONDS)
"""Levels whose picks take so long that only their worlds are compared in numbers."""
EVERY = 11
FEW = 24


def asked(game: str, deal: int, picks: int, extras: tuple[str, ...] = ()) -> Iterator[tuple[View[Any], Memory]]:
    """Questions of a game of deputies, with what the asked seat remembers; every kind of question once at least."""
    rules = find(game)
    g: Any = rules.new(SEATS[game], rules.presets.mix(rules.presets.default, dict.fromkeys(extras, True)), deal)
    notes: tuple[Note, ...] = ()
    met: set[str] = set()
    for number in range(picks):
        if g.pending is None:
            return
        if CHANCE in g.pending.options:
            g.choose(CHANCE, answer_for_chance(g, Chance(number)))
            continue
        seat = next(iter(g.pending.options))
        seen, memory = view(g, seat), Memory(deal * 31 + seat, notes, TEMPERS[seat])
        several = len(g.pending.options[seat]) > 1
        if several and (number % EVERY == 0 or g.pending.kind not in met):
            met.add(g.pending.kind)
            yield seen, memory
        pick = brain.choose(seen, game, "deputy", number, memory)
        note = brain.note(game, g, seat, pick, notes)
        g.choose(seat, pick)
        notes = notes if note is None else (*notes, note)


@pytest.mark.parametrize("level", [level for level in brain.LEVELS if level not in SEARCHING])
def test_what_a_bot_cannot_see_makes_no_difference(level: str, full: bool) -> None:
    kinds = set()
    for number, (seen, memory) in enumerate(asked("bang", 4, 1_000 if full else 90)):
        assert seen.ask is not None
        kinds.add(seen.ask.kind)
        expected = brain.choose(seen, "bang", level, number, memory)
        for seed in range(100 if full else 8):
            world = redeal(seen, seed)
            assert brain.choose(view(world, seen.viewer), "bang", level, number, memory) == expected
    assert len(kinds) >= 3


@pytest.mark.parametrize("level", SEARCHING)
def test_nor_to_the_worlds_in_which_a_search_tries_things_out(level: str, full: bool) -> None:
    tried = 0
    for seen, memory in asked("bang", 6, 1_000 if full else 150, EXPANSIONS[:1]):
        own = trial.question(seen, 1, level, memory)
        if own is None:
            continue
        tried += 1
        sampled = [dump(find("bang"), own.trial.world(seed)) for seed in range(2)]
        for seed in range(100 if full else 6):
            other = trial.question(view(redeal(seen, seed), seen.viewer), 1, level, memory)
            assert other is not None and other.candidates == own.candidates
            assert [dump(find("bang"), other.trial.world(seed)) for seed in range(2)] == sampled
    assert tried >= 3


@pytest.mark.parametrize(
    "level", [SEARCHING[0], *(pytest.param(each, marks=pytest.mark.full) for each in SEARCHING[1:])]
)
def test_nor_to_what_a_search_picks(level: str, full: bool) -> None:
    asked_for = [each for each in asked("bang", 6, 150, EXPANSIONS[:1]) if trial.question(each[0], 1, level, each[1])]
    for number, (seen, memory) in enumerate(asked_for if full else asked_for[-1:]):
        expected = brain.choose(seen, "bang", level, number, memory, FEW)
        for seed in range(100 if full else 2):
            again = view(redeal(seen, seed), seen.viewer)
            assert brain.choose(again, "bang", level, number, memory, FEW) == expected
    assert len(asked_for) >= 3


SCRIPT = """
import json, sys
from game.bots import brain
from game.bots.memory import Memory
for number, line in enumerate(sys.stdin):
    game, text, nature, notes, temper = json.loads(line)
    memory = Memory(nature, tuple(map(tuple, notes)), temper)
    for level in brain.LEVELS:
        print(json.dumps(brain.choose_from_text(game, text, level, number, memory, playouts=%d)))
"""


def test_every_process_picks_the_same(full: bool) -> None:
    lines = [
        json.dumps([game, save_view(find(game), seen), *memory])
        for game in SEATS
        for seen, memory in list(asked(game, 8, 200))[: 60 if full else 4]
    ]
    said = set()
    for hash_seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT % FEW],
            input="\n".join(lines),
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout)
    assert len(said) == 1
    assert said.pop().count("\n") == len(lines) * len(brain.LEVELS)
