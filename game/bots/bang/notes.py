"""What everybody sees of a pick that tells something about a role: who was wronged, and who else could have been."""

from __future__ import annotations

from typing import Final

from game.bang.around import others
from game.bang.deck import CARD_OF_KIND, NAME, SHERIFF
from game.bang.measures import in_reach
from game.bang.picks import split
from game.bang.state import Bang, role_of
from game.bots.memory import Note
from game.rules.kinds import Pick, everybody

AT: Final = "at"
"""("at", seat, what, whom, mask of all it could have been done to, turn): an act against one player."""
ALL: Final = "all"
"""("all", seat, what, 1 if the Sheriff is at two life points or less, turn): an act against everybody."""
CALM: Final = "calm"
"""("calm", seat, 1 if the Sheriff was in reach, turn): a turn ended without any act against another player."""

AGAINST: Final = frozenset({"bang", "duel", "jail", "cat_balou", "panic"})
SWEEPS: Final = frozenset({"gatling", "indians"})
RECENT: Final = 12
"""No turn has more acts than this but in a dream."""
LOW: Final = 2
"""Life points at which a Sheriff is in danger."""


def note(g: Bang, seat: int, pick: Pick, earlier: tuple[Note, ...]) -> Note | None:
    """What a pick about to be made tells the table, or None.  Only public facts enter, whatever `g` holds."""
    if not pick or g.pending is None or g.pending.kind != "play" or seat != g.turn:
        return None
    if pick[0] == "end":
        return _calm(g, seat, earlier)
    if pick[0] != "play":
        return None
    kind, name, tail = split(pick)
    name = name or NAME[CARD_OF_KIND[kind]]
    if name in SWEEPS:
        return (ALL, seat, name, int(_sheriff_low(g)), g.turns)
    if name not in AGAINST or not tail or tail[0] == seat:
        return None
    whom = int(tail[0])
    if name in ("cat_balou", "panic") and len(tail) > 1 and _a_favour(str(tail[1])):
        return None
    return (AT, seat, name, whom, _could(g, seat, name), g.turns)


def _a_favour(place: str) -> bool:
    """Taking a Jail or a Dynamite away wrongs nobody."""
    return place in CARD_OF_KIND and NAME[CARD_OF_KIND[place]] in ("jail", "dynamite")


def _could(g: Bang, seat: int, name: str) -> int:
    """The mask of the seats the act could have been done to."""
    if name == "bang":
        return in_reach(g, seat)
    return sum(1 << whom for whom in others(g, seat) if name != "jail" or role_of_public(g, whom) != SHERIFF)


def role_of_public(g: Bang, seat: int) -> str:
    """A seat's role if everybody knows it, else empty."""
    cards = g.role[seat]
    return role_of(g, seat) if cards and cards[0] >= 0 and g.known[cards[0]] == everybody(g.seats) else ""


def _sheriff_low(g: Bang) -> bool:
    return any(role_of_public(g, seat) == SHERIFF and g.life[seat] <= LOW for seat in range(g.seats))


def _calm(g: Bang, seat: int, earlier: tuple[Note, ...]) -> Note | None:
    if any(told[1] == seat and told[-1] == g.turns for told in earlier[-RECENT:]):
        return None
    near = any(role_of_public(g, whom) == SHERIFF and in_reach(g, seat) >> whom & 1 for whom in others(g, seat))
    return (CALM, seat, int(near), g.turns)
