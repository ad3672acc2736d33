"""The window that runs alone in public, pressed at by people who come and go."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame
import pytest

from game.options import PlayOptions
from game.stage import rooms
from game.stage.captions import STEP_SECONDS, STEPS
from game.stage.frame import paint_frame
from game.stage.kiosk import COUNTDOWN, SHOWN, Phase
from game.stage.menus.locked import LockedPause, LockedTitle
from game.stage.menus.opening import Opening
from game.table.settings import Settings
from game.words import event_line, language
from tests.stage.shop import IDLE, Shop, kept
from tests.stage.theatre import Theatre


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


def test_of_a_game_that_was_left_nothing_is_held(shop: Shop) -> None:
    """A table or a session that anybody still knows is memory that grows with each visitor."""
    left: list[weakref.ref[object]] = []

    def leave_behind() -> None:
        assert shop.kiosk.shown is not None
        left.extend(map(weakref.ref, (shop.kiosk.shown, shop.kiosk.shown.session)))
        shop.come()
        table = shop.sit()
        for seat in range(3):
            table.session.concede(seat)
        shop.wait(2)
        assert table.session.over and shop.kiosk.shop.counts().finished
        left.extend(map(weakref.ref, (table, table.session, table.flow, table.floor)))

    leave_behind()
    shop.wait(IDLE + COUNTDOWN + 2)
    shop.theatre.frame(SHOWN)
    assert shop.is_in(Phase.ATTRACT)
    gc.collect()
    assert [ref() for ref in left] == [None] * 6


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
