"""A rider at this table knows what its seat sees: dice under the cup and hidden cards change nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.bots import brain
from game.bots.memory import Memory
from game.bots.pony_express.scorer import SHOTS
from game.rules.chance import Chance
from game.rules.knowledge import redeal, view
from game.rules.library import find
from tools.contests.bots import bot_of
from tools.contests.goals_pony import with_dice
from tools.contests.playing import Moment, Table, play

GAME = find("pony_express")
LEVELS = brain.LEVELS
WORLDS = 100
FEW = 3
"""Worlds where a level tries its aims out in the simulation: each takes as long as a hundred other decisions."""
SLOW = "marshal_slow"
"""It tries so many aims that one shot must do, unless all is asked for."""
BRIEF = 12
"""Worlds for levels that weigh every hand there can be, unless all is asked for."""


@cache
def questions(deals: int) -> tuple[Moment, ...]:
    """Every so many picks of games of Marshals, and every rare kind of question; `g` is as it was then."""
    found: list[Moment] = []
    seen: dict[str, int] = {}

    def look(moment: Moment) -> None:
        kind = moment.g.pending.kind
        seen[kind] = seen.get(kind, 0) + 1
        asked = len(moment.g.pending.options[moment.seat]) > 1 or kind in SHOTS
        if asked and seen[kind] % (13 if kind in ("cup", "call") else 3) == 1:
            found.append(moment._replace(g=moment.g.copy()))

    table = Table(GAME, 4, GAME.presets.mix(GAME.presets.default))
    for deal in range(deals):
        play(table, [bot_of(GAME.name, "marshal,tries=0")] * 4, deal, eye=look)
    return tuple(found)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_see_makes_no_difference(level: str, full: bool) -> None:
    kinds = set()
    worlds_seen = set()
    for number, moment in enumerate(questions(40 if full else 2)):
        seen, memory = view(moment.g, moment.seat), Memory(number, moment.notes)
        assert seen.ask is not None
        shot = seen.ask.kind in SHOTS
        if shot and level == SLOW and not full and (seen.ask.kind != "shot" or "shot" in kinds):
            continue
        kinds.add(seen.ask.kind)
        expected = brain.choose(seen, GAME.name, level, number, memory)
        for seed in range(FEW if shot else WORLDS if full or level not in brain.SECONDS else BRIEF):
            world = redeal(seen, seed)
            worlds_seen.add((number, tuple(world.dice), world.deck))
            assert brain.choose(view(world, moment.seat), GAME.name, level, number, memory) == expected
    assert {"cup", "call", "shot", "keep_item"} <= kinds
    assert len(worlds_seen) > 3 * len(questions(40 if full else 2)), "the worlds must differ for the test to say much"


@pytest.mark.parametrize("level", LEVELS)
def test_lies_and_truths_that_look_alike_are_called_alike(level: str, full: bool) -> None:
    compared = calls = 0
    for number, moment in enumerate(questions(40 if full else 2)):
        g = moment.g
        if g.pending.kind != "call" or ("call",) not in g.pending.options[moment.seat]:
            continue
        twins = [with_dice(g, moment.seat, true, Chance(number)) for true in (True, False)]
        if None in twins:
            continue
        for seed in range(60):
            memory = Memory(number, moment.notes)
            truth, lie = (brain.choose(view(twin, moment.seat), GAME.name, level, seed, memory) for twin in twins)
            assert truth == lie
            compared += 1
            calls += truth[0] == "call"
    assert compared > 100 and calls > 0


def test_the_course_of_a_shot_is_not_known_beforehand() -> None:
    g: Any = next(moment.g for moment in questions(2) if moment.g.pending.kind == "shot")
    seat = next(iter(g.pending.options))
    first = brain.choose(view(g, seat), GAME.name, "deputy", 5, Memory(3))
    g.chance += 1
    assert brain.choose(view(g, seat), GAME.name, "deputy", 5, Memory(3)) == first
    g.chance -= 1
