from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.options import PlayOptions
from game.stage.earp.replay import ReplayTable
from game.stage.layout import overlaps
from game.stage.menus.opening import Opening
from game.stage.menus.title import Title
from game.stage.motion import Pace
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.replay import Replay
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import Theatre
from tests.table.playing import play


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game of bots, played to its end."""
    folder = tmp_path_factory.mktemp("saves")
    chairs = tuple(Chair(name, seat, "bot", "random") for seat, name in enumerate(("Ana", "Bo")))
    setup = Setup("wyatt_earp", chairs, "seed-004", {"game_target": 5000}, 3)
    session = Session.start(setup, Journal.create(setup, folder, sync=False))
    play_bots(session)
    session.close()
    (path,) = folder.iterdir()
    return path


@pytest.fixture
def watched(finished: Path) -> tuple[Theatre, ReplayTable]:
    theatre = Theatre(Title(), painting=False)
    table = ReplayTable(replay=Replay(finished))
    theatre.stage.push(table)
    theatre.frame()
    return theatre, table


def hashes(path: Path) -> list[str]:
    replay = Replay(path)
    found = [replay.state_hash()]
    while replay.position < replay.length:
        replay.forward()
        found.append(replay.state_hash())
    return found


def test_it_plays_by_itself_to_the_end(watched: tuple[Theatre, ReplayTable]) -> None:
    theatre, table = watched
    table.pace = Pace.INSTANT
    table.play(True)
    for _ in range(40 * table.replay.length):
        if table.ended and not table.motion.acting:
            break
        theatre.frame()
    assert table.ended
    assert not table.playing
    assert table.replay.result is not None
    assert table.names[table.replay.result.winners[0]] in table.sentence()


def test_forward_and_back_come_by_the_same_positions(watched: tuple[Theatre, ReplayTable], finished: Path) -> None:
    theatre, table = watched
    table.play(False)
    known = hashes(finished)
    for step in (1, 2, 3, 2, 3, 4):
        theatre.key(pygame.K_PAGEDOWN if step > table.replay.position else pygame.K_PAGEUP)
        theatre.run(0.1)
        assert table.replay.position == step
        assert table.replay.state_hash() == known[step]
    table.motion.finish_all()


def test_pace_and_skips_never_change_the_truth(watched: tuple[Theatre, ReplayTable], finished: Path) -> None:
    theatre, table = watched
    known = hashes(finished)
    for _ in range(3):
        table.act("pace")
        table.act("step")
        theatre.run(0.05)
        assert table.replay.state_hash() == known[table.replay.position]


def test_hands_can_be_jumped_to(watched: tuple[Theatre, ReplayTable]) -> None:
    theatre, table = watched
    while table.replay.position < table.replay.length:
        before = table.replay.position
        theatre.click_on("hand_on")
        assert table.replay.position > before
    assert not table.playing
    theatre.click_on("hand_back")
    assert table.replay.position == table.replay.hands[-1]


def test_one_looks_over_the_shoulder_of_whoever_is_chosen(watched: tuple[Theatre, ReplayTable]) -> None:
    _, table = watched
    shown = [(table.viewer, table.floor.holder)]
    for _ in range(3):
        table.act("cards")
        shown.append((table.viewer, table.floor.holder))
    assert shown == [(0, 0), (1, 1), (None, -1), (0, 0)]
    assert table.floor.fan.open and min(table.floor.state.hand[0]) >= 0


def test_a_game_that_is_not_over_shows_no_hand(tmp_path: Path) -> None:
    chairs = (Chair("Ana", 0, "person"), Chair("Bo", 1, "bot"))
    setup = Setup("wyatt_earp", chairs, "seed-004", {}, 3)
    Session.start(setup, Journal.create(setup, tmp_path, sync=False)).close()
    (path,) = tmp_path.iterdir()
    theatre = Theatre(Title(), painting=False)
    table = ReplayTable(replay=Replay(path))
    theatre.stage.push(table)
    assert "cards" not in {offer.id for offer in table.offers()}
    theatre.key(pygame.K_r)
    assert table.viewer is None and table.floor.holder == -1


def test_of_a_game_that_is_over_the_persons_own_hand_lies_open(tmp_path: Path) -> None:
    chairs = (Chair("Bo", 0, "bot", "random"), Chair("Ana", 1, "person"))
    setup = Setup("wyatt_earp", chairs, "seed-004", {"game_target": 5000}, 3)
    play(Session.start(setup, Journal.create(setup, tmp_path, sync=False))).close()
    (path,) = tmp_path.glob("*.journal")
    theatre = Theatre(Title(), painting=False)
    table = ReplayTable(replay=Replay(path))
    theatre.stage.push(table)
    assert table.viewer == 1 and table.floor.holder == 1
    assert min(table.floor.state.hand[1]) >= 0 > max(table.floor.state.hand[0])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_nothing_lies_over_anything_else(finished: Path, size: tuple[int, int]) -> None:
    theatre = Theatre(Title(), size)
    table = ReplayTable(replay=Replay(finished))
    theatre.stage.push(table)
    theatre.frame()
    assert overlaps({control.id: control.rect for control in table.controls()}) == []
    assert theatre.stage.press.overflowed == set()


def test_the_command_line_opens_a_replay_and_says_when_it_cannot(finished: Path, tmp_path: Path) -> None:
    opening = Opening(PlayOptions(replay=finished))
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    assert isinstance(theatre.scene, ReplayTable)
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Kate")
    opening = Opening(PlayOptions(replay=foreign))
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    assert isinstance(theatre.scene, Title)
    assert theatre.stage.said is not None
