"""The one visible focus and the way a direction button moves it.

Every control can be reached with four directions: the way is geometric (the nearest neighbour that lies
that way), a step over the edge comes back in on the other side, and where geometry alone would leave a
control out, one of those edge steps leads to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.stage.intent import DOWN, LEFT, RIGHT, UP, Direction, Point

DIRECTIONS: tuple[Direction, ...] = (UP, DOWN, LEFT, RIGHT)
SIDEWAYS = 2.4
"""How much a pixel aside counts against a pixel ahead."""


@dataclass(frozen=True, slots=True)
class Control:
    """Something on the screen that may be pressed.

    `rect` is in window pixels, later controls lie on top. `why` is a message id saying why a disabled
    control refuses, `hint` one saying what it does; `args` fill both. Controls of one `group` (a hand of
    cards, a row of switches) are preferred to each other when moving sideways or along.
    """

    id: str
    rect: Rect
    enabled: bool = True
    hint: str = ""
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    group: str = ""


Ways = dict[str, dict[Direction, str]]


def _ahead(start: Rect, goal: Rect, direction: Direction) -> tuple[float, float] | None:
    """(pixels ahead, pixels aside) from the middle of `start` to `goal`, or None when it doesn't lie that
    way.
    """
    dx, dy = goal.centerx - start.centerx, goal.centery - start.centery
    if direction in (LEFT, RIGHT):
        ahead, aside = dx * direction[0], abs(dy)
        over = min(start.bottom, goal.bottom) - max(start.top, goal.top)
    else:
        ahead, aside = dy * direction[1], abs(dx)
        over = min(start.right, goal.right) - max(start.left, goal.left)
    if ahead <= 0:
        return None
    if over > 0:
        return float(ahead), min(float(aside), aside * 0.25)
    if ahead * 2 < aside:
        return None
    return float(ahead), float(aside)


def _best(current: Control, others: Sequence[Control], direction: Direction) -> str | None:
    ranked = []
    for place, other in enumerate(others):
        found = _ahead(current.rect, other.rect, direction)
        if found is not None:
            ahead, aside = found
            stranger = 1 if current.group and other.group != current.group else 0
            along = stranger if direction in (LEFT, RIGHT) else 0
            if along and aside > ahead:
                # past the last of a row is its first again, not the button in the far corner
                continue
            ranked.append((along, ahead + SIDEWAYS * aside, place, other.id))
    return min(ranked)[3] if ranked else None


def _around(current: Control, others: Sequence[Control], direction: Direction) -> str | None:
    """The control farthest back, so that a step over the edge comes in on the other side."""
    horizontal = direction in (LEFT, RIGHT)
    ranked = []
    for place, other in enumerate(others):
        rect = other.rect
        aside = abs(rect.centery - current.rect.centery) if horizontal else abs(rect.centerx - current.rect.centerx)
        along = rect.centerx * direction[0] if horizontal else rect.centery * direction[1]
        here = current.rect.centerx * direction[0] if horizontal else current.rect.centery * direction[1]
        if along < here:
            ranked.append((SIDEWAYS * aside + (along - here), place, other.id))
    return min(ranked)[2] if ranked else None


def _reach(ways: Ways, start: str) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        for goal in ways[todo.pop()].values():
            if goal not in seen:
                seen.add(goal)
                todo.append(goal)
    return seen


def ways(controls: Sequence[Control]) -> Ways:
    """Where each direction leads from each control; every control can be reached from every other."""
    found: Ways = {}
    edges: list[tuple[str, Direction]] = []
    for current in controls:
        others = [c for c in controls if c.id != current.id]
        found[current.id] = {}
        for direction in DIRECTIONS:
            straight = _best(current, others, direction)
            goal = straight or _around(current, others, direction)
            if goal is not None:
                found[current.id][direction] = goal
            if straight is None:
                edges.append((current.id, direction))
    return _mended(found, edges, [c.id for c in controls])


def _mended(found: Ways, edges: list[tuple[str, Direction]], order: list[str]) -> Ways:
    """Lead spare edge steps to what couldn't be reached, or couldn't get back, without cutting anything
    off.
    """
    for here, there in zip(order, order[1:] + order[:1], strict=True):
        if here == there or there in _reach(found, here):
            continue
        spare = [(c, d) for c, d in edges if c in _reach(found, here)]
        candidates = spare or [(here, d) for d in DIRECTIONS]
        for control, direction in candidates:
            before = found[control].get(direction)
            lost_before = len(_reach(found, here))
            found[control][direction] = there
            if len(_reach(found, here)) > lost_before:
                break
            if before is None:
                del found[control][direction]
            else:
                found[control][direction] = before
    return found


@dataclass(slots=True)
class Focus:
    """Which control is focused. There is always exactly one as long as there are controls."""

    id: str | None = None
    _controls: tuple[Control, ...] = ()
    _ways: Ways | None = None

    def settle(self, controls: Sequence[Control]) -> bool:
        """Take the screen's controls; keep the focus, or find the nearest to where it was. True if it
        changed.
        """
        fresh = tuple(controls)
        before = self.current
        if fresh != self._controls:
            self._controls, self._ways = fresh, None
        if any(c.id == self.id for c in fresh):
            return False
        old = self.id
        if not fresh:
            self.id = None
        elif before is None:
            self.id = next((c.id for c in fresh if c.enabled), fresh[0].id)
        else:
            x, y = before.rect.center
            self.id = min(
                fresh,
                key=lambda c: (
                    c.group != before.group,
                    not c.enabled,
                    (c.rect.centerx - x) ** 2 + (c.rect.centery - y) ** 2,
                ),
            ).id
        return self.id != old

    @property
    def controls(self) -> tuple[Control, ...]:
        """What was settled last."""
        return self._controls

    @property
    def current(self) -> Control | None:
        """The focused control."""
        return self.find(self.id)

    def find(self, name: str | None) -> Control | None:
        """A control by its id."""
        return next((c for c in self._controls if c.id == name), None)

    def at(self, position: Point) -> Control | None:
        """The topmost control under a point."""
        return next((c for c in reversed(self._controls) if c.rect.collidepoint(position)), None)

    def go(self, name: str) -> bool:
        """Focus a control by id; False when it isn't there or was focused already."""
        if name == self.id or self.find(name) is None:
            return False
        self.id = name
        return True

    def move(self, direction: Direction) -> bool:
        """One step in a direction. True if the focus moved."""
        if self.id is None:
            return False
        if self._ways is None:
            self._ways = ways(self._controls)
        goal = self._ways.get(self.id, {}).get(direction)
        return goal is not None and self.go(goal)

    def step(self, by: int) -> bool:
        """To the next or previous control in the order the screen names them."""
        if self.id is None:
            return False
        order = [c.id for c in self._controls]
        return self.go(order[(order.index(self.id) + by) % len(order)])
