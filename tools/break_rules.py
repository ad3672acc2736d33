"""Breaks the rules of a game in every way it can think of, and says which breakage no case noticed.

`python3 tools/break_rules.py [--game NAME] [--part N/OF] [WORD]`: every game, if none is named; only breakages
with WORD in their name, if one is given; with `--part 2/5` of every five breakages the second.

One at a time and in this process: every switch is stuck at each of its values, every hook of every rule object does
nothing, every refusal names another clause or reason, every number is another one, and in every function of the
game's package each comparison, constant, `and`, `or`, `not`, sum and statement is changed. The cases of
`tests/cases/NAME` are played each time until one fails; those that noticed something last come first. A case that
does not end within LIMIT seconds of the processor has noticed it too.

A breakage that changes nothing a case could see stands in `tools/breakage/unseen/NAME.txt` with its reason. The exit
status is 0 only when every other breakage was noticed and that list has no line too many.
"""

from __future__ import annotations

import argparse
import gc
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.break_rules")

from game.rules import library
from game.rules.casefile import Case, read_cases
from game.rules.caserun import run_case
from tools.breakage import Subject, bang, code, data, pony_express, wyatt_earp

PROJECT: Final = Path(__file__).resolve().parent.parent
CASES: Final = PROJECT / "tests" / "cases"
UNSEEN: Final = PROJECT / "tools" / "breakage" / "unseen"
SUBJECTS: Final = {subject.name: subject for subject in (wyatt_earp.SUBJECT, pony_express.SUBJECT, bang.SUBJECT)}
LIMIT: Final = 1.0


class TooLong(BaseException):
    """A case has not ended in time.  No Exception, so that nothing under test catches it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooLong inside after so many seconds of the processor."""

    def ring(number: int, frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, ring)
    gc.disable()  # what is raised while garbage is collected goes nowhere
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        gc.enable()
        signal.signal(signal.SIGVTALRM, before)


def noticed(cases: list[Case]) -> str:
    """The name of a case that fails now, which is moved to the front; empty if all hold."""
    for case in cases:
        try:
            with time_limit(LIMIT):
                failed = bool(run_case(case))
        except (Exception, TooLong):
            failed = True
        if failed:
            cases.remove(case)
            cases.insert(0, case)
            return case.name
    return ""


def unseen(game: str) -> dict[str, str]:
    """The breakages of a game that no case can see, each with the reason."""
    lines = (UNSEEN / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.rpartition(" # ") for line in lines if line and not line.startswith("#"))
    return {name.strip(): reason.strip() for name, _, reason in pairs}


def main(arguments: Sequence[str]) -> int:
    """Break everything; 1 if something went unnoticed, or is listed as unseen and was noticed."""
    head, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "break_rules.py", description=head, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=sorted(SUBJECTS), help="only this game")
    parser.add_argument("word", nargs="?", default="", metavar="WORD", help="only breakages with WORD in their name")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="N/OF", help="only a part: of every OF the N-th")
    asked = parser.parse_args(arguments)
    library.names = cache(library.names)  # the games do not change while we break one
    return max(_break(SUBJECTS[name], asked.word, asked.part) for name in ([asked.game] if asked.game else SUBJECTS))


def _part(text: str) -> tuple[int, int]:
    """`2/5` as two numbers.  Raises ArgumentTypeError for anything else."""
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
        raise argparse.ArgumentTypeError(f"{text!r} is no part; the second of five is 2/5")
    return int(number), int(of)


def _break(subject: Subject, word: str, part: tuple[int, int] = (1, 1)) -> int:
    cases = [case for path in sorted((CASES / subject.name).glob("*.case")) for case in read_cases(path)]
    failing = noticed(cases)
    if failing:
        print(f"{failing} fails with nothing broken")
        return 1
    excused = unseen(subject.name)
    tried = faults = 0

    def told(fault: str) -> int:
        print(fault, flush=True)
        return 1

    stale: set[str] = set(excused)
    number, of = part
    for place, breakage in enumerate((*data.breakages(subject), *code.breakages(subject)), 1):
        if word not in breakage.name or place % of != number % of:
            stale.discard(breakage.name)
            continue
        tried += 1
        with breakage.broken():
            seen = noticed(cases)
        if seen and breakage.name in excused:
            faults += told(f"listed as unseen, but {seen} notices it: {breakage.name}")
        elif not seen and breakage.name not in excused:
            faults += told(f"no case noticed: {breakage.name}")
        stale.discard(breakage.name)
    if failing := noticed(cases):
        # what was not made whole again has noticed everything since
        faults += told(f"{failing} fails with nothing broken any more: what is said above is worth nothing")
    faults += sum(told(f"listed as unseen, but there is no such breakage: {name}") for name in sorted(stale))
    print(f"{subject.name}: {tried} breakages, {faults} faults, {len(excused)} unseen for a reason", flush=True)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
