"""The awards of the evening, the best feat of each kind among the finished games, and all its shots.

Each has where it can be seen again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.rules.feats import Feat, Scene
from game.table.journal import folder
from game.table.league import people
from game.table.notice import Unusable
from game.table.replay import Replay
from game.table.results import Finished


@dataclass(frozen=True, slots=True)
class Award:
    """`name` has earned it in the finished game `of`, whose journal lies at `path`; or a shot, which earns nothing."""

    feat: Feat
    name: str
    of: Finished
    path: Path


def scenes_of(replay: Replay) -> Iterator[Scene]:
    """Every event of a game but the very first, with the state before it; the replay is played to its end."""
    replay.seek(0)
    before = None
    moments = replay.opening
    position = 0
    while True:
        for moment in moments:
            if before is not None:
                yield position, before, moment.event
            before = moment.state_after
        position = replay.position
        if position == replay.length:
            return
        moments = replay.forward()


class Found(NamedTuple):
    """What a game that is over has to tell: the best feat of each seat for each award, and every shot in its order."""

    best: tuple[Feat, ...] = ()
    each: tuple[Feat, ...] = ()
    game: str = ""
    seats: int = 0


_known: dict[Path, tuple[tuple[int, int], Found]] = {}
"""What was found in journals that have not changed since."""


def found_in(path: Path) -> Found:
    """What a game has to tell; nothing when it can't be read or goes on."""
    try:
        facts = path.stat()
    except OSError:
        return Found()
    stamp = (facts.st_mtime_ns, facts.st_size)
    known = _known.get(path)
    if known is None or known[0] != stamp:
        known = _known[path] = (stamp, _looked_through(path))
    return known[1]


def _looked_through(path: Path) -> Found:
    try:
        replay = Replay(path)
    except Unusable:
        return Found()
    feats = replay.game.feats
    if replay.result is None or feats is None:
        return Found()
    best: dict[tuple[str, int], Feat] = {}
    each: list[Feat] = []
    for feat in feats.of(scenes_of(replay)):
        if feat.award == feats.each:
            each.append(feat)
            continue
        known = best.get((feat.award, feat.seat))
        if known is None or feat.worth > known.worth:
            best[feat.award, feat.seat] = feat
    return Found(tuple(best.values()), tuple(each), replay.game.name, len(replay.chairs))


def _told_of(game: Finished, path: Path) -> Found:
    """What a finished game has to tell; nothing when another one lies where its journal was."""
    found = found_in(path)
    return found if (found.game, found.seats) == (game.game, len(game.chairs)) else Found()


def shots_of(game: Finished, where: Path | None = None) -> list[Award]:
    """All shots of a finished game that can be seen again one by one, in their order, whoever fired them."""
    path = (where or folder()) / game.journal
    return [Award(feat, game.chairs[feat.seat].name, game, path) for feat in _told_of(game, path).each]


def awards_of(game: Finished, where: Path | None = None) -> list[Award]:
    """What the people of a finished game might get for it."""
    path = (where or folder()) / game.journal
    seats = people(game)
    return [
        Award(feat, game.chairs[feat.seat].name, game, path) for feat in _told_of(game, path).best if feat.seat in seats
    ]


def best(earned: Iterable[Award]) -> list[Award]:
    """For each award of each game the best feat; of equal ones the one that came first."""
    found: dict[tuple[str, str], Award] = {}
    for award in earned:
        key = (award.of.game, award.feat.award)
        if key not in found or award.feat.worth > found[key].feat.worth:
            found[key] = award
    return list(found.values())
