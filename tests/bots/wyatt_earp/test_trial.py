"""What a Marshal of Wyatt Earp tries out, and how a playout goes."""

from __future__ import annotations

from itertools import islice

import pytest

from game.bots.memory import BLANK
from game.bots.search import finished
from game.bots.wyatt_earp import trial
from game.bots.wyatt_earp.scorer import pick_with
from game.bots.wyatt_earp.standing import standing
from game.bots.wyatt_earp.trial import DISCARDS, PLAYS, SEARCHED, policy, question
from game.bots.wyatt_earp.weights import DEPUTY, Weights
from game.rules.knowledge import view
from game.rules.save import dump
from game.wyatt_earp.state import Earp
from tests.bots.playing import GAME, decisions, position

OPENS = """
set A.hand jesse_james*3 bob_dalton*2 photo_jesse_james hideout
set B.hand wes_hardin*4 billy_the_kid*3
set discards belle_starr
set number 1
pending Turn seat=A phase=play
"""

THREE = """
seats 3
set C.hand sundance_kid*4 wes_hardin*2
"""
ENDS = """
set A.hand hideout bob_dalton
set A.money 24000
set A.laid.bob_dalton bob_dalton*5
set opened.bob_dalton 1
set poster.bob_dalton 5000
set B.hand wes_hardin*4 billy_the_kid*3
set discards belle_starr
set number 3
pending Turn seat=A phase=play
"""


def test_a_whole_state_tells_a_playing_seat_no_more_than_its_view() -> None:
    g = GAME.new(3, GAME.presets.mix(GAME.presets.default), 5)
    kinds = set()
    while g.pending is not None:
        seat = next(iter(g.pending.options))
        pick = policy(g, seat, DEPUTY)
        assert pick == pick_with(view(g, seat), 1, DEPUTY)
        kinds.add(g.pending.kind)
        g.choose(seat, pick)
    assert {"draw", "play"} <= kinds


def test_the_deputy_s_own_pick_is_tried_first_and_few_others_with_it() -> None:
    asked = 0
    for seen, pick in islice(decisions(seats=2, deal=7), 120):
        tried = question(seen, 1, "marshal", BLANK)
        if tried is None:
            continue
        asked += 1
        assert seen.ask is not None and seen.ask.kind in SEARCHED
        assert tried.candidates[0] == pick
        assert len(set(tried.candidates)) == len(tried.candidates) <= PLAYS + DISCARDS
        assert set(tried.candidates) <= set(seen.ask.options[seen.viewer or 0])
    assert asked > 40


@pytest.mark.parametrize(("level", "seat"), [("marshal", 1), ("marshal_slow", 0)])
def test_a_playout_is_cut_at_the_beginning_of_a_turn_after_a_few_others(
    level: str, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat A plays; so B is the fourth to draw, and A the sixth."""
    cut: list[tuple[str, tuple[int, ...], float]] = []

    def seen_standing(g: Earp, me: int, weights: Weights) -> float:
        assert g.pending is not None
        cut.append((g.pending.kind, tuple(g.pending.options), standing(g, me, weights)))
        return cut[-1][2]

    monkeypatch.setattr(trial, "standing", seen_standing)
    tried = question(view(position(THREE + OPENS), 0), 1, level, BLANK)
    assert tried is not None
    value = finished(tried.trial.value(tried.trial.world(4), tried.candidates[0], 1))
    assert cut == [("draw", (seat,), value)]


def test_a_hand_that_ends_before_counts_what_it_paid_and_a_game_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "standing", None)
    tried = question(view(position(ENDS), 0), 1, "marshal", BLANK)
    lay = ("lay", "bob_dalton", 1)
    assert tried is not None and lay in tried.candidates
    world = tried.trial.world(4)
    after = world.copy()
    after.choose(0, lay)
    after.choose(0, ("discard", "hideout"))
    assert after.winner == 0
    ahead = after.money[0] - after.money[1]
    assert finished(tried.trial.value(world, lay, 1)) == ahead + DEPUTY.winning


def test_a_playout_leaves_the_world_as_it_was() -> None:
    seen = view(position(OPENS), 0)
    tried = question(seen, 1, "marshal", BLANK)
    assert tried is not None
    world = tried.trial.world(4)
    before = dump(GAME, world)
    values = [finished(tried.trial.value(world, pick, 1)) for pick in tried.candidates]
    assert dump(GAME, world) == before
    assert values == [finished(tried.trial.value(world, pick, 1)) for pick in tried.candidates]
    assert len(set(values)) > 1


def test_worlds_differ_in_what_the_seat_cannot_see_alone() -> None:
    seen = view(position(OPENS), 0)
    tried = question(seen, 1, "marshal", BLANK)
    assert tried is not None
    hands = {tried.trial.world(seed).hand[1] for seed in range(20)}
    assert len(hands) > 10
    assert {tried.trial.world(seed).hand[0] for seed in range(20)} == {seen.state.hand[0]}
