"""What every table does, at the barest of them."""

from __future__ import annotations

import pytest

from game.rules.library import find
from game.stage.menus.cover import Cover
from game.stage.play.seatmenu import SeatMenu
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.play.plain_room import PlainTable
from tests.stage.theatre import Theatre

NAMES = ("Ana", "Bo", "Clem", "Dee", "Eli", "Flo", "Gus", "Hal")


def seated(game: str, people: int, seats: int, seed: int = 3) -> tuple[Theatre, PlainTable]:
    chairs = tuple(Chair(NAMES[s], s, "person" if s < people else "bot", "random") for s in range(seats))
    table = PlainTable(session=Session.start(Setup(game, chairs, find(game).presets.default, {}, seed)))
    return Theatre(table, settings=Settings(pace="instant"), painting=False), table


def play_on(theatre: Theatre, table: PlainTable, turn: int) -> None:
    """What somebody at the mouse would do now."""
    if isinstance(theatre.scene, Cover):
        theatre.run(0.5)
        theatre.click_on("i_am")
    elif theatre.scene is table and not table.motion.acting and not table.flow.thinking:
        if table.desk is not None:
            answers = table.desk.answers()
            table.decide(answers[turn % len(answers)].pick)
        elif table.race is not None:
            theatre.click_on("all-pass")


@pytest.mark.parametrize(
    ("game", "people", "seats"),
    [
        pytest.param("wyatt_earp", 0, 4, marks=pytest.mark.full),
        ("wyatt_earp", 1, 3),
        pytest.param("wyatt_earp", 3, 4, marks=pytest.mark.full),
        ("bang", 3, 8),
    ],
)
def test_a_whole_game_is_played_in_the_barest_room(game: str, people: int, seats: int) -> None:
    theatre, table = seated(game, people, seats)
    for turn in range(20_000):
        if table.ended:
            break
        theatre.frame()
        play_on(theatre, table, turn)
    assert table.ended and table.session.over and table.session.result() is not None
    assert table.told and table.strip


def test_of_several_people_each_is_called_by_a_cover_and_sees_only_the_own_cards() -> None:
    theatre, table = seated("wyatt_earp", 3, 4)
    called: set[int] = set()
    for turn in range(3_000):
        theatre.frame()
        if isinstance(theatre.scene, Cover):
            called.add(theatre.scene.seat)
            assert table.floor.viewer is None and not table.floor.open
        elif table.desk is not None:
            assert table.floor.viewer == table.desk.seat == table.floor.holder
        play_on(theatre, table, turn)
        if len(called) == 3:
            return
    pytest.fail("not everybody was called")


def test_a_ticket_opens_what_can_be_done_about_the_seat_and_a_bot_plays_on() -> None:
    theatre, table = seated("wyatt_earp", 1, 3)
    theatre.until(lambda: table.asked, "somebody is asked")
    table.read("seat:0")
    assert isinstance(theatre.scene, SeatMenu)
    assert [deed.id for deed in theatre.scene.deeds] == ["bot", "concede"], "a room without hands has none to show"
    theatre.scene.deeds[0].act()
    theatre.stage.pop(theatre.scene)
    picks = table.session.picks
    for _ in range(200):
        theatre.frame()
    assert table.session.chairs[0].who == "bot" and table.desk is None and table.session.picks > picks


def test_a_seat_left_to_a_bot_stays_in_the_pause_and_begins_the_next_game_as_a_person() -> None:
    theatre, table = seated("wyatt_earp", 1, 3)
    again: list[Setup] = []
    table.again = again.append
    theatre.until(lambda: table.asked, "somebody is asked")
    before = [entry.label for entry in table.pause_entries()]
    table.read("seat:0")
    assert isinstance(theatre.scene, SeatMenu)
    theatre.scene.deeds[0].act()
    theatre.stage.pop(theatre.scene)
    assert [entry.label for entry in table.pause_entries()][:1] == before[:1]
    table.pause_entries()[0].action()
    assert isinstance(theatre.scene, SeatMenu) and [deed.id for deed in theatre.scene.deeds] == ["person"]
    table.rematch()
    assert [chair.who for chair in again[0].chairs] == ["person", "bot", "bot"]
