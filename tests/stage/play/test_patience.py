from __future__ import annotations

import pygame
import pytest

from game.rules import library
from game.stage.doors import Doors
from game.stage.earp.table import EarpTable
from game.stage.intent import Device, Kind, Unplugged
from game.stage.menus.cover import Cover
from game.stage.menus.padlost import PadLost
from game.stage.menus.pause import Pause
from game.stage.motion import Manner, Pace, Wait
from game.stage.paint import palette
from game.stage.rooms import table_of
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre

NAMES = ("Ana", "Bo", "Cy", "Di")


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
        lit.append(table.patience.warned)
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
    lit.append(table.patience.warned)
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
    assert table.patience.fuse is not None and not table.patience.warned
    assert table.session.picks == 0


def test_time_stands_under_a_cover() -> None:
    theatre, table = seated(2, 30)
    covers = [type(theatre.scene)]
    assert covers == [Cover]
    theatre.sleep(200.0)
    assert table.session.picks == 0
    theatre.key(pygame.K_RETURN)
    theatre.sleep(25.0)
    assert table.patience.warned


def left(table: EarpTable) -> float:
    assert table.patience.fuse is not None
    return table.patience.fuse.left


def test_what_is_left_is_shown_from_the_start_and_said_at_ten_seconds() -> None:
    theatre, table = seated(1, 30)
    assert table.burning is table.patience.fuse is not None
    theatre.sleep(18.0)
    said = [theatre.stage.said]
    assert 10_000 < left(table) < 13_000
    theatre.sleep(2.5)
    said.append(theatre.stage.said)
    assert said[0] is None
    assert said[1] is not None and table.names[0] in said[1].text


@pytest.mark.parametrize(("game", "seats"), [("wyatt_earp", 2), ("pony_express", 3), ("bang", 4)])
def test_every_table_paints_the_fuse_along_its_bar(game: str, seats: int) -> None:
    chairs = tuple(Chair(name, n, "person" if n == 0 else "bot", "random") for n, name in enumerate(NAMES[:seats]))
    session = Session.start(Setup(game, chairs, library.find(game).presets.default, {}, 5))
    table = table_of(session)
    theatre = Theatre(table, settings=Settings(pace="instant", answer_seconds=120), painting=False)
    for _ in range(600):
        if table.burning is not None:
            break
        theatre.run(0.1)
    burning = table.burning
    assert burning is not None, "nobody was asked"
    screen = pygame.Surface((1280, 720))
    edge = table.bar.move(0, -8)
    edge.height = 10

    def gold() -> int:
        table.draw(screen)
        return pygame.mask.from_threshold(screen.subsurface(edge), palette.LEGAL, (60, 60, 60, 255)).count()

    long = gold()
    burning.left = burning.limit / 4
    assert long > edge.width and gold() < long / 2


def test_a_long_fuse_wants_few_frames() -> None:
    theatre, table = seated(1, 120)
    steps = theatre.sleep(10.0)
    assert steps <= 140, "ten frames a second"
    assert 108_000 < left(table) < 111_500


def test_time_stands_while_something_moves() -> None:
    theatre, table = seated(1, 30)
    before = left(table)
    table.motion.manner = Manner(Pace.NORMAL, False)
    table.motion.play(Wait(5_000.0))
    theatre.run(1.0)
    assert table.motion.acting and left(table) == before


def test_time_stands_while_the_asked_persons_pad_is_lost() -> None:
    theatre, table = seated(1, 30)
    theatre.stage.doors.pad_lost = lambda seat: PadLost(seat=seat)
    theatre.stage.seating.take(0, "guid", 77)
    theatre.stage._router.deliver(Unplugged(Device(Kind.PAD, 77), "guid", "a pad"))
    assert isinstance(theatre.scene, PadLost)
    before = left(table)
    theatre.sleep(60.0)
    assert left(table) == before and table.session.picks == 0


def test_a_jump_of_the_clock_costs_nobody_their_time() -> None:
    theatre, table = seated(1, 30)
    before = left(table)
    theatre.frame(25.0)
    assert before - left(table) <= 200.0


def test_a_menu_gives_no_new_time() -> None:
    theatre, table = seated(1, 30)
    theatre.sleep(12.0)
    before = left(table)
    theatre.stage.open_pause()
    theatre.stage.pop(theatre.scene)
    table.flow.unsettled = True
    theatre.run(0.3)
    assert table.desk is not None and before - 1_000 < left(table) <= before


def test_only_the_one_who_is_asked_is_hurried() -> None:
    theatre, table = seated(1, 30)
    theatre.click_on("supply")
    theatre.run(0.5)
    assert table.patience.fuse is None or table.patience.fuse.seats == (0,)
    table.desk = None
    table.patience.tick(16.0)
    assert table.patience.fuse is None
