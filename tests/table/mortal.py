"""Plays games with a journal and is killed again and again: `python -m tests.table.mortal FOLDER SEED KILLS`.

Each life goes on where the one before was killed.  One JSON line a life is printed: what it said on being born
(how many picks, the state's hash), which picks it showed, and how it ended.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from pathlib import Path

from game.rules.chance import Chance
from game.rules.notation import pick_text
from game.table import saves
from game.table.journal import Journal
from game.table.session import Session
from tests.table.playing import any_pick, short_game

LONGEST_LIFE = 40
"""Milliseconds between a life's first word and its death."""


def live(where: Path, tell: int) -> None:
    """One life: take up the game that was left, or begin the next, and show pick after pick."""
    left, _ = saves.offered(where)
    if left is not None:
        session = Session.resume(left.path, watched=False)
    else:
        setup = short_game(1000 + len(saves.saved_games(where)[0]))
        session = Session.start(setup, Journal.create(setup, where), watched=False)
    born = [session.picks, session.state_hash(), [notice.message for notice in session.notices()]]
    os.write(tell, json.dumps(born).encode() + b"\n")
    while not session.over:
        seat, pick = any_pick(session)
        session.choose(seat, pick)
        os.write(tell, json.dumps([seat, pick_text(pick)]).encode() + b"\n")
    session.close()


def life_and_death(where: Path, patience: float) -> dict[str, object]:
    """Let one life be lived in a process of its own and kill it `patience` seconds after its first word."""
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        status = 1
        try:
            live(where, tell)
            status = 0
        finally:
            os._exit(status)
    os.close(tell)
    heard = os.read(hear, 65536)
    select.select([], [], [], patience)
    os.kill(child, signal.SIGKILL)
    while more := os.read(hear, 65536):
        heard += more
    os.close(hear)
    _, status = os.waitpid(child, 0)
    words = [json.loads(line) for line in heard.split(b"\n")[:-1]]
    return {"born": words[:1], "shown": words[1:], "ended": os.waitstatus_to_exitcode(status)}


def main() -> None:
    """Print the lives."""
    Session.start(short_game(), watched=False)  # what a life needs is loaded once for all of them
    where, seed, kills = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = Chance(seed)
    for _ in range(kills):
        life = life_and_death(where, chance.below(LONGEST_LIFE * 1000) / 1_000_000)
        life["saved"] = [[str(game.path), game.picks, game.finished] for game in reversed(saves.saved_games(where)[0])]
        print(json.dumps(life), flush=True)


if __name__ == "__main__":
    main()
