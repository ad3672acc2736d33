"""Riders on the trail, in jail and in Sacramento."""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express.board import SACRAMENTO, ST_JOSEPH
from game.pony_express.state import Pony

START_GOLD = 3


def set_out(g: Pony) -> None:
    """All riders in St. Joseph, three nuggets each (PX-06, PX-07)."""
    g.space = [ST_JOSEPH] * g.seats
    g.gold = [START_GOLD] * g.seats
    g.emit(e.GameBegan, "PX-07", START_GOLD)


def begin_turn(g: Pony, seat: int) -> None:
    """The next turn."""
    g.turns += 1
    g.emit(e.TurnBegan, "PX-17", seat, g.turns)


def move(g: Pony, seat: int, steps: int, how: str, clause: str) -> None:
    """Forward; steps beyond Sacramento are lost (PX-39)."""
    put(g, seat, min(g.space[seat] + steps, SACRAMENTO), how, clause)


def move_back(g: Pony, seat: int, steps: int, how: str, clause: str) -> None:
    """Back, no farther than St. Joseph (PX-64)."""
    put(g, seat, max(g.space[seat] - steps, ST_JOSEPH), how, clause)


def put(g: Pony, seat: int, space: int, how: str, clause: str) -> None:
    """A rider from one space to another."""
    start, g.space[seat] = g.space[seat], space
    g.emit(e.Moved, clause, seat, start, space, how)


def jail(g: Pony, seat: int, clause: str) -> None:
    """Lay a rider down where it stands (PX-68)."""
    g.jailed[seat] = 1
    g.emit(e.Jailed, clause, seat)


def free(g: Pony, seat: int, how: str, clause: str) -> None:
    """A rider leaves jail in time for a normal turn (PX-69, PX-71)."""
    g.jailed[seat] = 0
    g.emit(e.Freed, clause, seat, how)


def stand_up(g: Pony, seat: int, clause: str) -> None:
    """A rider is stood up (PX-72, PX-85)."""
    g.jailed[seat] = 0
    g.emit(e.StoodUp, clause, seat)


def reach_mailbox(g: Pony, seat: int) -> None:
    """A rider on to the next mailbox (PX-79)."""
    g.mailbox[seat] += 1
    g.emit(e.MailboxReached, "PX-79", seat, g.mailbox[seat])


def mark_fight(g: Pony, seat: int, whom: int, space: int, final: bool, clause: str) -> None:
    """The token shows where the fight is (PX-46)."""
    g.token = space
    g.emit(e.FightBegan, clause, seat, whom, space, final)


def end_fight(g: Pony, seat: int, whom: int) -> None:
    """Both riders go back and the token leaves the board (PX-52)."""
    space, g.token = g.token, 0
    g.emit(e.FightOver, "PX-52", seat, whom, space)


def win(g: Pony, seat: int, how: str, clause: str) -> None:
    """The game is won."""
    g.winner = seat
    g.token = 0
    g.emit(e.GameWon, clause, seat, how)
