"""A BANG! table in a theatre at which each person has a gamepad of SDL's own making."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from game.rules.library import Value
from game.stage.devices.pads import Pads
from game.stage.focus import Control, Ways, ways
from game.stage.intent import DOWN, LEFT, RIGHT, UP, Device, Direction, Kind, Look
from game.stage.menus.cover import Cover
from tests.stage import virtual_pad as v
from tests.stage.bang.board import Board
from tests.stage.virtual_pad import VirtualPad

CROSS: dict[Direction, int] = {UP: v.D_UP, DOWN: v.D_DOWN, LEFT: v.D_LEFT, RIGHT: v.D_RIGHT}

MOST_STEPS = 40


class PadBoard(Board):
    """The first `people` seats are persons with an own pad each, and nothing but pads is pressed."""

    def __init__(
        self,
        position: str = "",
        seed: int = 3,
        people: int = 4,
        seats: int = 4,
        switches: Mapping[str, Value] | None = None,
    ) -> None:
        Pads.start()
        self._leads: tuple[Sequence[Control], Ways] = ((), {})
        super().__init__(people, seats, seed, position=position, switches=switches)
        self.pads = [VirtualPad() for _ in range(people)]
        self.pump()
        for seat, pad in enumerate(self.pads):
            self.stage.seating.take(seat, self.stage.pads.here[pad.instance].guid, pad.instance)
        if isinstance(self.scene, Cover):
            # the first question came before the pads did
            self.lift()
            self.covers.clear()
        self.table.recast()
        self.table.flow.unsettled = True
        self.run(0.1)
        self.press = self.by_pad

    def by_pad(self, name: str) -> None:
        """Whoever is asked steps to a thing with the cross, by the shortest way, and presses."""
        asked = next(iter(self.table.asked))
        for _ in range(MOST_STEPS):
            if self.focus == name:
                break
            # the first step may change what the bar shows, and with it the way
            self.push(asked, CROSS[self._way(name)[0]])
        assert self.focus == name
        self.push(asked, v.A)

    def _way(self, name: str) -> list[Direction]:
        """Which arrows lead from the focused thing to another now."""
        controls = self.table.controls()
        if self._leads[0] is not controls:
            self._leads = controls, ways(controls)
        leads = self._leads[1]
        assert self.focus is not None
        came: dict[str, list[Direction]] = {self.focus: []}
        todo = deque(came)
        while todo and name not in came:
            here = todo.popleft()
            for direction, there in leads[here].items():
                if there not in came:
                    came[there] = [*came[here], direction]
                    todo.append(there)
        return came[name]

    def push(self, seat: int, button: int) -> None:
        """A button of a seat's pad goes down and up."""
        self.pads[seat].button(button, True)
        self.pump()
        self.pads[seat].button(button, False)
        self.pump()
        self.frame()

    def look(self, seat: int, held: bool) -> None:
        """A seat's look button."""
        self.table.heard(Look(Device(Kind.PAD, self.pads[seat].instance), held))
        self.frame()

    def unplug(self) -> None:
        """All pads are pulled out."""
        for pad in self.pads:
            pad.unplug()
        self.pump()
