"""The course of a Pony Express game at the table: its events as acts, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.pony_express import events as e
from game.pony_express import events_shot as s
from game.stage.motion import Choreography
from game.stage.play import flow
from game.stage.pony import choreography
from game.stage.pony.acts import ACTS
from game.stage.pony.street import ShootoutScene
from game.stage.pony.street_sight import ASKED_FOR
from game.table.moment import Moment

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable

SEEN = (
    *(s.Flicked, s.RiderHit, s.IndianHit, s.ShotMissed, s.Arrested, s.FightWon, s.FightDrawn, s.IndiansCounted),
    *(e.GoldMoved, e.GoldTaken, e.GoldPaid, e.ItemPlayed, e.ItemSpent),
)
"""What has been seen in the street already."""
CALL_FACTOR = 4.0
"""A bot waits so much longer before it calls or passes when a person may call too: a race must be one."""


class Flow(flow.Flow):
    """Drives one Pony Express table."""

    windows = frozenset({"call"})
    kept_back = (e.Rolled, e.Revealed, s.RiderHit, s.IndianHit, s.ShotMissed)

    def __init__(self, table: PonyTable) -> None:
        super().__init__(table)
        self.trail = table
        self.street: ShootoutScene | None = None
        """The shoot-out that lies over the trail."""

    def _settle(self) -> None:
        """Where a flick is asked for, everybody goes out into the street; it comes back when the fight is over."""
        if self.session.ask_kind() in ASKED_FOR:
            self.trail.stand(None)
            self.street = ShootoutScene(session=self.session, bots=self.bots, entries=self.trail.pause_entries)
            self.trail.stage.push(self.street)
        else:
            super()._settle()

    def back_from_street(self) -> None:
        """The fight has been seen: it is told, and what belongs to the trail is played."""
        street, self.street = self.street, None
        if street is None:
            return
        seen = [moment for moment in street.played if isinstance(moment.event, SEEN)]
        self.trail.tell(seen)
        self.perform([moment for moment in street.played if not isinstance(moment.event, SEEN)])

    def runs(self, moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
        """By the one table of acts."""
        return ACTS.runs(moments)

    def performed(self, run: Sequence[Moment]) -> Choreography:
        """On this table's floor."""
        return choreography.performed(self.trail.floor, run)

    def wait(self, window: bool, bot: int) -> float:
        """In a race people get time to call first."""
        usual = super().wait(window, bot)
        people = any(self.session.chairs[seat].who == "person" for seat in self.session.asked())
        return usual * CALL_FACTOR if window and people else usual
