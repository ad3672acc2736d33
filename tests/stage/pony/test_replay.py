"""A saved Pony Express game watched again: trail and street, whose dice are seen, nothing thrown twice."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.options import PlayOptions
from game.rules.kinds import CHANCE
from game.stage.layout import overlaps
from game.stage.menus.opening import Opening
from game.stage.menus.title import Title
from game.stage.motion import Pace
from game.stage.pony.replay import WHOEVER, PonyReplay
from game.stage.pony.replay_street import in_street
from game.stage.pony.sight import turn_of
from game.table import outcomes
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.replay import Replay
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import Theatre
from tests.table.playing import any_pick
from tests.waiting import until

NAMES = ("Ana", "Bo", "Cy", "Dora")
SEED = 4
"""A race with a gunfight, Indians and a rider who reaches the third mailbox."""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of bots, played to its end."""
    folder = tmp_path_factory.mktemp("saves")
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    setup = Setup("pony_express", chairs, "seed-002", {}, SEED)
    session = Session.start(setup, Journal.create(setup, folder, sync=False))
    play_bots(session)
    session.close()
    (path,) = folder.glob("*.journal")
    return path


def opened(path: Path, size: tuple[int, int] = (1280, 720), painting: bool = False) -> tuple[Theatre, PonyReplay]:
    theatre = Theatre(Title(), size, painting=painting)
    table = PonyReplay(replay=Replay(path))
    theatre.stage.push(table)
    theatre.frame()
    return theatre, table


@pytest.fixture
def watched(finished: Path) -> tuple[Theatre, PonyReplay]:
    return opened(finished)


def settle(theatre: Theatre, table: PonyReplay) -> None:
    for _ in range(3000):
        theatre.frame()
        if not table.motion.acting:
            return
    raise AssertionError("the acts never end")


def shots(table: PonyReplay) -> list[int]:
    """The positions at which a die is in flight."""
    return [at for at, (seat, _) in enumerate(table.replay.picks) if seat == CHANCE]


def test_it_plays_by_itself_to_the_end_and_throws_no_die(
    watched: tuple[Theatre, PonyReplay], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "throw", None)
    theatre, table = watched
    table.pace = Pace.INSTANT
    table.play(True)
    streets = 0
    for _ in range(60 * table.replay.length):
        if table.ended and not table.motion.acting:
            break
        theatre.frame()
        streets += table.reel.on
    assert table.ended and not table.playing and streets
    result = table.replay.result
    assert result is not None and result.money == tuple(table.floor.state.gold)
    assert NAMES[result.winners[0]] in table.sentence() and f"{max(result.money[s] for s in result.winners)} gold" in (
        table.sentence()
    )


def test_the_street_is_shown_just_where_somebody_shoots(watched: tuple[Theatre, PonyReplay]) -> None:
    theatre, table = watched
    table.play(False)
    for position in range(0, table.replay.length + 1, 3):
        table.seek(position)
        assert table.reel.on is in_street(table.replay.view(None).state)
    at = shots(table)[-1]
    table.seek(at - 1)
    assert (table.reel.on, table.reel.aiming) == (True, False)
    table.act("step")
    settle(theatre, table)
    assert (table.reel.on, table.reel.aiming, table.reel.show.on) == (True, True, False)
    table.act("step")
    assert (table.reel.on, table.reel.aiming, table.reel.show.on) == (True, False, True)
    settle(theatre, table)
    assert table.reel.on is in_street(table.replay.view(None).state)
    assert table.replay.position == at + 1


def test_the_film_ends_as_the_record_says(watched: tuple[Theatre, PonyReplay]) -> None:
    _, table = watched
    table.play(False)
    for at in shots(table):
        table.seek(at)
        pick = table.replay.picks[at][1]
        table.act("step")
        film = table.reel.show.film
        assert film is not None
        assert outcomes.answer(film.shot)[0] == "outcome"
        moved = {str(pick[n + 1]): pick[n + 2 : n + 6] for n, what in enumerate(pick) if what == "at"}
        found = {f.id: (f.x, f.y, f.angle, int(f.upright)) for f in film.shot.figures if f.id in film.shot.moved}
        assert {name.upper(): pose for name, pose in found.items()} == {k.upper(): v for k, v in moved.items()}


def test_forward_and_back_come_by_the_same_positions(watched: tuple[Theatre, PonyReplay], finished: Path) -> None:
    theatre, table = watched
    table.play(False)
    replay = Replay(finished)
    known = [replay.state_hash()]
    while replay.position < replay.length:
        replay.forward()
        known.append(replay.state_hash())
    for step in (1, 2, 3, 2, 3, 4):
        theatre.key(pygame.K_PAGEDOWN if step > table.replay.position else pygame.K_PAGEUP)
        theatre.run(0.1)
        assert table.replay.position == step
        assert table.replay.state_hash() == known[step]
    table.motion.finish_all()
    table.seek(shots(table)[0])
    for pace in Pace:
        table.pace = pace
        table.act("step")
        theatre.run(0.05)
        assert table.replay.state_hash() == known[table.replay.position]


def test_turns_can_be_jumped_to(watched: tuple[Theatre, PonyReplay]) -> None:
    theatre, table = watched
    before = -1
    while table.replay.position < table.replay.length:
        assert table.replay.position > before
        before = table.replay.position
        assert "turn" in table.sentence()
        theatre.click_on("hand_on")
    theatre.click_on("hand_back")
    assert table.replay.position == max(at for at in table.replay.hands if at < table.replay.length)


def test_one_looks_under_the_cup_of_whoever_rides_or_of_who_is_chosen(watched: tuple[Theatre, PonyReplay]) -> None:
    _, table = watched
    table.play(False)
    cup = next(at for at in range(table.replay.length) if _asked(table, at) == "cup")
    table.seek(cup)
    roller = turn_of(table.floor.state)
    assert table.viewer == WHOEVER and table.floor.viewer == roller == table.floor.holder
    assert min(table.floor.state.dice) > 0
    shown = []
    for _ in range(len(NAMES) + 2):
        table.act("cards")
        shown.append((table.viewer, min(table.floor.state.dice) > 0))
    assert shown == [(seat, seat == roller) for seat in range(len(NAMES))] + [(None, False), (WHOEVER, True)]


def _asked(table: PonyReplay, position: int) -> str:
    table.replay.seek(position)
    ask = table.replay.view(None).ask
    return ask.kind if ask is not None else ""


def test_a_game_that_is_not_over_keeps_its_secrets(tmp_path: Path) -> None:
    chairs = tuple(Chair(name, seat, "bot" if seat else "person") for seat, name in enumerate(NAMES[:3]))
    setup = Setup("pony_express", chairs, "seed-002", {}, 3)
    session = Session.start(setup, Journal.create(setup, tmp_path, sync=False))
    until(lambda: session.ask_kind() == "cup", "somebody shakes", lambda: session.choose(*any_pick(session)))
    session.close()
    (path,) = tmp_path.glob("*.journal")
    theatre, table = opened(path)
    assert "cards" not in {offer.id for offer in table.offers()}
    table.seek(table.replay.length)
    theatre.key(pygame.K_r)
    assert table.viewer is None and table.floor.viewer is None
    assert max(table.floor.state.dice) < 0 and max(card for hand in table.floor.state.hand for card in hand) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_nothing_lies_over_anything_else(finished: Path, size: tuple[int, int]) -> None:
    theatre, table = opened(finished, size, painting=True)
    for position in (0, shots(table)[0], shots(table)[0] - 1, table.replay.length):
        table.seek(position)
        theatre.frame()
        assert overlaps({control.id: control.rect for control in table.controls()}) == []
    assert theatre.stage.press.overflowed == set()


def test_a_window_that_changes_while_a_die_flies_does_no_harm(finished: Path) -> None:
    theatre, table = opened(finished, painting=True)
    table.play(False)
    table.seek(shots(table)[0])
    table.act("step")
    theatre.run(0.2)
    table.laid_out()
    theatre.run(0.2)
    assert table.reel.on is in_street(table.replay.view(None).state)


def test_the_command_line_opens_it(finished: Path) -> None:
    opening = Opening(PlayOptions(replay=finished))
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    assert isinstance(theatre.scene, PonyReplay)
