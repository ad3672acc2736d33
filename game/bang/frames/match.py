"""The whole game: roles, characters, hands, then turn after turn (BG-06 to BG-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.bang import outcome
from game.bang.deck import NAME
from game.bang.frames.turn import Turn
from game.bang.state import Bang, others
from game.bang.verbs import people, piles
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat

JAILS_AT = {4: 1, 5: 2}
"""Jails in the deck by number of players under `jail_copies` = by_players; 3 with more."""


@dataclass(slots=True)
class Match(Frame[Bang]):
    """`next` has the next turn."""

    next: Seat = SEATS[0]
    structural: ClassVar[bool] = True

    def begin(self, g: Bang) -> None:
        people.deal_roles(g)
        self.next = SEATS[people.first_seat(g)]
        g.turn = self.next
        people.deal_characters(g, int(g.switches["characters_dealt"]))
        if g.switches["characters_dealt"] == 1:
            for step in range(g.seats):
                seat = (g.turn + step) % g.seats
                people.take_character(g, seat, g.casting[seat][0])
            self._deal(g)

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        if g.side:
            return None
        if not any(g.casting):
            return Turn(self.next)
        seat = next(s for s in (*range(self.next, g.seats), *range(self.next)) if g.casting[s])
        return Ask("character", {SEATS[seat]: tuple(("take", NAME[card]) for card in g.casting[seat])})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        people.take_character(g, seat, next(c for c in g.casting[seat] if NAME[c] == pick[1]))
        if not any(g.casting):
            self._deal(g)

    def told(self, g: Bang, result: Any) -> None:
        """A turn is over."""
        around = others(g, result)
        if not around:
            outcome.judge(g)
        elif not g.side:
            self.next = SEATS[around[0]]

    def _deal(self, g: Bang) -> None:
        """Shuffle, and deal to each as many cards as life points, clockwise (BG-09)."""
        cards = g.deck
        if g.switches["jail_copies"] == "by_players":
            jails = [card for card in cards if NAME[card] == "jail"]
            spare = jails[JAILS_AT.get(g.seats, 3) :]
            g.box += tuple(spare)
            for card in spare:
                g.known[card] = (1 << g.seats) - 1
            cards = tuple(card for card in cards if card not in spare)
        piles.shuffle_deck(g, cards)
        for step in range(g.seats):
            seat = (self.next + step) % g.seats
            piles.deal(g, seat, g.life[seat])
