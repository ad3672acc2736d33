"""Choices step by step: whatever the desk offers is a play of the rules, and every play can be reached."""

from __future__ import annotations

from typing import Any

import pytest

from game.pony_express.game import GAME
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import view
from game.rules.position import SetUp, build, read_line
from game.stage.pony.asking import asked
from game.stage.pony.desk import Desk
from game.stage.pony.street_sight import ASKED_FOR
from game.words import speak

NAMES = ["Ana", "Bo", "Clem", "Dee"]


def desk_of(g: Any) -> Desk:
    """The desk of the first seat that is asked."""
    seat = next(iter(g.pending.options))
    return Desk(view(g, seat).state, seat, g.pending.kind, g.pending.options[seat], lambda pick: g.why_not(seat, pick))


def fresh(kind: str, seed: int = 3) -> Any:
    """A game that has come to the first question of a kind, each question answered by its first whole option."""
    g = GAME.new(4, GAME.presets.mix("seed-002"), seed)
    for number in range(5000):
        seat = next(iter(g.pending.options))
        if g.pending.kind == kind:
            return g
        if seat == CHANCE:
            g.choose(seat, answer_for_chance(g, Chance(number)))
            continue
        options = [o for o in g.pending.options[seat] if all(isinstance(part, int | str) for part in o)]
        g.choose(seat, options[number % len(options)] if options else ("flick", 0, 0, 1500))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["start", "station", "jail", "callers_move", "corners", "cold_drink", "first_item"])
def test_whole_answers_are_those_of_the_rules(kind: str) -> None:
    g = fresh(kind)
    desk = desk_of(g)
    for answer in desk.answers():
        assert (g.why_not(desk.seat, answer.pick) is None) == (answer.why is None)
    legal = {answer.pick for answer in desk.answers() if answer.why is None}
    plain = {option for option in desk.options if option[0] not in desk.items}
    assert legal == plain


def test_dice_are_chosen_then_rolled() -> None:
    desk = desk_of(fresh("cup"))
    assert desk.press("die:2") == () and desk.press("die:5") == () and desk.press("die:5") == ()
    picks = {answer.id: answer.pick for answer in desk.answers()}
    assert picks == {"roll-hidden": ("roll", "hidden", 2), "roll-open": ("roll", "open", 2), "show-dice": ("sort", 2)}
    assert desk.back() and desk.step.dice == frozenset() and not desk.back()


def test_all_five_dice_can_be_shown_but_not_rolled() -> None:
    desk = desk_of(fresh("cup"))
    for number in range(1, 6):
        desk.press(f"die:{number}")
    why = {answer.id: answer.why for answer in desk.answers()}
    assert why["show-dice"] is None
    refusal = why["roll-hidden"]
    assert refusal is not None and refusal.reason == "leave_one_die"


def test_a_hand_is_named_with_two_presses() -> None:
    desk = desk_of(fresh("cup"))
    assert desk.press("hand:three") == ()
    assert [answer.pick for answer in desk.answers()] == [("declare", "three")]
    assert desk.press("hand:three") == ("declare", "three")


def test_an_item_card_that_needs_nothing_more_is_played_with_two_presses() -> None:
    jailed = ("set A.space 10", "set A.gold 1", "set A.jailed 1", "set A.hand file_in_the_loaf")
    desk = desk_of(position(*jailed, "pending Match next=A phase=turns"))
    assert desk.press("item:file_in_the_loaf") == ()
    assert desk.press("item:file_in_the_loaf") == ("file_in_the_loaf",)


def test_an_item_card_that_wants_dice_is_taken_back_by_its_second_press() -> None:
    dice = ("force dice 13 13 13 9 11", "set A.space 10", "set A.gold 3", "set A.hand loaded_die")
    g = position(*dice, "pending Match next=A phase=turns")
    g.choose(0, ("shake",))
    desk = desk_of(g)
    desk.press("item:loaded_die")
    assert desk.step.verb == "loaded_die"
    assert desk.press("item:loaded_die") == () and not desk.step.verb


def position(*lines: str) -> Any:
    """The state of a position's lines (as in a case file), for four seats."""
    setup = SetUp(game=GAME.name)
    for line in lines:
        read_line(setup, line.split())
    return build(setup)[1]


def test_a_card_that_can_not_be_played_says_why() -> None:
    g = fresh("cup")
    seat = next(iter(g.pending.options))
    desk = desk_of(g)
    for kind in dict.fromkeys(desk.items):
        playable = any(option[0] == kind for option in desk.options)
        assert (f"item:{kind}" in desk.refusals()) != playable
    assert g.why_not(seat, ("lasso", 1)) is not None


def test_every_play_of_whole_games_can_be_chosen_at_the_desk() -> None:
    """Bots play; each of their picks is looked for among what the desk completes."""
    from game.bots import brain

    verbs: set[str] = set()
    for seed in range(6):
        g = GAME.new(4, GAME.presets.mix("seed-002"), seed)
        for number in range(1500):
            if g.pending is None:
                break
            seat = next(iter(g.pending.options))
            if seat == CHANCE:
                g.choose(seat, answer_for_chance(g, Chance(number)))
                continue
            seen = view(g, seat)
            pick = brain.choose(seen, GAME.name, "deputy", number)
            if g.pending.kind not in ASKED_FOR:
                desk = desk_of(g)
                meanings = [offer.meaning for offer in asked(desk, NAMES, "", False).offers if offer.meaning]
                assert len(meanings) == len(set(meanings)), "one key for two answers"
                assert pick in reached(desk, pick), pick
                verbs.add(str(pick[0]))
            g.choose(seat, pick)
    assert {"roll", "declare", "call", "pass", "keep", "shake", "lasso", "loaded_die", "poker_face"} <= verbs


def reached(desk: Desk, pick: tuple[int | str, ...]) -> list[tuple[int | str, ...]]:
    """What the desk offers after the presses that lead to a pick."""
    verb = str(pick[0])
    found: list[tuple[int | str, ...]] = []
    if f"item:{verb}" in {f"item:{kind}" for kind in desk.items}:
        desk.press(f"item:{verb}")
    numbers: tuple[int, ...] = ()
    if verb in ("roll", "sleight_of_hand", "sort", "pickaxe") and len(pick) > 1:
        numbers = tuple(n + 1 for n in range(5) if int(pick[-1]) >> n & 1)
    elif verb == "spyglass":
        numbers = tuple(int(number) for number in pick[1:])
    elif verb == "loaded_die":
        numbers = (int(pick[1]),)
    for number in numbers:
        desk.press(f"die:{number}")
    if verb in ("declare", "poker_face"):
        desk.press(f"hand:{pick[1]}")
    if verb == "keep":
        found.append(desk.press(f"offer:{pick[1]}"))
    if verb == "lasso":
        found.append(desk.press(f"rider:{int(pick[1])}"))
    return [*found, *(answer.pick for answer in desk.answers() if answer.why is None)]


@pytest.mark.parametrize(("kind", "meaning"), [("call", "back"), ("arrest", "page_right"), ("mount", "page_right")])
def test_back_passes_only_where_several_are_asked(kind: str, meaning: str) -> None:
    g = fresh(kind)
    offers = asked(desk_of(g), NAMES, "", False).offers
    assert {offer.meaning for offer in offers if offer.id == "pass"} == {meaning}


@pytest.mark.parametrize(("tongue", "order"), [("en", ["left", "right"]), ("fa", ["right", "left"])])
def test_the_buttons_of_the_corners_stand_at_the_sides_that_they_name(tongue: str, order: list[str]) -> None:
    """The bar is read from the right in Persian; the pictures of the street are the same for all."""
    desk = desk_of(fresh("corners"))
    speak(tongue)
    try:
        offers = asked(desk, NAMES, "", False).offers
    finally:
        speak("en")
    assert [offer.id for offer in offers] == [f"corner-{side}" for side in order]
    assert {offer.id: offer.meaning for offer in offers} == {"corner-left": "secondary", "corner-right": "page_right"}
