"""Who is who: a weight for every way the roles can lie, from what people have done in public.

An act against somebody is likelier for some roles than for others; each seat's acts are gathered as evidence for
pairs of roles (the actor's, the victim's), and every deal of the roles that fits what is known is weighed with all of
them at once.  So convicting two outlaws of three leaves only one for all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from game.bang.deck import ROLES, ROLES_AT
from game.bang.state import Bang, role_of
from game.bots.bang.notes import ALL, AT, CALM, role_of_public
from game.bots.bang.tells import LEAST, N_ROLES, TELLS, Tells
from game.bots.memory import Note

Marginals = tuple[tuple[float, ...], ...]
"""For each seat the chance of each role, in the order of ROLES."""
Deal = tuple[int, ...]
Table = list[list[float]]


@cache
def deals(roles: tuple[int, ...]) -> tuple[Deal, ...]:
    """All different orders of some roles."""
    if not roles:
        return ((),)
    return tuple(
        (role, *rest)
        for role in sorted(set(roles))
        for rest in deals((*roles[: roles.index(role)], *roles[roles.index(role) + 1 :]))
    )


class Joint(NamedTuple):
    """Every way in which the roles can lie: `unknown` seats, the roles of all `fixed` ones, and for each way to deal
    the rest to the unknown its weight (above 0, the likeliest 1).
    """

    unknown: list[int]
    fixed: dict[int, int]
    lines: list[tuple[float, Deal]]


def joint(g: Bang, notes: tuple[Note, ...], me: int = -1, tells: Tells = TELLS) -> Joint:
    """What seat `me` (-1: somebody who only watches), whose view this is, should believe of all seats together."""
    known = [role_of(g, seat) for seat in range(g.seats)]
    left = list(ROLES_AT[g.seats])
    for name in known:
        if name:
            left.remove(name)
    unknown = [seat for seat, name in enumerate(known) if not name]
    fixed = {seat: ROLES.index(name) for seat, name in enumerate(known) if name}
    if not unknown:
        return Joint(unknown, fixed, [(1.0, ())])
    told = evidence(tuple(role_of_public(g, seat) for seat in range(g.seats)), notes, tells)
    alone, pairs = told.alone, told.pairs
    lines: list[tuple[float, Deal]] = []
    places = {seat: n for n, seat in enumerate(unknown)}
    own = [_against_known(alone, pairs, seat, fixed, me) for seat in unknown]
    mutual = [(places[a], places[b], table) for (a, b), table in pairs.items() if a in places and b in places]
    for deal in deals(tuple(sorted(ROLES.index(name) for name in left))):
        weight = sum(own[n][role] for n, role in enumerate(deal))
        for a, b, table in mutual:
            weight += table[deal[a]][deal[b]]
        lines.append((weight, deal))
    most = max(weight for weight, _ in lines)
    return Joint(unknown, fixed, [(exp(weight - most), deal) for weight, deal in lines])


def marginals(g: Bang, notes: tuple[Note, ...], me: int = -1, tells: Tells = TELLS) -> Marginals:
    """What seat `me` (-1: somebody who only watches), whose view this is, should believe of each seat."""
    unknown, fixed, lines = joint(g, notes, me, tells)
    sums = [[0.0] * N_ROLES for _ in unknown]
    total = 0.0
    for share, deal in lines:
        total += share
        for n, role in enumerate(deal):
            sums[n][role] += share
    found = {seat: certain(role) for seat, role in fixed.items()}
    for n, seat in enumerate(unknown):
        found[seat] = tuple(share / total for share in sums[n])
    return tuple(found[seat] for seat in range(g.seats))


def certain(role: int) -> tuple[float, ...]:
    """What is believed of a seat whose role is known."""
    return tuple(float(role == r) for r in range(N_ROLES))


def _against_known(
    alone: list[list[float]], pairs: dict[tuple[int, int], Table], seat: int, fixed: dict[int, int], me: int
) -> list[float]:
    """The evidence for each role of a seat that hangs on no other unknown one.

    What `me` did to it says nothing: it was done by what `me` knew, and would only be believed twice.
    """
    found = alone[seat][:]
    for (a, b), table in pairs.items():
        if a == seat and b in fixed:
            found = [have + table[role][fixed[b]] for role, have in enumerate(found)]
        elif b == seat and a in fixed and a != me:
            found = [have + table[fixed[a]][role] for role, have in enumerate(found)]
    return found


@dataclass(slots=True)
class Evidence:
    """What some notes say: of each seat's role alone, of pairs of roles of an actor and a victim (both as logarithms).

    `public` is what everybody may think of each seat by then.  Deeds are read as `tells` says.
    """

    tells: Tells
    public: list[list[float]]
    alone: list[list[float]]
    pairs: dict[tuple[int, int], Table]

    def copy(self) -> Evidence:
        """An independent twin."""
        pairs = {key: [row[:] for row in table] for key, table in self.pairs.items()}
        return Evidence(self.tells, [row[:] for row in self.public], [row[:] for row in self.alone], pairs)

    def hear(self, told: Note) -> None:
        """Take in one more note."""
        kind, seat = told[0], int(told[1])
        shares = [1.0] * N_ROLES
        if kind == AT:
            whom = int(told[3])
            table = _choice(self.tells, self.public, whom, int(told[4]), str(told[2]))
            sums = self.pairs.setdefault((seat, whom), [[0.0] * N_ROLES for _ in range(N_ROLES)])
            for have, more in zip(sums, table, strict=True):
                have[:] = [a + b for a, b in zip(have, more, strict=True)]
            likely = self.public[whom]
            shares = [sum(p * exp(value) for p, value in zip(likely, row, strict=True)) for row in table]
        elif kind in (ALL, CALM):
            bits = self.tells.sweep[int(told[3])] if kind == ALL else self.tells.peace[int(told[2])]
            self.alone[seat] = [have + bit for have, bit in zip(self.alone[seat], bits, strict=True)]
            shares = [exp(bit) for bit in bits]
        _update(self.public, seat, shares)


_KEPT: Final[list[tuple[tuple[str, ...], tuple[Note, ...], Evidence]]] = []
"""What was worked out last: the notes of a game only grow, and all its bots have heard the same."""
KEEP: Final = 4


def evidence(roles: tuple[str, ...], notes: tuple[Note, ...], tells: Tells = TELLS) -> Evidence:
    """What the notes say where these roles are known to everybody (empty: not known)."""
    found = None
    heard = 0
    for place, (had_roles, had_notes, had) in enumerate(_KEPT):
        if had_roles == roles and had.tells is tells and notes[: len(had_notes)] == had_notes:
            found, heard = had, len(had_notes)
            del _KEPT[place]
            break
    if found is None:
        found = Evidence(tells, _prior(roles), [[0.0] * N_ROLES for _ in roles], {})
    elif heard < len(notes):
        found = found.copy()
    for told in notes[heard:]:
        found.hear(told)
    _KEPT.insert(0, (roles, notes, found))
    del _KEPT[KEEP:]
    return found


def _prior(roles: tuple[str, ...]) -> list[list[float]]:
    """What everybody may guess before anybody has done anything; roles shown by now count as known."""
    left = list(ROLES_AT[len(roles)])
    for name in roles:
        if name:
            left.remove(name)
    shares = [left.count(name) / len(left) if left else 0.0 for name in ROLES]
    return [list(certain(ROLES.index(name))) if name else shares[:] for name in roles]


def _choice(tells: Tells, public: list[list[float]], whom: int, could: int, act: str) -> Table:
    """Log likelihood of an act for each pair of roles: in part by the victim's role, in part by what it seems."""
    victims = [public[other] for other in range(len(public)) if could >> other & 1]
    sums = [sum(column) for column in zip(*victims, strict=True)] or [0.0] * N_ROLES
    idle = tells.no_shot if len(victims) == 1 else 0.0
    likely, knowing, strength = public[whom], tells.knowing, tells.strength[act]
    table = []
    for likes in tells.preference:
        mean = max(LEAST, idle + sum(p * like for p, like in zip(sums, likes, strict=True)))
        guess = (1 - knowing) * sum(p * like for p, like in zip(likely, likes, strict=True))
        table.append([log(max(LEAST, (knowing * like + guess) / mean)) * strength for like in likes])
    return table


def _update(public: list[list[float]], seat: int, shares: list[float]) -> None:
    row = [have * share for have, share in zip(public[seat], shares, strict=True)]
    total = sum(row)
    if total > 0:
        public[seat] = [value / total for value in row]
