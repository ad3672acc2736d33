"""Case files: a position, picks, and what must hold.  `python -m game case FILE...` runs them.

One statement a line; `#` starts a comment; words are parted by blanks.  A file may hold several cases.  Each needs an
ID of its own, and at least one expectation.

    case ID TITLE...                 a new case begins
    game NAME                        which game
    seats N                          how many seats, A, B, C ... clockwise (the fewest, if left out)
    preset NAME                      the preset (the game's default, if left out)
    switch NAME VALUE                one switch set otherwise: a number, a word, true, false
    seed N                           what chance goes by (1, if left out)
    set PATH VALUE...                what lies at a place: cards by kind, the top one first (`jesse_james*3`,
                                     `hideout@AB`: known to A and B; also `@all`, `@none`), a number, a seat, a word,
                                     0 or 1 for no or yes, a number with the seats that know it (`13@A`: a die under
                                     a cup); `-` is nothing
    rest PATH                        where the cards lie that no line names (under the named ones, in an order that the
                                     seed gives): in Wyatt Earp the supply, if left out
    force shuffle KIND...            the next shuffle puts these on top; `force number N`: the next number drawn;
                                     `force dice FACE...`, 9 to 14: the next dice rolled, where a game has dice
    pending NAME FIELD=VALUE...      a pending effect, the lowest first; usual ones under it need no line

Without any set, force or pending line the game is dealt from its seed; that is then part of what has happened.
Otherwise the table is bare but for the lines: every number 0, every hand empty, A the dealer, nothing opened although
cards are laid.  A pending effect counts as begun: whatever it does first (a turn's start, the window before a pay-out)
is not done again.  One that needs no answer runs at once, before the first line of play.

    SEAT> PICK                       the seat picks; an illegal pick fails the case and is told what is legal
    refuse CLAUSE SEAT> PICK         the pick must be refused, by this clause (`table`: the game could never mean it, or
                                     it is not that seat's); `refuse WE-33:no_set_to_hide A> ...` also for this reason
    expect PATH VALUE...             this lies there, in this order; of cards also
    expect PATH has KIND...          at least these, in any order
    expect PATH lacks KIND...        none of these
    expect PATH size N               so many cards
    expect legal SEAT> PICK          it may be picked now
    expect asked SEAT...             these seats are asked now, no others; `-` is nobody: the game is over
    expect ask KIND                  the question that is put
    expect pending NAME FIELD=VALUE  the effect on top of the stack, with these fields
    expect event NAME FIELD=VALUE... since the last pick (or the start) this happened; `clause=WE-33` is a field too
    expect no event NAME ...         and this did not
    expect events NAME...            exactly these, in this order
    expect view VIEWER PATH VALUE... what a seat, or `public`, sees there; a hidden card is `?`
    expect clause ID...              each of these clauses has caused an event or a refusal in this case so far
    expect winner SEAT...            the game is won; `-`: it goes on

A PATH is a field of the game's `Schema` (or one of its `readings`), with the seat before it and other dimensions after
it: `supply`, `A.hand`, `poster.jesse_james`, `A.laid.jesse_james`, `A.points.jesse_james`.  A PICK is a verb and what
it takes, as `Ask.options` has it, seats as letters: `draw supply`, `lay jesse_james 3`, `pass`.  Names of events are
the classes of the game's events.py, names of pending effects those of its frames; FIELD is a field of that class.  A
VALUE is one word: a seat as its letter, several as `AB`, cards as `jesse_james*3,hideout` in their order, numbers as
`9,7,4` and dollars without sign or comma, true, false, `-` for nothing.  A name that does not exist fails the case; as
a rule the ones that do are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.rules.position import WORDS, SetUp, read_line


@dataclass(frozen=True)
class Line:
    """One statement with the place it stands at."""

    number: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.words)


@dataclass
class Case:
    """One case: its set-up lines, and what is played and expected."""

    name: str
    title: str
    path: Path
    setup: list[Line] = field(default_factory=list)
    play: list[Line] = field(default_factory=list)


class CaseError(ValueError):
    """A line that cannot be understood."""

    def __init__(self, path: Path, number: int, what: str) -> None:
        super().__init__(f"{path}:{number}: {what}")


def read_cases(path: Path) -> list[Case]:
    """The cases of a file.  Raises CaseError for a line of no known form, OSError for an unreadable file."""
    cases: list[Case] = []
    for line in _lines(path.read_text(encoding="utf-8-sig")):
        word = line.words[0]
        if word == "case":
            if len(line.words) < 2:
                raise CaseError(path, line.number, "a case needs a name: case ID TITLE...")
            cases.append(Case(line.words[1], " ".join(line.words[2:]), path))
            continue
        if not cases:
            raise CaseError(path, line.number, "the first line of a case is: case ID TITLE...")
        case = cases[-1]
        if word in WORDS:
            if case.play:
                raise CaseError(path, line.number, f"{word!r} belongs before the first pick or expectation")
            case.setup.append(line)
        elif word in ("expect", "refuse") or word.endswith(">"):
            case.play.append(line)
        else:
            raise CaseError(
                path,
                line.number,
                f"no line begins with {word!r}; there are case, {', '.join(WORDS)}, refuse, expect and SEAT>",
            )
    return cases


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition("#")[0].split()
        if words:
            yield Line(number, tuple(words))


def set_up(case: Case) -> SetUp:
    """The set-up of a case.  Raises CaseError."""
    setup = SetUp()
    for line in case.setup:
        try:
            read_line(setup, list(line.words), line.number)
        except ValueError as error:
            raise CaseError(case.path, line.number, str(error)) from error
    return setup


def run_files(paths: Sequence[str | Path]) -> int:
    """Run every case of the files, print what failed and how many passed.  1 when anything failed, else 0."""
    from game.rules.caserun import run_case

    passed = failed = 0
    for name in map(Path, paths):
        try:
            cases = read_cases(name)
        except CaseError as error:
            print(error)
            failed += 1
            continue
        except UnicodeDecodeError:
            print(f"{name}: this is no text file, so there is no case in it")
            failed += 1
            continue
        except OSError as error:
            print(f"{name}: cannot be read ({error.strerror or error.__class__.__name__})")
            failed += 1
            continue
        if not cases:
            print(f"{name}: there is no case in it")
            failed += 1
        for case in cases:
            faults = run_case(case)
            for fault in faults:
                print(fault)
            passed, failed = (passed, failed + 1) if faults else (passed + 1, failed)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
