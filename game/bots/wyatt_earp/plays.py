"""What each play is worth, in dollars better than keeping the cards in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.wyatt_earp.table import Table
from game.rules.kinds import Pick
from game.wyatt_earp.deck import (
    FASTEST_GUN,
    HIDEOUT,
    KIND,
    KIND_NUMBER,
    N_OUTLAWS,
    OUTLAW_NUMBER,
    POINTS,
    REWARD,
    VERB,
    WYATT_EARP,
)
from game.wyatt_earp.state import CARDS_OF
from game.wyatt_earp.vocabulary import RULES

NEVER: Final = -1e5
_BRING_CARDS: Final = ("draw", "look", "ask", "rob")
"""Uses of sheriff cards after which there may be more cards in hand than before."""


def play_score(table: Table, pick: Pick) -> float:
    """The worth of a whole play.  A sheriff card that the weights ignore is never worth it.

    A play that leaves nothing but the card to discard (out of turn: nothing at all) ends the hand, so that what its
    end is worth counts as well; not where any draw from the supply would end it anyway.
    """
    verb = str(pick[0])
    if verb in table.weights.ignore:
        return NEVER
    worth = _SCORES[verb](table, pick)
    gone = int(pick[2]) if verb == "lay" else 1
    last = table.in_hand - gone == (1 if table.in_turn else 0) and pick[1] not in _BRING_CARDS
    if table.ending:
        return worth
    if last:
        worth += table.end_now()
    elif table.weights.tempo and pick[1] not in _BRING_CARDS:
        worth += table.weights.tempo * gone * table.end_now() / (table.in_hand * len(table.others))
    return worth


def _lay(table: Table, pick: Pick) -> float:
    """Points and money now, against what the cards were kept for; parts of a set pay less than all of it."""
    outlaw, count = OUTLAW_NUMBER[str(pick[1])], int(pick[2])
    held = table.held[outlaw]
    return table.lay(outlaw, count) + table.hold(outlaw, held - count, opened=True) - table.hold(outlaw, held)


def _photo(table: Table, pick: Pick) -> float:
    """Four points and $1,000 without a shot: nothing to wait for but a better sheriff card of this turn."""
    return table.lay_photo(OUTLAW_NUMBER[str(pick[1])])


def _robbery(table: Table, pick: Pick) -> float:
    verb, outlaw = str(pick[0]), OUTLAW_NUMBER[str(pick[1])]
    kind = KIND_NUMBER[verb]
    gain = table.change(outlaw, {table.me: POINTS[CARDS_OF[kind][0]]}, REWARD[verb])
    return table.hit * gain - table.hurdle(kind)


def _fastest_gun(table: Table, pick: Pick) -> float:
    """As a robbery; on a hit the old Fastest Gun's points go, whoever had them, perhaps on the same poster.

    A later one may do the same to this one, so it is not spent early for little.
    """
    outlaw = OUTLAW_NUMBER[str(pick[1])]
    more = {table.me: 3}
    gain = 0.0
    for at, cards in enumerate(table.g.laid):
        if any(KIND[card] == FASTEST_GUN for card in cards):
            owner, where = divmod(at, N_OUTLAWS)
            if where == outlaw:
                more[owner] = more.get(owner, 0) - 3
            else:
                gain += table.change(where, {owner: -3})
    gain += table.change(outlaw, more, REWARD["fastest_gun"])
    return table.hit * gain - table.hurdle(FASTEST_GUN) - table.patience()


def _most_wanted(table: Table, pick: Pick) -> float:
    kept = table.hurdle(KIND_NUMBER["most_wanted"])
    if pick[1] == "ask":
        return table.asked_for(KIND_NUMBER[str(pick[2])]) - kept
    whom, outlaw = int(pick[2]), OUTLAW_NUMBER[str(pick[3])]
    return table.hit * (table.change(outlaw, {whom: -2}) + table.gained(outlaw)) - kept


def _hideout(table: Table, pick: Pick) -> float:
    """What the points there were worth to their owner; the whole poster may fall below the threshold."""
    whom, outlaw = int(pick[1]), OUTLAW_NUMBER[str(pick[2])]
    return table.hit * table.covered(whom, outlaw, True) - table.hurdle(HIDEOUT)


def _wyatt_earp(table: Table, pick: Pick) -> float:
    kept = table.hurdle(WYATT_EARP)
    use = pick[1]
    if use == "draw":
        return NEVER if table.ending else table.weights.two_more * table.left - kept
    if use == "look":
        found = {KIND[card] for card in table.g.discards if KIND[card] != WYATT_EARP}
        return max(fetched(table, kind) for kind in sorted(found)) - kept
    whom, outlaw = int(pick[2]), OUTLAW_NUMBER[str(pick[3])]
    return table.hit * table.covered(whom, outlaw, False) - kept


def fetched(table: Table, kind: int) -> float:
    """What a card taken from the discards is worth; a sheriff card may be played at once (WE-36)."""
    if kind < N_OUTLAWS:
        return table.gained(kind)
    if table.verb_ignored(kind):
        return 0.0
    if kind < 2 * N_OUTLAWS:
        return table.lay_photo(kind - N_OUTLAWS) if table.open[kind - N_OUTLAWS] else table.keep(kind)
    if not table.weights.foresees:
        return table.keep(kind)
    plays = RULES[VERB[kind]].plays(table.g, table.me)
    used = max((_SCORES[VERB[kind]](table, pick) for pick in plays), default=0.0)
    return max(table.keep(kind), used)


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
