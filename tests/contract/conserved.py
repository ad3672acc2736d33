"""What besides cards may not appear or vanish in each game: a ledger that is told every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bang.events import CameBack, CharacterTaken
from game.bang.events_fight import Eliminated, LifeGained, LifeLost
from game.bang.events_shop import NuggetsPaid, NuggetsTaken
from game.bang.state import max_life
from game.pony_express.events import GoldMoved, GoldPaid, GoldTaken
from game.pony_express.state import NUGGETS
from game.rules.event import Event
from game.wyatt_earp.deck import OUTLAW_NUMBER
from game.wyatt_earp.events import Paid, PosterGrew


def _dollars(g: Any) -> Callable[[Event], None]:
    """Dollars come from the bank by `PosterGrew` alone and move by `Paid` alone."""
    # what was put on the posters before anybody could listen
    posters, purses = list(g.poster), list(g.money)

    def ledger(event: Event) -> None:
        if isinstance(event, PosterGrew):
            posters[OUTLAW_NUMBER[event.outlaw]] += event.amount
            assert event.amount > 0 and event.total == posters[OUTLAW_NUMBER[event.outlaw]]
        elif isinstance(event, Paid):
            posters[OUTLAW_NUMBER[event.outlaw]] -= event.amount
            purses[event.seat] += event.amount
            assert event.amount > 0
        assert g.poster == posters and g.money == purses, event
        assert min(posters) >= 0

    return ledger


def _nuggets(g: Any) -> Callable[[Event], None]:
    """Gold moves between the bank and the players by these three events alone."""
    purses = list(g.gold)

    def ledger(event: Event) -> None:
        if isinstance(event, GoldTaken):
            purses[event.seat] += event.amount
        elif isinstance(event, GoldPaid):
            purses[event.seat] -= event.amount
        elif isinstance(event, GoldMoved):
            purses[event.seat] -= event.amount
            purses[event.whom] += event.amount
        assert getattr(event, "amount", 1) > 0
        assert g.gold == purses and min(purses) >= 0, event
        assert not g.switches["bank_limited"] or sum(purses) <= NUGGETS

    return ledger


def _life_points(g: Any) -> Callable[[Event], None]:
    """Life points come with the character, and go and come back by these events alone; the eliminated have none.
    Nuggets come from the heap and go back there.
    """
    lives = list(g.life)
    purses = list(g.nuggets)

    def ledger(event: Event) -> None:
        if isinstance(event, CharacterTaken | CameBack):
            lives[event.seat] = event.life
        elif isinstance(event, LifeLost):
            lives[event.seat] -= event.amount
            assert event.amount > 0
        elif isinstance(event, LifeGained):
            lives[event.seat] += event.amount
            assert event.amount > 0 and lives[event.seat] <= max_life(g, event.seat)
        elif isinstance(event, Eliminated):
            assert lives[event.seat] <= 0
            lives[event.seat] = 0
        elif isinstance(event, NuggetsTaken | NuggetsPaid):
            purses[event.seat] += event.amount if isinstance(event, NuggetsTaken) else -event.amount
            assert event.amount > 0 and event.total == purses[event.seat] >= 0
        assert g.life == lives and g.nuggets == purses, event

    return ledger


LEDGERS: Final[dict[str, Callable[[Any], Callable[[Event], None]]]] = {
    "wyatt_earp": _dollars,
    "pony_express": _nuggets,
    "bang": _life_points,
}
