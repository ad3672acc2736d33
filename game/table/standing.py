"""Where a game stands: what each seat owns, which hand or turn is played, who would win if it ended now."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import game.rules as rules_package
from game import __version__
from game.rules import save
from game.rules.library import Game

SOURCES = (".py", ".csv", ".toml")


def purses(game: Game, g: Any) -> tuple[int, ...]:
    """What each seat owns, in the game's own coin; zeros in a game without one."""
    return game.purses(g) if game.purses is not None else (0,) * g.seats


def part(game: Game, g: Any) -> int:
    """Which hand, or turn of a race, is being played, from 1; 1 where nobody counts them."""
    return max(1, game.part(g)) if game.part is not None else 1


def foremost(game: Game, g: Any, seats: Iterable[int]) -> tuple[int, ...]:
    """Who of these seats would win if the game ended now; several who stand alike win together."""
    merit = {seat: game.merit(g, seat) for seat in seats}
    best = max(merit.values())
    return tuple(seat for seat in merit if merit[seat] == best)


def places(game: Game, g: Any) -> tuple[int, ...]:
    """The place of each seat by how well it stands, from 1, those that stand alike share one; empty in a game where
    those who have lost are not ranked.
    """
    if not game.ranked:
        return ()
    merit = [game.merit(g, seat) for seat in range(g.seats)]
    return tuple(1 + sum(other > mine for other in merit) for mine in merit)


def state_hash(game: Game, g: Any) -> str:
    """Sixteen hex digits that differ when anything in the state does: cards, knowledge, what is pending, chance."""
    text = json.dumps(save.dump(game, g), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def rules_hash(game: Game) -> str:
    """Twelve hex digits of the rules as they are written, or the program's version where they can't be read."""
    home = Path(rules_package.__file__ or "").parent
    digest = hashlib.sha256()
    found = False
    for folder in (home, home.parent / game.name):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(path.relative_to(home.parent).as_posix().encode() + b"\0" + path.read_bytes())
                found = True
    return digest.hexdigest()[:12] if found else __version__
