"""What of a shoot-out is to be seen: who stands where, who shoots at whom, with how many shots, and what for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.pony_express.arena import INDIAN, N_INDIANS, Point
from game.pony_express.frames.duel import SHOTS, Duel
from game.pony_express.frames.shot import figure_number
from game.pony_express.scene import contest, scene, stand_of
from game.pony_express.state import Pony
from game.shootout import Figure, Scene

ASKED_FOR = ("shot", "second_die", "indians")
"""Questions that are answered in the street."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A side: `owes` is what it pays when it is hit, 0 for one who goes to jail instead, -1 when nothing is paid."""

    seat: int
    gold: int
    shots: int
    of: int
    owes: int


@dataclass(frozen=True, slots=True)
class Sight:
    """The street before a shot of `shooter`.  `right` is None against the Indians."""

    kind: str
    """gunfight, final or indians."""
    space: int
    shooter: int
    stand: str
    street: Scene
    left: Fighter
    right: Fighter | None
    targets: tuple[int, ...]
    bystanders: tuple[int, ...]
    hatless: frozenset[str] = frozenset()
    """Ids of the figures that have been knocked down in this shoot-out; others that lie do so in jail."""

    @property
    def aimed_at(self) -> Point:
        """Where the target stands, or the middle one of the Indians that still stand."""
        there = [figure for figure in self.street.figures if number_of(figure) in self.targets]
        middle = there[len(there) // 2]
        return middle.x, middle.y

    @property
    def fighting(self) -> tuple[int, ...]:
        """Who stands in this shoot-out for himself, not as a bystander."""
        return tuple(side.seat for side in (self.left, self.right) if side is not None)

    def after_shot(self) -> Sight:
        """With one cartridge of the shooter's spent."""
        spent = [
            replace(side, shots=max(0, side.shots - 1)) if side and side.seat == self.shooter else side
            for side in (self.left, self.right)
        ]
        assert spent[0] is not None
        return replace(self, left=spent[0], right=spent[1])

    def with_gold(self, gold: Sequence[int]) -> Sight:
        """With what everybody has now; nothing is at stake any more."""
        left = replace(self.left, gold=gold[self.left.seat], owes=-1)
        right = replace(self.right, gold=gold[self.right.seat], owes=-1) if self.right else None
        return replace(self, left=left, right=right)


def number_of(figure: Figure) -> int:
    """The seat of a rider of the street, or 8, 9, 10 for an Indian."""
    return figure_number(figure.id if figure.id.startswith("indian") else "ABCDEFGH".index(figure.id))


def sight_of(g: Pony, shooter: int) -> Sight:
    """What is to be seen before a shot.  Raises LookupError when there is no shoot-out."""
    fight = contest(g)
    street = Scene.of(scene(g, shooter))
    upright = [number_of(figure) for figure in street.figures if figure.upright]
    if isinstance(fight, Duel):
        sides = (fight.newcomer, fight.other) if fight.corner == "left" else (fight.other, fight.newcomer)
        rival = fight.other if shooter == fight.newcomer else fight.newcomer
        left, right = (_fighter(g, fight, int(seat)) for seat in sides)
        kind = "final" if fight.final else "gunfight"
        bystanders = tuple(n for n in upright if n < INDIAN and n not in sides)
        targets: tuple[int, ...] = (int(rival),)
    else:
        left, right, kind = Fighter(shooter, g.gold[shooter], max(1, fight.flicks), 1, -1), None, "indians"
        targets = tuple(n for n in upright if n >= INDIAN) or tuple(range(INDIAN, INDIAN + N_INDIANS))
        bystanders = tuple(n for n in upright if n < INDIAN and n != shooter)
    stand = stand_of(g, shooter)
    moved = set(fight.moved[::5])
    hatless = frozenset(f.id for f in street.figures if not f.upright and number_of(f) in moved)
    return Sight(kind, g.space[shooter], shooter, stand, street, left, right, targets, bystanders, hatless)


def _fighter(g: Pony, fight: Duel, seat: int) -> Fighter:
    gold = g.gold[seat]
    owes = -1 if fight.final else (gold + 1) // 2
    if fight.final:
        of = fight.ratio if seat == fight.other else 1
        left = fight.left if seat == fight.shooter else of  # who waits has loaded
        return Fighter(seat, gold, left, max(of, left), owes)
    of = max(SHOTS, g.fold("shots_allowed", SHOTS, seat))
    return Fighter(seat, gold, of - fight.fired[seat == fight.other], of, owes)
