"""What life points and cards are worth to a seat."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from game.bang.deck import NAME, OUTLAW
from game.bang.frames.shot import MISSES
from game.bang.measures import names_of, two_left
from game.bang.state import Bang, abilities, max_life
from game.bots.bang.mind import Mind

GUNS: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
"""The reach of a gun."""
IDLE_VOLCANIC: Final = 0.3
"""What a Volcanic is worth that has nothing to fire twice."""
EQUIPMENT: Final = {"barrel": 1.3, "mustang": 1.0, "hideout": 1.0, "scope": 0.8, "binocular": 0.8}
HELD: Final = {
    "beer": 1.0,
    "bang": 0.8,
    "missed": 0.9,
    "wells_fargo": 1.9,
    "stagecoach": 1.4,
    "gatling": 0.9,
    "indians": 0.7,
    "panic": 0.8,
    "cat_balou": 0.8,
    "duel": 0.6,
    "jail": 0.6,
    "general_store": 0.6,
    "saloon": 0.4,
    "dynamite": 0.3,
    "dodge": 1.1,
    "punch": 0.6,
    "springfield": 0.8,
    "brawl": 0.7,
    "rag_time": 0.9,
    "tequila": 0.7,
    "whisky": 0.9,
    "pony_express": 1.4,
    "bible": 1.1,
    "howitzer": 0.9,
    "canteen": 0.9,
    "conestoga": 0.8,
}
"""What a card in hand is kept for, before one's own needs are looked at."""
PLAIN: Final = 0.5
"""The same for a card that has no line above."""


def life_point(mind: Mind, seat: int) -> float:
    """What the next life point of a seat is worth to whoever wishes it ill with 1.0."""
    w, g = mind.weights, mind.g
    if g.life[seat] <= 1:
        if two_left(g):
            return w.last_life
        saved: float = (1 - w.beer_share) ** len(g.hand[seat])
        return 0.4 + (w.last_life - 0.4) * saved
    return w.two_lives if g.life[seat] == 2 else w.more_lives


def own_point(mind: Mind, lost: int = 1) -> float:
    """What losing so many life points costs the bot itself."""
    left = mind.life - lost
    if left <= 0:
        beers = mind.once(serving, "beer")
        return 1.2 if beers and not two_left(mind.g) else 3.5 * mind.weights.own_life
    return (1.0 if left == 1 else 0.55) * mind.weights.own_life * lost


def hit(mind: Mind, seat: int, needed: int = 1) -> float:
    """The chance that a shot at a seat is not answered."""
    g, w = mind.g, mind.weights
    hand, known, me = g.hand[seat], g.known, mind.seat
    seen = [card for card in hand if card >= 0 and known[card] >> me & 1]
    if len(seen) >= needed and sum(cancels(g, seat, card) for card in seen) >= needed:
        return 0.05
    names = abilities(g, seat)
    share = w.missed_share * (2 if "calamity_janet" in names else 1)
    draws = [NAME[card] for card in g.front[seat]].count("barrel") + ("jourdonnais" in names)
    barrel = w.barrel if "lucky_duke" not in names else 1 - (1 - w.barrel) ** 2
    return _fewer(needed, len(hand), share, draws, barrel)


def cancels(g: Bang, seat: int, card: int) -> bool:
    """Whether a card in a seat's hand is a miss effect."""
    return not MISSES.keys().isdisjoint(names_of(g, seat, card))


def serving(mind: Mind, name: str) -> int:
    """How many cards of the bot's own hand may be used as `name`."""
    g, seat = mind.g, mind.seat
    return [name in names_of(g, seat, card) for card in g.hand[seat]].count(True)


@lru_cache(maxsize=4096)
def at_most(most: int, cards: int, share: float) -> float:
    """The chance that no more than `most` of so many cards are good, each of them with the chance `share`."""
    return sum(comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(min(most, cards) + 1))


@lru_cache(maxsize=4096)
def _fewer(needed: int, cards: int, share: float, draws: int, barrel: float) -> float:
    """The chance that cards and Barrels together give fewer than `needed` miss effects."""
    total = 0.0
    for good in range(min(needed, draws + 1)):
        from_barrels = comb(draws, good) * barrel**good * (1 - barrel) ** (draws - good)
        total += from_barrels * at_most(needed - good - 1, cards, share)
    return total


def removal(mind: Mind, seat: int) -> float:
    """What comes on top if a seat falls to the bot's next blow: the reward for an outlaw."""
    if mind.g.life[seat] > 1:
        return 0.0
    return mind.weights.reward * mind.chance_of(seat, OUTLAW)


def keep(mind: Mind, card: int) -> float:
    """What a card of the bot's own hand is worth there."""
    g, seat = mind.g, mind.seat
    name = NAME[card]
    if name in GUNS or name in EQUIPMENT:
        return front_worth(mind, name) + 0.05
    value = HELD.get(name, PLAIN)
    if name in ("missed", "dodge") and mind.life <= 2:
        value += 0.7
    elif name == "beer":
        value = 0.15 if two_left(g) else value + 0.9 * (mind.life <= 2) + 0.3 * mind.wounded
    elif name == "bang":
        others = [NAME[c] for c in mind.hand].count("bang")
        value -= 0.12 * max(0, others - 1)
    elif name == "saloon":
        value += 0.4 * mind.wounded
    if seat == g.turn and name in ("missed", "beer") and mind.life == max_life(g, seat):
        value -= 0.05
    return value


def front_worth(mind: Mind, name: str) -> float:
    """What a card would be worth lying in front of the bot; next to nothing beside one like it."""
    g, seat = mind.g, mind.seat
    there = [NAME[card] for card in g.front[seat]]
    if name in there:
        return 0.0
    if name in EQUIPMENT:
        return EQUIPMENT[name]
    if name not in GUNS:
        return PLAIN
    mine = next((gun for gun in there if gun in GUNS), "")
    return max(0.0, gun_worth(mind, name) - (gun_worth(mind, mine) if mine else 0.0))


def gun_worth(mind: Mind, name: str) -> float:
    """What a gun is worth against the Colt: a Volcanic by the BANG! cards in hand, others by their reach.

    With fewer than two of them a Volcanic is worth less than any other gun: it would only cost reach.
    """
    if name == "volcanic":
        bangs = mind.once(serving, "bang")
        near = "willy_the_kid" not in abilities(mind.g, mind.seat)
        return (0.5 + 0.45 * (bangs - 1) if bangs >= 2 else IDLE_VOLCANIC) * near
    return 0.35 * (GUNS[name] - 1)


def front_loss(card: int) -> float:
    """What a card in front of somebody is worth to him: less than nothing for a Jail or a Dynamite."""
    name = NAME[card]
    if name == "jail":
        return -1.2
    if name == "dynamite":
        return -0.6
    if name in GUNS:
        return 0.35 + 0.15 * GUNS[name]
    return EQUIPMENT.get(name, 0.5)
