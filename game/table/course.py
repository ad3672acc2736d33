"""The course of a game: its state, who sits where, and how far back an undo may go.  Nothing here touches a disk."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.bots import brain
from game.bots.memory import Note
from game.rules.event import LogEntry
from game.rules.kinds import Pick, is_pick
from game.rules.refusal import NOT_A_PICK, NOT_ASKED, OVER, IllegalPick, Refusal
from game.table import standing
from game.table.moment import Moment, Watcher
from game.table.results import Result
from game.table.seating import Chair, Setup

NOTHING_TO_UNDO = Refusal("table", "nothing_to_undo")
ANOTHER_HAS_ACTED = Refusal("table", "undo_another_acted")
NEW_KNOWLEDGE = Refusal("table", "undo_new_knowledge")


@dataclass(frozen=True, slots=True)
class Undone:
    """A pick that was taken back."""

    seat: int
    pick: Pick


@dataclass(frozen=True, slots=True)
class Past:
    """A pick that can still be taken back: the state before it, without its log of `log_length` entries."""

    seat: int
    pick: Pick
    before: Any
    log_length: int


class Course:
    """A game from its first card on, or from a `position`.  `watched`: moments are captured for a window."""

    def __init__(self, setup: Setup, watched: bool, position: Any = None) -> None:
        self.setup = setup
        self.game = setup.rules()
        self.chairs = list(setup.chairs)
        self.conceded: set[int] = set()
        self.picks: list[tuple[int, Pick]] = []
        self._notes: list[tuple[int, Note]] = []
        """What bots remember of the picks, each with the number of the pick it tells of."""
        self.watcher = Watcher()
        self._watched = watched
        watch = self.watcher.watch if watched else None
        self.state: Any = position
        if position is None:
            self.state = self.game.new(len(setup.chairs), setup.switches(), setup.seed, watch)
        elif watch is not None:
            position.listener = watch(position)
        self.before: Any = None
        """The state before the last pick, for as long as its result may not be shown."""
        self._past: list[Past] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because all but one have conceded."""
        return self.state.pending is None or len(self.chairs) - len(self.conceded) <= 1

    @property
    def notes(self) -> tuple[Note, ...]:
        """What everybody has seen and bots remember, oldest first."""
        return tuple(note for _, note in self._notes)

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return () if self.over else tuple(self.state.pending.options)

    def why_not(self, seat: int, pick: Pick) -> Refusal | None:
        """None when the pick is legal now, else the reason against it."""
        if self.over:
            return OVER
        refusal: Refusal | None = self.state.why_not(seat, pick)
        return refusal

    def play(self, seat: int, pick: Pick) -> list[Moment]:
        """Carry out a pick.  Raises IllegalPick, having changed nothing."""
        if self.over:
            raise IllegalPick(seat, pick, OVER)
        before = self.state.copy()
        length = len(self.state.log)
        self.state.choose(seat, pick)
        self.before = before
        self._remember(brain.note(self.game.name, before, seat, pick, self.notes))
        self._remember(brain.told(self.game.name, self.state.log[length:], self.notes))
        self.picks.append((seat, pick))
        if self._brings_knowledge(seat, before, self.state.log[length:]):
            self._past.clear()
        else:
            self._past.append(Past(seat, pick, before, length))
        return self.watcher.take()

    def _remember(self, note: Note | None) -> None:
        if note is not None:
            self._notes.append((len(self.picks), note))

    def _brings_knowledge(self, seat: int, before: Any, happened: list[LogEntry]) -> bool:
        """Whether chance was used, an event told something new, or the seat came to know a card."""
        after = self.state
        if after.chance != before.chance or any(shape.tells for shape, _ in happened):
            return True
        return any((new & ~old) >> seat & 1 for new, old in zip(after.known, before.known, strict=True))

    def may_undo(self, seat: int) -> Refusal | None:
        """None when the seat's last pick can be taken back, else the reason why not."""
        if self.over:
            return OVER
        if not any(who == seat for who, _ in self.picks):
            return NOTHING_TO_UNDO
        if self.picks[-1][0] != seat:
            return ANOTHER_HAS_ACTED
        return None if self._past else NEW_KNOWLEDGE

    def undo(self, seat: int) -> Undone | Refusal:
        """Take back the seat's last pick, or the reason why not."""
        refusal = self.may_undo(seat)
        if refusal is not None:
            return refusal
        past = self._past.pop()
        self.picks.pop()
        self._notes = [(number, note) for number, note in self._notes if number < len(self.picks)]
        log = self.state.log
        self.state = past.before
        self.state.log = log[: past.log_length]
        if self._watched:
            self.state.listener = self.watcher.watch(self.state)
        return Undone(past.seat, past.pick)

    def hand_over(self, seat: int) -> bool:
        """The seat's cards are shown to its player: what others picked stands.  True when that changes anything."""
        if self._past and self._past[-1].seat != seat:
            self._past.clear()
            return True
        return False

    def sit(self, seat: int, chair: Chair) -> None:
        """Somebody else plays the seat on; what was picked stands.  Raises IllegalPick for what is no seat here."""
        self._heed(seat, ("take_over",))
        self.chairs[seat] = chair
        self._past.clear()

    def concede(self, seat: int) -> None:
        """The seat gives up: it can't win any more.  If more than one is left, a bot plays its cards on.

        Raises IllegalPick when the game is over, the seat has conceded before, or it is no seat here.
        """
        self._heed(seat, ("concede",))
        if self.over or seat in self.conceded:
            raise IllegalPick(seat, ("concede",), OVER if self.over else NOT_ASKED)
        self.conceded.add(seat)
        self.sit(seat, replace(self.chairs[seat], who="bot", pad=""))

    def _heed(self, seat: int, deed: Pick) -> None:
        """Raise IllegalPick unless this is a seat of the table: -1 would count chairs from the end."""
        if not (is_pick(seat, deed) and 0 <= seat < len(self.chairs)):
            raise IllegalPick(seat, deed, NOT_A_PICK)

    def result(self) -> Result | None:
        """How the game ended, or None.

        Of those who have not conceded the rules' winner wins; if that one has conceded, whoever stands best.
        """
        if not self.over:
            return None
        left = [seat for seat in range(len(self.chairs)) if seat not in self.conceded]
        winners = tuple(seat for seat in self.game.winners(self.state) if seat in left)
        if not winners:
            winners = standing.foremost(self.game, self.state, left)
        purses, part = standing.purses(self.game, self.state), standing.part(self.game, self.state)
        places = standing.places(self.game, self.state)
        return Result(winners, purses, part, tuple(sorted(self.conceded)), places)
