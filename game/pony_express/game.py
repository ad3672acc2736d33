"""Pony Express, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import game.pony_express as package
from game.pony_express.calling import callers
from game.pony_express.counting import COUNTING
from game.pony_express.dice import N_DICE, STEPS, hand_of
from game.pony_express.feats import FEATS
from game.pony_express.frames.match import Match
from game.pony_express.items import MOMENT
from game.pony_express.state import SCHEMA, Pony, bank
from game.pony_express.vocabulary import RULES
from game.rules.event import Event
from game.rules.frame import Frame
from game.rules.library import Game, Value, Watch, read_presets, shelf


def new(seats: int, switches: Mapping[str, Value], seed: int, watch: Watch | None = None) -> Pony:
    """A game dealt and waiting for its first question."""
    g = Pony(seats, switches, seed)
    g.deck = tuple(range(len(SCHEMA.kinds)))
    g.listener = watch(g) if watch else None
    g.stack = [Match()]
    g.run()
    return g


def base(g: Pony) -> list[Frame[Any]]:
    """The frame under any turn: a match in which everybody has an item card."""
    match = Match(phase="turns")
    match.begun = True
    return [match]


def steps(g: Pony) -> int:
    """Steps of the hand that the dice on the table make; 0 when one of them is unknown or not rolled."""
    known = all(face > 0 for face in g.dice) and len(g.dice) == N_DICE
    return STEPS[hand_of(tuple(g.dice))] if known else 0


def may_call(g: Pony, seat: int) -> int:
    """1 where a seat is among those who may call the roller now."""
    return int(g.roller >= 0 and any(seat in group for group in callers(g, g.roller)))


def merit(g: Pony, seat: int) -> tuple[int, int, int, int]:
    """How far a rider has come in the race.

    No clause ranks riders who have not won.  Our reading: the farther mailbox goes before all else (PX-79), then the
    higher space (PX-04, PX-39); on one space who stands upright goes before who lies in jail (PX-68), then who owns
    more gold, which is what buys the next reroll (PX-20).
    """
    return g.mailbox[seat], g.space[seat], 1 - g.jailed[seat], g.gold[seat]


GAME: Final = Game(
    name="pony_express",
    seats=(3, 5),
    schema=SCHEMA,
    presets=read_presets(Path(__file__).parent / "presets.toml"),
    new=new,
    blank=Pony,
    base=base,
    rest="deck",
    readings={
        "bank": ((), bank),
        "steps": ((), steps),
        "may_call": (("seat",), may_call),
    },
    winners=lambda g: (g.winner,) if g.winner >= 0 else (),
    purses=lambda g: tuple(g.gold),
    part=lambda g: int(g.turns),
    merit=merit,
    ranked=True,
    counting=COUNTING,
    feats=FEATS,
    frames=shelf(package, Frame),
    events=shelf(package, Event),
)
assert set(MOMENT) <= set(RULES.rules), "every kind of item card needs its rule object"
