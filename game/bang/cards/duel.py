"""Duel: the challenged one first, BANG! by BANG!; whoever gives none loses a life point (BG-33, BG-34, BG-44)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.cards.base import Targeted
from game.bang.deck import KINDS
from game.bang.frames.damage import Damage
from game.bang.frames.given_bang import bangs_of, give, may_give, why_not_given
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.verbs import fights
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import Frame, Instead
from game.rules.kinds import NO_SEAT, SEATS, Pick, Seat
from game.rules.refusal import Refusal


@RULES.add("card/duel")
class DuelCard(Targeted):
    """At any distance."""

    _clause = "BG-77"

    def _mask(self, g: Bang, seat: int) -> int:
        return everyone_else(g, seat)

    def _effect(self, g: Bang, seat: int, whom: int, card: int, name: str) -> Frame[Bang]:
        return Duel(SEATS[seat], SEATS[whom], KINDS[card])


@dataclass(slots=True)
class Duel(Frame[Bang]):
    """`by` has challenged `at` with the card of kind `card`; it is `turn`'s to give a BANG!; `lost`: nobody's."""

    by: Seat
    at: Seat
    card: str = ""
    turn: Seat = NO_SEAT
    lost: bool = False

    def begin(self, g: Bang) -> Frame[Bang] | None:
        shield = g.forbidden("shields", self.at, self.by, "duel", self.card)
        if shield is not None:
            self.lost = True
            fights.shrug_off(g, self.by, self.at, "duel", shield.reason, shield.clause)
            return None
        self.turn = self.at
        fights.challenge(g, self.by, self.at)
        return self._lose(g) if not may_give(g, self.turn, "duel") else None

    def ask(self, g: Bang) -> Ask | None:
        if self.lost:
            return None
        turn = self.turn if self.turn >= 0 else self.at
        return Ask("duel", {turn: (PASS, *bangs_of(g, turn, "duel"))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Frame[Bang] | Instead | None:
        self.turn = SEATS[seat]
        if pick == PASS:
            return Instead(self._lose(g))
        give(g, seat, pick, "duel")
        self.turn = self.by if seat == self.at else self.at
        return self._lose(g) if not may_give(g, self.turn, "duel") else None

    def told(self, g: Bang, result: Any) -> None:
        self.lost = True

    def _lose(self, g: Bang) -> Damage:
        """The challenger is responsible; for his own loss nobody is (BG-44)."""
        loser = self.turn
        winner = self.by if loser == self.at else self.at
        fights.lose_duel(g, winner, loser)
        return Damage(loser, 1, self.by if loser == self.at else NO_SEAT, "duel")

    def why_not(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        return why_not_given(g, seat, pick, "duel")
