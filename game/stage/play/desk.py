"""Choosing a play step by step: from whole plays, the only legality there is, to things pressed, with Back.

A desk belongs to one question to one seat.  It knows no window: things on the table are ids, and whatever it lights or
refuses comes from the question's options and from `why_not`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.rules.state import State
from game.stage.prompting import Offer

WhyNot = Callable[[Pick], Refusal | None]
G = TypeVar("G", bound=State)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of the desk: `pick` completes the play, `use` goes one step on; `why` bars it."""

    id: str
    pick: Pick = ()
    why: Refusal | None = None
    use: str = ""


class Desk(ABC, Generic[G, S]):
    """The question `ask_kind` to `seat`, with its options, and the step of type S the person has come to."""

    def __init__(
        self, g: G, seat: int, ask_kind: str, options: Iterable[Option], why_not: WhyNot, first_step: S
    ) -> None:
        """`g` is the seat's own view of the state; `first_step` is the step with nothing chosen."""
        self.g = g
        self.seat = seat
        self.ask_kind = ask_kind
        self.options = tuple(options)
        self.why_not = why_not
        self.step = first_step

    @property
    def begun(self) -> bool:
        """Something is chosen that Back would take back; until then the last pick may be undone."""
        return False

    @abstractmethod
    def press(self, thing: str) -> Pick:
        """Press a thing that is lit.  Returns a whole play when the press completes one, else nothing."""

    @abstractmethod
    def back(self) -> bool:
        """One step back; False when there was none to take."""

    @abstractmethod
    def answers(self) -> Sequence[Answer]:
        """The buttons of the prompt bar, main one first."""

    def use(self, use: str) -> None:
        """Go on to what an answer without a whole play says."""


class Question(Protocol):
    """A desk's question as it is put on the screen at one step of answering it."""

    @property
    def sentence(self) -> str:
        """What the bar says."""

    @property
    def offers(self) -> Sequence[Offer]:
        """The answers as buttons."""

    @property
    def refusals(self) -> Mapping[str, Refusal]:
        """Why a thing can't be used now, by id."""


def plain(option: Option) -> Pick:
    """An option without ranges as a pick."""
    return tuple(part for part in option if isinstance(part, int | str))
