"""What can happen to cards, life points and people at a BANG! table.  Names of cards and abilities are given as words.

A field `why` names what asked for the card or brought it: a card's or a character's name, or one of the words of the
game (limit, penalty, cost, eliminated, reward, draw).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Card, Cards, Seat, Seats

# -- setting up


@dataclass(frozen=True, slots=True)
class RoleDealt(Event):
    """A role, face down unless `seen` says otherwise."""

    seat: Seat
    card: Card
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RoleShown(Event):
    """A role is turned up for all to see: the Sheriff's at the start, anybody's when eliminated."""

    seat: Seat
    card: Card
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharactersOffered(Event):
    """A seat is dealt the characters of which it keeps one."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharacterTaken(Event):
    """`seat` is this character from now on and has `life` life points."""

    seat: Seat
    card: Card
    life: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharacterKept(Event):
    """`seat` has looked at another character and stays who it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The draw pile is made: `count` cards."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The opening hand."""

    seat: Seat
    cards: Cards
    seen: Seats
    tells: ClassVar[bool] = True


# -- turns


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`number` counts all turns of the game from 1."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """The rest of the turn is lost.  `why` is jail."""

    seat: Seat
    why: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """`seat` has another turn after this one, because of `why`."""

    seat: Seat
    why: str


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The last round begins with the turn of `seat`: it is the `number`-th."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """An eliminated `seat` takes part again with `life`, because of `why`; `ghost`: for this turn only."""

    seat: Seat
    why: str
    life: int
    ghost: bool


@dataclass(frozen=True, slots=True)
class PlacesSwapped(Event):
    """`seat` changes places with `whom`, who has no next turn."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class RolesMixed(Event):
    """The roles of these seats are mixed and dealt to them again, face down."""

    mixed: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharactersBorrowed(Event):
    """`seat` has the abilities of these characters too, for now."""

    seat: Seat
    cards: Cards
    tells: ClassVar[bool] = True


# -- events and shows


@dataclass(frozen=True, slots=True)
class SuitNamed(Event):
    """`seat` names a suit for this turn."""

    seat: Seat
    suit: str


@dataclass(frozen=True, slots=True)
class EventsShuffled(Event):
    """A pile of `count` events, or shows, is made."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EventAhead(Event):
    """The event that comes next lies face up."""

    card: Card
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EventTurned(Event):
    """`seat` turns up an event or a show, which is in force from now on."""

    seat: Seat
    card: Card
    tells: ClassVar[bool] = True


# -- playing cards


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card from hand is played as the card `name`, on `whom` (or nobody), and goes to the discards."""

    seat: Seat
    card: Card
    name: str
    whom: Seat


@dataclass(frozen=True, slots=True)
class BeerSwapped(Event):
    """A Beer from hand is discarded for a nugget."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card from hand comes to lie in front of `whom`."""

    seat: Seat
    card: Card
    name: str
    whom: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A card from hand is given as `name` in answer to `to`: a shot (the name of its card), duel, indians or rescue."""

    seat: Seat
    card: Card
    name: str
    to: str


@dataclass(frozen=True, slots=True)
class GreenUsed(Event):
    """A green card `name` in front of `seat` is used, on `whom` (or nobody), and goes to the discards."""

    seat: Seat
    card: Card
    name: str
    whom: Seat


@dataclass(frozen=True, slots=True)
class AbilityCopied(Event):
    """`seat` has the ability of the character `ability`, besides its own, until its next turn begins."""

    seat: Seat
    ability: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A character's ability is used by choice, on `whom` (or nobody)."""

    seat: Seat
    ability: str
    whom: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards of one's own to the discards.

    `why` is limit, penalty, cost, eliminated, replaced (a gun by a new one), or the name of the card or character.
    """

    seat: Seat
    cards: Cards
    why: str


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """`seat` takes a card of `whom` into hand.  `place` is hand (a random one) or front; `why` what lets him."""

    seat: Seat
    whom: Seat
    card: Card
    place: str
    why: str
    seen: Seats
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Given(Event):
    """`seat` gives `whom` a card from hand into hand."""

    seat: Seat
    whom: Seat
    card: Card
    why: str
    seen: Seats


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """`seat` makes `whom` lose a card to the discards.  `place` is hand (a random one) or front."""

    seat: Seat
    whom: Seat
    card: Card
    place: str
    why: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Inherited(Event):
    """All cards of `whom`, who is eliminated, go into `seat`'s hand."""

    seat: Seat
    whom: Seat
    cards: Cards
    seen: Seats
