"""The five dice: every roll of the game comes from `roll`."""

from __future__ import annotations

from itertools import product

from game.pony_express import events as e
from game.pony_express.dice import FACES, N_DICE, STEPS, Faces, hand_of
from game.pony_express.state import Pony
from game.rules.kinds import everybody, told_to

ALL: int = (1 << N_DICE) - 1
_ROLLS: tuple[tuple[Faces, ...], ...] = tuple(tuple(product(FACES, repeat=count)) for count in range(N_DICE + 1))
"""Every roll of none to five dice."""
NUMBERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n + 1 for n in range(N_DICE) if mask >> n & 1) for mask in range(ALL + 1)
)
"""The numbers of the dice, 1 to 5, that a sum of 1, 2, 4, 8 and 16 stands for."""


def roll(g: Pony, count: int) -> Faces:
    """The one roll function: `count` faces, each of the six as likely.  A forced `dice` gives them instead."""
    if g.forced:
        fixed = g.force("dice")
        if fixed is not None:
            faces = tuple(map(int, fixed))
            if len(faces) != count or not set(faces) <= set(FACES):
                raise ValueError(f"forced dice: {count} faces from {FACES[0]} to {FACES[-1]} are needed")
            return faces
    every = _ROLLS[count]
    return every[g.roll(len(every))]


def roll_open(g: Pony, seat: int, what: str, clause: str) -> Faces:
    """Five dice in the open, once."""
    faces = roll(g, N_DICE)
    g.emit(e.Rolled, clause, seat, what, faces, hand_of(faces))
    return faces


def roll_again(g: Pony, seat: int, faces: Faces, mask: int, clause: str) -> Faces:
    """Some of five open dice once more; all five as they lie then."""
    fresh = iter(roll(g, len(NUMBERS[mask])))
    now = tuple(next(fresh) if mask >> n & 1 else face for n, face in enumerate(faces))
    g.emit(e.Rolled, clause, seat, "mine", now, hand_of(now))
    return now


def roll_cup(g: Pony, seat: int) -> None:
    """All five dice under the cup, for the roller's eyes only (PX-19)."""
    g.dice = list(roll(g, N_DICE))
    g.dice_seen = [1 << seat] * N_DICE
    g.covered = [1] * N_DICE
    g.last_shown = [0] * N_DICE
    g.roller = seat
    g.declared = ""
    g.emit(e.CupRolled, "PX-19", seat, tuple(g.dice), 1 << seat)


def reroll(g: Pony, seat: int, way: str, mask: int, price: int, clause: str) -> None:
    """Roll the dice of `mask` again: under the cup with all others in the open, or in the open (PX-21, PX-24)."""
    numbers = NUMBERS[mask]
    if way == "hidden":
        arrange(g, seat, ALL & ~mask)
        seen = 1 << seat
    else:
        if not g.switches["exposed_partial_reroll"]:
            arrange(g, seat, 0)
        seen = everybody(g.seats)
    faces = roll(g, len(numbers))
    for number, face in zip(numbers, faces, strict=True):
        die = number - 1
        g.dice[die] = face
        g.dice_seen[die] = seen
        g.covered[die] = int(way == "hidden")
        g.last_shown[die] = 0 if way == "hidden" else face
    g.emit(e.Rerolled, clause, seat, way, numbers, price, faces, told_to(seen, g.seats))


def arrange(g: Pony, seat: int, mask: int) -> None:
    """Exactly the dice of `mask` lie in the open, all others under the cup (PX-21, PX-22)."""
    out = sum(1 << d for d in range(N_DICE) if mask >> d & 1 and g.covered[d])
    back = sum(1 << d for d in range(N_DICE) if not mask >> d & 1 and not g.covered[d])
    if out:
        for number in NUMBERS[out]:
            _show(g, number - 1)
        g.emit(e.Shown, "PX-22", seat, NUMBERS[out], tuple(g.dice[n - 1] for n in NUMBERS[out]))
    if back:
        remembered = g.switches["show_known_hidden"]
        for number in NUMBERS[back]:
            g.covered[number - 1] = 1
            if not remembered:
                g.dice_seen[number - 1] = 1 << seat
                g.last_shown[number - 1] = 0
        g.emit(e.Covered, "PX-25" if remembered else "PX-22", seat, NUMBERS[back])


def _show(g: Pony, die: int) -> None:
    g.covered[die] = 0
    g.dice_seen[die] = everybody(g.seats)
    g.last_shown[die] = g.dice[die]


def turn_die(g: Pony, seat: int, die: int, face: int, clause: str) -> None:
    """Turn one die to a face.  Under the cup nobody learns which: what others knew of dice there is uncertain now."""
    g.dice[die] = face
    if g.covered[die]:
        for other in range(N_DICE):
            if g.covered[other]:
                g.dice_seen[other] = 1 << seat
        seen = 1 << seat
    else:
        g.last_shown[die] = face
        seen = everybody(g.seats)
    g.emit(e.DieTurned, clause, seat, (die + 1,), (face,), told_to(seen, g.seats))


def spy(g: Pony, seat: int, numbers: tuple[int, ...], clause: str) -> None:
    """A seat looks at dice under somebody else's cup."""
    for number in numbers:
        g.dice_seen[number - 1] |= 1 << seat
    faces = tuple(g.dice[number - 1] for number in numbers)
    g.emit(e.Spied, clause, seat, g.roller, numbers, faces, 1 << seat | 1 << g.roller)


def declare(g: Pony, seat: int, hand: str, safe: bool, clause: str) -> None:
    """Name a kind of hand (PX-29)."""
    g.declared = hand
    g.emit(e.Declared, clause, seat, hand, safe)


def reveal(g: Pony, seat: int) -> bool:
    """Lift the cup; True when the declaration was true (PX-30, PX-36, PX-37)."""
    for die in range(N_DICE):
        _show(g, die)
    hand = hand_of(tuple(g.dice))
    truth = hand == g.declared
    clause = "PX-36" if truth else "PX-37"
    if STEPS[hand] > STEPS[g.declared]:
        clause = "PX-30"
        truth = not g.switches["underclaim_is_bluff"]
    g.emit(e.Revealed, clause, seat, tuple(g.dice), hand, g.declared, truth)
    return truth


def put_away(g: Pony) -> None:
    """The dice leave the table unseen."""
    g.dice = [0] * N_DICE
    g.dice_seen = [0] * N_DICE
    g.covered = [0] * N_DICE
    g.last_shown = [0] * N_DICE
    g.roller = -1
    g.declared = ""
