"""The whole game: hands until somebody is rich enough (WE-51 to WE-54)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.rules.frame import Frame
from game.rules.kinds import Seats
from game.wyatt_earp import verbs
from game.wyatt_earp.events import Tied
from game.wyatt_earp.frames.hand import Hand
from game.wyatt_earp.state import Earp, bank


@dataclass(slots=True)
class Match(Frame[Earp]):
    """Deals hand after hand; `tied` are the richest seats once they have to shoot it out."""

    tied: Seats = 0
    structural: ClassVar[bool] = True

    def ask(self, g: Earp) -> Frame[Earp] | None:
        if g.winner >= 0:
            return None
        return ShootOff(self.tied) if self.tied else Hand()

    def told(self, g: Earp, result: Any) -> None:
        """A hand has been settled: is somebody rich enough, and is one seat the richest?"""
        best = max(g.money)
        broke = bool(g.switches["bank_limited"]) and bank(g) <= 0
        if g.winner >= 0 or not (broke or _rich_enough(g, best)):
            return
        richest = [seat for seat in range(g.seats) if g.money[seat] == best]
        if len(richest) == 1:
            verbs.win(g, richest[0], "WE-52" if _rich_enough(g, best) else "WE-54")
        else:
            self.tied = sum(1 << seat for seat in richest)
            g.emit(Tied, "WE-53", self.tied)


def _rich_enough(g: Earp, best: int) -> bool:
    """Whether the richest seat's money ends the game (WE-52)."""
    target = g.switches["game_target"]
    return best >= target and not (best == target and g.switches["game_end"] == "more_than")


@dataclass(slots=True)
class ShootOff(Frame[Earp]):
    """Tied seats turn up cards until one alone has a bullet hole (WE-53)."""

    tied: Seats

    def begin(self, g: Earp) -> None:
        """Each round every seat that is still in turns one up; if all or none hit, all stay in."""
        seats = [seat for seat in range(g.seats) if self.tied >> seat & 1]
        while len(seats) > 1:
            if len(g.supply) < len(seats):
                verbs.take_in(g, "WE-53")
            hits = [seat for seat in seats if verbs.tie_shot(g, seat)]
            seats = hits or seats
        verbs.win(g, seats[0], "WE-53")
