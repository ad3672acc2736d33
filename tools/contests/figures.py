"""Figures of many deal groups, each with a 95 % interval (bootstrap over the groups)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tools.contests.groups import Group

RESAMPLES: Final = 2_000
EDGE: Final = RESAMPLES * 25 // 1000


class Figure(NamedTuple):
    """The sum of `part` over all groups for each `whole`; less the same of `less`, where that is named."""

    part: str
    whole: str
    less: tuple[str, str] | None = None

    def of(self, groups: Sequence[Group]) -> float:
        """Its value; 0 where there is nothing to measure."""
        return _value(self._rows(groups))

    def interval(self, groups: Sequence[Group]) -> tuple[float, float]:
        """Its 95 % interval: the same for the same groups."""
        rows = self._rows(groups)
        chance = Random(len(rows))
        found = sorted(_value(chance.choices(rows, k=len(rows))) for _ in range(RESAMPLES if rows else 1))
        return found[EDGE if rows else 0], found[-1 - EDGE if rows else 0]

    def _rows(self, groups: Sequence[Group]) -> list[tuple[float, ...]]:
        names = (self.part, self.whole, *(self.less or ()))
        return [tuple(group.sums[name] for name in names) for group in groups]


def _value(rows: Sequence[tuple[float, ...]]) -> float:
    if not rows:
        return 0.0
    part, whole, *less = map(sum, zip(*rows, strict=True))
    value = part / whole if whole else 0.0
    return value - less[0] / less[1] if less and less[1] else value


WON: Final = Figure("won", "games")
"""The share of games that the first bot won, in whichever of its seats."""
HANDS_WON: Final = Figure("hands won", "hands")
"""The share of hands of Wyatt Earp in which the first bot earned the most."""
LEAD: Final = Figure("lead", "parts")
"""What the first bot owned more than the others at the end, for each hand or turn."""


def shown(figure: Figure, groups: Sequence[Group], scale: float = 100, digits: int = 1, unit: str = " %") -> str:
    """A figure and its interval."""
    low, high = (f"{scale * end:,.{digits}f}" for end in figure.interval(groups))
    return f"{scale * figure.of(groups):,.{digits}f}{unit} [{low}, {high}]"


def table_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rows))


def at(share: float, times: Sequence[float]) -> float:
    """What this share of the times stayed under."""
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0
