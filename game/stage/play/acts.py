"""What an act is: the choreography of one kind of event, entered in one table with its sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.rules.event import Event
from game.rules.state import State
from game.stage.motion import Choreography
from game.table.moment import Moment

E = TypeVar("E", bound=Event)
F = TypeVar("F")
G = TypeVar("G", bound=State)


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
