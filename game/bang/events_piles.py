"""What can happen to the deck, the discards and the cards turned up in the General Store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Card, Cards, Seat, Seats

# -- the draw pile


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards from the draw pile into a hand.  `why` is draw (phase 1), reward, or what brings them."""

    seat: Seat
    cards: Cards
    why: str
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """A card is needed and both piles are empty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrewDiscard(Event):
    """The top discard into a hand, for all to see."""

    seat: Seat
    card: Card
    why: str


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card just drawn is shown to all."""

    seat: Seat
    card: Card
    why: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MustPlay(Event):
    """`seat` must play a card of this kind in this turn, if it can."""

    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class FlippedKept(Event):
    """The card turned up goes into `seat`'s hand."""

    seat: Seat
    card: Card
    why: str


@dataclass(frozen=True, slots=True)
class Stowed(Event):
    """`seat` puts a card face down on the draw pile."""

    seat: Seat
    card: Card
    seen: Seats


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """Cards from the top of the draw pile, to choose from."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """Of the cards looked at, these go into the hand."""

    seat: Seat
    cards: Cards
    seen: Seats


@dataclass(frozen=True, slots=True)
class PutBack(Event):
    """Of the cards looked at, this one goes back on top of the draw pile."""

    seat: Seat
    card: Card
    seen: Seats


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards become the new draw pile of `count` cards."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BeersRemoved(Event):
    """With two players left, Beers leave the game as the discards are shuffled."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A draw!: `cards` are turned up for `why`, a card's or a character's name."""

    seat: Seat
    cards: Cards
    why: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DrawDecided(Event):
    """`card` is the one that counts in a draw! for `why`; `good`: it came out well for the seat."""

    seat: Seat
    card: Card
    why: str
    good: bool


# -- the General Store


@dataclass(frozen=True, slots=True)
class StoreOpened(Event):
    """So many cards are laid out, open to those of `seen`."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StorePassed(Event):
    """The cards that are left of the General Store are handed to `seat`."""

    seat: Seat
    cards: Cards
    seen: Seats


@dataclass(frozen=True, slots=True)
class StoreTaken(Event):
    """`seat` takes one of them into hand."""

    seat: Seat
    card: Card
    seen: Seats
