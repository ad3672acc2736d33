"""The statistics page: who was brought what, over which games, with every device."""

from __future__ import annotations

import os
import time
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pygame
import pytest

from game.options import PlayOptions
from game.stage.intent import KEYBOARD, PageRight
from game.stage.layout import outside, overlaps
from game.stage.menus.opening import Opening
from game.stage.menus.statistics import MOST_NAMES, Statistics
from game.stage.menus.title import Title
from game.table.counts import counted
from game.table.journal import Journal, folder
from game.table.players import play_bots
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.slices import sliced
from tests.stage.theatre import Theatre
from tests.table.playing import play, short_game
from tests.waiting import until

NAMES = ("Ana", "Bo", "Cy", "Dora", "Eli")
LONG = ("Wilhelmina Long-Na", "Bartholomew Quin", "Montgomery Wagst", "Hieronymus McMah", "Dora")


@cache
def played_race(seed: int, names: tuple[str, ...]) -> bytes:
    """The journal of a finished race of bots."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(names))
    setup = Setup("pony_express", chairs, "seed-002", {}, seed)
    journal = Journal.create(setup, Path(mkdtemp()), sync=False)
    session = Session.start(setup, journal)
    play_bots(session)
    session.close()
    return journal.path.read_bytes()


def race(seed: int = 4, names: tuple[str, ...] = NAMES[:3]) -> Path:
    """A finished race of bots in the folder of saved games."""
    path = folder() / f"race-{seed}-{len(names)}-{names[0]}.journal"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(played_race(seed, names))
    return path


def hunt(seed: int = 7) -> Path:
    """A finished Wyatt Earp game."""
    setup = short_game(seed)
    journal = Journal.create(setup, sync=False)
    play(Session.start(setup, journal)).close()
    return journal.path


def front(theatre: Theatre) -> str:
    return type(theatre.scene).__name__


def opened(page: Statistics, size: tuple[int, int] = (1280, 720), text_size: int = 0) -> Theatre:
    theatre = Theatre(Title(), size, Settings(text_size=text_size))
    theatre.stage.push(page)
    for _ in range(200):
        theatre.frame()
        if not page.reading:
            break
    theatre.run(0.1)
    return theatre


def test_it_adds_up_a_game_a_frame_and_shows_what_was_counted() -> None:
    paths = [race(4), race(5), hunt()]
    page = Statistics()
    theatre = Theatre(Title(), painting=False)
    theatre.stage.push(page)
    seen = [page.counts.games]

    def read() -> None:
        theatre.frame()
        seen.append(page.counts.games)

    until(lambda: not page.reading, "all games have been read", read)
    assert seen[0] == 0 and seen[-3:] == [1, 2, 3]
    assert [table for _, table in page.tables()] == ["dice", "shots", "declared", "draws", "shots"]
    look = page.look()
    assert look is not None and look.heads[0] == "All" and set(look.heads[1:]) == set(NAMES[:3])
    dice = ("pony_express", "dice")
    whole = sum(counted(path).all_of(dice).trials for path in paths[:2])
    assert look.foot[0][1][0].words == str(whole)
    assert sum(int(cells[0].words) for _, cells in look.lines) == whole
    aces = counted(paths[0]).all_of(dice).came["14"] + counted(paths[1]).all_of(dice).came["14"]
    assert look.lines[0][1][0].words == str(aces)
    assert "in 100" in look.words


def test_tabs_and_games_are_chosen_with_every_device() -> None:
    old = race(4)
    os.utime(old, (time.time() - 90_000,) * 2)
    race(5)
    page = Statistics()
    theatre = opened(page)
    assert (page.scope, page.counts.games) == ("evening", 1)
    theatre.click_on("table-1")
    assert page.tables().index(page.shown() or ("", "")) == 1
    look = page.look()
    assert look is not None and look.lines[0][0] == "Dice flicked" and look.words == ""
    page.heard(PageRight(KEYBOARD))
    page.heard(PageRight(KEYBOARD))
    assert page.tables().index(page.shown() or ("", "")) == 0
    theatre.key(pygame.K_DOWN)
    page.focus.go("scope")
    theatre.key(pygame.K_RIGHT)
    for _ in range(10):
        theatre.frame()
    assert (page.scope, page.counts.games) == ("all", 2)
    theatre.key(pygame.K_ESCAPE)
    assert front(theatre) == "Title"


def test_with_several_games_one_of_them_is_chosen() -> None:
    race(4)
    hunt()
    page = Statistics()
    theatre = opened(page)
    assert page.games() == ["pony_express", "wyatt_earp"]
    assert [item.id for item, _ in page.placed] == ["table-0", "table-1", "table-2", "played", "scope"]
    page.focus.go("played")
    theatre.key(pygame.K_RIGHT)
    assert [item.id for item, _ in page.placed] == ["table-3", "table-4", "played", "scope"]
    assert page.tables().index(page.shown() or ("", "")) == 3
    theatre.key(pygame.K_RIGHT)
    assert page.tables().index(page.shown() or ("", "")) == 0


def test_of_many_names_the_busiest_have_a_column_and_the_rest_share_one() -> None:
    race(4, NAMES)
    race(5, LONG)
    page = Statistics()
    opened(page)
    look = page.look()
    assert look is not None
    assert len(look.heads) == MOST_NAMES + 1 and look.heads[-1] == "Others"
    for _, cells in look.lines:
        assert int(cells[0].words) == sum(int(cell.words) for cell in cells[1:])


def test_from_a_table_it_begins_with_the_game_on_it() -> None:
    first, second = race(4), race(5)
    page = Statistics(game=second)
    theatre = opened(page)
    assert page.scope == "game" and page.counts.games == 1 and page.overlay
    assert page.counts.all_of(("pony_express", "dice")).came == counted(second).all_of(("pony_express", "dice")).came
    assert first != second and page.scopes() == ("game", "evening", "all")
    assert "only what all have seen" in page.sentence()
    theatre.key(pygame.K_ESCAPE)
    assert front(theatre) == "Title"


def test_a_file_that_is_no_game_is_said_and_nothing_else_breaks() -> None:
    race()
    (folder() / "letter.journal").write_text("Dear Kate")
    page = Statistics()
    opened(page)
    assert page.counts.games == 1 and page.counts.unread == 1 and "could not be read" in page.sentence()


def test_without_games_it_says_so() -> None:
    page = Statistics()
    theatre = opened(page)
    assert page.look() is None and page.tables() == [] and theatre.stage.press.overflowed == set()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("text_size", sliced([150, 0], 2))
def test_everything_has_room(size: tuple[int, int], text_size: int) -> None:
    race(4, LONG)
    hunt()
    page = Statistics()
    theatre = opened(page, size, text_size)
    for number in range(len(page.tables())):
        page.turn_to(number)
        theatre.run(0.1)
        controls = {control.id: control.rect for control in page.controls()}
        assert overlaps(controls) == [] and outside(controls, theatre.stage.canvas.whole) == []
    assert theatre.stage.press.overflowed == set()


def test_the_saved_games_lead_to_it() -> None:
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    opening.to_saves()
    theatre.frame()
    assert front(theatre) == "Saves"
    theatre.key(pygame.K_x)
    assert front(theatre) == "Saves", "there is nothing to count"
    theatre.key(pygame.K_ESCAPE)
    race()
    opening.to_saves()
    theatre.frame()
    theatre.click_on("statistics")
    assert front(theatre) == "Statistics"
