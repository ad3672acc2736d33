"""Whatever a game may tell, its table has an act for it, with a sound and words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from game.rules.event import Event
from game.rules.library import find
from game.stage.rooms import ROOMS
from game.stage.sound import Sounds
from game.table.settings import Settings
from game.words import event_line, telegraph
from tests.words.sources import NAMES, sample_events

EVENTS = [(game, shape) for game in ROOMS for shape in find(game).events.values()]


def acts_of(game: str) -> dict[type[Event], Any]:
    found: dict[type[Event], Any] = import_module(f"{ROOMS[game]}.table").TABLE.acts.by_event
    return found


@pytest.fixture(scope="module")
def sounds() -> Sounds:
    made = Sounds(Settings(), wanted=False)
    made.open()
    return made


@pytest.mark.parametrize(("game", "shape"), EVENTS, ids=[f"{game}-{shape.__name__}" for game, shape in EVENTS])
def test_every_event_has_choreography_sound_and_words(game: str, shape: type[Event], sounds: Sounds) -> None:
    act = acts_of(game)[shape]
    assert act.sound in sounds._takes, f"no file for the sound {act.sound}"
    event = sample_events(shape)[0]
    assert event_line(event, NAMES)
    assert telegraph(event, NAMES).icon


@pytest.mark.parametrize("game", ROOMS)
def test_no_act_for_what_is_no_event(game: str) -> None:
    assert set(acts_of(game)) == set(find(game).events.values())
