"""What a deputy would do: asked at the page of help, from the asked seat's own view, where the host allows it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.bots import brain
from game.bots.temper import EVEN
from game.rules.knowledge import view
from game.rules.library import find
from game.stage import rooms
from game.stage.play.help import HelpPage
from game.stage.play.hint import first_thing, hint, may_ask
from game.table.players import memory_of, thinking_seed
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import option_label
from tests.stage.theatre import Theatre


class Room(Theatre):
    """A table of any game with one person among bots, who is asked."""

    def __init__(self, game: str) -> None:
        chairs = tuple(Chair(name, s, "bot" if s else "person", "random") for s, name in enumerate(("Ana", "Bo", "Cy")))
        self.table = rooms.table_of(Session.start(Setup(game, chairs, find(game).presets.default, {}, 5)))
        super().__init__(self.table, settings=Settings(pace="instant"), painting=False)
        for _ in range(3_000):
            self.frame()
            if self.scene is self.table and self.table.desk is not None and not self.table.motion.acting:
                return
        raise AssertionError("nobody is asked")


@pytest.fixture(params=list(rooms.ROOMS))
def room(request: pytest.FixtureRequest) -> Iterator[Room]:
    made = Room(str(request.param))
    yield made
    made.table.session.close()


def test_the_page_of_help_tells_it_once_it_is_asked_and_the_table_marks_it(room: Room) -> None:
    table, session = room.table, room.table.session
    seed, memory = thinking_seed(session, 0), memory_of(session, 0)._replace(temper=EVEN)
    pick = brain.choose(session.view(0), session.game.name, "deputy", seed, memory)
    label = option_label(session.game.name, pick, table.names, 0)
    assert table.desk is not None
    thing = first_thing(table, table.desk, pick)
    room.key(pygame.K_F1)
    page = room.scene
    assert isinstance(page, HelpPage)
    assert label not in page.says.splitlines()[0]
    room.click_on("deputy")
    assert label in page.says.splitlines()[0]
    assert "deputy" not in {control.id for control in page.controls()}, "told once"
    room.frame()
    assert page.focus.id == "back", "nothing is left to press but to close it"
    room.click_on("back")
    assert not thing or table.focus.id == thing


def test_it_is_told_from_the_seat_s_own_view_alone(room: Room) -> None:
    """Whatever the others hold, the advice is the same."""
    from game.rules.knowledge import redeal

    table, session = room.table, room.table.session
    expected = hint(table).says
    seen = session.view(0)
    for seed in range(12):
        session._course.state = redeal(seen, seed)
        assert view(session._course.state, 0).ask == seen.ask
        assert hint(table).says == expected


def test_a_host_may_forbid_it_and_a_hand_that_lies_face_down_is_not_told_of(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert may_ask(room.table)
    room.stage.settings.hints = False
    assert not may_ask(room.table)
    room.key(pygame.K_F1)
    page = room.scene
    assert isinstance(page, HelpPage) and page.advice is None
    room.click_on("back")
    room.stage.settings.hints = True
    monkeypatch.setattr(type(room.table), "closed", property(lambda table: True))
    assert not may_ask(room.table)
