"""What happened, one event at a time, with the table as it was right after it: what a window plays back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules import knowledge
from game.rules.event import Event
from game.rules.knowledge import View
from game.rules.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """An event and a copy of the state after it, in which nobody is asked anything.

    Both hold secrets; what a viewer may see comes from `view` and `event_for`.
    """

    event: Event
    state_after: State

    def view(self, viewer: int | None) -> View[Any]:
        """The table right after the event, as a seat or the public (None) sees it."""
        return knowledge.view(self.state_after, viewer)

    def event_for(self, viewer: int | None) -> Event:
        """The event as a seat or the public (None) may know it."""
        return self.event.for_viewer(viewer)


class Watcher:
    """Listens to a state and keeps its moments until they are taken."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []

    def watch(self, g: Any) -> Callable[[Event], None]:
        """The listener for a state; one copy a heard event is what it costs."""

        def hear(event: Event) -> None:
            after = g.copy()
            after.pending = None
            self._moments.append(Moment(event, after))

        return hear

    def take(self) -> list[Moment]:
        """The moments since the last call."""
        taken, self._moments = self._moments, []
        return taken
