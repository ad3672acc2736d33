"""The street of the shoot-outs, read from `arena.toml` and checked (PX-05), and a scene in it as plain tuples.

In the file everything is in millimetres; here, and in all picks, places are in 0.1 mm, angles in 0.01 degree, speeds
in mm/s.  x runs to the right, y down; an angle of 0 points right, a positive one turns clockwise.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.pony_express.board import SACRAMENTO
from game.rules.ask import Range

STANDS: Final = ("left", "right", "indians", "opposite")
FACING: Final = {"left": "right", "right": "left", "opposite": "indians"}
"""Where a shooter on a stand looks to."""
N_INDIANS: Final = 3
INDIAN: Final = 8
"""Figure numbers: a rider's is its seat, the Indians' are 8, 9 and 10."""
FULL_TURN: Final = 36_000
"""A whole turn in 0.01 degree."""

PLACE: Final = Range(-9000, 9000)
"""Where behind the arc the die lies, seen from the stand: 0 is straight towards the target's stand."""
AIM: Final = Range(-9000, 9000)
"""Which way it is flicked: 0 is parallel to the line from stand to stand."""
SPEED: Final = Range(100, 2500)
"""How fast it leaves the finger."""

Point = tuple[int, int]
Figure = tuple[int, int, int, int, bool]
"""Number of the figure, x, y, angle, and whether it stands."""
Scene = tuple[tuple[tuple[str, str, int, int, int, int], ...], tuple[int, int, int]]
"""The street as the simulation takes it: of each figure its name, kind (rider or indian), x, y, angle and whether it
stands (0 or 1); then the arc: x and y of its stand and the angle it faces.
"""
Throw = tuple[int, int, int, int, int]
"""A flick as the simulation takes it: x and y of the die, angle, speed, spin."""


class BadArena(ValueError):
    """An arena that cannot be used; the sentence names the file, the entry and the reason."""

    def __init__(self, path: Path, entry: str, reason: str) -> None:
        super().__init__(f"{path.name}, {entry}: {reason}")


class Arena(NamedTuple):
    """The street.  `spots[n]` is the spot of space n; index 0 holds nothing of use."""

    width: int
    height: int
    die: int
    foot: int
    arc: int
    die_place: int
    stands: dict[str, Point]
    indians: tuple[Point, ...]
    spots: tuple[Point, ...]


def read_arena(path: Path) -> Arena:
    """The arena of a file.  Raises BadArena (a ValueError) with file, entry and reason."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadArena(path, "the file", f"it cannot be read: {error}") from error
    sizes = {name: _size(path, data, name) for name in ("width", "height", "die", "foot", "arc", "die_place", "clear")}
    stands = {name: _point(path, f"stands.{name}", data.get("stands", {}).get(name)) for name in STANDS}
    indians = _points(path, "indians.figures", data.get("indians", {}).get("figures"), N_INDIANS)
    spots = _points(path, "spots.spaces", data.get("spots", {}).get("spaces"), SACRAMENTO)
    street = Arena(
        sizes["width"],
        sizes["height"],
        sizes["die"],
        sizes["foot"],
        sizes["arc"],
        sizes["die_place"],
        stands,
        indians,
        ((0, 0), *spots),
    )
    _check(path, street, sizes["clear"])
    return street


def _size(path: Path, data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int | float) or value <= 0:
        raise BadArena(path, name, f"a length in millimetres is needed, not {value!r}")
    return round(value * 10)


def _point(path: Path, entry: str, value: Any) -> Point:
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(v, int | float) for v in value):
        raise BadArena(path, entry, f"a point [x, y] is needed, not {value!r}")
    return round(value[0] * 10), round(value[1] * 10)


def _points(path: Path, entry: str, value: Any, count: int) -> tuple[Point, ...]:
    if not isinstance(value, list) or len(value) != count:
        raise BadArena(path, entry, f"{count} points are needed")
    return tuple(_point(path, f"{entry} {n}", point) for n, point in enumerate(value, 1))


def _check(path: Path, street: Arena, clear: int) -> None:
    """Every figure is in the street, none touches another, and every spot is clear of the lines of fire."""
    places = {f"stands.{name}": at for name, at in street.stands.items()}
    places |= {f"spots.spaces {n}": at for n, at in enumerate(street.spots) if n}
    for entry, (x, y) in places.items():
        if not (street.foot <= x <= street.width - street.foot and street.foot <= y <= street.height - street.foot):
            raise BadArena(path, entry, "a figure would stand over the edge of the street")
    lines = [(street.stands[a], street.stands[b]) for a, b in (("left", "right"), ("opposite", "indians"))]
    for n, spot in enumerate(street.spots):
        if not n:
            continue
        if any(distance_to_line(spot, a, b) < clear for a, b in lines):
            raise BadArena(path, f"spots.spaces {n}", f"nearer than {clear / 10:g} mm to a line of fire")
        standing = (*street.spots[1:n], *street.indians, *(street.stands[s] for s in ("left", "right")))
        if any(math.dist(spot, other) < 2 * street.foot for other in standing):
            raise BadArena(path, f"spots.spaces {n}", "a figure there would stand on another")


def distance_to_line(point: Point, a: Point, b: Point) -> float:
    """From a point to the stretch between two others, in 0.1 mm."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


ARENA: Final = read_arena(Path(__file__).parent / "arena.toml")


@cache
def facing(stand: str) -> float:
    """The angle, in radians, from a stand to the one it looks at."""
    (x, y), (to_x, to_y) = ARENA.stands[stand], ARENA.stands[FACING[stand]]
    return math.atan2(to_y - y, to_x - x)


@cache
def bearing(stand: str) -> int:
    """The same in 0.01 degree, 0 to 35999."""
    return round(math.degrees(facing(stand)) * 100) % FULL_TURN


def start_of(stand: str, place: int) -> Point:
    """Where the die lies that is put behind the arc of a stand."""
    x, y = ARENA.stands[stand]
    angle = facing(stand) + math.radians(place / 100)
    return round(x + ARENA.die_place * math.cos(angle)), round(y + ARENA.die_place * math.sin(angle))


_NEAREST: Final = tuple(
    tuple(sorted(range(1, SACRAMENTO + 1), key=lambda n: (abs(n - space), -n))) for space in range(SACRAMENTO + 1)
)


@lru_cache(maxsize=4096)
def trail(spaces: tuple[int, ...]) -> tuple[Point, ...]:
    """Where riders on these spaces stand: each on its spot, others of one space side by side on the next free ones."""
    taken: list[int] = []
    for space in spaces:
        taken.append(next(n for n in _NEAREST[space] if n not in taken))
    return tuple(ARENA.spots[n] for n in taken)
