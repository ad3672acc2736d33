"""Spyglass: look at two dice under the cup before deciding on a call (PX-93)."""

from __future__ import annotations

from itertools import combinations

from game.pony_express.dice import N_DICE
from game.pony_express.state import Pony
from game.pony_express.verbs import dice, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("spyglass")
class Spyglass:
    """At two that its owner points at, or at all of them if fewer are hidden."""

    clause_id = "PX-93"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        covered = [die + 1 for die in range(N_DICE) if g.covered[die]]
        return [("spyglass", *pair) for pair in combinations(covered, min(2, len(covered)))] if covered else []

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION if any(g.covered) else Refusal("PX-93", "nothing_under_the_cup")

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "spyglass", self.clause_id, g.roller)
        dice.spy(g, seat, tuple(map(int, pick[1:])), self.clause_id)
