"""What people ask of any program like this, at the table: their own hand, calm, any device, type that can be read."""

from __future__ import annotations

import pygame
import pytest

from game.stage.earp.peek import HandPeek
from game.stage.earp.results import HandResult
from game.stage.earp.table import EarpTable
from game.stage.menus.cover import Cover
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tools.screens import SCREENS
from tools.screens.tables import laid, rest

LEAST_WORD, LEAST_FIGURE = 20, 16
"""Pixels at 1080 lines: of short names and of figures that stand beside their emblem."""


def test_a_peek_at_the_own_hand_costs_no_turn_and_is_told_to_nobody() -> None:
    """During another person's turn, behind a cover that only the named person lifts."""
    theatre = Theatre(painting=False)
    table = laid(theatre, "rich", frozenset({0, 2}))
    theatre.run(1.0)
    theatre.click_on("i_am")
    theatre.run(0.5)
    before = facts(table)
    theatre.click_on("seat:2")
    theatre.run(0.5)
    theatre.click_on("look")
    theatre.run(1.0)
    theatre.click_on("i_am")
    theatre.run(0.5)
    peek = theatre.scene
    assert isinstance(peek, HandPeek)
    assert tuple(peek.hand) == table.session.view(2).state.hand[2]
    assert not table.floor.fan.open, "the hand of whose turn it is must not lie there when this one is put away"
    theatre.key(pygame.K_ESCAPE)
    theatre.run(1.0)
    assert theatre.scene.name == "cover" and not table.floor.fan.open
    assert facts(table) == before


def facts(table: EarpTable) -> tuple[object, ...]:
    session = table.session
    return session.picks, session.asked(), session.state_hash(), len(session.log(None))


@pytest.mark.parametrize("reduced", [True, False])
def test_less_motion_means_no_shake(reduced: bool) -> None:
    """A shot shakes the table, but not for those who asked for less motion."""
    theatre = Theatre(settings=Settings(reduced_motion=reduced), painting=False)
    table = laid(theatre, "rich")
    table.flow.choose(0, ("bank_robbery", "belle_starr"))
    shaken = set()

    def over() -> bool:
        shaken.add(table.floor.shake)
        return not table.motion.busy and not table.flow.thinking

    rest(theatre, over)
    assert (shaken == {(0, 0)}) is reduced


def test_a_hand_with_the_keyboard_only() -> None:
    """Every question of a hand is answered with keys, and its result read."""
    theatre = Theatre(settings=Settings(pace="instant"), painting=False)
    table = laid(theatre, "draw", frozenset({0, 1, 2}))
    for _ in range(6000):
        theatre.frame()
        scene = theatre.scene
        if isinstance(scene, HandResult):
            break
        if isinstance(scene, Cover):
            theatre.key(pygame.K_RETURN)
        elif scene is table and not table.motion.acting and not table.flow.thinking:
            press(theatre, table)
    assert isinstance(theatre.scene, HandResult)
    theatre.key(pygame.K_RETURN)
    theatre.run(0.5)
    assert table.floor.state.number == 2


def press(theatre: Theatre, table: EarpTable) -> None:
    """One key for the question that stands."""
    lit = {control.id for control in table.controls() if control.enabled}
    if table.desk is None:
        theatre.key(pygame.K_RETURN if table.race is not None else pygame.K_ESCAPE)
    elif table.desk.ask_kind == "draw":
        theatre.key(pygame.K_x)
    elif "pass" in lit:
        theatre.key(pygame.K_ESCAPE)
    elif "lay" in lit:
        theatre.key(pygame.K_x)
    elif "discard" in lit:
        theatre.key(pygame.K_e)
    else:
        theatre.key(pygame.K_RETURN)


@pytest.mark.parametrize("name", ["table lay three", "table why not", "table full", "table paying", "table log"])
def test_type_can_be_read_from_the_sofa(name: str) -> None:
    """At 1080 lines sentences have at least 22 pixels, short names 20, figures in stars 16."""
    theatre = Theatre(None, (1920, 1080), painting=False)
    SCREENS[name](theatre)
    small = []
    theatre.painting = True
    theatre.stage.touch()
    theatre.frame()
    for key in theatre.stage.press.shelf:
        if key[0].endswith("fonts._set"):
            words, _, pixels = key[1][:3]
            least = LEAST_FIGURE if len(words) < 3 else 22 if " " in words else LEAST_WORD
            if pixels < least:
                small.append((words, pixels))
    assert small == []
