"""What a Marshal tries out: each candidate is played on for a few turns by deputies who see only their own cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from game.bots.memory import Memory
from game.bots.search import Playout, Question
from game.bots.temper import bent
from game.bots.wyatt_earp.scorer import best, ranked
from game.bots.wyatt_earp.standing import standing
from game.bots.wyatt_earp.table import Table
from game.bots.wyatt_earp.weights import BY_LEVEL, DEPUTY, TEMPERS, Weights
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View, redeal
from game.wyatt_earp.deck import KIND, N_OUTLAWS
from game.wyatt_earp.frames.turn import DRAW_SUPPLY, OPENING_SET
from game.wyatt_earp.state import Earp, is_open

SEARCHED: Final = frozenset({"draw", "play", "look_through"})
"""The questions worth a search; out of turn a rule answers at once."""
STRIDE: Final = 12
"""A playout pauses after so many picks: a millisecond or two."""
PLAYS: Final = 4
"""So many plays are tried, the first choice among them."""
DISCARDS: Final = 2
"""So many discards are tried."""
TURNS: Final = {"marshal": 3, "marshal_slow": 5}
"""A level's playout is cut at the beginning of the turn after so many others.

At the end of the hand two candidates differ by 7,900 dollars in a world of two seats, most of it luck; after three
turns by 3,300, and three times as many worlds can be tried.  In positions of self-play three turns found most with few
playouts, five with many: 120 of three turns gain 60 to 85 dollars a decision, to the end of the hand 25 to 50.
"""


def question(seen: View[Any], seed: int, level: str, memory: Memory) -> Question | None:
    """What to search for; None where a rule answers, or there is only one sensible pick."""
    assert seen.ask is not None and seen.viewer is not None
    me = seen.viewer
    options: tuple[Any, ...] = seen.ask.options[me]
    if seen.ask.kind not in SEARCHED or len(options) == 1:
        return None
    weights = bent(BY_LEVEL[level], memory.temper, TEMPERS)
    tried = candidates(Table(seen.state, me, seen.ask.kind, weights), seen.ask.kind, options)
    return Question(Trial(seen, me, replace(DEPUTY, foresees=False), TURNS[level]), tried) if len(tried) > 1 else None


def candidates(table: Table, kind: str, options: Iterable[Pick]) -> list[Pick]:
    """The picks worth trying out, the deputy's own first."""
    chance = Chance(0)
    options = tuple(options)
    own = best(table, kind, options, chance)
    order = ranked(table, kind, options)
    plays = [pick for pick in order if pick[0] != "discard"][:PLAYS]
    discards = [pick for pick in order if pick[0] == "discard"][:DISCARDS]
    found = [own, *(pick for pick in (*plays, *discards) if pick != own)]
    return found[: PLAYS + DISCARDS]


def policy(g: Earp, seat: int, weights: Weights) -> Pick:
    """What a deputy picks in a whole state, from what its seat knows of it."""
    assert g.pending is not None
    options: tuple[Any, ...] = g.pending.options[seat]
    if len(options) == 1:
        only: Pick = options[0]
        return only
    kind = g.pending.kind
    if kind == "play":
        options = tuple([pick for pick in options if pick[-1] != "right"])
    elif kind == "draw" and not _laid_with_it(g, seat):
        return DRAW_SUPPLY  # type: ignore[return-value]  # an option without a range is a pick
    return best(Table(g, seat, kind, weights), kind, options, Chance(0))


def _laid_with_it(g: Earp, seat: int) -> bool:
    """Whether the top discard could be laid if it were taken: no other is looked at twice."""
    kind = KIND[g.discards[0]]
    if kind >= 2 * N_OUTLAWS:
        return False
    if is_open(g, kind % N_OUTLAWS):
        return True
    return kind < N_OUTLAWS and sum([KIND[card] == kind for card in g.hand[seat]]) >= OPENING_SET - 1


@dataclass(frozen=True, slots=True)
class Trial:
    """One question of the seat `me`."""

    seen: View[Earp]
    me: int
    weights: Weights
    turns: int

    def world(self, seed: int) -> Earp:
        """The table as the seat sees it, the unknown cards dealt anew."""
        return redeal(self.seen, seed)

    def value(self, world: Earp, pick: Pick, seed: int) -> Playout:
        """Dollars ahead of the others' average after so many turns, or when the hand is over: then also what it is
        worth to have won or lost.
        """
        me, g = self.me, world.copy()
        hand = g.number
        g.choose(me, pick)
        picks = turns = 0
        while g.pending is not None and g.number == hand:
            turns += g.pending.kind == "draw"
            if turns > self.turns:
                return standing(g, me, self.weights)
            seat = next(iter(g.pending.options))
            g.follow(seat, policy(g, seat, self.weights))
            picks += 1
            if picks % STRIDE == 0:
                yield
        others = sum(g.money) - g.money[me]
        worth: float = g.money[me] - others / (g.seats - 1)
        if g.winner >= 0:
            worth += self.weights.winning * (1 if g.winner == me else -1)
        return worth
