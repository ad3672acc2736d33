"""A short story of a game of BANG!, from what everybody saw: who put whom out, the turning point, who shot most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.bang import events as e
from game.bang import events_fight as f
from game.rules.event import Event
from game.stage.bang.words import title_of
from game.stage.text import text


@dataclass(slots=True)
class Tally:
    """What a seat has done: shots fired, life points taken from others, people put out."""

    shots: int = 0
    hits: int = 0
    out: int = 0


@dataclass(frozen=True, slots=True)
class Turning:
    """The life point after which the winners were never behind again: in which turn, whose, by whom (-1: nobody)."""

    turn: int
    seat: int
    by: int


def tallies(events: Iterable[Event], seats: int) -> tuple[Tally, ...]:
    """What every seat has done in the whole game."""
    found = tuple(Tally() for _ in range(seats))
    for event in events:
        if isinstance(event, f.ShotFired) and event.seat >= 0:
            found[event.seat].shots += 1
        elif isinstance(event, f.LifeLost) and event.by >= 0 and event.by != event.seat:
            found[event.by].hits += event.amount
        elif isinstance(event, f.Eliminated) and event.by >= 0 and event.by != event.seat:
            found[event.by].out += 1
    return found


def turning_point(events: Iterable[Event], winners: Sequence[int]) -> Turning | None:
    """When the winners came to have a larger share of their life points left than all others, for good.

    None where somebody else never had the larger share, or where nobody lost any.
    """
    first: dict[int, int] = {}
    life: dict[int, int] = {}
    turn, behind, found = 0, False, None
    for event in events:
        if isinstance(event, e.TurnBegan):
            turn = event.number
        elif isinstance(event, e.CharacterTaken):
            first[event.seat] = life[event.seat] = event.life
        elif isinstance(event, f.LifeGained):
            life[event.seat] = event.life
        elif isinstance(event, f.LifeLost):
            life[event.seat] = max(0, event.life)
            ahead = _lead(first, life, winners) > 0
            if ahead and behind:
                found = Turning(turn, event.seat, event.by)
            behind = not ahead
    return found


def _lead(first: dict[int, int], life: dict[int, int], winners: Sequence[int]) -> float:
    def share(seats: list[int]) -> float:
        return sum(life[seat] for seat in seats) / max(1, sum(first[seat] for seat in seats))

    won = [seat for seat in life if seat in winners]
    return share(won) - share([seat for seat in life if seat not in winners])


def told(events: Sequence[Event], names: Sequence[str], roles: Sequence[str], winners: Sequence[int]) -> list[str]:
    """The story in sentences: who was put out by whom, then the turning point, then who shot most."""
    lines: list[str] = []
    turn, cause = 0, ""
    for event in events:
        if isinstance(event, e.TurnBegan):
            turn = event.number
        elif isinstance(event, f.LifeLost):
            cause = event.why
        elif isinstance(event, f.Eliminated):
            lines.append(_out(event, turn, cause, names, roles))
    point = turning_point(events, winners)
    if lines:
        lines.append("")
    if point is not None:
        by = names[point.by] if point.by >= 0 else ""
        who = "nobody" if point.by in (-1, point.seat) else "somebody"
        lines.append(text("bang-story-turning", turn=point.turn, name=names[point.seat], by=by, who=who))
    done = tallies(events, len(names))
    most = max(range(len(names)), key=lambda seat: (done[seat].shots, -seat))
    if done[most].shots:
        lines.append(text("bang-story-most", name=names[most], shots=done[most].shots, hits=done[most].hits))
    return lines


def _out(event: f.Eliminated, turn: int, cause: str, names: Sequence[str], roles: Sequence[str]) -> str:
    seat, by = event.seat, event.by
    alone = by in (-1, seat)
    return text(
        "bang-story-out",
        turn=turn,
        name=names[seat],
        role=title_of(roles[seat]),
        who="nobody" if alone else "somebody",
        by="" if alone else names[by],
        author="" if alone else title_of(roles[by]),
        why=title_of(cause) if cause else "",
    )
