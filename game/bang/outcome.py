"""Who has won: written once (BG-48 to BG-54)."""

from __future__ import annotations

from game.bang.around import living
from game.bang.deck import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from game.bang.state import IN, SHADOW, Bang, role_of
from game.bang.verbs import people

TARGET = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Whom each role hunts with three players (BG-53)."""
LAW, OUTLAWS, RENEGADES, LAST, LONGEST = "law", "outlaws", "renegade", "last", "life"
"""Who wins: a side, the last one left, or whoever has most life points when time is up."""


def judge(g: Bang) -> None:
    """End the game if a side has won it by now."""
    if g.side:
        return
    found = _last(g) if each_for_himself(g) else _verdict(g)
    if found is not None:
        side, winners, clause = found
        people.win(g, side, winners, clause)


def time_up(g: Bang) -> None:
    """The last round is over: the Sheriff, who is alive, has held the town; else most life points win (BG-184)."""
    if each_for_himself(g):
        left = [seat for seat in living(g) if g.status[seat] == IN]
        most = max(g.life[seat] for seat in left)
        people.win(g, LONGEST, sum(1 << seat for seat in left if g.life[seat] == most), "BG-184")
    else:
        people.win(g, LAW, _shared(g, (SHERIFF, DEPUTY)), "BG-184")


def each_for_himself(g: Bang) -> bool:
    """Whether the last one alive wins: of three, or where an event says so."""
    return g.seats == 3 or g.fold("goal", "sides") == LAST


def _last(g: Bang) -> tuple[str, int, str] | None:
    """Three players, or where an event says so: the last one left (BG-54); nobody left goes to the Outlaws (BG-52)."""
    left = living(g)
    if len(left) > 1:
        return None
    return (LAST, 1 << left[0], "BG-54") if left else (OUTLAWS, _mask(g, (OUTLAW,)), "BG-52")


def _verdict(g: Bang) -> tuple[str, int, str] | None:
    sheriff = next(seat for seat in range(g.seats) if role_of(g, seat) == SHERIFF)
    left = [seat for seat in living(g) if g.status[seat] != SHADOW]
    roles = {role_of(g, seat) for seat in left}
    if sheriff in left:
        if OUTLAW in roles or RENEGADE in roles:
            return None
        return LAW, _shared(g, (SHERIFF, DEPUTY)), "BG-49"
    if len(left) == 1 and roles == {RENEGADE} and _won_the_last_fight(g, sheriff):
        return RENEGADES, 1 << left[0], "BG-48"
    return OUTLAWS, _shared(g, (OUTLAW,)), "BG-48" if left else "BG-52"


def _won_the_last_fight(g: Bang, sheriff: int) -> bool:
    """Where the switch asks for it, the Sheriff must have been the last to fall."""
    return g.switches["renegade_win"] == "sole_survivor" or g.fell[sheriff] == max(g.fell)


def _mask(g: Bang, roles: tuple[str, ...]) -> int:
    mask = sum(1 << seat for seat in range(g.seats) if role_of(g, seat) in roles)
    side = OUTLAWS if OUTLAW in roles else LAW
    return mask | sum(1 << seat for seat in range(g.seats) if g.sworn[seat] == side)


def _shared(g: Bang, roles: tuple[str, ...]) -> int:
    """The seats of a side that win: the eliminated share it unless the switch says no (BG-50)."""
    side = _mask(g, roles)
    alive = side & sum(1 << seat for seat in living(g))
    return side if g.switches["dead_share_win"] or not alive else alive


def hunted_down(g: Bang, by: int, whom: int) -> None:
    """With three players whoever eliminates his own target wins at once (BG-54)."""
    if g.seats == 3 and not g.side and TARGET[role_of(g, by)] == role_of(g, whom):
        people.win(g, LAST, 1 << by, "BG-54")
