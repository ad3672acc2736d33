"""Somebody who rides the Pony Express, by mouse or with a gamepad for each person, and knows what the screen shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.e2e.desk import Desk, Shown
from tests.e2e.robot import moved_from
from tests.stage.virtual_pad import D_DOWN, D_LEFT, D_RIGHT, D_UP, START, TRIGGER_RIGHT, A, B

MOST_ACTS = 400
"""Few games need a quarter as many presses."""
MOST_STEPS = 60
"""No way with the cross is longer."""
TRAIL, STREET, RESULT = "ponytable", "shootoutscene", "gameresult"
ASIDE = ("read", "menu", "help", "log", "undo", "back", "hush", "next")
THINGS = ("seat:", "item:", "die:", "rider:", "offer:", "hand:", "corner:", "lookup:")
FIRST = ("declare", "shake", "fight", "corner-left", "move", "served", "ride")
"""What is pressed where it is offered; else the first of all buttons, of two the one that is no pass."""
DRAWN = 0.9
"""Seconds in which a trigger that is held gets the die across the street."""
PULLED = 0.42
"""A pull of so much of the way to the target does it, too."""


def over(shown: Shown) -> bool:
    return shown.scene == RESULT


def stands(shown: Shown) -> tuple[object, ...]:
    """What tells one step of a question from the next: not where the focus is, nor a notice."""
    controls = frozenset((name, control.lit) for name, control in shown.controls.items())
    facts = tuple(shown.facts.get(name) for name in ("picks", "asked", "race", "shooter", "ended"))
    return shown.scene, facts, controls


def moved_on(before: tuple[object, ...]) -> Callable[[Shown], bool]:
    return lambda shown: stands(shown) != before


def mine(shown: Shown) -> bool:
    """A person is asked and nothing moves, or something waits to be read."""
    if shown.busy:
        return False
    if shown.scene == TRAIL:
        return shown.facts["asked"] is not None or shown.facts["race"] is True
    return shown.scene != STREET or shown.facts["shooter"] is not None


def answers(shown: Shown) -> list[str]:
    """The buttons of the question."""
    lit = [name for name, control in shown.controls.items() if control.lit and name not in ASIDE]
    return [name for name in lit if not name.startswith(THINGS)]


@dataclass
class Rider(ABC):
    """Declares the best, never calls, takes what is offered first; shoots straight at the target."""

    desk: Desk
    acts: int = 0
    shots: int = 0
    streets: int = 0
    """Shoot-outs in which this rider has flicked."""
    _in_street: bool = False

    def play(self, until: Callable[[Shown], bool] = over) -> Shown:
        """Plays until what is shown fulfils `until`.  AssertionError when that takes too long."""
        while True:
            shown = self.desk.until(lambda shown: until(shown) or mine(shown))
            if until(shown):
                return shown
            self.acts += 1
            assert self.acts <= MOST_ACTS, "the game never ends"
            if shown.scene != STREET:
                self._in_street = False
            before = stands(shown)
            self.answer(shown)
            self.desk.until(moved_on(before))

    def answer(self, shown: Shown) -> None:
        """One press, or one shot."""
        found = answers(shown)
        if shown.scene == STREET:
            self.streets += not self._in_street
            self._in_street = True
            self.shots += 1
            self.shoot(shown)
        elif shown.scene != TRAIL:
            self.press(shown, next(name for name in ("ready", "close", *found) if name in shown.controls))
        elif shown.facts["race"] is True and shown.facts["asked"] is None:
            self.let_ride(shown)
        elif shown.facts["ask"] == "cup" and "declare" not in found:
            hands = [name for name, control in shown.controls.items() if name.startswith("hand:") and control.lit]
            self.press(shown, hands[-1])
        else:
            chosen = next((name for name in FIRST if name in found), None)
            self.press(shown, chosen or sorted(found, key=lambda name: name in ("pass", "stay"))[0])

    @abstractmethod
    def press(self, shown: Shown, name: str) -> None:
        """A control."""

    @abstractmethod
    def let_ride(self, shown: Shown) -> None:
        """Nobody calls."""

    @abstractmethod
    def shoot(self, shown: Shown) -> None:
        """A flick at the target."""


class MouseRider(Rider):
    """With the left button only, for everybody."""

    def press(self, shown: Shown, name: str) -> None:
        self.desk.click(name)

    def let_ride(self, shown: Shown) -> None:
        found = answers(shown)
        self.desk.click(next((name for name in ("all-pass", "pass") if name in found), found[0]))

    def shoot(self, shown: Shown) -> None:
        x, y = place(shown, "die")
        tx, ty = place(shown, "target")
        self.desk.drag([(x + (x - tx) * PULLED * n / 8, y + (y - ty) * PULLED * n / 8) for n in range(9)])


@dataclass
class PadRider(Rider):
    """Everybody has a gamepad: the pad of whoever is asked does what is done."""

    pads: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def press(self, shown: Shown, name: str) -> None:
        seat = shown.facts.get("asked")
        pad = self.pads[int(seat)] if seat is not None else self.pads[0]
        self.go_to(name, pad)
        self.used.add(pad)
        self.desk.press(pad, A)

    def let_ride(self, shown: Shown) -> None:
        """Whoever still may speak says no."""
        for seat in waiting(shown):
            self.desk.press(self.pads[seat], B)

    def shoot(self, shown: Shown) -> None:
        pad = self.pads[int(shown.facts["shooter"])]
        self.desk.tilt(pad, TRIGGER_RIGHT, 1)
        self.desk.until(lambda shown: shown.facts.get("drawn") is True)
        self.desk.wait(lambda shown: False, DRAWN)
        self.desk.tilt(pad, TRIGGER_RIGHT, -1)

    def go_to(self, name: str, pad: str) -> None:
        """The focus to a control: first up or down, then sideways."""
        for _ in range(MOST_STEPS):
            shown = self.desk.settled()
            if shown.focus == name:
                return
            assert shown.focus is not None
            x, y = shown.controls[shown.focus].middle
            goal = shown.controls[name]
            beside = goal.rect[1] <= y < goal.rect[1] + goal.rect[3]
            across = D_RIGHT if goal.middle[0] > x else D_LEFT
            self.desk.press(pad, across if beside else D_DOWN if goal.middle[1] > y else D_UP)
            self.desk.until(moved_from(shown.focus))
        raise AssertionError(f"the cross never leads to {name}")

    def sit_down(self) -> None:
        """From the title to a table at which each pad has a seat, in their order."""
        first = self.pads[0]
        self.go_to("pony_express", first)
        self.desk.press(first, A)
        self.desk.until(lambda shown: shown.scene == "seats")
        # the chair that is too many first: then a bot's chair can't become empty, and so a person's
        for chair in (len(self.pads), *range(1, len(self.pads))):
            self.go_to(f"who-{chair}", first)
            self.desk.press(first, A)
        for chair, pad in enumerate(self.pads):
            self.go_to(f"plays-{chair}", first)
            self.desk.press(first, A)
            self.desk.press(pad, A)
        self.desk.press(first, START)
        self.desk.until(lambda shown: shown.scene == "rules")
        self.desk.press(first, START)
        self.desk.until(lambda shown: shown.scene == TRAIL)


def waiting(shown: Shown) -> Iterator[int]:
    """The seats that have a button in a race."""
    for name, control in shown.controls.items():
        if name.startswith("race:") and control.lit:
            yield int(name.removeprefix("race:"))


def place(shown: Shown, fact: str) -> tuple[int, int]:
    """A place in the window that a fact names."""
    x, y = str(shown.facts[fact]).split(",")
    return int(x), int(y)
