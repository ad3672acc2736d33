"""The state of a game being played, and the machine that runs its frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from game.rules.ask import Ask
from game.rules.chance import Chance, scramble, shuffle
from game.rules.event import Event, LogEntry
from game.rules.frame import Frame, Instead, Over
from game.rules.hooks import Index, Rulebook, Thing
from game.rules.kinds import Pick, is_pick
from game.rules.refusal import NOT_A_PICK, NOT_ASKED, OVER, IllegalPick, Refusal
from game.rules.schema import Schema

Switches = Mapping[str, Any]
MOST = 1 << 63
"""No number in a pick is as large; what is larger may be too long even to be spelled."""


class Afterwards(NamedTuple):
    """What a trigger returns for a frame that waits until the played card's outermost frame has ended."""

    frame: Frame[Any]


class State:
    """Flat data: what lies where, who knows it, what is pending.  A game adds its own attributes and verbs.

    Only verbs change a state, and each emits one event.  `listener` and `log` are no part of what a copy copies.
    """

    __slots__ = (
        "_index",
        "chance",
        "derived",
        "due",
        "forced",
        "known",
        "listener",
        "log",
        "pending",
        "seats",
        "stack",
        "switches",
    )

    schema: ClassVar[Schema]
    rulebook: ClassVar[Rulebook]
    core: ClassVar[tuple[str, ...]] = ("seats", "chance", "forced", "known")

    def __init__(self, seats: int, switches: Switches, seed: int, schema: Schema) -> None:
        self.seats = seats
        self.switches = switches
        self.chance = scramble(seed & ((1 << 64) - 1))[1]
        self.forced: tuple[tuple[str, ...], ...] = ()
        self.known: list[int] = [0] * len(schema.kinds)
        self.stack: list[Frame[Any]] = []
        self.due: list[tuple[bool, Frame[Any]]] = []
        self.pending: Ask | None = None
        self.log: list[LogEntry] = []
        self.listener: Callable[[Event], None] | None = None
        self.derived: dict[object, Any] = {}
        self._index: Index | None = None

    # -- to be told by the game

    def copy(self) -> Self:
        """An independent twin without log and listener: hand-written per game, because search bots live on it."""
        raise NotImplementedError

    def redeal_secrets(self, chance: Chance, viewer: int | None) -> None:
        """Deal anew what a view hides besides cards, such as dice (`knowledge.redeal`); most games hide no more."""

    def in_play(self) -> Iterable[Thing]:
        """Every rule object that may react or bend numbers now, in table order."""
        return ()

    def copy_core(self, twin: State) -> None:
        """The part of `copy` that every game shares."""
        twin.seats = self.seats
        twin.switches = self.switches
        twin.chance = self.chance
        twin.forced = self.forced
        twin.known = self.known[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.due = [(late, frame.copy()) for late, frame in self.due] if self.due else []
        twin.pending = self.pending
        twin.log = []
        twin.listener = None
        twin.derived = self.derived
        twin._index = self._index

    # -- hooks

    @property
    def index(self) -> Index:
        """Hooks of the things in play; rebuilt after `stirred`."""
        if self._index is None:
            self._index = self.rulebook.index(tuple(self.in_play()), self)
        return self._index

    def stirred(self, hooks: bool = True) -> None:
        """Something came, went or changed hands: drop what was derived from it; the index too if it has `hooks`.

        `derived` holds values worked out from what lies where, under keys of the game's own; copies share it.
        """
        if hooks:
            self._index = None
        self.derived = {}

    def fold(self, hook: str, value: Any, *facts: Any) -> Any:
        """`value` as bent by every thing in play that has the hook, in table order."""
        for bend, thing in (self._index or self.index).hooks.get(hook, ()):
            value = bend(self, thing, value, *facts)
        return value

    def forbidden(self, hook: str, *facts: Any) -> Refusal | None:
        """The first veto, or None."""
        for veto, thing in (self._index or self.index).hooks.get(hook, ()):
            refusal: Refusal | None = veto(self, thing, *facts)
            if refusal is not None:
                return refusal
        return None

    def instead(self, hook: str, *facts: Any) -> Frame[Any] | None:
        """The first replacement that wants to stand in, or None."""
        for replace, thing in (self._index or self.index).hooks.get(hook, ()):
            frame: Frame[Any] | None = replace(self, thing, *facts)
            if frame is not None:
                return frame
        return None

    def emit(self, shape: type[Event], *arguments: Any) -> None:
        """Log an event, tell it to the listener and then to every trigger; the frames these return are queued.  For
        verbs only.
        """
        self.log.append((shape, arguments))
        triggers = (self._index or self.index).hooks.get(shape) if shape in self.rulebook.reacted_to else None
        if triggers or self.listener is not None:
            event = shape(*arguments)
            if self.listener is not None:
                self.listener(event)
            for react, thing in triggers or ():
                answer = react(self, thing, event)
                if answer is not None:
                    late = type(answer) is Afterwards
                    frame = answer.frame if late else answer
                    frame.uninvited = True
                    self.due.append((late, frame))

    # -- chance

    def force(self, kind: str) -> tuple[str, ...] | None:
        """The outcome a case fixed in advance for the next chance of this kind, used up by asking."""
        if self.forced and self.forced[0][0] == kind:
            outcome = self.forced[0][1:]
            self.forced = self.forced[1:]
            return outcome
        return None

    def roll(self, n: int) -> int:
        """A whole number from 0 to n - 1 (a forced `number` comes first)."""
        if self.forced and (fixed := self.force("number")) is not None:
            return int(fixed[0]) % n
        self.chance, bits = scramble(self.chance)
        return (bits * n) >> 64

    def shuffled(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards in a new random order; a forced `shuffle` names the kinds that come to lie on top."""
        order = sorted(cards)
        fixed = self.force("shuffle") if self.forced else None
        self.chance = shuffle(self.chance, order)
        if fixed:
            order = _raised(order, fixed, self.schema.kinds)
        return tuple(order)

    # -- the machine

    def choose(self, seat: int, pick: Pick) -> None:
        """Carry out `pick` for `seat` and everything that follows, up to the next question or the end.

        Raises IllegalPick, having changed nothing, for whatever is not an option now.
        """
        if self.pending is None or not is_pick(seat, pick) or not self.pending.allows(seat, pick):
            raise IllegalPick(seat, pick, self.why_not(seat, pick) or NOT_ASKED)
        self.follow(seat, pick)

    def follow(self, seat: int, pick: Pick) -> None:
        """The same for a pick that is one of the options of the seat as they stand now: it is not looked at again."""
        outcome = self.stack[-1].answer(self, seat, pick)
        if outcome is not None:
            if isinstance(outcome, Over):
                self._pop()
            elif isinstance(outcome, Instead):
                self.stack[-1] = outcome.frame
            else:
                self.stack.append(outcome)
        self.run()

    def why_not(self, seat: int, pick: Pick) -> Refusal | None:
        """None when `seat` may pick this now, else the reason against it."""
        if not is_pick(seat, pick) or any(type(token) is int and abs(token) >= MOST for token in pick):
            return NOT_A_PICK
        if self.pending is None:
            return OVER
        if self.pending.allows(seat, pick):
            return None
        if seat not in self.pending.options:
            return self.stack[-1].why_not_asked(self, seat, pick)
        return self.stack[-1].why_not(self, seat, pick)

    def run(self) -> None:
        """Run frames until somebody must decide (`pending`) or the stack is empty (the game is over)."""
        stack = self.stack
        while stack:
            if self.due and self._promote():
                continue
            top = stack[-1]
            if not top.begun:
                top.begun = True
                first = top.begin(self)
                if first is not None:
                    stack.append(first)
                continue
            asked = top.ask(self)
            if asked is None:
                self._pop()
            elif type(asked) is Ask:
                self.pending = asked
                return
            else:
                stack.append(asked)  # type: ignore[arg-type]  # Ask is final: what is left is a frame
        self.pending = None

    def _pop(self) -> None:
        frame = self.stack.pop()
        result = frame.end(self)
        if self.stack and not frame.uninvited:
            self.stack[-1].told(self, result)

    def _promote(self) -> bool:
        """Put the next queued frame on the stack if its moment has come."""
        for n, (late, frame) in enumerate(self.due):
            if not late or self.stack[-1].structural:
                del self.due[n]
                self.stack.append(frame)
                return True
        return False


def _raised(order: list[int], names: tuple[str, ...], kinds: tuple[str, ...]) -> list[int]:
    """`order` with one card of each named kind moved to the top, in the order named."""
    rest = list(order)
    top: list[int] = []
    for name in names:
        card = next((c for c in rest if kinds[c] == name), None)
        if card is None:
            raise ValueError(f"forced shuffle: no {name} among the shuffled cards")
        rest.remove(card)
        top.append(card)
    return top + rest
