"""Every card there is, read from the tables beside this file and checked: playing cards, roles, characters.

Card ids run through all pools: the playing cards first, then the role cards, then the characters.  A playing card's
kind is its name with rank and suit, `bang_qh`, `barrel_ks`, `stagecoach_9s`; a role's or a character's is its name.
"""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
"""In their order, which only the ranges of a draw! look at (BG-05)."""
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
SHERIFF, DEPUTY, OUTLAW, RENEGADE = ROLES
ROLES_AT: Final[dict[int, tuple[str, ...]]] = {
    3: ("deputy", "outlaw", "renegade"),
    4: ("sheriff", "outlaw", "outlaw", "renegade"),
    5: ("sheriff", "deputy", "outlaw", "outlaw", "renegade"),
    6: ("sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"),
    7: ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"),
    8: ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade"),
}
"""The roles by number of players (BG-06)."""


def _rows(name: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


_PLAYING: Final = _rows("playing_cards.csv")
_CHARACTERS: Final = _rows("characters.csv")
_EVENTS: Final = _rows("events.csv")
_LEAFLETS: Final = tuple(("base", role, "roles") for role in ROLES_AT[8]) + tuple(
    (row["set"], row["name"], "characters") for row in _CHARACTERS
)
_HAPPENINGS: Final = tuple(
    (row["set"], row["name"], "shows" if row["set"] == "wild_west_show" else "events") for row in _EVENTS
)
_EQUIPMENT: Final = _rows("equipment.csv")
_SHOP: Final = tuple(("gold_rush", row["name"], "equipment") for row in _EQUIPMENT for _ in range(int(row["copies"])))
_BESIDES: Final = _LEAFLETS + _HAPPENINGS + _SHOP
N_PLAYING: Final = len(_PLAYING)

NAME: Final = tuple(row["name"] for row in _PLAYING) + tuple(name for _, name, _ in _BESIDES)
"""The name of every card id, without rank and suit."""
SUIT: Final = tuple(row["suit"] for row in _PLAYING)
RANK: Final = tuple(RANKS.index(row["rank"]) for row in _PLAYING)
"""The place of a playing card's rank in `RANKS`: 0 for a two, 12 for an ace."""
SET: Final = tuple(row["set"] for row in _PLAYING) + tuple(name for name, _, _ in _BESIDES)
KINDS: Final = tuple(f"{row['name']}_{row['rank']}{row['suit'][0]}" for row in _PLAYING) + NAME[N_PLAYING:]
"""The kind of every card id, as text forms write it."""
POOLS: Final = ("",) * N_PLAYING + tuple(pool for _, _, pool in _BESIDES)
"""Which pile a card belongs to: playing cards, roles, characters, events, shows and equipment never mix."""
LAST_EVENTS: Final = frozenset(row["name"] for row in _EVENTS if row["last"] == "yes")
"""The events that lie at the bottom of their pile (BG-63, BG-68)."""

SETS: Final = frozenset(SET)
"""The base game and its expansions."""
BORDER: Final = {row["name"]: row["border"] for row in _PLAYING}
"""brown, blue or green, by the name of a playing card."""
WEAPONS: Final = frozenset(row["name"] for row in _PLAYING if row["weapon"] == "yes")
BULLETS: Final = {row["name"]: int(row["bullets"]) for row in _CHARACTERS}
"""Life points by character, before the Sheriff's one more (BG-08)."""
ROLE_CARDS: Final = tuple(c for c, pool in enumerate(POOLS) if pool == "roles")
CARD_OF_KIND: Final = {kind: card for card, kind in reversed(tuple(enumerate(KINDS)))}
"""The first card id of a kind: all copies of it are alike in play (BG-03)."""
COST: Final = {row["name"]: int(row["cost"]) for row in _EQUIPMENT}
"""Nuggets by the name of an equipment."""
BLACK: Final = frozenset(row["name"] for row in _EQUIPMENT if row["border"] == "black")
"""The equipment that stays in front of somebody (GR-08)."""


CLAUSE: Final = {row["name"]: row["clause"] for row in (*_PLAYING, *_CHARACTERS, *_EVENTS, *_EQUIPMENT)}
"""The clause that says what a card does, by its name."""


@cache
def of_pool(pool: str, sets: frozenset[str]) -> tuple[int, ...]:
    """The cards of a pool that belong to some sets."""
    return tuple(card for card in range(len(NAME)) if POOLS[card] == pool and SET[card] in sets)


def _check() -> None:
    """The box of BG-01 and BG-04, and the ranks of BG-02."""
    base = [row for row in _PLAYING if row["set"] == "base"]
    dodge = [row for row in _PLAYING if row["set"] == "dodge_city"]
    borders = Counter(row["border"] for row in base)
    if len(base) != 80 or borders != {"brown": 63, "blue": 17} or sum(r["weapon"] == "yes" for r in base) != 8:
        raise ValueError("playing_cards.csv: 63 brown and 17 blue base cards are needed, 8 of them weapons (BG-01)")
    if Counter(row["border"] for row in dodge) != {"blue": 7, "brown": 19, "green": 14}:
        raise ValueError("playing_cards.csv: Dodge City has 7 blue, 19 brown and 14 green cards (BG-04)")
    twice = Counter({(suit, rank): 2 if RANKS.index(rank) >= 6 else 1 for suit in SUITS for rank in RANKS})
    if Counter((row["suit"], row["rank"]) for row in base) != twice:
        raise ValueError("playing_cards.csv: in every suit the base deck has 2 to 7 once and 8 to A twice (BG-02)")
    once = Counter({(suit, rank): 1 for suit in SUITS for rank in RANKS[3:]})
    if Counter((row["suit"], row["rank"]) for row in dodge) != once:
        raise ValueError("playing_cards.csv: in every suit Dodge City has 5 to A once (BG-02)")
    if Counter(row["set"] for row in _CHARACTERS)["base"] != 16 or len(BULLETS) != len(_CHARACTERS):
        raise ValueError("characters.csv: sixteen base characters are needed, each once (BG-01)")
    piles = Counter(row["set"] for row in _EVENTS)
    if piles != {"high_noon": 13, "fistful_of_cards": 15, "wild_west_show": 10, "later_events": 2}:
        raise ValueError("events.csv: 13, 15 and 10 events are needed, and two later ones (BG-63, BG-68)")
    if len(_SHOP) != 24 or sum(1 for _, name, _ in _SHOP if name in BLACK) != 11:
        raise ValueError("equipment.csv: 24 equipment cards are needed, 11 of them black (GR-01)")
    if len(_PLAYING) != len(base) + len(dodge) or any(not 3 <= n <= 9 for n in BULLETS.values()):
        raise ValueError("playing_cards.csv or characters.csv: a set or a number of bullets that no box has")


_check()
