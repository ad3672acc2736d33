from __future__ import annotations

import pygame

from game.stage.earp.table import EarpTable
from game.stage.menus.cover import Cover
from game.stage.menus.pause import Pause
from game.stage.stage import Doors
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre


def seated(people: int, seconds: int) -> tuple[Theatre, EarpTable]:
    """A table of two at which a person is asked to draw."""
    names = ("Ana", "Bo")
    chairs = tuple(Chair(names[n], n, "person" if n < people else "bot", "random") for n in range(2))
    for seed in range(60):
        session = Session.start(Setup("wyatt_earp", chairs, "seed-000", {}, seed))
        if session.asked() == (0,):
            break
    table = EarpTable(session=session)
    settings = Settings(pace="instant", answer_seconds=seconds)
    theatre = Theatre(table, settings=settings, doors=Doors(pause=Pause), painting=False)
    theatre.run(1.0)
    return theatre, table


def test_a_fuse_burns_for_the_last_seconds_and_then_a_bot_answers_once() -> None:
    theatre, table = seated(1, 30)
    assert table.desk is not None
    lit = []
    for seconds in (18.0, 2.5):
        theatre.sleep(seconds)
        lit.append(table.patience.fuse is not None)
    assert lit == [False, True]
    assert table.session.picks == 0
    theatre.sleep(10.0)
    assert table.session.picks == 1
    assert table.session.chairs[0].who == "person"


def test_without_a_limit_nobody_is_hurried() -> None:
    theatre, table = seated(1, 0)
    theatre.sleep(600.0)
    assert table.patience.fuse is None
    assert table.session.picks == 0


def test_an_answer_puts_the_fuse_out() -> None:
    theatre, table = seated(1, 30)
    theatre.sleep(25.0)
    lit = [table.patience.fuse is not None]
    theatre.click_on("supply")
    theatre.run(1.0)
    lit.append(table.patience.fuse is not None)
    assert table.session.picks == 1
    assert lit == [True, False]


def test_time_stands_under_menus_and_while_another_window_is_in_front() -> None:
    theatre, table = seated(1, 30)
    theatre.stage.open_pause()
    assert isinstance(theatre.scene, Pause)
    theatre.sleep(100.0)
    theatre.stage.pop(theatre.scene)
    theatre.send(pygame.WINDOWFOCUSLOST)
    theatre.sleep(100.0)
    theatre.send(pygame.WINDOWFOCUSGAINED)
    theatre.sleep(15.0)
    assert table.patience.fuse is None
    assert table.session.picks == 0


def test_time_stands_under_a_cover() -> None:
    theatre, table = seated(2, 30)
    covers = [type(theatre.scene)]
    assert covers == [Cover]
    theatre.sleep(200.0)
    assert table.session.picks == 0
    theatre.key(pygame.K_RETURN)
    theatre.sleep(25.0)
    assert table.patience.fuse is not None
