"""The share of single hands of Wyatt Earp that a bot comes out of with the most money."""

from __future__ import annotations

from tools.contests.figures import Figure
from tools.contests.goals import Bench, Measure, Measured, measured
from tools.contests.groups import Contest, Group
from tools.contests.playing import Moment, play


def hands_won(contest: Contest) -> Measure:
    """Of all hands of the games of a contest, one seat each: those in which the first bot earned the most, half of
    those in which it shared that.
    """

    def of(bench: Bench, usual: int) -> Measured:
        first, second = contest.bots()
        table = contest.table()
        groups = []
        for deal in bench.deals(usual):
            group = Group()
            for own in range(contest.seats):
                bots = [first if seat == own else second for seat in range(contest.seats)]
                hands = Hands(contest.seats)
                played = play(table, bots, deal, eye=hands)
                hands.over(played.purses)
                for earned in hands.earned:
                    best = [seat for seat, money in enumerate(earned) if money == max(earned)]
                    group.add("hands")
                    group.add("won", 1 / len(best) if own in best else 0)
            groups.append(group)
        return measured(groups, Figure("won", "hands"))

    return of


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
