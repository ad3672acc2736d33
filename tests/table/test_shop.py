"""What a window in public keeps: the operator's choices and the day's counts."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from game.table.journal import Journal, visits
from game.table.session import Session
from game.table.shop import Chosen, Counts, Shop, forget, interrupted
from tests.table.playing import play, short_game


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    return Shop(tmp_path / "kiosk.json", lambda: date(2026, 3, 1))


def test_counts_add_up_and_a_new_day_begins_at_nothing(shop: Shop) -> None:
    for what in ("visitors", "visitors", "games", "crashes"):
        shop.count(what)
    assert shop.counts() == Counts("2026-03-01", visitors=2, games=1, crashes=1)
    shop.today = lambda: date(2026, 3, 2)
    assert shop.counts() == Counts("2026-03-02")
    shop.count("finished")
    assert shop.counts() == Counts("2026-03-02", finished=1)


def test_choices_stand_beside_the_counts(shop: Shop) -> None:
    assert shop.chosen() == Chosen()
    shop.count("games")
    shop.choose(Chosen(40, "fa", ("bang",)))
    shop.count("games")
    assert shop.chosen() == Chosen(40, "fa", ("bang",))
    assert shop.counts().games == 2


@pytest.mark.parametrize(
    "text",
    [
        *("", "no json", "[]", "[" * 100_000, '{"chosen": 3, "counts": []}'),
        *('{"chosen": {"master": "loud"}}', '{"chosen": {"language": "no such"}}'),
    ],
    ids=range(7),
)
def test_a_broken_file_is_no_trouble(shop: Shop, text: str) -> None:
    shop.path.write_text(text)
    assert shop.chosen() == Chosen()
    assert shop.counts() == Counts("2026-03-01")


def test_a_zeroed_file_leaves_the_generation_before(shop: Shop) -> None:
    shop.count("games")
    shop.count("games")
    shop.path.write_bytes(bytes(40))
    assert shop.counts().games == 1


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Shop(tmp_path / "file" / "kiosk.json").count("games")


def test_nobody_counts_something_else(shop: Shop) -> None:
    with pytest.raises(ValueError, match="sheep"):
        shop.count("sheep")


def test_a_visitors_game_is_found_until_it_is_forgotten_and_leaves_no_result(own_home: Path) -> None:
    assert interrupted() is None
    forget()
    setup = short_game()
    session = Session.start(setup, Journal.create(setup, visits()))
    play(session, 5)
    session.close()
    found = interrupted()
    assert found is not None and found.picks == 5
    played = Session.resume(found.path)
    play(played, 100_000)
    played.close()
    assert played.over
    assert interrupted() is None, "it has ended"
    assert [file.name for file in own_home.iterdir()] == ["visit"]
    forget()
    assert list(own_home.iterdir()) == []
