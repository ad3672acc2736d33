"""The presses that are in use: prints are kept with them, so each is made once."""

from __future__ import annotations

from game.stage.paint.press import Press
from game.stage.text import language
from game.table.settings import Settings


class Presses:
    """One press for each scale, text size and choice of marks, made as the settings are when it is first wanted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._made: dict[tuple[float, float, tuple[int, ...]], Press] = {}

    def of(self, scale: float, text: float, marks: tuple[int, ...]) -> Press:
        """The press for so many pixels a unit, text so large, and seats that wear these marks."""
        key = scale, text, marks
        if key not in self._made:
            chosen = self.settings
            self._made[key] = Press(
                scale, text, chosen.high_contrast, chosen.plain_type, chosen.safe_marks, language(), marks
            )
        return self._made[key]

    def forget(self) -> None:
        """Throw all prints away: what is needed is printed anew."""
        self._made.clear()
