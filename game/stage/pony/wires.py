"""The telegraph of Pony Express: how a person came to jail, and what was rolled there, stays nailed up."""

from __future__ import annotations

from game.pony_express import events as e
from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.stage.play import wires


class Telegraph(wires.Telegraph):
    """What is done to a person stays nailed up until that person's next turn.

    The roll in jail is among it: its dice lie in the tray no longer once others have rolled, and with bots that act at
    once nobody would ever learn why a turn was over.
    """

    def struck(self, event: Event) -> int:
        """Who goes to jail, rolls there, or is drawn back by a Lasso."""
        if isinstance(event, e.Jailed) or (isinstance(event, e.Rolled) and event.what == "jail"):
            return int(event.seat)
        return int(event.seat) if isinstance(event, e.Moved) and event.how == "lasso" else NO_SEAT

    def takes_down(self, event: Event, seat: int) -> bool:
        """The person's own next turn."""
        return isinstance(event, e.TurnBegan) and event.seat == seat
