from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.stage.devices.keyboard import Keyboard, may_be_own, own_keys
from game.stage.devices.mouse import HOLD_SECONDS, Mouse
from game.stage.devices.repeat import FIRST, NEXT
from game.stage.intent import (
    DOWN,
    KEYBOARD,
    LEFT,
    MOUSE,
    RIGHT,
    UP,
    Aim,
    Back,
    Confirm,
    Drag,
    Erase,
    FullScreen,
    Intent,
    Look,
    Menu,
    Mute,
    PageRight,
    Phase,
    RawKey,
    Read,
    Secondary,
    Step,
    Type,
)


def event(kind: int, **values: object) -> pygame.Event:
    return pygame.Event(kind, values)


def key(code: int, mod: int = 0) -> pygame.Event:
    return event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


# mouse


def test_a_click_is_a_confirm_where_it_ends() -> None:
    mouse = Mouse()
    mouse.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 10)), 0)
    mouse.handle(event(pygame.MOUSEMOTION, pos=(14, 12), rel=(4, 2), buttons=(1, 0, 0)), 0)
    assert mouse.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(14, 12)), 0) == [Confirm(MOUSE, (14, 12))]


def test_a_long_way_is_a_drag() -> None:
    mouse = Mouse()
    mouse.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 10)), 0)
    moved = mouse.handle(event(pygame.MOUSEMOTION, pos=(60, 10), rel=(50, 0), buttons=(1, 0, 0)), 0.1)
    assert [i.phase for i in moved if isinstance(i, Drag)] == [Phase.BEGIN, Phase.MOVE]
    dropped = mouse.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(70, 10)), 0.2)
    assert dropped == [Drag(MOUSE, Phase.DROP, (10, 10), (70, 10), 0.2)]


@pytest.mark.parametrize("ending", ["leave", "focus", "right button"])
def test_a_drag_that_leaves_the_window_is_cancelled(ending: str) -> None:
    mouse = Mouse()
    mouse.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 10)), 0)
    mouse.handle(event(pygame.MOUSEMOTION, pos=(60, 10), rel=(50, 0), buttons=(1, 0, 0)), 0)
    if ending == "leave":
        ended = mouse.handle(event(pygame.WINDOWLEAVE), 1)
    elif ending == "focus":
        ended = mouse.cancel(1)
    else:
        ended = mouse.handle(event(pygame.MOUSEBUTTONDOWN, button=3, pos=(60, 10)), 1)
    assert [i.phase for i in ended if isinstance(i, Drag)] == [Phase.CANCEL]
    assert mouse.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(70, 10)), 2) == []


def test_the_right_button_is_only_another_back() -> None:
    assert Mouse().handle(event(pygame.MOUSEBUTTONDOWN, button=3, pos=(1, 1)), 0) == [Back(MOUSE)]


def finger(kind: int, position: tuple[int, int]) -> pygame.Event:
    return event(kind, button=1, pos=position, touch=True)


def test_a_finger_that_rests_reads_and_one_that_taps_clicks() -> None:
    mouse = Mouse()
    mouse.handle(finger(pygame.MOUSEBUTTONDOWN, (10, 10)), 5)
    assert mouse.due == 5 + HOLD_SECONDS
    assert mouse.tick(5 + HOLD_SECONDS / 2) == []
    assert mouse.tick(5 + HOLD_SECONDS) == [Read(MOUSE)]
    assert mouse.tick(6) == []
    mouse.forget()
    assert mouse.handle(finger(pygame.MOUSEBUTTONUP, (10, 10)), 7) == []
    mouse.handle(finger(pygame.MOUSEBUTTONDOWN, (10, 10)), 8)
    assert mouse.handle(finger(pygame.MOUSEBUTTONUP, (10, 10)), 8.1) == [Confirm(MOUSE, (10, 10))]
    assert mouse.tick(9) == []


@pytest.mark.parametrize("why_not", ["mouse", "moved", "by hand", "gone"])
def test_nothing_else_that_is_held_reads(why_not: str) -> None:
    mouse = Mouse(by_hand=why_not == "by hand")
    mouse.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 10), touch=why_not != "mouse"), 0)
    if why_not == "moved":
        mouse.handle(event(pygame.MOUSEMOTION, pos=(60, 10), rel=(50, 0), buttons=(1, 0, 0), touch=True), 0.1)
    elif why_not == "gone":
        mouse.cancel(0.1)
    assert mouse.tick(9) == []


# keyboard


@pytest.mark.parametrize(
    ("code", "direction"),
    [(pygame.K_UP, UP), (pygame.K_s, DOWN), (pygame.K_a, LEFT), (pygame.K_RIGHT, RIGHT)],
)
def test_arrows_and_letters_aim(code: int, direction: tuple[int, int]) -> None:
    (aim,) = Keyboard().handle(key(code), 0)
    assert isinstance(aim, Aim)
    assert aim.direction == direction


@pytest.mark.parametrize(
    ("code", "mod", "intent"),
    [
        (pygame.K_RETURN, 0, Confirm),
        (pygame.K_SPACE, 0, Confirm),
        (pygame.K_ESCAPE, 0, Back),
        (pygame.K_TAB, 0, Step),
        (pygame.K_r, 0, Read),
        (pygame.K_x, 0, Secondary),
        (pygame.K_e, 0, PageRight),
        (pygame.K_F10, 0, Menu),
        (pygame.K_m, 0, Mute),
        (pygame.K_F11, 0, FullScreen),
        (pygame.K_RETURN, pygame.KMOD_ALT, FullScreen),
    ],
)
def test_every_order_has_a_key(code: int, mod: int, intent: type[Intent]) -> None:
    (found,) = Keyboard().handle(key(code, mod), 0)
    assert type(found) is intent


@pytest.mark.parametrize(
    ("letter", "place", "intent"),
    [("ق", pygame.KSCAN_R, Read), ("ط", pygame.KSCAN_X, Secondary), ("ش", pygame.KSCAN_A, Aim)],
)
def test_under_a_persian_layout_keys_are_known_by_their_place(letter: str, place: int, intent: type[Intent]) -> None:
    pressed = event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=place)
    (found,) = Keyboard().handle(pressed, 0.0)
    assert isinstance(found, intent)
    assert Keyboard(capturing=True).handle(pressed, 0.0) == [RawKey(KEYBOARD, chr(ord("a") + place - pygame.KSCAN_A))]


def test_a_latin_letter_counts_wherever_its_layout_has_it() -> None:
    pressed = event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=pygame.KSCAN_Q)
    assert Keyboard().handle(pressed, 0.0) == [Aim(KEYBOARD, LEFT)]


def test_the_window_system_hears_once_whether_letters_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    for word in ("start", "stop"):
        monkeypatch.setattr(pygame.key, f"{word}_text_input", partial(told.append, word))
    keyboard = Keyboard()
    for typing in (False, False, True, True, False):
        keyboard.write(typing)
    assert told == ["stop", "start", "stop"]


def test_in_a_text_field_letters_are_letters() -> None:
    keyboard = Keyboard(typing=True)
    assert keyboard.handle(key(pygame.K_m), 0) == []
    assert keyboard.handle(key(pygame.K_w), 0) == []
    (typed,) = keyboard.handle(event(pygame.TEXTINPUT, text="w"), 0)
    assert isinstance(typed, Type)
    assert typed.text == "w"
    assert isinstance(keyboard.handle(key(pygame.K_BACKSPACE), 0)[0], Erase)
    assert isinstance(keyboard.handle(key(pygame.K_LEFT), 0)[0], Aim)


def test_a_held_arrow_goes_on_by_itself_and_ends_when_let_go() -> None:
    keyboard = Keyboard()
    keyboard.handle(key(pygame.K_LEFT), 10.0)
    assert keyboard.tick(10.0 + FIRST - 0.01) == []
    assert len(keyboard.tick(10.0 + FIRST)) == 1
    assert len(keyboard.tick(10.0 + FIRST + NEXT)) == 1
    assert len(keyboard.tick(99.0)) == 1, "a stall makes no burst"
    keyboard.handle(event(pygame.KEYUP, key=pygame.K_LEFT, mod=0), 99)
    assert keyboard.tick(120.0) == []
    assert keyboard.due is None


def test_look_lasts_as_long_as_its_key_is_held_or_toggles() -> None:
    keyboard = Keyboard()
    held = keyboard.handle(key(pygame.K_l), 0) + keyboard.handle(event(pygame.KEYUP, key=pygame.K_l, mod=0), 1)
    assert [i.held for i in held if isinstance(i, Look)] == [True, False]
    keyboard.toggle_holds = True
    toggled = []
    for _ in range(2):
        toggled += keyboard.handle(key(pygame.K_l), 0)
        toggled += keyboard.handle(event(pygame.KEYUP, key=pygame.K_l, mod=0), 1)
    assert [i.held for i in toggled if isinstance(i, Look)] == [True, False]


def test_a_chosen_key_is_taken_from_the_action_that_has_it() -> None:
    keys = own_keys({"read": "x", "gone": "q"})
    assert keys["read"] == "x"
    assert keys["secondary"] == ""
    assert keys["page_left"] == "q"


def test_own_keys_do_what_they_were_given_and_the_arrows_stay() -> None:
    keyboard = Keyboard()
    keyboard.bind({"confirm": "f", "up": "i"})
    assert isinstance(keyboard.handle(key(pygame.K_f), 0)[0], Confirm)
    assert isinstance(keyboard.handle(key(pygame.K_RETURN), 0)[0], Confirm)
    assert keyboard.handle(key(pygame.K_SPACE), 0) == []
    for code in (pygame.K_i, pygame.K_UP):
        (aim,) = keyboard.handle(key(code), 0)
        assert isinstance(aim, Aim)
        assert aim.direction == UP


@pytest.mark.parametrize(
    ("name", "free"),
    [("f", True), ("keypad 5", True), ("return", False), ("escape", False), ("up", False), ("left shift", False)],
)
def test_keys_that_always_work_cannot_be_given_away(name: str, free: bool) -> None:
    assert may_be_own(name) == free
