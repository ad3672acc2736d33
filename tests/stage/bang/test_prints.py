from __future__ import annotations

from pygame import SRCALPHA, Surface

from game.bang.deck import KINDS, of_pool
from game.stage.bang import painter
from game.stage.bang.acts_perils import look_of
from game.stage.bang.flying import side
from game.stage.bang.painter import NO_MARKS
from game.stage.bang.prints import FLIGHT, before_the_rush
from game.stage.paint.bang.spotlight import draw_spotlight
from game.stage.paint.press import Press
from tests.stage.bang.board import Board


def printed(press: Press) -> set[tuple[str, object]]:
    return {(key[0], key[1]) for key in press.shelf}


def test_after_them_a_card_flies_without_a_print_and_a_draw_has_its_light() -> None:
    board = Board(position="four")
    press, floor = board.stage.press, board.table.floor
    for _ in before_the_rush(press, floor):
        pass
    before = printed(press)
    for card in of_pool("", frozenset({"base"})):
        side(press, KINDS[card], FLIGHT)
    assert printed(press) == before
    nowhere = Surface((1, 1), SRCALPHA)
    draw_spotlight(press, nowhere, floor.layout.arena, look_of(0, "jail", (0,)), 1.0)
    assert printed(press) == before


def test_of_the_discards_only_the_newest_is_turned_anew() -> None:
    board = Board(position="four")
    press, floor, screen = board.stage.press, board.table.floor, Surface((1280, 720))
    deck = of_pool("", frozenset({"base"}))

    def turned(*discards: int) -> int:
        floor.state.discards = discards
        floor.show(floor.state.copy())
        before = printed(press)
        painter.draw_piles(press, screen, floor, NO_MARKS)
        return sum(name.endswith("paper.turned") for name, _ in printed(press) - before)

    assert turned(deck[1], deck[2], deck[3]) == 3
    assert turned(deck[4], deck[1], deck[2], deck[3]) == 1
