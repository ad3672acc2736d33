"""What is slow, quick, cut and captioned in the show that bots give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

import pytest

from game.rules.event import Event
from game.rules.kinds import Card, Seat
from game.stage import attract, captions, rooms
from game.stage.captions import RADIUS, STEP_SECONDS, STEPS
from game.stage.director import CARD, LONGEST_CUT, OPENING, QUIET, READ, Director, leave
from game.stage.motion import Choreography, Motion, Pace, Wait
from game.stage.scene import Scene
from game.table.moment import Moment
from game.table.settings import Settings
from game.words import event_line
from game.wyatt_earp import events as e
from tests.stage.theatre import Theatre

QUIET_EVENT = e.TurnBegan("WE-12", Seat(0), False)
TURNING = e.HandEnded("WE-40", "out", Seat(0))
LATE = e.TieShot("WE-48", Seat(1), Card(0), True)


@dataclass(eq=False)
class Bench(Scene):
    """A table without cards."""

    turning: ClassVar[tuple[type[Event], ...]] = (e.HandEnded, e.TieShot)
    kept_back: ClassVar[tuple[type[Event], ...]] = (e.TieShot,)
    motion: Motion = field(default_factory=Motion)
    names: tuple[str, ...] = ("Ana", "Bo")


class Set:
    """A director with a theatre and a bench."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.table = Bench()
        self.theatre = Theatre(self.table, settings=settings, painting=False)
        self.stage = self.theatre.stage
        self.director = Director(self.stage, self.stage.now)
        self.stage.director = self.director
        self.acted: list[float] = []

    def plays(self, event: Event) -> None:
        """Something happens."""
        moment = Moment(event, attract.show("wyatt_earp").view(None).state)
        self.table.motion.play(self.director.directed(self.table, (moment,), self._act()))

    def _act(self) -> Choreography:
        yield Wait(100)
        self.acted.append(self.stage.now)

    def waits(self, seconds: float) -> None:
        """Time passes."""
        for _ in range(round(seconds * 60)):
            self.theatre.frame()
            self.director.tick(self.stage.now)

    def opened(self) -> Set:
        """Behind the first card."""
        self.waits(OPENING + 0.1)
        return self

    @property
    def cutting(self) -> bool:
        """Whether the game goes on behind a card."""
        return self.director.cutting

    @property
    def paces(self) -> tuple[str, str]:
        """How fast what comes next is played, and the pauses from now on."""
        return self.pace.name, self.stage.pace_now

    @property
    def heard(self) -> bool:
        """Whether the game is shown and sounds."""
        return not self.director.cutting and not self.stage.sounds.holding

    @property
    def pace(self) -> Pace:
        """How fast what comes next is played."""
        return self.table.motion.manner.pace


@pytest.fixture
def film() -> Set:
    return Set().opened()


def test_a_turning_point_goes_at_the_shops_pace_and_all_else_quickly() -> None:
    for pace in ("slow", "normal"):
        film = Set(Settings(pace=pace)).opened()
        film.plays(QUIET_EVENT)
        assert (film.pace, film.stage.pace_now) == (Pace.FAST, "fast")
        film.plays(TURNING)
        assert (film.pace, film.stage.pace_now) == (Pace[pace.upper()], pace)


def test_a_turning_point_has_a_caption_that_goes_when_it_has_been_read(film: Set) -> None:
    film.plays(QUIET_EVENT)
    film.waits(0.3)
    assert film.director.caption == ""
    film.plays(TURNING)
    film.waits(0.05)
    assert film.director.caption == event_line(TURNING, film.table.names)
    film.waits(READ)
    assert film.director.caption == ""


def test_what_is_kept_back_is_not_told_before_it_is_seen(film: Set) -> None:
    film.plays(LATE)
    film.waits(0.05)
    assert film.director.caption == ""
    film.waits(0.2)
    assert film.acted and film.director.caption == event_line(LATE, film.table.names)


def test_where_nothing_turns_the_film_is_cut_until_something_does(film: Set) -> None:
    film.waits(QUIET)
    film.plays(QUIET_EVENT)
    assert film.cutting and film.stage.sounds.holding
    assert film.paces == ("INSTANT", "instant")
    cut = film.stage.now
    film.waits(0.3)
    film.plays(TURNING)
    film.waits(0.3)
    assert film.cutting, "the card has to be read"
    film.waits(CARD)
    assert film.heard
    assert film.acted[-1] >= cut + CARD
    film.plays(QUIET_EVENT)
    assert film.pace is Pace.FAST


def test_no_cut_is_long(film: Set) -> None:
    film.waits(QUIET)
    film.plays(QUIET_EVENT)
    film.waits(LONGEST_CUT + 0.1)
    film.plays(QUIET_EVENT)
    assert (film.cutting, film.pace) == (False, Pace.FAST)


def test_the_name_of_the_game_is_read_before_anything_turns() -> None:
    film = Set()
    began = film.stage.now
    film.plays(TURNING)
    film.waits(OPENING + 0.3)
    assert film.acted[0] >= began + OPENING


def test_nothing_of_the_director_is_left(film: Set) -> None:
    film.waits(QUIET)
    film.plays(QUIET_EVENT)
    leave(film.stage, None)
    assert film.stage.director is None and film.stage.pace is None and not film.stage.sounds.holding


@pytest.mark.parametrize("game", rooms.OPEN)
def test_every_game_names_its_turning_points_and_each_comes_with_a_sentence(game: str) -> None:
    table = rooms.table_of(attract.show(game))
    assert len(table.turning) > 8
    assert len(set(table.turning)) == len(table.turning)
    assert set(table.turning) <= set(table.acts.by_event)
    assert set(table.acts.by_event) - set(table.turning), "something has to be quiet"


def places() -> Iterator[tuple[int, int]]:
    yield from (captions.shift(step * STEP_SECONDS, 1.0) for step in range(STEPS))


def test_the_picture_goes_round_a_ring_slowly_and_never_far() -> None:
    ring = list(places())
    assert max(max(abs(x), abs(y)) for x, y in ring) == RADIUS
    assert len(set(ring)) > STEPS // 2
    for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True):
        assert max(abs(x - u), abs(y - v)) <= 2
    for start in range(STEPS):
        assert len({ring[(start + n) % STEPS] for n in range(10)}) > 3, "no edge stays for ten minutes"
    assert captions.shift(0.0, 1.0) == captions.shift(STEP_SECONDS - 0.1, 1.0) != captions.shift(5 * STEP_SECONDS, 1.0)
