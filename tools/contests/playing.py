"""One game of bots, each given its own view only, whatever the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from game.bang.state import Bang, role_of
from game.bots import brain
from game.bots.memory import Memory, Note
from game.bots.search import Found
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE, Pick
from game.rules.knowledge import view
from game.rules.library import Game, Value
from game.table import standing
from game.table.outcomes import outcome
from tools.contests.bots import Bot

PICK_CAP: Final = 6_000
"""More picks than any game of sensible bots takes: beyond it the game counts as stalled."""


class Moment(NamedTuple):
    """A pick about to be made; `g` is the whole state, for whoever measures and never for a bot."""

    g: Any
    seat: int
    pick: Pick
    notes: tuple[Note, ...]


Eye = Callable[[Moment], None]


@dataclass(frozen=True)
class Played:
    """One game: no `winners` where it stalled.  `purses` in the game's own coin, `parts` its hands or turns; `roles`
    and the `side` that won are empty but for BANG!.
    """

    winners: tuple[int, ...]
    purses: tuple[int, ...]
    parts: int
    picks: int
    roles: tuple[str, ...] = ()
    side: str = ""


@dataclass
class Clock:
    """How long the bots in the `timed` seats took for each decision, in microseconds, by kind of question; how many
    they `searched` for, how often that `overruled` what they would have picked without.
    """

    timed: Container[int] = ()
    each: dict[str, list[float]] = field(default_factory=dict)
    searched: int = 0
    overruled: int = 0

    def add(self, kind: str, seconds: float, found: Found) -> None:
        """One more decision."""
        self.each.setdefault(kind, []).append(seconds * 1e6)
        self.searched += found.playouts > 0
        self.overruled += found.overruled


@dataclass(frozen=True)
class Table:
    """What is played: `thrown` flicks each die in the simulation, else it comes from a table of chances."""

    game: Game
    seats: int
    switches: Mapping[str, Value]
    thrown: bool = False

    def new(self, deal: int) -> Any:
        """The state before the first pick."""
        return self.game.new(self.seats, self.switches, deal)


def play(table: Table, bots: Sequence[Bot], deal: int, clock: Clock | None = None, eye: Eye | None = None) -> Played:
    """One game to its end; seat n is played by bot n.

    Of several who are asked at once any may be the first to answer, by the deal's own chance.
    """
    g = table.new(deal)
    roles = tuple(role_of(g, seat) for seat in range(g.seats)) if isinstance(g, Bang) else ()
    natures = [Chance(deal * 8 + seat).below(1 << 32) for seat in range(g.seats)]
    notes: tuple[Note, ...] = ()
    picks = 0
    while g.pending is not None and picks < PICK_CAP:
        asked = g.pending.options
        number = deal * PICK_CAP + picks
        if CHANCE in asked:
            g.choose(CHANCE, _fallen(table, g, number))
            picks += 1
            continue
        seats = tuple(asked)
        seat = seats[0] if len(seats) == 1 else seats[Chance(number).below(len(seats))]
        options = asked[seat]
        pick: Pick = options[0]
        if len(options) > 1 or not all(isinstance(part, int | str) for part in pick):
            seen, memory = view(g, seat), Memory(natures[seat], notes)
            began = time.process_time()
            found = bots[seat].choose(seen, number * 8 + seat, memory)
            pick = found.pick
            if clock is not None and seat in clock.timed:
                clock.add(g.pending.kind, time.process_time() - began, found)
        if eye is not None:
            eye(Moment(g, seat, pick, notes))
        note = brain.note(table.game.name, g, seat, pick, notes)
        if note is not None:
            notes = (*notes, note)
        length = len(g.log)
        g.choose(seat, pick)
        if (told := brain.told(table.game.name, g.log[length:], notes)) is not None:
            notes = (*notes, told)
        picks += 1
    ended = g.pending is None
    winners = table.game.winners(g) if ended else ()
    side = g.side if ended and isinstance(g, Bang) else ""
    return Played(tuple(winners), standing.purses(table.game, g), standing.part(table.game, g), picks, roles, side)


def _fallen(table: Table, g: Any, number: int) -> Pick:
    """What the die in flight comes to."""
    thrown = outcome(g) if table.thrown else None
    return answer_for_chance(g, Chance(number)) if thrown is None else thrown
