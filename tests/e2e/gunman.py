"""Somebody who plays BANG! by mouse, pressing what the screen lights."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.e2e.desk import Desk, Shown
from tests.e2e.rider import answers, over

TABLE = "bangtable"
MOST_ACTS = 900
STEPS = ("card:", "offer:", "held:")
TARGETS = ("seat:", "gear:")
NO_ANSWER = ("sights", "heal", "open-hand", "deck", "discards", "event", "shop")
REFUSED = 1.5
"""Seconds after which a press that changed nothing counts as refused."""
DONE = ("sure", "play")
"""What ends a play that was begun."""


def stands(shown: Shown) -> tuple[object, ...]:
    """What tells one step of a question from the next: not where the focus is, nor a notice."""
    controls = frozenset((name, control.lit) for name, control in shown.controls.items())
    return shown.scene, shown.facts.get("picks"), shown.facts.get("asked"), controls


def moved_on(before: tuple[object, ...]) -> Callable[[Shown], bool]:
    return lambda shown: stands(shown) != before


def mine(shown: Shown) -> bool:
    """A person is asked and nothing moves, or something waits to be read."""
    return not shown.busy and (shown.scene != TABLE or shown.facts["asked"] is not None)


@dataclass
class MouseGunman:
    """With the left button only.  Plays two cards a turn at most, and answers whenever a card is lit."""

    desk: Desk
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    acts: int = 0
    turn: object = None
    tried: int = 0
    """Cards lifted in this turn."""

    def play(self, until: Callable[[Shown], bool] = over) -> Shown:
        """Plays until what is shown fulfils `until`.  AssertionError when that takes too long."""
        while True:
            shown = self.desk.until(lambda shown: until(shown) or mine(shown))
            if until(shown):
                return shown
            self.acts += 1
            assert self.acts <= MOST_ACTS, "the game never ends"
            before = stands(shown)
            self.desk.click(self.choice(shown))
            # what lies face down may turn out to be no answer: then something else is pressed
            self.desk.wait(moved_on(before), REFUSED)

    def choice(self, shown: Shown) -> str:
        """The control that is pressed next."""
        if shown.scene != TABLE:
            return next(name for name in ("i_am", "close", *shown.controls) if name in shown.controls)
        lit = [name for name, control in shown.controls.items() if control.lit]
        buttons = [name for name in answers(shown) if name in lit and not name.startswith((*STEPS, *TARGETS))]
        buttons = [name for name in buttons if name not in NO_ANSWER and not name.startswith("aside:")]
        steps = [name for name in lit if name.startswith(STEPS)]
        if done := [name for name in DONE if name in buttons]:
            return done[0]
        if "back" in shown.controls:
            targets = [name for name in lit if name.startswith((*TARGETS, "offer:", "held:"))]
            return self.chance.choice(targets or buttons or ["back"])
        if shown.facts["ask"] != "play":
            return self.chance.choice(steps or buttons)
        if shown.facts["turn"] != self.turn:
            self.turn, self.tried = shown.facts["turn"], 0
        self.tried += 1
        return self.chance.choice(steps) if steps and self.tried <= 2 else "end"
