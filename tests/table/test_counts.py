"""Games added up: fair chance is called fair, a loaded die is not, and a game that goes on keeps its secrets."""

from __future__ import annotations

import os
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.pony_express import events as e
from game.pony_express.counting import EVEN, ROWS
from game.rules.chance import Chance
from game.rules.counting import Trial
from game.rules.kinds import CHANCE
from game.table.counts import Count, beyond, counted, kept, of_the_evening
from game.table.course import Undone
from game.table.journal import Journal
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.wyatt_earp import events as earp
from tests.table.playing import any_pick, play, set_up, short_game

NAMES = ("Ana", "Bo", "Cy")
DICE, SHOTS = ("pony_express", "dice"), ("pony_express", "shots")


def let_play(session: Session, picks: int = 10_000) -> None:
    """Let bots play so many picks, or to the end."""
    bots = BotTable()
    while session.picks < picks and not session.over:
        thought = bots.think(session)
        if thought is not None:
            session.choose(thought.seat, thought.pick())
        else:
            answer = outcome(session.view(None).state)
            assert answer is not None
            session.choose(CHANCE, answer)


def race(where: Path, picks: int = 10_000, seed: int = 4) -> Session:
    """A race of bots with a journal, played to its end or so far."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    setup = Setup("pony_express", chairs, "seed-002", {}, seed)
    session = Session.start(setup, Journal.create(setup, where, sync=False))
    let_play(session, picks)
    session.close()
    return session


def the_game(where: Path) -> Path:
    (path,) = where.glob("*.journal")
    return path


def rolled(faces: list[str]) -> Count:
    count = Count()
    for face in faces:
        count.add(Trial("dice", 0, face, EVEN))
    return count


@pytest.mark.parametrize(
    ("square", "freedom", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.070, 5, 0.05), (20.515, 5, 0.001), (18.307, 10, 0.05), (0.0, 7, 1.0)],
)
def test_the_chance_beyond_a_sum_of_squares_is_that_of_the_tables(square: float, freedom: int, chance: float) -> None:
    assert beyond(square, freedom) == pytest.approx(chance, rel=0.002)


def test_fair_dice_are_called_usual_and_lie_in_the_band() -> None:
    chance = Chance(11)
    inside = verdicts = 0
    for _ in range(100):
        count = rolled([ROWS[chance.below(6)] for _ in range(600)])
        assert count.expected == pytest.approx(dict.fromkeys(ROWS, 100.0))
        low, high = count.band("14")
        inside += low <= count.came["14"] <= high
        verdicts += count.verdict() == "usual"
        assert count.verdict() != "very_odd"
    assert inside >= 90 and verdicts >= 90


def test_a_loaded_die_is_found_out() -> None:
    count = rolled(["14"] * 160 + [face for face in ROWS[1:] for _ in range(88)])
    assert count.verdict() == "very_odd" and count.chance() < 0.001
    assert count.came["14"] > count.band("14")[1]


def test_a_dozen_dice_tell_nothing() -> None:
    assert rolled(["14"] * 12).verdict() == "few" and rolled([]).chance() == 1.0


def test_rows_of_which_little_was_expected_are_taken_together() -> None:
    count = Count()
    odds = {"often": 0.9, "seldom": 0.06, "never": 0.04}
    for n in range(100):
        count.add(Trial("draws", 0, "often" if n % 10 else "seldom", odds))
    assert count.chi_square()[1] == 1


def test_every_die_and_shot_of_a_finished_race_is_counted(tmp_path: Path) -> None:
    session = race(tmp_path)
    assert session.over
    counts = counted(the_game(tmp_path))
    faces: Counter[str] = Counter()
    for seat in range(3):
        own = [event for event in session.log(seat) if isinstance(event, e.CupRolled | e.Rerolled | e.Rolled)]
        for event in own:
            if event.seat == seat and event.clause != "PX-101":
                faces.update(str(face) for face in event.faces)
    whole = counts.all_of(DICE)
    assert counts.games == 1 and counts.unread == 0
    assert whole.came == faces and whole.trials > 150
    assert whole.expected == pytest.approx(dict.fromkeys(ROWS, whole.trials / 6))
    flicked = Counter(NAMES[event.seat] for event in session.log(None) if isinstance(event, e.Flicked))
    assert {name: done["shots"] for name, done in counts.deeds[SHOTS].items()} == dict(flicked)
    for done in counts.deeds[SHOTS].values():
        assert done["felled"] + done["touched"] + done["missed"] <= done["shots"]


def test_of_a_race_that_goes_on_only_what_all_have_seen_is_counted(tmp_path: Path) -> None:
    session = race(tmp_path, picks=60)
    assert not session.over
    public: Counter[str] = Counter()
    hidden = 0
    for event in session.log(None):
        if isinstance(event, e.CupRolled | e.Rerolled | e.Rolled) and event.clause != "PX-101":
            public.update(str(face) for face in event.faces if face > 0)
            hidden += sum(face < 0 for face in event.faces)
    assert hidden and counted(the_game(tmp_path)).all_of(DICE).came == public


def test_what_was_drawn_at_the_wyatt_earp_table_is_counted_against_what_lay_there(tmp_path: Path) -> None:
    whole = Count()
    for seed in range(6):
        setup = short_game(seed)
        play(Session.start(setup, Journal.create(setup, tmp_path / str(seed), sync=False)), seed=seed).close()
        whole.include(counted(the_game(tmp_path / str(seed))).all_of(("wyatt_earp", "draws")))
    assert sum(whole.expected.values()) == pytest.approx(whole.trials) and whole.trials > 100
    assert whole.verdict() == "usual"


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    setup = set_up(2, people=2)
    session = play(Session.start(setup, Journal.create(setup, tmp_path, sync=False)), 5)
    undone = 0
    for _ in range(60):
        seat, pick = any_pick(session, undone)
        session.choose(seat, pick)
        if isinstance(session.undo(seat), Undone):
            undone += 1
            session.choose(*any_pick(session))
    session.close()
    assert undone
    open_cards = sum(isinstance(event, earp.ShotFired) for event in session.log(None))
    assert counted(the_game(tmp_path)).all_of(("wyatt_earp", "shots")).trials == open_cards


def test_who_sits_down_later_is_counted_under_the_own_name(tmp_path: Path) -> None:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    setup = Setup("pony_express", chairs, "seed-002", {}, 4)
    session = Session.start(setup, Journal.create(setup, tmp_path, sync=False))
    let_play(session, 40)
    session.take_over(1, Chair("Eve", 1, "bot"))
    let_play(session)
    session.close()
    names = set(counted(the_game(tmp_path)).chances[DICE])
    assert names == {*NAMES, "Eve"}


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    bad = tmp_path / "x.journal"
    bad.write_bytes(b"Dear Kate")
    assert counted(bad).unread == counted(tmp_path / "none.journal").unread == 1


def test_an_evening_ends_where_a_long_pause_begins(tmp_path: Path) -> None:
    now = datetime(2026, 11, 30, 23, 0)
    hours = (0, 2, 7, 14, 15)
    for number, ago in enumerate(hours):
        path = tmp_path / f"{number}.journal"
        path.write_text("")
        when = (now - timedelta(hours=ago)).timestamp()
        os.utime(path, (when, when))
    games = kept(tmp_path)
    assert [path.stem for path, _ in games] == ["0", "1", "2", "3", "4"]
    assert [path.stem for path in of_the_evening(games)] == ["0", "1", "2"]
    assert of_the_evening([]) == [] and kept(tmp_path / "nowhere") == []


def test_a_file_that_has_not_changed_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = race(tmp_path, picks=30)
    path = the_game(tmp_path)
    first = counted(path)
    assert counted(path) is first
    again = Session.resume(path)
    let_play(again, session.picks + 20)
    again.close()
    assert counted(path) is not first
    assert counted(path).all_of(DICE).trials > first.all_of(DICE).trials
