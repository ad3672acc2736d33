"""Frames: pending effects on a stack, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from game.rules.ask import Ask
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, NOT_ASKED, Refusal

if TYPE_CHECKING:
    from game.rules.state import State

G = TypeVar("G", bound="State")
F = TypeVar("F", bound="Frame[Any]")


class Over:
    """What `answer` returns when the frame has nothing left to do."""


OVER = Over()


class Instead(NamedTuple):
    """What `answer` returns when another frame takes this one's place."""

    frame: Frame[Any]


@dataclass(slots=True)
class Frame(Generic[G]):
    """A pending effect: a dataclass of ints, strings and tuples.

    Its five words are `begin` (once), `ask` (what may be decided now), `answer` (what a pick does), `told` (a
    child's result) and `end` (once; its value is told to the frame below).  Of these only `ask` may change nothing.
    Subclasses are dataclasses with slots too.
    """

    begun: bool = field(default=False, kw_only=True)
    uninvited: bool = field(default=False, kw_only=True)
    """A trigger brought it: its result is told to nobody."""

    structural: ClassVar[bool] = False
    """True for the frames that make up the game itself (a hand, a turn) and not a played card's effect.
    Frames queued *afterwards* wait until such a frame is on top again."""

    def begin(self, g: G) -> Frame[Any] | None:
        """Start; may return a frame to do first."""
        return None

    def ask(self, g: G) -> Ask | Frame[Any] | None:
        """What may be decided now; a frame: do this next; None: nothing is left, the frame ends."""
        return None

    def answer(self, g: G, seat: int, pick: Pick) -> Frame[Any] | Over | Instead | None:
        """Carry out a legal pick; may return a frame to do first, `OVER`, or `Instead(frame)`."""
        raise NotImplementedError(type(self).__name__)

    def told(self, g: G, result: Any) -> None:
        """A frame this one asked for has ended with `result`."""

    def end(self, g: G) -> Any:
        """Finish; what it returns is told to the frame below."""
        return None

    def why_not(self, g: G, seat: int, pick: Pick) -> Refusal:
        """The reason why `pick`, which is no option now, is none."""
        return NOT_AN_OPTION

    def why_not_asked(self, g: G, seat: int, pick: Pick) -> Refusal:
        """The reason why `seat`, which is not asked now, may not pick this."""
        return NOT_ASKED

    def copy(self: F) -> F:
        """An equal frame that shares nothing that changes."""
        shape = type(self)
        copier = _COPIERS.get(shape)
        if copier is None:
            copier = _COPIERS[shape] = _make_copier(shape)
        twin: F = copier(self)
        return twin


_COPIERS: dict[type, Callable[[Any], Any]] = {}


def _make_copier(shape: type[Frame[Any]]) -> Callable[[Any], Any]:
    """A straight-line copy function for one class: four times as fast as `copy.copy` on slots."""
    lines = [f" new.{f.name} = old.{f.name}" for f in fields(shape)]
    source = "\n".join(["def copier(old):", " new = make(shape)", *lines, " return new"])
    names: dict[str, Any] = {"make": object.__new__, "shape": shape}
    exec(source, names)  # the names come from our own dataclass fields only
    made: Callable[[Any], Any] = names["copier"]
    return made
