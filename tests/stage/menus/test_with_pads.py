"""Menus with virtual gamepads in the hands of several people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from game.options import PlayOptions
from game.stage.devices.pads import PLACES, Pads
from game.stage.intent import Confirm, Device, Kind
from game.stage.menus.cover import Cover
from game.stage.menus.opening import Opening
from game.stage.menus.padlost import PadLost
from game.stage.menus.padmap import PadMap
from game.stage.menus.rules import Rules
from game.stage.menus.seats import Seats
from game.stage.menus.setup import Sitter
from game.stage.menus.title import Title
from game.stage.scene import Scene
from game.table.settings import load
from tests.stage import virtual_pad
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad
from tests.waiting import until


@dataclass
class Evening:
    """A stage with pads to plug in; counts every press."""

    theatre: Theatre
    pads: list[VirtualPad] = field(default_factory=list)
    presses: int = 0

    def plug(self, kind: int = virtual_pad.GAMECONTROLLER) -> VirtualPad:
        pad = VirtualPad(kind=kind)
        self.pads.append(pad)
        self.theatre.pump()
        return pad

    def unplug(self, pad: VirtualPad) -> None:
        self.pads.remove(pad)
        pad.unplug()
        self.theatre.pump()

    def press(self, pad: VirtualPad, *buttons: int) -> None:
        for button in buttons:
            self.presses += 1
            pad.button(button, True)
            self.theatre.pump()
            pad.button(button, False)
            self.theatre.pump()
            self.theatre.frame()

    @property
    def scene(self) -> Scene:
        return self.theatre.scene


@pytest.fixture
def evening() -> Iterator[Evening]:
    Pads.start()
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    made = Evening(theatre)
    yield made
    for pad in made.pads:
        pad.unplug()
    pygame.event.clear()


def seats_of(evening: Evening) -> Seats:
    scene = evening.scene
    assert isinstance(scene, Seats)
    return scene


def test_four_people_sit_down_with_one_pad_and_no_typing_in_twenty_presses(evening: Evening) -> None:
    v = virtual_pad
    pad = evening.plug()
    evening.press(pad, v.A)
    seats = seats_of(evening)
    evening.press(pad, v.D_UP, v.D_UP)
    until(
        lambda: evening.theatre.focus == "who-1", "the first chair is reached", lambda: evening.press(pad, v.D_LEFT), 20
    )

    def sits() -> bool:
        return seats.setup.chairs[int(str(evening.theatre.focus)[-1])].sitter is Sitter.PERSON

    for chair in (1, 2, 3):
        if chair > 1:
            evening.press(pad, v.D_RIGHT)
        until(sits, "a person sits there", lambda: evening.press(pad, v.A), 20)
    assert [s.sitter for s in seats.setup.seats] == [Sitter.PERSON] * 4
    evening.press(pad, v.START)
    assert isinstance(evening.scene, Rules)
    assert evening.presses <= 20
    names = [chair.name for chair in evening.theatre.settings.chairs]
    assert len(set(names)) == 4
    assert all(names)


def test_who_was_sat_down_still_sits_there_after_a_look_at_the_title(evening: Evening) -> None:
    theatre = evening.theatre
    theatre.key(pygame.K_RETURN)
    theatre.key(pygame.K_ESCAPE)
    assert theatre.settings.chairs == [] and not theatre.settings.seats_of, "nothing was chosen"
    theatre.key(pygame.K_RETURN)
    theatre.click_on("who-1")
    chosen = [(sitting.name, sitting.sitter) for sitting in seats_of(evening).setup.seats]
    theatre.key(pygame.K_ESCAPE)
    theatre.key(pygame.K_RETURN)
    assert [(sitting.name, sitting.sitter) for sitting in seats_of(evening).setup.seats] == chosen
    assert len(chosen) == 3


def test_everybody_joins_with_a_pad_of_their_own(evening: Evening) -> None:
    v = virtual_pad
    first, second = evening.plug(), evening.plug()
    evening.press(first, v.A)
    seats = seats_of(evening)
    seats.setup.change(1)
    seats.setup.change(1)
    seats.rebuild()
    evening.theatre.click_on("plays-0")
    evening.press(first, v.A)
    evening.theatre.click_on("plays-1")
    evening.press(second, v.A)
    assert [s.pad for s in seats.setup.chairs[:2]] == [first.instance, second.instance]
    evening.unplug(first)
    assert [s.pad for s in seats.setup.chairs[:2]] == [None, second.instance]


def test_waiting_for_a_pad_can_be_called_off(evening: Evening) -> None:
    pad = evening.plug()
    evening.press(pad, virtual_pad.A)
    seats = seats_of(evening)
    evening.theatre.click_on("plays-0")
    waited = [seats.joining]
    evening.theatre.key(pygame.K_ESCAPE)
    assert [*waited, seats.joining] == [0, None]
    assert evening.scene is seats


def test_a_name_is_written_with_a_pad_and_with_keys(evening: Evening) -> None:
    v = virtual_pad
    pad = evening.plug()
    evening.press(pad, v.A)
    seats = seats_of(evening)
    evening.theatre.click_on("name-0")
    evening.press(pad, v.A)
    assert seats.setup.chairs[0].name == "Virgil", "the first ready name nobody has takes one press"
    evening.theatre.click_on("name-0")
    for letter in ("letter-Z", "letter-O", "letter-E"):
        evening.scene.focus.go(letter)
        evening.press(pad, v.A)
    evening.scene.focus.go("done")
    evening.press(pad, v.A)
    assert seats.setup.chairs[0].name == "Zoe"
    evening.theatre.click_on("name-1")
    evening.theatre.type("Søren m")
    evening.theatre.key(pygame.K_BACKSPACE)
    evening.theatre.key(pygame.K_RETURN)
    assert seats.setup.chairs[1].name == "Søren"
    evening.theatre.click_on("name-2")
    evening.theatre.type("Nobody")
    evening.theatre.key(pygame.K_ESCAPE)
    assert seats.setup.chairs[2].name != "Nobody"


def test_an_unknown_pad_is_named_with_four_presses_and_works_at_once(evening: Evening) -> None:
    pad = evening.plug(virtual_pad.UNKNOWN)
    evening.press(pad, 7)
    wizard = evening.scene
    assert isinstance(wizard, PadMap)
    evening.press(pad, 3, 3, 5, 6, 9)
    assert isinstance(evening.scene, Title)
    kept = load()[0].pad_maps
    assert list(kept.values()) == [dict(zip(PLACES, "3569", strict=True))]
    evening.press(pad, 3)
    assert isinstance(evening.scene, Seats)
    evening.press(pad, 5)
    assert isinstance(evening.scene, Title)
    evening.unplug(pad)
    again = evening.plug(virtual_pad.UNKNOWN)
    evening.press(again, 3)
    assert isinstance(evening.scene, Seats), "the map is known when the pad comes back"


def test_an_unknown_pad_that_goes_away_takes_its_question_with_it(evening: Evening) -> None:
    pad = evening.plug(virtual_pad.UNKNOWN)
    evening.press(pad, 7)
    assert isinstance(evening.scene, PadMap)
    evening.unplug(pad)
    assert isinstance(evening.scene, Title)


@dataclass(eq=False)
class AskingTable(Scene):
    """A table that waits for seat 1."""

    @property
    def asked(self) -> frozenset[int]:
        return frozenset({1})

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill("black")


def own_pads(evening: Evening) -> list[VirtualPad]:
    stage = evening.theatre.stage
    stage.names = ["Ana", "Bo"]
    stage.push(AskingTable())
    pads = [evening.plug(), evening.plug()]
    for seat, pad in enumerate(pads):
        stage.seating.take(seat, stage.pads.here[pad.instance].guid, pad.instance)
    return pads


def test_the_asked_persons_pad_is_lost_and_found_again(evening: Evening) -> None:
    _, second = own_pads(evening)
    evening.unplug(second)
    page = evening.scene
    assert isinstance(page, PadLost)
    assert page.person == "Bo"
    back = evening.plug()
    assert isinstance(evening.scene, PadLost), "it waits for a press"
    evening.press(back, virtual_pad.A)
    assert isinstance(evening.scene, AskingTable)
    assert evening.theatre.stage.seating.pad_of(1) == back.instance


def test_the_asked_person_may_go_on_with_the_mouse(evening: Evening) -> None:
    _, second = own_pads(evening)
    evening.unplug(second)
    evening.theatre.click_on("shared")
    assert isinstance(evening.scene, AskingTable)
    seating = evening.theatre.stage.seating
    assert not seating.has_own(1)
    assert seating.may_answer(Device(Kind.MOUSE), 1)


def test_somebody_elses_pad_does_not_take_the_lost_ones_seat(evening: Evening) -> None:
    first, second = own_pads(evening)
    evening.unplug(second)
    evening.press(first, virtual_pad.D_DOWN, virtual_pad.D_UP)
    assert evening.theatre.stage.seating.pad_of(0) == first.instance
    assert evening.theatre.stage.seating.pad_of(1) is None


def cover_for(evening: Evening, seat: int, done: list[int]) -> Cover:
    cover = Cover(seat=seat, name_of_person="Bo", then=lambda: done.append(seat))
    evening.theatre.stage.push(cover)
    return cover


def test_a_cover_wants_a_fresh_press(evening: Evening) -> None:
    done: list[int] = []
    cover = cover_for(evening, 1, done)
    evening.theatre.key(pygame.K_RETURN)
    assert evening.scene is cover, "a press already on its way counts for nothing"
    evening.theatre.run(0.5)
    evening.theatre.key(pygame.K_RETURN)
    assert done == [1]
    assert evening.scene is not cover


def test_a_cover_with_own_pads_is_lifted_by_its_person_only(evening: Evening) -> None:
    first, second = own_pads(evening)
    done: list[int] = []
    cover = cover_for(evening, 1, done)
    evening.theatre.run(0.5)
    evening.press(first, virtual_pad.A)
    assert done == []
    assert evening.theatre.stage.said is not None
    evening.press(second, virtual_pad.B)
    assert cover in evening.theatre.stage.scenes, "Back never lifts a cover"
    evening.theatre.stage.pop(evening.scene)
    evening.press(second, virtual_pad.A)
    assert done == [1]


def test_a_cover_shows_nothing_of_the_table(evening: Evening) -> None:
    own_pads(evening)
    cover = cover_for(evening, 1, [])
    assert not cover.overlay
    screen = evening.theatre.stage.window.surface
    screen.fill("magenta")
    cover.draw(screen)
    shown = pygame.mask.from_threshold(screen, "magenta", (2, 2, 2, 255))
    assert shown.count() == 0


def test_pads_are_known_at_the_next_evening(evening: Evening) -> None:
    pad = evening.plug()
    evening.press(pad, virtual_pad.A)
    evening.theatre.click_on("plays-0")
    evening.press(pad, virtual_pad.A)
    evening.press(pad, virtual_pad.START)
    assert isinstance(evening.scene, Rules)
    evening.press(pad, virtual_pad.B, virtual_pad.B)
    evening.press(pad, virtual_pad.A)
    assert seats_of(evening).setup.chairs[0].pad == pad.instance


def test_confirm_names_the_device(evening: Evening) -> None:
    pad = evening.plug()
    heard: list[Device] = []

    @dataclass(eq=False)
    class Ear(AskingTable):
        def heard(self, intent: object) -> bool:
            if isinstance(intent, Confirm):
                heard.append(intent.device)
            return True

    evening.theatre.stage.push(Ear())
    evening.press(pad, virtual_pad.A)
    assert heard == [Device(Kind.PAD, pad.instance)]
