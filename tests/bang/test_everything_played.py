"""Over many games with everything in the box each card, event, character and equipment comes up often."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bang import events as e
from game.bang import events_shop as s
from game.bang.deck import BULLETS, COST, N_PLAYING, NAME, POOLS
from game.bang.events_fight import GameWon
from game.bang.game import GAME
from game.bang.state import Bang
from game.rules.chance import Chance
from game.rules.event import Event, read
from tests.contract.play import Table, mixed_tables, playout

GAMES, OFTEN = 2400, 200


def counted(games: int) -> Counter[str]:
    """What has been played, turned up, taken or bought, by kind and name."""
    found: Counter[str] = Counter()
    (everything,) = mixed_tables(1)
    for seed in range(games):
        _, g = everything.start(seed)
        for _ in playout(g, seed):
            pass
        for entry in g.log:
            found[_named(read(entry))] += 1
    return found


def _named(event: Event) -> str:
    if isinstance(event, e.Played | e.Placed | e.Answered):
        return f"card {NAME[event.card]}"
    if isinstance(event, e.EventTurned):
        return f"event {NAME[event.card]}"
    if isinstance(event, e.CharacterTaken):
        return f"character {NAME[event.card]}"
    return f"equipment {event.name}" if isinstance(event, s.Bought) else ""


def everything() -> set[str]:
    cards = {f"card {name}" for name in NAME[:N_PLAYING]}
    events = {f"event {name}" for name, pool in zip(NAME, POOLS, strict=True) if pool in ("events", "shows")}
    return cards | events | {f"character {name}" for name in BULLETS} | {f"equipment {name}" for name in COST}


def hastened(name: str, seed: int) -> Bang:
    """A game with everything, in which an event is the next to be turned up."""
    (table,) = mixed_tables(1)
    g: Bang = table.start(seed)[1]
    for pile in ("event_deck", "events_left", "show_deck"):
        cards = getattr(g, pile)
        card = next((c for c in cards if NAME[c] == name), None)
        if card is not None:
            setattr(g, pile, tuple(c for c in cards if c != card))
            g.known[card] = 0
            deck = "show_deck" if pile == "show_deck" else "event_deck"
            setattr(g, deck, (card, *getattr(g, deck)))
    return g


def turned(name: str, seed: int) -> bool:
    """Whether a game in which an event is next gets to it; it is played to its end."""
    g = hastened(name, seed)
    for _ in playout(g, seed):
        pass
    return any(shape is e.EventTurned and NAME[arguments[2]] == name for shape, arguments in g.log)


HAPPENINGS = sorted(name.partition(" ")[2] for name in everything() if name.startswith("event"))


@pytest.mark.parametrize("name", HAPPENINGS)
def test_a_game_with_the_event_ends(name: str) -> None:
    assert sum(turned(name, seed) for seed in range(4)) > 0, "no game got to it"


@pytest.mark.full
@pytest.mark.parametrize("name", HAPPENINGS)
def test_games_with_the_event_end(name: str) -> None:
    assert sum(turned(name, seed) for seed in range(2 * OFTEN)) >= OFTEN


def test_a_few_games_bring_most_of_it() -> None:
    found = counted(12)
    missing = {name for name in everything() if not found[name]}
    assert {name for name in missing if name.startswith("card")} == set()
    assert len(missing) < len(everything()) // 4, sorted(missing)


@pytest.mark.parametrize("table", mixed_tables(6), ids=str)
def test_nothing_happens_once_the_game_is_won(table: Table) -> None:
    for seed in range(8):
        _, g = table.start(seed)
        for _ in playout(g, seed):
            pass
        shapes = [shape for shape, _ in g.log]
        assert set(shapes[shapes.index(GameWon) + 1 :]) <= {e.TurnEnded}


def by_any_switches(seed: int) -> Bang:
    """A game by switches that chance has set, played to its end."""
    chance = Chance(seed)
    switches = GAME.presets.mix(GAME.presets.default)
    for name, values in GAME.presets.legal.items():
        assert isinstance(values, tuple)
        switches[name] = values[chance.below(len(values))]
    fewest, most = GAME.seats_for(switches)
    g: Bang = GAME.new(fewest + chance.below(most + 1 - fewest), switches, seed)
    for _ in playout(g, seed):
        pass
    return g


@pytest.mark.parametrize("seed", range(24))
def test_games_by_any_switches_end(seed: int) -> None:
    g = by_any_switches(seed)
    assert g.stack == [] and g.due == [] and g.won


@pytest.mark.full
def test_many_games_by_any_switches_end() -> None:
    assert all(by_any_switches(seed).won for seed in range(3000))


@pytest.mark.full
def test_everything_comes_up_often(capsys: pytest.CaptureFixture[str]) -> None:
    found = counted(GAMES)
    rarest = sorted((name for name in everything() if not name.startswith("event")), key=lambda name: found[name])[:10]
    with capsys.disabled():
        print("\nrarest:", ", ".join(f"{name} {found[name]}" for name in rarest))
    assert found[rarest[0]] >= OFTEN, rarest[0]
