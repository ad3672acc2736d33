"""What a person wants, whatever they hold: the only input that scenes ever see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Point = tuple[int, int]
Direction = tuple[int, int]

UP: Direction = (0, -1)
DOWN: Direction = (0, 1)
LEFT: Direction = (-1, 0)
RIGHT: Direction = (1, 0)


class Kind(Enum):
    """The kinds of device; the last one used decides which button pictures are shown."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    PAD = "pad"


@dataclass(frozen=True, slots=True)
class Device:
    """Where an intent came from. `pad` is the instance id of a gamepad, else None."""

    kind: Kind
    pad: int | None = None


MOUSE = Device(Kind.MOUSE)
KEYBOARD = Device(Kind.KEYBOARD)


@dataclass(frozen=True, slots=True)
class Intent:
    """The base of all intents."""

    device: Device


@dataclass(frozen=True, slots=True)
class Aim(Intent):
    """Turn to a neighbour (`direction`, one step) or to a place (`position`, window pixels)."""

    direction: Direction | None = None
    position: Point | None = None


@dataclass(frozen=True, slots=True)
class Step(Intent):
    """Go to the next (+1) or previous (-1) control in reading order."""

    by: int


@dataclass(frozen=True, slots=True)
class Confirm(Intent):
    """Yes to the focused control, or to what lies at `position` (window pixels)."""

    position: Point | None = None


@dataclass(frozen=True, slots=True)
class Back(Intent):
    """Leave, take back one step."""


@dataclass(frozen=True, slots=True)
class Look(Intent):
    """Look at hidden things of one's own for as long as `held` is True."""

    held: bool


@dataclass(frozen=True, slots=True)
class Read(Intent):
    """Show the focused thing large, with its full text."""


@dataclass(frozen=True, slots=True)
class Help(Intent):
    """What can be done now, and why not the rest?  Where nobody answers that, it is Read."""


@dataclass(frozen=True, slots=True)
class Secondary(Intent):
    """The other thing one may do with the focused control."""


@dataclass(frozen=True, slots=True)
class Menu(Intent):
    """Open or close the pause menu."""


@dataclass(frozen=True, slots=True)
class PageLeft(Intent):
    """One page, tab or step to the left."""


@dataclass(frozen=True, slots=True)
class PageRight(Intent):
    """One page, tab or step to the right; at the table: go on to the next phase."""


@dataclass(frozen=True, slots=True)
class Scroll(Intent):
    """Turn the wheel by `lines`; positive is away from the person, so up."""

    lines: int


class Phase(Enum):
    """The moments of a drag."""

    BEGIN = "begin"
    MOVE = "move"
    DROP = "drop"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Drag(Intent):
    """A press that moved. `start` is where it went down, `position` where it is, `at` the time in seconds."""

    phase: Phase
    start: Point
    position: Point
    at: float


@dataclass(frozen=True, slots=True)
class Lean(Intent):
    """How far a stick or the arrows are pushed, each -1 to 1, y down; heard by scenes that are played `by_hand`.

    `part` is "left" or "right" for the sticks, "arrows" for keys and cross; `at` is the time in seconds.
    """

    part: str
    x: float
    y: float
    at: float


@dataclass(frozen=True, slots=True)
class Squeeze(Intent):
    """A trigger is drawn; heard by scenes that are played `by_hand`, in place of Look."""


@dataclass(frozen=True, slots=True)
class Release(Intent):
    """The trigger, or the button or key that confirms, is let go; heard by scenes that are played `by_hand`.

    `lost`: nobody let go, but the window's focus or the scene is gone.
    """

    lost: bool = False


@dataclass(frozen=True, slots=True)
class Type(Intent):
    """Letters for a text field."""

    text: str


@dataclass(frozen=True, slots=True)
class Erase(Intent):
    """Take the last letter of a text field away."""


@dataclass(frozen=True, slots=True)
class RawKey(Intent):
    """Any key, for a scene that `wants_key`; `key` is its name."""

    key: str


@dataclass(frozen=True, slots=True)
class Mute(Intent):
    """Sound off or on."""


@dataclass(frozen=True, slots=True)
class FullScreen(Intent):
    """Full screen on or off."""


@dataclass(frozen=True, slots=True)
class Plugged(Intent):
    """A gamepad is here. `guid` tells its make, the same each time it comes back; `known` = its buttons
    are known.
    """

    guid: str
    name: str
    known: bool = True


@dataclass(frozen=True, slots=True)
class Unplugged(Intent):
    """A gamepad is gone; its instance id never comes back."""

    guid: str
    name: str


@dataclass(frozen=True, slots=True)
class RawButton(Intent):
    """A button of a gamepad whose buttons nobody has named yet."""

    button: int
