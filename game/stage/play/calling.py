"""Calling one person to the screen before anything is shown that only that seat may see."""

from __future__ import annotations

from collections.abc import Callable

from game.stage.menus.cover import Cover
from game.stage.stage import Stage
from game.table.session import Session


def call(stage: Stage, session: Session, seat: int, then: Callable[[], None]) -> None:
    """Cover the screen until the person of a seat has pressed; then comes `then`.  From that press on what others
    picked before can't be taken back.
    """

    def lifted() -> None:
        session.hand_over(seat)
        then()

    stage.push(Cover(seat=seat, name_of_person=session.chairs[seat].name, then=lifted))


def withdraw(stage: Stage) -> None:
    """Who sits where has changed: nobody is called any more, and what lies below asks anew."""
    if isinstance(stage.front, Cover):
        stage.pop()
