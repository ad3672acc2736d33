"""What every menu must have: everything reachable, one focus, a way back, nothing over anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game import words
from game.bang.game import GAME as BANG
from game.options import PlayOptions
from game.stage.focus import ways
from game.stage.intent import Device, Kind
from game.stage.layout import outside, overlaps
from game.stage.menus.about import About
from game.stage.menus.bot_player import BotPlayer
from game.stage.menus.cover import Cover
from game.stage.menus.guide import Guide
from game.stage.menus.opening import Opening
from game.stage.menus.padlost import PadLost
from game.stage.menus.padmap import PadMap
from game.stage.menus.padtest import PadTest
from game.stage.menus.pause import Pause
from game.stage.menus.rules import Rules
from game.stage.menus.saves import Saves, SaveSheet
from game.stage.menus.seats import Seats
from game.stage.menus.settings import TABS, SettingsPage
from game.stage.menus.setup import Setup as Chairs
from game.stage.menus.sides import Sides
from game.stage.menus.title import Title
from game.stage.menus.tongues import Tongues
from game.stage.scene import Scene
from game.table.journal import Journal
from game.table.saves import saved_games
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings, load
from game.wyatt_earp.game import GAME
from tests.stage.click_grid import unanswered
from tests.stage.theatre import Theatre
from tests.waiting import until

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def save_a_game() -> None:
    chairs = (Chair("Wilhelmina Long-Na", 0, "person"), Chair("Bo", 1, "bot"), Chair("Clem", 2, "bot"))
    setup = Setup("wyatt_earp", chairs, "seed-004", {}, 5)
    Session.start(setup, Journal.create(setup, sync=False)).close()


def sheet() -> Scene:
    save_a_game()
    return SaveSheet(save=saved_games()[0][0])


def full_list() -> Scene:
    for _ in range(9):
        save_a_game()
    return Saves()


MENUS: dict[str, Callable[[], Scene]] = {
    "title": Title,
    "languages": Tongues,
    "seats": Seats,
    "eight seats": lambda: Seats(limits=(3, 8)),
    "sides": lambda: Sides(setup=Chairs.remembered(["Ana", "Bo", "Clem", "Dee"] * 2, [], limits=(3, 8))),
    "how a bot plays": lambda: BotPlayer(called="Wilhelmina Long-Na", level="marshal_slow"),
    "rules": lambda: Rules(game=GAME.name, presets=GAME.presets),
    "many rules": lambda: Rules(game=BANG.name, presets=BANG.presets),
    **{f"settings {tab}": partial(SettingsPage, tab=tab) for tab in TABS},
    "about": About,
    "licence": lambda: About(shown="rye"),
    "pause": Pause,
    "no saves": Saves,
    "saves": full_list,
    "saved game": sheet,
    "pad lost": lambda: PadLost(seat=0),
    "pad map": lambda: PadMap(device=Device(Kind.PAD, 3)),
    "pad test": PadTest,
    "cover": lambda: Cover(seat=2, name_of_person="Wilhelmina Long-Na"),
}


@pytest.fixture(params=sorted(MENUS))
def menu(request: pytest.FixtureRequest) -> Scene:
    return MENUS[str(request.param)]()


def shown(
    menu: Scene, size: tuple[int, int] = (1280, 720), settings: Settings | None = None, painting: bool = False
) -> Theatre:
    theatre = Theatre(Title(), size, settings, painting=painting)
    if not isinstance(menu, Title):
        theatre.stage.push(menu)
    theatre.run(0.2)
    return theatre


def named(theatre: Theatre) -> dict[str, Rect]:
    return {control.id: control.rect for control in theatre.scene.controls()}


def test_every_control_is_reached_with_the_cross(menu: Scene) -> None:
    theatre = shown(menu)
    controls = theatre.scene.controls()
    table = ways(controls)
    first = theatre.focus
    assert first is not None
    seen, todo = {first}, [first]
    while todo:
        for goal in table[todo.pop()].values():
            if goal not in seen:
                seen.add(goal)
                todo.append(goal)
    assert seen == {control.id for control in controls}
    assert len({control.id for control in controls}) == len(controls)


def test_arrows_keep_exactly_one_focus(menu: Scene) -> None:
    theatre = shown(menu)
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_TAB) * 3:
        theatre.key(key)
        theatre.frame()
        assert theatre.focus in named(theatre)
        assert theatre.stage.brackets is not None


def test_back_leads_somewhere(menu: Scene) -> None:
    theatre = shown(menu)
    theatre.run(0.5)
    before = len(theatre.stage.scenes)
    theatre.key(pygame.K_ESCAPE)
    if isinstance(menu, Title):
        assert theatre.focus == "quit"
    elif isinstance(menu, Cover):
        assert theatre.scene is menu, "a cover stays: Back may only open the pause"
    else:
        assert len(theatre.stage.scenes) == before - 1


@pytest.fixture(params=["pseudo", pytest.param("en", marks=pytest.mark.full)])
def language(request: pytest.FixtureRequest) -> str:
    words.speak(str(request.param))
    return str(request.param)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 150])
@pytest.mark.usefixtures("language")
def test_nothing_lies_over_anything_else(menu: Scene, size: tuple[int, int], text_size: int) -> None:
    theatre = shown(menu, size, Settings(text_size=text_size))
    placed = named(theatre)
    assert overlaps(placed) == []
    assert outside(placed, theatre.stage.canvas.whole) == []
    assert unanswered(theatre) == []


@pytest.mark.parametrize(
    ("size", "text_size"),
    [
        ((1280, 720), 0),
        pytest.param((1280, 720), 150, marks=pytest.mark.full),
        pytest.param((1920, 1080), 0, marks=pytest.mark.full),
        pytest.param((1920, 1080), 150, marks=pytest.mark.full),
        pytest.param((1024, 768), 0, marks=pytest.mark.full),
        pytest.param((1024, 768), 150, marks=pytest.mark.full),
    ],
)
@pytest.mark.usefixtures("language")
def test_no_word_is_cut(menu: Scene, size: tuple[int, int], text_size: int) -> None:
    theatre = shown(menu, size, Settings(text_size=text_size), painting=True)
    for control in theatre.scene.controls():
        theatre.scene.focus.go(control.id)
        theatre.stage.touch()
        theatre.frame()
    assert theatre.stage.press.overflowed == set()


def test_every_button_does_something_or_says_why(menu: Scene) -> None:
    theatre = shown(menu)
    theatre.run(0.5)
    for control in theatre.scene.controls():
        if not control.enabled:
            theatre.stage.said = None
            theatre.click(control.rect.center)
            assert theatre.stage.said is not None, control.id
    assert theatre.scene is menu or isinstance(menu, Title)


def test_menus_sleep_when_nothing_moves(menu: Scene) -> None:
    theatre = shown(menu)
    theatre.run(6.0)
    painted = theatre.run(1.0)
    assert painted <= (12 if isinstance(menu, Title) or getattr(menu, "overlay", False) else 0)


@pytest.fixture
def opened(own_home: Path) -> Iterator[tuple[Theatre, Opening]]:
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    yield theatre, opening


def test_many_switches_lie_on_pages_and_each_can_be_turned() -> None:
    theatre = shown(Rules(game=BANG.name, presets=BANG.presets))
    found: list[str] = []
    rules = theatre.scene
    assert isinstance(rules, Rules)
    lit = []
    for _ in range(rules.pages):
        found += [name for name in named(theatre) if name.startswith("switch-")]
        lit.append([control.id for control in rules.controls() if control.id.startswith("page-") and control.enabled])
        assert all(rect.height >= 28 for name, rect in named(theatre).items() if name.startswith("switch-"))
        theatre.click_on("page-on")
        theatre.frame()
    both = ["page-back", "page-on"]
    assert lit == [["page-on"], *[both] * (rules.pages - 2), ["page-back"]]
    assert rules.page == rules.pages - 1
    assert theatre.stage.said is not None, "the last page says that it is the last"
    mattering = [name for name in rules.book.switches if name not in BANG.needing]
    assert sorted(found) == sorted(f"switch-{name}" for name in mattering)
    until(lambda: not rules.page, "the first page comes back", lambda: theatre.key(pygame.K_q), rules.pages)
    theatre.click_on("switch-wild_west_show")
    theatre.frame()
    before = rules.pages
    theatre.click_on("switch-fistful_of_cards")
    theatre.frame()
    assert rules.pages > before
    theatre.key(pygame.K_q)
    theatre.frame()
    assert rules.page == 0


def test_by_keys_from_title_to_rules_with_one_hand(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.key(pygame.K_RETURN)
    assert isinstance(theatre.scene, Seats)
    theatre.key(pygame.K_F10)
    assert isinstance(theatre.scene, Rules)
    theatre.key(pygame.K_ESCAPE)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.scene, Title)


def test_by_mouse_with_the_left_button_only(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.click_on("wyatt_earp")
    theatre.click_on("who-1")
    theatre.click_on("go_on")
    assert isinstance(theatre.scene, Rules)
    theatre.click_on("back")
    theatre.click_on("back")
    theatre.click_on("settings")
    theatre.click_on("tab-sound")
    assert isinstance(theatre.scene, SettingsPage)
    theatre.click_on("back")
    theatre.click_on("quit")
    assert not theatre.stage.running


def test_a_waiting_game_is_offered_at_the_start(own_home: Path) -> None:
    save_a_game()
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    opening.welcome()
    theatre.frame()
    assert theatre.scene.name == "welcome_back"
    theatre.click_on("later")
    theatre.frame()
    assert isinstance(theatre.scene, Title)
    theatre.key(pygame.K_x)
    assert isinstance(theatre.scene, Saves)
    theatre.click_on("save-0")
    theatre.click_on("away")
    assert saved_games()[0], "the first press only asks"
    theatre.click_on("away")
    assert saved_games()[0] == []
    assert isinstance(theatre.scene, Saves)


def test_settings_hold_at_once_and_are_kept(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(SettingsPage(tab="pads"))
    theatre.scene.focus.go("dead_zone")
    theatre.key(pygame.K_RIGHT)
    assert theatre.stage.pads.dead_zone == pytest.approx(0.30)
    theatre.key(pygame.K_PAGEUP)
    assert theatre.focus == "tab-sound"
    theatre.key(pygame.K_ESCAPE)
    assert load()[0].dead_zone == 30


def test_sliders_follow_keys_clicks_and_drags(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(SettingsPage(tab="pads"))
    rect = named(theatre)["dead_zone"]
    theatre.click((rect.left + rect.width * 9 // 10, rect.centery))
    far = theatre.settings.dead_zone
    assert far > 45
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(rect.right - 150, rect.centery))
    theatre.send(pygame.MOUSEMOTION, pos=(rect.left, rect.centery), rel=(1, 1), buttons=(1, 0, 0))
    theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=(rect.left, rect.centery))
    assert theatre.settings.dead_zone == 10


def test_volumes_are_grey_without_a_sound_device(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(SettingsPage(tab="sound"))
    assert all(not c.enabled and c.why for c in theatre.scene.controls() if c.id == "master")
    theatre.click_on("master")
    assert theatre.settings.master == Settings().master


def test_text_size_changes_the_type_at_once(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(SettingsPage(tab="picture"))
    before = theatre.stage.press.text_scale
    theatre.click_on("text_size")
    assert theatre.settings.text_size == 100
    assert theatre.stage.press.text_scale != before


def test_the_pause_shows_the_pace_of_this_run_and_changes_it_from_there() -> None:
    theatre = shown(Pause())
    theatre.stage.pace = "instant"
    theatre.stage.lay_out()
    pause = theatre.scene
    assert isinstance(pause, Pause)

    def said() -> str:
        item = pause.item("pace")
        assert item is not None
        return item.value

    assert said() == words.say("set-pace-value", value="instant")
    theatre.click_on("pace")
    assert theatre.stage.pace_now == theatre.settings.pace == "step"
    assert said() == words.say("set-pace-value", value="step")
    theatre.stage.pace = "slow"
    theatre.settings.pace = "normal"
    theatre.click_on("pace")
    assert theatre.stage.pace_now == "normal", "the chosen pace can be come back to"


def test_full_screen_leaves_text_size_and_focus_as_they_were(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(Pause())
    until(lambda: theatre.settings.text_size == 150, "the largest text", lambda: theatre.click_on("text_size"), 10)
    theatre.key(pygame.K_UP)
    assert theatre.focus == "full_screen"
    theatre.key(pygame.K_RETURN)
    theatre.send(pygame.WINDOWSIZECHANGED, x=1920, y=1080)
    pause = theatre.scene
    under = next(c for c in pause.controls() if c.id == "quit").rect.center
    theatre.point(under)
    assert theatre.focus == "full_screen", "a pointer that only came to lie over something else chooses nothing"
    assert (theatre.settings.full_screen, theatre.settings.text_size) == (True, 150)
    theatre.point((under[0] + 1, under[1]))
    assert theatre.focus == "quit"


def test_keys_can_be_given_away_and_taken_back(opened: tuple[Theatre, Opening]) -> None:
    theatre, _ = opened
    theatre.stage.push(SettingsPage(tab="keys"))
    theatre.click_on("key-read")
    theatre.key(pygame.K_RETURN)
    assert theatre.stage.said is not None, "Enter always does the same"
    theatre.key(pygame.K_x)
    assert theatre.settings.keys == {"read": "x"}
    theatre.click_on("key-menu")
    theatre.key(pygame.K_ESCAPE)
    assert theatre.settings.keys == {"read": "x"}
    theatre.key(pygame.K_ESCAPE)
    assert load()[0].keys == {"read": "x"}
    theatre.key(pygame.K_x)
    assert isinstance(theatre.scene, Guide), "on the title, reading is how the game in focus is played"
    theatre.key(pygame.K_ESCAPE)
    theatre.stage.push(SettingsPage(tab="keys"))
    theatre.click_on("reset")
    assert theatre.settings.keys == {}
