"""Everything that can happen in Pony Express.  Hands and kinds of card are given by name, faces as 9 to 14.

Those of the shoot-outs stand in `events_shot` and are found here too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.pony_express.events_shot import (
    Arrested,
    CornersChosen,
    FightBegan,
    FightDeclined,
    FightDrawn,
    FightOver,
    FightWon,
    Flicked,
    IndianHit,
    IndiansCounted,
    IndiansMet,
    RiderHit,
    ShotMissed,
)
from game.rules.event import Event
from game.rules.kinds import Card, Cards, Seat, Seats, Secrets

__all__ = [
    "Arrested",
    "CornersChosen",
    "FightBegan",
    "FightDeclined",
    "FightDrawn",
    "FightOver",
    "FightWon",
    "Flicked",
    "IndianHit",
    "IndiansCounted",
    "IndiansMet",
    "RiderHit",
    "ShotMissed",
]


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """Every rider stands in St. Joseph and owns `gold`."""

    gold: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Five dice rolled in the open, once.  `what` is start, poker, mine, saloon or jail."""

    seat: Seat
    what: str
    faces: tuple[int, ...]
    hand: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Nobody is best alone yet: these seats roll again.  `what` is start or poker."""

    tied: Seats
    what: str


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """The seat with the best hand has the first turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ItemsOffered(Event):
    """Item cards of which the seat keeps one."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ItemKept(Event):
    """An item card into a hand."""

    seat: Seat
    card: Card
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ItemReturned(Event):
    """An item card goes back: `where` is deck (to be shuffled in) or under (face down under the deck)."""

    seat: Seat
    card: Card
    where: str
    seen: Seats


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The item cards are shuffled; `count` lie in the deck."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ItemPlayed(Event):
    """An item card is shown and used; `whom` is the rider it is aimed at, if any."""

    seat: Seat
    card: Card
    whom: Seat


@dataclass(frozen=True, slots=True)
class ItemSpent(Event):
    """An item card that was in use leaves the game."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; `turn` counts from 1."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """`amount` nuggets from the bank; `total` is what the seat has now."""

    seat: Seat
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class GoldPaid(Event):
    """`amount` nuggets to the bank."""

    seat: Seat
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class GoldMoved(Event):
    """`seat` pays `whom` `amount` nuggets."""

    seat: Seat
    whom: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CupRolled(Event):
    """All five dice under the cup."""

    seat: Seat
    faces: Secrets
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    """Dice (by number, 1 to 5) rolled again for `price` nuggets; `way` is hidden (under the cup) or open."""

    seat: Seat
    way: str
    dice: tuple[int, ...]
    price: int
    faces: Secrets
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Dice come out of the cup, for all to see."""

    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """Dice go back under the cup with the face they showed."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A die is turned to another face; `dice` and `faces` hold one number each."""

    seat: Seat
    dice: Secrets
    faces: Secrets
    seen: Seats


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The roller names a kind of hand.  `safe`: it cannot be called."""

    seat: Seat
    hand: str
    safe: bool


@dataclass(frozen=True, slots=True)
class Spied(Event):
    """`seat` looks at dice under the cup of `whom`."""

    seat: Seat
    whom: Seat
    dice: tuple[int, ...]
    faces: Secrets
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Called(Event):
    """`seat` calls the declaration of `whom`.  `loud`: with a Loud Voice."""

    seat: Seat
    whom: Seat
    loud: bool


@dataclass(frozen=True, slots=True)
class NotCalled(Event):
    """The declaration stands and the dice stay secret."""

    seat: Seat
    hand: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The cup is lifted: what was rolled, and whether the declaration was true."""

    seat: Seat
    faces: tuple[int, ...]
    hand: str
    declared: str
    truth: bool
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A rider moves.  `how` is dice, call, mount, train, retreat or lasso."""

    seat: Seat
    start: int
    to: int
    how: str


@dataclass(frozen=True, slots=True)
class MoveDeclined(Event):
    """The caller stays where he is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Jailed(Event):
    """A rider is laid down in jail."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """A rider is out of jail; `how` is paid, escaped or file."""

    seat: Seat
    how: str


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """A rider is stood up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PokerBegan(Event):
    """All these riders on one space play a poker game; `seat` is the newcomer."""

    seat: Seat
    players: Seats
    space: int


@dataclass(frozen=True, slots=True)
class PokerWon(Event):
    """The best hand."""

    seat: Seat
    hand: str


@dataclass(frozen=True, slots=True)
class RoundServed(Event):
    """Everybody who wanted a cold drink has one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoItems(Event):
    """No item card is left for the seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MailboxReached(Event):
    """A rider puts his mail into a box, 1 to 3."""

    seat: Seat
    box: int


@dataclass(frozen=True, slots=True)
class WaitsInSacramento(Event):
    """A rider has come to Sacramento by a call, which counts on his next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is won; `how` is mail or duel."""

    seat: Seat
    how: str
