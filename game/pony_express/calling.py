"""Who may call a declaration (PX-31 to PX-34, PX-84)."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from game.pony_express.state import Pony, in_sacramento, others

Groups = tuple[tuple[int, ...], ...]


def able(g: Pony, seat: int) -> bool:
    """Whether a rider could call at all: not in jail, and in Sacramento only where the switch allows it."""
    return not g.jailed[seat] and (g.switches["sacramento_can_call"] or not in_sacramento(g, seat))


def callers(g: Pony, active: int) -> Groups:
    """The seats that may call: those asked first, then, if the right passes on, those after them."""
    free = tuple([seat for seat in others(g.seats, active) if able(g, seat)])
    switches = g.switches
    found = _ranked(tuple(g.space), active, free, switches["nearest_metric"] == "ahead_first", switches["call_scope"])
    return found if switches["call_passes_on"] else found[:1]


@lru_cache(maxsize=256)
def _ranked(spaces: tuple[int, ...], active: int, free: tuple[int, ...], ahead_first: bool, scope: str) -> Groups:
    """The free riders, those on the same space first, then the nearest; equally near ones together."""

    def distance(seat: int) -> tuple[bool, int]:
        steps = spaces[seat] - spaces[active]
        return (ahead_first and steps < 0, abs(steps))

    groups: Groups = tuple(tuple(group) for _, group in groupby(sorted(free, key=distance), key=distance))
    return tuple((seat,) for group in groups for seat in group) if scope == "nearest_only" else groups
