"""What bots remember of a game, at the table and in the arena alike."""

from __future__ import annotations

from game.bots import brain
from game.bots.pony_express.habits import Habits
from game.bots.pony_express.notes import CALL, FLICK, ROLL, SHOWN
from game.pony_express.dice import HANDS, STEPS, hand_of
from game.table.players import play_bots
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.bots.pony_express.tables import declared, rolled


def test_a_call_and_a_pass_are_remembered_of_those_who_might_call() -> None:
    g = declared(rolled(5), "three")
    caller = next(seat for seat, options in g.pending.options.items() if ("call",) in options)
    assert brain.note("pony_express", g, caller, ("pass",), ()) == (CALL, caller, 3, 1, 0)
    assert brain.note("pony_express", g, caller, ("call",), ()) == (CALL, caller, 3, 1, 1)
    assert brain.note("pony_express", g, caller, ("spyglass", 1, 2), ()) is None


def test_what_is_shown_is_remembered_after_it_is_shown_and_not_before() -> None:
    for deal in range(12):
        g = rolled(deal)
        roller, true = g.roller, hand_of(tuple(g.dice))
        said = "three" if true != "three" else "five"
        declared(g, said)
        caller = next(seat for seat, options in g.pending.options.items() if ("call",) in options)
        made = brain.note("pony_express", g, caller, ("call",), ())
        assert made is not None
        length = len(g.log)
        g.choose(caller, ("call",))
        while g.stack[-1].__class__.__name__ == "CallRace":
            assert brain.told("pony_express", g.log[length:], (made,)) is None
            g.choose(next(iter(g.pending.options)), ("pass",))
        assert brain.told("pony_express", g.log[length:], (made,)) == (SHOWN, roller, STEPS[said], 1, 1)


def test_a_table_remembers_all_of_a_game() -> None:
    chairs = tuple(Chair(name, n, "bot") for n, name in enumerate("ABC"))
    session = Session.start(Setup("pony_express", chairs, "seed-002", {}, 9))
    play_bots(session)
    kinds = {note[0] for note in session.notes}
    assert kinds == {CALL, SHOWN, FLICK, ROLL}
    assert all(note[2] in range(1, len(HANDS)) for note in session.notes if note[0] in (CALL, SHOWN))


def test_habits_lean_to_what_was_seen() -> None:
    passes = [(CALL, 1, 3, 1, 0)] * 12
    calls = [(CALL, 2, 3, 1, 1)] * 12
    habits = Habits([*passes, *calls], 4)
    assert habits.call_rate(0, 3, 0.3) == 0.3
    assert habits.call_rate(1, 3, 0.3) < 0.1 and habits.call_rate(2, 3, 0.3) > 0.8
    assert 0.1 < habits.call_rate(1, 4, 0.3) < 0.3 and habits.call_rate(1, 6, 0.3) == 0.3
    assert Habits(passes, 4, trust=0.0).call_rate(1, 3, 0.3) == 0.3


def test_liars_are_known_by_what_was_shown() -> None:
    habits = Habits([*[(SHOWN, 1, 3, 1, 1)] * 6, *[(SHOWN, 2, 3, 1, 0)] * 6], 4)
    assert habits.lie_odds(1) > 2 and habits.lie_odds(2) < 0.5 and habits.lie_odds(3) == 1
