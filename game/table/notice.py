"""What the table has to tell the people: a message id with its facts, put into words elsewhere."""

from __future__ import annotations

from typing import NamedTuple


class Notice(NamedTuple):
    """`message` is a message id of `table.ftl`, `facts` are (name, value) pairs that fill its sentence."""

    message: str
    facts: tuple[tuple[str, str | int], ...] = ()

    def given(self) -> dict[str, str | int]:
        """The facts as keyword arguments."""
        return dict(self.facts)

    @classmethod
    def of(cls, message: str, **facts: str | int) -> Notice:
        """A notice from keyword arguments."""
        return cls(message, tuple(facts.items()))


class Unusable(Exception):
    """A saved game that can't be gone on with; `notice` says why and where its file is now."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(f"{notice.message} {notice.given()}")
        self.notice = notice
