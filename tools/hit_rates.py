"""Hit rates of the shoot-out by distance and tremor: `python3 tools/hit_rates.py [--power THOUSANDTHS]`.

A shooter aims at the middle of a target 120 to 300 mm away and the hand errs by a normal spread of 0 to 9 degrees;
a bystander stands halfway, 25, 40 or 60 mm off the line, or nobody does.  Each angle is thrown once and weighed with
how likely the hand errs by it, so the same program gives the same figures.  Prints the tables and writes them, with
the day, to tools/results/hit_rates.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from math import erf, radians, sin, sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if not __package__:
    begin("play", "tools.hit_rates")

from game.shootout import Arc, Figure, Flick, Scene, throw
from game.shootout.gesture import speed_of
from game.shootout.measures import DIE_REACH, FOOT

RESULT = Path(__file__).resolve().parent / "results" / "hit_rates.md"
DISTANCES = (*range(120, 300, 20), 278, 300)
DUEL = 278
TREMORS = tuple(range(10))
BYSTANDERS = (25, 40, 60)
POWER = 850
STAND = 600, 900
PLACE = 290
STEP = 0.1
"""Degrees between two throws."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Shares of shots that touch or fell the target and the bystander.  Touched includes fell."""

    touched: float
    fell: float
    bystander_touched: float
    bystander_fell: float


def street(distance: int, aside: int | None) -> Scene:
    """A shooter and a target `distance` mm apart, and a bystander halfway, `aside` mm off the line."""
    x, y = STAND
    figures = [Figure("shooter", "rider", x, y), Figure("target", "rider", x + 10 * distance, y, 18_000)]
    if aside is not None:
        figures.append(Figure("bystander", "rider", x + 5 * distance, y + 10 * aside, 9_000))
    return Scene.made(figures, Arc(x, y, 0))


def crosses(scene: Scene, degrees_off: float) -> bool:
    """Whether the die's straight way could touch anybody but the shooter."""
    x, y = STAND[0] + PLACE, STAND[1]
    lane = FOOT + DIE_REACH
    turn = radians(degrees_off)
    return any(
        abs((figure.x - x) * sin(turn) - (figure.y - y) * sqrt(1 - sin(turn) ** 2)) <= lane
        for figure in scene.figures
        if figure.id != "shooter"
    )


def outcome(scene: Scene, degrees_off: float, power: int) -> tuple[bool, bool, bool, bool]:
    """Of one throw: target touched, fell, bystander touched, fell."""
    if not crosses(scene, degrees_off):
        return False, False, False, False
    flick = Flick(STAND[0] + PLACE, STAND[1], round(degrees_off * 100), speed_of(power))
    hits = throw(scene, flick, sampled=False).hits()
    struck, fallen = {who for who, _ in hits}, {who for who, how in hits if how == "fell"}
    return "target" in struck, "target" in fallen, "bystander" in struck, "bystander" in fallen


def below(error: float, tremor: float) -> float:
    """The share of errors of a hand under `error` degrees."""
    return (1 + erf(error / (tremor * sqrt(2)))) / 2


def rates(distance: int, aside: int | None, power: int = POWER, tremors: Sequence[int] = TREMORS) -> dict[int, Rates]:
    """Rates for each tremor in degrees, at a distance in mm and a power in thousandths."""
    scene = street(distance, aside)
    found: dict[int, Rates] = {}
    if 0 in tremors:
        found[0] = Rates(*(float(share) for share in outcome(scene, 0.0, power)))
    shaky = [tremor for tremor in tremors if tremor]
    if not shaky:
        return found
    sums = {tremor: [0.0] * 4 for tremor in shaky}
    for n in range(round(-30 / STEP), round(30 / STEP) + 1):
        angle = n * STEP
        thrown = outcome(scene, angle, power)
        for tremor in shaky:
            weight = below(angle + STEP / 2, tremor) - below(angle - STEP / 2, tremor)
            for k, yes in enumerate(thrown):
                sums[tremor][k] += weight * yes
    found.update({tremor: Rates(*shares) for tremor, shares in sums.items()})
    return found


def table(title: str, rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """Lines of a table with a column for each tremor."""
    yield f"| {title} | " + " | ".join(f"{tremor}°" for tremor in TREMORS) + " |"
    yield "|---" * (len(TREMORS) + 1) + "|"
    for name, cells in rows:
        yield f"| {name} | " + " | ".join(cells) + " |"


def report(power: int) -> Iterator[str]:
    """The whole page."""
    yield "# Hit rates of the shoot-out"
    yield ""
    yield f"{date.today()}, `tools/hit_rates.py`, power {power} of 1000 ({speed_of(power)} mm/s at the start)."
    yield "Percent of shots aimed at the target's middle, by the tremor of the hand (standard deviation)."
    yield f"The duel distance is {DUEL} mm.  Touched / fell; touched includes fell."
    alone = {distance: rates(distance, None, power) for distance in sorted(DISTANCES)}
    yield ""
    yield "## Target, nobody in the way"
    yield ""
    yield from table("mm", [(str(d), [pair(r.touched, r.fell) for r in alone[d].values()]) for d in alone])
    for aside in BYSTANDERS:
        beside = {distance: rates(distance, aside, power) for distance in sorted(DISTANCES)}
        yield ""
        yield f"## Bystander halfway, {aside} mm off the line"
        yield ""
        yield from table(
            "mm", [(str(d), [pair(r.bystander_touched, r.bystander_fell) for r in beside[d].values()]) for d in beside]
        )
        yield ""
        yield "and the target then:"
        yield ""
        yield from table("mm", [(str(d), [pair(r.touched, r.fell) for r in beside[d].values()]) for d in beside])


def pair(touched: float, fell: float) -> str:
    """Both as percent."""
    return f"{touched * 100:.0f} / {fell * 100:.0f}"


def main() -> int:
    """Make the tables, print and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--power", type=int, default=POWER, metavar="THOUSANDTHS", help=f"{POWER} if not given")
    power = parser.parse_args().power
    text = "\n".join(report(power)) + "\n"
    print(text, end="")
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
