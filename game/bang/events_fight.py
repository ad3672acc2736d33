"""What can happen in a fight, to life points, and at the end of a BANG! game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Card, Seat, Seats


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    """`seat` shoots at `whom` with `name`; `needed` miss effects cancel it.  Nobody shoots where `seat` is -."""

    seat: Seat
    whom: Seat
    name: str
    needed: int


@dataclass(frozen=True, slots=True)
class ShotCancelled(Event):
    """Enough miss effects: `whom` is not hit."""

    seat: Seat
    whom: Seat
    name: str


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """A card does nothing to `whom`; `why` names the character, card or event that protects."""

    seat: Seat
    whom: Seat
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class IndiansCame(Event):
    """`whom` must give a BANG! or lose a life point."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class IndiansDriven(Event):
    """`whom` has driven the Indians off."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class DuelBegan(Event):
    """`seat` has called `whom` to a Duel."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class DuelLost(Event):
    """`whom` gives no BANG! and loses the Duel against `seat`."""

    seat: Seat
    whom: Seat


# -- Jail and Dynamite


@dataclass(frozen=True, slots=True)
class JailLeft(Event):
    """The Jail in front of `seat` is discarded; `free`: the turn goes on."""

    seat: Seat
    card: Card
    free: bool


@dataclass(frozen=True, slots=True)
class JailStays(Event):
    """The Jail stays for another round, the `rounds`-th of this stay so far."""

    seat: Seat
    card: Card
    rounds: int


@dataclass(frozen=True, slots=True)
class DynamitePassed(Event):
    """The Dynamite goes on from `seat` to `whom`."""

    seat: Seat
    whom: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DynamiteStayed(Event):
    """The Dynamite stays, because nobody can take it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DynamiteExploded(Event):
    """The Dynamite goes off in front of `seat`; it is discarded unless `kept`."""

    seat: Seat
    card: Card
    kept: bool


# -- life points


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """`amount` life points, down to `life` (which may be below zero).  `by` is responsible, or nobody (BG-43)."""

    seat: Seat
    amount: int
    by: Seat
    why: str
    life: int


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    """`amount` life points, up to `life`."""

    seat: Seat
    amount: int
    why: str
    life: int


@dataclass(frozen=True, slots=True)
class Dying(Event):
    """The last life point is gone; `needs` life points would save the seat."""

    seat: Seat
    needs: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """`seat` is out of the game; `by` is responsible, or nobody."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class ShadowMade(Event):
    """The eliminated `seat` will come back as a shadow."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sworn(Event):
    """The shadow Renegade `seat` plays for `side`, law or outlaws, from now on."""

    seat: Seat
    side: str


@dataclass(frozen=True, slots=True)
class Faded(Event):
    """The shadow `seat` is out again until its next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """The cards of an eliminated seat are gone, one way or the other."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """`seat` has earned three cards by eliminating `whom`."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """The Sheriff `seat` has eliminated his Deputy `whom` and loses all cards."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """`side` is law, outlaws, renegade, last (three players: the one left) or life (time is up, and these have most
    life points); `winners` share it.
    """

    side: str
    winners: Seats
    tells: ClassVar[bool] = True
