"""When bots think, and what is seen of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest

from game.bots import brain
from game.rules.kinds import Pick
from game.rules.knowledge import redeal
from game.rules.library import find
from game.stage.play.flow import PONDERS_MS
from game.table.players import BotTable, Thought, search_seconds
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.play.plain_room import PlainTable
from tests.stage.theatre import FRAME, Theatre


@dataclass
class Slow(BotTable):
    """Bots that make up their minds when a test says so; `asked` is where things stood when they began to think."""

    table: PlainTable
    ready: bool = True
    haste: bool = False
    asked: dict[int, bool] = field(default_factory=dict)
    """By the number of picks: whether anything was flying when the thought about the next began."""

    def think(self, session: Session) -> Thought | None:
        seat = session.bot_to_move()
        if seat is None:
            return None
        self.asked.setdefault(session.stamp, self.table.motion.acting)
        return Held(self, seat, session)


class Held(Thought):
    def __init__(self, bots: Slow, seat: int, session: Session) -> None:
        def first() -> Pick:
            pick: Pick = session.options(seat)[0]  # type: ignore[assignment]  # Wyatt Earp has no ranges
            return pick

        super().__init__(seat, first, None)
        self._bots = bots

    def done(self) -> bool:
        return self._bots.ready


def seated(pace: str, level: str = "deputy") -> tuple[Theatre, PlainTable, Slow]:
    chairs = tuple(Chair(name, seat, "bot", level) for seat, name in enumerate(("Ana", "Bo")))
    setup = Setup("wyatt_earp", chairs, find("wyatt_earp").presets.default, {}, 3)
    table = PlainTable(session=Session.start(setup))
    theatre = Theatre(table, settings=Settings(pace=pace), painting=False)
    slow = Slow(table)
    table.flow.bots = slow
    return theatre, table, slow


def run(theatre: Theatre, table: PlainTable, picks: int) -> None:
    for _ in range(4_000):
        if table.session.picks >= picks:
            return
        theatre.frame()
    pytest.fail("the bots don't play")


def test_bots_think_while_things_fly() -> None:
    theatre, table, slow = seated("fast")
    run(theatre, table, 6)
    assert sum(slow.asked.values()) >= 4, "thoughts begin before the last act has been seen to its end"


def test_a_bot_that_thinks_long_is_seen_to_think_and_then_plays() -> None:
    theatre, table, slow = seated("fast")
    run(theatre, table, 2)
    slow.ready = False
    picks = table.session.picks
    waited = FRAME * 1000 * theatre.until(lambda: table.flow.pondering is not None, "it is seen to think")
    assert waited > PONDERS_MS
    assert table.flow.pondering == table.session.bot_to_move()
    assert table.session.picks in (picks, picks + 1)
    slow.ready = True
    run(theatre, table, picks + 2)
    theatre.run(0.5)
    slow.ready = False
    assert table.flow.pondering is None


@pytest.mark.parametrize(("pace", "haste"), [("instant", True), ("normal", False)])
def test_at_the_pace_instant_bots_have_no_time_to_search(pace: str, haste: bool) -> None:
    theatre, table, slow = seated(pace)
    run(theatre, table, 1)
    assert slow.haste is haste


def waited(theatre: Theatre, table: PlainTable, picks: int) -> list[int]:
    """Frames between the end of one act and the next pick, so many times, where a search is possible."""
    found: list[int] = []
    frames, before, kind = 0, table.session.picks, ""
    for _ in range(8_000):
        frames += not table.motion.acting
        kind = table.session.ask_kind() or kind
        theatre.frame()
        if table.session.picks > before:
            if kind in ("draw", "play"):
                found.append(frames)
            frames, before = 0, table.session.picks
        if len(found) == picks:
            return found
    pytest.fail("the bots don't play")


def test_who_may_search_takes_the_whole_time_however_soon_the_search_is_over() -> None:
    """That a search ended early, or that there was nothing to search for, would tell what is in the hand."""
    theatre, table, _ = seated("fast", "marshal_slow")
    slow = waited(theatre, table, 8)
    theatre, table, _ = seated("fast", "deputy")
    quick = waited(theatre, table, 8)
    least = brain.SECONDS["marshal_slow"] / FRAME
    assert all(frames >= least for frames in slow[1:]), "the first question is put in the middle of the deal"
    assert max(slow[1:]) - min(slow[1:]) <= 3
    assert max(quick[1:]) < least / 2


def test_the_time_does_not_depend_on_what_is_hidden() -> None:
    _, table, _ = seated("normal", "marshal")
    session = table.session
    seat = session.bot_to_move()
    assert seat is not None
    seen = session.view(None)
    expected = (table.flow.wait(False, seat), search_seconds(session, seat))
    for seed in range(100):
        session._course.state = redeal(seen, seed)
        assert (table.flow.wait(False, seat), search_seconds(session, seat)) == expected


def lone(pace: str = "slow", level: str = "deputy") -> tuple[Theatre, PlainTable]:
    """A person who watches two bots; the first of them waits before its act."""
    chairs = (
        Chair("Ana", 0, "person"),
        *(Chair(name, seat, "bot", level) for seat, name in enumerate(("Bo", "Cy"), 1)),
    )
    for seed in range(40):
        session = Session.start(Setup("wyatt_earp", chairs, find("wyatt_earp").presets.default, {}, seed))
        if session.bot_to_move() is not None:
            break
    table = PlainTable(session=session)
    theatre = Theatre(table, settings=Settings(pace=pace), painting=False)
    theatre.until(lambda: table.flow.holding, "no bot waits before its act")
    return theatre, table


def test_a_press_where_the_focus_was_left_hastens_the_bot_that_waits() -> None:
    theatre, table = lone()
    theatre.key(pygame.K_RETURN)
    theatre.frame()
    theatre.frame()
    assert table.session.picks == 1
    assert theatre.scene is table, "nothing was opened"


def test_a_press_on_what_the_arrows_have_found_reads_it() -> None:
    theatre, table = lone()
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RETURN)
    theatre.frame()
    theatre.frame()
    assert table.session.picks == 0
    assert theatre.scene is not table


def test_a_bot_that_may_search_is_not_hastened() -> None:
    theatre, table = lone(level="marshal")
    theatre.key(pygame.K_RETURN)
    theatre.frame()
    theatre.frame()
    assert table.session.picks == 0
    assert theatre.scene is table, "nothing was opened"
