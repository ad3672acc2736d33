"""Who knows what, and that no question hangs on a secret."""

from __future__ import annotations

import pytest

from game.bang.deck import CARD_OF_KIND
from game.bang.state import Bang
from game.rules.kinds import everybody
from game.rules.knowledge import PUBLIC, view
from tests.bang.tables import asked, position, say

A, B, C, D = range(4)


def knows(g: Bang, kind: str) -> int:
    return g.known[CARD_OF_KIND[kind]]


def stolen_from(hand: str) -> Bang:
    g = position("seats 4", "set A.hand panic_jh beer_6h", f"set B.hand {hand}", "force number 0")
    return say(g, "A> play panic_jh B hand")


def test_after_a_theft_from_a_hand_nobody_else_knows_what_is_left() -> None:
    g = stolen_from("bang_2c@all beer_7h")
    assert knows(g, "bang_2c") == 1 << A | 1 << B
    assert knows(g, "beer_7h") == 1 << B
    other = position("seats 4", "set A.hand panic_jh beer_6h", "set B.hand beer_7h bang_2c@all", "force number 0")
    say(other, "A> play panic_jh B hand")
    for viewer in (C, D, PUBLIC):
        assert [view(g, viewer).state.hand[seat] for seat in (A, B)] == [
            view(other, viewer).state.hand[seat] for seat in (A, B)
        ], "which of the two went must not show"


def test_the_only_card_of_a_hand_is_no_secret_when_it_was_none() -> None:
    g = stolen_from("bang_2c@all")
    assert knows(g, "bang_2c") == everybody(4)


def test_what_is_taken_from_play_is_known_to_all_in_the_hand() -> None:
    g = position("seats 4", "set A.hand panic_jh", "set B.front barrel_ks")
    say(g, "A> play panic_jh B barrel_ks")
    assert g.hand[A] == (CARD_OF_KIND["barrel_ks"],) and knows(g, "barrel_ks") == everybody(4)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("set B.hand missed_2s", "B"),
        ("set B.hand stagecoach_9s", "B"),
        ("set B.hand stagecoach_9s@all", "A"),
        ("set B.hand missed_2s@all", "B"),
        ("set B.hand -", "A"),
    ],
)
def test_who_is_shot_is_asked_only_where_public_facts_allow_an_answer(hand: str, expected: str) -> None:
    g = say(position("seats 4", "set A.hand bang_2c", hand), "A> play bang_2c B")
    assert asked(g) == expected
    assert g.life[B] == (4 if expected == "B" else 3)


def test_dying_with_an_unknown_card_is_a_question_with_an_empty_hand_none() -> None:
    lines = ("seats 4", "set A.hand bang_2c", "set B.life 1")
    g = say(position(*lines, "set B.hand missed_2s"), "A> play bang_2c B", "B> pass")
    assert g.pending is not None and g.pending.kind == "rescue" and asked(g) == "B"
    g = say(position(*lines), "A> play bang_2c B")
    assert g.status[B] == "out"


def test_with_two_left_beer_saves_nobody_and_nobody_is_asked() -> None:
    two = ("seats 4", "set C.status out", "set D.status out", "set B.role renegade")
    lines = ("set A.hand bang_2c", "set B.life 1", "set B.hand beer_6h")
    g = say(position(*two, *lines), "A> play bang_2c B", "B> pass")
    assert g.status[B] == "out" and g.side == "law"


def test_a_card_put_back_is_known_to_who_looked() -> None:
    g = position(
        "seats 4",
        "set A.character kit_carlson",
        "set deck beer_6h bang_2c missed_2s stagecoach_9s",
        "pending Turn seat=A phase=draw",
    )
    say(g, "A> return bang_2c")
    assert g.deck[0] == CARD_OF_KIND["bang_2c"] and knows(g, "bang_2c") == 1 << A
    say(g, "A> end")
    assert knows(g, "bang_2c") == 1 << A | 1 << B, "B has drawn it, and A knows"


def test_roles_are_hidden_but_the_sheriffs() -> None:
    g = position("seats 5", "set turn A")
    seen = view(g, C).state
    assert [cards[0] >= 0 for cards in seen.role] == [True, False, True, False, False]
