"""What counts as somebody being there."""

from __future__ import annotations

import pygame
import pytest

from game.stage.devices.stir import CHORD_SECONDS, Stir


def event(kind: int, **values: object) -> pygame.Event:
    return pygame.Event(kind, values)


def stick(value: float, axis: int = 0) -> pygame.Event:
    return event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=round(value * 32767))


@pytest.mark.parametrize(
    "made",
    [
        event(pygame.KEYDOWN, key=pygame.K_SCROLLLOCK, mod=0, unicode=""),
        event(pygame.MOUSEBUTTONDOWN, button=2, pos=(5, 5)),
        event(pygame.MOUSEWHEEL, y=1),
        event(pygame.FINGERDOWN, finger_id=0, x=0.5, y=0.5),
        event(pygame.JOYBUTTONDOWN, instance_id=3, button=11),
        event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_GUIDE),
        event(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(0, 1)),
        stick(-0.9),
        stick(0.9, pygame.CONTROLLER_AXIS_TRIGGERLEFT),
    ],
    ids=lambda made: pygame.event.event_name(made.type),
)
def test_a_press_of_anything_is_a_person(made: pygame.Event) -> None:
    assert Stir().hear(made, 1.0)


def test_a_stick_that_drifts_or_leans_is_nobody() -> None:
    stir = Stir()
    assert not any(stir.hear(stick(0.2 + n % 3 / 10), n / 10) for n in range(50))
    assert stir.hear(stick(0.8), 6.0)
    assert not any(stir.hear(stick(0.75 + n % 3 / 20), 7 + n / 10) for n in range(50))


def test_a_raw_trigger_that_rests_at_one_end_is_nobody() -> None:
    stir = Stir()
    first = event(pygame.JOYAXISMOTION, instance_id=3, axis=2, value=-1.0)
    assert not stir.hear(first, 1.0)
    assert stir.hear(event(pygame.JOYAXISMOTION, instance_id=3, axis=2, value=0.9), 2.0)


def test_a_pointer_must_go_somewhere() -> None:
    stir = Stir()
    assert not any(stir.hear(event(pygame.MOUSEMOTION, pos=(100 + n % 5, 100)), n / 20) for n in range(100))
    stir.hear(event(pygame.MOUSEMOTION, pos=(100, 100)), 9.0)
    assert stir.hear(event(pygame.MOUSEMOTION, pos=(150, 100)), 9.1)


def test_the_chord_is_one_pad_or_one_key_held_long() -> None:
    stir = Stir()
    for pad, button in ((1, pygame.CONTROLLER_BUTTON_START), (2, pygame.CONTROLLER_BUTTON_BACK)):
        stir.hear(event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button), 1.0)
    assert not stir.chord_held(9.0)
    stir.hear(event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_BACK), 10.0)
    assert not stir.chord_held(9.9 + CHORD_SECONDS)
    assert stir.chord_held(10.0 + CHORD_SECONDS)
    stir.hear(event(pygame.JOYDEVICEREMOVED, instance_id=1), 14.0)
    assert not stir.chord_held(20.0)
    stir.hear(event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""), 20.0)
    assert stir.chord_held(20.0 + CHORD_SECONDS)
    stir.hear(event(pygame.KEYUP, key=pygame.K_F12, mod=0, unicode=""), 24.0)
    assert not stir.chord_held(30.0)


def test_of_pads_that_come_and_go_nothing_is_kept() -> None:
    stir = Stir()
    for instance in range(20):
        for axis in range(6):
            assert stir.hear(event(pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=axis, value=32000), 1.0)
        stir.hear(event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance), 2.0)
    assert stir == Stir()
