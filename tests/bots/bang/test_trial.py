"""What a Marshal of BANG! tries out, in which worlds, and how a playout goes."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from game.bang.game import EXPANSIONS
from game.bang.state import Bang, role_of
from game.bots import brain
from game.bots.bang import belief, trial
from game.bots.bang.strength import outlook
from game.bots.bang.tells import OUTLAW
from game.bots.bang.trial import PLAYS, question
from game.bots.memory import BLANK, Memory
from game.bots.search import finished
from game.rules.kinds import Pick
from game.rules.knowledge import View, redeal, view
from game.rules.library import find
from game.rules.save import dump
from tests.bots.bang.table import position

GAME = find("bang")
TABLE = """
seats 5
set A.role sheriff
set B.role outlaw
set C.role deputy
set D.role outlaw
set E.role renegade
set A.hand bang_2c bang_3c missed_2s
set B.hand bang_4c bang_5c missed_3s
set C.hand bang_6c beer_6h
set D.hand bang_7c bang_8c
set E.hand missed_4s bang_9c
set A.life 4
set B.life 3
set C.life 4
set D.life 3
set E.life 4
set A.character bart_cassidy
set B.character willy_the_kid
set C.character rose_doolan
set D.character slab_the_killer
set E.character jourdonnais
rest deck
set turn {turn}
pending Turn seat={turn} phase=play
"""
B_SHOT_A = Memory(0, (("at", 1, "bang", 0, 0b11101, 1),))


def of(turn: str) -> View[Bang]:
    return view(position(TABLE.format(turn=turn)), "ABCDE".index(turn))


def test_roles_are_drawn_as_likely_as_they_are_believed() -> None:
    seen = of("A")
    tried = question(seen, 1, "marshal", B_SHOT_A)
    assert tried is not None
    drawn = Counter(role_of(tried.trial.world(seed), 1) for seed in range(400))
    believed = belief.marginals(seen.state, B_SHOT_A.notes)[1]
    assert drawn["outlaw"] / 400 == pytest.approx(believed[OUTLAW], abs=0.06)
    assert believed[OUTLAW] > 0.6


def test_a_world_keeps_what_the_seat_sees() -> None:
    for turn in "ABE":
        seen = of(turn)
        tried = question(seen, 1, "marshal", BLANK)
        assert tried is not None
        for seed in range(20):
            again = view(tried.trial.world(seed), seen.viewer)
            assert dump(GAME, again.state) == dump(GAME, seen.state)
            assert again.ask == seen.ask


def test_what_the_seat_cannot_see_makes_no_difference_to_its_worlds() -> None:
    seen = of("B")
    tried = question(seen, 3, "marshal", B_SHOT_A)
    assert tried is not None
    sampled = [dump(GAME, tried.trial.world(seed)) for seed in range(4)]
    for seed in range(30):
        other = question(view(redeal(seen, seed), 1), 3, "marshal", B_SHOT_A)
        assert other is not None and other.candidates == tried.candidates
        assert [dump(GAME, other.trial.world(seed)) for seed in range(4)] == sampled


def test_the_rule_s_own_pick_is_tried_first_and_nothing_forbidden() -> None:
    seen = of("A")
    tried = question(seen, 1, "marshal", BLANK)
    assert tried is not None
    assert tried.candidates[0] == brain.choose(seen, "bang", "marshal", 1, playouts=0)
    assert ("end",) in tried.candidates and len(tried.candidates) <= PLAYS + 2
    known_deputy = Memory(0, (("at", 2, "bang", 1, 0b11011, 1),) * 6)
    deadly = TABLE.replace("set C.life 4", "set C.life 1").format(turn="A")
    told = question(view(position(deadly), 0), 1, "marshal", known_deputy)
    assert told is not None
    assert not any(pick[0] == "play" and pick[-1] == 2 for pick in told.candidates), "a shot that may kill a deputy"


def test_a_playout_is_the_same_each_time_and_leaves_the_world_as_it_was() -> None:
    for turn in "AE":
        seen = of(turn)
        tried = question(seen, 1, "marshal", BLANK)
        assert tried is not None
        world = tried.trial.world(2)
        before = dump(GAME, world)
        values = [finished(tried.trial.value(world, pick, 7)) for pick in tried.candidates]
        assert dump(GAME, world) == before
        assert values == [finished(tried.trial.value(world, pick, 7)) for pick in tried.candidates]
        assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize(
    ("turn", "level", "turns"), [("A", "marshal", 3), ("B", "marshal_slow", 6), ("E", "marshal", 5)]
)
def test_a_playout_is_cut_after_a_few_turns(turn: str, level: str, turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[tuple[int, float]] = []

    def seen_outlook(g: Bang, seat: int) -> float:
        cut.append((g.turns, outlook(g, seat)))
        return cut[-1][1]

    monkeypatch.setattr(trial, "outlook", seen_outlook)
    seen = of(turn)
    tried = question(seen, 1, level, BLANK)
    assert tried is not None
    values = [finished(tried.trial.value(tried.trial.world(seed), ("end",), seed)) for seed in range(8)]
    assert min(at for at, _ in cut) == seen.state.turns + turns + 1, "a turn may be lost in Jail, none is played after"
    assert max(at for at, _ in cut) < seen.state.turns + turns + 3
    assert {value for value in values if 0 < value < 1} == {value for _, value in cut}


@pytest.mark.parametrize(("rounds", "last"), [(9, True), (7, False)])
def test_near_the_last_round_a_playout_ends_with_the_game(rounds: int, last: bool) -> None:
    capped = "switch length_cap 10\n" + TABLE.replace("set turn", f"set rounds {rounds}\nset turn")
    seen = view(position(capped.format(turn="A")), 0)
    tried = question(seen, 1, "marshal", BLANK)
    assert tried is not None
    values = [finished(tried.trial.value(tried.trial.world(seed), ("end",), seed)) for seed in range(8)]
    assert (set(values) <= {0.0, 1.0}) == last


def test_an_outlaw_takes_the_sheriff_s_last_life_point() -> None:
    unarmed = TABLE.replace("set A.life 4", "set A.life 1").replace("set A.hand bang_2c bang_3c missed_2s\n", "")
    seen = view(position(unarmed.format(turn="B")), 1)
    assert brain.choose(seen, "bang", "marshal", 1, playouts=60)[-1] == 0


def games(preset: dict[str, bool], seats: int, deal: int) -> list[tuple[View[Bang], Memory]]:
    g = GAME.new(seats, GAME.presets.mix(GAME.presets.default, preset), deal)
    notes: tuple[tuple[int | str, ...], ...] = ()
    found = []
    for number in range(250):
        if g.pending is None:
            break
        seat = next(iter(g.pending.options))
        memory, seen = Memory(seat, notes), view(g, seat)
        found.append((seen, memory))
        pick: Pick = brain.choose(seen, "bang", "deputy", number, memory)
        note = brain.note("bang", g, seat, pick, notes)
        notes = notes if note is None else (*notes, note)
        g.choose(seat, pick)
    return found


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_every_expansion_can_be_tried_out(seats: int) -> None:
    everything = dict.fromkeys(EXPANSIONS, True)
    asked = 0
    for seen, memory in islice(games(everything, seats, 5), 0, 250, 20):
        tried = question(seen, 1, "marshal", memory)
        if tried is not None:
            asked += 1
            world = tried.trial.world(1)
            assert all(0 <= finished(tried.trial.value(world, pick, 1)) <= 1 for pick in tried.candidates[:2])
    assert asked >= 2
