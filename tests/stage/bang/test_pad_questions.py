"""Gamepads alone answer every kind of question that the expansions put."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bang.deck import KINDS, NAME, SUITS
from game.bang.game import GAME
from game.bang.state import GHOST, SHADOW
from game.rules.kinds import Pick
from game.rules.library import Value
from tests.stage.bang.padded import PadBoard

ALL: dict[str, Value] = dict.fromkeys(GAME.expansions, True)
ME = 0


@pytest.fixture
def boards() -> Iterator[list[PadBoard]]:
    made: list[PadBoard] = []
    yield made
    for board in made:
        board.unplug()


def test_a_suit_is_named_by_its_sign_too(boards: list[PadBoard]) -> None:
    board = PadBoard(position="handcuffs")
    boards.append(board)
    board.settle()
    question = board.table.question()
    assert question is not None
    assert {offer.sign for offer in question.offers if offer.sign} == set(SUITS)


def gear(seat: int, name: str) -> str:
    return f"gear:{seat}:{NAME.index(name)}"


PRESSES: dict[str, tuple[str, tuple[str, ...], Pick]] = {
    "a guess for Peyote": ("peyote", ("guess-red",), ("guess", "red")),
    "a suit for the Handcuffs": ("handcuffs", ("name-clubs",), ("name", "clubs")),
    "Hard Liquor": ("liquor", ("drink",), ("drink",)),
    "a life point given away": ("brothers", ("seat:2",), ("give", 2)),
    "nothing given away": ("brothers", ("pass",), ("pass",)),
    "a card exchanged at the Ranch": ("ranch", ("card:beer_7h",), ("discard", "beer_7h")),
    "another character": ("identity", ("offer:*",), ("take",)),
    "a blue card for the Daltons": ("daltons", ("gear:0:scope_as",), ("discard", "scope_as")),
    "whose card is lost in a Brawl": ("brawl", ("held:1",), ("throw", 1, "hand")),
    "whose power is copied": ("vera", ("seat:*",), ("copy",)),
    "other borrowed characters": ("greygory", ("use-greygory_deck",), ("use", "greygory_deck")),
    "which of the cards drawn goes": ("dutch", ("card:*",), ("discard",)),
    "where an unseen card is put": ("josh", ("as-duel", "seat:2"), ("put", "duel", 2)),
    "a green card against a shot": ("green", ("gear:0:sombrero_7c",), ("use", "sombrero_7c")),
    "what is inherited": ("heirs", ("offer:barrel_ks",), ("take", "barrel_ks")),
    "to come back as a shadow": ("shadow", ("become",), ("become",)),
    "a tribute for Youl Grinner": ("youl", ("card:missed_2s",), ("give", "missed_2s")),
    "a purchase": ("all", ("ware:pickaxe", "play"), ("buy", "pickaxe")),
    "a purchase that is used in a way": ("all", ("ware:bottle", "as-bang", "seat:1"), ("buy", "bottle", "bang", 1)),
    "what others have bought": ("all", (gear(1, "boots"), "play"), ("remove", 1, "boots")),
    "equipment": ("all", ("use-gold_pan",), ("use", "gold_pan")),
    "an event that is used": (
        "all",
        ("event:ricochet", "card:bang_qh", "seat:2", "gear:2:barrel_ac"),
        ("use", "ricochet", "bang_qh", 2, "barrel_ac"),
    ),
    "an order to somebody": ("all", ("event:dorothy_rage", "seat:1", "offer:beer"), ("use", "dorothy_rage", 1, "beer")),
    "a green card that is ripe": ("ripe", ("gear:0:knife_8h", "seat:1"), ("use", "knife_8h", 1)),
    "a green card that is laid": ("ripe", ("card:sombrero_7c", "play"), ("play", "sombrero_7c")),
    "a card that costs another": (
        "springfield",
        ("card:springfield_ks", "card:beer_6h", "seat:2"),
        ("play", "springfield_ks", "with", "beer_6h", 2),
    ),
    "the Russian Roulette": ("roulette", ("card:dodge_7d",), ("answer", "dodge_7d")),
}
"""By what is answered: the position, what is pressed (`*`: anything that begins so), and how the pick begins."""


@pytest.mark.parametrize("what", PRESSES)
def test_a_pad_answers(what: str, boards: list[PadBoard]) -> None:
    position, presses, pick = PRESSES[what]
    board = PadBoard(position, people=1)
    boards.append(board)
    board.settle()
    before = board.table.session.picks
    for thing in presses:
        board.settle()
        board.press(named(board, thing))
    log = [chosen for seat, chosen in picks(board)[before:] if seat == ME]
    assert log and log[0][: len(pick)] == pick


def named(board: PadBoard, thing: str) -> str:
    """The id of what is pressed: cards are told by their kind."""
    word, _, rest = thing.partition(":")
    if thing.endswith("*"):
        return next(name for name in board.lit() if name.startswith(thing[:-1]))
    if word == "card":
        return board.card(rest)
    if word == "gear" and not rest.rpartition(":")[2].isdigit():
        seat, _, kind = rest.partition(":")
        front = board.table.session.view(ME).state.front[int(seat)]
        return f"gear:{seat}:{next(card for card in front if KINDS[card] == kind)}"
    return thing


def picks(board: PadBoard) -> list[tuple[int, Pick]]:
    # a session tells its last pick only; bots may have gone on by now
    return list(board.table.session._course.picks)


@pytest.mark.parametrize(("position", "status"), [("ghost", GHOST), ("shadow_turn", SHADOW)])
def test_who_is_out_plays_a_turn_by_pad(position: str, status: str, boards: list[PadBoard]) -> None:
    board = PadBoard(position, people=1)
    boards.append(board)
    board.settle()
    table = board.table
    assert table.asked == {ME} and table.session.view(None).state.status[ME] == status
    board.press("end")
    board.settle()
    assert (ME, ("end",)) in picks(board)


def test_one_of_two_characters_is_chosen_by_pad(boards: list[PadBoard]) -> None:
    board = PadBoard(people=2, seats=4, switches={"characters_dealt": 2})
    boards.append(board)
    board.settle()
    desk = board.table.desk
    assert desk is not None and desk.ask_kind == "character"
    wanted = f"offer:{desk.offered()[1]}"
    board.press(wanted)
    assert picks(board)[-1] == (desk.seat, ("take", wanted.partition(":")[2]))


def test_four_pads_play_with_everything_on(boards: list[PadBoard]) -> None:
    board = PadBoard(people=4, seats=8, switches=ALL)
    boards.append(board)
    for _ in range(40):
        board.settle()
        if board.scene is not board.table:
            break
        board.press(board.chance.choice(board.lit()))
    assert sum(seat < 4 for seat, _ in picks(board)) >= 10
