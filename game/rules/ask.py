"""What may be decided now, and by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from game.rules.kinds import Pick

PASS: Pick = ("pass",)


class Range(NamedTuple):
    """Any whole number from `low` to `high`, both included, in one place of a pick."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low}..{self.high}"


class Several(NamedTuple):
    """At the end of an option: any number of groups of tokens, each of which fits one of `groups`."""

    groups: tuple[tuple[int | str | Range, ...], ...]

    def __str__(self) -> str:
        return "..."

    def fits(self, tokens: Pick) -> bool:
        """Whether all of `tokens` can be read as such groups, one after the other."""
        while tokens:
            group = next((g for g in self.groups if _fits(g, tokens[: len(g)])), None)
            if group is None:
                return False
            tokens = tokens[len(group) :]
        return True


Option = tuple[int | str | Range | Several, ...]


class Ask(NamedTuple):
    """A question: `kind` names it for the prompt; `options` maps each seat that may answer to its own picks.

    Several seats make a race: the first answer counts, a pass is remembered by the frame that asks.  The
    options are complete and the only legality.  In a view, other seats keep their key with no options.
    """

    kind: str
    options: Mapping[int, tuple[Option, ...]]

    def allows(self, seat: int, pick: Pick) -> bool:
        """True when `pick` is one of the seat's options, or fits one that holds a `Range` or ends in `Several`."""
        options = self.options.get(seat, ())
        return pick in options or any(_fits(option, pick) for option in options if _ranged(option))


def filled(option: Option, below: Callable[[int], int]) -> Pick:
    """A pick that fits an option: `below(n)` draws a number from 0 to n - 1; of `Several` there is none."""
    found: list[int | str] = []
    for part in option:
        if isinstance(part, Range):
            found.append(part.low + below(part.high - part.low + 1))
        elif not isinstance(part, Several):
            found.append(part)
    return tuple(found)


def plain(option: Option) -> Pick:
    """An option that leaves nothing open as the pick it is.  Raises TypeError for any other."""
    for part in option:  # the options of every playout come by here: no call, no new tuple
        if type(part) is Range or type(part) is Several:
            raise TypeError(f"{option} leaves something open")
    return cast(Pick, option)


def _ranged(option: Option) -> bool:
    return any(type(part) is Range or type(part) is Several for part in option)


def _fits(option: Option, pick: Pick) -> bool:
    if option and type(option[-1]) is Several:
        fixed = len(option) - 1
        return _fits(option[:-1], pick[:fixed]) and option[-1].fits(pick[fixed:])
    if len(option) != len(pick):
        return False
    for part, token in zip(option, pick, strict=True):
        if type(part) is Range:
            if not isinstance(token, int) or not part.low <= token <= part.high:
                return False
        elif part != token:
            return False
    return True
