"""What every game keeps to, whatever its rules."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from game.bang.game import EXPANSIONS
from game.rules import save
from game.rules.event import card_fields, read
from game.rules.kinds import Pick
from game.rules.knowledge import PUBLIC, events_for, field_values, redeal, view
from game.rules.library import Game, find
from game.rules.notation import event_text
from game.rules.position import SetUp, build, position_text, read_line
from game.rules.refusal import IllegalPick
from game.rules.schema import zones_of
from tests.contract.conserved import LEDGERS
from tests.contract.play import Table, few_events, mixed_tables, playout, tables
from tests.figures import Count
from tools.played import LEAST, Played

SLICE = 10
FULL = 2000
CLONES, SAVES, DEALS, TEXTS = 7, 29, 31, 97
"""Every how many picks each of the dearer checks is made: primes, so that they drift across the phases."""

MIXES, MIXES_FULL, MIXED_GAMES = 4, 40, 500
"""Tables with random expansions in the slice and in full, and the games of each in full."""

PLAYED_GAMES, RAREST = 3000, 8
"""Games in which every card, event and character comes up often enough, and how many of the rarest are told."""

every_game = pytest.mark.parametrize("name", sorted({table.game for table in tables()}))
every_table = pytest.mark.parametrize("table", [*tables(), *mixed_tables(MIXES)], ids=str)


def games(full: bool, of: int = SLICE) -> range:
    return range(FULL if full else of)


def all_cards(g: Any) -> list[int]:
    """Every card of every zone.  After each event of each game, so without a step of Python for every zone."""
    values = [getattr(g, zone.name) for zone in g.schema.zones if not zone.per]
    for zone in g.schema.zones:
        if zone.per:
            values += getattr(g, zone.name)
    return list(chain.from_iterable(values))


@every_table
def test_games_end_and_every_card_and_coin_is_in_one_place_after_every_event(
    table: Table, full: bool, figures: Count
) -> None:
    ends = picks = longest = 0
    for seed in games(full):
        game, g = table.start(seed)
        ledger = LEDGERS[game.name](g)

        def check(event: Any, game: Game = game, g: Any = g, ledger: Any = ledger) -> None:
            cards = all_cards(g)
            assert len(cards) == len(set(cards)) == len(game.schema.kinds), event
            ledger(event)

        g.listener = check
        number = -1
        for number, _, _ in playout(g, seed):  # noqa: B007 -- how many there were is counted below
            assert g.pending is None or all(g.pending.options.values()), "a seat is asked and has no answer"
        assert g.stack == [] and g.due == []
        ends += bool(game.winners(g))
        picks += number + 1
        longest = max(longest, number + 1)
        figures(games=ends, picks=picks, longest=longest, stalled=seed + 1 - ends)
    assert ends == len(games(full))


@every_table
def test_a_copy_and_a_save_have_the_original_s_future(table: Table, full: bool, figures: Count) -> None:
    checked = 0
    for seed in games(full, 4):
        game, g = table.start(seed)
        twins: list[Any] = []

        def before(number: int, seat: int, pick: Pick, game: Game = game, g: Any = g, twins: list[Any] = twins) -> None:
            twins.clear()
            if number % CLONES == 0:
                twins.append(g.copy())
            if number % SAVES == 0:
                twins.append(save.load(game, save.save(game, g)))
            for twin in twins:
                twin.choose(seat, pick)

        for number, _, _ in playout(g, seed, before):
            for twin in twins:
                assert save.dump(game, twin) == save.dump(game, g)
                assert twin.pending == g.pending
                assert number % CLONES == 0 or number % SAVES == 0
                checked += 1
        figures(games=seed + 1, twins=checked)


@every_table
def test_dealing_the_unknown_again_leaves_the_view_as_it_was(table: Table, full: bool, figures: Count) -> None:
    moved = deals = 0
    for seed in games(full, 4):
        game, g = table.start(seed)
        for number, _, _ in playout(g, seed):
            if number % DEALS:
                continue
            for viewer in (PUBLIC, *range(g.seats)):
                seen = view(g, viewer)
                dealt = redeal(seen, seed + number)
                assert save.save_view(game, view(dealt, viewer)) == save.save_view(game, seen)
                moved += any(a != b for (_, _, a), (_, _, b) in zip(zones_of(g), zones_of(dealt), strict=True))
                assert dealt.chance != g.chance
                deals += 1
        figures(games=seed + 1, deals=deals)
    assert moved > 0


@every_table
def test_a_view_holds_nothing_its_viewer_may_not_know(table: Table) -> None:
    for seed in range(3):
        game, g = table.start(seed)
        for number, _, _ in playout(g, seed):
            if number % DEALS:
                continue
            for viewer in (PUBLIC, *range(g.seats)):
                seen = view(g, viewer)
                mask = (1 << g.seats) - 1 if viewer is PUBLIC else 1 << viewer
                secret = {card for card in range(len(game.schema.kinds)) if g.known[card] & mask != mask}
                shown = {card for _, _, cards in zones_of(seen.state) for card in cards}
                assert not shown & secret
                assert all(seen.state.known[card] == 0 for card in secret)
                assert (seen.state.chance, seen.state.forced, seen.state.log) == (0, (), [])
                for field in (field for field in game.schema.fields if field.what == "secret"):
                    numbers = zip(getattr(seen.state, field.name), getattr(g, field.mask), strict=True)
                    assert all(number == -1 or known & mask == mask for number, known in numbers)
                assert seen.ask is None or all(not o for seat, o in seen.ask.options.items() if seat != viewer)


@every_table
def test_no_event_shows_a_card_its_viewer_does_not_know_at_that_moment(table: Table) -> None:
    for seed in range(5):
        _, g = table.start(seed)

        def check(event: Any, g: Any = g) -> None:
            for viewer in (PUBLIC, *range(g.seats)):
                mask = (1 << g.seats) - 1 if viewer is PUBLIC else 1 << viewer
                for _, annotation, value in field_values(event.for_viewer(viewer)):
                    cards = value if annotation == "Cards" else (value,) if annotation == "Card" else ()
                    assert all(card < 0 or g.known[card] & mask == mask for card in cards), event
                    if annotation == "Secrets":
                        assert event.seen & mask == mask or all(number < 0 for number in value), event

        g.listener = check
        for _ in playout(g, seed):
            pass
        assert events_for(g.log, 0)


@every_table
def test_a_position_printed_and_read_again_is_the_same(table: Table) -> None:
    for seed in range(4):
        game, g = table.start(seed)
        for number, _, _ in playout(g, seed):
            if number % TEXTS or g.pending is None:
                continue
            setup = SetUp()
            text = position_text(game, g)
            for line in text.splitlines():
                read_line(setup, line.split())
            twin = build(setup)[1]
            assert position_text(game, twin) == text
            assert twin.pending == g.pending


@every_table
def test_whatever_is_no_option_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    game, g = table.start(3)
    tried: set[Pick] = set()
    for number, seat, pick in playout(g, 3):
        tried.add(pick)
        if number % DEALS or g.pending is None:
            continue
        before = save.save(game, g)
        for other in sorted(tried, key=str):
            if g.pending.allows(seat, other):
                continue
            with pytest.raises(IllegalPick) as caught:
                g.choose(seat, other)
            assert caught.value.refusal.clause and caught.value.refusal.reason
        assert save.save(game, g) == before


@every_table
def test_one_seed_and_one_list_of_picks_give_one_log(table: Table) -> None:
    logs = []
    for _ in range(2):
        game, g = table.start(11)
        for _ in playout(g, 11):
            pass
        logs.append([event_text(read(entry), game.schema.kinds, g.seats) for entry in g.log])
    assert logs[0] == logs[1]


@every_game
def test_all_cards_lie_in_zones_none_in_a_frame(name: str) -> None:
    assert [frame for frame in find(name).frames.values() if card_fields(frame)] == []


@every_game
def test_hidden_cards_are_dealt_again_evenly(name: str) -> None:
    game = find(name)
    g = game.new(game.seats[1], game.presets.mix(game.presets.default), 1)
    seen = view(g, PUBLIC)
    field, index, cards = next((f, i, c) for f, i, c in zones_of(seen.state) if c and c[0] < 0)
    rounds = 6000
    counts: Counter[int] = Counter()
    for seed in range(rounds):
        zone = next(c for f, i, c in zones_of(redeal(seen, seed)) if f is field and i == index)
        counts[zone[0]] += 1
    unknown = sum(1 for f, _, zone in zones_of(seen.state) for card in zone if card < 0 and f.pool == field.pool)
    expected = rounds / unknown
    chi_square = sum((counts[c] - expected) ** 2 / expected for c in counts) + expected * (unknown - len(counts))
    freedom = unknown - 1
    assert len(cards) > 0
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5, "p below about 0.001: the deal favours some cards"


@pytest.mark.full
@pytest.mark.parametrize("table", mixed_tables(MIXES_FULL), ids=str)
def test_games_of_every_mix_end(table: Table, figures: Count) -> None:
    picks = longest = 0
    for seed in range(FULL if table.expansions == EXPANSIONS else MIXED_GAMES):
        game, g = table.start(seed)
        number = -1
        for number, _, _ in playout(g, seed):  # noqa: B007 -- how many there were is counted below
            assert g.pending is None or all(g.pending.options.values()), "a seat is asked and has no answer"
        assert g.stack == [] and g.due == [] and game.winners(g)
        assert sorted(all_cards(g)) == list(range(len(game.schema.kinds)))
        picks += number + 1
        longest = max(longest, number + 1)
        figures(games=seed + 1, picks=picks, longest=longest)


@pytest.mark.full
def test_every_card_event_and_character_is_played_often_enough(figures: Count) -> None:
    table = mixed_tables(1)[0]
    played = Played()
    for seed in range(PLAYED_GAMES):
        _, g = table.start(PLAYED_GAMES + seed)
        if seed % 3 == 0:
            few_events(g)
        played.begins(g)

        def before(number: int, seat: int, pick: Pick, g: Any = g) -> None:
            played.picked(g, seat, g.pending.options[seat], pick)

        for _ in playout(g, seed, before):
            pass
        played.ends(g)
        figures(games=seed + 1, picks=played.picks, names=len(played.often()), **dict(played.often()[:RAREST]))
    assert all(many >= LEAST for _, many in played.often())
