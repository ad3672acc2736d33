"""What a table sees bots do over whole games: they fire, they keep the better gun, and roles are not open to all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.deck import DEPUTY, NAME, OUTLAW, RENEGADE, ROLES, SHERIFF
from game.bang.measures import names_of
from game.bang.state import role_of
from game.bots import brain
from game.bots.bang.belief import marginals
from game.bots.memory import Note
from game.rules.knowledge import view
from tests.bots.bang.table import position
from tests.figures import Count
from tools.role_rates import GAME, moves, named

LAW = {SHERIFF, DEPUTY}
VOLCANIC = "volcanic"
CARRIES = {VOLCANIC: 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
"""How far a gun carries."""


def hostile(one: str, other: str) -> bool:
    """Whether two roles are on different sides."""
    return RENEGADE in (one, other) or (one in LAW) != (other in LAW)


@dataclass
class Seen:
    """`could`: turns in which a BANG! could hit somebody of another side, `fired` those in which one was played."""

    could: int = 0
    fired: int = 0
    worse: int = 0
    """Guns given up for one of shorter range, but for a Volcanic with two BANG! cards in hand."""

    def game(self, seats: int, deal: int, level: str) -> None:
        """One game of bots more."""
        g = GAME.new(seats, GAME.presets.mix(GAME.presets.default), deal)
        turn, could, fired = 0, False, False
        for seat, options, pick in moves(g, deal, level):
            if g.turns != turn:
                self.could += could
                self.fired += could and fired
                turn, could, fired = g.turns, False, False
            if g.pending.kind != "play" or seat != g.turn:
                continue
            aims = [int(option[-1]) for option in options if named(option) == "bang" and isinstance(option[-1], int)]
            could = could or any(hostile(role_of(g, seat), role_of(g, whom)) for whom in aims)
            fired = fired or named(pick) == "bang"
            self.worse += is_worse(g, seat, named(pick))


def is_worse(g: Any, seat: int, gun: str) -> bool:
    """Whether a gun that is played takes the place of one that carries farther, for no good reason."""
    if gun not in CARRIES:
        return False
    now = max((CARRIES.get(NAME[card], 0) for card in g.front[seat]), default=0)
    held = sum("bang" in names_of(g, seat, card) for card in g.hand[seat])
    return CARRIES[gun] < now and not (gun == VOLCANIC and held >= 2)


def test_whoever_can_hit_a_foe_fires_and_keeps_the_better_gun(full: bool, figures: Count) -> None:
    seen = Seen()
    games = 500 if full else 5
    for deal in range(games):
        seen.game(4 + deal % 4, deal, "deputy")
    figures(games=games, turns=seen.could, fired_per_mille=round(1000 * seen.fired / seen.could), worse_guns=seen.worse)
    assert seen.could >= 10 * games
    assert seen.fired / seen.could >= 0.6
    assert seen.worse == 0


def guesses(seats: int, deal: int, level: str) -> tuple[int, int]:
    """(right, all) guesses of somebody who has watched two rounds of bots and takes the likeliest role of each."""
    g = GAME.new(seats, GAME.presets.mix(GAME.presets.default), deal)
    notes: tuple[Note, ...] = ()
    for seat, _, pick in moves(g, deal, level):
        if g.turns > 2 * seats:
            break
        told = brain.note(GAME.name, g, seat, pick, notes)
        notes = notes if told is None else (*notes, told)
    seen = view(g, None).state
    believed = marginals(seen, notes)
    hidden = [seat for seat in range(seats) if not role_of(seen, seat)]
    likeliest = [ROLES[max(range(len(ROLES)), key=believed[seat].__getitem__)] for seat in hidden]
    return sum(role_of(g, seat) == role for seat, role in zip(hidden, likeliest, strict=True)), len(hidden)


def test_two_rounds_do_not_tell_an_observer_who_is_who(full: bool, figures: Count) -> None:
    """The level that searches is the one that is meant; without `full` it is the one whose rules it builds on."""
    level, games = ("marshal", 12) if full else ("deputy", 24)
    found = [guesses(5 + deal % 3, deal, level) for deal in range(games)]
    right, asked = (sum(column) for column in zip(*found, strict=True))
    figures(games=games, guesses=asked, right_per_mille=round(1000 * right / asked))
    assert asked >= 2 * games
    assert right / asked < 0.85
    assert right / asked > 1 / len(ROLES), "what is done in public tells something"


def test_what_counts_as_hostile_and_as_worse() -> None:
    armed = position("seats 4\nset A.front schofield_ks\nset A.hand bang_2c")
    ready = position("seats 4\nset A.front schofield_ks\nset A.hand bang_2c bang_3c")
    assert [is_worse(armed, 0, gun) for gun in CARRIES] == [True, False, False, False, False]
    assert not is_worse(ready, 0, VOLCANIC) and not is_worse(armed, 1, VOLCANIC)
    assert hostile(SHERIFF, OUTLAW) and hostile(RENEGADE, RENEGADE) and not hostile(DEPUTY, SHERIFF)
    assert not hostile(OUTLAW, OUTLAW)
