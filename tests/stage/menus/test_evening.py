"""The evening under the title: the league, awards that can be seen again, games that can be watched, the files."""

from __future__ import annotations

import csv
import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.options import PlayOptions
from game.stage.menus.evening import Evening
from game.stage.menus.opening import Opening
from game.stage.menus.statistics import Statistics
from game.stage.motion import Pace
from game.stage.play.watching import Watching
from game.table import league
from game.table.results import line_of, remembered, results_file
from game.words import speak
from tests.stage.theatre import Theatre
from tests.table.test_awards import NAMES, played


@pytest.fixture(scope="module")
def an_evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with games of bots, remembered as if people had played them."""
    home = tmp_path_factory.mktemp("evening")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUNDOWN_HOME", str(home))
        _play_games()
    return home


def _play_games() -> None:
    for game, seats, seed in (("bang", 4, 5), ("wyatt_earp", 2, 7), ("pony_express", 3, 4)):
        played(game, seats, seed)
    games = [
        replace(game, chairs=tuple(replace(chair, who="person") for chair in game.chairs)) for game in remembered()
    ]
    results_file().write_bytes(b"".join(map(line_of, games)))


def opened() -> Theatre:
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    theatre.click_on("evening")
    theatre.run(0.3)
    return theatre


def page_of(theatre: Theatre) -> Evening:
    scene = theatre.scene
    assert isinstance(scene, Evening)
    return scene


@pytest.fixture
def evening(an_evening: Path, own_home: Path) -> Theatre:
    shutil.copytree(an_evening, own_home)
    return opened()


def test_an_evening_without_games_says_so_and_can_be_left() -> None:
    theatre = opened()
    page = page_of(theatre)
    assert [item.enabled for item, _ in page.placed if item.id in ("export", "anew", "statistics")] == [False] * 3
    theatre.click_on("export")
    assert theatre.stage.said is not None
    theatre.key(pygame.K_ESCAPE)
    assert theatre.scene is not page


def test_the_league_awards_shots_and_games_are_four_tabs(evening: Theatre) -> None:
    page = page_of(evening)
    assert {name for name, _ in page.look().lines} and not page.reading
    evening.key(pygame.K_e)
    assert page.tab == "awards"
    shown = [item for item, _ in page.placed if item.id.startswith("award-")]
    assert shown and all(item.label and item.value for item in shown)
    assert {award.name for award in page.earned} <= set(NAMES)
    evening.key(pygame.K_e)
    assert page.tab == "shots" and page.shots
    evening.key(pygame.K_e)
    assert [item.id for item, _ in page.placed if item.group == "rows"] == ["game-0", "game-1", "game-2"]


def test_an_award_is_seen_again_from_the_moment_before_it(evening: Theatre) -> None:
    page = page_of(evening)
    page.open("awards")
    page.rebuild()
    number, award = next((n, a) for n, a in enumerate(page.in_order()) if a.feat.position)
    page.first = number // page.shown * page.shown
    page.rebuild()
    evening.click_on(f"award-{number}")
    watching = evening.scene
    assert isinstance(watching, Watching)
    assert watching.replay.position == award.feat.position
    assert watching.replay.setup.game == award.of.game
    evening.key(pygame.K_ESCAPE)
    assert evening.scene is page


def test_a_shot_is_seen_again_slowly_and_the_film_stops_after_it(evening: Theatre) -> None:
    page = page_of(evening)
    evening.click_on("tab-shots")
    shown = [item for item, _ in page.placed if item.id.startswith("shot-")]
    assert shown and all(item.label and item.value for item in shown)
    aimed = [(item.label, shot) for item, shot in zip(shown, page.shots, strict=False) if shot.feat.told["whom"] != -1]
    assert aimed
    for label, shot in aimed:
        assert shot.name in label and shot.of.chairs[int(shot.feat.told["whom"])].name in label
    evening.click_on("shot-0")
    watching = evening.scene
    assert isinstance(watching, Watching)
    begins = watching.replay.position
    assert begins == page.shots[0].feat.position and watching.pace is Pace.SLOW
    for _ in range(4000):
        evening.frame()
        if not watching.playing and not watching.motion.acting:
            break
    assert watching.replay.position == begins + 2, "the flick and what became of it"
    evening.key(pygame.K_ESCAPE)
    assert evening.scene is page and page.tab == "shots"


def test_an_evening_of_bots_says_why_there_is_no_league(evening: Theatre) -> None:
    games = [replace(g, chairs=tuple(replace(chair, who="bot") for chair in g.chairs)) for g in remembered()]
    results_file().write_bytes(b"".join(map(line_of, games)))
    page = page_of(evening)
    page.read()
    evening.until(lambda: not page.reading, "all games have been read")
    assert page.nothing() == "evening-bots-only"
    assert "3" in page.sentence()


def test_the_newest_game_comes_first_and_is_watched_from_its_start(evening: Theatre) -> None:
    page = page_of(evening)
    evening.click_on("tab-games")
    evening.click_on("game-0")
    watching = evening.scene
    assert isinstance(watching, Watching)
    assert (watching.replay.setup.game, watching.replay.position) == (page.games[-1].game, 0)


def test_the_files_are_written_and_their_place_is_said(evening: Theatre) -> None:
    page = page_of(evening)
    evening.click_on("export")
    folder = Path(page.exported)
    assert page.exported in page.said()
    with (folder / "league.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(league.table(page.games))
    assert (folder / "awards.csv").stat().st_size > 100


def test_a_press_before_all_games_are_looked_through_finds_their_shots_too(evening: Theatre) -> None:
    page = page_of(evening)
    found = page.shots, page.in_order()
    assert page.shots and not page.reading
    page.read()
    evening.click_on("export")
    assert not page.reading and (page.shots, page.in_order()) == found


def test_a_disk_that_refuses_is_said(evening: Theatre, own_home: Path) -> None:
    (own_home / "exports").write_text("in the way")
    evening.click_on("export")
    assert evening.stage.said is not None and page_of(evening).exported == ""


def test_the_host_begins_anew_with_two_presses(evening: Theatre) -> None:
    page = page_of(evening)
    evening.click_on("anew")
    assert len(page.games) == 3
    evening.click_on("tab-games")
    evening.click_on("anew")
    assert len(page.games) == 3, "another press in between takes the first one back"
    evening.click_on("anew")
    assert page.games == [] and league.games() == []
    assert len(remembered()) == 3


def test_statistics_are_one_press_away(evening: Theatre) -> None:
    evening.click_on("statistics")
    assert isinstance(evening.scene, Statistics)


@pytest.mark.parametrize("tag", ["en", "zh", "fa", "pseudo"])
def test_every_sentence_is_there_in_every_language(tag: str, evening: Theatre) -> None:
    page = page_of(evening)
    speak(tag)
    for tab in ("league", "awards", "shots", "games"):
        page.open(tab)
        page.rebuild()
        assert page.look().lines and page.said()
        page.draw(evening.stage.window.surface)
