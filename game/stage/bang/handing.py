"""Whose hand has to be seen for an answer: as few covers as the rules permit, and healing out of turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.bang.events_fight import DuelBegan
from game.bang.state import IN, Bang
from game.stage.play.handing import cover, seat_at_desk

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable

OPEN_QUESTIONS = frozenset({"draw", "checks", "may", "brawl", "heirs", "top", "vera_custer", "first_draw"})
"""Questions for which nothing secret has to be seen."""


@dataclass(eq=False)
class Duellists:
    """Who has seen the own hand for a Duel: the challenger, who has just played it, and whoever was called since."""

    number: int = 0
    """The how-manieth Duel of the game it is."""
    seen: set[int] = field(default_factory=set)


def before_asking(table: BangTable, seat: int) -> bool:
    """Keep in mind who has been at the mouse; returns whether a seat is asked now without a cover."""
    openly = _openly(table, seat)
    if openly and table.privacy.shown_to != seat:
        # another comes to the mouse: whoever was there before has to be called again
        table.privacy.shown_to = None
    return openly


def _openly(table: BangTable, seat: int) -> bool:
    kind = table.session.ask_kind()
    g: Bang = table.session.view(None).state
    if kind == "store":
        return bool(g.switches["general_store"] == "open")
    if kind == "duel":
        began = [event for event in table.session.log(None) if isinstance(event, DuelBegan)]
        if table.duel.number != len(began):
            table.duel = Duellists(len(began), {int(began[-1].seat)})
        return seat in table.duel.seen
    return kind in OPEN_QUESTIONS


def open_hand(table: BangTable, seat: int) -> None:
    """The own hand is wanted for a question that was asked without it."""
    cover(table, seat, lambda: seat_at_desk(table, seat))


def healers(table: BangTable) -> tuple[int, ...]:
    """The people who may heal in another's turn, by what everybody knows."""
    g = table.floor.state
    if not g.turns or g.side or table.session.over:
        return ()
    mask = int(g.fold("wakes", 0, g.turn))
    return tuple(
        seat
        for seat in range(g.seats)
        if mask >> seat & 1 and seat != g.turn and g.status[seat] == IN and table.is_person(seat)
    )


def wish(table: BangTable, seat: int) -> None:
    """A seat wants to heal, and is asked as soon as nothing moves; or doesn't any more."""
    table.wishes ^= {seat}
    if table.desk is not None and table.desk.seat == seat:
        return
    if seat in table.session.asked():
        table.desk = None
        table.flow.unsettled = True
    table.stage.sounds.play("confirm")
    table.stir()
