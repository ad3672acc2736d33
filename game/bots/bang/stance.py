"""Whom a seat wishes ill, and how much: from -3 (never) to 2 (above all)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.bang.around import living
from game.bang.deck import NAME, ROLES
from game.bang.outcome import TARGET
from game.bang.state import Bang, role_of
from game.bots.bang.belief import Marginals
from game.bots.bang.tells import DEPUTY, N_ROLES, OUTLAW, RENEGADE, SHERIFF

HUNTED: Final = 1.5
HUNTER: Final = 0.5
"""Three players: one's own target, and whoever is after oneself."""
ALONE: Final = 1.0
"""Everybody plays to be the last one left."""
SWORN: Final = {"law": "deputy", "outlaws": "outlaw"}
"""Whom a shadow plays for who is a Renegade."""
PATIENT_AT: Final = 7
"""The number of players at which a Renegade hunts outlaws until none is left: he then won 12.7 % of 600 games of
deputies, and 6.5 % where he turned on the law once it was the stronger side.  With five and six players the latter is
better.
"""
FEW: Final = 0.5
"""Fewer expected players of a role than this count as none."""


def last_show(g: Bang) -> bool:
    """Whether everybody plays to be the last one left."""
    return any(NAME[card] == "wild_west_show" for card in g.show)


def hostility(g: Bang, seat: int, believed: Marginals, leans: bool = False) -> list[float]:
    """For each seat what its loss of a life point is worth to `seat`; 0 for itself and those who are out.

    `leans`: a Renegade who helps the outlaws while the law is stronger.
    """
    role = SWORN.get(g.sworn[seat], role_of(g, seat))
    alive = living(g)
    if last_show(g):
        return [0.0 if s == seat or s not in alive else ALONE for s in range(g.seats)]
    if g.seats == 3:
        return [
            0.0 if s == seat or s not in alive else HUNTED if role_of(g, s) == TARGET[role] else HUNTER
            for s in range(g.seats)
        ]
    return list(_by_side(ROLES.index(role), seat, alive, believed, leans))


@lru_cache(maxsize=1024)
def _by_side(role: int, seat: int, alive: tuple[int, ...], believed: Marginals, leans: bool) -> tuple[float, ...]:
    """`hostility` where sides play against each other."""
    counts = [sum(believed[s][r] for s in alive if s != seat) for r in range(N_ROLES)]
    feelings = _feelings(role, counts, leans, len(believed) == PATIENT_AT)
    return tuple(
        0.0 if s == seat or s not in alive else sum(p * f for p, f in zip(believed[s], feelings, strict=True))
        for s in range(len(believed))
    )


def _feelings(role: int, counts: list[float], leans: bool, patient: bool) -> tuple[float, float, float, float]:
    """Towards Sheriff, Deputy, Outlaw, Renegade; `counts` are the others alive of each role, as believed."""
    outlaws = counts[OUTLAW]
    if role in (SHERIFF, DEPUTY):
        renegade = 1.0 if outlaws < FEW else 0.7 if outlaws < 1 + FEW else 0.45
        return (-3.0, -1.3 if role == SHERIFF else -1.0, 1.0, renegade)
    if role == OUTLAW:
        return (2.0, 0.55, -0.8, 0.25)
    if outlaws < FEW:
        return (1.2 if counts[DEPUTY] + counts[RENEGADE] < FEW else -1.5, 1.0, 0.0, 1.0)
    if leans:
        return (-0.3, 0.8, 0.1, 0.6)
    if patient:
        return (-1.5, 0.0, 1.0, 0.6)
    return (-1.5, 0.1, 1.0, 0.6) if outlaws >= counts[DEPUTY] + 1 else (-1.5, 0.8, 0.45, 0.6)
