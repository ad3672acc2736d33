"""A play step by step: card, target, card of the target; what is lit, what is grey and why; slips; drags."""

from __future__ import annotations

import pygame
import pytest

from game.stage.bang.desk import Desk
from game.stage.bang.words import title_of
from game.table.settings import Settings
from game.words import reason
from tests.stage.bang.board import NAMES, Board

SLIPS = (
    ("volcanic_10s", "four", "shorter"),
    ("schofield_ks", "deputy", "shorter"),
    ("indians_kd", "deputy", "friend"),
    ("gatling_10h", "deputy", "friend"),
)


def asked_desk(board: Board) -> Desk:
    board.settle()
    desk = board.table.desk
    assert desk is not None
    return desk


def test_card_target_and_card_of_the_target_with_back_at_each_step() -> None:
    board = Board(position="eight")
    desk = asked_desk(board)
    panic = board.card("panic_jh")
    board.press(panic)
    assert desk.aiming and {"seat:1", "seat:2"} <= set(desk.ways())
    assert board.table.sentence()[0].startswith("Panic!")
    board.press("seat:1")
    assert desk.victim == 1
    places = set(desk.ways())
    assert "held:1" in places and len(places) == 1 + len(board.table.floor.sight.gear[1])
    assert "Bo" in board.table.sentence()[0]
    board.press("back")
    assert desk.victim == -1 and desk.aiming
    board.press("back")
    assert not desk.begun
    board.press(panic)
    barrel = next(thing for thing in (f"gear:1:{card}" for card in board.table.floor.sight.gear[1]))
    board.press("seat:1")
    board.press(barrel)
    board.run(0.3)
    assert board.table.session.picks >= 1


def test_a_card_of_the_target_can_be_pressed_at_once() -> None:
    board = Board(position="eight")
    asked_desk(board)
    board.press(board.card("cat_balou_kh"))
    board.press(f"gear:7:{board.table.floor.sight.gear[7][1]}")
    board.run(0.3)
    assert board.table.session.picks >= 1


def test_another_card_takes_the_place_of_the_chosen_one() -> None:
    board = Board(position="eight")
    desk = asked_desk(board)
    board.press(board.card("bang_qh"))
    board.press(board.card("panic_jh"))
    assert desk.step.pick == ("play", "panic_jh") and len(desk.step.cards) == 1
    board.press(board.card("panic_jh"))
    assert not desk.begun


def test_a_card_without_a_target_wants_a_second_press() -> None:
    board = Board(position="four")
    desk = asked_desk(board)
    store = board.card("general_store_9c")
    board.press(store)
    assert desk.whole == ("play", "general_store_9c") and board.table.session.picks == 0
    board.press(store)
    board.run(0.2)
    assert board.table.session.picks >= 1


def test_greyed_cards_and_seats_say_why() -> None:
    board = Board(position="seven")
    desk = asked_desk(board)
    refusals = desk.refusals()
    missed = board.card("missed_10c")
    assert reason(refusals[missed], NAMES).startswith("A Missed! answers shots only")
    board.press(missed)
    assert board.table.session.picks == 0
    assert "Missed!" in board.table.sentence()[0] and "(BG-15)" in board.table.sentence()[0]
    board.press(board.card("bang_qh"))
    far = desk.refusals()["seat:3"]
    assert far.reason == "out_of_reach"
    board.press("seat:3")
    assert "distance" in board.table.sentence()[0]
    assert desk.refusals()["seat:4"].reason == "is_out" and desk.refusals()["seat:0"].reason == "not_yourself"


def test_every_card_of_a_hand_is_lit_or_has_a_reason() -> None:
    for position in ("eight", "seven", "four", "shot", "raid", "duel", "dying", "discard"):
        desk = asked_desk(Board(position=position))
        ways, refusals = desk.ways(), desk.refusals()
        for card in desk.hand:
            thing = f"card:{card}"
            assert (thing in ways) != (thing in refusals), (position, thing)
            if thing in refusals:
                assert not reason(refusals[thing], NAMES).startswith("reason"), "a reason has words"


@pytest.mark.parametrize(("kind", "position", "doubt"), SLIPS)
def test_slips_are_asked_about_once(kind: str, position: str, doubt: str) -> None:
    board = Board(position=position)
    desk = asked_desk(board)
    board.press(board.card(kind))
    board.press("play")
    assert desk.step.doubt == doubt and board.table.session.picks == 0
    assert [answer.id for answer in desk.answers()] == ["sure"]
    assert board.table.sentence()[0].endswith("?")
    board.press("back")
    assert not desk.step.doubt
    board.press("play")
    board.press("sure")
    board.run(0.2)
    assert board.table.session.picks >= 1


def test_a_beer_at_full_life_is_a_slip() -> None:
    board = Board(position="deputy")
    desk = asked_desk(board)
    beer = board.card("beer_7h")
    board.press(beer)
    board.press(beer)
    assert desk.step.doubt == "full-life"


def test_one_missed_against_slab_is_a_slip_but_two_are_none() -> None:
    board = Board(position="single")
    desk = asked_desk(board)
    board.press(board.card("missed_10c"))
    assert desk.step.doubt == "too-few"
    other = Board(4, position="slab")
    asked_desk(other)
    other.press(other.card("bang_2c"))
    other.press("seat:1")
    desk = asked_desk(other)
    other.press(other.card("missed_10c"))
    other.run(0.2)
    assert other.table.session.picks >= 2, "with a second one in hand the first is no slip"


def test_a_card_of_ones_own_is_a_slip_where_it_can_be_taken() -> None:
    board = Board(position="own")
    desk = asked_desk(board)
    board.press(board.card("panic_jh"))
    board.press("seat:0")
    board.press(next(thing for thing in desk.ways() if thing.startswith("gear:0")))
    assert desk.step.doubt == "own-card"


@pytest.mark.parametrize(("kind", "position"), [(kind, position) for kind, position, _ in SLIPS])
def test_the_questions_about_slips_can_be_switched_off(kind: str, position: str) -> None:
    board = Board(position=position, settings=Settings(pace="instant", ask_before_slips=False))
    asked_desk(board)
    board.press(board.card(kind))
    board.press("play")
    board.run(0.2)
    assert board.table.session.picks >= 1


@pytest.mark.parametrize("asks", [True, False])
def test_a_turn_that_ends_with_a_bang_in_reach_is_asked_about(asks: bool) -> None:
    board = Board(position="seven", settings=Settings(pace="instant", ask_before_ending=asks))
    desk = asked_desk(board)
    board.press("end")
    board.run(0.2)
    assert (desk.step.doubt == "ending") is asks
    assert (board.table.session.picks == 0) is asks
    if asks:
        board.press("sure")
        board.run(0.2)
        assert board.table.session.picks > 0


def test_a_turn_without_a_shot_left_just_ends() -> None:
    board = Board(position="deputy")
    asked_desk(board)
    board.press("end")
    board.run(0.2)
    assert board.table.session.picks > 0


def test_a_beer_that_saves_ones_life_is_never_asked_about() -> None:
    board = Board(position="dying")
    asked_desk(board)
    picks = board.table.session.picks
    board.press(board.card("beer_7h"))
    board.run(0.2)
    assert board.table.session.picks > picks


def drag(board: Board, thing: str, goal: tuple[int, int]) -> None:
    start = next(control.rect.center for control in board.table.controls() if control.id == thing)
    board.send(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    board.send(pygame.MOUSEBUTTONDOWN, button=1, pos=start)
    for step in range(1, 9):
        at = tuple(a + (b - a) * step // 8 for a, b in zip(start, goal, strict=True))
        board.send(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))
        board.frame()
    board.send(pygame.MOUSEBUTTONUP, button=1, pos=goal)
    board.run(0.2)


def test_a_card_is_dragged_onto_a_seat() -> None:
    board = Board(position="seven")
    asked_desk(board)
    drag(board, board.card("bang_qh"), board.table.floor.panel(1).center)
    assert board.table.session.picks >= 1 and not board.table.floor.absent


def test_a_card_dragged_onto_a_seat_out_of_reach_says_why() -> None:
    board = Board(position="seven")
    desk = asked_desk(board)
    drag(board, board.card("bang_qh"), board.table.floor.panel(3).center)
    assert board.table.session.picks == 0 and not desk.begun and not board.table.floor.absent
    assert "distance" in board.table.sentence()[0]


def test_a_card_without_a_target_is_dragged_onto_the_table_or_put_back() -> None:
    board = Board(position="four")
    desk = asked_desk(board)
    store = board.card("general_store_9c")
    start = next(control.rect.center for control in board.table.controls() if control.id == store)
    drag(board, store, (start[0] + 40, start[1]))
    assert board.table.session.picks == 0 and not desk.begun
    drag(board, store, board.table.floor.layout.middle.center)
    assert board.table.session.picks >= 1


def test_the_button_of_a_power_says_what_is_done() -> None:
    board = Board(position="four")
    desk = asked_desk(board)
    offer = next(offer for offer in board.table.offers() if offer.id == "use-sid_ketchum")
    assert offer.label == "Heal for 2 cards" != title_of("sid_ketchum")
    assert desk.answers()[0].use == "power:sid_ketchum"
