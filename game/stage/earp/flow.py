"""The course of a Wyatt Earp game at the table: its events as acts, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.stage.earp import choreography
from game.stage.earp.sight import WINDOWS
from game.stage.motion import Choreography
from game.stage.play import flow
from game.table.moment import Moment
from game.wyatt_earp import events as e

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable


class Flow(flow.Flow):
    """Drives one Wyatt Earp table."""

    windows = frozenset(WINDOWS)
    kept_back = (e.ShotFired, e.TieShot, e.AskedFor)
    breaks = (e.HandBegan,)

    def __init__(self, table: EarpTable) -> None:
        super().__init__(table)
        self.floor = table.floor
        self._blank = table.blank

    def runs(self, moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
        """By the one table of acts."""
        return choreography.runs(moments)

    def performed(self, run: Sequence[Moment]) -> Choreography:
        """On this table's floor."""
        return choreography.performed(self.floor, run)

    def show_before(self, first: Moment) -> None:
        """The supply alone."""
        self.floor.show(self._blank(first), slide=False)
