"""What a Marshal of Wyatt Earp tries out, and how a playout goes."""

from __future__ import annotations

from itertools import islice

from game.bots.memory import BLANK
from game.bots.search import finished
from game.bots.wyatt_earp.scorer import pick_with
from game.bots.wyatt_earp.trial import DISCARDS, PLAYS, SEARCHED, policy, question
from game.bots.wyatt_earp.weights import DEPUTY
from game.rules.knowledge import view
from game.rules.save import dump
from tests.bots.playing import GAME, decisions, position

OPENS = """
set A.hand jesse_james*3 bob_dalton*2 photo_jesse_james hideout
set B.hand wes_hardin*4 billy_the_kid*3
set discards belle_starr
set number 1
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


def test_a_playout_ends_with_the_hand_and_leaves_the_world_as_it_was() -> None:
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
