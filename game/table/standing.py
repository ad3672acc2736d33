"""Where a game stands, read from what its state declares: money by seat, number of the hand."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import game.rules as rules_package
from game import __version__
from game.rules import save
from game.rules.library import Game

SOURCES = (".py", ".csv", ".toml")


def money(g: Any) -> tuple[int, ...]:
    """What each seat owns, in the game's own coin; zeros in a game without money."""
    return tuple(g.money) if "money" in g.schema.by_name else (0,) * g.seats


def hand_number(g: Any) -> int:
    """Which hand is being played, from 1; 1 in a game that is one hand long."""
    return int(g.number) if "number" in g.schema.by_name else 1


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
