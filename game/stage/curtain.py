"""What was shown before fades out over what is shown now."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.stage.front_time import LONGEST_STEP
from game.stage.motion import Manner, Motion, Move, Tween


@dataclass(eq=False)
class Curtain:
    """The picture of the scene that was left, while there is one."""

    leaving: pygame.Surface | None = None
    _motion: Motion = field(default_factory=Motion)

    @property
    def busy(self) -> bool:
        """It fades."""
        return self._motion.busy

    def fall(self, shown: pygame.Surface, ms: float, manner: Manner) -> None:
        """Keep what is shown and let it fade in so many milliseconds; what fades already goes on fading."""
        if self.leaving is not None:
            return
        self.leaving = shown.copy()
        self._motion.manner = manner
        self._motion.finish_all()
        self._motion.aside(Tween(self._fade, ms, move=Move.FADE))

    def lift(self) -> None:
        """Nothing fades any more."""
        self.leaving = None

    def tick(self, ms: float) -> None:
        """Let time pass."""
        self._motion.tick(min(ms, LONGEST_STEP * 1000))

    def draw(self, screen: pygame.Surface) -> None:
        """Over what is shown now."""
        if self.leaving is not None:
            screen.blit(self.leaving, (0, 0))

    def _fade(self, t: float) -> None:
        if self.leaving is not None:
            self.leaving.set_alpha(round(255 * (1 - t)))
        if t >= 1:
            self.leaving = None
