"""What each play is worth, in dollars better than keeping the cards in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.wyatt_earp.worth import Table
from game.rules.kinds import Pick
from game.wyatt_earp.deck import (
    FASTEST_GUN,
    HIDEOUT,
    KIND,
    KIND_NUMBER,
    N_OUTLAWS,
    OUTLAW_NUMBER,
    REWARD,
    WYATT_EARP,
)
from game.wyatt_earp.state import is_open, raw_points

NEVER = -1e5


def play_score(table: Table, pick: Pick) -> float:
    """The worth of a whole play.  A sheriff card that the weights ignore is never worth it."""
    verb = str(pick[0])
    if verb in table.weights.ignore:
        return NEVER
    return _SCORES[verb](table, pick)


def _lay(table: Table, pick: Pick) -> float:
    """Points and money now, against what the cards were kept for; parts of a set pay less than all of it."""
    outlaw, count = OUTLAW_NUMBER[str(pick[1])], int(pick[2])
    held = table.hand.count(outlaw)
    gain = table.change(outlaw, table.me, 2 * count * table.stands(outlaw), 1000 * (count - 1))
    lost = count * table.keep(outlaw, held)
    if not is_open(table.g, outlaw):
        # once it is open, what stays in hand and what others hold can be added card by card
        lost = count * table.weights.keep_opened * table.keeping
    return gain - lost


def _photo(table: Table, pick: Pick) -> float:
    outlaw = OUTLAW_NUMBER[str(pick[1])]
    gain = table.change(outlaw, table.me, 4 * table.stands(outlaw), REWARD[f"photo_{pick[1]}"])
    return gain - 0.4 * table.keep(N_OUTLAWS + outlaw, 1)


def _robbery(table: Table, pick: Pick) -> float:
    kind = KIND_NUMBER[str(pick[0])]
    outlaw = OUTLAW_NUMBER[str(pick[1])]
    more = table.points_of(kind) * table.stands(outlaw)
    return table.hit * table.change(outlaw, table.me, more, REWARD[str(pick[0])]) - 0.6 * table.keep(kind, 1)


def _fastest_gun(table: Table, pick: Pick) -> float:
    """As a robbery; on a hit the old Fastest Gun's points go, whoever had them."""
    outlaw = OUTLAW_NUMBER[str(pick[1])]
    gain = table.change(outlaw, table.me, 3 * table.stands(outlaw), 1000)
    g = table.g
    for at, cards in enumerate(g.laid):
        owner, where = divmod(at, N_OUTLAWS)
        if any(KIND[card] == FASTEST_GUN for card in cards) and table.points[where][owner]:
            gain += table.change(where, owner, -3, 0)
    return table.hit * gain - 0.6 * table.keep(FASTEST_GUN, 1)


def _most_wanted(table: Table, pick: Pick) -> float:
    kept = 0.6 * table.keep(KIND_NUMBER["most_wanted"], 1)
    if pick[1] == "ask":
        return _ask(table, KIND_NUMBER[str(pick[2])]) - kept
    whom, outlaw = int(pick[2]), OUTLAW_NUMBER[str(pick[3])]
    loss = min(2, table.points[outlaw][whom])
    return table.hit * (table.change(outlaw, whom, -loss, 0) + _into_hand(table, outlaw)) - kept


def _ask(table: Table, kind: int) -> float:
    """The chance that one of the others holds the card, times what it is worth here and there."""
    g = table.g
    others = sum(len(g.hand[seat]) for seat in table.seats if seat != table.me)
    shown = any(card >= 0 and KIND[card] == kind for seat in table.seats if seat != table.me for card in g.hand[seat])
    hidden = others + len(g.supply)
    out = table.still_out(kind)
    chance = 1.0 if shown else 1 - (1 - others / hidden) ** out if hidden else 0.0
    return chance * (_into_hand(table, kind) + 0.3 * table.keep(kind, 1))


def _into_hand(table: Table, kind: int) -> float:
    """What one more card of a kind is worth in hand; a set that can be laid at once counts as laid."""
    held = table.hand.count(kind) + 1
    kept = table.keep(kind, held)
    if kind < N_OUTLAWS and (is_open(table.g, kind) or held >= 3):
        laid = table.change(kind, table.me, 2 * held * table.stands(kind), 1000 * (held - 1))
        return max(kept, laid - table.keep(kind, held - 1) * (held - 1))
    return kept


def _hideout(table: Table, pick: Pick) -> float:
    """What the hidden points were worth to their owner, and whether the poster falls below the threshold."""
    whom, outlaw = int(pick[1]), OUTLAW_NUMBER[str(pick[2])]
    gain = table.change(outlaw, whom, -table.points[outlaw][whom], 0)
    return table.hit * gain - 0.6 * table.keep(HIDEOUT, 1)


def _wyatt_earp(table: Table, pick: Pick) -> float:
    kept = table.keep(WYATT_EARP, table.hand.count(WYATT_EARP))
    use = pick[1]
    if use == "draw":
        if table.g.times == 2 and len(table.g.supply) < 2:
            return NEVER
        return 2 * table.weights.fresh_card * table.keeping - kept
    if use == "look":
        found = {KIND[card] for card in table.g.discards if KIND[card] != WYATT_EARP}
        return max(_into_hand(table, kind) for kind in sorted(found)) - kept
    whom, outlaw = int(pick[2]), OUTLAW_NUMBER[str(pick[3])]
    freed = raw_points(table.g, whom, outlaw)
    return table.hit * table.change(outlaw, whom, freed, 0) - 0.6 * kept


_SCORES: Final[dict[str, Callable[[Table, Pick], float]]] = {
    "lay": _lay,
    "photo": _photo,
    "stagecoach_robbery": _robbery,
    "bank_robbery": _robbery,
    "fastest_gun": _fastest_gun,
    "most_wanted": _most_wanted,
    "hideout": _hideout,
    "wyatt_earp": _wyatt_earp,
}
