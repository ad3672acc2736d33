"""Most Wanted: ask round the table for a card, or shoot for one that lies before another player (WE-31, WE-32)."""

from __future__ import annotations

from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import (
    NO_SHERIFF_ASKING,
    NO_SUCH_KIND,
    NOTHING_TO_ROB,
    ONE_WAY_ROUND,
    OUTLAWS_ONLY,
    ROB_SELF,
)
from game.wyatt_earp.deck import KIND, KIND_NAMES, KIND_NUMBER, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS
from game.wyatt_earp.state import Earp, place
from game.wyatt_earp.vocabulary import RULES

_ASK_TWO_WAYS = tuple(("most_wanted", "ask", kind, way) for kind in KIND_NAMES for way in ("left", "right"))
_ASK_ONE_WAY = tuple(pick for pick in _ASK_TWO_WAYS if pick[3] == "left")
_MOST_WANTED = KIND_NUMBER["most_wanted"]


@RULES.add("most_wanted")
class MostWanted:
    """Asks the others one after another, `left` (clockwise) or `right`: the first who has the card must give it.
    Or, after a hit, takes one laid outlaw card from another player's area.
    """

    def plays(self, g: Earp, seat: int) -> list[Pick]:
        asks = _ASK_TWO_WAYS if g.seats > 2 else _ASK_ONE_WAY
        if g.switches["most_wanted_request"] == "outlaw":
            asks = asks[: N_OUTLAWS * len(asks) // len(KIND_NAMES)]
        picks: list[Pick] = list(asks)
        for at, cards in enumerate(g.laid):
            if cards:
                whom, outlaw = divmod(at, N_OUTLAWS)
                if self._bar_rob(g, seat, whom, outlaw) is None:
                    picks.append(("most_wanted", "rob", SEATS[whom], OUTLAWS[outlaw]))
        return picks

    def bars(self, g: Earp, seat: int, pick: Pick) -> Refusal | None:
        if len(pick) != 4:
            return NOT_AN_OPTION
        _, use, third, fourth = pick
        if use == "ask":
            return self._bar_ask(g, str(third), str(fourth))
        if use != "rob" or not isinstance(third, int) or not 0 <= third < g.seats:
            return NOT_AN_OPTION
        outlaw = OUTLAW_NUMBER.get(str(fourth))
        return OUTLAWS_ONLY if outlaw is None else self._bar_rob(g, seat, third, outlaw)

    def _bar_ask(self, g: Earp, kind: str, way: str) -> Refusal | None:
        if kind not in KIND_NUMBER:
            return NO_SUCH_KIND
        if kind not in OUTLAW_NUMBER and g.switches["most_wanted_request"] == "outlaw":
            return NO_SHERIFF_ASKING
        if way not in ("left", "right"):
            return NOT_AN_OPTION
        return ONE_WAY_ROUND if way == "right" and g.seats == 2 else None

    def _bar_rob(self, g: Earp, seat: int, whom: int, outlaw: int) -> Refusal | None:
        if whom == seat:
            return ROB_SELF
        has = any(KIND[card] == outlaw for card in g.laid[place(whom, outlaw)])
        return None if has else NOTHING_TO_ROB

    def play(self, g: Earp, seat: int, pick: Pick) -> None:
        _, use, third, fourth = pick
        if use == "rob":
            self._rob(g, seat, int(third), str(fourth))
        else:
            self._ask(g, seat, KIND_NUMBER[str(third)], 1 if fourth == "left" else -1)

    def _ask(self, g: Earp, seat: int, kind: int, way: int) -> None:
        name = KIND_NAMES[kind]
        verbs.play_sheriff(g, seat, _MOST_WANTED, "ask", "WE-31", outlaw=name)
        verbs.spend(g, seat, "WE-31")
        for step in range(1, g.seats):
            if verbs.ask_for(g, seat, (seat + way * step) % g.seats, kind):
                return

    def _rob(self, g: Earp, seat: int, whom: int, outlaw: str) -> None:
        verbs.play_sheriff(g, seat, _MOST_WANTED, "rob", "WE-32", whom, outlaw)
        verbs.spend(g, seat, "WE-32")
        if verbs.shoot(g, seat):
            verbs.rob(g, seat, whom, OUTLAW_NUMBER[outlaw])
