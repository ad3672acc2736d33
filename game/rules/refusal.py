"""Why something is not allowed: the clause, the reason, and the numbers that decide it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.kinds import Pick


class Refusal(NamedTuple):
    """`reason` is a message id of the words; `numbers` are (name, value) pairs that fill its sentence."""

    clause: str
    reason: str
    numbers: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        facts = "".join(f" {name}={value}" for name, value in self.numbers)
        return f"{self.clause} {self.reason}{facts}"


NOT_ASKED = Refusal("table", "not_asked")
NOT_AN_OPTION = Refusal("table", "not_an_option")
NOT_A_PICK = Refusal("table", "not_a_pick")
"""No tuple of words, whole numbers and seats, or nobody's seat: a fault of the program that asks, not of a person."""
OVER = Refusal("table", "game_over")


class IllegalPick(ValueError):
    """Raised by `State.choose`; nothing has changed."""

    def __init__(self, seat: int, pick: Pick, refusal: Refusal) -> None:
        super().__init__(f"{_said(seat, pick, refusal)}: not allowed ({refusal})")
        self.seat = seat
        self.pick = pick
        self.refusal = refusal


def _said(seat: int, pick: Pick, refusal: Refusal) -> str:
    try:
        return " ".join(map(str, pick)) if refusal is not NOT_A_PICK else f"{pick!r} of {seat!r}"
    except ValueError:  # Python spells no number of more than 4,300 digits
        return "A number without an end"
