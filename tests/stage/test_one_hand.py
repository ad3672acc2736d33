"""One hand is enough: the keys lie within its reach, a stick and two buttons of a pad lead through a whole game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.stage.devices.keyboard import OWN, Keyboard, own_keys
from game.stage.devices.one_hand import KEYS, keys_of, place_of
from game.stage.devices.pads import Pads
from game.stage.earp.table import EarpTable
from game.stage.focus import ways
from game.stage.intent import LEFT, Aim, Back, Confirm, Intent, Kind, Menu, Release
from game.stage.play.results import GameOver
from game.stage.pony.street import ShootoutScene
from game.stage.pony.street_hand import STREET
from game.stage.prompting import glyphs
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage import virtual_pad as v
from tests.stage.bang.board import NO_ANSWER, Board
from tests.stage.pony.test_table import Trail
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad

REACH = {"left": set("qwertasdfgzxcvb"), "right": set("yuiophjklnm") | {"b"}}
LARGE = {"space", "backspace", "return"}


@pytest.mark.parametrize("hand", ["left", "right"])
def test_every_action_has_a_key_of_its_own_within_reach(hand: str) -> None:
    keys = own_keys(keys_of(hand, {}))
    assert set(keys) == set(OWN) and len(set(keys.values())) == len(keys)
    reach = REACH[hand] | LARGE
    assert set(keys.values()) <= reach


def test_a_key_that_was_chosen_goes_before_those_of_the_hand() -> None:
    keys = own_keys(keys_of("left", {"read": "x"}))
    assert keys["read"] == "x" and keys["secondary"] == ""
    assert keys_of("both", {"read": "x"}) == {"read": "x"}


def test_the_keyboard_hears_the_keys_of_the_hand() -> None:
    theatre = Theatre(painting=False, settings=Settings(one_hand="right"))
    heard = theatre.stage.keyboard.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode=""), 0.0)
    assert [one.direction for one in heard if isinstance(one, Aim)] == [LEFT]
    assert Keyboard().handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode=""), 0.0) == []


def test_the_bar_shows_the_buttons_of_the_hand() -> None:
    theatre = Theatre(painting=False, settings=Settings(one_hand="left"))
    theatre.stage.device = Kind.KEYBOARD
    assert [sign.name for sign in glyphs(theatre.stage, "back")] == ["C"]
    theatre.stage.device = Kind.PAD
    assert [sign.name for sign in glyphs(theatre.stage, "confirm")] == ["LB"]
    theatre.settings.one_hand = "both"
    assert [sign.name for sign in glyphs(theatre.stage, "confirm")] == ["south"]


@pytest.fixture
def pad() -> Iterator[tuple[Pads, VirtualPad]]:
    Pads.start()
    pygame.event.clear()
    pads = Pads()
    one = VirtualPad()
    heard(pads)
    yield pads, one
    one.unplug()
    pygame.event.clear()


def heard(pads: Pads) -> list[Intent]:
    return [one for _ in range(2) for event in pygame.event.get() for one in pads.handle(event, 1.0)]


def test_the_left_half_of_a_pad_says_yes_back_and_menu(pad: tuple[Pads, VirtualPad]) -> None:
    pads, one = pad
    pads.hand = "left"
    found = []
    for button in (v.LEFT_SHOULDER, 7, v.BACK):
        one.button(button, True)
        found += heard(pads)
        one.button(button, False)
        heard(pads)
    assert [type(intent) for intent in found] == [Confirm, Back, Menu]
    pads.by_hand = True
    one.button(v.LEFT_SHOULDER, True)
    heard(pads)
    one.button(v.LEFT_SHOULDER, False)
    assert [type(intent) for intent in heard(pads)] == [Release], "a flick is held and let go"


def test_the_right_stick_points_for_the_right_hand_only(pad: tuple[Pads, VirtualPad]) -> None:
    pads, one = pad
    one.axis(2, -1.0)
    assert not any(isinstance(intent, Aim) for intent in heard(pads))
    one.axis(2, 0.0)
    heard(pads)
    pads.hand = "right"
    one.axis(2, -1.0)
    assert [intent.direction for intent in heard(pads) if isinstance(intent, Aim)] == [LEFT]
    assert place_of("right", "south") == "south"


def test_every_hand_has_its_layout() -> None:
    assert set(KEYS) == {"both", "left", "right"}


class OneHanded(Theatre):
    """Presses with a stick and two buttons what the tests of the tables press with the mouse."""

    pad: VirtualPad

    def plug(self, pad: VirtualPad) -> None:
        self.pad = pad
        self.settings.one_hand = "left"
        self.stage.heed_settings()
        self.pump()

    def button(self, number: int, seconds: float = 0.0) -> None:
        self.pad.button(number, True)
        self.pump()
        self.run(seconds)
        self.pad.button(number, False)
        self.pump()
        self.frame()

    def walk(self, way: tuple[int, int]) -> None:
        axis = v.LEFT_X if way[0] else v.LEFT_Y
        self.pad.axis(axis, float(way[0] or way[1]))
        self.pump()
        self.pad.axis(axis, 0.0)
        self.pump()

    def click_on(self, name: str) -> None:
        """Lead the focus there and say yes; "back" has a button."""
        scene = self.scene
        if name in ("close", "back"):
            self.button(7)
            return
        for _ in range(9):
            if scene.focus.id == name:
                break
            for way in self._path(name):
                self.walk(way)
        assert scene.focus.id == name
        self.button(v.LEFT_SHOULDER)

    def _path(self, goal: str) -> list[tuple[int, int]]:
        """The shortest way of the focus to a control."""
        scene = self.scene
        table = ways(scene.controls())
        came: dict[str, tuple[str, tuple[int, int]]] = {}
        todo = [str(scene.focus.id)]
        for here in todo:
            for way, there in table[here].items():
                if there not in came:
                    came[there] = (here, way)
                    todo.append(there)
            if goal in came:
                break
        path: list[tuple[int, int]] = []
        while goal != scene.focus.id:
            goal, way = came[goal]
            path.insert(0, way)
        return path


class OneHandedBoard(OneHanded, Board):
    """BANG!"""


class OneHandedTrail(OneHanded, Trail):
    """Pony Express."""

    def _shoot(self, street: ShootoutScene) -> None:
        if street.hand is None or street.asked_seat is None or street.motion.acting:
            return
        if street.focus.id == STREET:
            self.button(v.LEFT_SHOULDER, 0.6)
            self.run(0.4)


class OneHandedHunt(OneHanded):
    """Wyatt Earp, played by pressing anything that answers."""

    def __init__(self) -> None:
        chairs = (Chair("Ana", 0, "person"), Chair("Bo", 1, "bot", "random"))
        session = Session.start(Setup("wyatt_earp", chairs, "seed-004", {"game_target": 5000}, 5))
        self.table = EarpTable(session=session)
        super().__init__(self.table, settings=Settings(pace="instant"), painting=False)

    def play(self) -> None:
        chance = random.Random(5)
        for _ in range(20_000):
            self.frame()
            scene = self.scene
            if isinstance(scene, GameOver):
                return
            if scene is not self.table:
                self.button(v.LEFT_SHOULDER)
                continue
            desk = self.table.desk
            if desk is None or self.table.motion.acting or self.table.flow.thinking:
                continue
            lit = [c.id for c in scene.controls() if c.enabled and c.id not in NO_ANSWER]
            kinds = ("card:", "kind:", "set:", "bill:")
            things = [name for name in lit if ":" not in name or name.startswith(kinds)]
            buttons = [name for name in things if ":" not in name and name not in ("log", "discards", "supply")]
            self.click_on(chance.choice(buttons or things))
        raise AssertionError("the game does not end")


def plugged(theatre: OneHanded) -> Iterator[None]:
    Pads.start()
    pad = VirtualPad()
    theatre.plug(pad)
    try:
        yield
    finally:
        pad.unplug()
        pygame.event.clear()


def test_a_whole_game_of_bang_with_one_stick_and_two_buttons() -> None:
    board = OneHandedBoard(people=1, seats=4, seed=3)
    with contextmanager(plugged)(board):
        board.press = board.click_on
        board.play()


def test_a_whole_race_with_one_stick_and_two_buttons() -> None:
    trail = OneHandedTrail(people=1, seats=3, seed=5)
    with contextmanager(plugged)(trail):
        assert trail.until_asked("never") == ""


def test_a_whole_hunt_with_one_stick_and_two_buttons() -> None:
    hunt = OneHandedHunt()
    with contextmanager(plugged)(hunt):
        hunt.play()
