"""A question as a bot sees it: the view, its options, its numbers, its own chance, and what it remembers."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.bots.memory import BLANK, Memory
from game.bots.pony_express.bluff import floor_of, of_public, public_faces
from game.bots.pony_express.habits import Habits
from game.bots.pony_express.notes import last_way
from game.bots.pony_express.odds import Chances
from game.bots.pony_express.weights import Weights
from game.pony_express.state import Pony
from game.rules.ask import Option, plain
from game.rules.chance import Chance
from game.rules.kinds import Pick

FINE = 10_000


@dataclass(slots=True)
class Mind:
    """One decision."""

    g: Pony
    seat: int
    options: tuple[Option, ...]
    chance: Chance
    weights: Weights
    memory: Memory = BLANK
    _habits: Habits | None = field(default=None, init=False)

    @property
    def habits(self) -> Habits:
        """What it has seen of everybody."""
        if self._habits is None:
            self._habits = Habits(self.memory.notes, self.g.seats, self.weights.habits)
        return self._habits

    @property
    def way(self) -> str:
        """How the roller's dice were rolled again last, as far as this style thinks of it."""
        return last_way(self.memory.notes, self.g.turns) if self.weights.style == "mixed" else ""

    @property
    def floor(self) -> int:
        """Steps of the lowest hand of the roller that is worth naming."""
        return floor_of(public_faces(self.g), self.way)

    def public_chances(self) -> Chances:
        """How likely each hand of the roller is for those who see what everybody sees."""
        return of_public(public_faces(self.g), self.way)

    def option(self, verb: str) -> Option | None:
        """The first option with this verb."""
        return next((option for option in self.options if option[0] == verb), None)

    def first(self, *verbs: str) -> Pick:
        """The first whole pick with one of these verbs, in their order; else the last option there is."""
        for verb in verbs:
            option = self.option(verb)
            if option is not None:
                return plain(option)
        return plain(self.options[-1])

    def happens(self, share: float) -> bool:
        """True in that share of cases."""
        return self.chance.below(FINE) < share * FINE

    def one_of(self, likely: dict[str, float]) -> str:
        """One of some names, by how likely each is."""
        return self.drawn(dict.fromkeys(likely, 0.0), likely, 1.0)

    def drawn(self, worth: dict[str, float], likely: dict[str, float], heat: float) -> str:
        """One of some names: by how likely each is anyway, times how much it brings in steps over `heat`."""
        best = max(worth[name] for name in likely)
        shares = {name: share * math.exp((worth[name] - best) / heat) for name, share in likely.items()}
        point = self.chance.below(FINE) / FINE * sum(shares.values())
        for name, share in shares.items():
            point -= share
            if point < 0:
                return name
        return max(shares, key=lambda name: shares[name])
