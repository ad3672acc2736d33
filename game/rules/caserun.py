"""Runs one case and says what was there instead of what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from game.rules.casefile import Case, CaseError, Line, set_up
from game.rules.event import read
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.knowledge import PUBLIC, field_values, view
from game.rules.library import Game
from game.rules.notation import event_text, frame_text, pick_text, read_kinds, read_pick, value_text
from game.rules.paths import Path, read_path
from game.rules.paths import value_text as text_at
from game.rules.position import build
from game.rules.refusal import IllegalPick

_SEATS = {str(seat): seat for seat in SEATS} | {"chance": Seat(-1)}


class _Runner:
    """The state of a case being played; `since` is where the events of the last pick begin in the log."""

    def __init__(self, game: Game, g: Any) -> None:
        self.game = game
        self.g = g
        self.since = 0
        self.cited: set[str] = set()
        self.checks: dict[str, Callable[[tuple[str, ...]], str]] = {
            "legal": self._legal,
            "asked": self._asked,
            "ask": self._ask,
            "pending": self._pending,
            "event": self._event,
            "events": self._all_events,
            "no": self._no_event,
            "view": self._view,
            "winner": self._winner,
            "clause": self._clause,
        }

    def step(self, words: tuple[str, ...]) -> str:
        """Play or check one line; what was there instead, or nothing when all is well.  ValueError: not understood."""
        if words[0] == "refuse":
            return self._refuse(words[1:])
        if words[0] != "expect":
            return self._pick(words)
        check = self.checks.get(words[1]) if len(words) > 1 else None
        return check(words[2:]) if check else self._place(self.g, words[1:])

    def _who_and_pick(self, words: tuple[str, ...]) -> tuple[int, Pick]:
        letter = words[0].rstrip(">") if words else ""
        if letter not in _SEATS or not words[0].endswith(">"):
            raise ValueError("a pick is written SEAT> PICK, for example A> draw supply")
        return _SEATS[letter], read_pick(" ".join(words[1:]))

    def _pick(self, words: tuple[str, ...]) -> str:
        seat, pick = self._who_and_pick(words)
        start = len(self.g.log)
        try:
            self.g.choose(seat, pick)
        except IllegalPick as illegal:
            return f"refused by {illegal.refusal}; legal: {self._legal_now(seat)}"
        self.since = start
        return ""

    def _legal_now(self, seat: int) -> str:
        options = self.g.pending.options.get(seat, ()) if self.g.pending else ()
        if not options:
            return f"nothing; asked is {' '.join(self._who_is_asked())}"
        return " | ".join(map(pick_text, options))

    def _who_is_asked(self) -> list[str]:
        asked = sorted(self.g.pending.options) if self.g.pending else []
        return [str(Seat(seat)) for seat in asked] or ["-"]

    def _refuse(self, words: tuple[str, ...]) -> str:
        clause, _, reason = words[0].partition(":")
        seat, pick = self._who_and_pick(words[1:])
        refusal = self.g.why_not(seat, pick)
        if refusal is None:
            return "it is allowed"
        self.cited.add(refusal.clause)
        return "" if refusal.clause == clause and reason in ("", refusal.reason) else f"refused by {refusal}"

    def _legal(self, words: tuple[str, ...]) -> str:
        seat, pick = self._who_and_pick(words)
        refusal = self.g.why_not(seat, pick)
        return "" if refusal is None else f"refused by {refusal}"

    def _asked(self, words: tuple[str, ...]) -> str:
        there = self._who_is_asked()
        return "" if sorted(words) == sorted(there) else " ".join(there)

    def _ask(self, words: tuple[str, ...]) -> str:
        kind = self.g.pending.kind if self.g.pending else "-"
        return "" if words == (kind,) else str(kind)

    def _pending(self, words: tuple[str, ...]) -> str:
        if not self.g.stack:
            return "" if words == ("-",) else "nothing is pending"
        frame = self.g.stack[-1]
        facts = {n: value_text(a, v, self.game.schema.kinds, self.g.seats) for n, a, v in field_values(frame)}
        fits = type(frame).__name__ == words[0] and all(facts.get(n) == v for n, v in map(_fact, words[1:]))
        return "" if fits else frame_text(frame, self.game.schema.kinds, self.g.seats)

    def _events(self) -> list[Any]:
        return [read(entry) for entry in self.g.log[self.since :]]

    def _happened(self, words: tuple[str, ...]) -> bool:
        if words[0] not in self.game.events:
            raise ValueError(f"no event is called {words[0]!r}; there are: {', '.join(sorted(self.game.events))}")
        wanted = list(map(_fact, words[1:]))
        names = [field.name for field in fields(self.game.events[words[0]])]
        for name, _ in wanted:
            if name not in names:
                raise ValueError(f"{words[0]} has {', '.join(names)}; not {name!r}")
        for event in self._events():
            if type(event).__name__ == words[0]:
                facts = {n: value_text(a, v, self.game.schema.kinds, self.g.seats) for n, a, v in field_values(event)}
                if all(facts.get(name) == value for name, value in wanted):
                    return True
        return False

    def _event(self, words: tuple[str, ...]) -> str:
        if self._happened(words):
            return ""
        return "; ".join(event_text(e, self.game.schema.kinds, self.g.seats) for e in self._events()) or "no event"

    def _all_events(self, words: tuple[str, ...]) -> str:
        there = tuple(type(event).__name__ for event in self._events()) or ("-",)
        return "" if words == there else " ".join(there)

    def _no_event(self, words: tuple[str, ...]) -> str:
        if words[:1] != ("event",):
            raise ValueError("write: expect no event NAME FIELD=VALUE...")
        return "it happened" if self._happened(words[1:]) else ""

    def _view(self, words: tuple[str, ...]) -> str:
        if len(words) < 2 or words[0] not in (*_SEATS, "public"):
            raise ValueError("write: expect view SEAT PATH VALUE..., or expect view public PATH VALUE...")
        viewer = PUBLIC if words[0] == "public" else int(_SEATS[words[0]])
        return self._place(view(self.g, viewer).state, words[1:])

    def _winner(self, words: tuple[str, ...]) -> str:
        there = tuple(str(Seat(seat)) for seat in self.game.winners(self.g)) or ("-",)
        return "" if sorted(words) == sorted(there) else " ".join(there)

    def _clause(self, words: tuple[str, ...]) -> str:
        cited = self.cited | {read(entry).clause for entry in self.g.log}
        return "" if set(words) <= cited else " ".join(sorted(cited)) or "no clause"

    def _place(self, g: Any, words: tuple[str, ...]) -> str:
        """Compare what lies at a path with what is expected there."""
        if len(words) < 2:
            raise ValueError("write: expect PATH VALUE...")
        path = read_path(self.game, g.seats, words[0])
        there = text_at(self.game, g, path)
        wanted = words[1:]
        if isinstance(path, Path) and path.field.what == "cards":
            if wanted[0] != "size":
                self._known_kinds(wanted[1:] if wanted[0] in ("has", "lacks") else wanted)
            return "" if _cards_fit(read_kinds(there.split()), wanted) else there
        return "" if wanted == (there,) else there

    def _known_kinds(self, words: tuple[str, ...]) -> None:
        """Raise ValueError for a card that does not exist: a misspelt one is never there."""
        for kind in read_kinds(words):
            if kind not in self.game.schema.of_kind and kind != "?":
                raise ValueError(f"no card is called {kind!r}")


def _cards_fit(there: list[str], wanted: tuple[str, ...]) -> bool:
    how, rest = wanted[0], wanted[1:]
    if how == "size":
        return len(there) == int(rest[0])
    if how == "has":
        return not Counter(read_kinds(rest)) - Counter(there)
    if how == "lacks":
        return not set(read_kinds(rest)) & set(there)
    return there == read_kinds(wanted)


def _fact(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"{word!r} should be FIELD=VALUE")
    return name, value


def run_case(case: Case) -> list[str]:
    """What failed in a case, one line each, `file:line: what was expected: what was there instead`."""
    try:
        setup = set_up(case)
    except CaseError as error:
        return [f"{case.name}: {error}"]
    try:
        game, g = build(setup)
    except ValueError as error:
        number = setup.at or (case.setup[0].number if case.setup else 1)
        return [f"{case.path}:{number}: {case.name}: the position cannot be set up: {error}"]
    runner = _Runner(game, g)
    faults: list[str] = []
    for line in case.play:
        fault = _played(runner, case, line)
        if fault:
            faults.append(fault)
            if line.words[0] not in ("expect", "refuse"):
                break
    return faults


def _played(runner: _Runner, case: Case, line: Line) -> str:
    place = f"{case.path}:{line.number}: {case.name}"
    try:
        instead = runner.step(line.words)
    except ValueError as error:
        return f"{place}: {line}: not understood: {error}"
    except IndexError:
        return f"{place}: {line}: something is missing at the end"
    return f"{place}: {line}: there was instead: {instead}" if instead else ""
