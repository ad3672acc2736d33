"""Everything that can happen at a Wyatt Earp table.  Outlaws and kinds are given by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Card, Cards, Seat, Seats


@dataclass(frozen=True, slots=True)
class HandBegan(Event):
    """A new hand: all 78 cards are taken in and shuffled.  `number` counts from 1."""

    number: int
    dealer: Seat
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat is dealt its first cards."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The first card of the discards."""

    card: Card
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PosterGrew(Event):
    """`amount` dollars more on an outlaw's poster, which now holds `total`."""

    outlaw: str
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`owes`: an out-of-turn card has used up this turn's sheriff card."""

    seat: Seat
    owes: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards from the supply into a hand."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TookDiscard(Event):
    """The top discard into a hand, for all to see."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards become the new supply of `count` cards."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Outlaw cards from a hand into the seat's own area."""

    seat: Seat
    outlaw: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The first set of an outlaw in this hand has been laid."""

    seat: Seat
    outlaw: str


@dataclass(frozen=True, slots=True)
class SheriffPlayed(Event):
    """A sheriff card leaves the hand.  `use` names which of its uses, `whom` and `outlaw` what it is aimed at."""

    seat: Seat
    card: Card
    use: str
    whom: Seat
    outlaw: str


@dataclass(frozen=True, slots=True)
class SheriffSpent(Event):
    """The played sheriff card goes to the discards."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    """The top of the supply is turned up onto the discards; a bullet hole is a hit."""

    seat: Seat
    card: Card
    hit: bool
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NoShot(Event):
    """No card is left to shoot with."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SheriffLaid(Event):
    """The played sheriff card comes to lie on an outlaw in `seat`'s own area."""

    seat: Seat
    outlaw: str
    card: Card


@dataclass(frozen=True, slots=True)
class HideoutLaid(Event):
    """`seat` hides `whom`'s set of an outlaw."""

    seat: Seat
    whom: Seat
    outlaw: str
    card: Card


@dataclass(frozen=True, slots=True)
class HideoutRemoved(Event):
    """A Hideout on `whom`'s set goes to the discards."""

    seat: Seat
    whom: Seat
    outlaw: str
    card: Card


@dataclass(frozen=True, slots=True)
class FastestGunLost(Event):
    """`seat`'s Fastest Gun goes to the discards, because there is a faster one."""

    seat: Seat
    outlaw: str
    card: Card


@dataclass(frozen=True, slots=True)
class AskedFor(Event):
    """`seat` asks `whom` for a card of a kind; `gave` tells the answer."""

    seat: Seat
    whom: Seat
    kind: str
    gave: bool
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Given(Event):
    """`whom` must give the card that was asked for."""

    seat: Seat
    whom: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """A laid outlaw card from `whom`'s area into `seat`'s hand."""

    seat: Seat
    whom: Seat
    outlaw: str
    card: Card


@dataclass(frozen=True, slots=True)
class Reclaimed(Event):
    """A card from anywhere in the discards into a hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OwesSheriff(Event):
    """`seat` has played out of turn and plays no sheriff card in the own next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The card that ends a turn."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """`reason` is out (a hand is empty), supply (not enough to draw), no_shot or empty (the supply is used up)."""

    reason: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A poster's settling begins: every seat's capture points that count, and the reward at stake."""

    outlaw: str
    points: tuple[int, ...]
    reward: int
    captured: bool


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """`amount` dollars from a poster to a seat, in pay round `turn` (1 and up); `left` stays for now."""

    outlaw: str
    seat: Seat
    amount: int
    turn: int
    left: int


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A poster is done; `left` stays on it.  `why` is paid, not_captured or shortfall."""

    outlaw: str
    left: int
    why: str


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """These seats are equally rich and shoot it out."""

    tied: Seats


@dataclass(frozen=True, slots=True)
class TieShot(Event):
    """A tied seat turns up a card of the supply."""

    seat: Seat
    card: Card
    hit: bool
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The richest seat has won the game."""

    seat: Seat
    money: int
