"""What a throw comes to: who was touched and who fell, where everything lies, and the way there for the stage."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from game.shootout.measures import SAMPLES
from game.shootout.scene import FULL_TURN, Figure

Pose = tuple[float, float, float]
"""x and y in 0.1 mm, angle in 0.01 degree, not cut to one turn."""

MovedTuple = tuple[str, int, int, int, int]
Outcome = tuple[tuple[tuple[str, str], ...], tuple[MovedTuple, ...], int]


@dataclass(frozen=True, slots=True)
class Blow:
    """`who` was struck by the die (`by` is "") or by the figure `by`, `ms` after the flick.

    `impulse` is in g mm/s over the whole contact.  `lean` says how near it was to falling, 100 and more is over;
    below that it wobbles.  `towards` is the direction of lean and fall in 0.01 degree.
    """

    ms: int
    who: str
    by: str
    impulse: int
    lean: int
    fell: bool
    towards: int


@dataclass(frozen=True, slots=True)
class Track:
    """Poses at `SAMPLES` a second; the first belongs to sample number `first`.  Before it and after the last: still."""

    first: int
    poses: tuple[Pose, ...]

    def at(self, seconds: float) -> Pose:
        """The pose at a time after the flick, between two samples on the straight line."""
        place = min(max(seconds * SAMPLES - self.first, 0.0), len(self.poses) - 1.0)
        before = floor(place)
        if before == len(self.poses) - 1:
            return self.poses[before]
        share = place - before
        (x, y, a), (x2, y2, a2) = self.poses[before], self.poses[before + 1]
        return x + (x2 - x) * share, y + (y2 - y) * share, a + (a2 - a) * share


@dataclass(frozen=True, slots=True)
class Shot:
    """The whole of one shot.  `duration` is in ms, until everything rests or the die is out of sight.

    `off`: the die left the board.  `die` is where it lies at the end.  `figures` are all, in the scene's order, as the
    next shot finds them.  `tracks` has the die under "" and each figure that moved, empty if none were asked for.
    """

    blows: tuple[Blow, ...]
    figures: tuple[Figure, ...]
    moved: tuple[str, ...]
    die: tuple[int, int, int]
    off: bool
    duration: int
    tracks: dict[str, Track]

    def hits(self) -> tuple[tuple[str, str], ...]:
        """(id, "touched" or "fell") in order of time: what the shot answers for, each thing once.

        A touch is the die's own, and left out when the same blow fells the figure.
        A fall counts whether the die or a figure pushed by it did it.
        """
        found: list[tuple[str, str]] = []
        for blow in self.blows:
            if blow.fell:
                found.append((blow.who, "fell"))
            elif not blow.by and (blow.who, "touched") not in found:
                found.append((blow.who, "touched"))
        return tuple(found)

    def outcome(self) -> Outcome:
        """(hits, moved figures, off as 0 or 1) in words and whole numbers: what rules and records keep."""
        changed = tuple((f.id, f.x, f.y, f.angle, int(f.upright)) for f in self.figures if f.id in self.moved)
        return self.hits(), changed, int(self.off)


def one_turn(angle: float) -> int:
    """An angle in whole 0.01 degree, 0 to 35999."""
    return round(angle) % FULL_TURN
