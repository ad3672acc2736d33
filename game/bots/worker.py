"""A process of its own in which bots think, so that thinking never holds up a frame.

It is started by whoever has a window, never by an import.  It is given views as text, so it can't see more than the
seat does.  Whatever goes wrong with it, the bot's pick comes all the same: it is then worked out here, at once by a
rule or in slices short enough for a frame.
"""

from __future__ import annotations

import math
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple

from game.bots import brain
from game.bots.memory import BLANK, Memory
from game.bots.search import Found, Search, finished, never
from game.rules.kinds import Pick
from game.rules.library import find
from game.rules.save import load_view

READY: Final = "ready"
NICENESS: Final = 5
RESTARTS: Final = 1
"""How often a worker that died or fell silent is replaced; after that bots think in this process."""
STARTING_SECONDS: Final = 30.0
"""A worker that isn't ready by then counts as dead."""
CLOSING_SECONDS: Final = 1.0
GRACE: Final = 0.25
"""Seconds after the time a question has before its answer is not waited for any more."""
SILENCE: Final = 5.0
"""A worker from which nothing comes for so many seconds after it should have answered counts as dead."""
RENEWED: Final = 50_000
"""After so many answers, some hundreds of games, it is replaced by a fresh one: in a shop it runs for weeks."""
STAND_IN: Final = "deputy"
"""The level that answers for a worker that is late: it takes a few milliseconds."""
SLICE: Final = 0.0025
"""Seconds of each frame in which a bot may think in this process."""
SLICED: Final = 0.3
"""Seconds of thought in this process, at a sixth of the worker's pace, after which a bot makes up its mind."""


class Question(NamedTuple):
    """A decision: `view` is the text of what the seat sees (`save.save_view`), `seconds` the time there is."""

    game: str
    view: str
    level: str
    seed: int
    seconds: float
    memory: Memory = BLANK

    def thinking(self, late: Callable[[], bool]) -> Search:
        """The decision, to be made step by step."""
        seen = load_view(find(self.game), self.view)
        return brain.think(seen, self.game, self.level, self.seed, self.memory, late=late)

    def stand_in(self) -> Pick:
        """What is picked when there is no time."""
        level = STAND_IN if self.level in brain.SECONDS else self.level
        return brain.choose_from_text(self.game, self.view, level, self.seed, self.memory)


class Sliced:
    """A decision made in this process, a slice of it in each frame."""

    def __init__(self, question: Question, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent = 0.0
        self._most = min(question.seconds, SLICED)
        self._thinking = question.thinking(lambda: self._spent > self._most)

    def go_on(self) -> Pick | None:
        """Think for one slice; the pick when it is made."""
        began = self._clock()
        while True:
            try:
                next(self._thinking)
            except StopIteration as done:
                found: Found = done.value
                return found.pick
            if (spent := self._clock() - began) >= SLICE:
                self._spent += spent
                return None


class Worker:
    """The one worker.  `start` it, `ask` one question at a time, `poll` each frame, `close` it when leaving."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._ready = False
        self._started = 0.0
        self._restarts = RESTARTS
        self._answers = 0
        """How many picks it has given since it was started."""
        self._question: Question | None = None
        self._number = 0
        """Which of all questions put so far this one is: an answer comes with the number it belongs to."""
        self._due = 0.0
        self._sliced: Sliced | None = None
        self._sent = 0
        """The question it was sent last: it drops what it was thinking about."""
        self._silent_from = math.inf
        """When it should have said something, if it owes an answer."""

    @property
    def ready(self) -> bool:
        """Whether it waits for questions or thinks about one; False while it starts, and once it is given up."""
        if self._line is not None and not self._ready:
            self._listen()
        return self._ready

    @property
    def pid(self) -> int | None:
        """Its process, if there is one."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Begin to start it; returns at once.  Does nothing when it runs or has been given up."""
        if self._process is not None or self._restarts < 0:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="bots", daemon=True)
        try:
            with _deaf_to_interrupts():
                process.start()
        except OSError:
            self._restarts = -1
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._line, self._ready, self._started = process, ours, False, self._clock()
        self._answers = 0

    def ask(self, question: Question) -> None:
        """Put a question; one that was put before is forgotten, and so is its answer."""
        self._question, self._sliced = question, None
        self._number += 1
        self._due = self._clock() + question.seconds + GRACE
        self._send()

    def poll(self) -> Pick | None:
        """The pick, or None while it is being thought about.  Takes no longer than a slice; given once for each
        question.
        """
        question = self._question
        if question is None:
            return None
        pick = self._listen() or self._waited_for(question)
        if pick is not None:
            self._question = self._sliced = None
            self._answers += 1
            if self._answers >= RENEWED and self._restarts >= 0:
                self._drop()
                self.start()
        return pick

    def hurry(self) -> Pick | None:
        """The pick now, however good; None when nothing is asked."""
        question = self._question
        if question is None:
            return None
        pick = self._listen() or question.stand_in()
        self._question = self._sliced = None
        return pick

    def _waited_for(self, question: Question) -> Pick | None:
        """What is picked without the worker, if it is late or not there."""
        now = self._clock()
        if self._line is not None:
            if now > (self._silent_from + SILENCE if self._ready else self._started + STARTING_SECONDS):
                self._lose()
            elif self._ready and self._sliced is None:
                self._send()
                return question.stand_in() if now > self._due else None
        if self._sliced is None:
            self._sliced = Sliced(question, self._clock)
        return self._sliced.go_on()

    def close(self) -> None:
        """End it: no process is left, whatever state it was in."""
        self._restarts = -1
        self._question = self._sliced = None
        self._drop()

    # -- the line to it

    def _send(self) -> None:
        if self._question is None or self._sent == self._number or not self._ready or self._line is None:
            return
        try:
            self._line.send((self._number, self._question))
        except OSError:
            self._lose()
        else:
            self._sent = self._number
            self._silent_from = min(self._silent_from, self._due)

    def _listen(self) -> Pick | None:
        """Read what it has said; the answer to the question that is put, if that is among it."""
        found: Pick | None = None
        try:
            while self._line is not None and self._line.poll():
                said = self._line.recv()
                if said == READY:
                    self._ready = True
                    continue
                number, pick = said
                self._silent_from = math.inf if number == self._sent else self._due
                if self._question is not None and number == self._number:
                    found = pick if pick is not None else finished(self._question.thinking(never)).pick
        except (EOFError, OSError):
            self._lose()
        return found

    def _lose(self) -> None:
        """It died or is late: another takes its place, or none."""
        self._drop()
        self._restarts -= 1
        if self._restarts >= 0:
            self.start()

    def _drop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        self._ready, self._sent, self._silent_from = False, 0, math.inf
        if line is not None:
            line.close()
        if process is not None:
            if self._restarts >= 0:
                process.kill()
            process.join(CLOSING_SECONDS)
            if process.is_alive():
                process.kill()
                process.join(CLOSING_SECONDS)
            # on a machine that has too much to do it may still be dying; multiprocessing clears it away later
            if not process.is_alive():
                process.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, not even before its first line; where signals can be blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it unblocks the signal when it starts, so it must have started before
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection) -> None:
    """What the worker does: answer until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        line.send(READY)
        while True:
            number, question = line.recv()
            line.send((number, _thought(question, line.poll)))
    except (EOFError, OSError):
        return


def _thought(question: Question, asked_again: Callable[[], bool]) -> Pick | None:
    """The pick; None when another question has come, and where thinking failed: then it is tried where the error can
    be seen.
    """
    end = time.monotonic() + question.seconds
    try:
        thinking = question.thinking(lambda: time.monotonic() > end)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                found: Found = done.value
                return found.pick
            if asked_again():
                return None
    except Exception:
        return None
