"""People with a gamepad each: hands face down, held looks, and whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bang.state import role_of
from tests.stage import virtual_pad as v
from tests.stage.bang.padded import PadBoard


@pytest.fixture
def boards() -> Iterator[list[PadBoard]]:
    made: list[PadBoard] = []
    yield made
    for board in made:
        board.unplug()


def test_a_whole_game_by_four_pads_without_a_cover(boards: list[PadBoard]) -> None:
    board = PadBoard()
    boards.append(board)
    assert board.play().winners
    assert board.covers == []


def shows(board: PadBoard) -> tuple[bool, int | None]:
    """Whether the asked person's hand lies open, and whose lies beside its panel."""
    return board.table.floor.open, board.table.peeking


def test_a_hand_lies_open_only_while_its_look_button_is_held(boards: list[PadBoard]) -> None:
    board = PadBoard("four")
    boards.append(board)
    board.settle()
    assert board.table.asked == {0}
    shown = [shows(board)]
    for seat, held in ((0, True), (0, False), (1, True), (1, False)):
        board.look(seat, held)
        shown.append(shows(board))
    assert shown == [(False, None), (True, None), (False, None), (False, 1), (False, None)]


def test_a_secret_role_shows_only_in_the_own_look(boards: list[PadBoard]) -> None:
    board = PadBoard("single")
    boards.append(board)
    board.settle()
    floor = board.table.floor
    view = board.table.session.view(1).state
    floor.viewer, floor.state = 1, view
    floor.hold(1, opened=False)
    assert floor.sight.seats[1].role == "" != role_of(view, 1)
    floor.turn(True)
    assert floor.sight.seats[1].role == role_of(view, 1)


def test_a_foreign_pad_answers_for_nobody(boards: list[PadBoard]) -> None:
    board = PadBoard("four")
    boards.append(board)
    board.settle()
    board.table.focus.go("end")
    board.push(2, v.A)
    assert board.table.session.picks == 0


def test_whoever_has_the_mouse_cannot_try_the_cards_of_a_hand_that_lies_face_down(boards: list[PadBoard]) -> None:
    """But can choose for a person whose gamepad is gone."""
    board = PadBoard("four")
    boards.append(board)
    board.settle()
    cards = [control.id for control in board.table.controls() if control.id.startswith("card:")]
    for card in cards:
        board.click_on(card)
        assert board.table.desk is not None and not board.table.desk.begun
    assert board.stage.said is not None and board.stage.said.text == f"It is {board.table.names[0]} who is asked."
    board.pads.pop(0).unplug()
    board.pump()
    desk = board.table.desk
    assert desk is not None and desk.seat == 0
    for card in cards:
        board.click_on(card)
    assert desk.begun


def test_no_question_on_the_screen_tells_what_a_hand_holds(boards: list[PadBoard]) -> None:
    board = PadBoard("seven")
    boards.append(board)
    board.settle()
    board.by_pad("end")
    board.run(0.2)
    assert board.table.session.picks > 0, "whether a BANG! is left is nobody's business"


def test_which_card_was_chosen_is_told_only_while_its_owner_looks(boards: list[PadBoard]) -> None:
    board = PadBoard("seven")
    boards.append(board)
    board.settle()
    table = board.table

    def told() -> tuple[str, set[str]]:
        question = table.question()
        assert question is not None and table.desk is not None
        return " ".join([question.sentence, *(offer.label for offer in question.offers)]), set(question.signals)

    board.look(0, True)
    board.by_pad(board.card("duel_js"))
    assert "Duel" in told()[0] and "seat:1" in told()[1]
    board.look(0, False)
    assert "Duel" not in told()[0] and told()[1] == set()
    board.look(0, True)
    board.by_pad("back")
    board.by_pad(board.card("beer_7h"))
    assert "Beer" in told()[0]
    board.look(0, False)
    assert "Beer" not in told()[0]
    board.by_pad("play")
    board.run(0.3)
    assert table.session.picks == 1
