"""Games of bots that are alike, looked at pick by pick."""

from __future__ import annotations

from collections.abc import Callable

from tools.contests.bots import bot_of
from tools.contests.goals import Bench
from tools.contests.groups import Group
from tools.contests.playing import Moment, Played, Table, play

Look = Callable[[Moment, Group], None]
Close = Callable[[Played, Group], None]


def nothing(played: Played, group: Group) -> None:
    """Nothing is looked at in the end."""


def watched(
    bench: Bench, usual: int, table: Table, bot: str, name: str, look: Look, close: Close = nothing
) -> list[Group]:
    """A group for each game, with its deal, filled by looking at every pick and at the end; `name` names the look."""
    bots = [bot_of(table.game.name, bot)] * table.seats

    def group_of(deal: int) -> Group:
        group = Group()
        group.add("deal", deal)
        close(play(table, bots, deal, eye=lambda moment: look(moment, group)), group)
        return group

    return bench.once(name, usual, group_of)
