"""What places, gold and jail are worth to a rider, in steps on the trail: closed formulas, no search."""

from __future__ import annotations

from typing import Final

from game.bots.pony_express.odds import EVEN
from game.bots.pony_express.weights import Weights
from game.pony_express.board import BOARD, EFFECTS, LAST_PEACEFUL, MAILBOXES, SACRAMENTO
from game.pony_express.frames.jail import BAIL
from game.pony_express.frames.meeting import STAKE
from game.pony_express.state import Pony, holds, upright_on

HOARD: Final = 3
"""Nuggets up to which each is likely to be needed."""
STARRED: Final = 1.2
"""What jail costs whoever has a Deputy's Star: the card."""
MAIL_TURN: Final = 9.0
"""What a turn in jail costs a rider who waits in Sacramento: every one of them counts there."""
RIVAL: Final = 2.0
"""What reaching Sacramento is worth more where a rival is about to win from there."""
NOW_OR_NEVER: Final = 12.0
"""What reaching Sacramento is worth where the game is lost otherwise."""


def gold_value(weights: Weights, gold: int) -> float:
    """What so many nuggets are worth together."""
    if gold <= 0:
        return 0.0
    first = weights.first_gold + weights.gold * (min(gold, HOARD) - 1)
    return first + weights.more_gold * max(0, gold - HOARD)


def price_value(g: Pony, seat: int, weights: Weights, price: int) -> float:
    """What paying so many nuggets costs a seat."""
    return gold_value(weights, g.gold[seat]) - gold_value(weights, g.gold[seat] - price)


def jail_price(g: Pony, seat: int, weights: Weights) -> float:
    """What going to jail costs a seat, as far as this view knows its cards."""
    if holds(g, seat, "deputys_star"):
        return STARRED
    turn = MAIL_TURN if g.mailbox[seat] else weights.jail
    if g.gold[seat] < BAIL:
        return turn
    return min(turn, price_value(g, seat, weights, BAIL) + weights.bail)


def last_chance(g: Pony, seat: int) -> bool:
    """Whether a rival will have won before this seat moves again, unless it comes to Sacramento now."""
    first = g.roller if g.roller >= 0 else seat
    before = (seat - first) % g.seats or g.seats
    for step in range(1, before):
        other = (first + step) % g.seats
        if g.mailbox[other] == MAILBOXES - 1 and (not g.jailed[other] or g.gold[other] >= BAIL):
            return True
    return False


def arrival(g: Pony, seat: int, weights: Weights) -> float:
    """What reaching Sacramento is worth besides the steps."""
    rivals = [g.mailbox[other] for other in range(g.seats) if other != seat and g.mailbox[other]]
    if not rivals:
        return weights.arrival
    return NOW_OR_NEVER if last_chance(g, seat) else weights.arrival + RIVAL


def landing(g: Pony, seat: int, steps: int, weights: Weights) -> float:
    """What moving so many steps by the dice brings, with meetings and the effect of the space."""
    start = g.space[seat]
    space = min(start + steps, SACRAMENTO)
    if space == SACRAMENTO:
        return space - start + arrival(g, seat, weights)
    if last_chance(g, seat):
        return 0.1 * steps
    worth = float(space - start)
    if weights.places:
        worth += weights.places * (_meeting(g, seat, space, weights) + _effect(g, seat, space, weights))
    return worth


def call_move(g: Pony, seat: int, steps: int, weights: Weights) -> float:
    """What the steps of a right call bring: nothing happens where they end, but in Sacramento."""
    start = g.space[seat]
    if start == SACRAMENTO:
        return 0.0
    space = min(start + steps, SACRAMENTO)
    bonus = arrival(g, seat, weights) if space == SACRAMENTO and g.switches["sacramento_via_call"] else 0.0
    return space - start + bonus


def _meeting(g: Pony, seat: int, space: int, weights: Weights) -> float:
    met = [other for other in upright_on(g, space) if other != seat]
    if not met or space <= LAST_PEACEFUL:
        return 0.0
    if len(met) == 1:
        return duel(g, seat, met[0], weights)
    best = 1 / (len(met) + 1)
    lost = price_value(g, seat, weights, STAKE) if g.gold[seat] >= STAKE else jail_price(g, seat, weights)
    won = gold_value(weights, g.gold[seat] + STAKE * len(met)) - gold_value(weights, g.gold[seat])
    return best * won - (1 - best) * lost


def duel(g: Pony, seat: int, other: int, weights: Weights) -> float:
    """Half of the loser's gold; one without any goes to jail (PX-49, PX-50)."""
    theirs, mine = g.gold[other], g.gold[seat]
    prize = gold_value(weights, mine + max(1, (theirs + 1) // 2)) - gold_value(weights, mine)
    prize += (weights.jail if not theirs else 0.3 * theirs) / (g.seats - 1)
    loss = price_value(g, seat, weights, (mine + 1) // 2) if mine else jail_price(g, seat, weights)
    return weights.duel * prize - (1 - weights.duel) * loss


def _effect(g: Pony, seat: int, space: int, weights: Weights) -> float:
    kind = BOARD.types[space]
    gold = g.gold[seat]
    if kind not in EFFECTS or (space <= LAST_PEACEFUL and g.switches["peace_blocks_effects"]):
        return 0.0
    if kind == "mine":
        return gold_value(weights, gold + 2) - gold_value(weights, gold)
    if kind == "relay":
        return weights.card if g.deck else 0.0
    if kind == "station":
        return ride(g, seat, space, weights)
    if kind == "indians":
        return 0.5 if holds(g, seat, "peace_pipe") else -weights.retreat
    jailed = jail_price(g, seat, weights)
    return -sum(
        chance * (price_value(g, seat, weights, due) if due <= gold else gold_value(weights, gold) + jailed)
        for due, chance in enumerate(EVEN)
    )


def ride(g: Pony, seat: int, space: int, weights: Weights) -> float:
    """What the train from a station is worth, 0 where it is not worth its fare."""
    to = BOARD.next_station[space]
    if not to:
        return 0.0
    if holds(g, seat, "rail_pass"):
        return float(to - space)
    fare = BOARD.fares[space]
    return max(0.0, to - space - price_value(g, seat, weights, fare)) if g.gold[seat] >= fare else 0.0
