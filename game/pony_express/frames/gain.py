"""Choosing item cards: the first of the game, from a relay, from the jail roll (PX-09, PX-67, PX-74, PX-78)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import events as e
from game.pony_express.items import KIND
from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.rules.ask import Ask, Option
from game.rules.frame import Frame
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal


def _choices(g: Pony, seat: int) -> tuple[Option, ...]:
    return tuple(("keep", kind) for kind in dict.fromkeys(KIND[c] for c in g.offer[seat] if c >= 0))


@dataclass(slots=True)
class FirstItem(Frame[Pony]):
    """Each seat keeps one of two; the others are shuffled back into the deck."""

    def ask(self, g: Pony) -> Ask | None:
        asked = [seat for seat in range(g.seats) if g.offer[seat]]
        return Ask("first_item", {seat: _choices(g, seat) for seat in asked}) if asked else None

    def answer(self, g: Pony, seat: int, pick: Pick) -> None:
        items.keep(g, seat, str(pick[1]), "deck", "PX-09")

    def end(self, g: Pony) -> None:
        items.shuffle(g, "PX-09")


@dataclass(slots=True)
class GainItem(Frame[Pony]):
    """`count` cards from the deck, of which the seat keeps one; the other goes under the deck."""

    seat: Seat
    count: int
    clause: str

    def begin(self, g: Pony) -> None:
        count = min(self.count, len(g.deck))
        relay = self.clause == "PX-67"
        if not count or (relay and count == 1 and g.switches["relay_one_left"] == "none"):
            g.emit(e.NoItems, self.clause, self.seat)
            return
        items.offer(g, self.seat, count, self.clause)
        if count == 1:
            items.keep(g, self.seat, KIND[g.offer[self.seat][0]], "under", self.clause)

    def ask(self, g: Pony) -> Ask | None:
        if g.offer[self.seat]:
            return Ask("keep_item", {self.seat: _choices(g, self.seat)})
        if too_many(g, self.seat):
            kinds = dict.fromkeys(KIND[c] for c in g.hand[self.seat] if c >= 0)
            return Ask("put_under", {self.seat: tuple(("put_under", kind) for kind in kinds)})
        return None

    def answer(self, g: Pony, seat: int, pick: Pick) -> None:
        if pick[0] == "keep":
            items.keep(g, seat, str(pick[1]), "under", self.clause)
        else:
            items.put_under(g, seat, str(pick[1]), "PX-78")

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        if pick[:1] in (("keep",), ("put_under",)) and len(pick) == 2 and too_many(g, seat):
            return Refusal("PX-78", "too_many_items", (("limit", int(g.switches["item_hand_limit"])),))
        return NOT_AN_OPTION


def too_many(g: Pony, seat: int) -> bool:
    """Whether a hand is above `item_hand_limit` (PX-78)."""
    limit: Any = g.switches["item_hand_limit"]
    return bool(limit != "none" and len(g.hand[seat]) > limit)
