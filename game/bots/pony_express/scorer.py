"""One answer to every question of Pony Express, by a rule for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from game.bots.memory import BLANK, Memory
from game.bots.pony_express import bluff, declaring, worth
from game.bots.pony_express.calls import called
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.odds import best_reroll, can_be
from game.bots.pony_express.prospect import Prospect
from game.bots.pony_express.shots import advantage, flick
from game.bots.pony_express.weights import BY_LEVEL, KEEP, TEMPERS, Weights
from game.bots.search import finished
from game.bots.temper import bent
from game.pony_express.dice import FACES, N_DICE, STEPS, hand_of
from game.pony_express.frames.cup import Cup
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.spaces import Mine
from game.rules.ask import PASS, plain
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View

SHOTS: Final = ("shot", "second_die", "indians")
LEVEL_CORNERS: Final = 0.02
"""Corners that differ by less are as good as each other."""
SAFE: Final = ("pair", "two_pairs", "three")
"""What may be named behind a Poker Face."""


Thinking = Generator[None, None, Pick]
"""A decision being made, in steps of a few milliseconds."""


def thinking(seen: View[Any], seed: int, level: str, memory: Memory = BLANK) -> Thinking:
    """What a bot of a level picks from its own options; its temperament bends the level's numbers."""
    return thinking_with(seen, seed, bent(BY_LEVEL[level], memory.temper, TEMPERS), memory)


def thinking_with(seen: View[Any], seed: int, weights: Weights, memory: Memory = BLANK) -> Thinking:
    """The same with numbers of one's own."""
    assert seen.ask is not None and seen.viewer is not None
    mind = Mind(seen.state, seen.viewer, seen.ask.options[seen.viewer], Chance(seed), weights, memory)
    kind = seen.ask.kind
    if kind in SHOTS:
        return (yield from _shot(mind))
    return _ANSWERS[kind](mind)


def pick_with(seen: View[Any], seed: int, weights: Weights, memory: Memory = BLANK) -> Pick:
    """What that comes to."""
    return finished(thinking_with(seen, seed, weights, memory))


# -- dice


def _cup(mind: Mind) -> Pick:
    g = mind.g
    cup = g.stack[-1]
    assert isinstance(cup, Cup)
    faces = tuple(g.dice)
    now = STEPS[hand_of(faces)]
    price = cup.price(g)
    turned = _turned(mind, faces, now)
    if turned:
        return turned
    may_roll = mind.option("roll") is not None
    gain, way, mask = declaring.reroll(mind, price) if may_roll else (0.0, "hidden", 1)
    if gain > 0 and mind.happens(mind.weights.rerolls) and not _content(mind):
        if lie := declaring.lied_at_once(mind, price):
            return ("declare", lie)
        if price == 2 and mind.option("water_bag"):
            return ("water_bag",)
        return ("roll", way, mask)
    if mind.option("sleight_of_hand"):
        gain, way, mask = declaring.reroll(mind, 0, whole=True)
        if gain >= mind.weights.item * KEEP["sleight_of_hand"]:
            return ("sleight_of_hand", way, mask)
    if mind.option("poker_face"):
        hand, gain = _behind_a_poker_face(mind, now)
        if gain >= mind.weights.item * KEEP["poker_face"] / 2:
            return ("poker_face", hand)
    return ("declare", declaring.declared(mind, price if may_roll else None))


def _content(mind: Mind) -> bool:
    """A plain player rolls again once: from then on some dice lie in the open."""
    return mind.weights.style == "plain" and bool(bluff.public_faces(mind.g))


def _turned(mind: Mind, faces: tuple[int, ...], now: int) -> Pick:
    """The best turn of one die, if it is worth the card."""
    if not mind.option("loaded_die"):
        return ()
    steps, die, face = max(
        (STEPS[hand_of((*faces[:n], face, *faces[n + 1 :]))], -n, face) for n in range(N_DICE) for face in FACES
    )
    return ("loaded_die", 1 - die, face) if steps - now >= mind.weights.item * KEEP["loaded_die"] else ()


def _behind_a_poker_face(mind: Mind, now: int) -> tuple[str, float]:
    """(what to name, steps it brings more than the best that might be called)."""
    g, seat, weights = mind.g, mind.seat, mind.weights
    safe = {hand: worth.landing(g, seat, STEPS[hand], weights) for hand in SAFE}
    hand = max(safe, key=lambda name: safe[name])
    public = bluff.public_faces(g)
    stake = declaring.stakes(mind, Prospect(g, weights), mind.floor)
    return hand, safe[hand] - stake.best(can_be(public))[now]


def _mine(mind: Mind) -> Pick:
    mine = mind.g.stack[-1]
    assert isinstance(mine, Mine)
    mask, then = best_reroll(mine.faces, whole=True)
    if mind.option("pickaxe") and then - STEPS[hand_of(mine.faces)] >= 1:
        return ("pickaxe", mask)
    return PASS


# -- on the trail


def _start(mind: Mind) -> Pick:
    """Whoever is farthest ahead within reach is pulled back."""
    lassoes = [plain(option) for option in mind.options if option[0] == "lasso"]
    if lassoes:
        return max(lassoes, key=lambda pick: mind.g.space[int(pick[1])])
    return ("shake",)


def _mount(mind: Mind) -> Pick:
    """One space more, where that one is worth more than the card."""
    g, seat, weights = mind.g, mind.seat, mind.weights
    more = worth.landing(g, seat, 1, weights) - worth.landing(g, seat, 0, weights)
    return mind.first("fresh_mount", "pass") if more >= weights.item * KEEP["fresh_mount"] else PASS


def _station(mind: Mind) -> Pick:
    """A ride is worth its fare wherever it goes farther than the gold would."""
    if mind.option("rail_pass"):
        return ("rail_pass",)
    worthwhile = worth.ride(mind.g, mind.seat, mind.g.space[mind.seat], mind.weights) > 0
    return mind.first("ride", "pass") if worthwhile else PASS


def _kept(mind: Mind) -> Pick:
    return max((plain(option) for option in mind.options), key=lambda pick: KEEP[str(pick[1])])


def _put_under(mind: Mind) -> Pick:
    return min((plain(option) for option in mind.options), key=lambda pick: KEEP[str(pick[1])])


# -- shoot-outs


def _fight(mind: Mind) -> Pick:
    """Where it may be let be: a fight for what it is worth."""
    duel = mind.g.stack[-1]
    assert isinstance(duel, Duel)
    return ("fight",) if worth.duel(mind.g, mind.seat, duel.other, mind.weights) > 0 else PASS


def _corners(mind: Mind) -> Pick:
    """The corner from which one sees the other better than is seen oneself; a plain player takes any."""
    either = [plain(option) for option in mind.options]
    if mind.weights.style == "plain":
        return either[mind.chance.below(len(either))]
    worth_of = {pick: advantage(mind, str(pick[1])) for pick in either}
    best = [pick for pick in either if worth_of[pick] > max(worth_of.values()) - LEVEL_CORNERS]
    return best[mind.chance.below(len(best))]


def _shot(mind: Mind) -> Thinking:
    if mind.option("peace_pipe"):
        return ("peace_pipe",)
    if mind.option("second_revolver"):
        return ("second_revolver",)
    thrown = yield from flick(mind)
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
    "call": called,
    "callers_move": _always("move"),
    "mount": _mount,
    "fight": _fight,
    "corners": _corners,
    "fast_draw": _always("fast_draw", "pass"),
    "arrest": _always("deputys_star", "pass"),
    "jail": _always("file_in_the_loaf", "pay", "roll"),
    "station": _station,
    "mine": _mine,
    "cold_drink": _always("served"),
}
"""A rule for each kind of question that is put to a seat, but for shots."""
