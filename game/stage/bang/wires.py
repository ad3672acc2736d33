"""The telegraph of BANG!: what is done to a person stays nailed up until that person's next turn."""

from __future__ import annotations

from game.bang import events as e
from game.bang import events_fight as f
from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.stage.play import wires


class Telegraph(wires.Telegraph):
    """Lost life points and lost cards are nailed up."""

    def struck(self, event: Event) -> int:
        """Who loses a life point, or a card to somebody else."""
        if isinstance(event, f.LifeLost):
            return int(event.seat)
        return int(event.whom) if isinstance(event, e.Taken | e.Thrown) else NO_SEAT

    def takes_down(self, event: Event, seat: int) -> bool:
        """The person's own next turn."""
        return isinstance(event, e.TurnBegan) and event.seat == seat
