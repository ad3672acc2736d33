from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.options import PlayOptions
from game.table import headless
from game.table.players import play_bots
from game.table.seating import Setup
from game.table.session import Session
from tests.table.playing import short_game

ROOT = Path(__file__).parents[2]
COMMAND = ["play", "--game", "wyatt_earp", "--seats", "4", "--bots", "4", "--seed", "7", "--preset", "seed-004"]


def told(setup: Setup) -> list[str]:
    lines: list[str] = []
    headless.tell(setup, lines.append)
    return lines


def test_the_same_seed_gives_the_same_record_byte_for_byte_in_every_process() -> None:
    records = []
    for hash_seed in ("0", "4711"):
        done = subprocess.run(
            [sys.executable, "-m", "game", *COMMAND, "--headless"],
            cwd=ROOT,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert (done.returncode, done.stderr) == (0, b"")
        records.append(done.stdout)
    assert records[0] == records[1] and len(records[0]) > 10_000
    assert b"Seed: 7" in records[0] and b"wins the game" in records[0]


def test_another_seed_gives_another_record() -> None:
    assert told(short_game(1)) != told(short_game(2))


def test_the_record_has_a_line_for_every_event_and_says_who_sits_where_and_who_won() -> None:
    lines = told(short_game())
    assert lines[0].startswith("Sundown Saloon") and "Wyatt Earp" in lines[0]
    assert any("5,000" in line for line in lines[:4])
    names = [line for line in lines if line.startswith("Seat ")]
    assert len(names) == 2
    session = Session.start(short_game(), watched=False)
    play_bots(session)
    events = session.log(None)
    with_clause = [line for line in lines if line.endswith("]")]
    assert len(with_clause) == len(events)
    assert [line.rpartition("[")[2][:-1] for line in with_clause] == [event.clause for event in events]
    result = session.result()
    assert result is not None
    assert sum("wins the game" in line for line in lines[-2:]) == len(result.winners)
    assert lines[-3] == f"The game is over after {result.hands} hand{'s' if result.hands > 1 else ''}."


def test_the_record_tells_what_no_single_seat_could() -> None:
    lines = told(short_game())
    dealt = [line for line in lines if "is dealt" in line]
    assert len(dealt) >= 2 and not any("cards" in line for line in dealt)


def test_each_hand_stands_apart() -> None:
    setup = headless.setup_of(PlayOptions(game="wyatt_earp", seats=3, seed=7, headless=True))
    lines = told(setup)
    begins = [n for n, line in enumerate(lines) if line.startswith("Hand ")]
    assert len(begins) > 1 and all(lines[n - 1] == "" for n in begins)
    assert lines.count("") == len(begins) + 1


def test_what_is_not_asked_for_is_chosen() -> None:
    setup = headless.setup_of(PlayOptions(headless=True))
    assert (setup.game, setup.preset, len(setup.chairs)) == ("wyatt_earp", "seed-004", 4)
    assert len({chair.name for chair in setup.chairs}) == 4 and all(chair.who == "bot" for chair in setup.chairs)
    seeds = {headless.setup_of(PlayOptions(headless=True)).seed for _ in range(20)}
    assert len(seeds) > 1 and all(0 <= seed < headless.SEEDS for seed in seeds)


def test_what_is_asked_for_is_played() -> None:
    options = PlayOptions(
        game="wyatt_earp", seats=2, seed=12, preset="published", switches=(("game_target", 9000),), headless=True
    )
    setup = headless.setup_of(options)
    assert (setup.preset, setup.seed, len(setup.chairs)) == ("published", 12, 2)
    assert setup.switches()["game_target"] == 9000


def test_nothing_is_left_on_the_disk(own_home: Path) -> None:
    told(short_game())
    assert not own_home.exists()
