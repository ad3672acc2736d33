"""What the pictures on a card of BANG! say, by kind: border, emblem, picture, marks.

The words come from the language files; these are the signs. Sources: BG-58 to BG-60, GR-06 and the card tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Border = Literal["brown", "blue", "green", "black"]
Marks = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Sign:
    """The signs of one kind.

    `border` tells how long a card lasts; `emblem` is its solid icon on the table, with `figure` beside it; `art` the
    group and name of its picture; `marks` icon and figure of what it does; `cost` its price in nuggets, 0 if none.
    """

    border: Border
    emblem: str
    art: tuple[str, str]
    marks: Marks
    figure: str = ""
    cost: int = 0


def _card(border: Border, emblem: str, kind: str, *marks: tuple[str, str], figure: str = "", art: str = "") -> Sign:
    group, _, name = art.partition("/")
    return Sign(border, emblem, (group, name) if art else ("bang", kind), marks or ((emblem, figure),), figure)


def _weapon(kind: str, emblem: str, reach: str, *marks: tuple[str, str]) -> Sign:
    return _card("blue", emblem, kind, *(marks or ((emblem, reach),)), figure=reach)


SHOT = ("crosshair", "")
MISS = ("holed_hat", "")
EXTRA = ("cards", "-1")
"""Costs one more card from the hand."""

_PLAYED: dict[str, Sign] = {
    "bang": _card("brown", "crosshair", "bang", SHOT),
    "missed": _card("brown", "holed_hat", "missed", MISS),
    "beer": _card("brown", "beer", "beer", ("beer", "+1")),
    "saloon": _card("brown", "saloon", "saloon", ("group", "+1")),
    "panic": _card("brown", "hand", "panic", ("hand", ""), ("distance", "1")),
    "cat_balou": _card("brown", "torn_card", "cat_balou"),
    "stagecoach": _card("brown", "coach", "stagecoach", ("cards", "+2"), art="cards/stagecoach_robbery"),
    "wells_fargo": _card("brown", "chest", "wells_fargo", ("cards", "+3")),
    "general_store": _card("brown", "shelf", "general_store", ("group", ""), ("cards", "+1")),
    "duel": _card("brown", "duel", "duel", art="cards/fastest_gun"),
    "gatling": _card("brown", "gatling", "gatling", SHOT, ("group", "")),
    "indians": _card("brown", "feather", "indians", ("feather", ""), ("group", "")),
    "punch": _card("brown", "fist", "punch", SHOT, ("distance", "1")),
    "dodge": _card("brown", "hat", "dodge", MISS, ("cards", "+1")),
    "springfield": _card("brown", "musket", "springfield", SHOT, EXTRA),
    "brawl": _card("brown", "brawl", "brawl", ("torn_card", ""), ("group", ""), EXTRA),
    "rag_time": _card("brown", "note", "rag_time", ("hand", ""), EXTRA),
    "tequila": _card("brown", "tequila", "tequila", ("tequila", "+1"), EXTRA),
    "whisky": _card("brown", "jug", "whisky", ("jug", "+2"), EXTRA),
}
_BLUE: dict[str, Sign] = {
    "barrel": _card("blue", "barrel", "barrel", ("draw", ""), ("hearts", "")),
    "mustang": _card("blue", "horse", "mustang", ("horse", "+1"), figure="+1", art="items/fresh_mount"),
    "scope": _card("blue", "scope", "scope", ("scope", "-1"), figure="-1", art="items/spyglass"),
    "jail": _card("blue", "jail", "jail", ("jail", ""), ("hearts", "")),
    "dynamite": _card("blue", "dynamite", "dynamite", ("dynamite", "-3"), ("spades", "2–9"), art="items/dynamite"),
    "volcanic": _weapon("volcanic", "volcanic", "1", ("volcanic", "1"), ("crosshair", "+")),
    "schofield": _weapon("schofield", "schofield", "2"),
    "remington": _weapon("remington", "remington", "3"),
    "rev_carabine": _weapon("rev_carabine", "carbine", "4"),
    "winchester": _weapon("winchester", "rifle", "5"),
    "binocular": _card("blue", "binocular", "binocular", ("binocular", "-1"), figure="-1"),
    "hideout": _card("blue", "cabin", "hideout", ("cabin", "+1"), figure="+1", art="cards/hideout"),
}
_GREEN: dict[str, Sign] = {
    "bible": _card("green", "book", "bible", MISS, ("cards", "+1")),
    "iron_plate": _card("green", "plate", "iron_plate", MISS),
    "sombrero": _card("green", "sombrero", "sombrero", MISS),
    "ten_gallon_hat": _card("green", "tall_hat", "ten_gallon_hat", MISS),
    "derringer": _card("green", "derringer", "derringer", SHOT, ("distance", "1"), ("cards", "+1")),
    "knife": _card("green", "knife", "knife", SHOT, ("distance", "1")),
    "pepperbox": _card("green", "pepperbox", "pepperbox", SHOT),
    "buffalo_rifle": _card("green", "buffalo_rifle", "buffalo_rifle", SHOT, ("eye", "")),
    "howitzer": _card("green", "cannon", "howitzer", SHOT, ("group", "")),
    "can_can": _card("green", "dancer", "can_can", ("torn_card", "")),
    "conestoga": _card("green", "wagon", "conestoga", ("hand", "")),
    "canteen": _card("green", "canteen", "canteen", ("canteen", "+1")),
    "pony_express": _card("green", "rider", "pony_express", ("cards", "+3")),
}
CARDS: dict[str, Sign] = _PLAYED | _BLUE | _GREEN
"""Playing cards of the base game and of Dodge City."""


def _bought(border: Border, emblem: str, cost: int, kind: str, *marks: tuple[str, str], art: str = "") -> Sign:
    group, _, name = art.partition("/")
    return Sign(border, emblem, (group, name) if art else ("equipment", kind), marks or ((emblem, ""),), cost=cost)


EQUIPMENT: dict[str, Sign] = {
    "shot": _bought("brown", "glass", 1, "shot", ("glass", "+1")),
    "bottle": _bought("brown", "bottle", 2, "bottle", ("hand", ""), ("beer", ""), ("crosshair", "")),
    "pardner": _bought("brown", "mug_pair", 2, "pardner", ("shelf", ""), ("duel", ""), ("torn_card", "")),
    "rhum": _bought("brown", "keg", 3, "rhum", ("draw", "x4"), ("beer", "+")),
    "union_pacific": _bought("brown", "train", 4, "union_pacific", ("cards", "+4")),
    "gold_rush": _bought("brown", "cart", 5, "gold_rush", ("beer", "+"), ("replay", "")),
    "calumet": _bought("black", "pipe", 3, "calumet", ("pipe", ""), ("diamonds", ""), art="items/peace_pipe"),
    "gun_belt": _bought("black", "belt", 2, "gun_belt", ("hand", "8")),
    "horseshoe": _bought("black", "horseshoe", 2, "horseshoe", ("draw", "+1")),
    "pickaxe": _bought("black", "pick", 4, "pickaxe", ("cards", "+1"), art="items/pickaxe"),
    "wanted": _bought("black", "poster", 2, "wanted", ("cards", "+2"), ("nugget", "+1"), art="cards/most_wanted"),
    "gold_pan": _bought("black", "pan", 3, "gold_pan", ("nugget", "-1"), ("cards", "+1")),
    "boots": _bought("black", "boots", 3, "boots", ("bullet", "-1"), ("cards", "+1")),
    "lucky_charm": _bought("black", "clover", 3, "lucky_charm", ("bullet", "-1"), ("nugget", "+1")),
    "rucksack": _bought("black", "rucksack", 3, "rucksack", ("nugget", "-2"), ("beer", "+1")),
}
"""Equipment of Gold Rush: brown is used up at once, black lies before its owner."""

EVENT_SETS: dict[str, tuple[str, ...]] = {
    "high_noon": (
        "blessing", "curse", "the_daltons", "the_doctor", "ghost_town", "gold_rush", "hangover", "the_reverend",
        "the_sermon", "shootout", "thirst", "train_arrival", "high_noon", "handcuffs", "new_identity",
    ),
    "fistful_of_cards": (
        "abandoned_mine", "ambush", "blood_brothers", "dead_man", "hard_liquor", "lasso", "law_of_the_west", "peyote",
        "ranch", "ricochet", "russian_roulette", "sniper", "the_judge", "vendetta", "a_fistful_of_cards",
    ),
    "wild_west_show": (
        "bone_orchard", "darling_valentine", "dorothy_rage", "gag", "helena_zontero", "lady_rosa_of_texas",
        "miss_susanna", "sacagaway", "showdown", "wild_west_show",
    ),
}  # fmt: skip
"""Events by the set whose ink and sign their cards wear."""
SET_SIGNS = {"high_noon": "sun", "fistful_of_cards": "fist", "wild_west_show": "tent"}
EVENTS: dict[str, str] = {event: name for name, events in EVENT_SETS.items() for event in events}
"""The set of each event."""
ROLES: dict[str, str] = {"sheriff": "badge", "deputy": "six_star", "outlaw": "mask", "renegade": "crown"}
"""The icon of each role; their outlines differ, so that ink tells nothing by itself."""


def card(kind: str) -> Sign:
    """The signs of a playing card. Raises KeyError for a kind that is not in the game."""
    return CARDS[kind]


def equipment(kind: str) -> Sign:
    """The signs of an equipment. Raises KeyError for a kind that is not in the game."""
    return EQUIPMENT[kind]


def event_art(kind: str) -> tuple[str, str]:
    """Group and name of an event's picture. Raises KeyError for an event that is not in the game."""
    EVENTS[kind]
    return ("items", "lasso") if kind == "lasso" else ("events", kind)


@dataclass(frozen=True)
class Face:
    """What is printed on one playing card: its kind, rank and suit in words of this package."""

    kind: str
    rank: str = ""
    suit: str = ""


SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
_CARD = re.compile(r"(?P<kind>.+)_(?P<rank>10|[2-9ajqk])(?P<suit>[shdc])")


def face_of(card_id: str) -> Face:
    """The face of a playing card by its id, `bang_qh`. Raises ValueError for what is no such id."""
    match = _CARD.fullmatch(card_id)
    if match is None or match["kind"] not in CARDS:
        raise ValueError(f"{card_id!r} is no playing card")
    return Face(match["kind"], match["rank"].upper(), SUITS[match["suit"]])
