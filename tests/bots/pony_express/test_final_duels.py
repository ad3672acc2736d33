"""Twenty final duels of bots against bots, thrown in the simulation: every one ends, and somebody has won."""

from __future__ import annotations

import pytest

from game.bots import brain
from game.pony_express.events import FightBegan, Flicked, GameWon
from game.rules.kinds import CHANCE
from game.rules.knowledge import events_for, view
from game.table.outcomes import outcome
from tests.pony_express.tables import final_duel

MOST = 60
"""Picks; the longest of two hundred such duels takes a third of them."""
LEVELS = (("greenhorn", "greenhorn"), ("greenhorn", "deputy"), ("deputy", "greenhorn"), ("deputy", "deputy"))
PLACES = ((1, 6), (1, 19), (2, 12), (2, 27), (1, 32))
"""How many mailboxes the one has who was there first, and where a third rider stands about."""
DUELS = [(levels, *place) for levels in LEVELS for place in PLACES]


@pytest.mark.parametrize(("levels", "mailboxes", "bystander"), DUELS)
def test_a_final_duel_of_bots_comes_to_its_end(levels: tuple[str, str], mailboxes: int, bystander: int) -> None:
    g = final_duel(mailboxes, bystander)
    begun = [event for event in events_for(g.log, None) if isinstance(event, FightBegan)]
    assert len(begun) == 1 and begun[0].final
    picks = 0
    while g.pending is not None:
        seat = next(iter(g.pending.options))
        if seat == CHANCE:
            answer = outcome(g)
            assert answer is not None
            g.choose(CHANCE, answer)
        else:
            level = levels[0] if seat == 0 else levels[1]
            g.choose(seat, brain.choose(view(g, seat), "pony_express", level, 1000 * bystander + picks))
        picks += 1
        assert picks < MOST, "it goes on for ever"
    told = events_for(g.log, None)
    assert any(isinstance(event, Flicked) for event in told)
    won = [event for event in told if isinstance(event, GameWon)]
    assert len(won) == 1 and isinstance(told[-1], GameWon)
