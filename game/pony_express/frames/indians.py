"""The Indians: one shot at three figures (PX-62 to PX-64)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import events as e
from game.pony_express import items_in_hand
from game.pony_express.arena import INDIAN, N_INDIANS
from game.pony_express.frames.jail import Arrest
from game.pony_express.frames.shot import FELL, FLICK, Outcome, flight, merged
from game.pony_express.state import Pony
from game.pony_express.verbs import gold, riders
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal


@dataclass(slots=True)
class Indians(Frame[Pony]):
    """`phase` is shot, arrest or over; `flicks` the dice of the shot still to be flicked; `fallen` the Indians that
    lie, as numbers of figures; `moved` the poses of figures that the first die has moved.
    """

    seat: Seat
    phase: str = "shot"
    flicks: int = 0
    fallen: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()

    def begin(self, g: Pony) -> None:
        g.emit(e.IndiansMet, "PX-62", self.seat)

    def ask(self, g: Pony) -> Ask | Frame[Pony] | None:
        if self.phase == "shot":
            if self.flicks:
                return Ask("second_die", {self.seat: (FLICK,)})
            return Ask("indians", {self.seat: (FLICK, *items_in_hand.plays(g, self.seat, "indians", "any_shot"))})
        return Arrest(self.seat, "PX-63") if self.phase == "arrest" else None

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        if pick[0] == "flick":
            self.flicks = max(self.flicks, 1)
            return flight(seat, pick, self.shot_clause())
        if pick[0] == "dynamite":
            self.flicks = 2
        else:
            self.phase = "over"
        return items_in_hand.play(g, seat, pick)

    def shot_clause(self) -> str:
        """The clause that a shot at the Indians is fired by."""
        return "PX-62"

    def told(self, g: Pony, result: Any) -> None:
        """A flick has an outcome, or the arrest is over."""
        if self.phase == "arrest":
            self.phase = "over"
            return
        self.moved = merged(self.moved, result)
        self.flicks -= 1
        self._count(g, result)

    def _count(self, g: Pony, outcome: Outcome) -> None:
        for how, figure in outcome.hits:
            if figure >= INDIAN:
                if how == FELL and figure not in self.fallen:
                    self.fallen += (figure,)
            elif figure != self.seat and (how == FELL or g.switches["hit_rule_bystander"] == "touch"):
                g.emit(e.Arrested, "PX-63", self.seat, figure)
                self.phase = "arrest"
                return
        if not self.flicks:
            fallen = len(self.fallen)
            g.emit(e.IndiansCounted, "PX-62", self.seat, fallen)
            gold.take(g, self.seat, fallen, "PX-62")
            if fallen < N_INDIANS:
                riders.move_back(g, self.seat, N_INDIANS - fallen, "retreat", "PX-64")
            self.phase = "over"

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return NOT_AN_OPTION if self.flicks else items_in_hand.why_not(g, seat, pick, "indians", "any_shot")
