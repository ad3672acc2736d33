"""A lesson: a prepared position, and picks that lead through it.  The rules and the table are those of every game.

`assets/lessons/<game>.case` is a case file: it can be run like any other.  Seat A learns; the picks of the other seats
are theirs in the lesson, and each pick of A is a step, whose clause is the first one expected after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.assets import assets
from game.rules.ask import PASS
from game.rules.casefile import Case, read_cases, set_up
from game.rules.kinds import SEATS, Pick
from game.rules.library import find
from game.rules.notation import read_pick
from game.rules.position import build
from game.rules.refusal import IllegalPick, Refusal
from game.table.course import Course, Undone
from game.table.moment import Moment
from game.table.players import BotTable, Thought
from game.table.seating import Chair, Setup
from game.table.session import Pending, Session

LEARNER = 0
"""The seat of whoever learns."""
OTHER_STEP = Refusal("table", "other_lesson_step")
NO_WAY_BACK = Refusal("table", "nothing_to_undo")
BY_HAND = frozenset({"flick"})
"""Picks that are the learner's own: any of the kind is the step."""
FILES = "lessons"


@dataclass(frozen=True, slots=True)
class Turn:
    """One pick of the lesson; `clause` is that of a step of the learner."""

    seat: int
    pick: Pick
    clause: str = ""

    def fits(self, seat: int, pick: Pick) -> bool:
        """Whether somebody does what the lesson has next."""
        same = pick == self.pick or (pick[:1] == self.pick[:1] and self.pick[0] in BY_HAND)
        return seat == self.seat and same


def file_of(game: str) -> Path:
    """Where a game's lesson lies."""
    return assets() / FILES / f"{game}.case"


def has_lesson(game: str) -> bool:
    """Whether a game has one."""
    return file_of(game).is_file()


def turns_of(case: Case) -> tuple[Turn, ...]:
    """The picks of a lesson's case; what the world outside the rules says of a shot comes from the real one."""
    found: list[Turn] = []
    letters = {str(seat): int(seat) for seat in SEATS}
    for line in case.play:
        word = line.words[0]
        if word.endswith(">") and word[:-1] in letters:
            found.append(Turn(letters[word[:-1]], read_pick(" ".join(line.words[1:]))))
        elif line.words[:2] == ("expect", "clause") and found and not found[-1].clause:
            found[-1] = Turn(found[-1].seat, found[-1].pick, line.words[2])
    return tuple(found)


class Lesson(Session):
    """A session that stands at a prepared position and takes only the step that is due.  Nothing of it is kept.

    Once the steps are done, everything may be picked: whoever has learnt it may look round.
    """

    def __init__(self, game: str, names: Sequence[str]) -> None:
        case = read_cases(file_of(game))[0]
        where = set_up(case)
        _, position = build(where)
        chairs = tuple(Chair(names[s], s, "person" if s == LEARNER else "bot") for s in range(position.seats))
        setup = Setup(game, chairs, where.preset or find(game).presets.default, {}, where.seed)
        super().__init__(Course(setup, watched=True, position=position), None)
        self.turns = turns_of(case)
        self._at = 0

    @property
    def step(self) -> int:
        """The number of the step that is due, from 1; after the last one, one more."""
        return 1 + sum(turn.seat == LEARNER for turn in self.turns[: self._at])

    @property
    def steps(self) -> int:
        """How many there are."""
        return sum(turn.seat == LEARNER for turn in self.turns)

    def by_hand(self, step: int) -> bool:
        """Whether a step is the learner's own doing, as a flick is."""
        mine = [turn for turn in self.turns if turn.seat == LEARNER]
        return 0 < step <= len(mine) and mine[step - 1].pick[0] in BY_HAND

    @property
    def done(self) -> bool:
        """Every step has been taken."""
        return self.step > self.steps

    @property
    def due(self) -> Turn | None:
        """What the lesson has next."""
        return self.turns[self._at] if self._at < len(self.turns) else None

    @property
    def clause(self) -> str:
        """The clause of the step that is due; empty when there is none."""
        ahead = (turn.clause for turn in self.turns[self._at :] if turn.seat == LEARNER)
        return next(ahead, "")

    def off_the_way(self, seat: int, pick: Pick) -> bool:
        """Whether a legal pick of the learner isn't the step that is due."""
        due = self.due
        if due is None or self.done or seat != LEARNER or self.options(seat) == (PASS,):
            return False
        return not due.fits(seat, pick)

    def choose_async(self, seat: int, pick: Pick) -> Pending:
        """As always, but a legal pick that isn't the step is refused too."""
        if self.why_not(seat, pick) is None and self.off_the_way(seat, pick):
            raise IllegalPick(seat, pick, OTHER_STEP)
        pending = super().choose_async(seat, pick)
        due = self.due
        if due is not None and due.fits(seat, pick):
            self._at += 1
        return pending

    def pass_for(self, seats: Iterable[int]) -> list[Moment]:
        """Nobody's time is up in a lesson."""
        return []

    def may_undo(self, seat: int) -> Refusal | None:
        """A step that is taken stays taken."""
        return NO_WAY_BACK

    def undo(self, seat: int) -> Undone | Refusal:
        """A step that is taken stays taken."""
        return NO_WAY_BACK


class LessonBots(BotTable):
    """The other seats do what the lesson has for them; once it is done they think for themselves."""

    def think(self, session: Session) -> Thought | None:
        """As always."""
        seat = session.bot_to_move()
        due = session.due if isinstance(session, Lesson) else None
        if seat is None or due is None:
            return super().think(session)
        pick = due.pick if due.seat == seat else PASS
        return Thought(seat, _saying(pick), None)


def _saying(pick: Pick) -> Callable[[], Pick]:
    return lambda: pick
