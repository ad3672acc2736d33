"""What everybody sees of rolls, calls and shots, as bots remember it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.memory import Note
from game.bots.pony_express.bluff import floor_of, public_faces
from game.pony_express import events as e
from game.pony_express.calling import callers
from game.pony_express.dice import STEPS
from game.pony_express.frames.call import CallRace
from game.pony_express.state import Pony
from game.rules.event import LogEntry
from game.rules.kinds import Pick

CALL: Final = "call"
"""("call", seat, steps, floor, 1 or 0): a rider who might call a declaration of so many steps did, or did not.

`floor` are the steps of the lowest hand worth naming with the dice that everybody knew.
"""
SHOWN: Final = "shown"
"""("shown", seat, steps, floor, 1 or 0): a seat's declaration was called, and it was a lie, or it was not."""
ROLL: Final = "roll"
"""("roll", seat, "hidden" or "open", turn): some dice were rolled again."""
FLICK: Final = "flick"
"""("flick", seat): a die was flicked."""


def note(g: Pony, seat: int, pick: Pick, earlier: tuple[Note, ...]) -> Note | None:
    """What a pick about to be made tells the table, or None.  Only public facts enter, whatever `g` holds."""
    if not pick or g.pending is None:
        return None
    if pick[0] in ("flick", "dynamite"):
        return (FLICK, seat)
    if pick[0] in ("roll", "sleight_of_hand") and len(pick) > 1:  # a roll to leave the jail is another thing
        return (ROLL, seat, pick[1], g.turns)
    race = g.stack[-1]
    if not isinstance(race, CallRace) or race.caller >= 0 or pick[0] not in ("call", "pass"):
        return None
    groups = callers(g, race.seat)
    if race.tier >= len(groups) or seat not in groups[race.tier]:
        return None
    floor = floor_of(public_faces(g), last_way(earlier, g.turns))
    return (CALL, seat, STEPS[g.declared], floor, int(pick[0] == "call"))


def last_way(notes: Sequence[Note], turn: int) -> str:
    """How some dice were rolled again last in a turn: hidden or open, empty where none were."""
    return next((str(note[2]) for note in reversed(notes) if note[0] == ROLL and note[3] == turn), "")


def told(happened: Sequence[LogEntry], earlier: tuple[Note, ...]) -> Note | None:
    """What the events after a pick tell everybody: whether a declaration that was called was a lie."""
    for shape, arguments in happened:
        if shape is e.Revealed:
            shown = e.Revealed(*arguments)
            called = next((n for n in reversed(earlier) if n[0] == CALL and n[4]), None)
            steps = STEPS[shown.declared]
            floor = int(called[3]) if called is not None and called[2] == steps else 1
            return (SHOWN, int(shown.seat), steps, floor, int(not shown.truth))
    return None
