"""What is seen on the trail: plain looks for the painter, from a state as its viewer knows it."""

from __future__ import annotations

from dataclasses import dataclass

from game.pony_express.calling import callers
from game.pony_express.dice import N_DICE
from game.pony_express.frames.turn import Turn
from game.pony_express.items import KIND
from game.pony_express.state import Pony
from game.rules.kinds import everybody
from game.stage.paint.masthead import MastheadLook
from game.stage.paint.rider_tickets import RiderLook
from game.stage.paint.trail_route import mailbox_place, rider_places, rider_width
from game.stage.play.cast import Cast
from game.stage.text import text

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a rider stands: the middle of the base in units of the map, and how wide the rider is drawn."""

    foot: Point
    width: float


@dataclass(frozen=True, slots=True)
class DieLook:
    """A die in the tray: its number 1 to 5, its face or None for one the viewer may not see, whether it lies under the
    cup, and whether everybody knows a face that is covered.
    """

    number: int
    face: int | None
    covered: bool
    known: bool


def turn_of(g: Pony) -> int:
    """Whose turn it is; -1 between turns."""
    turn = _turn(g)
    return -1 if turn is None else int(turn.seat)


def _turn(g: Pony) -> Turn | None:
    return next((frame for frame in reversed(g.stack) if isinstance(frame, Turn)), None)


def stands(g: Pony) -> tuple[Stand, ...]:
    """Where every rider stands; those at a mailbox beside it."""
    found: list[Stand] = []
    for seat in range(g.seats):
        if g.mailbox[seat]:
            found.append(Stand(mailbox_place(g.mailbox[seat] - 1), rider_width(2)))
            continue
        there = [s for s in range(g.seats) if g.space[s] == g.space[seat] and not g.mailbox[s]]
        places = rider_places(g.space[seat], len(there))
        found.append(Stand(places[there.index(seat)], rider_width(len(there))))
    return tuple(found)


def look_of(g: Pony, cast: Cast, seat: int, gold: int) -> RiderLook:
    """A seat's ticket; `gold` is what it shows while nuggets fly."""
    box = g.mailbox[seat]
    return RiderLook(
        seat=seat,
        name=cast.names[seat],
        gold=gold,
        items=len(g.hand[seat]),
        space=str(box or g.space[seat]),
        place="mail" if box else "flag",
        turn=text("pony-turn-flag") if turn_of(g) == seat else "",
        jailed=bool(g.jailed[seat]),
        sitter=cast.sitters[seat],
        status=text("pony-away") if seat in cast.away else "",
    )


def dice_of(g: Pony) -> tuple[DieLook, ...]:
    """The dice of the turn as they lie: those under the cup first."""
    if g.roller < 0 or not any(g.dice):
        return ()
    everyone = everybody(g.seats)
    looks = [
        DieLook(
            number=n + 1,
            face=g.dice[n] if g.dice[n] > 0 else None,
            covered=bool(g.covered[n]),
            known=bool(g.covered[n]) and g.dice_seen[n] == everyone,
        )
        for n in range(N_DICE)
    ]
    return tuple(sorted(looks, key=lambda look: (not look.covered, look.number)))


def hand_of_seat(g: Pony, seat: int) -> tuple[str, ...]:
    """The kinds of the item cards in a hand; an empty word for one the viewer may not see."""
    if not 0 <= seat < g.seats:
        return ()
    return tuple(sorted((KIND[card] if card >= 0 else "" for card in g.hand[seat]), key=lambda kind: (not kind, kind)))


def open_to_calls(g: Pony) -> bool:
    """Whether the roll under the cup can still be declared and called."""
    turn = _turn(g)
    return g.roller >= 0 and turn is not None and turn.phase in ("cup", "call")


def may_call(g: Pony) -> tuple[int, ...]:
    """The seats that may call the roller first, while his roll is open to calls."""
    groups = callers(g, g.roller)
    return groups[0] if groups else ()


def masthead_of(g: Pony) -> MastheadLook:
    """The strip along the top."""
    return MastheadLook(text("pony-title"), right=text("pony-turn-number", turn=max(1, g.turns)))
