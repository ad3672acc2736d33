"""Plays that are legal, and hardly ever meant: each is asked about once more, unless the settings say otherwise."""

from __future__ import annotations

from game.bang.around import living
from game.bang.deck import DEPUTY, NAME, OUTLAW, SHERIFF, WEAPONS
from game.bang.frames.shot import Shot
from game.bang.measures import two_left
from game.bang.state import Bang, max_life, role_of
from game.rules.kinds import Pick
from game.stage.paint.bang.facts import card as printed
from game.words.names import plain_kind

LAW = (SHERIFF, DEPUTY)
SWEEPS = ("indians", "gatling")
TELLING = frozenset({"too-few", "friend", "ending"})
"""Doubts that would tell others what somebody holds, or is."""


def slip(g: Bang, seat: int, ask_kind: str, pick: Pick, picks: tuple[Pick, ...]) -> str:
    """What may be a slip about a legal pick, in a word; empty for nothing.

    `g` is the state as the seat knows it, `picks` all it may pick.  The words: full-life and two-left (a Beer for
    nothing), too-few (a Missed! that can't suffice), shorter (a gun for one that reaches farther), own-card, friend.
    """
    if ask_kind == "shot":
        return "too-few" if pick[0] == "answer" and not _may_suffice(g, seat, picks) else ""
    if ask_kind != "play" or pick[0] != "play":
        return ""
    name = _played_as(pick)
    if name == "beer":
        return _wasted_beer(g, seat)
    if name in WEAPONS:
        return "shorter" if _figure(name) < max(map(_figure, _guns(g, seat)), default=0) else ""
    if name in ("panic", "cat_balou"):
        return "own-card" if any(isinstance(part, int) and part == seat for part in pick) else ""
    if name in SWEEPS:
        return "friend" if any(g.life[friend] <= 1 for friend in friends(g, seat)) else ""
    return ""


def ends_early(ask_kind: str, picks: tuple[Pick, ...]) -> str:
    """`ending` where a turn would end although a BANG! can still be fired; else empty."""
    fires = any(pick[0] == "play" and _played_as(pick) == "bang" for pick in picks)
    return "ending" if ask_kind == "play" and fires else ""


def _played_as(pick: Pick) -> str:
    return str(pick[3]) if pick[2:3] == ("as",) else plain_kind(str(pick[1]))


def _wasted_beer(g: Bang, seat: int) -> str:
    if g.life[seat] >= max_life(g, seat):
        return "full-life"
    return "two-left" if two_left(g) and g.switches["two_left_beer"] == "no_effect" else ""


def _may_suffice(g: Bang, seat: int, picks: tuple[Pick, ...]) -> bool:
    """Whether the cards and powers at hand can be enough to cancel a shot."""
    shot = g.stack[-1]
    if not isinstance(shot, Shot) or shot.needed <= 1:
        return True
    fitting = {pick[1] for pick in picks if pick[0] == "answer"}
    cards = sum(f"{kind}" in fitting for kind in _kinds(g, seat))
    return cards + sum(pick[0] == "use" for pick in picks) >= shot.needed


def _kinds(g: Bang, seat: int) -> list[str]:
    kinds = g.schema.kinds
    return [kinds[card] for card in g.hand[seat] if card >= 0]


def _guns(g: Bang, seat: int) -> list[str]:
    return [NAME[card] for card in g.front[seat] if NAME[card] in WEAPONS]


def _figure(gun: str) -> int:
    """How far a gun reaches, as it is printed on it."""
    return int(printed(gun).figure)


def friends(g: Bang, seat: int) -> tuple[int, ...]:
    """The others who are known to win with a seat, by what it knows itself."""
    own = role_of(g, seat)
    side = LAW if own in LAW else (OUTLAW,) if own == OUTLAW else ()
    return tuple(other for other in living(g) if other != seat and role_of(g, other) in side)
