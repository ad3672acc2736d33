"""What a bot has seen of each opponent in this game: how often he calls, how often his declarations were lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.bots.memory import Note
from game.bots.pony_express.notes import CALL, SHOWN

CALLS_PRIOR: Final = 4.0
"""As many chances to call as the equilibrium counts for."""
SHOWN_PRIOR: Final = 2.0
"""As many declarations shown as the equilibrium counts for."""
NEIGHBOUR: Final = 0.5
"""How much a call of a declaration one class higher or lower counts."""
USUAL_LIES: Final = 0.35
"""About what share of declarations that are called is a lie, where all play the equilibrium."""
JAIL_STEPS: Final = 2.6


class Habits:
    """Counts of one game; `trust` is how much of them is believed, 0 to 1."""

    def __init__(self, notes: Iterable[Note], seats: int, trust: float = 1.0) -> None:
        self.trust = trust
        self.chances: Counter[tuple[int, int]] = Counter()
        self.calls: Counter[tuple[int, int]] = Counter()
        self.lies = [0.0] * seats
        self.truths = [0.0] * seats
        self._lies_due = [0.0] * seats
        self._truths_due = [0.0] * seats
        for kind, seat, *rest in notes:
            who = int(seat)
            if kind == CALL:
                self.chances[who, int(rest[0])] += 1
                self.calls[who, int(rest[0])] += int(rest[2])
            elif kind == SHOWN:
                due = lies_due(int(rest[0]), int(rest[1]), seats)
                self._lies_due[who] += due
                self._truths_due[who] += 1 - due
                self.lies[who] += int(rest[2])
                self.truths[who] += 1 - int(rest[2])

    def call_rate(self, seat: int, steps: int, usual: float) -> float:
        """How often a seat will call so many steps, where it would by `usual` as long as nothing is known of it."""
        chances = calls = 0.0
        for other, weight in ((steps, 1.0), (steps - 1, NEIGHBOUR), (steps + 1, NEIGHBOUR)):
            chances += weight * self.chances[seat, other]
            calls += weight * self.calls[seat, other]
        return (CALLS_PRIOR * usual + self.trust * calls) / (CALLS_PRIOR + self.trust * chances)

    def lie_odds(self, seat: int) -> float:
        """By how much the odds of a lie of this seat are greater than where all play the equilibrium."""
        lies, truths = SHOWN_PRIOR * USUAL_LIES, SHOWN_PRIOR * (1 - USUAL_LIES)
        trust = self.trust
        more = (lies + trust * self.lies[seat]) / (lies + trust * self._lies_due[seat])
        return more * (truths + trust * self._truths_due[seat]) / (truths + trust * self.truths[seat])


def lies_due(steps: int, floor: int, seats: int) -> float:
    """About how likely such a declaration is a lie in the equilibrium."""
    return JAIL_STEPS / (JAIL_STEPS + steps * seats / (seats - 1)) if steps > floor else 0.1
