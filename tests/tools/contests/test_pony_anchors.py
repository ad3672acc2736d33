from __future__ import annotations

from game.pony_express.dice import STEPS, hand_of
from game.rules.library import find
from tools.contests.bots import bot_of
from tools.contests.playing import Moment, Table, play

GAME = find("pony_express")


def acts(anchor: str, kind: str) -> list[tuple[int, str]]:
    """(steps in hand, what was declared) or (0, call or pass) of a game of such riders."""
    found: list[tuple[int, str]] = []

    def look(moment: Moment) -> None:
        if kind == "declare" and moment.pick[0] == "declare":
            found.append((STEPS[hand_of(tuple(moment.g.dice))], str(moment.pick[1])))
        if kind == "call" and moment.g.pending.kind == "call" and ("call",) in moment.g.pending.options[moment.seat]:
            found.append((0, str(moment.pick[0])))

    table = Table(GAME, 3, GAME.presets.mix("seed-002"))
    play(table, [bot_of("pony_express", anchor)] * 3, 4, eye=look)
    return found


def test_each_keeps_to_its_habit() -> None:
    assert all(STEPS[said] == max(1, had) for had, said in acts("honest", "declare"))
    lies = acts("bluffer", "declare")
    assert all(STEPS[said] > had for had, said in lies if had < 7) and len({STEPS[s] - h for h, s in lies}) > 1
    assert {act for _, act in acts("caller", "call")} == {"call"}
