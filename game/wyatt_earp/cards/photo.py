"""Photo: lies on its outlaw once that outlaw is open; four points and $1,000, no shot (WE-26)."""

from __future__ import annotations

from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import NOT_OPEN
from game.wyatt_earp.deck import KIND, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS
from game.wyatt_earp.state import Earp, is_open
from game.wyatt_earp.vocabulary import RULES


@RULES.add("photo")
class Photo:
    """May be laid on its outlaw once anybody has opened it; may lie alone."""

    def plays(self, g: Earp, seat: int) -> list[Pick]:
        photos = [KIND[c] - N_OUTLAWS for c in g.hand[seat] if N_OUTLAWS <= KIND[c] < 2 * N_OUTLAWS]
        return [("photo", OUTLAWS[o]) for o in photos if self._bar(g, o) is None]

    def bars(self, g: Earp, seat: int, pick: Pick) -> Refusal | None:
        outlaw = OUTLAW_NUMBER.get(str(pick[-1]))
        return NOT_AN_OPTION if outlaw is None else self._bar(g, outlaw)

    def _bar(self, g: Earp, outlaw: int) -> Refusal | None:
        return None if is_open(g, outlaw) else NOT_OPEN

    def play(self, g: Earp, seat: int, pick: Pick) -> None:
        lay_photo(g, seat, OUTLAW_NUMBER[str(pick[1])], "WE-26")


def lay_photo(g: Earp, seat: int, outlaw: int, clause: str) -> None:
    """Lay a Photo, in turn or out of it."""
    verbs.play_sheriff(g, seat, N_OUTLAWS + outlaw, "photo", clause, outlaw=OUTLAWS[outlaw])
    verbs.lay_sheriff(g, seat, outlaw, clause)
