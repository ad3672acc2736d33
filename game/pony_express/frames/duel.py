"""The gunfight of two riders who meet, and the final duel (PX-46 to PX-54, PX-80 to PX-82)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.pony_express import events as e
from game.pony_express import items_in_hand
from game.pony_express.arena import INDIAN
from game.pony_express.frames.jail import Arrest
from game.pony_express.frames.shot import FELL, FLICK, Outcome, flight, merged
from game.pony_express.state import Pony, may_hold_for
from game.pony_express.verbs import gold, items, riders
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

SHOTS: Final = 3
FIGHT: Final[tuple[Option, ...]] = (("fight",), PASS)
CORNERS: Final[tuple[Option, ...]] = (("corner", "left"), ("corner", "right"))


@dataclass(slots=True)
class Duel(Frame[Pony]):
    """`newcomer` meets `other`; in the final duel `other` was in Sacramento first.

    `phase` is offer (fight at all?), corners, draw (a Fast Draw?), shots, arrest or over.  `corner` is where the
    newcomer stands.  `shooter` fires now and has `left` shots before the other's turn comes; `ratio` is how many
    `other` has for each of the newcomer in the final duel.  `fired` counts the shots of newcomer and other; `flicks`
    are the dice of the running shot still to be flicked.  `loser` is settled with in the end.  `moved` are the poses
    of figures that a shot has moved: number, x, y, angle, upright.
    """

    newcomer: Seat
    other: Seat
    final: bool = False
    ratio: int = 1
    phase: str = "offer"
    corner: str = "left"
    shooter: Seat = NO_SEAT
    left: int = 0
    fired: tuple[int, ...] = (0, 0)
    flicks: int = 0
    loser: Seat = NO_SEAT
    clause: str = ""
    moved: tuple[int, ...] = ()

    def begin(self, g: Pony) -> None:
        if self.final or not g.switches["gunfight_optional"]:
            self._meet(g)

    def _meet(self, g: Pony) -> None:
        self.phase = "corners"
        clause = "PX-80" if self.final else "PX-46"
        riders.mark_fight(g, self.newcomer, self.other, g.space[self.newcomer], self.final, clause)

    def ask(self, g: Pony) -> Ask | Frame[Pony] | None:
        if self.phase == "shots":
            if self.flicks:
                return Ask("second_die", {self.shooter: (FLICK,)})
            return Ask("shot", {self.shooter: (FLICK, *items_in_hand.plays(g, self.shooter, "shot", "any_shot"))})
        if self.phase == "corners":
            return Ask("corners", {self.newcomer: CORNERS})
        if self.phase == "draw":
            late = self._second()
            return Ask("fast_draw", {late: (PASS, *items_in_hand.plays(g, late, "draw"))})
        if self.phase == "offer":
            return Ask("fight", {self.newcomer: FIGHT})
        return Arrest(self.loser, self.clause) if self.phase == "arrest" else None

    def _first(self) -> Seat:
        """Who shoots first unless a Fast Draw comes between: the newcomer, in the final duel the other (PX-81)."""
        return self.other if self.final else self.newcomer

    def _second(self) -> Seat:
        return self.newcomer if self.final else self.other

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        if self.phase == "shots":
            return self._shoot(g, seat, pick)
        if self.phase == "offer":
            if pick == PASS:
                g.emit(e.FightDeclined, "PX-45", self.newcomer, self.other)
                self.phase = "over"
            else:
                self._meet(g)
        elif self.phase == "corners":
            self.corner = str(pick[1])
            g.emit(e.CornersChosen, "PX-46", self.newcomer, self.other, self.corner)
            self.phase = "draw" if may_hold_for(g, self._second(), "draw") else "shots"
            self._take_turn(self._first())
        else:
            self.phase = "shots"
            if pick != PASS:
                items_in_hand.play(g, seat, pick)
                self._take_turn(self._second())
        return None

    def _take_turn(self, seat: Seat) -> None:
        self.shooter = seat
        self.left = self.ratio if self.final and seat == self.other else 1

    def _shoot(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        if pick[0] == "flick":
            self.flicks = max(self.flicks, 1)
            return flight(seat, pick, self.shot_clause())
        if pick[0] == "dynamite":
            self.flicks = 2
        elif self.final:
            self.left += 1
        return items_in_hand.play(g, seat, pick)

    def shot_clause(self) -> str:
        """The clause that a shot of this fight is fired by."""
        return "PX-81" if self.final else "PX-47"

    def told(self, g: Pony, result: Any) -> None:
        """A flick has an outcome, or the loser has been dealt with."""
        if self.phase == "arrest":
            self.phase = "over"
            return
        self.moved = merged(self.moved, result)
        self.flicks -= 1
        if not self._decided(g, result) and not self.flicks:
            self._pass_on(g)

    def _decided(self, g: Pony, outcome: Outcome) -> bool:
        """The first hit that counts ends the fight: on the other duellist, or on somebody else (PX-51, PX-53)."""
        rival = self.other if self.shooter == self.newcomer else self.newcomer
        for how, figure in outcome.hits:
            if figure == self.shooter or figure >= INDIAN:
                continue
            rule = "hit_rule_target" if figure == rival else "hit_rule_bystander"
            if how != FELL and g.switches[rule] != "touch":
                continue
            if figure == rival:
                self._settle(g, self.shooter, rival)
            else:
                g.emit(e.Arrested, "PX-82" if self.final else "PX-51", self.shooter, figure)
                self._settle(g, rival, self.shooter, "PX-51")
            return True
        return False

    def _pass_on(self, g: Pony) -> None:
        """Whose shot is next, or the end (PX-48, PX-81)."""
        newcomer, other = self.fired
        self.fired = (newcomer + (self.shooter == self.newcomer), other + (self.shooter == self.other))
        rival = self.other if self.shooter == self.newcomer else self.newcomer
        if self.final:
            self.left -= 1
            if not self.left:
                self._take_turn(rival)
            return
        if self._may_shoot(g, rival, self.shooter):
            self.shooter = rival
        elif not self._may_shoot(g, self.shooter, rival):
            g.emit(e.FightDrawn, "PX-48", self.newcomer, self.other)
            self.phase = "over"

    def _may_shoot(self, g: Pony, seat: Seat, rival: Seat) -> bool:
        """Extra shots of a Second Revolver come after the other side has used its three (PX-89)."""
        mine = self.fired[seat == self.other]
        if mine < SHOTS:
            return True
        return bool(mine < g.fold("shots_allowed", SHOTS, seat) and self.fired[rival == self.other] >= SHOTS)

    def _settle(self, g: Pony, winner: Seat, loser: Seat, clause: str = "") -> None:
        """The loser pays half; one without gold goes to jail and the bank pays (PX-49, PX-50)."""
        self.flicks = 0
        self.phase = "over"
        g.emit(e.FightWon, "PX-82" if self.final else "PX-48", winner, loser)
        if self.final:
            riders.win(g, winner, "duel", "PX-80")
            return
        owed = (g.gold[loser] + 1) // 2
        if owed:
            gold.pay(g, loser, winner, owed, "PX-49")
        else:
            gold.take(g, winner, 1, "PX-50")
            clause = clause or "PX-50"
        if clause:
            self.loser, self.clause = loser, clause
            self.phase = "arrest"

    def end(self, g: Pony) -> None:
        if g.token and g.winner < 0:
            items.wear_off(g)
            riders.end_fight(g, self.newcomer, self.other)

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        if self.phase == "shots" and self.flicks:
            return NOT_AN_OPTION
        moments = {"shots": ("shot", "any_shot"), "draw": ("draw",)}.get(self.phase, ())
        return items_in_hand.why_not(g, seat, pick, *moments)
