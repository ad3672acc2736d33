"""What lies on a Pony Express table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Final

from game.pony_express.board import SACRAMENTO, ST_JOSEPH
from game.pony_express.dice import FACES, N_DICE
from game.pony_express.items import COPIES, KIND, KINDS, MOMENT
from game.pony_express.vocabulary import RULES
from game.rules.chance import Chance
from game.rules.hooks import Rulebook, Thing
from game.rules.schema import Field, Schema
from game.rules.state import State

SCHEMA: Final = Schema(
    (
        Field("deck", "cards", known="nobody"),
        Field("offer", "cards", ("seat",), known="owner"),
        Field("hand", "cards", ("seat",), known="owner"),
        Field("in_use", "cards", ("seat",)),
        Field("removed", "cards"),
        Field("gold", "number", ("seat",)),
        Field("space", "number", ("seat",)),
        Field("mailbox", "number", ("seat",)),
        Field("jailed", "flag", ("seat",)),
        Field("dice", "secret", ("die",), mask="dice_seen"),
        Field("covered", "flag", ("die",)),
        Field("last_shown", "number", ("die",)),
        Field("roller", "seat"),
        Field("declared", "word"),
        Field("token", "number"),
        Field("turns", "number"),
        Field("starter", "seat"),
        Field("winner", "seat"),
    ),
    KIND,
    {"die": tuple(str(n) for n in range(1, N_DICE + 1))},
)

NUGGETS: Final = 30
"""All the gold in the box, which matters under `bank_limited` only (PX-03, PX-86)."""


class Pony(State):
    """The state.  The first card of a zone is its top.

    `offer` holds cards of which a seat is about to keep one; `in_use` item cards that work for a while. `space`
    is 1 to 33, `mailbox` 0 to 3 (0: not there yet). `dice` show 9 to 14 (0: not rolled), `covered` are under the
    cup, `dice_seen` says who knows a face, `last_shown` is the face a die last showed to everybody since it was
    rolled (0: none). `roller` has rolled them, `declared` is what he named. `token` is the space of the gunfight
    (0: the token lies beside the board). `turns` counts from 1; `winner` is -1 until the game is won.
    """

    __slots__ = (
        "covered",
        "deck",
        "declared",
        "dice",
        "dice_seen",
        "gold",
        "hand",
        "in_use",
        "jailed",
        "last_shown",
        "mailbox",
        "offer",
        "removed",
        "roller",
        "space",
        "starter",
        "token",
        "turns",
        "winner",
    )

    schema: ClassVar[Schema] = SCHEMA
    rulebook: ClassVar[Rulebook] = RULES

    def __init__(self, seats: int, switches: Mapping[str, Any], seed: int) -> None:
        super().__init__(seats, switches, seed, SCHEMA)
        self.deck: tuple[int, ...] = ()
        self.offer: list[tuple[int, ...]] = [()] * seats
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.in_use: list[tuple[int, ...]] = [()] * seats
        self.removed: tuple[int, ...] = ()
        self.gold = [0] * seats
        self.space = [ST_JOSEPH] * seats
        self.mailbox = [0] * seats
        self.jailed = [0] * seats
        self.dice = [0] * N_DICE
        self.dice_seen = [0] * N_DICE
        self.covered = [0] * N_DICE
        self.last_shown = [0] * N_DICE
        self.roller = -1
        self.declared = ""
        self.token = 0
        self.turns = 0
        self.starter = -1
        self.winner = -1

    def copy(self) -> Pony:
        """An independent twin; zones are tuples, so only the lists that hold them are copied."""
        twin: Pony = object.__new__(Pony)
        self.copy_core(twin)
        twin.deck = self.deck
        twin.offer = self.offer[:]
        twin.hand = self.hand[:]
        twin.in_use = self.in_use[:]
        twin.removed = self.removed
        twin.gold = self.gold[:]
        twin.space = self.space[:]
        twin.mailbox = self.mailbox[:]
        twin.jailed = self.jailed[:]
        twin.dice = self.dice[:]
        twin.dice_seen = self.dice_seen[:]
        twin.covered = self.covered[:]
        twin.last_shown = self.last_shown[:]
        twin.roller = self.roller
        twin.declared = self.declared
        twin.token = self.token
        twin.turns = self.turns
        twin.starter = self.starter
        twin.winner = self.winner
        return twin

    def in_play(self) -> Iterable[Thing]:
        """Every item card in use."""
        for seat, cards in enumerate(self.in_use):
            for card in cards:
                yield Thing(KIND[card], seat, card)

    def redeal_secrets(self, chance: Chance, viewer: int | None) -> None:
        """Dice the viewer does not know are rolled anew."""
        self.dice = [FACES[chance.below(len(FACES))] if face < 0 else face for face in self.dice]


def may_hold(g: Pony, seat: int, kind: str) -> bool:
    """Whether, from what everybody knows, a seat may hold a card of this kind (no question hangs on a secret)."""
    hand = g.hand[seat]
    if hand:
        everyone = (1 << g.seats) - 1
        known = g.known
        for card in COPIES[kind]:
            if known[card] != everyone or card in hand:
                return True
    return False


def may_hold_for(g: Pony, seat: int, moment: str) -> bool:
    """Whether a seat may hold any card that is played at this moment."""
    if g.hand[seat]:
        for kind in _OF_MOMENT[moment]:
            if may_hold(g, seat, kind):
                return True
    return False


def holds(g: Pony, seat: int, kind: str) -> bool:
    """Whether a seat has a card of this kind in hand; in a view, of cards the viewer knows."""
    return any(card >= 0 and KIND[card] == kind for card in g.hand[seat])


def in_sacramento(g: Pony, seat: int) -> bool:
    """Whether a rider has come to the last space, on whatever mailbox."""
    return g.space[seat] == SACRAMENTO


@cache
def others(seats: int, seat: int) -> tuple[int, ...]:
    """All seats but one, clockwise from it."""
    return tuple((seat + step) % seats for step in range(1, seats))


def alone_in_last_place(g: Pony, seat: int) -> bool:
    """Whether the first reroll of the turn is free (PX-26): jailed riders and those in Sacramento count."""
    rearmost = min(g.space)
    if g.space[seat] != rearmost:
        return False
    return g.switches["free_reroll_scope"] == "last" or g.space.count(rearmost) == 1


def upright_on(g: Pony, space: int) -> tuple[int, ...]:
    """The riders who count for a meeting on a space (PX-44)."""
    counted = g.switches["jailed_count_for_meetings"]
    return tuple(s for s in range(g.seats) if g.space[s] == space and (counted or not g.jailed[s]))


def bank(g: Pony) -> int:
    """Nuggets that no player owns; below zero when substitutes are in play (PX-86)."""
    return NUGGETS - sum(g.gold)


_OF_MOMENT: Final = {
    moment: tuple(kind for kind in KINDS if MOMENT[kind] == moment) for moment in dict.fromkeys(MOMENT.values())
}
