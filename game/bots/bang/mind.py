"""A question as a bot sees it: the view, whom it wishes ill, and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from game.bang.around import living, others
from game.bang.deck import OUTLAW, RENEGADE, ROLES, SHERIFF
from game.bang.frames.turn import hand_limit
from game.bang.state import Bang, max_life, role_of
from game.bots.bang import belief
from game.bots.bang.belief import Marginals
from game.bots.bang.notes import AT, role_of_public
from game.bots.bang.stance import hostility
from game.bots.bang.weights import Weights
from game.bots.memory import Memory
from game.rules.ask import Option, plain
from game.rules.chance import Chance
from game.rules.kinds import Pick

R = TypeVar("R")

FINE: Final = 1000
GRUDGE: Final = 0.7
"""What one who has wronged a Greenhorn is wished besides."""


class Opinion(NamedTuple):
    """What a seat thinks of the others: the chances of their roles, and what it wishes them (`stance.hostility`)."""

    believed: Marginals
    ill: list[float]


@dataclass(slots=True)
class Mind:
    """One decision.  `ill[seat]` is what that seat's loss of a life point is worth (`stance.hostility`).

    `given` is what it thinks of the others, where that needn't be worked out: in a playout nobody has to guess.
    """

    g: Bang
    seat: int
    options: tuple[Option, ...]
    chance: Chance
    weights: Weights
    memory: Memory
    given: Opinion | None = None
    believed: Marginals = field(init=False)
    ill: list[float] = field(init=False)
    _over: int | None = field(init=False, default=None)
    _found: dict[object, Any] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        if self.given is not None:
            self.believed, self.ill = self.given
            return
        g, seat, memory = self.g, self.seat, self.memory
        self.believed = belief.marginals(g, memory.notes if self.weights.believes else (), seat)
        self.ill = hostility(g, seat, self.believed, self._leans())
        if not self.weights.believes:
            self._bear_grudges()
        if self._hides():
            for other in others(g, seat):
                if role_of(g, other) == SHERIFF:
                    self.ill[other] = 0.0

    def once(self, work: Callable[..., R], *facts: object) -> R:
        """What `work(mind, *facts)` finds, worked out the first time that it is asked for in this decision."""
        key = (work, *facts)
        found: R | None = self._found.get(key)
        if found is None:
            found = self._found[key] = work(self, *facts)
        return found

    # -- natures

    def _leans(self) -> bool:
        """A Renegade who helps the outlaws first: with odd numbers of players the law is too strong."""
        share = {5: self.weights.lean_share, 7: self.weights.lean_share_of_seven}.get(self.g.seats, 0)
        return self.memory.nature % 100 < share and role_of(self.g, self.seat) == RENEGADE

    def _hides(self) -> bool:
        """An outlaw who does not show himself in his first turn."""
        g = self.g
        if role_of(g, self.seat) != OUTLAW or g.seats == 3 or g.turns > g.seats:
            return False
        sheriff = next((s for s in living(g) if role_of(g, s) == SHERIFF), -1)
        low = sheriff >= 0 and g.life[sheriff] <= 2
        return not low and self.memory.nature // 100 % 100 < self.weights.hide_share

    def _bear_grudges(self) -> None:
        for told in self.memory.notes:
            if told[0] == AT and told[3] == self.seat and role_of_public(self.g, int(told[1])) == "":
                self.ill[int(told[1])] = max(self.ill[int(told[1])], GRUDGE)

    # -- asking

    @property
    def hand(self) -> tuple[int, ...]:
        """The bot's own cards."""
        return self.g.hand[self.seat]

    @property
    def life(self) -> int:
        """The bot's own life points."""
        return self.g.life[self.seat]

    @property
    def wounded(self) -> bool:
        """Whether a life point can be regained."""
        return self.life < max_life(self.g, self.seat)

    @property
    def over(self) -> int:
        """How many cards more are in hand than may be kept; less than 0 where there is room."""
        over = self._over
        if over is None:
            over = self._over = len(self.hand) - hand_limit(self.g, self.seat)
        return over

    def chance_of(self, seat: int, role: str) -> float:
        """How likely a seat has a role, as believed."""
        return self.believed[seat][ROLES.index(role)]

    def whole(self, verb: str) -> list[Pick]:
        """The options with this verb, as picks."""
        return [plain(option) for option in self.options if option[0] == verb]

    def plain_end(self) -> Pick:
        """What leaves things as they are: to pass where that is offered, else the last option."""
        return next((plain(option) for option in self.options if option[0] == "pass"), plain(self.options[-1]))

    def error(self) -> float:
        """What this bot misjudges a play by."""
        spread = self.weights.noise
        if not spread:
            return 0.0
        return (sum(self.chance.below(FINE) for _ in range(3)) / FINE / 3 - 0.5) * 4 * spread
