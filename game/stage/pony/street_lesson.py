"""Five seconds that show how a die is flicked, before the first shot of an evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar
from weakref import WeakSet

from pygame import Surface

from game.stage.paint import notices
from game.stage.paint.icons import icon
from game.stage.paint.palette import BONE, INK
from game.stage.text import sentences, text

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene
    from game.stage.stage import Stage

LESSON_MS = 5000.0
ROUND_MS = 1700.0
"""One pull of the hand that shows it."""
WIDTH = 900
"""Of the strip: between the Indians and the upper stand, beside the die that is flicked: it hides nothing."""
BELOW_STAKES = 58.0
"""From the head to the strip, under what is at stake."""
PULL = 330.0
"""How far that hand pulls, 0.1 mm."""


class Lesson:
    """The strip and the hand that pulls; it ends after five seconds or with the first try."""

    given: ClassVar[WeakSet[Stage]] = WeakSet()

    def __init__(self, scene: ShootoutScene) -> None:
        self.scene = scene
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether the lesson is on."""
        return self._left > 0

    def begin(self) -> None:
        """Once an evening."""
        stage = self.scene.stage
        if stage not in self.given:
            self.given.add(stage)
            self._left = LESSON_MS

    def end(self) -> None:
        """Somebody tries it."""
        self._left = 0.0

    def tick(self, ms: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - ms)

    @property
    def _part(self) -> float:
        """How far the hand has pulled, 0 to 1; it holds for a while, then lets go."""
        if not self.shown or self.scene.motion.manner.reduced:
            return 0.0
        at = (LESSON_MS - self._left) % ROUND_MS / ROUND_MS
        return min(1.0, at / 0.55) if at < 0.75 else 0.0

    @property
    def power(self) -> float:
        """What the hand that shows it draws."""
        return 0.72 * self._part

    def draw(self, screen: Surface) -> None:
        """The strip over the street, and the hand."""
        if not self.shown:
            return
        scene, press = self.scene, self.scene.stage.press
        kind = scene.work.kind
        words = sentences(text(f"street-lesson-{kind}"), text("street-lesson-cancel", how=kind))
        strip = notices.notice(press, words, "hand", width=WIDTH)
        box = scene.layout.arena
        top = max(box.top + press.px(24), scene.layout.head.bottom + press.px(BELOW_STAKES * press.text_scale))
        screen.blit(strip, strip.get_rect(midtop=(box.centerx, top)))
        if scene.hand is None or kind != "pull":
            return
        x, y = scene.layout.at(*scene.hand.die)
        tx, ty = scene.layout.at(*scene.sight.aimed_at)
        far = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
        back = scene.layout.canvas.px(PULL * 0.457) * self._part
        at = round(x - (tx - x) / far * back), round(y - (ty - y) / far * back)
        hand = icon(press, "hand", 64, BONE, INK)
        screen.blit(hand, hand.get_rect(midtop=at))
