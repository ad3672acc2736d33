"""The window that runs alone in public, pressed at by people who come and go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.options import PlayOptions
from game.stage import rooms
from game.stage.captions import STEP_SECONDS, STEPS
from game.stage.frame import paint_frame
from game.stage.kiosk import COUNTDOWN, SHOWN, Kiosk, Phase
from game.stage.menus.locked import LockedPause, LockedTitle, PinPage
from game.stage.menus.opening import Opening
from game.stage.menus.operator import Operator
from game.stage.menus.saves import SaveSheet
from game.stage.play.table import Table
from game.table.journal import visits
from game.table.kiosk import BEAT, CRASHES, LATELY, MANY, PLANNED, RESTART
from game.table.settings import Settings
from game.table.shop import Shop as Book
from game.table.shop import shop_file
from game.words import event_line, language
from tests.stage.theatre import Theatre

IDLE = 30


class Shop:
    """A kiosk in a theatre."""

    def __init__(self, settings: Settings | None = None) -> None:
        opening = Opening(PlayOptions(kiosk=True, idle=IDLE, pin="4711"))
        self.theatre = Theatre(doors=opening.doors(), settings=settings, painting=False)
        opening.begin(self.theatre.stage)
        opening.welcome()
        self.theatre.frame()

    @property
    def kiosk(self) -> Kiosk:
        guard = self.theatre.stage.guard
        assert guard is not None
        return guard

    def is_in(self, phase: Phase) -> bool:
        """Whether that is what goes on."""
        return self.kiosk.phase is phase

    def come(self) -> None:
        """Somebody presses something, and waits a moment."""
        self.theatre.key(pygame.K_SPACE)
        self.theatre.run(0.5)

    def sit(self) -> Table[Any, Any, Any]:
        """From the title to a table."""
        for _ in range(3):
            self.theatre.key(pygame.K_RETURN)
            self.theatre.run(0.4)
        table = self.theatre.scene
        assert isinstance(table, Table)
        return table

    def wait(self, seconds: float) -> None:
        """Nobody presses anything: time passes in long steps."""
        for _ in range(round(seconds)):
            self.theatre.frame(1.0)

    def hold(self, *seconds: float) -> None:
        """Hold F12."""
        self.theatre.send(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="")
        self.wait(sum(seconds))
        self.theatre.send(pygame.KEYUP, key=pygame.K_F12, mod=0, unicode="")
        self.theatre.run(0.4)


def kept(home: Path) -> list[str]:
    """The files that hold anything of a visitor: all but the day's counts."""
    return [file.name for file in home.rglob("*") if not file.name.startswith(shop_file().name)]


@pytest.fixture
def shop() -> Shop:
    return Shop()


def test_bots_play_all_games_in_turn_and_nothing_is_kept(shop: Shop, own_home: Path) -> None:
    seen = []
    for _ in rooms.OPEN:
        assert shop.is_in(Phase.ATTRACT)
        assert shop.kiosk.said()
        table = shop.kiosk.shown
        assert table is not None and table in shop.theatre.stage.scenes
        assert {chair.who for chair in table.session.chairs} == {"bot"}
        assert table.session.path is None
        seen.append(table.session.game.name)
        shop.theatre.frame(SHOWN)
    assert sorted(seen) == sorted(rooms.OPEN)
    assert kept(own_home) == []


def test_the_bots_go_on(shop: Shop) -> None:
    table = shop.kiosk.shown
    assert table is not None
    shop.theatre.run(12)
    assert table.session.picks > 1


def directed(shop: Shop) -> tuple[object, str | None, bool]:
    """The director, the pace there is for now, and whether sounds are held back."""
    stage = shop.theatre.stage
    return stage.director, stage.pace, stage.sounds.holding


def test_the_bots_game_is_directed_and_a_visitors_is_not(shop: Shop) -> None:
    stage = shop.theatre.stage
    director = stage.director
    assert director is not None
    shop.theatre.run(12)
    assert stage.pace is not None or director.caption
    director.cutting = stage.sounds.holding = True
    shop.come()
    assert directed(shop) == (None, None, False)
    shop.sit()
    assert directed(shop) == (None, None, False)


def test_captions_tell_what_everybody_may_know(shop: Shop) -> None:
    told = set()
    table = shop.kiosk.shown
    assert table is not None and shop.theatre.stage.director is not None
    for _ in range(60 * 60):
        shop.theatre.frame()
        told.add(shop.theatre.stage.director.caption)
        if len(told) > 4:
            break
    public = {event_line(event, table.names) for event in table.session.log(None)}
    assert len(told) > 4 and told - {""} <= public


def test_a_pace_that_was_asked_for_is_kept_to() -> None:
    opening = Opening(PlayOptions(kiosk=True, pace="instant"))
    theatre = Theatre(doors=opening.doors(), painting=False)
    theatre.stage.pace = "instant"
    opening.begin(theatre.stage)
    assert theatre.stage.director is None
    theatre.run(1)
    assert theatre.stage.pace == "instant"


def test_the_picture_moves_while_bots_play_and_stands_for_a_visitor(shop: Shop) -> None:
    shop.theatre.painting = True
    shop.theatre.frame(STEP_SECONDS * STEPS / 2)
    moved = []
    for phase in (Phase.ATTRACT, Phase.VISIT):
        if phase is Phase.VISIT:
            shop.come()
        screen = shop.theatre.stage.window.surface
        paint_frame(shop.theatre.stage)
        plain = screen.copy()
        guard, shop.theatre.stage.guard = shop.theatre.stage.guard, None
        paint_frame(shop.theatre.stage)
        shop.theatre.stage.guard = guard
        inner = pygame.Rect(0, 0, 400, 200)
        before, after = (pygame.image.tobytes(shot.subsurface(inner), "RGB") for shot in (plain, screen))
        moved.append(before != after)
    assert moved == [True, False]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_F11, pygame.K_m, pygame.K_F10, pygame.K_r])
def test_any_key_leads_to_the_title_and_does_nothing_else(shop: Shop, key: int) -> None:
    shop.theatre.key(key)
    shop.theatre.run(0.5)
    assert isinstance(shop.theatre.scene, LockedTitle)
    assert shop.is_in(Phase.VISIT)
    assert not shop.theatre.settings.muted and not shop.theatre.settings.full_screen


def test_the_second_press_of_the_same_key_is_heard(shop: Shop) -> None:
    for _ in range(2):
        shop.theatre.key(pygame.K_RETURN)
        shop.theatre.run(0.5)
    assert shop.theatre.scene.name == "seats"


def test_a_click_on_a_bill_only_leads_to_the_title(shop: Shop) -> None:
    shop.theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 360))
    shop.theatre.run(1.0)
    shop.theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=(640, 360))
    assert isinstance(shop.theatre.scene, LockedTitle)
    shop.theatre.run(0.5)
    shop.theatre.click((640, 360))
    assert not isinstance(shop.theatre.scene, LockedTitle)


def test_drift_wakes_nobody_and_keeps_nobody_here(shop: Shop) -> None:
    def drift() -> None:
        shop.theatre.send(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=0, value=7000)
        shop.theatre.point((300 + round(shop.theatre.now) % 3, 300))

    drift()
    assert shop.is_in(Phase.ATTRACT)
    shop.come()
    for _ in range(IDLE + int(COUNTDOWN) + 2):
        drift()
        shop.wait(1)
    assert shop.is_in(Phase.ATTRACT)


def test_a_countdown_is_shown_and_any_press_ends_it_and_does_nothing_else(shop: Shop) -> None:
    shop.come()
    table = shop.sit()
    shop.wait(IDLE + 2)
    assert shop.is_in(Phase.COUNTDOWN)
    first = shop.kiosk.said()
    shop.wait(3)
    assert shop.kiosk.said() != first
    shop.theatre.key(pygame.K_F10)
    shop.theatre.run(0.5)
    assert shop.is_in(Phase.VISIT)
    assert shop.theatre.scene is table
    assert shop.kiosk.said() == ""


def test_who_keeps_pressing_is_never_asked(shop: Shop) -> None:
    shop.come()
    shop.sit()
    for _ in range(8):
        shop.wait(IDLE / 2)
        shop.theatre.send(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
        shop.theatre.send(pygame.JOYBUTTONUP, instance_id=7, button=0)
        assert shop.is_in(Phase.VISIT)


PUSHES: tuple[tuple[int, dict[str, object]], ...] = (
    (pygame.MOUSEBUTTONDOWN, {"button": 3, "pos": (640, 360)}),
    (pygame.MOUSEWHEEL, {"x": 0, "y": 1}),
    (pygame.FINGERDOWN, {"finger_id": 1, "touch_id": 1, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0, "pressure": 1.0}),
    (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 3, "button": pygame.CONTROLLER_BUTTON_A}),
    (pygame.CONTROLLERAXISMOTION, {"instance_id": 3, "axis": 0, "value": 30000}),
    (pygame.JOYBUTTONDOWN, {"instance_id": 3, "button": 11}),
    (pygame.JOYHATMOTION, {"instance_id": 3, "hat": 0, "value": (0, 1)}),
    (pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r"}),
)


@pytest.mark.parametrize("push", PUSHES, ids=[pygame.event.event_name(kind) for kind, _ in PUSHES])
def test_whatever_is_pressed_leads_to_the_title_and_does_nothing_else(
    shop: Shop, push: tuple[int, dict[str, object]]
) -> None:
    before = shop.theatre.settings.text_size, language()
    kind, values = push
    shop.theatre.send(kind, **values)
    shop.theatre.run(1.0)
    assert shop.is_in(Phase.VISIT)
    assert isinstance(shop.theatre.scene, LockedTitle) and len(shop.theatre.stage.scenes) == 1
    assert (shop.theatre.settings.text_size, language()) == before


def test_who_plays_with_a_pad_alone_is_never_sent_away_and_who_leaves_it_lying_is(shop: Shop) -> None:
    shop.come()
    for press in range(20 * 60 // (IDLE - 1)):
        shop.wait(IDLE - 1)
        stick = 30000 if press % 2 else -30000
        shop.theatre.send(pygame.CONTROLLERAXISMOTION, instance_id=5, axis=1, value=stick)
        shop.theatre.send(pygame.CONTROLLERAXISMOTION, instance_id=5, axis=1, value=0)
        assert shop.is_in(Phase.VISIT), press
    for second in range(IDLE + int(COUNTDOWN) + 2):
        shop.theatre.send(pygame.CONTROLLERAXISMOTION, instance_id=5, axis=second % 4, value=6500 - second % 2 * 13000)
        shop.wait(1)
    assert shop.is_in(Phase.ATTRACT)


def test_the_screen_stays_awake(shop: Shop) -> None:
    assert not pygame.display.get_allow_screensaver()


def test_the_next_visitor_finds_everything_as_the_shop_has_it(own_home: Path) -> None:
    shop = Shop(Settings(master=35, text_size=100))
    shop.come()
    plain = [chair.name for chair in shop.sit().session.chairs]
    left = shop.theatre.scene
    stage = shop.theatre.stage
    stage.settings.chairs[0].name = "Zelda"
    stage.settings.text_size = 150
    stage.speak("fa")
    shop.wait(IDLE + COUNTDOWN + 2)
    assert shop.is_in(Phase.ATTRACT)
    assert left not in stage.scenes
    assert (stage.settings.master, stage.settings.text_size, language()) == (35, 100, "en")
    assert stage.settings.chairs == []
    shop.come()
    assert [chair.name for chair in shop.sit().session.chairs] == plain
    shop.wait(IDLE + COUNTDOWN + 2)
    assert kept(own_home) == []


def test_closing_and_escape_are_ignored(shop: Shop) -> None:
    shop.come()
    shop.theatre.send(pygame.QUIT)
    for _ in range(3):
        shop.theatre.key(pygame.K_ESCAPE)
        shop.theatre.key(pygame.K_F4, pygame.KMOD_ALT)
    shop.theatre.stage.quit()
    shop.theatre.run(0.3)
    assert shop.theatre.stage.running
    assert isinstance(shop.theatre.scene, LockedTitle)


def test_the_title_and_the_pause_offer_only_what_visitors_may(shop: Shop) -> None:
    shop.come()
    title = {control.id for control in shop.theatre.scene.controls()}
    assert title == {"bang", "wyatt_earp", "pony_express", "language", "play", "help", "text_size"}
    shop.sit()
    shop.theatre.key(pygame.K_F10)
    shop.theatre.run(0.4)
    assert isinstance(shop.theatre.scene, LockedPause)
    assert "saved" not in shop.theatre.scene.sentence()
    pause = {control.id for control in shop.theatre.scene.controls()}
    assert {"resume", "leave", "language", "text_size"} <= pause
    assert not pause & {"quit", "settings", "master", "full_screen", "pace"}


def test_lost_focus_stops_nothing(shop: Shop) -> None:
    shop.theatre.send(pygame.WINDOWFOCUSLOST)
    assert shop.theatre.stage.awake


@pytest.mark.parametrize(("button", "status"), [("close", 0), ("restart", RESTART)])
def test_the_chord_and_the_pin_lead_to_the_way_out(shop: Shop, button: str, status: int) -> None:
    shop.come()
    shop.hold(2)
    assert not isinstance(shop.theatre.scene, PinPage)
    shop.hold(4)
    assert isinstance(shop.theatre.scene, PinPage)
    shop.theatre.type("4711")
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
