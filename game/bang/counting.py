"""What is counted of a game of BANG!: the suits that were turned up for a draw!."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.bang.deck import SUIT, SUITS
from game.bang.events_piles import TurnedUp
from game.bang.state import Bang
from game.rules.counting import Counting, Trial, drawn
from game.rules.event import Event

FLIPS: Final = "flips"


def _suit(card: int) -> str:
    return SUIT[card]


def of(before: Bang, event: Event) -> Iterable[Trial]:
    """What an event adds: cards that nobody had put or seen on top of the draw pile are chance."""
    if not isinstance(event, TurnedUp):
        return ()
    unseen = [card for card in before.deck if not before.known[card]]
    top = before.deck[: len(event.cards)]
    if any(before.known[card] for card in top):
        return ()
    return drawn(FLIPS, event.seat, event.cards, unseen, _suit)


COUNTING: Final = Counting({FLIPS: SUITS}, {}, of)
