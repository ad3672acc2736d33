"""What a play does to those it hits, by the name a card is played as or an ability is called by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bang.around import living, others
from game.bang.deck import CARD_OF_KIND, DEPUTY, NAME, SHERIFF
from game.bang.measures import two_left
from game.bang.state import abilities, max_life, role_of
from game.bots.bang.mind import Mind
from game.bots.bang.worth import (
    EQUIPMENT,
    GUNS,
    at_most,
    front_loss,
    front_worth,
    hit,
    keep,
    life_point,
    own_point,
    removal,
    serving,
)
from game.rules.kinds import Pick

NEVER: Final = -9.0
AT_SOMEBODY: Final = frozenset({"bang", "punch", "duel", "jail", "panic", "cat_balou"})
"""Cards that harm one other player."""
ROSA_ONE_IN: Final = 3
"""One in so many chances to change seats is taken."""
JAIL_WORTH: Final = 0.75
"""A Jail costs its victim three turns of four."""


# -- against one player


def _forbidden(mind: Mind, whom: int, deadly: bool) -> bool:
    """The blunders people laugh at: a shot at a friend everybody knows, a Sheriff's at one who is likely his deputy."""
    g = mind.g
    if mind.ill[whom] <= 0:
        return True
    if role_of(g, mind.seat) != SHERIFF or not deadly:
        return False
    return mind.chance_of(whom, DEPUTY) > mind.weights.deputy_risk


def _bang(mind: Mind, tail: Pick) -> float:
    return _fired(mind, int(tail[0]), 2 if "slab_the_killer" in abilities(mind.g, mind.seat) else 1)


def shot(mind: Mind, tail: Pick) -> float:
    """A shot that is no BANG! card: Slab makes it no harder to miss."""
    return _fired(mind, int(tail[0]), 1)


def _fired(mind: Mind, whom: int, needed: int) -> float:
    if _forbidden(mind, whom, mind.g.life[whom] <= 1):
        return NEVER
    return mind.ill[whom] * hit(mind, whom, needed) * (life_point(mind, whom) + removal(mind, whom)) + 0.02


def _duel(mind: Mind, tail: Pick) -> float:
    g, whom = mind.g, int(tail[0])
    if _forbidden(mind, whom, g.life[whom] <= 1):
        return NEVER
    bangs = mind.once(serving, "bang")
    cards, share = len(g.hand[whom]), mind.weights.bang_share
    if "calamity_janet" in abilities(g, whom):
        share += mind.weights.missed_share
    won = at_most(bangs, cards, share)
    gain = mind.ill[whom] * won * (life_point(mind, whom) + removal(mind, whom))
    return gain - (1 - won) * own_point(mind) - 0.25 * min(bangs, share * cards)


def _jail(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    danger = 0.6 + 0.1 * len(mind.g.hand[whom])
    return mind.ill[whom] * JAIL_WORTH * danger if mind.ill[whom] > 0 else NEVER


def _loss(mind: Mind, tail: Pick) -> float:
    """What the card that a Panic! or Cat Balou names is worth to its owner."""
    whom = int(tail[0])
    if tail[1] == "hand":
        scarce = 0.25 if len(mind.g.hand[whom]) <= 2 else 0.0
        return mind.weights.card + 0.25 + scarce
    return front_loss(CARD_OF_KIND[str(tail[1])])


def _panic(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    loss = _loss(mind, tail)
    gain = 0.55 if tail[1] == "hand" else max(0.3, _use_of(mind, str(tail[1])))
    if whom == mind.seat:
        return -loss - 0.3 if loss < 0 else NEVER
    if mind.ill[whom] <= 0 and loss > 0:
        return NEVER
    return mind.ill[whom] * loss * 0.8 + gain * 0.6 * (mind.ill[whom] > 0.1 or loss < 0)


def _use_of(mind: Mind, kind: str) -> float:
    name = NAME[CARD_OF_KIND[kind]]
    return front_worth(mind, name) if name in GUNS or name in EQUIPMENT else 0.3


def _cat_balou(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    loss = _loss(mind, tail)
    if whom == mind.seat:
        return -loss - 0.3 if loss < 0 else NEVER
    if (mind.ill[whom] <= 0) == (loss > 0):
        return NEVER
    return mind.ill[whom] * loss


# -- against all


def _brawl(mind: Mind, tail: Pick) -> float:
    """Everybody else loses a card of the user's choice."""
    total = 0.0
    for whom in others(mind.g, mind.seat):
        losses = [front_loss(card) for card in mind.g.front[whom]]
        if mind.g.hand[whom]:
            losses.append(mind.weights.card + 0.25)
        if losses:
            total += mind.ill[whom] * (max(losses) if mind.ill[whom] > 0 else min(losses))
    return total


def _gatling(mind: Mind, tail: Pick) -> float:
    return sum(_blow(mind, whom, hit(mind, whom)) for whom in others(mind.g, mind.seat))


def _indians(mind: Mind, tail: Pick) -> float:
    share = mind.weights.bang_share
    return sum(_blow(mind, whom, (1 - share) ** len(mind.g.hand[whom])) for whom in others(mind.g, mind.seat))


def _blow(mind: Mind, whom: int, chance: float) -> float:
    g = mind.g
    deadly = g.life[whom] <= 1
    if deadly and role_of(g, mind.seat) == SHERIFF and mind.chance_of(whom, DEPUTY) > mind.weights.deputy_risk:
        return NEVER
    if deadly and mind.ill[whom] < -1:
        return NEVER
    return mind.ill[whom] * chance * (life_point(mind, whom) + removal(mind, whom) * (mind.ill[whom] > 0))


# -- for oneself


def _regained(mind: Mind) -> float:
    """What the next life point regained is worth to the bot itself."""
    return 1.2 if mind.life <= 2 else 0.7


def _beer(mind: Mind, tail: Pick) -> float:
    """Drunk when it heals; the last one is kept while it would be a rescue, unless it would have to be discarded."""
    g = mind.g
    if not mind.wounded or two_left(g):
        return NEVER
    beers = mind.once(serving, "beer")
    if mind.life == 1 and beers == 1 and mind.over <= 0:
        return -0.1
    return _regained(mind)


def _healing(points: int) -> Callable[[Mind, Pick], float]:
    """Life points that are no Beer, so two players may have them too."""
    return lambda mind, tail: healed(mind, points)


def healed(mind: Mind, points: int) -> float:
    """What so many life points are worth to the bot itself."""
    lost = min(points, max_life(mind.g, mind.seat) - mind.life)
    if lost <= 0:
        return NEVER
    return _regained(mind) * (1 + 0.5 * (lost - 1))


def heals(mind: Mind, tail: Pick) -> float:
    """For oneself, or for a friend in need."""
    whom = int(tail[0])
    if whom == mind.seat:
        return healed(mind, 1)
    if mind.g.life[whom] >= max_life(mind.g, whom):
        return NEVER
    return -mind.ill[whom] * (0.8 if mind.g.life[whom] == 1 else 0.4)


def _saloon(mind: Mind, tail: Pick) -> float:
    g = mind.g
    gain = _regained(mind) if mind.wounded else 0.0
    for whom in others(g, mind.seat):
        if g.life[whom] < max_life(g, whom):
            gain -= mind.ill[whom] * (0.8 if g.life[whom] == 1 else 0.4)
    return gain


def _cards(count: int) -> Callable[[Mind, Pick], float]:
    return lambda mind, tail: mind.weights.card * 2 * count


def _general_store(mind: Mind, tail: Pick) -> float:
    """The first choice is worth more than the others'."""
    gifts = sum(mind.ill[whom] for whom in others(mind.g, mind.seat))
    return 0.75 - 0.25 * gifts


def _dynamite(mind: Mind, tail: Pick) -> float:
    """It goes off before somebody: worth it where more foes than friends sit round the table."""
    round_table = others(mind.g, mind.seat)
    feeling = sum(mind.ill[whom] for whom in round_table) / len(round_table)
    return 0.9 * feeling - 0.25 if len(living(mind.g)) > 2 else 0.2


def _price(mind: Mind, kinds: Pick) -> float:
    """What hand cards are worth that an ability asks for; less, if they would have to be discarded anyway."""
    price = sum(keep(mind, CARD_OF_KIND[str(kind)]) for kind in kinds)
    over = mind.over if mind.seat == mind.g.turn else 0
    return price * 0.3 if over >= len(kinds) else price


def _sid_ketchum(mind: Mind, tail: Pick) -> float:
    """Two cards for a life point."""
    return (1.6 if mind.life == 1 else 1.2 if mind.life == 2 else 0.8) - _price(mind, tail)


def _doc_holyday(mind: Mind, tail: Pick) -> float:
    """Two cards for a shot."""
    return shot(mind, tail[2:]) - _price(mind, tail[:2])


def _chuck_wengam(mind: Mind, tail: Pick) -> float:
    """A life point for two cards."""
    return mind.weights.card * 4 - own_point(mind)


def _jose_delgado(mind: Mind, tail: Pick) -> float:
    """A blue card for two cards."""
    return mind.weights.card * 4 - keep(mind, CARD_OF_KIND[str(tail[0])])


def _ricochet(mind: Mind, tail: Pick) -> float:
    """A BANG! card against a card in front of somebody, who may answer."""
    loss = mind.ill[int(tail[1])] * front_loss(CARD_OF_KIND[str(tail[2])])
    return 0.75 * loss - _price(mind, tail[:1]) * 0.5


def _sniper(mind: Mind, tail: Pick) -> float:
    """Two BANG! cards for a shot that takes two miss effects."""
    return _fired(mind, int(tail[2]), 2) - _price(mind, tail[:2]) * 0.5


def _lady_rosa(mind: Mind, tail: Pick) -> float:
    """The right-hand neighbour loses a turn.  Not whenever it can be done: shadows that always do would never let the
    first player, and so the next event, have his turn.
    """
    if mind.chance.below(ROSA_ONE_IN):
        return NEVER
    return 0.8 * mind.ill[others(mind.g, mind.seat)[-1]] - 0.05


def _flint_westwood(mind: Mind, tail: Pick) -> float:
    """A card of one's own for two of somebody else's."""
    given = keep(mind, CARD_OF_KIND[str(tail[0])])
    taken = min(2, len(mind.g.hand[int(tail[1])]))
    return taken * 2 * mind.weights.card - given + 0.3 * mind.ill[int(tail[1])] * (taken - 1)


def _lee_van_kliff(mind: Mind, tail: Pick) -> float:
    """A BANG! card for the brown card just played, once more."""
    again = GAINS.get(mind.g.last.partition(":")[2])
    return -1.0 if again is None else again(mind, tail[1:]) - _price(mind, tail[:1])


def _dorothy_rage(mind: Mind, tail: Pick) -> float:
    """Somebody must play a card, if he has it: a card lost to a foe, and harm to another."""
    whom, name, rest = int(tail[0]), str(tail[1]), tail[2:]
    harm = 0.0
    if rest and isinstance(rest[0], int):
        harm = 0.5 * mind.ill[int(rest[0])] if int(rest[0]) != mind.seat else -1.0
    return 0.25 * (0.4 * mind.ill[whom] + harm) if name in AT_SOMEBODY else 0.05 * mind.ill[whom]


def _dug(mind: Mind, tail: Pick) -> float:
    """A nugget for a card."""
    return 2 * mind.weights.card - 0.35


def _rucksack(mind: Mind, tail: Pick) -> float:
    """Two nuggets for a life point."""
    return healed(mind, 1) - 0.66


def _jacky_murieta(mind: Mind, tail: Pick) -> float:
    """Two nuggets for a shot."""
    return shot(mind, tail) - 0.66


GAINS: Final[dict[str, Callable[[Mind, Pick], float]]] = {
    "bang": _bang,
    "punch": shot,
    "springfield": shot,
    "knife": shot,
    "pepperbox": shot,
    "buffalo_rifle": shot,
    "derringer": lambda mind, tail: shot(mind, tail) + 2 * mind.weights.card,
    "duel": _duel,
    "jail": _jail,
    "panic": _panic,
    "rag_time": _panic,
    "conestoga": _panic,
    "cat_balou": _cat_balou,
    "can_can": _cat_balou,
    "brawl": _brawl,
    "gatling": _gatling,
    "howitzer": _gatling,
    "indians": _indians,
    "beer": _beer,
    "canteen": _healing(1),
    "whisky": _healing(2),
    "tequila": heals,
    "saloon": _saloon,
    "stagecoach": _cards(2),
    "wells_fargo": _cards(3),
    "pony_express": _cards(3),
    "general_store": _general_store,
    "dynamite": _dynamite,
    "sid_ketchum": _sid_ketchum,
    "doc_holyday": _doc_holyday,
    "chuck_wengam": _chuck_wengam,
    "jose_delgado": _jose_delgado,
    "ricochet": _ricochet,
    "sniper": _sniper,
    "lady_rosa_of_texas": _lady_rosa,
    "flint_westwood": _flint_westwood,
    "lee_van_kliff": _lee_van_kliff,
    "dorothy_rage": _dorothy_rage,
    "gold_pan": _dug,
    "raddie_snake": _dug,
    "rucksack": _rucksack,
    "jacky_murieta": _jacky_murieta,
    "josh_mccloud": lambda mind, tail: 0.2,
}
"""By the name of a card or an ability: from what follows it in the pick to what the play brings."""
