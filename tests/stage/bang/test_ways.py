"""Every answer of every question, with everything in the box, can be pressed together from things and buttons."""

from __future__ import annotations

import random

import pytest

from game.bang.state import Bang
from game.rules.kinds import SEATS, Pick
from game.stage.bang.desk import Desk
from game.stage.bang.ways import Step, Ways, in_force, lying
from game.stage.play.desk import plain
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.bang.test_everything import ALL

MOST_STEPS = 1500


def reached(desk: Desk) -> set[Pick] | None:
    """All plays that presses lead to; None where there are too many to try."""
    found: set[Pick] = set()
    todo, seen = [desk.start], {desk.start}
    while todo:
        if len(seen) > MOST_STEPS:
            return None
        desk.step = todo.pop()
        found |= {answer.pick for answer in desk.answers() if answer.pick}
        if desk.whole:
            found.add(desk.whole)
        for thing, so_far in desk.ways().items():
            word, _, rest = thing.partition(":")
            step = Step(so_far, (*desk.step.cards, int(rest)) if word == "card" else desk.step.cards)
            if step not in seen:
                seen.add(step)
                todo.append(step)
    desk.step = desk.start
    return found


@pytest.mark.parametrize("seed", [1, 2, 3, *(pytest.param(n, marks=pytest.mark.full) for n in range(4, 60))])
def test_every_answer_can_be_pressed_together(seed: int) -> None:
    chairs = tuple(Chair(f"P{seat}", seat, "person") for seat in range(8))
    game = Session.start(Setup("bang", chairs, "dv4", dict(ALL), seed))
    chance = random.Random(seed)
    looked = 0
    for number in range(2000):
        if game.over:
            break
        seat = chance.choice(game.asked())
        picks = [plain(option) for option in game.options(seat)]
        if number % 9 == 0 or game.ask_kind() not in ("play", "shot", "discard"):
            desk = Desk(game.view(seat).state, seat, game.ask_kind(), game.options(seat), lambda pick: None)
            found = reached(desk)
            if found is not None:
                looked += 1
                assert set(picks) <= found, f"{game.ask_kind()}: {sorted(map(str, set(picks) - found))[:5]}"
        going_on = [pick for pick in picks if pick != ("end",)] or picks
        game.choose(seat, chance.choice(going_on if chance.random() < 0.85 else picks))
    assert game.over and looked > 20


def a_table() -> Bang:
    chairs = tuple(Chair(f"P{seat}", seat, "person") for seat in range(4))
    g = Session.start(Setup("bang", chairs, "dv4", dict(ALL), 3)).view(0).state
    assert isinstance(g, Bang)
    return g


def test_what_nothing_on_the_table_stands_for_is_a_button() -> None:
    ways = Ways(a_table(), 0, ())
    bottle: Pick = ("buy", "bottle", "panic", SEATS[2], "hand")
    assert ways.on(Step(), bottle) == [("ware:bottle", ("buy", "bottle"))]
    assert ways.on(Step(("buy", "bottle")), bottle) == [("as:panic", ("buy", "bottle", "panic"))]
    assert ways.on(Step(bottle[:3]), bottle) == [("seat:2", bottle[:4])]
    assert ways.on(Step(bottle[:4]), bottle) == [("held:2", bottle)]


def test_a_card_that_is_ordered_is_chosen_by_its_name() -> None:
    order: Pick = ("use", "dorothy_rage", SEATS[1], "bang", SEATS[2])
    assert Ways(a_table(), 0, ()).on(Step(order[:3]), order) == [("offer:bang", order[:4])]


def test_nothing_is_in_force_before_the_first_event() -> None:
    g = a_table()
    assert in_force(g) == () and lying(g, 0) == ()
