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
OVER = Refusal("table", "game_over")


class IllegalPick(ValueError):
    """Raised by `State.choose`; nothing has changed."""

    def __init__(self, seat: int, pick: Pick, refusal: Refusal) -> None:
        super().__init__(f"{' '.join(map(str, pick))}: not allowed ({refusal})")
        self.seat = seat
        self.pick = pick
        self.refusal = refusal
