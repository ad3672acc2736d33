"""A screen that lies on the table: the three games by mouse from every side of it, and the flick of a die."""

from __future__ import annotations

import pytest

from game.pony_express.events import RiderHit
from game.stage.bang.results import BangResult
from game.stage.earp.table import EarpTable
from game.stage.menus.cover import Cover
from game.stage.scene import Scene
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.bang.board import Board
from tests.stage.lying import Lying, Watch
from tests.stage.pony.fights import Fight, session_at
from tests.stage.pony.test_table import Trail

ROUND = {0, 1, 2, 3}


class LyingTrail(Lying, Trail):
    """Pony Express between four people."""


class LyingBoard(Lying, Board):
    """BANG! between four people."""


class LyingDeal(Lying):
    """Wyatt Earp between four people, who draw, discard their first card and let the others play."""

    def __init__(self) -> None:
        chairs = tuple(Chair(name, seat, "person") for seat, name in enumerate(("Ana", "Bo", "Clem", "Dee")))
        self.table = EarpTable(session=Session.start(Setup("wyatt_earp", chairs, "seed-004", {}, 11)))
        super().__init__(self.table, settings=Settings(pace="instant"), painting=False)

    def go_on(self) -> None:
        """One press of somebody who plays along."""
        table = self.table
        if isinstance(self.scene, Cover):
            self.run(0.5)
            self.click_on("i_am")
        elif self.scene is table and not table.motion.acting:
            lit = [control.id for control in table.controls() if control.enabled]
            draws = table.desk is not None and table.desk.ask_kind == "draw"
            wanted = (
                "all-pass",
                "pass",
                "supply" if draws else "discard",
                *(name for name in lit if name.startswith("card:")),
            )
            chosen = next((name for name in wanted if name in lit), None)
            if chosen is not None:
                self.click_on(chosen)


class Bench(Scene):
    """Where the people of a shoot-out sit: all at one side."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    @property
    def sides(self) -> tuple[int, ...]:
        return (self.side,) * 3


class LyingFight(Lying, Fight):
    """A shoot-out whose shooter sits somewhere."""

    def sit(self, side: int) -> None:
        bench = Bench(side)
        bench.stage = self.stage
        self.settings.lies_flat = True
        self.stage.scenes[0] = bench
        self.run(0.2)


def begin(theatre: Lying) -> Watch:
    theatre.settings.lies_flat = True
    theatre.watch = Watch()
    return theatre.watch


def test_pony_express_from_every_side() -> None:
    trail = LyingTrail(people=4, seats=4)
    watch = begin(trail)
    trail.play_until(lambda: watch.opened == ROUND and trail.table.session.picks > 20, trail.go_on)
    assert watch.astray == []


def test_a_race_is_shown_to_the_side_of_most_who_are_asked() -> None:
    trail = LyingTrail(people=4, seats=4)
    begin(trail)
    table = trail.table
    trail.play_until(lambda: table.race is not None and len(table.race.seats) > 1, trail.go_on)
    trail.run(0.3)
    race = table.race
    assert race is not None and table.desk is None
    asked = [table.sides[seat] for seat in race.seats]
    assert asked.count(trail.stage.window.page.side) == max(map(asked.count, asked))


def test_bang_from_every_side() -> None:
    board = LyingBoard(people=4, seats=4)
    watch = begin(board)
    for _ in range(400):
        board.settle()
        if watch.opened == ROUND or isinstance(board.scene, BangResult):
            break
        board.press(board.chance.choice(board.lit()))
    assert watch.asked == watch.opened == ROUND
    assert watch.astray == []


def test_wyatt_earp_from_every_side() -> None:
    deal = LyingDeal()
    watch = begin(deal)
    deal.play_until(lambda: watch.opened == ROUND and deal.table.session.picks > 10, deal.go_on)
    assert watch.asked == ROUND
    assert watch.astray == []


@pytest.mark.parametrize("side", sorted(ROUND))
def test_a_flick_hits_the_same_figure_at_every_turn(side: int) -> None:
    fight = LyingFight(session_at())
    fight.sit(side)
    assert fight.stage.window.page.side == side
    fight.flick()
    fight.settle()
    _place, aim, speed = fight.shots()[0]
    assert abs(int(aim)) <= 25, "straight at the target, whatever the size of the picture"
    assert int(speed) > 2000
    assert any(isinstance(moment.event, RiderHit) for moment in fight.street.played)


@pytest.mark.parametrize(("side", "kept"), [(0, False), (1, True)])
def test_a_pull_into_the_dark_beside_the_picture_is_still_in_the_window(side: int, kept: bool) -> None:
    """What is let go there shoots; only outside the window nothing does."""
    fight = LyingFight(session_at())
    fight.sit(side)
    page = fight.stage.window.page
    x, _ = fight.die
    low = page.size[1] + 40
    assert page.reach.collidepoint((x, low)) is kept
    fight.pull((x, low))
    fight.let_go((x, low))
    fight.run(0.2)
    assert bool(fight.street.hand is None or fight.street.motion.acting) is kept
