"""Bots at the table: whoever of them is asked thinks, and the answer is polled."""

from __future__ import annotations

import hashlib

from game.bots import brain
from game.rules.kinds import Pick
from game.table.session import Session

USUAL_LEVEL = "deputy"


def thinking_seed(session: Session, seat: int) -> int:
    """A number of its own for each decision, the same in every process, from which the game's seed can't be told."""
    text = f"{session.setup.seed} {seat} {session.picks}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def level_of(session: Session, seat: int) -> str:
    """How well the bot at `seat` plays; a level that only another version knows is taken as the usual one."""
    level = session.chairs[seat].level
    return level if level in brain.LEVELS else USUAL_LEVEL


class Thought:
    """What a bot at `seat` is about to pick."""

    def __init__(self, seat: int, pick: Pick) -> None:
        self.seat = seat
        self._pick = pick

    def done(self) -> bool:
        """Whether the bot has made up its mind; never waits."""
        return True

    def pick(self) -> Pick:
        """What it picks; waits for it if it must."""
        return self._pick


class BotTable:
    """Asks the bots of a session, one at a time."""

    def __init__(self) -> None:
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
            level = level_of(session, seat)
            pick = brain.choose(session.view(seat), session.setup.game, level, thinking_seed(session, seat))
            self._thought, self._stamp = Thought(seat, pick), session.stamp
        return self._thought


def play_bots(session: Session) -> None:
    """Play on until a person is asked or the game is over."""
    table = BotTable()
    while (thought := table.think(session)) is not None:
        session.choose(thought.seat, thought.pick())
