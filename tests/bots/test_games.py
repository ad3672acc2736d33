"""Whole games of bots: they end, they keep to the hand-size law, and a bot that thinks beats one that doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import brain
from game.rules.chance import Chance
from game.rules.knowledge import view
from tests.bots.playing import GAME
from tests.figures import Count
from tools.contests.contest import run
from tools.contests.figures import WON
from tools.contests.groups import Contest, Kept
from tools.contests.playing import PICK_CAP

PRESETS = tuple(GAME.presets.mixes)


class HandSizes:
    """Counts every hand by the events alone, and compares it with the hand itself."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.sizes = [0] * g.seats
        self.turn = -1
        self.discards = 0

    def __call__(self, event: Any) -> None:
        name = type(event).__name__
        seat = getattr(event, "seat", -1)
        if name == "HandBegan":
            self.sizes = [0] * self.g.seats
        elif name in ("Dealt", "Drew", "Laid"):
            self.sizes[seat] += len(event.cards) * (-1 if name == "Laid" else 1)
        elif name in ("TookDiscard", "Reclaimed", "Robbed", "Given"):
            self.sizes[seat] += 1
        if name in ("SheriffPlayed", "Discarded"):
            self.sizes[seat] -= 1
        if name == "Given":
            self.sizes[event.whom] -= 1
        if name == "TurnBegan":
            self.turn, self.discards = seat, 0
        if name == "Discarded":
            self.discards += 1
            assert seat == self.turn and self.discards == 1, "one discard a turn, by the seat whose turn it is"
        assert all(size >= 0 for size in self.sizes)
        if name != "Dealt":
            assert self.sizes == [len(cards) for cards in self.g.hand], event


def play_through(seats: int, preset: str, deal: int, level: str) -> int:
    """A game of bots of one level, its hands counted after every event; how many hands it took."""
    g = GAME.new(seats, GAME.presets.mix(preset), deal)
    sizes = HandSizes(g)
    sizes.sizes = [len(cards) for cards in g.hand]
    sizes.turn = g.stack[-1].seat
    g.listener = sizes
    picks = 0
    while g.pending is not None:
        asked = sorted(g.pending.options)
        seat = asked[Chance(deal + picks).below(len(asked))]
        kind = g.pending.kind
        before = len(g.hand[seat])
        pick = brain.choose(view(g, seat), GAME.name, level, deal * PICK_CAP + picks)
        if kind == "play":
            assert before >= 1 and (pick[0] == "discard" or before >= 2), "a card is kept for the discard"
        g.choose(seat, pick)
        picks += 1
        assert picks < PICK_CAP, "the game does not end"
    assert g.winner >= 0
    return int(g.number)


@pytest.mark.parametrize("level", ["greenhorn", "deputy"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_bots_end_and_keep_to_the_hand_size_law(
    seats: int, preset: str, level: str, full: bool, figures: Count
) -> None:
    games = 125 if full else 2
    hands = sum(play_through(seats, preset, deal, level) for deal in range(games))
    assert hands >= games
    figures(games=games, hands=hands, stalled=0)


def share_won(first: str, second: str, seats: int, deals: int) -> float:
    contest = Contest(GAME.name, first, second, seats, GAME.presets.default)
    return WON.of(run(contest, range(deals), Kept(None)).groups)


def test_the_deputy_beats_a_random_player(full: bool, figures: Count) -> None:
    deals = 500 if full else 20
    share = share_won("deputy", "random", 2, deals)
    figures(games=2 * deals, won_per_mille=round(1000 * share))
    assert share >= 0.95


def test_the_greenhorn_beats_a_random_player_and_loses_to_the_deputy(full: bool) -> None:
    deals = 250 if full else 8
    assert share_won("greenhorn", "random", 2, deals) >= 0.8
    assert share_won("deputy", "greenhorn", 2, deals) >= 0.6
