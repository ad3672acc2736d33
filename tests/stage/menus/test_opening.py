"""From the title to a table and back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.options import PlayOptions
from game.stage.earp.table import EarpTable
from game.stage.menus import widgets
from game.stage.menus.naming import Naming
from game.stage.menus.opening import Opening
from game.stage.menus.pause import Pause
from game.stage.menus.rules import Rules
from game.stage.menus.seats import Seats
from game.stage.menus.title import Title
from game.stage.paint import controls
from game.table.saves import saved_games
from game.table.settings import load
from tests.stage.theatre import Theatre


@pytest.fixture
def house() -> Iterator[Theatre]:
    yield opened(PlayOptions())


def opened(options: PlayOptions) -> Theatre:
    opening = Opening(options)
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    opening.welcome()
    theatre.frame()
    return theatre


def table_of(theatre: Theatre) -> EarpTable:
    scene = theatre.scene
    assert isinstance(scene, EarpTable)
    return scene


def test_three_presses_lead_from_the_title_to_a_table(house: Theatre) -> None:
    for _ in range(3):
        house.key(pygame.K_RETURN)
    table = table_of(house)
    assert [chair.who for chair in table.session.chairs] == ["person", "bot", "bot", "bot"]
    assert table.session.setup.preset == "seed-004"
    assert house.stage.names == [chair.name for chair in table.session.chairs]
    table.session.close()


def test_seven_chairs_of_one_game_are_no_seven_of_the_next(house: Theatre) -> None:
    settings = house.stage.settings
    house.stage.push(Seats(limits=(3, 8), game="bang"))
    for _ in range(3):
        house.click_on("bot")
    house.click_on("next")
    house.stage.push(Seats(limits=(2, 6), game="pony_express"))
    house.click_on("next")
    assert settings.seats_of == {"bang": 7, "pony_express": 4}
    house.stage.push(Seats(limits=(3, 8), game="bang"))
    seats = house.scene
    assert isinstance(seats, Seats) and len(seats.setup.seats) == 7


def test_a_sum_is_made_smaller_by_its_arrow_and_by_the_keys(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.key(pygame.K_RETURN)
    rules = house.scene
    assert isinstance(rules, Rules)
    whole = next(rect for item, rect in rules.placed if item.id == "switch-game_target")
    item = rules.item("switch-game_target")
    assert item is not None
    arrow = controls.row_parts(house.stage.press, whole, widgets.look_of(item))["less"]
    house.click(arrow.center)
    assert rules.book.switches["game_target"] == 20000
    house.key(pygame.K_LEFT)
    assert rules.book.switches["game_target"] == 15000
    house.key(pygame.K_RIGHT)
    assert rules.book.switches["game_target"] == 20000


def test_a_turned_switch_reaches_the_table_and_is_remembered(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.key(pygame.K_RETURN)
    house.click_on("preset-seed-000")
    house.click_on("switch-capture_threshold")
    house.click_on("begin")
    table = table_of(house)
    assert table.session.setup.preset == "seed-000"
    assert dict(table.session.setup.changes) == {"capture_threshold": 9}
    table.session.close()
    kept = load()[0]
    assert (kept.preset, kept.own_switches) == ("seed-000", {"capture_threshold": 9})


def test_an_own_mix_is_named_kept_and_forgotten(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.key(pygame.K_RETURN)
    rules = house.scene
    assert isinstance(rules, Rules)
    house.click_on("save")
    assert house.stage.said is not None, "with nothing changed there is nothing to save"
    if rules.item("switch-bank_limited") is None:
        house.click_on("page-on")
    house.click_on("switch-bank_limited")
    house.click_on("save")
    assert isinstance(house.scene, Naming)
    house.type("Our way")
    house.key(pygame.K_RETURN)
    assert rules.book.chosen == "Our way"
    house.key(pygame.K_ESCAPE)
    assert load()[0].mixes["Our way"]["bank_limited"] is True
    house.key(pygame.K_F10)
    house.click_on("forget")
    assert "Our way" not in rules.stage.settings.mixes


def test_secondary_turns_a_switch_the_other_way(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.key(pygame.K_RETURN)
    rules = house.scene
    assert isinstance(rules, Rules)
    rules.focus.go("switch-wyatt_out_of_turn_window")
    before = rules.book.switches["wyatt_out_of_turn_window"]
    house.key(pygame.K_RETURN)
    house.key(pygame.K_x)
    assert rules.book.switches["wyatt_out_of_turn_window"] == before


def test_leaving_keeps_the_game_and_the_next_start_goes_on_exactly_there(house: Theatre) -> None:
    for _ in range(3):
        house.key(pygame.K_RETURN)
    table = table_of(house)
    known = table.session.state_hash()
    house.key(pygame.K_F10)
    assert isinstance(house.scene, Pause)
    house.click_on("leave")
    assert isinstance(house.scene, Title)
    assert house.stage.names == []
    again = opened(PlayOptions())
    assert again.scene.name == "welcome_back"
    again.key(pygame.K_RETURN)
    resumed = table_of(again)
    assert resumed.session.state_hash() == known
    resumed.session.close()


def test_a_rematch_has_the_same_people_and_other_cards(house: Theatre) -> None:
    for _ in range(3):
        house.key(pygame.K_RETURN)
    first = table_of(house)
    house.stage.doors.again(first.session.setup)
    second = table_of(house)
    assert second is not first
    assert second.session.setup.chairs == first.session.setup.chairs
    assert second.session.setup.seed != first.session.setup.seed
    assert len([s for s in house.stage.scenes if isinstance(s, EarpTable)]) == 1
    second.session.close()
    assert len(saved_games()[0]) == 2


def test_the_command_line_sits_down_at_once() -> None:
    switches: tuple[tuple[str, int | str | bool], ...] = (("bank_limited", True),)
    theatre = opened(PlayOptions(game="wyatt_earp", seats=3, bots=2, seed=5, preset="published", switches=switches))
    setup = table_of(theatre).session.setup
    assert [chair.who for chair in setup.chairs] == ["person", "bot", "bot"]
    assert (setup.seed, setup.preset, dict(setup.changes)) == (5, "published", {"bank_limited": True})
    table_of(theatre).session.close()


def test_a_saved_game_that_cannot_be_used_is_a_sentence_and_not_an_end(house: Theatre) -> None:
    for _ in range(3):
        house.key(pygame.K_RETURN)
    table_of(house).leave()
    (save,) = saved_games()[0]
    save.path.write_bytes(b"\x00" * 200)
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    opening.go_on(save.path)
    assert isinstance(theatre.scene, Title)
    assert theatre.stage.said is not None


def test_a_window_that_is_closed_leaves_the_game_on_the_disk(house: Theatre) -> None:
    for _ in range(3):
        house.key(pygame.K_RETURN)
    house.send(pygame.QUIT)
    assert not house.stage.running
    table_of(house).left()
    assert [game.finished for game in saved_games()[0]] == [False]


def test_a_chair_that_waits_for_a_gamepad_is_settled_before_the_game_goes_on(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    seats = house.scene
    assert isinstance(seats, Seats)
    house.click_on("plays-0")
    assert "switch a gamepad on" in seats.said()
    house.click_on("go_on")
    assert house.scene.name == "seats" and "No gamepad answered" in seats.said()
    house.click_on("go_on")
    assert house.scene.name == "rules"


def test_every_set_of_rules_says_what_it_is_and_one_is_for_the_first_game(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.key(pygame.K_RETURN)
    rules = house.scene
    assert isinstance(rules, Rules) and house.focus == "begin"
    presets = {item.id: item for item, _ in rules.placed if item.id.startswith("preset-")}
    assert rules.explained() == presets["preset-seed-004"].says
    assert [name for name, item in presets.items() if "first game" in item.value] == ["preset-seed-004"]
    for name, item in presets.items():
        rules.focus.go(name)
        assert rules.explained() == item.says
    assert len({item.says for item in presets.values()} - {""}) == len(presets)


def test_a_name_that_is_too_long_is_not_cut_in_silence(house: Theatre) -> None:
    house.key(pygame.K_RETURN)
    house.click_on("name-0")
    naming = house.scene
    assert isinstance(naming, Naming)
    house.type("Wilhelmina Earp ")
    assert naming.written == "Wilhelmina Earp " and "at most" not in naming.said()
    house.type("J")
    assert naming.written == "Wilhelmina Earp " and "16 letters at most" in naming.said()
    house.key(pygame.K_BACKSPACE)
    assert "at most" not in naming.said()
