"""Wyatt Earp, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import game.wyatt_earp as package
from game.rules.event import Event
from game.rules.frame import Frame
from game.rules.library import Game, Value, Watch, read_presets, shelf
from game.wyatt_earp.counting import COUNTING
from game.wyatt_earp.deck import N_OUTLAWS
from game.wyatt_earp.feats import FEATS
from game.wyatt_earp.frames.hand import Hand
from game.wyatt_earp.frames.match import Match
from game.wyatt_earp.payout import payout
from game.wyatt_earp.state import SCHEMA, Earp, points, raw_points


def new(seats: int, switches: Mapping[str, Value], seed: int, watch: Watch | None = None) -> Earp:
    """A game dealt and waiting for its first question.  The seed also says who deals first (WE-09)."""
    g = Earp(seats, switches, seed)
    g.listener = watch(g) if watch else None
    g.dealer = g.roll(seats)
    g.stack = [Match()]
    g.run()
    return g


def base(g: Earp) -> list[Frame[Any]]:
    """The frames under any turn: the match, and a hand that has begun."""
    match, hand = Match(), Hand()
    match.begun = hand.begun = True
    return [match, hand]


def forecast(g: Earp, outlaw: int, seat: int) -> int:
    """Dollars an outlaw's poster would pay a seat if the hand ended now."""
    counted = [points(g, s, outlaw) for s in range(g.seats)]
    return payout(counted, g.poster[outlaw], g.switches).total(seat)


def forecast_all(g: Earp) -> list[list[int]]:
    """Dollars every poster would pay every seat if the hand ended now: one list a seat, one entry an outlaw."""
    return [[forecast(g, outlaw, seat) for outlaw in range(N_OUTLAWS)] for seat in range(g.seats)]


GAME: Final = Game(
    name="wyatt_earp",
    seats=(2, 4),
    schema=SCHEMA,
    presets=read_presets(Path(__file__).parent / "presets.toml"),
    new=new,
    blank=Earp,
    base=base,
    rest="supply",
    readings={
        "points": (("seat", "outlaw"), points),
        "raw_points": (("seat", "outlaw"), raw_points),
        "forecast": (("seat", "outlaw"), lambda g, seat, outlaw: forecast(g, outlaw, seat)),
    },
    winners=lambda g: (g.winner,) if g.winner >= 0 else (),
    purses=lambda g: tuple(g.money),
    part=lambda g: int(g.number),
    merit=lambda g, seat: (int(g.money[seat]),),
    counting=COUNTING,
    feats=FEATS,
    frames=shelf(package, Frame),
    events=shelf(package, Event),
)
