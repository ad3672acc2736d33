"""The window that runs alone in public, behind the scenes: the operator's pages, crashes, new starts."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.options import PlayOptions
from game.stage.kiosk import COUNTDOWN, SHOWN, Phase
from game.stage.menus.locked import LockedTitle, PinPage
from game.stage.menus.opening import Opening
from game.stage.menus.operator import Operator
from game.stage.menus.saves import SaveSheet
from game.stage.play.table import Table
from game.table.journal import visits
from game.table.kiosk import BEAT, CRASHES, LATELY, MANY, PLANNED, RESTART
from game.table.settings import Settings
from game.table.shop import Shop as Book
from game.words import language
from tests.stage.shop import IDLE, Shop
from tests.stage.theatre import Theatre


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.mark.parametrize(("button", "status", "typed"), [("close", 0, "4711"), ("restart", RESTART, "۴۷۱۱")])
def test_the_chord_and_the_pin_lead_to_the_way_out(shop: Shop, button: str, status: int, typed: str) -> None:
    shop.come()
    shop.hold(2)
    assert not isinstance(shop.theatre.scene, PinPage)
    shop.hold(4)
    assert isinstance(shop.theatre.scene, PinPage)
    shop.theatre.type(typed)
    shop.theatre.key(pygame.K_RETURN)
    shop.theatre.run(0.3)
    assert isinstance(shop.theatre.scene, Operator)
    shop.theatre.click_on(button)
    assert not shop.theatre.stage.running
    assert shop.theatre.stage.status == status


def test_three_wrong_pins_lead_back(shop: Shop) -> None:
    shop.hold(4)
    for number in range(3):
        assert isinstance(shop.theatre.scene, PinPage), number
        for key in "4712":
            shop.theatre.click_on(f"pin-{key}")
        shop.theatre.click_on("pin-done")
        shop.theatre.run(0.3)
    assert isinstance(shop.theatre.scene, LockedTitle)
    assert shop.theatre.stage.running


def test_what_the_operator_chooses_holds_for_the_next_visitors(shop: Shop) -> None:
    shop.hold(4)
    shop.theatre.type("4711")
    shop.theatre.key(pygame.K_RETURN)
    shop.theatre.stage.settings.master = 15
    shop.theatre.key(pygame.K_ESCAPE)
    shop.wait(IDLE + COUNTDOWN + 2)
    assert shop.theatre.settings.master == 15


def page_of(shop: Shop) -> Operator:
    """The operator's page, by chord and PIN."""
    shop.hold(4)
    shop.theatre.type("4711")
    shop.theatre.key(pygame.K_RETURN)
    shop.theatre.run(0.3)
    page = shop.theatre.scene
    assert isinstance(page, Operator)
    return page


def test_an_operator_who_walks_away_has_chosen_as_well(shop: Shop) -> None:
    page = page_of(shop)
    volume = next(item for item, _ in page.arrange() if item.id == "master")
    before = shop.theatre.settings.master
    page.adjust(volume, -1)
    quieter = shop.theatre.settings.master
    assert quieter < before
    shop.wait(IDLE + COUNTDOWN + 2)
    assert shop.is_in(Phase.ATTRACT)
    assert shop.theatre.settings.master == quieter
    assert Shop().theatre.settings.master == quieter


def test_the_language_of_a_visitor_is_not_the_operators_choice(shop: Shop) -> None:
    shop.come()
    shop.theatre.stage.speak("fa")
    page_of(shop)
    assert language() == "en"
    shop.theatre.key(pygame.K_ESCAPE)
    shop.wait(IDLE + COUNTDOWN + 2)
    assert language() == "en" and shop.kiosk.shop.chosen().language == "en"


def test_what_the_operator_chooses_outlives_a_new_start(shop: Shop) -> None:
    shop.hold(4)
    shop.theatre.type("4711")
    shop.theatre.key(pygame.K_RETURN)
    shop.theatre.run(0.3)
    shop.theatre.stage.settings.master = 15
    for game in ("bang", "pony_express"):
        shop.theatre.click_on(f"offer:{game}")
    assert shop.kiosk.games == ("wyatt_earp",)
    shop.theatre.click_on("offer:wyatt_earp")
    assert shop.kiosk.games == ("wyatt_earp",), "one has to stay"
    shop.theatre.click_on("restart")
    again = Shop(Settings(master=80))
    assert again.theatre.settings.master == 15
    for _ in range(2):
        assert again.kiosk.shown is not None and again.kiosk.shown.session.game.name == "wyatt_earp"
        again.theatre.frame(SHOWN)
    again.come()
    assert "wyatt_earp" in {control.id for control in again.theatre.scene.controls()}
    assert not {"bang", "pony_express"} & {control.id for control in again.theatre.scene.controls()}


def test_the_day_is_counted(shop: Shop) -> None:
    for _ in range(2):
        shop.come()
        shop.sit()
        shop.wait(IDLE + COUNTDOWN + 2)
    shop.come()
    counts = Book().counts()
    assert (counts.visitors, counts.games, counts.finished) == (3, 2, 0)


def crashed(monkeypatch: pytest.MonkeyPatch, times: int) -> Shop:
    """The next window, after so many that have crashed lately."""
    monkeypatch.setenv(CRASHES, str(times))
    return Shop()


def offers(shop: Shop) -> bool:
    """Whether the interrupted game is offered."""
    return isinstance(shop.theatre.scene, SaveSheet)


def test_a_game_that_was_ended_on_purpose_is_not_offered(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    played(shop)
    shop.theatre.stage.doors.leave()
    assert not visits().exists()
    assert crashed(monkeypatch, 1).is_in(Phase.ATTRACT)


def played(shop: Shop) -> tuple[str, int]:
    """A visitor's game: its name, and the picks so far."""
    shop.come()
    table = shop.sit()
    for _ in range(200):
        shop.theatre.frame()
        if table.session.picks:
            break
        shop.theatre.key(pygame.K_RETURN)
    assert table.session.picks
    table.session.close()
    return table.session.game.name, table.session.picks


def test_a_game_that_a_crash_has_interrupted_is_offered(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    game, picks = played(shop)
    again = crashed(monkeypatch, 1)
    assert again.is_in(Phase.VISIT)
    assert offers(again)
    again.theatre.run(0.5)
    again.theatre.click_on("go_on")
    again.theatre.run(0.5)
    table = again.theatre.scene
    assert isinstance(table, Table)
    assert table.session.game.name == game and table.session.picks >= picks


def test_nobody_takes_the_offer_and_the_game_is_gone(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    played(shop)
    again = crashed(monkeypatch, 2)
    assert offers(again)
    again.wait(IDLE + COUNTDOWN + 2)
    assert again.is_in(Phase.ATTRACT)
    assert not visits().exists()


def test_after_many_crashes_only_bots_play_for_a_while(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    played(shop)
    again = crashed(monkeypatch, MANY)
    assert again.is_in(Phase.ATTRACT)
    again.come()
    assert again.is_in(Phase.ATTRACT)
    assert again.theatre.stage.said is not None
    again.wait(LATELY)
    again.come()
    assert again.is_in(Phase.VISIT)


def is_open(shop: Shop) -> bool:
    """Whether the window goes on."""
    return shop.theatre.stage.running


def test_an_old_window_is_started_afresh_while_nobody_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(BEAT, str(tmp_path / "beat"))
    shop = Shop()
    shop.kiosk.life = 100.0
    assert shop.kiosk.afresh() is not None
    shop.wait(50)
    shop.come()
    for _ in range(5):
        shop.wait(IDLE)
        shop.theatre.key(pygame.K_LEFT)
    assert is_open(shop), "somebody is there"
    shop.wait(IDLE + COUNTDOWN + 2)
    assert not is_open(shop)
    assert shop.theatre.stage.status == PLANNED


def test_a_window_beats_once_its_loop_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    beats: list[float] = []
    monkeypatch.setattr("game.stage.kiosk.beat", lambda: beats.append(1.0))
    opening = Opening(PlayOptions(kiosk=True))
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.run(3)
    assert beats == []
    opening.welcome()
    theatre.run(3)
    assert beats


def test_a_window_that_nobody_watches_is_never_ended(shop: Shop) -> None:
    assert shop.kiosk.life is None and shop.kiosk.afresh() is None
