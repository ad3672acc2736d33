"""What lies on a Wyatt Earp table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final

from game.rules.hooks import Rulebook, Thing
from game.rules.schema import Field, Schema
from game.rules.state import State
from game.wyatt_earp.deck import HIDEOUT, KIND, N_OUTLAWS, NAMES, OUTLAWS, POINTS
from game.wyatt_earp.vocabulary import RULES

SCHEMA: Final = Schema(
    (
        Field("supply", "cards", known="nobody"),
        Field("discards", "cards"),
        Field("hand", "cards", ("seat",), known="owner"),
        Field("laid", "cards", ("seat", "outlaw")),
        Field("played", "cards"),
        Field("money", "number", ("seat",)),
        Field("poster", "number", ("outlaw",)),
        Field("opened", "flag", ("outlaw",)),
        Field("owes", "word", ("seat",)),
        Field("times", "number"),
        Field("number", "number"),
        Field("dealer", "seat"),
        Field("ended", "word"),
        Field("winner", "seat"),
    ),
    NAMES,
    {"outlaw": OUTLAWS},
)

BANK_TOTAL: Final = 150_000
"""All the money in the box (WE-06), which matters under `bank_limited` only."""


class Earp(State):
    """The state.  The first card of a zone is its top.  Money is in dollars.

    `laid[place(seat, outlaw)]` is a seat's area of one outlaw, sheriff cards and Hideout included; `played` is a
    sheriff card on its way; `times` is how often the cards have been the supply (1 or 2); `number` counts hands
    from 1; `owes` is what a seat has played out of turn at the price of its next sheriff card: photo, wyatt_earp or
    nothing; `ended` is the reason why the hand is over, or empty; `winner` is -1 until the game is won.
    """

    __slots__ = (
        "dealer",
        "discards",
        "ended",
        "hand",
        "laid",
        "money",
        "number",
        "opened",
        "owes",
        "played",
        "poster",
        "supply",
        "times",
        "winner",
    )

    schema: ClassVar[Schema] = SCHEMA
    rulebook: ClassVar[Rulebook] = RULES

    def __init__(self, seats: int, switches: Mapping[str, Any], seed: int) -> None:
        super().__init__(seats, switches, seed, SCHEMA)
        self.supply: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.laid: list[tuple[int, ...]] = [()] * (seats * N_OUTLAWS)
        self.played: tuple[int, ...] = ()
        self.money = [0] * seats
        self.poster = [0] * N_OUTLAWS
        self.opened = [0] * N_OUTLAWS
        self.owes = [""] * seats
        self.times = 1
        self.number = 0
        self.dealer = 0
        self.ended = ""
        self.winner = -1

    def copy(self) -> Earp:
        """An independent twin; zones are tuples, so only the lists that hold them are copied."""
        twin: Earp = object.__new__(Earp)
        self.copy_core(twin)
        twin.supply = self.supply
        twin.discards = self.discards
        twin.hand = self.hand[:]
        twin.laid = self.laid[:]
        twin.played = self.played
        twin.money = self.money[:]
        twin.poster = self.poster[:]
        twin.opened = self.opened[:]
        twin.owes = self.owes[:]
        twin.times = self.times
        twin.number = self.number
        twin.dealer = self.dealer
        twin.ended = self.ended
        twin.winner = self.winner
        return twin

    def in_play(self) -> Iterable[Thing]:
        """The windows of the table, then every Hideout that lies on a set."""
        yield Thing("window/photo")
        yield Thing("window/wyatt_earp")
        for at in sorted(hidden_places(self)):
            for card in self.laid[at]:
                if KIND[card] == HIDEOUT:
                    yield Thing("hideout", at // N_OUTLAWS, card)


def place(seat: int, outlaw: int) -> int:
    """Where a seat's area of an outlaw lies in `Earp.laid`."""
    return seat * N_OUTLAWS + outlaw


def is_open(g: Earp, outlaw: int) -> bool:
    """Whether an outlaw has been opened in this hand by anybody (WE-17, WE-20)."""
    if not g.opened[outlaw]:
        return False
    return bool(g.switches["opened_persists"]) or any(has_outlaw(g, seat, outlaw) for seat in range(g.seats))


def has_outlaw(g: Earp, seat: int, outlaw: int) -> bool:
    """Whether a seat has laid an outlaw card or the Photo of an outlaw, so that more may join it (WE-25)."""
    return any(KIND[card] in (outlaw, N_OUTLAWS + outlaw) for card in g.laid[place(seat, outlaw)])


def hidden_places(g: Earp) -> frozenset[int]:
    """The places in `Earp.laid` that a Hideout lies on."""
    places: frozenset[int] | None = g.derived.get("hidden")
    if places is None:
        places = frozenset(
            at for at, cards in enumerate(g.laid) if any(card >= 0 and KIND[card] == HIDEOUT for card in cards)
        )
        g.derived["hidden"] = places
    return places


def hidden_sets(g: Earp) -> tuple[tuple[str, ...], ...]:
    """For each seat, the outlaws on which its set is hidden."""
    sets: tuple[tuple[str, ...], ...] | None = g.derived.get("hidden_sets")
    if sets is None:
        places = hidden_places(g)
        sets = tuple(
            tuple(name for outlaw, name in enumerate(OUTLAWS) if place(seat, outlaw) in places)
            for seat in range(g.seats)
        )
        g.derived["hidden_sets"] = sets
    return sets


def is_hidden(g: Earp, seat: int, outlaw: int) -> bool:
    """Whether a Hideout lies on a seat's set of an outlaw (WE-33)."""
    return seat * N_OUTLAWS + outlaw in hidden_places(g)


@lru_cache(maxsize=512)
def points_of(cards: tuple[int, ...]) -> int:
    """Capture points of some cards."""
    return sum([POINTS[card] for card in cards])


def raw_points(g: Earp, seat: int, outlaw: int) -> int:
    """Capture points lying in a seat's area of an outlaw, hidden or not."""
    return points_of(g.laid[place(seat, outlaw)])


def points(g: Earp, seat: int, outlaw: int) -> int:
    """Capture points that count for a seat on an outlaw."""
    value: int = g.fold("counted_points", raw_points(g, seat, outlaw), seat, outlaw)
    return value


def bank(g: Earp) -> int:
    """Dollars that are neither on posters nor with players (WE-06)."""
    return BANK_TOTAL - sum(g.money) - sum(g.poster)


def may_hold(g: Earp, seat: int, kind: int) -> bool:
    """Whether, from what everybody knows, `seat` may hold a card of this kind (no question hangs on a secret)."""
    hand = g.hand[seat]
    if not hand:
        return False
    everyone = (1 << g.seats) - 1
    known = g.known
    return any(known[card] != everyone or card in hand for card in CARDS_OF[kind])


CARDS_OF: Final = tuple(tuple(c for c in range(len(KIND)) if KIND[c] == k) for k in range(max(KIND) + 1))
"""The card ids of each kind number."""
