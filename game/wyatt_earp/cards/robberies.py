"""Stagecoach Robbery and Bank Robbery: shoot; on a hit they lie on an outlaw of one's own (WE-25, WE-28, WE-29)."""

from __future__ import annotations

from typing import ClassVar

from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import NOTHING_THERE
from game.wyatt_earp.deck import KIND_NUMBER, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS
from game.wyatt_earp.state import Earp, has_outlaw
from game.wyatt_earp.vocabulary import RULES


class LaidAfterAShot:
    """What the three cards that are laid on one's own outlaw after a hit have in common."""

    _verb: ClassVar[str]
    _clause: ClassVar[str]

    def plays(self, g: Earp, seat: int) -> list[Pick]:
        return [(self._verb, OUTLAWS[o]) for o in range(N_OUTLAWS) if self._bar(g, seat, o) is None]

    def bars(self, g: Earp, seat: int, pick: Pick) -> Refusal | None:
        outlaw = OUTLAW_NUMBER.get(str(pick[-1]))
        return NOT_AN_OPTION if outlaw is None else self._bar(g, seat, outlaw)

    def _bar(self, g: Earp, seat: int, outlaw: int) -> Refusal | None:
        return None if has_outlaw(g, seat, outlaw) else NOTHING_THERE

    def play(self, g: Earp, seat: int, pick: Pick) -> None:
        outlaw = str(pick[1])
        verbs.play_sheriff(g, seat, KIND_NUMBER[self._verb], self._verb, self._clause, outlaw=outlaw)
        if verbs.shoot(g, seat):
            self._hit(g, seat, OUTLAW_NUMBER[outlaw])
        else:
            verbs.spend(g, seat, "WE-22")

    def _hit(self, g: Earp, seat: int, outlaw: int) -> None:
        verbs.lay_sheriff(g, seat, outlaw, self._clause)


@RULES.add("stagecoach_robbery")
class StagecoachRobbery(LaidAfterAShot):
    """On a hit one point and $3,000."""

    _verb = "stagecoach_robbery"
    _clause = "WE-28"


@RULES.add("bank_robbery")
class BankRobbery(LaidAfterAShot):
    """On a hit two points and $1,000."""

    _verb = "bank_robbery"
    _clause = "WE-29"
