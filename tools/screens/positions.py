"""Games in the middle: the positions of case files with people and bots in their chairs, at rest or on and on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from game.rules.casefile import Case, read_cases, set_up
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.notation import read_pick
from game.rules.position import build
from game.stage.play.desk import plain
from game.stage.play.table import Table
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import Theatre

SEATS = "ABCDEFGH"
QUIET = 2.0
"""Seconds in which a table prints ahead what it will want in a hurry, as it does while a person thinks."""


@cache
def cases_in(path: Path) -> dict[str, Case]:
    """The positions of a file by name."""
    return {case.name: case for case in read_cases(path)}


def put(session: Session, g: Any) -> Session:
    """A session that has just begun, in the middle of a game: in this state."""
    session.opening.clear()
    # it has no other way to get there: nobody but a picture needs one
    course = session._course
    course.state = g
    g.listener = course.watcher.watch(g)
    return session


def begun(case: Case, people: frozenset[int], names: Iterable[str]) -> Session:
    """A game that stands at a position before its picks; `people` are persons, the others bots."""
    game, g = build(set_up(case))
    chairs = tuple(Chair(n, s, "person" if s in people else "bot") for s, n in zip(range(g.seats), names, strict=False))
    return put(Session.start(Setup(game.name, chairs, game.presets.default, {}, 1)), g)


def picks_of(case: Case) -> Iterator[tuple[int, Pick]]:
    """Who picks what at a position, before it is as it should be."""
    for line in case.play:
        yield SEATS.index(line.words[0][0]), read_pick(" ".join(line.words[1:]))


def played(case: Case, people: frozenset[int], names: Iterable[str]) -> Session:
    """The same with its picks played."""
    session = begun(case, people, names)
    for seat, pick in picks_of(case):
        session.choose(seat, pick)
    return session


def on_and_on(theatre: Theatre, lay: Callable[[], Table[Any, Any, Any]]) -> Callable[[], None]:
    """A table that `lay` has laid, at rest. Call what is returned before each frame: as soon as nothing moves the next
    pick is made, and when the table is no longer in front another one is laid.
    """
    tables: list[Table[Any, Any, Any]] = []
    chance = Chance(5)

    def begin() -> None:
        tables[:] = [lay()]
        theatre.stage.touch()
        theatre.run(QUIET)

    def go_on() -> None:
        table = tables[-1]
        if not table.in_front:
            begin()
        elif not table.motion.acting and not table.flow.thinking:
            seat = table.session.asked()[0]
            picks = [plain(option) for option in table.session.options(seat)]
            table.flow.choose(seat, picks[chance.below(len(picks))])

    begin()
    return go_on
