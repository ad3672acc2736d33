"""Bots at the table: whoever of them is asked thinks, and the answer is polled."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial

from game.bots import brain, temper
from game.bots.memory import Memory
from game.bots.worker import Question, Worker
from game.rules.kinds import CHANCE, Pick
from game.rules.save import save_view
from game.table.outcomes import outcome
from game.table.session import Session

PATIENCE = 2.0
"""Seconds a worker has for a pick of a level that doesn't search."""
HASTE = 0.03
"""Seconds for a pick where nobody waits for bots at all: at the pace `instant`."""

USUAL_LEVEL = "deputy"


def thinking_seed(session: Session, seat: int) -> int:
    """A number of its own for each decision, the same in every process, from which the game's seed can't be told."""
    text = f"{session.setup.seed} {seat} {session.picks}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def nature_of(session: Session, seat: int) -> int:
    """A number that a bot keeps for the whole game, from which the game's seed can't be told."""
    text = f"{session.setup.seed} {seat} nature"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def memory_of(session: Session, seat: int) -> Memory:
    """A bot's nature and temperament, which it keeps for the whole game, and what it has seen."""
    return Memory(nature_of(session, seat), session.notes, temper_of(session, seat))


def temper_of(session: Session, seat: int) -> str:
    """The temperament of the bot at `seat`: the one that was chosen, else one that its nature draws."""
    chosen = session.chairs[seat].temper
    return temper.known(chosen) if chosen else temper.drawn(nature_of(session, seat))


def level_of(session: Session, seat: int) -> str:
    """How well the bot at `seat` plays; a level that only another version knows is taken as the usual one."""
    level = session.chairs[seat].level
    return level if level in brain.LEVELS else USUAL_LEVEL


def search_seconds(session: Session, seat: int) -> float:
    """How long the bot at `seat` may search for its answer to what is asked now; it depends on public facts only."""
    return brain.seconds_of(session.game.name, level_of(session, seat), session.ask_kind())


class Thought:
    """What a bot at `seat` is about to pick; `here` works it out in this process, in a moment."""

    def __init__(self, seat: int, here: Callable[[], Pick], worker: Worker | None) -> None:
        self.seat = seat
        self._here = here
        self._worker = worker
        self._pick: Pick | None = None

    def done(self) -> bool:
        """Whether the bot has made up its mind; never waits, where there is a worker."""
        if self._pick is None:
            self._pick = self._here() if self._worker is None else self._worker.poll()
        return self._pick is not None

    def pick(self) -> Pick:
        """What it picks; if the worker has not answered yet, what comes to mind first."""
        if self._pick is None and self._worker is not None:
            self._pick = self._worker.hurry()
        if self._pick is None:
            self._pick = self._here()
        return self._pick


class BotTable:
    """Asks the bots of a session, one at a time: in the worker, or in this process where there is none.

    In haste they have no time to search.
    """

    def __init__(self, worker: Worker | None = None) -> None:
        self.haste = False
        self._worker = worker
        self._thought: Thought | None = None
        self._stamp = -1

    def think(self, session: Session) -> Thought | None:
        """The thought of the next bot that is asked, begun if need be; None when no bot is asked.

        Ask again at every frame: a thought about what has changed since is dropped.
        """
        seat = session.bot_to_move()
        if seat is None:
            self._thought = None
        elif self._thought is None or self._thought.seat != seat or self._stamp != session.stamp:
            self._thought, self._stamp = self._begin(session, seat), session.stamp
        return self._thought

    def _begin(self, session: Session, seat: int) -> Thought:
        seen, level, seed = session.view(seat), level_of(session, seat), thinking_seed(session, seat)
        name, memory = session.game.name, memory_of(session, seat)
        if self._worker is not None:
            seconds = brain.SECONDS.get(level, PATIENCE)
            if self.haste:
                seconds = min(seconds, HASTE)
            self._worker.ask(Question(name, save_view(session.game, seen), level, seed, seconds, memory))
        return Thought(seat, partial(brain.choose, seen, name, level, seed, memory), self._worker)


def play_bots(session: Session) -> None:
    """Play on until a person is asked or the game is over; dice in flight are thrown."""
    table = BotTable()
    while True:
        if (thought := table.think(session)) is not None:
            session.choose(thought.seat, thought.pick())
        elif (answer := outcome(session.view(None).state)) is not None:
            session.choose(CHANCE, answer)
        else:
            return
