"""Work that is done in what frames leave over."""

from __future__ import annotations

from collections.abc import Iterator

from game.stage.ahead import Ahead


class Clock:
    """A clock that each piece of work puts on by one second."""

    def __init__(self) -> None:
        self.now = 0.0
        self.done: list[str] = []

    def __call__(self) -> float:
        return self.now

    def work(self, name: str, pieces: int) -> Iterator[None]:
        for n in range(pieces):
            self.now += 1
            self.done.append(f"{name}{n}")
            yield


def test_one_piece_is_done_in_any_frame_and_more_while_there_is_time() -> None:
    clock = Clock()
    ahead = Ahead(clock)
    ahead.want(clock.work("a", 2), clock.work("b", 3))
    ahead.go_on(0.0)
    assert clock.done == ["a0"]
    ahead.go_on(2.5)
    assert clock.done == ["a0", "a1", "b0"], "a third second would end too late"
    assert ahead.busy
    ahead.go_on(10)
    assert clock.done[-1] == "b2" and not ahead.busy


def test_a_piece_that_is_said_to_be_long_has_a_frame_to_itself() -> None:
    clock = Clock()

    def work() -> Iterator[float | None]:
        for n, long in enumerate((None, 9.0, None)):
            clock.now += 1
            clock.done.append(str(n))
            yield long
        clock.now += 9
        clock.done.append("long")
        yield None

    ahead = Ahead(clock)
    ahead.want(work())
    ahead.go_on(5)
    assert clock.done == ["0", "1"], "what comes next may take nine"
    ahead.go_on(5)
    assert clock.done == ["0", "1", "2", "long"]


def test_what_is_wanted_anew_comes_in_place_of_the_old() -> None:
    clock = Clock()
    ahead = Ahead(clock)
    ahead.want(clock.work("a", 5))
    ahead.go_on(0.0)
    ahead.want(clock.work("b", 1))
    ahead.go_on(10)
    assert clock.done == ["a0", "b0"]


def test_without_work_nothing_happens() -> None:
    ahead = Ahead()
    ahead.go_on()
    assert not ahead.busy
