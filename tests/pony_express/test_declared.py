"""What everybody knows of a declaration, from the public log alone."""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express.declared import Declaration, declarations
from game.rules.event import Event
from game.rules.kinds import SEATS

A, B, C = SEATS[:3]
DICE = (14, 14, 13, 12, 9)


def turn(number: int) -> Event:
    return e.TurnBegan("PX-17", A, number)


def test_nobody_called_and_nobody_knows() -> None:
    log = [turn(4), e.Declared("PX-29", A, "three", False), e.NotCalled("PX-35", A, "three")]
    assert declarations(log) == [Declaration(4, A, "three", False, -1, "unknown", "")]


def test_a_call_tells_the_truth_or_a_bluff() -> None:
    log = [
        turn(1),
        e.Declared("PX-29", A, "pair", False),
        e.Called("PX-31", B, A, False),
        e.Revealed("PX-36", A, DICE, "pair", "pair", True),
        turn(2),
        e.Declared("PX-29", B, "four", False),
        e.Called("PX-94", C, B, True),
        e.Revealed("PX-37", B, DICE, "pair", "four", False),
    ]
    assert declarations(log) == [
        Declaration(1, A, "pair", False, B, "true", "pair"),
        Declaration(2, B, "four", False, C, "bluff", "pair"),
    ]


def test_one_that_is_thought_about_is_open_and_a_louder_call_takes_the_place_of_the_first() -> None:
    log: list[Event] = [turn(7), e.Declared("PX-29", C, "straight", False)]
    assert declarations(log)[0].came == "open"
    log += [e.Called("PX-31", A, C, False), e.Called("PX-94", B, C, True)]
    assert (declarations(log)[0].caller, declarations(log)[0].came) == (B, "open")


def test_a_poker_face_is_told_apart() -> None:
    log = [turn(1), e.Declared("PX-95", A, "three", True), e.NotCalled("PX-35", A, "three")]
    assert declarations(log)[0].safe
    assert declarations([]) == declarations([turn(1), e.NotCalled("PX-35", A, "three")]) == []
