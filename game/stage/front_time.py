"""The time of the scene in front: a stall of the machine is cut short, a planned rest is not."""

from __future__ import annotations

from game.stage.scene import Scene

LONGEST_STEP = 0.1
"""Seconds that pass at most between two frames: a stall never makes things jump."""


class FrontTime:
    """What passed while a scene lay under another, or the window behind another, is not its time."""

    def __init__(self, now: float) -> None:
        self._passed = now
        self._timed: Scene | None = None  # whose time passed last

    def since(self, now: float) -> float:
        """The milliseconds since this was asked last."""
        ms = max(0.0, now - self._passed) * 1000
        self._passed = now
        return ms

    def due(self, front: Scene) -> float | None:
        """When the scene wants its next frame, on the stage's clock; None: never by itself."""
        wait = front.next_due()
        return None if wait is None else self._passed + wait / 1000

    def spend(self, front: Scene | None, ms: float) -> bool:
        """Let the scene's time pass; True when that has changed what it shows."""
        rested, self._timed = front is self._timed, front
        if front is None:
            return False
        due = front.next_due()
        if due is None:
            return False
        moving = front.motion.busy
        ms = min(ms, max(LONGEST_STEP * 1000, due if rested else 0.0))
        front.tick(ms)
        return moving or due <= ms
