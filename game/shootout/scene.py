"""What stands in the street before a shot, and the flick itself: whole numbers only.

Lengths are in 0.1 mm from the arena's upper left corner, x to the right and y down; angles in 0.01 degree, 0 along x
and growing clockwise on the screen; speeds in mm/s.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin

from game.shootout.measures import ARC, DIE_REACH, FOOT, HEIGHT, MASS, TOP_SPEED, TOP_SPIN, WIDTH

FigureTuple = tuple[str, str, int, int, int, int]
ArcTuple = tuple[int, int, int]
SceneTuple = tuple[tuple[FigureTuple, ...], ArcTuple]

FULL_TURN = 36_000
"""A whole turn in 0.01 degree."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A rider or an Indian.  `angle`: where it looks while upright, where its head lies from its foot when fallen."""

    id: str
    kind: str
    x: int
    y: int
    angle: int = 0
    upright: bool = True

    def plain(self) -> FigureTuple:
        """As a tuple of words and whole numbers."""
        return (self.id, self.kind, self.x, self.y, self.angle, int(self.upright))


@dataclass(frozen=True, slots=True)
class Arc:
    """The half circle of 45 mm before a stand at (x, y) that faces `facing`: the die starts inside it."""

    x: int
    y: int
    facing: int


@dataclass(frozen=True, slots=True)
class Scene:
    """All figures, sorted by id, and the arc of who shoots."""

    figures: tuple[Figure, ...]
    arc: Arc

    @classmethod
    def of(cls, plain: SceneTuple) -> Scene:
        """From plain tuples, in any order.  Raises ValueError when no such street can be, with the figures' ids."""
        figures, arc = plain
        return cls.made((Figure(*figure[:5], upright=bool(figure[5])) for figure in figures), Arc(*arc))

    @classmethod
    def made(cls, figures: Iterable[Figure], arc: Arc) -> Scene:
        """From figures in any order.  Raises ValueError when no such street can be, with the figures' ids."""
        ordered = tuple(sorted(figures, key=lambda figure: figure.id))
        for n, figure in enumerate(ordered):
            if figure.kind not in MASS:
                raise ValueError(f"{figure.id} is of no known kind: {figure.kind!r}")
            if n and figure.id == ordered[n - 1].id:
                raise ValueError(f"two figures are called {figure.id}")
            if figure.upright and not on_board(figure.x, figure.y, FOOT):
                raise ValueError(f"{figure.id} stands over the edge at {figure.x}, {figure.y}")
        standing = [figure for figure in ordered if figure.upright]
        for n, one in enumerate(standing):
            for other in standing[n + 1 :]:
                if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < (2 * FOOT) ** 2:
                    raise ValueError(f"{one.id} and {other.id} stand in each other")
        return cls(ordered, arc)

    def plain(self) -> SceneTuple:
        """As tuples of words and whole numbers."""
        return tuple(figure.plain() for figure in self.figures), (self.arc.x, self.arc.y, self.arc.facing)

    def find(self, figure_id: str) -> Figure:
        """The figure of that id.  Raises KeyError."""
        for figure in self.figures:
            if figure.id == figure_id:
                return figure
        raise KeyError(figure_id)


@dataclass(frozen=True, slots=True)
class Flick:
    """Where the middle of the die starts, where to, how fast, and how it spins (degrees a second, clockwise).

    The die lies square to `angle`.  Speed and spin beyond what a finger can do are cut to that.
    """

    x: int
    y: int
    angle: int
    speed: int
    spin: int = 0

    def clamped(self) -> Flick:
        """The flick as it is thrown: angle in one turn, speed from 1 mm/s and spin inside the limits."""
        return Flick(
            self.x,
            self.y,
            self.angle % FULL_TURN,
            min(max(self.speed, 1), TOP_SPEED),
            min(max(self.spin, -TOP_SPIN), TOP_SPIN),
        )

    def plain(self) -> tuple[int, int, int, int, int]:
        """As a tuple of whole numbers."""
        return (self.x, self.y, self.angle, self.speed, self.spin)


def on_board(x: float, y: float, reach: float) -> bool:
    """Whether a thing of that radius lies whole inside the arena."""
    return reach <= x <= WIDTH - reach and reach <= y <= HEIGHT - reach


def bearing(x: float, y: float, to_x: float, to_y: float) -> int:
    """The angle from one place to another, 0 to 35999."""
    return round(degrees(atan2(to_y - y, to_x - x)) * 100) % FULL_TURN


def refusal(scene: Scene, x: int, y: int) -> str | None:
    """Why the die can't start there, or None: `edge`, `arc` (beyond it), `behind` (the stand) or `figure` (on one).

    The die may lie between the arc and the own rider (PX-47), whole and turned any way, on nobody's foot.
    """
    if not on_board(x, y, DIE_REACH):
        return "edge"
    dx, dy = x - scene.arc.x, y - scene.arc.y
    if hypot(dx, dy) > ARC - DIE_REACH:
        return "arc"
    facing = radians(scene.arc.facing / 100)
    if dx * cos(facing) + dy * sin(facing) < -0.5:
        return "behind"
    for figure in scene.figures:
        if figure.upright and hypot(x - figure.x, y - figure.y) < FOOT + DIE_REACH:
            return "figure"
    return None


def first_place(scene: Scene) -> tuple[int, int]:
    """Where the die is offered: straight before the stand if there is room, else the nearest place to that.

    Raises ValueError when figures fill the whole half circle, which five riders can't.
    """
    for turn in range(0, 91, 5):
        for side in (turn, -turn) if turn else (0,):
            for distance in (290, 320, 340, 260, 230, 210):
                angle = radians(scene.arc.facing / 100 + side)
                x = round(scene.arc.x + distance * cos(angle))
                y = round(scene.arc.y + distance * sin(angle))
                if refusal(scene, x, y) is None:
                    return x, y
    raise ValueError("there is no room for a die behind the arc")
