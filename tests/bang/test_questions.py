"""Questions hang on what everybody knows, never on a hidden card, and somebody can always answer."""

from __future__ import annotations

from typing import Any

import pytest

from game.bang.events_piles import NothingToDraw, Reshuffled
from game.bang.state import put
from game.rules.kinds import everybody
from game.rules.knowledge import PUBLIC, view
from tests.bang.tables import asked, legal, position, say, told


def public(g: Any) -> tuple[str, str]:
    """What somebody who stands by sees of the question."""
    seen = view(g, PUBLIC)
    assert seen.ask is not None
    return seen.ask.kind, asked(g)


@pytest.mark.parametrize(
    ("played", "holds", "holds_not"),
    [
        ("bang_2c B", "missed_2s", "beer_6h"),
        ("indians_kd", "bang_3c", "beer_6h"),
        ("duel_qd B", "bang_3c", "beer_6h"),
        ("gatling_10h", "missed_2s", "beer_6h"),
    ],
)
def test_the_same_is_asked_whether_or_not_the_answer_is_in_hand(played: str, holds: str, holds_not: str) -> None:
    questions = set()
    for card in (holds, holds_not):
        g = position("seats 4", f"set A.hand {played.split()[0]}", f"set B.hand {card}")
        questions.add(public(say(g, f"A> play {played}")))
    assert len(questions) == 1


@pytest.mark.parametrize("first", ["missed_2s", "beer_6h"])
def test_one_hidden_card_is_enough_to_ask_whatever_everybody_knows_of_the_last(first: str) -> None:
    g = position("seats 4", "set A.hand bang_2c", f"set B.hand {first} schofield_jc")
    hidden, seen = g.hand[1]
    g.known = put(g.known, seen, everybody(4))
    say(g, "A> play bang_2c B")
    assert g.known[hidden] != everybody(4) and public(g) == ("shot", "B")


@pytest.mark.parametrize(("card", "asks"), [("missed_2s", True), ("beer_6h", False)])
def test_a_hand_that_everybody_knows_is_asked_only_for_what_it_has(card: str, asks: bool) -> None:
    g = position("seats 4", "set A.hand bang_2c", f"set B.hand {card}")
    g.known = put(g.known, g.hand[1][0], everybody(4))
    say(g, "A> play bang_2c B")
    assert (public(g) == ("shot", "B")) == asks


@pytest.mark.parametrize("card", ["beer_6h", "stagecoach_9s"])
def test_the_last_life_asks_whether_or_not_there_is_a_beer(card: str) -> None:
    g = position("seats 4", "set A.hand bang_2c", "set B.life 1", f"set B.hand {card}")
    say(g, "A> play bang_2c B", "B> pass")
    assert public(g) == ("rescue", "B")


def test_an_empty_hand_is_asked_nothing() -> None:
    g = position("seats 4", "set A.hand bang_2c", "set B.life 1")
    say(g, "A> play bang_2c B")
    assert g.status[1] == "out" and public(g) == ("play", "A")


def test_with_two_left_nobody_is_asked_for_a_beer_that_could_not_help() -> None:
    g = position(
        "seats 4", "set A.hand bang_2c", "set B.status out", "set C.status out", "set D.life 1", "set D.hand beer_6h"
    )
    say(g, "A> play bang_2c D", "D> pass")
    assert g.pending is None and g.side == "law"


def test_everybody_in_a_gatling_and_in_indians_is_asked_once_at_most() -> None:
    seats = "BCDEFG"
    hands = [f"set {seat}.hand missed_{n}s bang_{n}c" for n, seat in enumerate(seats, 2)]
    g = position("seats 7", "set A.hand gatling_10h indians_kd", *hands, "set D.hand -")
    for card in ("gatling_10h", "indians_kd"):
        say(g, f"A> play {card}")
        order = ""
        while g.pending and g.pending.kind != "play":
            order += asked(g)
            say(g, f"{asked(g)}> pass")
        assert order == "BCEFG"


@pytest.mark.parametrize("card", ["panic_jh B hand", "cat_balou_kh B hand", "jail_js A"])
def test_a_card_without_a_target_is_refused_and_the_turn_can_end(card: str) -> None:
    g = position(
        "seats 4", "set turn B", f"set B.hand {card.split()[0]}", "set C.status out", "set D.status out", "set A.hand -"
    )
    assert not legal(g, f"B> play {card}") and legal(g, "B> end")


def test_a_deck_of_one_and_no_discards() -> None:
    g = position("seats 4", "set A.hand wells_fargo_3h", "set deck bang_2c", "rest box")
    say(g, "A> play wells_fargo_3h")
    assert len(g.hand[0]) == 2 and asked(g) == "A"
    assert told(g, Reshuffled) and told(g, NothingToDraw)


def test_nothing_is_asked_drawn_or_rewarded_after_the_end() -> None:
    g = position(
        "seats 5",
        "set turn E",
        "set E.hand bang_2c",
        "set A.life 1",
        "set A.front scope_as",
        "set B.character vulture_sam",
        "set E.character suzy_lafayette",
        "set D.status out",
    )
    say(g, "E> play bang_2c A")
    assert g.side == "outlaws" and g.pending is None and not g.hand[4]
