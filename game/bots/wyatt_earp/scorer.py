"""One score for every whole play, in dollars better than doing nothing; the highest is picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.bots.wyatt_earp.plays import play_score
from game.bots.wyatt_earp.weights import BY_LEVEL, Weights
from game.bots.wyatt_earp.worth import Table
from game.rules.ask import PASS
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.wyatt_earp.deck import KIND, KIND_NUMBER, N_OUTLAWS, REWARD, VERB
from game.wyatt_earp.state import Earp
from game.wyatt_earp.vocabulary import RULES


def pick_for(seen: View[Any], seed: int, level: str) -> Pick:
    """What a bot of a level picks: `level` names its weights."""
    return pick_with(seen, seed, BY_LEVEL[level])


def pick_with(seen: View[Earp], seed: int, weights: Weights) -> Pick:
    """The option with the highest score; between equals the first."""
    assert seen.ask is not None and seen.viewer is not None
    options: tuple[Any, ...] = seen.ask.options[seen.viewer]
    if len(options) == 1:
        only: Pick = options[0]
        return only
    table = Table(seen, weights)
    chance = Chance(seed)
    if seen.ask.kind != "play":
        return _best(options, _SCORES[seen.ask.kind], table, chance)[0]
    plays = [pick for pick in options if pick[0] != "discard"]
    if plays:
        pick, worth = _best(plays, play_score, table, chance)
        if worth > 0:
            return pick
    return _best([pick for pick in options if pick[0] == "discard"], _discard, table, chance)[0]


def _best(
    options: Iterable[Pick], score: Callable[[Table, Pick], float], table: Table, chance: Chance
) -> tuple[Pick, float]:
    """The option of the highest score, misjudged by the level's noise; between equals the first."""
    noise = table.weights.noise
    scored = [(score(table, pick) + (_misjudged(chance, noise) if noise else 0.0), pick) for pick in options]
    worth, pick = max(scored, key=lambda entry: entry[0])
    return pick, worth


def _misjudged(chance: Chance, spread: float) -> float:
    """A bell-shaped error (the sum of three even ones), as people misjudge values rather than moves."""
    return spread * (sum(chance.below(2001) for _ in range(3)) / 3000 - 1)


def _draw(table: Table, pick: Pick) -> float:
    """Two unknown cards against the one that lies open.

    Once the second supply cannot serve two, only a card that can be laid at once is worth going on for: whoever
    goes on for less may do so for ever, and the hand would never end.
    """
    g = table.g
    ending = g.times == 2 and len(g.supply) < 2
    if pick[1] == "supply":
        return 0.0 if ending else 2 * table.weights.fresh_card * table.keeping
    kind = KIND[g.discards[0]]
    return laid_at_once(table, kind) - WORTH_GOING_ON if ending else worth_in_hand(table, kind)


WORTH_GOING_ON: Final = 200.0
"""Dollars a card must bring to go on with a hand that could be ended now."""


def laid_at_once(table: Table, kind: int) -> float:
    """What a card brings by being laid in this turn; nothing when it cannot be."""
    if kind < N_OUTLAWS and table.g.opened[kind]:
        return table.change(kind, table.me, 2 * table.stands(kind), 0)
    if N_OUTLAWS <= kind < 2 * N_OUTLAWS and table.g.opened[kind - N_OUTLAWS]:
        return table.change(kind - N_OUTLAWS, table.me, 4 * table.stands(kind - N_OUTLAWS), 1000)
    return 0.0


def worth_in_hand(table: Table, kind: int) -> float:
    """What a card of a kind, taken into hand now, is worth at best: laid at once, or kept."""
    held = table.hand.count(kind) + 1
    kept = table.keep(kind, held)
    if kind < N_OUTLAWS:
        others = table.keep(kind, held - 1) * (held - 1) if held > 1 else 0.0
        if table.g.opened[kind] or held >= 3:
            laid = table.change(kind, table.me, 2 * held * table.stands(kind), 1000 * (held - 1))
            without = (
                table.change(kind, table.me, 2 * (held - 1) * table.stands(kind), 1000 * max(0, held - 2))
                if table.g.opened[kind] and held > 1
                else others
            )
            kept = max(kept, laid - max(without, others))
        return max(kept, table.keep(kind, held) * held - others)
    if kind < 2 * N_OUTLAWS and table.g.opened[kind - N_OUTLAWS]:
        return max(kept, table.change(kind - N_OUTLAWS, table.me, 4 * table.stands(kind - N_OUTLAWS), 1000))
    return kept


def _discard(table: Table, pick: Pick) -> float:
    """The least wanted card goes, with an eye on the next seat."""
    kind = KIND_NUMBER[str(pick[1])]
    w = table.weights
    lost = table.keep(kind, table.hand.count(kind)) if len(table.hand) > 1 else 0.0
    if kind < N_OUTLAWS:
        gift = 1500.0 if table.g.opened[kind] else 500.0
    elif kind < 2 * N_OUTLAWS:
        gift = 2500.0 if table.g.opened[kind - N_OUTLAWS] else 800.0
    else:
        gift = 400.0 + REWARD.get(VERB[kind], 0) / 3
    return -lost - w.gift * gift


def _look_through(table: Table, pick: Pick) -> float:
    """The discard that helps most, a sheriff card by what it does when played at once."""
    kind = KIND_NUMBER[str(pick[1])]
    worth = worth_in_hand(table, kind)
    if kind < 2 * N_OUTLAWS or VERB[kind] in table.weights.ignore:
        return worth
    return max(worth, table.keep(kind, 1) + best_use(table, VERB[kind]))


def best_use(table: Table, verb: str) -> float:
    """The best score of any play of a sheriff card that is not in hand yet."""
    return max((play_score(table, pick) for pick in RULES[verb].plays(table.g, table.me)), default=0.0)


def _photo_window(table: Table, pick: Pick) -> float:
    if pick == PASS:
        return 0.0
    cost = table.weights.owing if table.g.switches["photo_out_of_turn"] == "costs_sheriff" else 0.0
    return play_score(table, pick) - cost


def _wyatt_window(table: Table, pick: Pick) -> float:
    if pick == PASS:
        return 0.0
    cost = table.weights.owing if table.g.switches["wyatt_out_of_turn_cost"] == "costs_sheriff" else 0.0
    return play_score(table, pick) - cost


_SCORES: Final[dict[str, Callable[[Table, Pick], float]]] = {
    "draw": _draw,
    "look_through": _look_through,
    "photo_window": _photo_window,
    "wyatt_window": _wyatt_window,
}
