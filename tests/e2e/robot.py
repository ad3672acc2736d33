"""Somebody who plays any position, by mouse or by gamepad, knowing only what the screen shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from tests.e2e.desk import Desk, Shown
from tests.stage.virtual_pad import D_DOWN, D_LEFT, D_RIGHT, D_UP, RIGHT_SHOULDER, START, A, B, X

MOST_ACTS = 400
"""No hand needs more presses."""


def stands(shown: Shown) -> tuple[object, ...]:
    """What tells one step of a question from the next: not where the focus is, nor a notice."""
    controls = frozenset((name, control.lit) for name, control in shown.controls.items())
    return shown.scene, shown.facts.get("picks"), shown.facts.get("ending"), controls


def moved_on(before: tuple[object, ...]) -> Callable[[Shown], bool]:
    return lambda shown: stands(shown) != before


def moved_from(focus: str | None) -> Callable[[Shown], bool]:
    return lambda shown: shown.focus != focus


def mine(shown: Shown) -> bool:
    """A person is asked and nothing moves, or a result waits to be read."""
    if shown.busy:
        return False
    return shown.scene != "earptable" or shown.facts["asked"] is not None


@dataclass
class Robot(ABC):
    """Draws from the supply, lays what can be laid, discards the first card, passes; reads results."""

    desk: Desk
    acts: int = 0

    def play(self, until: Callable[[Shown], bool]) -> Shown:
        """Plays until what is shown fulfils `until`. AssertionError when that takes too long."""
        while True:
            shown = self.desk.until(lambda shown: until(shown) or mine(shown))
            if until(shown):
                return shown
            self.acts += 1
            assert self.acts <= MOST_ACTS, "the hand never ends"
            before = stands(shown)
            self.answer(shown)
            self.desk.until(moved_on(before))

    def answer(self, shown: Shown) -> None:
        """One press."""
        lit = {name for name, control in shown.controls.items() if control.lit}
        if shown.scene in ("handresult", "gameresult"):
            self.next()
        elif shown.facts["kind"] == "draw":
            self.draw()
        elif "pass" in lit:
            self.give_up()
        elif "lay" in lit:
            self.lay()
        elif "discard" in lit:
            self.discard()
        else:
            self.choose(next(name for name in shown.controls if name.startswith("card:")))

    @abstractmethod
    def next(self) -> None:
        """The result has been read."""

    @abstractmethod
    def draw(self) -> None:
        """From the supply."""

    @abstractmethod
    def give_up(self) -> None:
        """Pass."""

    @abstractmethod
    def choose(self, card: str) -> None:
        """A card of the hand."""

    @abstractmethod
    def lay(self) -> None:
        """What is chosen."""

    @abstractmethod
    def discard(self) -> None:
        """What is chosen."""


class MouseRobot(Robot):
    """With the left button only."""

    def next(self) -> None:
        self.desk.click("next")

    def draw(self) -> None:
        self.desk.click("supply")

    def give_up(self) -> None:
        self.desk.click("pass")

    def choose(self, card: str) -> None:
        self.desk.click(card)

    def lay(self) -> None:
        self.desk.click("lay")

    def discard(self) -> None:
        self.desk.click("discard")


@dataclass
class PadRobot(Robot):
    """With one gamepad: the cross, and the buttons that the prompt bar shows."""

    pad: str = "Ana's pad"

    def press(self, button: int) -> None:
        """One button."""
        self.desk.press(self.pad, button)

    def go_to(self, name: str) -> None:
        """The focus to a control: first up or down, then sideways."""
        for _ in range(MOST_ACTS):
            shown = self.desk.settled()
            if shown.focus == name:
                return
            assert shown.focus is not None
            x, y = shown.controls[shown.focus].middle
            goal = shown.controls[name]
            beside = goal.rect[1] <= y < goal.rect[1] + goal.rect[3]
            across = D_RIGHT if goal.middle[0] > x else D_LEFT
            self.press(across if beside else D_DOWN if goal.middle[1] > y else D_UP)
            self.desk.until(moved_from(shown.focus))
        raise AssertionError(f"the cross never leads to {name}")

    def next(self) -> None:
        self.press(A)

    def draw(self) -> None:
        self.press(X)

    def give_up(self) -> None:
        self.press(B)

    def choose(self, card: str) -> None:
        self.press(A)

    def lay(self) -> None:
        self.press(X)

    def discard(self) -> None:
        self.press(RIGHT_SHOULDER)

    def sit_down(self) -> None:
        """From the title to a table at which this pad has the first seat."""
        self.press(A)
        self.desk.until(lambda shown: shown.scene == "seats")
        self.go_to("plays-0")
        self.press(A)
        self.press(A)
        self.press(START)
        self.desk.until(lambda shown: shown.scene == "rules")
        self.press(START)
        self.desk.until(lambda shown: shown.scene == "earptable")
