"""Under the cup: what each declaration would bring, which dice to roll again and how, and what to name in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.bots.pony_express import bluff, worth
from game.bots.pony_express.habits import Habits
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.odds import Chances, best_rerolls, can_be, chances, examples, outcomes
from game.bots.pony_express.prospect import Prospect
from game.pony_express.dice import DECLARABLE, HANDS, N_DICE, STEPS, Faces, hand_of
from game.rules.kinds import everybody

STRAY: Final = 0.02
"""How likely a hand above the floor is named otherwise, before it is asked what that brings."""
FLOOR_CALLS: Final = 0.03
"""How often a declaration that is worth no lie is called all the same."""
ODDS_CALLS: Final = 0.3
"""How often an odds player expects to be called above a pair."""
BLUFFED: Final = {"two_pairs": 0.5, "three": 0.32, "straight": 0.05, "full_house": 0.07, "four": 0.05, "five": 0.01}
"""What plain players name where they bluff."""
MASKS: Final = 3
"""So many ways to roll again are looked at closely."""
WAYS: Final = ("hidden", bluff.OPEN)
ALL: Final = (1 << N_DICE) - 1


@dataclass(frozen=True, slots=True)
class Stakes:
    """What naming each class brings, in steps by class: where it is true, and where it is a lie."""

    true: tuple[float, ...]
    lie: tuple[float, ...]

    def best(self, possible: Sequence[bool]) -> tuple[float, ...]:
        """The most that a hand of so many steps, 0 to 7, can be turned into; `possible` says which there can be for
        all that others know.
        """
        first, second, lie = 1, -1e9, self.lie
        top = -1e9
        for named in range(1, len(lie)):
            if possible[named]:
                if lie[named] > top:
                    first, top, second = named, lie[named], top
                elif lie[named] > second:
                    second = lie[named]
        any_lie = top if top > -1e9 else lie[1]
        others = [second if hand == first else top for hand in range(len(lie))]
        return (any_lie, *(max(self.true[hand], others[hand]) for hand in range(1, len(lie))))


def call_chance(mind: Mind, prospect: Prospect, steps: int, floor: int, habits: Habits) -> float:
    """How likely somebody calls so many steps, with dice in the open that have this floor."""
    if not prospect.asked:
        return 0.0
    if mind.weights.style != "mixed":
        return ODDS_CALLS if steps > 1 else FLOOR_CALLS
    usual = max(FLOOR_CALLS, prospect.call_rate(steps, floor))
    quiet = 1.0
    for seat in prospect.asked:
        quiet *= 1 - habits.call_rate(seat, steps, usual)
    return 1 - quiet


def stakes(mind: Mind, prospect: Prospect, floor: int, habits: Habits | None = None) -> Stakes:
    """What each declaration brings, with dice in the open that have this floor; with other habits if any are given."""
    g, seats = mind.g, mind.g.seats
    habits = habits or mind.habits
    jailed = min(prospect.prices.values(), default=0.0)
    fined = worth.jail_price(g, mind.seat, mind.weights) if g.switches["caught_bluffer_penalty"] == "jail" else 0.0
    true, lie = [0.0], [0.0]
    for steps in range(1, len(HANDS)):
        called = call_chance(mind, prospect, steps, floor, habits)
        rides = prospect.rides[steps]
        true.append(rides + called * jailed / (seats - 1))
        lie.append((1 - called) * rides - called * (steps / (seats - 1) + fined))
    return Stakes(tuple(true), tuple(lie))


def declared(mind: Mind, price: int | None = None) -> str:
    """What to name; `price` is what another roll would have cost, None where none could be paid for."""
    g = mind.g
    true = hand_of(tuple(g.dice))
    if mind.weights.style == "plain":
        return _plainly(mind, true)
    if mind.weights.style == "odds":
        return _by_odds(mind, true)
    floor = mind.floor
    prospect = Prospect(g, mind.weights)
    stake = stakes(mind, prospect, floor)
    possible = chances(bluff.public_faces(g))
    strong = STEPS[true] > floor
    mixed = bluff.mix(floor, mind.public_chances() if strong else staying(mind, price), _shares(prospect))
    if strong:
        likely = {name: STRAY * share for name, share in mixed.items() if share > 0}
        likely[true] = 1.0
        brings = {name: (stake.true if name == true else stake.lie)[STEPS[name]] for name in likely}
        return mind.drawn(brings, likely, mind.weights.heat)
    own = _named(true)
    likely = {name: share for name, share in mixed.items() if STEPS[name] > floor and possible[STEPS[name]]}
    for name in dict.fromkeys((own, HANDS[floor])):
        if name == true or possible[STEPS[name]]:
            likely[name] = max(STRAY, mixed[HANDS[floor]])
    if not likely:
        return DECLARABLE[0]
    return mind.drawn(_unlike_usual(mind, prospect, floor, stake), likely, mind.weights.heat)


def _unlike_usual(mind: Mind, prospect: Prospect, floor: int, stake: Stakes) -> dict[str, float]:
    """By how much each declaration of a weak hand brings more than where all play the equilibrium, in which whatever
    is worth a lie at all brings the same; and how far it falls short of the floor there, or is better below it.
    """
    usual = stakes(mind, prospect, floor, Habits((), mind.g.seats))
    brings = {}
    for steps in range(1, len(HANDS)):
        than_floor = usual.lie[steps] - prospect.rides[floor]
        brings[HANDS[steps]] = (
            stake.lie[steps] - usual.lie[steps] + (min(0.0, than_floor) if steps > floor else than_floor)
        )
    return brings


def lied_at_once(mind: Mind, price: int) -> str:
    """What a weak hand that is worth another roll is named now and then all the same; empty otherwise.

    Those who have a good hand stop there: were they never joined by liars, nobody would have to call them.
    """
    floor = mind.floor
    own, likely = STEPS[hand_of(tuple(mind.g.dice))], mind.public_chances()
    if mind.weights.style == "plain" or own > floor:
        return ""
    if mind.weights.style == "odds":
        told = bluff.lies(floor, likely, _same_shares(mind))
        return mind.one_of(told) if told and mind.happens(mind.weights.at_once) else ""
    prospect = Prospect(mind.g, mind.weights)
    # hands like this one are worth another roll, whatever the example says
    stay = tuple(chance * (steps != own) for steps, chance in enumerate(staying(mind, price)))
    told = {
        name: share
        for name, share in bluff.lies(floor, stay, _shares(prospect)).items()
        if prospect.call_rate(STEPS[name], floor) > FLOOR_CALLS
    }
    weak = sum(stay[: floor + 1])
    others = sum(likely[: floor + 1]) - weak
    if others <= 0 or not mind.happens((sum(told.values()) - weak) / others):
        return ""
    stake = stakes(mind, prospect, floor)
    return mind.drawn(_unlike_usual(mind, prospect, floor, stake), told, mind.weights.heat)


def _shares(prospect: Prospect) -> list[float]:
    return [prospect.lie_share(steps) for steps in range(len(HANDS))]


def _same_shares(mind: Mind) -> list[float]:
    """The share of lies that an odds player takes to be usual, whatever is named."""
    return [mind.weights.bluffs] * len(HANDS)


def _named(true: str) -> str:
    """The least that can be named by who has this hand: nothing has no name."""
    return true if true != "nothing" else DECLARABLE[0]


def staying(mind: Mind, price: int | None) -> Chances:
    """How likely each hand of the roller is for those who see what everybody sees, where it is not rolled again: 0
    for one that is worth another roll at this price.
    """
    likely = mind.public_chances()
    if price is None:
        return likely
    everyone = everybody(mind.g.seats)
    rolls = Rolls(mind)
    stay = [0.0] * len(HANDS)
    for steps, hidden in examples(bluff.public_faces(mind.g), mind.way == bluff.OPEN):
        under = iter(hidden)
        faces = tuple(
            face if seen == everyone else next(under) for face, seen in zip(mind.g.dice, mind.g.dice_seen, strict=True)
        )
        if rolls.gains(faces, price)[0][0] <= 0:
            stay[steps] = likely[steps]
    return tuple(stay)


def _plainly(mind: Mind, true: str) -> str:
    """A weak hand is named higher now and then, all others are what they are."""
    public = bluff.public_faces(mind.g)
    honest = _named(true)
    if STEPS[true] > bluff.floor_of(public) or not mind.happens(mind.weights.bluffs):
        return honest
    possible = chances(public)
    likely = {hand: share for hand, share in BLUFFED.items() if possible[STEPS[hand]] > 0 and STEPS[hand] > STEPS[true]}
    return mind.one_of(likely) if likely else honest


def _by_odds(mind: Mind, true: str) -> str:
    """A weak hand is named whatever the dice make likely, so often that the usual share of all such declarations are
    lies; all others are what they are.
    """
    floor = mind.floor
    honest = _named(true)
    if STEPS[true] > floor:
        return honest
    mixed = bluff.mix(floor, mind.public_chances(), _same_shares(mind))
    likely = {name: share for name, share in mixed.items() if STEPS[name] > floor and share > 0}
    likely[honest] = mixed[HANDS[floor]]
    return mind.one_of(likely)


def reroll(mind: Mind, price: int, whole: bool = False) -> tuple[float, str, int]:
    """(steps it brings more than what lies there, hidden or open, which dice) of the best way to roll again."""
    faces = tuple(mind.g.dice)
    if mind.weights.style != "mixed":
        mask, then = best_rerolls(faces, whole)[0]
        way = WAYS[mind.chance.below(len(WAYS))]
        cost = worth.price_value(mind.g, mind.seat, mind.weights, price)
        return then - STEPS[hand_of(faces)] - cost, way, mask
    found = Rolls(mind).gains(faces, price, whole)
    best = found[0][0]
    least = best - mind.weights.heat / 4
    equal = [each for each in found if each[0] > (max(least, 0.0) if best > 0 else least)]
    return equal[mind.chance.below(len(equal))]


class Rolls:
    """What it brings to roll some dice again, under a cup as it stands; what it has worked out it keeps."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._prospect = Prospect(mind.g, mind.weights)
        self._stakes: dict[int, Stakes] = {}
        self._best: dict[tuple[int, tuple[bool, ...]], tuple[float, ...]] = {}

    def gains(self, faces: Faces, price: int, whole: bool = False) -> list[tuple[float, str, int]]:
        """(steps it brings more than these faces do, hidden or open, which dice) of several ways, the best first."""
        mind = self.mind
        cost = worth.price_value(mind.g, mind.seat, mind.weights, price)
        now = self._value(STEPS[hand_of(faces)], bluff.public_faces(mind.g), mind.way) + cost
        found = []
        for place, (mask, _) in enumerate(best_rerolls(faces, whole)[:MASKS]):
            kept = tuple(sorted(face for n, face in enumerate(faces) if not mask >> n & 1))
            hidden = sum(chance * self._value(steps, kept) for steps, chance in enumerate(chances(kept)) if chance)
            found.append((hidden - now, "hidden", mask))
            if place:
                # what is kept under the cup is taken for the best there was to keep: others would be found out
                continue
            before = self._shown(faces, mask)
            opened = sum(
                chance * self._value(STEPS[hand_of(kept + rolled)], tuple(sorted(before + rolled)), bluff.OPEN)
                for rolled, chance in outcomes(N_DICE - len(kept))
            )
            found.append((opened - now, bluff.OPEN, mask))
        return sorted(found, reverse=True)

    def _value(self, hand: int, public: Faces, way: str = "") -> float:
        """The most that a hand can be turned into where these dice lie in the open after such a roll."""
        key = (bluff.floor_of(public, way), can_be(public))
        best = self._best.get(key)
        if best is None:
            floor, possible = key
            if floor not in self._stakes:
                self._stakes[floor] = stakes(self.mind, self._prospect, floor)
            best = self._best[key] = self._stakes[floor].best(possible)
        return best[hand]

    def _shown(self, faces: Faces, mask: int) -> Faces:
        """The faces that everybody knows of the dice that are not rolled again."""
        g = self.mind.g
        everyone = everybody(g.seats)
        return tuple(face for n, face in enumerate(faces) if not mask >> n & 1 and g.dice_seen[n] == everyone)
