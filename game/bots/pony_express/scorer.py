"""One answer to every question of Pony Express, by a rule for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.bots.pony_express import bluff
from game.bots.pony_express.odds import best_reroll
from game.bots.pony_express.shots import flick
from game.bots.pony_express.weights import BY_LEVEL, FLAT_CALLS, KEEP, Weights
from game.pony_express.board import BOARD
from game.pony_express.dice import FACES, HANDS, N_DICE, STEPS, hand_of
from game.pony_express.frames.cup import Cup
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.spaces import Mine
from game.pony_express.state import Pony
from game.rules.ask import PASS, Option
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View

TURNED: Final = 2
"""Steps that turning a die must bring to be worth a Loaded Die."""
FREE_ROLL: Final = 1.0
"""Steps that a reroll must be expected to bring to be worth a card."""
HIDES: Final = 58
"""Per cent of rerolls that go under the cup, with the kept dice shown."""
FINE: Final = 1000


@dataclass(frozen=True, slots=True)
class Mind:
    """A question as a bot sees it."""

    g: Pony
    seat: int
    options: tuple[Option, ...]
    chance: Chance
    weights: Weights

    def option(self, verb: str) -> Option | None:
        """The first option with this verb."""
        return next((option for option in self.options if option[0] == verb), None)

    def first(self, *verbs: str) -> Pick:
        """The first whole pick with one of these verbs, in their order; else the last option there is."""
        for verb in verbs:
            option = self.option(verb)
            if option is not None:
                return whole(option)
        return whole(self.options[-1])

    def happens(self, share: float) -> bool:
        """True in that share of cases."""
        return self.chance.below(FINE) < share * FINE


def whole(option: Option) -> Pick:
    """An option without ranges as a pick.  Raises TypeError for one with a range."""
    if not all(isinstance(part, int | str) for part in option):
        raise TypeError(f"{option} leaves something open")
    return tuple(part for part in option if isinstance(part, int | str))


def pick_for(seen: View[Any], seed: int, level: str) -> Pick:
    """What a bot of a level picks from its own options."""
    return pick_with(seen, seed, BY_LEVEL[level])


def pick_with(seen: View[Any], seed: int, weights: Weights) -> Pick:
    """The same with numbers of one's own."""
    assert seen.ask is not None and seen.viewer is not None
    mind = Mind(seen.state, seen.viewer, seen.ask.options[seen.viewer], Chance(seed), weights)
    return _ANSWERS[seen.ask.kind](mind)


# -- dice


def _cup(mind: Mind) -> Pick:
    g = mind.g
    cup = g.stack[-1]
    assert isinstance(cup, Cup)
    faces = tuple(g.dice)
    now = STEPS[hand_of(faces)]
    mask, then = best_reroll(faces)
    price = cup.price(g)
    gain = then - now - price * mind.weights.gold
    turned = _turned(mind, faces, now)
    if turned:
        return turned
    if gain > 0 and price == 2 and mind.option("water_bag") and g.gold[mind.seat]:
        return ("water_bag",)
    if gain > 0 and mind.option("roll"):
        way = "hidden" if mind.chance.below(100) < HIDES else "open"
        return ("roll", way, mask)
    if mind.option("sleight_of_hand"):
        mask, then = best_reroll(faces, whole=True)
        if then - now >= FREE_ROLL:
            return ("sleight_of_hand", "hidden", mask)
    if mind.option("poker_face") and now < STEPS["three"]:
        return ("poker_face", "three")
    if mind.weights.honest and now:
        return ("declare", HANDS[now])
    return ("declare", bluff.declaration(g, mind.seat, mind.chance))


def _turned(mind: Mind, faces: tuple[int, ...], now: int) -> Pick:
    """The best turn of one die, if it is worth the card."""
    if not mind.option("loaded_die"):
        return ()
    steps, die, face = max(
        (STEPS[hand_of((*faces[:n], face, *faces[n + 1 :]))], -n, face) for n in range(N_DICE) for face in FACES
    )
    return ("loaded_die", 1 - die, face) if steps - now >= TURNED else ()


def _call(mind: Mind) -> Pick:
    g = mind.g
    may = mind.option("call") is not None
    steps = STEPS[g.declared]
    lie = bluff.lie_chance(g, mind.seat)
    if may and steps >= STEPS["three"]:
        spied = mind.option("spyglass")
        if spied is not None:
            return whole(spied)
    if lie > 0.99:
        return mind.first("call", "loud_voice", "pass")
    if not may:
        return PASS
    if mind.weights.honest:
        return ("call",) if steps > 1 and mind.happens(FLAT_CALLS) else PASS
    looked = bluff.known_faces(g) != bluff.public_faces(g)
    price = bluff.jail_price(g, mind.seat)
    if looked:
        gain = lie * steps * g.seats / (g.seats - 1) - (1 - lie) * price
        return ("call",) if gain > 0 else PASS
    assert g.pending is not None
    return ("call",) if mind.happens(bluff.call_rate(g, len(g.pending.options))) else PASS


def _mine(mind: Mind) -> Pick:
    mine = mind.g.stack[-1]
    assert isinstance(mine, Mine)
    mask, then = best_reroll(mine.faces, whole=True)
    if mind.option("pickaxe") and then - STEPS[hand_of(mine.faces)] >= FREE_ROLL:
        return ("pickaxe", mask)
    return PASS


# -- on the trail


def _start(mind: Mind) -> Pick:
    """Whoever is farthest ahead within reach is pulled back."""
    lassoes = [whole(option) for option in mind.options if option[0] == "lasso"]
    if lassoes:
        return max(lassoes, key=lambda pick: mind.g.space[int(pick[1])])
    return ("shake",)


def _mount(mind: Mind) -> Pick:
    """One space more, unless it leads to the Indians or where somebody stands."""
    g = mind.g
    there = g.space[mind.seat] + 1
    good = BOARD.types[there] != "indians" and there not in g.space
    return mind.first("fresh_mount", "pass") if good else PASS


def _station(mind: Mind) -> Pick:
    """A ride is worth its fare wherever it goes farther than the gold would."""
    space = mind.g.space[mind.seat]
    far = BOARD.next_station[space] - space
    if mind.option("rail_pass"):
        return ("rail_pass",)
    return mind.first("ride", "pass") if far > BOARD.fares[space] * mind.weights.gold else PASS


def _kept(mind: Mind) -> Pick:
    return max((whole(option) for option in mind.options), key=lambda pick: KEEP[str(pick[1])])


def _put_under(mind: Mind) -> Pick:
    return min((whole(option) for option in mind.options), key=lambda pick: KEEP[str(pick[1])])


# -- shoot-outs


def _fight(mind: Mind) -> Pick:
    """A fight is for half of the loser's gold."""
    duel = mind.g.stack[-1]
    assert isinstance(duel, Duel)
    richer = mind.g.gold[duel.other] > mind.g.gold[mind.seat]
    return ("fight",) if richer else PASS


def _corners(mind: Mind) -> Pick:
    return whole(mind.options[mind.chance.below(len(mind.options))])


def _shot(mind: Mind) -> Pick:
    if mind.option("peace_pipe"):
        return ("peace_pipe",)
    if mind.option("second_revolver"):
        return ("second_revolver",)
    thrown = flick(mind.g, mind.seat, mind.chance, mind.weights.tremor)
    verb = "dynamite" if mind.option("dynamite") else "flick"
    return (verb, *thrown)


def _always(*verbs: str) -> Callable[[Mind], Pick]:
    return lambda mind: mind.first(*verbs)


_ANSWERS: Final[dict[str, Callable[[Mind], Pick]]] = {
    "first_item": _kept,
    "keep_item": _kept,
    "put_under": _put_under,
    "start": _start,
    "cup": _cup,
    "call": _call,
    "callers_move": _always("move"),
    "mount": _mount,
    "fight": _fight,
    "corners": _corners,
    "fast_draw": _always("fast_draw", "pass"),
    "shot": _shot,
    "second_die": _shot,
    "indians": _shot,
    "arrest": _always("deputys_star", "pass"),
    "jail": _always("file_in_the_loaf", "pay", "roll"),
    "station": _station,
    "mine": _mine,
    "cold_drink": _always("served"),
}
"""A rule for each kind of question that is put to a seat."""
