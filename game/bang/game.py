"""BANG!, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import game.bang as package
from game.bang.counting import COUNTING
from game.bang.deck import BULLETS, NAME, POOLS, ROLE_CARDS, ROLES_AT, SET, SHERIFF, of_pool
from game.bang.deck import SETS as SET_NAMES
from game.bang.feats import FEATS
from game.bang.frames.match import Match
from game.bang.frames.turn import Turn, hand_limit
from game.bang.measures import distance, reach
from game.bang.state import IN, OUT, SCHEMA, Bang, max_life, put, role_of, sets_of
from game.bang.vocabulary import RULES
from game.rules.event import Event
from game.rules.frame import Frame
from game.rules.kinds import SEATS, everybody
from game.rules.library import Game, Value, Watch, read_presets, shelf

EXPANSIONS: Final = (
    "dodge_city",
    "high_noon",
    "later_events",
    "fistful_of_cards",
    "wild_west_show",
    "gold_rush",
    "shadow_gunslingers",
)
"""The switches that add something to the box, in the order in which it came out."""

BLENDS: Final = {
    "classic": (),
    "dodge_city_night": ("dodge_city",),
    "high_noon_night": ("high_noon", "fistful_of_cards"),
    "everything": EXPANSIONS,
}
"""Ready mixes of expansions."""

_WITH_EVENTS: Final = ("high_noon", "fistful_of_cards", "later_events")
_ABOUT: Final = {
    ("dodge_city",): (
        "green_miss_ready",
        "dodge_draw_usable",
        "derringer_draw",
        "vera_timing",
        "vera_when_skipped",
        "molly_counts",
        "apache_duel",
        "jose_limit",
    ),
    _WITH_EVENTS: ("event_preview",),
    (*_WITH_EVENTS, "wild_west_show"): ("three_player_events",),
    ("high_noon",): ("doctor_pool",),
    ("later_events",): ("new_identity",),
    ("fistful_of_cards",): (
        "barrel_answers",
        "ambush_characters",
        "abandoned_mine",
        "lasso_start_checks",
        "roulette_answers",
        "ricochet_answers",
        "fistful_count",
        "hard_liquor_full",
    ),
    ("wild_west_show",): ("wws_triggers", "lady_rosa_two", "showdown_bang"),
    ("gold_rush",): ("wanted_targets",),
    ("shadow_gunslingers",): ("shadow_scope", "shadow_optional", "shadow_renegade_compare"),
}
NEEDING: Final = {switch: sets for sets, switches in _ABOUT.items() for switch in switches}
"""By switch the expansions of which one must be played for it to matter; the others are the base game's."""


def new(seats: int, switches: Mapping[str, Value], seed: int, watch: Watch | None = None) -> Bang:
    """A game dealt and waiting for its first question.  The seed says who is who."""
    g = Bang(seats, switches, seed)
    used = sets_of(switches)
    g.deck = of_pool("", used)
    g.roles_left = ROLE_CARDS
    g.characters_left = of_pool("characters", used)
    g.event_deck = of_pool("events", used)
    g.show_deck = of_pool("shows", used)
    g.shop_deck = of_pool("equipment", used)
    g.listener = watch(g) if watch else None
    g.stack = [Match()]
    g.run()
    return g


def base(g: Bang) -> list[Frame[Any]]:
    """The frames under any pending effect: the match, and the turn of the seat on turn in phase 2."""
    match, turn = Match(SEATS[g.turn]), Turn(SEATS[g.turn], "play")
    match.begun = turn.begun = True
    turn.gone = g.status.count(OUT)
    return [match, turn]


def ready(g: Bang) -> None:
    """Roles that no line names, in the order of `ROLES_AT`; full life where none is named; who knows which role."""
    missing = list(ROLES_AT[g.seats])
    for seat in range(g.seats):
        if role_of(g, seat) in missing:
            missing.remove(role_of(g, seat))
    for seat in range(g.seats):
        if not g.role[seat]:
            card = next(c for c in g.roles_left if NAME[c] == missing[0])
            missing.pop(0)
            g.roles_left = tuple(c for c in g.roles_left if c != card)
            g.role = put(g.role, seat, (card,))
            g.known[card] = 1 << seat
        if g.seats == 3 or role_of(g, seat) == SHERIFF or g.status[seat] == OUT:
            g.known[g.role[seat][0]] = everybody(g.seats)
    for seat in range(g.seats):
        if g.status[seat] == IN and not g.life[seat] and not any(g.casting):
            g.life[seat] = max_life(g, seat)


def offered(switches: Mapping[str, Value]) -> tuple[int, int]:
    """How many may play: four to seven by the base box, three to eight by Dodge City's (BG-06)."""
    return (3, 8) if switches["player_range"] == "dodge_city" or switches["dodge_city"] else (4, 7)


def merit(g: Bang, seat: int) -> tuple[int, int]:
    """How well a seat stands: alive before out, then its life points."""
    return int(g.status[seat] != OUT), g.life[seat]


GAME: Final = Game(
    name="bang",
    seats=(3, 8),
    schema=SCHEMA,
    presets=read_presets(Path(__file__).parent / "presets.toml"),
    new=new,
    blank=Bang,
    base=base,
    rest="deck",
    rests={
        "roles": "roles_left",
        "characters": "characters_left",
        "events": "events_left",
        "shows": "show_deck",
        "equipment": "shop_deck",
    },
    ready=ready,
    expansions=EXPANSIONS,
    blends=BLENDS,
    needing=NEEDING,
    offered=offered,
    readings={
        "distance": (("seat", "other"), distance),
        "reach": (("seat",), reach),
        "hand_limit": (("seat",), hand_limit),
        "max_life": (("seat",), max_life),
    },
    winners=lambda g: tuple(seat for seat in range(g.seats) if g.won >> seat & 1),
    part=lambda g: int(g.turns),
    merit=merit,
    counting=COUNTING,
    feats=FEATS,
    frames=shelf(package, Frame),
    events=shelf(package, Event),
)
_PLAYED = {"base"} | (SET_NAMES & set(GAME.presets.legal))
_RULES = {f"card/{name}" for card, name in enumerate(NAME) if SET[card] in _PLAYED and not POOLS[card]}
_RULES |= {f"character/{name}" for name in BULLETS if SET[NAME.index(name)] in _PLAYED}
assert set(RULES.rules) >= _RULES, f"without a rule object: {sorted(_RULES - set(RULES.rules))}"
_EVENTS = {f"event/{name}" for card, name in enumerate(NAME) if POOLS[card] in ("events", "shows")}
assert set(RULES.rules) >= _EVENTS, f"without a rule object: {sorted(_EVENTS - set(RULES.rules))}"
