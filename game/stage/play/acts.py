"""What an act is: the choreography of one kind of event, entered in one table with its sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from game.rules.event import Event
from game.rules.state import State
from game.stage.motion import Choreography
from game.table.moment import Moment

E = TypeVar("E", bound=Event)
G = TypeVar("G", bound=State)
S = TypeVar("S")


class Shows(Protocol[S]):
    """What acts are played on: a table that shows a state, and lags behind the rules while things fly."""

    viewer: int | None
    """Whose knowledge is shown; None: the public's."""
    state: S

    @property
    def play(self) -> Callable[[str], None]:
        """Plays a sound by name."""

    def show(self, g: S) -> None:
        """Show a state from now on."""


F = TypeVar("F", bound=Shows[Any])


@dataclass(frozen=True, slots=True)
class Turn(Generic[G]):
    """What an act plays: one event, or a run of events of one class, with the table before and after them."""

    events: tuple[Event, ...]
    before: G
    after: G

    def last(self, kind: type[E]) -> E:
        """The last event, which is of this class.  Raises TypeError when it is not."""
        event = self.events[-1]
        if not isinstance(event, kind):
            raise TypeError(f"{type(event).__name__} is no {kind.__name__}")
        return event


@dataclass(frozen=True, slots=True)
class Act(Generic[F, G]):
    """`sound` opens the act; `together`: a run of such events is one act."""

    perform: Callable[[F, Turn[G]], Choreography]
    sound: str
    together: bool = False


@dataclass(frozen=True, slots=True)
class Acts(Generic[F, G]):
    """Every event class of a game with its act, played on a floor of type F."""

    by_event: dict[type[Event], Act[F, G]] = field(default_factory=dict)

    def act(
        self, event: type[Event], sound: str, together: bool = False
    ) -> Callable[[Callable[[F, Turn[G]], Choreography]], Callable[[F, Turn[G]], Choreography]]:
        """Enter a choreography for an event class.  Raises TypeError for a class that has one."""
        if event in self.by_event:
            raise TypeError(f"{event.__name__} has an act already")

        def enter(perform: Callable[[F, Turn[G]], Choreography]) -> Callable[[F, Turn[G]], Choreography]:
            self.by_event[event] = Act(perform, sound, together)
            return perform

        return enter

    def sounds(self) -> tuple[str, ...]:
        """The sounds with which acts open, by name."""
        return tuple(sorted({act.sound for act in self.by_event.values()}))

    def of(self, moment: Moment) -> Act[F, G]:
        """The act of a moment.  Raises KeyError for an event without one."""
        return self.by_event[type(moment.event)]

    def runs(self, moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
        """Moments in the portions that are played as one act each."""
        run: list[Moment] = []
        for moment in moments:
            if run and not (type(run[-1].event) is type(moment.event) and self.of(moment).together):
                yield tuple(run)
                run = []
            run.append(moment)
        if run:
            yield tuple(run)

    def performed(self, floor: F, run: Sequence[Moment]) -> Choreography:
        """The choreography of a portion of moments, as the floor's viewer may see them; it begins when it is its
        turn.
        """
        viewer = floor.viewer
        before: G = floor.state
        after: G = run[-1].view(viewer).state
        chosen = self.of(run[-1])
        floor.play(chosen.sound)
        yield chosen.perform(floor, Turn(tuple(moment.event_for(viewer) for moment in run), before, after))
        floor.show(after)
