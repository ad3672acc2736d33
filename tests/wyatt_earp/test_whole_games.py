"""What must hold from the first card of a game to the last, in games played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.rules.event import Event
from game.rules.knowledge import PUBLIC, redeal, view
from game.rules.library import find
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import HIDEOUT, KIND, N_OUTLAWS, OUTLAW_NUMBER
from game.wyatt_earp.frames.windows import PhotoWindow, WyattWindow
from game.wyatt_earp.state import BANK_TOTAL, Earp, bank
from tests.contract.play import playout

GAME = find("wyatt_earp")
PRESETS = ("cases", "seed-000", "seed-004")
GAMES, LARGE = 4, 100
MOST_PICKS = 400
"""A game is left after so many picks: some hands by then, also where money is too short to end it."""

every_table = pytest.mark.parametrize(
    ("seats", "preset"), [(seats, preset) for seats in (2, 3, 4) for preset in PRESETS]
)
Hear = Callable[[Event], None]


def games(
    seats: int, preset: str, full: bool, watch: Callable[[Earp], Hear], **changes: Any
) -> Iterator[tuple[Earp, int]]:
    """Random games, one state after every pick; `watch` gives the listener of a game from its very beginning."""
    for seed in range(LARGE if full else GAMES):
        g = GAME.new(seats, GAME.presets.mix(preset, changes), seed, watch)
        for number, _, _ in playout(g, seed):
            yield g, number
            if number == MOST_PICKS:
                break


def no_watch(g: Earp) -> Hear:
    return lambda event: None


@every_table
@pytest.mark.clause("WE-42", kind="state")
def test_money_leaves_a_poster_only_when_the_hand_is_over(seats: int, preset: str, full: bool) -> None:
    paid = 0

    def watch(g: Earp) -> Hear:
        before = g.poster[:]

        def hear(event: Event) -> None:
            nonlocal before, paid
            if any(now < then for now, then in zip(g.poster, before, strict=True)):
                assert isinstance(event, e.Paid) and g.ended
                paid += 1
            before = g.poster[:]

        return hear

    for _ in games(seats, preset, full, watch):
        pass
    assert paid


@every_table
@pytest.mark.clause("WE-50", kind="state")
def test_a_captured_poster_begins_with_three_thousand_or_more(seats: int, preset: str, full: bool) -> None:
    captured = []

    def watch(g: Earp) -> Hear:
        def hear(event: Event) -> None:
            if isinstance(event, e.Counted) and event.captured:
                captured.append(event.reward)

        return hear

    for _ in games(seats, preset, full, watch):
        pass
    assert captured and min(captured) >= 3000


@every_table
@pytest.mark.clause("WE-34", kind="state")
def test_a_hideout_leaves_the_table_by_a_wyatt_earp_or_with_the_hand(seats: int, preset: str, full: bool) -> None:
    seen = {"Wyatt Earp": 0, "end": 0}

    def watch(g: Earp) -> Hear:
        before: set[tuple[int, int]] = set()
        played = ""

        def hear(event: Event) -> None:
            nonlocal before, played
            if isinstance(event, e.SheriffPlayed):
                played = event.use
            now = {(at, card) for at, cards in enumerate(g.laid) for card in cards if KIND[card] == HIDEOUT}
            if gone := before - now:
                if isinstance(event, e.HideoutRemoved):
                    assert played == "clear" and len(gone) == 1
                    seen["Wyatt Earp"] += 1
                else:
                    assert isinstance(event, e.HandBegan | e.Reshuffled) and not now
                    seen["end"] += 1
            before = now

        return hear

    for _ in games(seats, preset, full, watch):
        pass
    assert all(seen.values()), seen


def taken_by(event: Event, at: int) -> bool:
    """Whether an event may take cards from a place on the table: never its owner's own play, but for a faster gun."""
    whom, outlaw = divmod(at, N_OUTLAWS)
    match event:
        case e.Robbed():
            return event.whom == whom != event.seat and OUTLAW_NUMBER[event.outlaw] == outlaw
        case e.FastestGunLost():
            return event.seat == whom and OUTLAW_NUMBER[event.outlaw] == outlaw
        case e.HideoutRemoved():
            return event.whom == whom and OUTLAW_NUMBER[event.outlaw] == outlaw
    return isinstance(event, e.HandBegan | e.Reshuffled)


@every_table
@pytest.mark.clause("WE-15", kind="state")
def test_nobody_moves_or_takes_back_what_is_laid(seats: int, preset: str, full: bool) -> None:
    moved = 0

    def watch(g: Earp) -> Hear:
        before = [set(cards) for cards in g.laid]

        def hear(event: Event) -> None:
            nonlocal before, moved
            for at, cards in enumerate(before):
                if cards - set(g.laid[at]):
                    assert taken_by(event, at), event
                    moved += 1
            before = [set(cards) for cards in g.laid]

        return hear

    for _ in games(seats, preset, full, watch):
        pass
    assert moved


@pytest.mark.clause("WE-06", kind="state")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_limited_bank_never_gives_more_than_a_hundred_and_fifty_thousand(seats: int, full: bool) -> None:
    empty = 0

    def watch(g: Earp) -> Hear:
        left = BANK_TOTAL

        def hear(event: Event) -> None:
            nonlocal left, empty
            if isinstance(event, e.PosterGrew):
                left -= event.amount
                assert event.amount > 0
            assert left == bank(g) >= 0
            assert left + sum(g.poster) + sum(g.money) == BANK_TOTAL
            empty += left == 0

        return hear

    for g, number in games(seats, "cases", full, watch, bank_limited=True, game_target=100000):
        if number == 0:
            # rich posters, as after many hands: else random play would rarely see the last dollar
            extra = bank(g) - 12000
            g.poster[0] += extra
            g.listener = resumed(g.listener, extra)
    assert empty


def resumed(hear: Hear | None, extra: int) -> Hear:
    """The listener, which is told of money that was put on the first poster by hand."""
    assert hear is not None
    hear(e.PosterGrew("WE-07", "belle_starr", extra, extra))
    return hear


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_asked_in_a_window_hangs_on_nothing_secret(seats: int, full: bool) -> None:
    asked = 0
    for g, number in games(seats, "seed-004", full, no_watch):
        top = g.stack[-1] if g.stack else None
        if isinstance(top, PhotoWindow | WyattWindow):
            assert g.pending is not None
            for other in range(2):
                dealt = redeal(view(g, PUBLIC), 100 * number + other)
                window = dealt.stack[-1]
                assert isinstance(window, PhotoWindow | WyattWindow)
                assert list(window.asked(dealt)) == sorted(g.pending.options)
            asked += 1
    assert asked
