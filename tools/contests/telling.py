"""What deeds tell about roles at BANG!, fitted: the numbers by which the roles of deputies surprise least.

Games of deputies are stopped after each of the first rounds.  One number after the other is moved up and down, and
stays where the true roles were likelier, by log loss in nats; the steps get smaller from pass to pass.  What was found
is judged by games that were not fitted to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from game.bang.deck import ROLES
from game.bang.state import role_of
from game.bots.bang.belief import marginals
from game.bots.bang.notes import role_of_public
from game.bots.bang.tells import SHERIFF, TELLS, Tells
from game.bots.memory import Note
from game.rules.knowledge import view
from game.rules.library import find
from tools.contests.bots import bot_of
from tools.contests.playing import Moment, Table, play

COUNTS: Final = (5, 6, 7)
"""Players of the games."""
ROUNDS: Final = {1: 0.5, 2: 1.0, 3: 0.5}
"""After which rounds one guesses, and how much that counts."""
STEPS: Final = (1.4, 1.25, 1.12)
"""In each pass a number is multiplied or divided by this."""
NUDGES: Final = (0.25, 0.2, 0.12)
"""In each pass this is added to evidence, or taken off."""
LEAST_GAIN: Final = 3e-4
"""Nats by which a step must be better: less is chance."""
RESULTS: Final = Path(__file__).resolve().parents[1] / "results" / "tells.md"
HEAD: Final = """# What deeds tell about roles

Rows of `python3 tools/arena.py --tells --write`: log loss in nats of roles that nobody has been shown, after one, two
and three rounds of deputies, before and after a fit.  Numbers go into `game/bots/bang/tells.py` rounded, and only what
helps in fresh games, too; the Renegade's row is left wider than what fits best, so that he is not found out too often.

| day | command | games | fitted to | fresh games |
| --- | --- | --- | --- | --- |
"""
SUREST: Final = 1e-6
"""No role is thought less likely than this, so that one surprise can't outweigh all else."""


class Scene(NamedTuple):
    """A game after some round, as somebody sees it who only watches; `roles` is the truth, as places in ROLES."""

    weight: float
    seen: Any
    notes: tuple[Note, ...]
    roles: tuple[int, ...]


Where = tuple[str | int, ...]
"""A number of `Tells`: the field, then where in it."""


def scenes(deals: range) -> list[Scene]:
    """The scenes of one game for each deal and number of players."""
    bang = find("bang")
    found = []
    for seats in COUNTS:
        table = Table(bang, seats, bang.presets.mix(bang.presets.default))
        for deal in deals:
            found += _watched(table, deal)
    return found


def _watched(table: Table, deal: int) -> list[Scene]:
    found: dict[int, Scene] = {}

    def eye(moment: Moment) -> None:
        g = moment.g
        after = (g.turns - 1) // g.seats
        if after in ROUNDS and after not in found and (g.turns - 1) % g.seats == 0:
            roles = tuple(ROLES.index(role_of(g, seat)) for seat in range(g.seats))
            found[after] = Scene(ROUNDS[after], view(g, None).state.copy(), moment.notes, roles)

    play(table, [bot_of("bang", "deputy")] * table.seats, deal, eye=eye)
    return list(found.values())


def surprise(tells: Tells, some: Sequence[Scene]) -> float:
    """Log loss in nats of the roles nobody has been shown, on average."""
    total = weights = 0.0
    for scene in some:
        believed = marginals(scene.seen, scene.notes, tells=tells)
        for seat, role in enumerate(scene.roles):
            if not role_of_public(scene.seen, seat):
                total -= scene.weight * log(max(SUREST, believed[seat][role]))
                weights += scene.weight
    return total / weights if weights else 0.0


def numbers(tells: Tells) -> dict[Where, float]:
    """Every number that may be moved: all but those of the Sheriff, whom everybody knows."""
    found: dict[Where, float] = {
        ("preference", role, other): like
        for role, row in enumerate(tells.preference)
        for other, like in enumerate(row)
        if role != SHERIFF
    }
    found.update({("strength", act): strength for act, strength in tells.strength.items()})
    found.update({("no_shot",): tells.no_shot, ("knowing",): tells.knowing})
    for name in ("sweep", "peace"):
        for place, row in enumerate(getattr(tells, name)):
            found.update({(name, place, role): bit for role, bit in enumerate(row) if role != SHERIFF})
    return found


def moved(tells: Tells, where: Where, value: float) -> Tells:
    """The same with another number."""
    field = str(where[0])
    return tells._replace(**{field: _put(getattr(tells, field), where[1:], value)})


def _put(had: Any, where: Where, value: float) -> Any:
    if not where:
        return value
    if isinstance(had, dict):
        return had | {where[0]: value}
    place = int(where[0])
    return (*had[:place], _put(had[place], where[1:], value), *had[place + 1 :])


class Fit:
    """A fit under way, from `tells`: `best` so far, and how much it was `before` and is `after`, on fresh games too."""

    def __init__(self, games: int, fresh: int, first_deal: int = 1, tells: Tells = TELLS) -> None:
        self.games, self.best = games, tells
        self._some = scenes(range(first_deal, first_deal + games))
        self._fresh = scenes(range(first_deal + games, first_deal + games + fresh))
        self.before, self.fresh_before = surprise(tells, self._some), surprise(tells, self._fresh)
        self.after, self.fresh_after = self.before, self.fresh_before

    def run(self, seed: int = 1) -> Iterator[str]:
        """Fit, saying after each pass what was reached."""
        order = Random(seed)
        for step, nudge in zip(STEPS, NUDGES, strict=True):
            places = list(numbers(self.best))
            order.shuffle(places)
            for where in places:
                self._tried(where, step, nudge)
            self.fresh_after = surprise(self.best, self._fresh)
            fresh = f"{self.fresh_before:.4f} to {self.fresh_after:.4f}"
            yield f"{self.before:.4f} to {self.after:.4f} nats; fresh games {fresh}"
        yield str(self.best)

    def _tried(self, where: Where, step: float, nudge: float) -> None:
        had = numbers(self.best)[where]
        either = (had + nudge, had - nudge) if where[0] in ("sweep", "peace") else (had * step, had / step)
        for value in either:
            if where == ("knowing",) and value > 1:
                continue
            other = moved(self.best, where, round(value, 3))
            found = surprise(other, self._some)
            if found < self.after - LEAST_GAIN:
                self.best, self.after = other, found
                return

    def row(self, command: str) -> str:
        """What came of it, for the page of results."""
        return (
            f"| {date.today().isoformat()} | `{command}` | {self.games} of each of {len(COUNTS)} counts | "
            f"{self.before:.3f} to {self.after:.3f} | {self.fresh_before:.3f} to {self.fresh_after:.3f} |"
        )
