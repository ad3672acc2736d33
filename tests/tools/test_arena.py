from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.wyatt_earp.weights import DEPUTY
from game.wyatt_earp.deck import SHERIFF_VERBS
from tools import arena
from tools.arena import Group, Kept, bot_of, changed, interval, lead_a_hand, main, play, play_group, share_won


def test_a_weight_is_set_by_its_name() -> None:
    assert changed(DEPUTY, "fresh_card=123") == replace(DEPUTY, fresh_card=123.0)
    assert changed(DEPUTY, "counts_cards=false") == replace(DEPUTY, counts_cards=False)
    assert changed(DEPUTY, "ignore=photo+hideout").ignore == {"photo", "hideout"}


@pytest.mark.parametrize(
    "text", ["marshal", "deputy,luck=3", "deputy,ignore=dynamite", "deputy,fresh_card", "random,x=1"]
)
def test_what_names_no_bot_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        bot_of(text)


def test_games_repeat_and_a_group_has_the_bot_in_every_seat() -> None:
    bots = [bot_of("deputy"), bot_of("random"), bot_of("random")]
    games = [play(bots, 5, "seed-004") for _ in range(2)]
    assert games[0] == games[1] and games[0].winner >= 0
    group = play_group(bots[0], bots[1], 3, 5, "seed-004")
    alone = [play([bots[0] if seat == own else bots[1] for seat in range(3)], 5, "seed-004") for own in range(3)]
    assert group.games == 3 and group.won == sum(game.winner == own for own, game in enumerate(alone))
    assert group.hands == sum(game.hands for game in alone)
    assert group.lead == sum(
        game.money[own] - sum(game.money[seat] for seat in range(3) if seat != own) / 2
        for own, game in enumerate(alone)
    )


def test_bots_that_are_alike_are_level() -> None:
    group = play_group(bot_of("deputy"), bot_of("deputy"), 2, 5, "seed-004")
    assert (group.won, group.lead) == (1, 0)


def test_a_game_that_goes_on_and_on_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "PICK_CAP", 10)
    played = play([bot_of("deputy")] * 2, 5, "seed-004")
    assert (played.winner, played.picks) == (-1, 10)


def test_an_interval_holds_the_figure_and_narrows_with_more_deals() -> None:
    groups = [Group(games=2, won=n % 3, lead=1000.0 * (n % 5 - 1), hands=4) for n in range(40)]
    wide, narrow = interval(groups, lead_a_hand), interval(groups * 9, lead_a_hand)
    for low, high in (wide, narrow):
        assert low < lead_a_hand(groups) < high
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 2
    low, high = interval(groups, share_won)
    assert 0 <= low < share_won(groups) < high <= 1


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "groups.jsonl"
    first = Kept(file).group("one", lambda: Group(2, 1, 500.0, 4))
    again = Kept(file)
    assert again.group("one", lambda: pytest.fail("was played again")) == first
    assert again.group("two", lambda: Group(2, 2)) == Group(2, 2)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_the_command_prints_the_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["arena.py", "deputy", "random", "--deals", "2"])
    assert main() == 0
    out = capsys.readouterr().out
    assert out.startswith("deputy : random  2  4  ") and out.count("[") == 2


def test_the_report_has_a_row_for_every_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "RESULTS.md"
    monkeypatch.setattr(arena, "RESULTS", file)
    monkeypatch.setattr(arena, "TIMED_DEALS", 1)
    monkeypatch.setattr(arena, "FIXED_DEALS", 4)
    monkeypatch.setattr(arena, "play_group", lambda *_: Group(2, 1, 300.0, 4))
    monkeypatch.setattr(arena, "play_alike", lambda *_: Group(1, hands=2, picks=200))
    monkeypatch.setattr("sys.argv", ["arena.py", "--report", "--deals", "3"])
    assert main() == 0
    text = file.read_text(encoding="utf-8")
    assert text in capsys.readouterr().out
    assert all(f"ignore={card} |" in text for card in SHERIFF_VERBS)
