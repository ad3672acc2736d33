"""Who stands how well in a race that its winner has given up."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.pony_express.game import GAME, merit
from game.pony_express.state import Pony
from game.rules.kinds import CHANCE
from game.rules.library import find
from game.table import standing
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session

NAMES = ("Ana", "Bo", "Cy", "Dora")


def race(**given: list[int]) -> Pony:
    g = Pony(4, GAME.presets.mix(GAME.presets.default), 1)
    g.gold = given.get("gold", [3, 3, 3, 3])
    g.space = given.get("space", [10, 10, 10, 10])
    g.mailbox = given.get("mailbox", [0, 0, 0, 0])
    g.jailed = given.get("jailed", [0, 0, 0, 0])
    return g


def test_mailbox_then_space_then_upright_then_gold() -> None:
    g = race(mailbox=[1, 0, 0, 0], space=[33, 33, 12, 12], jailed=[1, 0, 0, 1], gold=[0, 0, 1, 9])
    assert all(merit(g, one) > merit(g, other) for one, other in pairwise(range(4)))


def test_more_gold_only_counts_on_one_space() -> None:
    assert standing.foremost(GAME, race(gold=[2, 5, 3, 5], space=[10, 10, 11, 10]), range(4)) == (2,)
    assert standing.foremost(GAME, race(gold=[2, 5, 3, 4]), range(4)) == (1,)


def test_riders_equal_in_all_of_it_win_together() -> None:
    assert standing.foremost(GAME, race(), (0, 2, 3)) == (0, 2, 3)


def test_riders_have_places_and_gunslingers_none() -> None:
    assert standing.places(GAME, race(space=[12, 30, 12, 1])) == (2, 1, 2, 4)
    bang = find("bang")
    assert standing.places(bang, bang.new(4, bang.presets.mix(bang.presets.default), 1)) == ()


def played_out(seed: int, giving_up: int) -> Session:
    """A game of bots that one of them has given up at the start."""
    chairs = tuple(Chair(name, seat, "bot", "random") for seat, name in enumerate(NAMES[:3]))
    session = Session.start(Setup("pony_express", chairs, "seed-002", {}, seed))
    session.take_over(giving_up, replace(chairs[giving_up], who="person"))
    session.concede(giving_up)
    bots = BotTable()
    while not session.over:
        thought = bots.think(session)
        if thought is not None:
            session.choose(thought.seat, thought.pick())
        else:
            answer = outcome(session.view(None).state)
            assert answer is not None
            session.choose(CHANCE, answer)
    return session


def test_who_gave_up_and_comes_first_leaves_the_win_to_the_foremost_of_the_others() -> None:
    lost = 0
    for seed in range(12):
        session = played_out(seed, seed % 3)
        result, g = session.result(), session.view(None).state
        assert result is not None and result.money == tuple(g.gold) and result.hands == g.turns > 1
        others = [seat for seat in range(3) if seat != seed % 3]
        if g.winner == seed % 3:
            lost += 1
            assert result.winners == standing.foremost(GAME, g, others)
            best = max(merit(g, seat) for seat in others)
            assert {merit(g, seat) for seat in result.winners} == {best}
        else:
            assert result.winners == (g.winner,)
    assert lost, "in none of these games who gave up came first"


@pytest.mark.parametrize("start", [0, 1])
def test_the_part_of_a_race_is_its_turn(start: int) -> None:
    g = race()
    g.turns = start
    assert standing.part(GAME, g) == 1
    g.turns = 7
    assert standing.part(GAME, g) == 7
