"""Under the cup: what each declaration would bring, which dice to roll again and how, and what to name in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.bots.pony_express import bluff, worth
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.odds import best_rerolls, chances, outcomes
from game.bots.pony_express.weights import Weights
from game.pony_express.calling import callers
from game.pony_express.dice import DECLARABLE, HANDS, N_DICE, STEPS, Faces, hand_of
from game.pony_express.state import Pony

STRAY: Final = 0.02
"""How likely a hand above the floor is named otherwise, before it is asked what that brings."""
FLOOR_CALLS: Final = 0.03
"""How often a declaration that is worth no lie is called all the same."""
UNCALLED: Final = 0.6
"""The share of lies where nobody may call."""
ODDS_CALLS: Final = 0.3
"""How often an odds player expects to be called above a pair."""
BLUFFED: Final = {"two_pairs": 0.5, "three": 0.32, "straight": 0.05, "full_house": 0.07, "four": 0.05, "five": 0.01}
"""What plain and odds players name where they bluff."""
MASKS: Final = 3
"""So many ways to roll again are looked at closely."""
WAYS: Final = ("hidden", "open")
ALL: Final = (1 << N_DICE) - 1


@dataclass(frozen=True, slots=True)
class Stakes:
    """What naming each class brings, in steps by class: where it is true, and where it is a lie."""

    true: tuple[float, ...]
    lie: tuple[float, ...]

    def best(self, steps: int, possible: Sequence[float]) -> float:
        """The most that a hand of so many steps can be turned into; `possible` are the chances others see for each."""
        lies = [worth for named, worth in enumerate(self.lie) if named and named != steps and possible[named] > 0]
        return max([self.true[steps], *lies] if steps else lies or [self.lie[1]])


def call_rate(g: Pony, steps: int, floor: int, weights: Weights) -> float:
    """How often somebody calls so many steps in the equilibrium, with dice in the open that have this floor."""
    if steps <= floor:
        return 0.0
    rides, stays = (worth.landing(g, g.roller, each, weights) for each in (steps, floor))
    return bluff.together(rides, stays, steps / (g.seats - 1))


def call_gain(g: Pony, seat: int, steps: int, weights: Weights) -> float:
    """What calling a lie of so many steps brings a seat."""
    denied = max(0.0, worth.landing(g, g.roller, steps, weights)) / (g.seats - 1)
    return worth.call_move(g, seat, steps, weights) + denied


def asked(g: Pony) -> tuple[int, ...]:
    """The seats that may call the roller now."""
    groups = callers(g, g.roller)
    return tuple(seat for group in (groups if g.switches["call_passes_on"] else groups[:1]) for seat in group)


def call_chance(mind: Mind, steps: int, floor: int) -> float:
    """How likely somebody calls so many steps, with dice in the open that have this floor."""
    seats = asked(mind.g)
    if not seats:
        return 0.0
    if mind.weights.style != "mixed":
        return ODDS_CALLS if steps > 1 else FLOOR_CALLS
    usual = max(FLOOR_CALLS, bluff.apiece(call_rate(mind.g, steps, floor, mind.weights), len(seats)))
    quiet = 1.0
    for seat in seats:
        quiet *= 1 - mind.habits.call_rate(seat, steps, usual)
    return 1 - quiet


def stakes(mind: Mind, floor: int) -> Stakes:
    """What each declaration brings, with dice in the open that have this floor."""
    g, seat, seats = mind.g, mind.seat, mind.g.seats
    jailed = min((worth.jail_price(g, each, mind.weights) for each in asked(g)), default=0.0)
    fined = worth.jail_price(g, seat, mind.weights) if g.switches["caught_bluffer_penalty"] == "jail" else 0.0
    true, lie = [0.0], [0.0]
    for steps in range(1, len(HANDS)):
        called = call_chance(mind, steps, floor)
        rides = worth.landing(g, seat, steps, mind.weights)
        true.append(rides + called * jailed / (seats - 1))
        lie.append((1 - called) * rides - called * (steps / (seats - 1) + fined))
    return Stakes(tuple(true), tuple(lie))


def lie_shares(mind: Mind) -> list[float]:
    """The share of lies by steps that no caller has a reason to call."""
    g, weights = mind.g, mind.weights
    seats = asked(g)
    prices = {seat: worth.jail_price(g, seat, weights) for seat in seats}
    return [
        min((bluff.lie_share(call_gain(g, seat, steps, weights), prices[seat]) for seat in seats), default=UNCALLED)
        for steps in range(len(HANDS))
    ]


def declared(mind: Mind) -> str:
    """What to name."""
    g = mind.g
    true = hand_of(tuple(g.dice))
    if mind.weights.style != "mixed":
        return _by_odds(mind, true)
    public = bluff.public_faces(g)
    floor = bluff.floor_of(public)
    stake = stakes(mind, floor)
    possible = chances(public)
    mixed = bluff.mix(public, lie_shares(mind))
    if STEPS[true] > floor:
        likely = {name: STRAY * share for name, share in mixed.items() if share > 0}
        likely[true] = 1.0
    else:
        own = true if true != "nothing" else DECLARABLE[0]
        likely = {name: max(STRAY, share) for name, share in mixed.items() if STEPS[name] > floor}
        likely[own] = max(STRAY, mixed[HANDS[floor]])
        if STEPS[own] < floor:
            likely[HANDS[floor]] = likely[own]
    likely = {name: share for name, share in likely.items() if name == true or possible[STEPS[name]] > 0}
    if not likely:
        return DECLARABLE[0]
    brings = {name: (stake.true if name == true else stake.lie)[STEPS[name]] for name in likely}
    return mind.drawn(brings, likely, mind.weights.heat)


def _by_odds(mind: Mind, true: str) -> str:
    """A weak hand is named higher now and then, all others are what they are."""
    public = bluff.public_faces(mind.g)
    honest = true if true != "nothing" else DECLARABLE[0]
    if STEPS[true] > bluff.floor_of(public) or not mind.happens(mind.weights.bluffs):
        return honest
    possible = chances(public)
    likely = {hand: share for hand, share in BLUFFED.items() if possible[STEPS[hand]] > 0 and STEPS[hand] > STEPS[true]}
    return mind.drawn(dict.fromkeys(likely, 0.0), likely, 1.0) if likely else honest


def reroll(mind: Mind, price: int, whole: bool = False) -> tuple[float, str, int]:
    """(steps it brings more than what lies there, hidden or open, which dice) of the best way to roll again."""
    g = mind.g
    faces = tuple(g.dice)
    cost = worth.price_value(g, mind.seat, mind.weights, price)
    if mind.weights.style != "mixed":
        mask, then = best_rerolls(faces, whole)[0]
        way = WAYS[mind.chance.below(len(WAYS))]
        return then - STEPS[hand_of(faces)] - cost, way, mask
    by_floor: dict[int, Stakes] = {}

    def value(hand: int, public: Faces) -> float:
        floor = bluff.floor_of(public)
        if floor not in by_floor:
            by_floor[floor] = stakes(mind, floor)
        return by_floor[floor].best(hand, chances(public))

    now = value(STEPS[hand_of(faces)], bluff.public_faces(g))
    found = []
    for mask, _ in best_rerolls(faces, whole)[:MASKS]:
        kept = tuple(sorted(face for n, face in enumerate(faces) if not mask >> n & 1))
        hidden = sum(chance * value(steps, kept) for steps, chance in enumerate(chances(kept)) if chance)
        before = _shown(mind, mask)
        rolls = outcomes(N_DICE - len(kept))
        opened = sum(
            chance * value(STEPS[hand_of(kept + rolled)], tuple(sorted(before + rolled))) for rolled, chance in rolls
        )
        found += [(hidden - now - cost, "hidden", mask), (opened - now - cost, "open", mask)]
    best = max(found)
    equal = [each for each in found if each[0] > best[0] - mind.weights.heat / 4]
    return equal[mind.chance.below(len(equal))]


def _shown(mind: Mind, mask: int) -> Faces:
    """The faces that everybody knows of the dice that are not rolled again."""
    g = mind.g
    everyone = (1 << g.seats) - 1
    return tuple(face for n, face in enumerate(g.dice) if not mask >> n & 1 and g.dice_seen[n] == everyone)
