"""A process of its own in which bots think, so that thinking never holds up a frame.

It is started by whoever has a window, never by an import.  It is given views as text, so it can't see more than the
seat does.  Whatever goes wrong with it, the bot's pick comes all the same: it is then worked out here.
"""

from __future__ import annotations

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
from game.rules.kinds import Pick

READY: Final = "ready"
NICENESS: Final = 5
RESTARTS: Final = 1
"""How often a worker that died or was late is replaced; after that bots think in this process."""
STARTING_SECONDS: Final = 30.0
"""A worker that isn't ready by then counts as dead."""
CLOSING_SECONDS: Final = 1.0


class Question(NamedTuple):
    """A decision: `view` is the text of what the seat sees (`save.save_view`), `seconds` the time there is."""

    game: str
    view: str
    level: str
    seed: int
    seconds: float
    memory: Memory = BLANK


def answer_here(question: Question) -> Pick:
    """The pick, worked out in this process: the levels there are take a millisecond, and pick the same anywhere."""
    return brain.choose_from_text(question.game, question.view, question.level, question.seed, question.memory)


class Worker:
    """The one worker.  `start` it, `ask` one question at a time, `poll` each frame, `close` it when leaving."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._ready = False
        self._started = 0.0
        self._restarts = RESTARTS
        self._question: Question | None = None
        self._number = 0
        """Which of all questions put so far this one is: an answer comes with the number it belongs to."""
        self._due = 0.0
        self._thinking = False
        """Whether it has a question to answer; it is sent no other before that."""

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

    def ask(self, question: Question) -> None:
        """Put a question; one that was put before is forgotten, and so is its answer."""
        self._question = question
        self._number += 1
        self._due = self._clock() + question.seconds
        self._send()

    def poll(self) -> Pick | None:
        """The pick, or None while it is being thought about.  Never waits; given once for each question."""
        question = self._question
        if question is None:
            return None
        pick = self._listen()
        if pick is None:
            if self._line is not None and self._clock() > (
                self._due if self._ready else self._started + STARTING_SECONDS
            ):
                self._lose()
            if self._ready:
                self._send()
                return None
            pick = answer_here(question)
        self._question = None
        return pick

    def close(self) -> None:
        """End it: no process is left, whatever state it was in."""
        self._restarts = -1
        self._question = None
        self._drop()

    # -- the line to it

    def _send(self) -> None:
        if self._question is None or self._thinking or not self._ready or self._line is None:
            return
        try:
            self._line.send((self._number, self._question))
        except OSError:
            self._lose()
        else:
            self._thinking = True

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
                self._thinking = False
                if self._question is not None and number == self._number:
                    found = pick if pick is not None else answer_here(self._question)
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
        self._ready = self._thinking = False
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
            line.send((number, _thought(question)))
    except (EOFError, OSError):
        return


def _thought(question: Question) -> Pick | None:
    """The pick, or None where thinking failed: then it is tried where the error can be seen."""
    try:
        return answer_here(question)
    except Exception:
        return None
