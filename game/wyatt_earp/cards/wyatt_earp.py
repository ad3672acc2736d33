"""Wyatt Earp: draw two, or look through the discards, or shoot at a Hideout (WE-35, WE-36, WE-37)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import (
    NO_HIDEOUT,
    NO_WYATT_FROM_DISCARDS,
    NOT_IN_DISCARDS,
    NOT_YOUR_HIDEOUT,
    NOTHING_TO_FETCH,
)
from game.wyatt_earp.deck import KIND, KIND_NAMES, KIND_NUMBER, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS, WYATT_EARP
from game.wyatt_earp.state import Earp, hidden_places, is_hidden
from game.wyatt_earp.vocabulary import RULES


@RULES.add("wyatt_earp")
class WyattEarp:
    """In every use the card goes to the discards first."""

    def plays(self, g: Earp, seat: int) -> list[Pick]:
        picks: list[Pick] = [("wyatt_earp", "draw")]
        if any(KIND[card] != WYATT_EARP for card in g.discards):
            picks.append(("wyatt_earp", "look"))
        for at in sorted(hidden_places(g)):
            whom, outlaw = divmod(at, N_OUTLAWS)
            if self._bar_clear(g, seat, whom) is None:
                picks.append(("wyatt_earp", "clear", SEATS[whom], OUTLAWS[outlaw]))
        return picks

    def bars(self, g: Earp, seat: int, pick: Pick) -> Refusal | None:
        use = pick[1] if len(pick) > 1 else ""
        if use == "draw" and len(pick) == 2:
            return None
        if use == "look" and len(pick) == 2:
            return None if any(KIND[card] != WYATT_EARP for card in g.discards) else NOTHING_TO_FETCH
        if use != "clear" or len(pick) != 4:
            return NOT_AN_OPTION
        _, _, whom, outlaw = pick
        if not isinstance(whom, int) or not 0 <= whom < g.seats or outlaw not in OUTLAW_NUMBER:
            return NOT_AN_OPTION
        if not is_hidden(g, whom, OUTLAW_NUMBER[str(outlaw)]):
            return NO_HIDEOUT
        return self._bar_clear(g, seat, whom)

    def _bar_clear(self, g: Earp, seat: int, whom: int) -> Refusal | None:
        return None if whom == seat or g.switches["hideout_removal"] == "any" else NOT_YOUR_HIDEOUT

    def play(self, g: Earp, seat: int, pick: Pick) -> Frame[Earp] | None:
        if pick[1] == "clear":
            clear(g, seat, int(pick[2]), str(pick[3]))
            return None
        use = str(pick[1])
        clause = "WE-35" if use == "draw" else "WE-36"
        verbs.play_sheriff(g, seat, WYATT_EARP, use, clause)
        verbs.spend(g, seat, clause)
        if use == "look":
            return LookThrough(SEATS[seat])
        verbs.draw_two(g, seat, "WE-35")
        return None


def clear(g: Earp, seat: int, whom: int, outlaw: str) -> None:
    """Shoot at a Hideout, in turn or out of it."""
    verbs.play_sheriff(g, seat, WYATT_EARP, "clear", "WE-37", whom, outlaw)
    verbs.spend(g, seat, "WE-37")
    if verbs.shoot(g, seat):
        verbs.unhide(g, seat, whom, OUTLAW_NUMBER[outlaw])


@dataclass(slots=True)
class LookThrough(Frame[Earp]):
    """The discards lie open before `seat`, who takes any one of them but a Wyatt Earp."""

    seat: Seat
    taken: str = ""

    def ask(self, g: Earp) -> Ask | None:
        found = dict.fromkeys(KIND[card] for card in g.discards if KIND[card] != WYATT_EARP)
        if not found:
            return None
        return Ask("look_through", {self.seat: tuple(("take", KIND_NAMES[kind]) for kind in found)})

    def answer(self, g: Earp, seat: int, pick: Pick) -> Over:
        verbs.reclaim(g, seat, KIND_NUMBER[str(pick[1])])
        self.taken = str(pick[1])
        return OVER

    def end(self, g: Earp) -> str:
        """The kind that was taken: it may be played at once (WE-14)."""
        return self.taken

    def why_not(self, g: Earp, seat: int, pick: Pick) -> Refusal:
        if pick[:1] != ("take",) or len(pick) != 2:
            return NOT_AN_OPTION
        return NO_WYATT_FROM_DISCARDS if pick[1] == "wyatt_earp" else NOT_IN_DISCARDS
