"""Meeting others on a space: a gunfight with one, a poker game with more (PX-43, PX-55 to PX-58)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import events as e
from game.pony_express.dice import hand_of, strength
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.jail import Arrest
from game.pony_express.state import Pony, upright_on
from game.pony_express.verbs import gold
from game.pony_express.verbs.dice import roll_open
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Seat, Seats

STAKE = 2


def meeting(g: Pony, seat: Seat) -> Frame[Pony]:
    """What the newcomer's arrival at others brings about."""
    met = [other for other in upright_on(g, g.space[seat]) if other != seat]
    return Duel(seat, SEATS[met[0]]) if len(met) == 1 else PokerGame(seat)


@dataclass(slots=True)
class PokerGame(Frame[Pony]):
    """Everybody on the space rolls once in the open; `jail` are those who could not pay the best."""

    seat: Seat
    jail: Seats = 0

    def begin(self, g: Pony) -> None:
        space = g.space[self.seat]
        there = upright_on(g, space)
        seats = [s % g.seats for s in range(self.seat, self.seat + g.seats) if s % g.seats in there or s == self.seat]
        g.emit(e.PokerBegan, "PX-43", self.seat, sum(1 << s for s in seats), space)
        best = self._best(g, seats)
        for seat in seats:
            if seat != best:
                self._settle(g, seat, best)

    def _best(self, g: Pony, seats: list[int]) -> int:
        """Rolls, the tied again among themselves, until one is best alone (PX-56)."""
        while True:
            rolled = {seat: roll_open(g, seat, "poker", "PX-55") for seat in seats}
            hands = {seat: strength(faces, g.switches["compare_kickers"]) for seat, faces in rolled.items()}
            seats = [seat for seat in seats if hands[seat] == max(hands.values())]
            if len(seats) == 1:
                g.emit(e.PokerWon, "PX-56", seats[0], hand_of(rolled[seats[0]]))
                return seats[0]
            g.emit(e.Tied, "PX-56", sum(1 << seat for seat in seats), "poker")

    def _settle(self, g: Pony, seat: int, best: int) -> None:
        """One loser pays; who cannot, the bank steps in and the rider goes to jail (PX-57)."""
        if g.gold[seat] >= STAKE:
            gold.pay(g, seat, best, STAKE, "PX-56")
            return
        has = g.gold[seat] if g.switches["poker_short_pay"] == "pay_available" else 0
        gold.pay(g, seat, best, has, "PX-57")
        gold.take(g, best, STAKE - has, "PX-57")
        self.jail |= 1 << seat

    def ask(self, g: Pony) -> Frame[Pony] | None:
        seat = next((s for s in range(g.seats) if self.jail >> s & 1), -1)
        return Arrest(SEATS[seat], "PX-57") if seat >= 0 else None

    def told(self, g: Pony, result: Any) -> None:
        """The first of those on their way to jail has been dealt with."""
        self.jail &= self.jail - 1
