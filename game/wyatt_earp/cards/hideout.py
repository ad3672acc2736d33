"""Hideout: shoot; on a hit it hides one set of another player, whose points there count nothing (WE-33)."""

from __future__ import annotations

from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import HIDDEN_ALREADY, NO_SET, OWN_SET
from game.wyatt_earp.deck import HIDEOUT, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS
from game.wyatt_earp.state import Earp, is_hidden, place
from game.wyatt_earp.vocabulary import RULES


@RULES.add("hideout")
class Hideout:
    """One a set.  The owner may go on adding cards and the poster grows, but nothing there counts."""

    def plays(self, g: Earp, seat: int) -> list[Pick]:
        return [
            ("hideout", SEATS[at // N_OUTLAWS], OUTLAWS[at % N_OUTLAWS])
            for at, cards in enumerate(g.laid)
            if cards and self._bar(g, seat, at // N_OUTLAWS, at % N_OUTLAWS) is None
        ]

    def bars(self, g: Earp, seat: int, pick: Pick) -> Refusal | None:
        outlaw = OUTLAW_NUMBER.get(str(pick[-1]))
        if len(pick) != 3 or outlaw is None or not isinstance(pick[1], int) or not 0 <= pick[1] < g.seats:
            return NOT_AN_OPTION
        return self._bar(g, seat, pick[1], outlaw)

    def _bar(self, g: Earp, seat: int, whom: int, outlaw: int) -> Refusal | None:
        if whom == seat:
            return OWN_SET
        if not g.laid[place(whom, outlaw)]:
            return NO_SET
        return HIDDEN_ALREADY if is_hidden(g, whom, outlaw) else None

    def play(self, g: Earp, seat: int, pick: Pick) -> None:
        _, whom, outlaw = pick
        verbs.play_sheriff(g, seat, HIDEOUT, "hide", "WE-33", int(whom), str(outlaw))
        if verbs.shoot(g, seat):
            verbs.hide(g, seat, int(whom), OUTLAW_NUMBER[str(outlaw)])
        else:
            verbs.spend(g, seat, "WE-22")

    def counted_points(self, g: Earp, me: Thing, value: int, seat: int, outlaw: int) -> int:
        return 0 if me.seat == seat and me.card in g.laid[place(seat, outlaw)] else value
