"""One score for every answer to a question, in dollars better than doing nothing; the highest is picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.bots.memory import Memory
from game.bots.temper import bent
from game.bots.wyatt_earp.plays import NEVER, fetched, play_score
from game.bots.wyatt_earp.table import Table
from game.bots.wyatt_earp.weights import BY_LEVEL, TEMPERS, Weights
from game.rules.ask import PASS
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.wyatt_earp.deck import KIND, KIND_NUMBER, N_OUTLAWS
from game.wyatt_earp.frames.turn import OPENING_SET
from game.wyatt_earp.state import Earp

WORTH_GOING_ON: Final = 200.0
"""Dollars a card must bring to go on with a hand that could be ended now."""


def pick_for(seen: View[Any], seed: int, level: str, memory: Memory) -> Pick:
    """What a bot of a level picks: `level` names its weights, which its temperament bends."""
    return pick_with(seen, seed, bent(BY_LEVEL[level], memory.temper, TEMPERS))


def pick_with(seen: View[Earp], seed: int, weights: Weights) -> Pick:
    """The option with the highest score; a play must be worth more than nothing, however it is misjudged."""
    assert seen.ask is not None and seen.viewer is not None
    options: tuple[Any, ...] = seen.ask.options[seen.viewer]
    if len(options) == 1:
        only: Pick = options[0]
        return only
    table = Table(seen.state, seen.viewer, seen.ask.kind, weights)
    return best(table, seen.ask.kind, options, Chance(seed))


def best(table: Table, kind: str, options: Iterable[Pick], chance: Chance) -> Pick:
    """The best of some options as a bot judges them; `kind` is what is asked."""
    weights = table.weights
    if kind != "play":
        score = _SCORES[kind]
        return _best([(score(table, pick), pick) for pick in options], weights.noise, chance)[1]
    plays = [(play_score(table, pick), pick) for pick in options if pick[0] != "discard"]
    sensible = [entry for entry in plays if entry[0] > 0]
    if sensible:
        worth, pick = _best(sensible, weights.noise, chance)
        if worth > 0:
            return pick
    return _best([(_discard(table, pick), pick) for pick in options if pick[0] == "discard"], weights.noise, chance)[1]


def ranked(table: Table, kind: str, options: Iterable[Pick]) -> list[Pick]:
    """The options, best first, plays and discards each by their own scale."""
    scores: list[tuple[float, Pick]] = []
    for pick in options:
        if kind != "play":
            worth = _SCORES[kind](table, pick)
        else:
            worth = _discard(table, pick) if pick[0] == "discard" else play_score(table, pick)
        if worth > NEVER:
            scores.append((worth, pick))
    return [pick for _, pick in sorted(scores, key=lambda entry: -entry[0])]


def _best(scored: list[tuple[float, Pick]], noise: float, chance: Chance) -> tuple[float, Pick]:
    """The highest score and its option, each score misjudged by the level's noise; between equals the first."""
    if noise:
        scored = [(score + _misjudged(chance, noise), pick) for score, pick in scored]
    return max(scored, key=lambda entry: entry[0])


def _misjudged(chance: Chance, spread: float) -> float:
    """A bell-shaped error (the sum of three even ones), as people misjudge values rather than moves."""
    return spread * (sum(chance.below(2001) for _ in range(3)) / 3000 - 1)


def _draw(table: Table, pick: Pick) -> float:
    """Two unknown cards against the one that lies open, which is taken only to be laid in this turn.

    For less than that bots could take each other's discards for ever, and the hand would never end.
    """
    if pick[1] == "supply":
        return 0.0 if table.ending else 2 * table.weights.fresh_card * table.left
    worth, count = _laid_at_once(table, KIND[table.g.discards[0]])
    left_over = table.in_hand + 1 - count
    if not count or left_over < 1:
        return NEVER
    if table.ending:
        return worth - WORTH_GOING_ON
    return worth + table.end_now() if left_over == 1 else worth


def _laid_at_once(table: Table, kind: int) -> tuple[float, int]:
    """What the top discard brings by being laid in this turn, and how many cards that takes; 0 if it can't be."""
    if kind < N_OUTLAWS:
        if table.open[kind]:
            return table.gained(kind), 1
        held = table.held[kind] + 1
        return (table.gained(kind), held) if held >= OPENING_SET else (0.0, 0)
    if kind < 2 * N_OUTLAWS and table.open[kind - N_OUTLAWS] and table.may_play_sheriff():
        return table.lay_photo(kind - N_OUTLAWS), 1
    return 0.0, 0


def _discard(table: Table, pick: Pick) -> float:
    """The least wanted card goes, with an eye on the next seat."""
    kind = KIND_NUMBER[str(pick[1])]
    return -_gift(table, kind) - (table.parting(kind) if table.in_hand > 1 else 0.0)


def _gift(table: Table, kind: int) -> float:
    """What a discard does for the next seat, at my cost."""
    w = table.weights
    if kind >= 2 * N_OUTLAWS:
        return w.gift_sheriff
    outlaw, more, reward = (kind, 2, 0) if kind < N_OUTLAWS else (kind - N_OUTLAWS, 4, 1000)
    if not table.open[outlaw]:
        return w.gift_closed if kind < N_OUTLAWS else w.gift_sheriff
    return -w.gift * table.change(outlaw, {table.next: more}, reward)


def _look_through(table: Table, pick: Pick) -> float:
    """The discard that helps most, a sheriff card by what it does when played at once."""
    return fetched(table, KIND_NUMBER[str(pick[1])])


def _photo_window(table: Table, pick: Pick) -> float:
    """Out of turn at once, or in the own turn as its sheriff card."""
    return 0.0 if pick == PASS else play_score(table, pick) - _price(table, "photo_out_of_turn")


def _wyatt_window(table: Table, pick: Pick) -> float:
    """A Hideout shot at now rather than with the own turn's sheriff card."""
    return 0.0 if pick == PASS else play_score(table, pick) - _price(table, "wyatt_out_of_turn_cost")


def _price(table: Table, switch: str) -> float:
    """What playing out of turn costs."""
    return table.weights.owing if table.g.switches[switch] == "costs_sheriff" else 0.0


_SCORES: Final[dict[str, Callable[[Table, Pick], float]]] = {
    "draw": _draw,
    "look_through": _look_through,
    "photo_window": _photo_window,
    "wyatt_window": _wyatt_window,
}
