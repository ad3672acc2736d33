"""Every screen of the contact sheets: nothing lies over anything else, nothing is cut, one thing has the focus.

At several sizes, with words 40 % longer, with the longest names.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import words
from game.bang.deck import BORDER
from game.pony_express.dice import DECLARABLE
from game.pony_express.items import KINDS
from game.stage.bang.words import card_words as bang_words
from game.stage.earp.deck_words import card_words
from game.stage.earp.table import EarpTable
from game.stage.earp.tray import tray_rects
from game.stage.focus import ways
from game.stage.layout import outside, overlaps
from game.stage.pony.words import hand_name, item_words
from game.stage.scene import Scene
from game.table.settings import Settings
from game.words.names import kind_name
from game.wyatt_earp.deck import KIND_NAMES
from tests.stage.click_grid import unanswered
from tests.stage.theatre import Theatre
from tools.screens import SCREENS
from tools.screens.menus import MENUS

OTHERS = [(1920, 1080), (1024, 768), (2520, 1080), (3840, 2160)]
"""Sizes that need a large number of frames; 1280x720 is the tightest of 16:9."""


def names_on_cards() -> set[str]:
    """Each language has short forms for the cards; forms that were made longer by rote prove nothing."""
    cards = [card_words(kind) for kind in KIND_NAMES]
    posters = {kind_name("wyatt_earp", kind) for kind in KIND_NAMES}
    items = [item_words(kind) for kind in KINDS]
    names = posters | {card.title for card in cards} | {card.short for card in cards}
    names |= {item.title for item in items} | {item.short for item in items} | {hand_name(hand) for hand in DECLARABLE}
    names |= {bang_words(kind).short for kind in BORDER}
    return names | {name.upper() for name in names}


@pytest.fixture(params=["pseudo", pytest.param("en", marks=pytest.mark.full)])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.speak(str(request.param))
    yield str(request.param)
    words.speak("en")


@pytest.mark.parametrize("size", [(1280, 720), *(pytest.param(size, marks=pytest.mark.full) for size in OTHERS)])
@pytest.mark.parametrize("name", [name for name in SCREENS if name not in MENUS])
def test_everything_has_room(name: str, size: tuple[int, int], language: str) -> None:
    theatre = Theatre(None, size, Settings(language=language), painting=False)
    SCREENS[name](theatre)
    theatre.painting = True
    theatre.stage.touch()
    theatre.frame()
    scene = theatre.scene
    placed = {control.id: control.rect for control in scene.controls()}
    assert len(placed) == len(scene.controls()), "two controls with one name"
    assert overlaps(placed) == []
    assert outside(placed, theatre.stage.canvas.whole) == []
    assert theatre.stage.press.overflowed - names_on_cards() == set()
    assert scene.focus.id in placed
    assert theatre.stage.brackets is not None
    assert reached_with_the_cross(scene) == set(placed)
    if isinstance(scene, EarpTable) and scene.desk is not None:
        assert own_hand_shows(scene)
    assert unanswered(theatre) == []


def reached_with_the_cross(scene: Scene) -> set[str]:
    """The controls that up, down, left and right lead to, from the one that has the focus."""
    table = ways(scene.controls())
    assert scene.focus.id is not None
    seen, todo = {scene.focus.id}, [scene.focus.id]
    while todo:
        for goal in table[todo.pop()].values():
            if goal not in seen:
                seen.add(goal)
                todo.append(goal)
    return seen


def own_hand_shows(table: EarpTable) -> bool:
    """Whatever has to be chosen, the own cards lie beside it, not under it."""
    layout = table.floor.layout
    hand = [layout.hand_card(n, len(table.floor.fan.order)) for n in range(len(table.floor.fan.order))]
    question = table.question()
    over = [tray_rects(layout, question.tray)[0]] if question is not None and question.tray else []
    if table.floor.slip is not None:
        over.append(table.floor.slip_rect())
    return bool(hand) and not any(card.colliderect(box) for card in hand for box in over)
