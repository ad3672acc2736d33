from __future__ import annotations

import pytest

from game.rules.library import find
from tools.contests import playing
from tools.contests.bots import bot_of
from tools.contests.playing import Clock, Moment, Table, play

SEATS = {"wyatt_earp": 2, "pony_express": 3, "bang": 4}


def table(game: str) -> Table:
    rules = find(game)
    return Table(rules, SEATS[game], rules.presets.mix(rules.presets.default))


@pytest.mark.parametrize("game", SEATS)
def test_a_game_repeats_and_has_a_winner(game: str) -> None:
    bots = [bot_of(game, "deputy"), *[bot_of(game, "greenhorn")] * (SEATS[game] - 1)]
    first, again = (play(table(game), bots, 5) for _ in range(2))
    assert first == again and first.winners and set(first.winners) <= set(range(SEATS[game]))
    assert (first.side != "") == (game == "bang") and len(first.roles) == (4 if game == "bang" else 0)


def test_a_game_that_goes_on_and_on_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "PICK_CAP", 10)
    played = play(table("wyatt_earp"), [bot_of("wyatt_earp", "deputy")] * 2, 5)
    assert (played.winners, played.picks) == ((), 10)


def test_only_the_timed_seats_are_timed_and_every_pick_is_looked_at() -> None:
    clock, seen = Clock((1,)), list[Moment]()
    played = play(table("wyatt_earp"), [bot_of("wyatt_earp", "greenhorn")] * 2, 2, clock, seen.append)
    assert len(seen) == played.picks
    assert 0 < sum(map(len, clock.each.values())) <= sum(moment.seat == 1 for moment in seen)
    assert set(clock.each) >= {"draw", "play"}
