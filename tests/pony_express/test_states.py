"""What holds of positions and whole games, though no single event says it."""

from __future__ import annotations

import pytest

from game.pony_express.events import CupRolled, DieTurned, Rerolled, Spied
from game.pony_express.game import GAME
from game.pony_express.state import NUGGETS, bank
from game.rules.event import Event, read
from game.rules.kinds import everybody, told_to
from game.rules.position import SetUp, build
from tests.contract.play import playout
from tests.pony_express.tables import dealt, position, say

TURNS = "pending Match next=A phase=turns"


def spaces(*numbers: int) -> list[str]:
    return [f"set {letter}.space {n}" for letter, n in zip("ABCDE", numbers, strict=False)]


@pytest.mark.clause("PX-01", kind="state")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_seats_and_no_other_number(seats: int) -> None:
    assert GAME.seats == (3, 5)
    setup = SetUp(game="pony_express", seats=seats)
    with pytest.raises(ValueError, match="pony_express is for 3 to 5 seats"):
        build(setup)


@pytest.mark.clause("PX-06", kind="state")
@pytest.mark.clause("PX-10", kind="state")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_new_game(seats: int) -> None:
    g = dealt(seats)
    assert g.space == [1] * seats and g.gold == [3] * seats and g.token == 0
    assert bank(g) == NUGGETS - 3 * seats
    for seat in range(seats):
        g.choose(seat, ("keep", GAME.schema.kinds[g.offer[seat][0]]))
    assert [len(hand) for hand in g.hand] == [1] * seats and len(g.deck) == 20 - seats


@pytest.mark.clause("PX-24", kind="state")
@pytest.mark.parametrize(("partial", "covered"), [("true", [0, 0, 0, 0, 0]), ("false", [1, 1, 1, 0, 0])])
def test_open_dice_that_stay_while_others_are_rolled(partial: str, covered: list[int]) -> None:
    g = position(f"switch exposed_partial_reroll {partial}", *spaces(10, 6, 6), "set A.gold 3", TURNS)
    say(g, "A> shake", "A> sort 31", "A> roll open 24")
    assert g.covered == covered


@pytest.mark.clause("PX-40", kind="state")
def test_no_effect_after_a_lost_poker_game_without_gold() -> None:
    g = position(
        *spaces(16, 16, 16),
        "force dice 9 10 11 12 14",
        "force dice 9 9 9 9 9",
        "force dice 9 10 11 12 14",
        "pending Turn seat=A phase=meet start=6",
    )
    assert g.jailed[0] and g.turns == 1 and not g.gold[0]


@pytest.mark.clause("PX-41", kind="state")
@pytest.mark.parametrize("how", ["train", "call", "retreat"])
def test_nothing_happens_where_other_moves_end(how: str) -> None:
    if how == "train":
        g = position(*spaces(9, 13, 2), "set A.gold 3", "pending Turn seat=A phase=effect start=6")
        say(g, "A> ride")
    elif how == "call":
        g = position(*spaces(16, 2, 15), "force dice 9 10 11 12 14", "pending Match next=C phase=turns")
        say(g, "C> shake", "C> declare four", "A> call", "A> move")
        assert g.space[0] == 22
    else:
        g = position(*spaces(14, 11, 2), "pending Turn seat=A phase=effect start=6")
        say(g, "A> flick 0 0 500", "chance> outcome")
        assert g.space[0] == g.space[1]
    told = [type(read(entry)).__name__ for entry in g.log]
    assert "FightBegan" not in told and "PokerBegan" not in told


@pytest.mark.clause("PX-42", kind="state")
@pytest.mark.parametrize(("blocks", "digs"), [("false", True), ("true", False)])
def test_peaceful_spaces(blocks: str, digs: bool) -> None:
    g = position(f"switch peace_blocks_effects {blocks}", *spaces(2, 3, 3), TURNS)
    say(g, "A> shake", "A> declare pair", "B> pass", "C> pass")
    told = [read(entry) for entry in g.log]
    assert not any(type(event).__name__ == "PokerBegan" for event in told)
    assert any(getattr(event, "what", "") == "mine" for event in told) == digs


@pytest.mark.clause("PX-44", kind="state")
@pytest.mark.parametrize(("counted", "fights"), [("false", False), ("true", True)])
def test_a_jailed_rider_on_the_space(counted: str, fights: bool) -> None:
    g = position(
        f"switch jailed_count_for_meetings {counted}", *spaces(17, 18, 2), "set B.jailed 1", "set A.gold 3", TURNS
    )
    say(g, "A> shake", "A> declare pair", "C> pass")
    assert bool(g.token) == fights


@pytest.mark.clause("PX-58", kind="state")
def test_the_rolls_of_a_poker_game_go_clockwise_from_the_newcomer() -> None:
    g = position("seats 4", *spaces(18, 18, 18, 18), "pending Turn seat=C phase=meet start=6")
    rolls = [getattr(read(entry), "seat", -1) for entry in g.log if getattr(read(entry), "what", "") == "poker"]
    assert rolls[:4] == [2, 3, 0, 1]


@pytest.mark.clause("PX-68", kind="state")
def test_a_jailed_rider_keeps_its_space() -> None:
    g = position(*spaces(12, 2, 2), "force dice 9 9 9 9 9", "pending Turn seat=A phase=effect start=6")
    say(g, "A> served")
    assert g.jailed[0] and g.space[0] == 12


@pytest.mark.clause("PX-75", kind="state")
def test_going_to_jail_twice_changes_nothing() -> None:
    g = position(
        *spaces(12, 2, 2), "set A.jailed 1", "pending Turn seat=B phase=arrive", "pending Arrest seat=A clause=PX-57"
    )
    assert g.jailed == [1, 0, 0]
    assert "Jailed" not in [type(read(entry)).__name__ for entry in g.log]


@pytest.mark.clause("PX-86", kind="state")
@pytest.mark.parametrize("seed", range(6))
def test_a_limited_bank_never_owes(seed: int) -> None:
    g = GAME.new(5, GAME.presets.mix("cases", {"bank_limited": True}), seed)
    for _ in playout(g, seed):
        assert bank(g) >= 0 and bank(g) + sum(g.gold) == NUGGETS


@pytest.mark.parametrize("seed", range(4))
def test_an_event_about_dice_shows_them_to_exactly_those_who_know_them(seed: int) -> None:
    g = dealt(4, seed)
    told: set[str] = set()

    def check(event: Event) -> None:
        if not isinstance(event, CupRolled | Rerolled | Spied | DieTurned):
            return
        told.add(type(event).__name__)
        numbers = range(1, 6) if isinstance(event, CupRolled) else event.dice
        for number, face in zip(numbers, event.faces, strict=True):
            assert g.dice[number - 1] == face
            known = g.dice_seen[number - 1]
            assert told_to(known, g.seats) & event.seen == event.seen
            assert isinstance(event, Spied) or told_to(known, g.seats) == event.seen
            hidden = (~0,) * len(numbers)
            assert event.for_viewer(None).faces == (event.faces if known == everybody(g.seats) else hidden)

    g.listener = check
    for _ in playout(g, seed):
        pass
    assert {"CupRolled", "Rerolled"} <= told
