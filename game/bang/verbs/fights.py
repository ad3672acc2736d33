"""Shots, Indians, Duels, Jail and Dynamite: what is said of them in the log."""

from __future__ import annotations

from game.bang import events_fight as f
from game.bang.state import Bang
from game.bang.verbs.cards import lift, move_front
from game.bang.verbs.piles import to_discards


def fire(g: Bang, by: int, at: int, name: str, needed: int, clause: str) -> None:
    """A shot is on its way (BG-29)."""
    g.emit(f.ShotFired, clause, by, at, name, needed)


def cancel(g: Bang, by: int, at: int, name: str) -> None:
    """A shot has been cancelled."""
    g.emit(f.ShotCancelled, "BG-29", by, at, name)


def shrug_off(g: Bang, by: int, at: int, name: str, why: str, clause: str) -> None:
    """A card does nothing to somebody."""
    g.emit(f.NoEffect, clause, by, at, name, why)


def raid(g: Bang, by: int, at: int) -> None:
    """The Indians come to somebody (BG-33)."""
    g.emit(f.IndiansCame, "BG-79", by, at)


def drive_off(g: Bang, by: int, at: int) -> None:
    """The Indians are driven off (BG-34)."""
    g.emit(f.IndiansDriven, "BG-34", by, at)


def challenge(g: Bang, by: int, at: int) -> None:
    """A Duel begins (BG-33)."""
    g.emit(f.DuelBegan, "BG-77", by, at)


def lose_duel(g: Bang, winner: int, loser: int) -> None:
    """Somebody gives no BANG! and loses a Duel (BG-44)."""
    g.emit(f.DuelLost, "BG-77", winner, loser)


def leave_jail(g: Bang, seat: int, card: int, free: bool) -> None:
    """The Jail is discarded (BG-21)."""
    lift(g, seat, card)
    to_discards(g, card)
    g.emit(f.JailLeft, "BG-80", seat, card, free)


def pass_dynamite(g: Bang, seat: int, whom: int, card: int) -> None:
    """The Dynamite goes on to the left (BG-61)."""
    move_front(g, seat, whom, card)
    g.emit(f.DynamitePassed, "BG-61", seat, whom, card)


def leave_dynamite(g: Bang, seat: int, card: int) -> None:
    """The Dynamite stays, as nobody can take it (BG-61)."""
    g.emit(f.DynamiteStayed, "BG-61", seat, card)


def explode(g: Bang, seat: int, card: int) -> None:
    """The Dynamite goes off; the switch says whether it is discarded (BG-37)."""
    kept = g.switches["dynamite_after_explosion"] == "keep"
    if not kept:
        lift(g, seat, card)
        to_discards(g, card)
    g.emit(f.DynamiteExploded, "BG-81", seat, card, kept)
