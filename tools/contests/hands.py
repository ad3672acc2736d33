"""What every seat earns in each hand of a game of Wyatt Earp."""

from __future__ import annotations

from tools.contests.playing import Moment


class Hands:
    """What every seat earned in each hand of a game that is looked at."""

    def __init__(self, seats: int) -> None:
        self.earned: list[tuple[int, ...]] = []
        self._before = (0,) * seats
        self._number = 1

    def __call__(self, moment: Moment) -> None:
        """A pick is about to be made: a new hand closes the one before."""
        if moment.g.number != self._number:
            self._number = moment.g.number
            self.over(tuple(moment.g.money))

    def over(self, money: tuple[int, ...]) -> None:
        """A hand is over, with this money in front of the seats."""
        self.earned.append(tuple(now - then for now, then in zip(money, self._before, strict=True)))
        self._before = money

    def won(self, seat: int) -> float:
        """How many hands the seat came out of with the most money; a shared one counts as its part."""
        best = [[owner for owner, money in enumerate(each) if money == max(each)] for each in self.earned]
        return sum(1 / len(those) for those in best if seat in those)
