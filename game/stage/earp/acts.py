"""What an act is: the choreography of one kind of event, entered in one table with its sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from pygame import Surface

from game.rules.event import Event
from game.stage.earp.floor import Floor
from game.stage.motion import Choreography, Move, Tween, Wait
from game.stage.paint import states
from game.stage.paint.palette import BONE, PITCH, Color
from game.stage.paint.press import Press
from game.stage.play.flying import PrintSprite
from game.wyatt_earp.state import Earp

E = TypeVar("E", bound=Event)
TAG_SIZE = 34.0


@dataclass(frozen=True, slots=True)
class Turn:
    """What an act plays: one event, or a run of events of one class, with the table before and after them."""

    events: tuple[Event, ...]
    before: Earp
    after: Earp

    def last(self, kind: type[E]) -> E:
        """The last event, which is of this class.  Raises TypeError when it is not."""
        event = self.events[-1]
        if not isinstance(event, kind):
            raise TypeError(f"{type(event).__name__} is no {kind.__name__}")
        return event


Perform = Callable[[Floor, Turn], Choreography]


@dataclass(frozen=True, slots=True)
class Act:
    """`sound` opens the act; `together`: a run of such events is one act."""

    perform: Perform
    sound: str
    together: bool = False


ACTS: dict[type[Event], Act] = {}
"""Every event class of the game with its act; the modules named `acts_*` fill it."""


def act(event: type[Event], sound: str, together: bool = False) -> Callable[[Perform], Perform]:
    """Enter a choreography for an event class.  Raises TypeError for a class that has one."""
    if event in ACTS:
        raise TypeError(f"{event.__name__} has an act already")

    def enter(perform: Perform) -> Perform:
        ACTS[event] = Act(perform, sound, together)
        return perform

    return enter


def tag_at(
    floor: Floor, center: tuple[int, int], words: str, ms: float, ground: Color = PITCH, ink: Color = BONE
) -> Choreography:
    """A plate with a few words that comes, stays for `ms` and goes."""

    def plate(press: Press) -> Surface:
        return states.tag(press, words, ground, ink, TAG_SIZE)

    sprite = PrintSprite(plate, center)

    def come(t: float) -> None:
        floor.air.add(sprite)
        sprite.alpha = round(255 * t)

    def go(t: float) -> None:
        sprite.alpha = round(255 * (1 - t))
        if t >= 1:
            floor.air.drop(sprite)

    yield Tween(come, 110, move=Move.FADE)
    yield Wait(ms)
    yield Tween(go, 140, move=Move.FADE)
