"""How often people at one screen are called by a cover in a game of BANG!; all are persons who play as bots would."""

from __future__ import annotations

from statistics import median

from game.bots import brain
from game.rules.kinds import Pick
from game.stage.bang.results import BangResult
from game.stage.bang.table import BangTable
from game.stage.menus.cover import Cover
from game.table.players import memory_of, thinking_seed
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre

GAMES = 3
PEOPLE = (4, 7)
FRAMES = 60_000
"""More frames than any game takes."""
NAMES = ("Ana", "Bo", "Clem", "Dee", "Eli", "Flo", "Gus", "Hal")

Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """By number of people: covers, questions and turns of a game (medians), and the most covers of one."""
    return {f"bang covers, {people} people": _games(people) for people in PEOPLE}


def _games(people: int) -> dict[str, float]:
    counted = [_game(people, seed) for seed in range(1, GAMES + 1)]
    covers, questions, turns = zip(*counted, strict=True)
    return {
        "covers": median(covers),
        "questions": median(questions),
        "turns": median(turns),
        "a_turn": round(sum(covers) / sum(turns), 2),
        "most": max(covers),
    }


def _game(people: int, seed: int) -> tuple[int, int, int]:
    """(covers, questions put to people, turns) of one game."""
    chairs = tuple(Chair(NAMES[seat], seat, "person") for seat in range(people))
    table = BangTable(session=Session.start(Setup("bang", chairs, "dv4", {}, seed)))
    theatre = Theatre(table, settings=Settings(pace="instant", ask_before_slips=False), painting=False)
    covers = questions = 0
    for _ in range(FRAMES):
        theatre.frame()
        scene = theatre.scene
        if isinstance(scene, BangResult):
            return covers, questions, table.floor.state.turns
        if isinstance(scene, Cover):
            covers += 1
            theatre.run(0.5)
            theatre.click_on("i_am")
        elif scene is table and table.desk is not None and not table.motion.acting and not table.flow.thinking:
            questions += 1
            table.flow.choose(table.desk.seat, _pick(table.session, table.desk.seat))
    raise AssertionError("the game does not end")


def _pick(session: Session, seat: int) -> Pick:
    return brain.choose(
        session.view(seat), session.game.name, "deputy", thinking_seed(session, seat), memory_of(session, seat)
    )
