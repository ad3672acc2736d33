"""The table of BANG! in a window: whole games by mouse and keys, every size, who is asked when."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.bang.state import OUT
from game.rules.kinds import SEATS
from game.stage.bang.gallery import Gallery
from game.stage.bang.middle import shot_at, shot_look
from game.stage.bang.reading import CardReader
from game.stage.layout import outside, overlaps
from game.stage.play.closer import inspect
from game.stage.play.seatmenu import SeatMenu
from game.words import say
from tests.stage.bang.board import NAMES, Board


@pytest.mark.parametrize(
    ("people", "seats", "seed"),
    [(1, 3, 4), pytest.param(1, 5, 3, marks=pytest.mark.full), (3, 7, 3), (8, 8, 2)],
)
def test_a_whole_game_by_mouse(people: int, seats: int, seed: int) -> None:
    board = Board(people, seats, seed)
    result = board.play()
    assert board.table.session.over and result.winners
    assert result.line() and all(result.roles), "at the end all roles are known"
    assert [look.role for look in board.table.floor.sight.seats] == list(result.roles)


def test_a_whole_game_by_keys() -> None:
    board = Board(1, 4, 7)
    board.press = board.by_keys
    assert board.play().winners


def test_a_game_of_bots_needs_nobody() -> None:
    board = Board(0, 6, 5)
    board.settle()
    assert board.table.session.over and not board.covers


def test_with_a_choice_of_two_characters() -> None:
    board = Board(2, 5, 4, preset="seed-003")
    board.settle()
    table = board.table
    assert table.desk is not None and table.desk.ask_kind == "character"
    offered = table.desk.offered()
    assert len(offered) == 2
    seat = table.desk.seat
    board.press(f"offer:{offered[1]}")
    board.settle()
    assert table.floor.sight.seats[seat].character == offered[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1920, 1200)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int]) -> None:
    board = Board(1, seats, 1, size)
    layout = board.table.floor.layout
    named = {f"seat {n}": place.whole for n, place in enumerate(layout.seats)}
    named |= {"middle": layout.middle, "hand": layout.hand, "log": layout.log, "bar": layout.prompt}
    named["masthead"] = layout.masthead
    assert overlaps(named) == []
    assert outside(named, layout.whole) == []
    assert layout.middle.contains(layout.deck) and layout.middle.contains(layout.discards)
    left = layout.seats[0].panel
    assert left.left < layout.hand.left and left.bottom > layout.log.top, "the own seat is at the lower left"


@pytest.mark.parametrize("seats", [5, 8])
def test_the_others_sit_clockwise_from_the_left_foot(seats: int) -> None:
    layout = Board(1, seats).table.floor.layout
    left, right = layout.seats[1].panel, layout.seats[-1].panel
    assert left.centerx < layout.middle.left and right.centerx > layout.middle.right
    upper = [place.panel for place in layout.seats if place.panel.bottom < layout.middle.top]
    inner = [panel for panel in upper if layout.middle.left <= panel.left and panel.right <= layout.middle.right]
    assert all(a.right <= b.left for a, b in pairwise(inner))


def test_the_dead_keep_their_place_and_show_their_role() -> None:
    board = Board(position="seven")
    board.settle()
    floor = board.table.floor
    look = floor.sight.seats[4]
    assert look.status == "out" and look.role
    assert floor.panel(4).width == floor.panel(3).width
    counts = {role: (alive, whole) for role, alive, whole in floor.sight.roles}
    assert counts[look.role] == (counts[look.role][1] - 1, counts[look.role][1])


def test_a_card_in_play_and_a_greyed_card_can_be_read() -> None:
    board = Board(position="seven")
    board.settle()
    table = board.table
    card = table.floor.sight.gear[2][0]
    board.click_on(f"gear:2:{card}")
    board.run(0.3)
    assert isinstance(board.scene, CardReader) and board.scene.sentence().startswith("Schofield")
    board.key(pygame.K_ESCAPE)
    board.run(0.3)
    board.point(next(c.rect.center for c in table.controls() if c.id == board.card("missed_10c")))
    board.frame()
    board.key(pygame.K_r)
    board.run(0.3)
    assert isinstance(board.scene, CardReader)
    assert any("only" in line.lower() for line in board.scene.paragraphs()), "why it can't be played stands there"


def test_a_seat_is_read_as_its_character_and_a_known_role() -> None:
    board = Board(position="seven")
    board.settle()
    for seat, told in ((0, True), (1, False), (4, True)):
        board.table.read(f"seat:{seat}")
        board.run(0.3)
        reader = board.scene
        assert isinstance(reader, CardReader)
        assert reader.kind == board.table.floor.sight.seats[seat].character
        assert any(NAMES[seat] in line for line in reader.paragraphs()) is told
        board.key(pygame.K_ESCAPE)
        board.run(0.3)


def test_who_is_out_watches_with_open_cards_behind_a_cover_or_plays_a_bot_on() -> None:
    board = Board(position="seven", people=5)
    board.settle()
    table = board.table
    assert table.session.view(None).state.status[4] == OUT
    inspect(table, "seat:4")
    board.frame()
    menu = board.scene
    assert isinstance(menu, SeatMenu)
    assert [deed.id for deed in menu.deeds][:3] == ["gallery", "bot-5", "bot-6"]
    board.run(0.5)
    board.click_on("gallery")
    board.run(0.5)
    assert board.scene.name == "cover"
    board.run(0.5)
    board.click_on("i_am")
    board.run(0.5)
    gallery = board.scene
    assert isinstance(gallery, Gallery)
    assert all(card >= 0 for seat in gallery.alive() for card in gallery.views[seat].hand[seat])
    board.click_on("hide")
    board.run(0.5)
    assert board.scene.name == "cover", "whoever is asked is called to the mouse again"
    board.settle()
    inspect(table, "seat:4")
    board.run(0.5)
    board.click_on("bot-5")
    board.run(0.2)
    assert table.session.chairs[5].who == "person"


def test_everything_on_the_table_is_named_by_numbers() -> None:
    """Seats write themselves as letters; the ids of things never do."""
    board = Board(2, 4, 6)
    board.table.stand(SEATS[2])
    assert all(not control.id.endswith(tuple("ABCDEFGH")) for control in board.table.controls())
    assert type(board.table.floor.holder) is int


def test_the_key_beside_a_pass_passes_and_back_never_does() -> None:
    board = Board(1, position="shot")
    board.settle()
    table = board.table
    offer = next(offer for offer in table.offers() if offer.id == "pass")
    assert offer.meaning == "page_right"
    seat, before = table.asked, table.session.picks
    board.key(pygame.K_ESCAPE)
    board.run(0.3)
    board.key(pygame.K_ESCAPE)
    board.run(0.3)
    assert table.asked == seat and table.session.picks == before
    board.key(pygame.K_e)
    board.run(0.3)
    assert table.session.picks > before


def test_where_no_card_can_be_played_the_end_of_the_turn_is_focused() -> None:
    board = Board(position="nothing")
    board.settle()
    assert board.focus == "end"


def looked_up(board: Board) -> tuple[bool, bool]:
    """Whether it is shown who can hit whom, and whether the bar says what the plates mean."""
    return board.table.sights, board.table.sentence()[0] == say("bang-sights-says")


def test_back_puts_away_who_can_hit_whom() -> None:
    board = Board(position="four")
    board.settle()
    board.press("lookup:sights")
    board.frame()
    assert looked_up(board) == (True, True)
    board.key(pygame.K_ESCAPE)
    board.frame()
    assert looked_up(board) == (False, False) and board.scene is board.table


def test_while_the_store_is_open_the_own_hand_lies_in_the_shade() -> None:
    board = Board(position="store")
    board.settle()
    hand = {f"card:{card}" for card in board.table.floor.order}
    assert hand and hand <= board.table.marks().shaded


def test_where_no_card_answers_the_focus_is_not_on_one() -> None:
    board = Board(position="helpless")
    board.settle()
    assert board.table.desk is not None and board.table.desk.ask_kind == "shot"
    assert board.focus == "pass"


def test_who_comes_back_as_a_shadow_is_not_told_to_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(position="shadow")
    told: list[str] = []
    monkeypatch.setattr(board.stage, "notice", lambda message, **facts: told.append(message))
    board.settle()
    board.press("become")
    board.settle()
    assert told == ["bang-you-are-a-shadow"]


def test_who_is_out_with_the_end_of_the_game_is_not_told_to_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(position="dying")
    told: list[str] = []
    monkeypatch.setattr(board.stage, "notice", lambda message, **facts: told.append(message))
    board.settle()
    board.press("pass")
    board.settle()
    assert board.table.session.over and "bang-you-are-out" not in told


def test_a_shot_at_a_person_lies_in_the_middle_until_it_is_answered() -> None:
    board = Board(position="shot")
    board.settle()
    table = board.table
    shot = shot_at(table.floor, table.marks().asks)
    assert shot is not None and shot_at(table.floor, asks=False) is None
    look = shot_look(shot)
    assert (look.seat, look.fates) == (1, ((0, "asked"),)) and look.line == say("bang-shot-line", needed=2)
    board.press("pass")
    board.settle()
    assert shot_at(table.floor, table.marks().asks) is None


@pytest.mark.parametrize(("position", "shows"), [("four", True), ("raid", False), ("shot", False), ("duel", False)])
def test_piles_are_pressed_only_where_they_show(position: str, shows: bool) -> None:
    board = Board(position=position)
    board.settle()
    assert ({"deck", "discards"} <= {control.id for control in board.table.controls()}) == shows
