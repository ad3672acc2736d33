"""The brackets round the one focused control: they slide to it, they don't fade."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage.focus import Control
from game.stage.motion import Tween, out_cubic
from game.stage.paint import states
from game.stage.prompting import BAR_FOOT
from game.stage.scene import Scene

FOCUS_MS = 90
BELOW_THE_BAR = BAR_FOOT - 1
"""Units that the brackets stand out above and below the prompt bar: all of them is in the window."""


@dataclass(slots=True)
class Brackets:
    """Where the brackets are now, on their way to the focused control; None when nothing can be focused."""

    rect: Rect | None = None
    _goal: Rect | None = None
    _mark: tuple[int, str | None] = (0, None)

    def forget(self) -> None:
        """Everything lies elsewhere now: be at the focus at once."""
        self.rect, self._mark = None, (0, None)

    def follow(self, scene: Scene) -> bool:
        """Go to where the scene's focus is. True if anything about it has changed."""
        current = scene.focus.current
        mark = (id(scene), current.id if current else None)
        goal = _round(scene, current) if current else None
        if mark == self._mark and goal == self._goal:
            return False
        same_scene, moved = mark[0] == self._mark[0], mark != self._mark
        self._mark, self._goal = mark, goal
        if moved and current is not None:
            scene.focused(current)
        if goal is None or self.rect is None or not same_scene or not moved:
            self.rect = goal.copy() if goal else None
        else:
            self._slide(scene, self.rect.copy(), goal)
        return True

    def _slide(self, scene: Scene, start: Rect, goal: Rect) -> None:
        def place(t: float) -> None:
            if self._goal == goal:
                ends = zip(tuple(start), tuple(goal), strict=True)
                self.rect = Rect(*(round(a + (b - a) * t) for a, b in ends))

        scene.motion.aside(Tween(place, FOCUS_MS, out_cubic))


def _round(scene: Scene, control: Control) -> Rect:
    """What the brackets stand round.  Answers of the prompt bar lie close together, so that they stand within one."""
    rect = scene.focus_rect(control)
    if control.group != "prompt":
        return rect
    press = scene.stage.press
    reach = states.focus_reach(press)
    tall = reach - press.px(BELOW_THE_BAR)
    return rect.inflate(-2 * min(reach, rect.width // 3), -2 * tall)
