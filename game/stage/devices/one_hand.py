"""Layouts for one hand: all keys within its reach, and on a gamepad one stick and two buttons beside it.

Everything else on the screen is reached with these too: what has a button of its own in the bar can be focused there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KEYS: Final[dict[str, dict[str, str]]] = {
    "both": {},
    "left": {
        "up": "w",
        "down": "s",
        "left": "a",
        "right": "d",
        "confirm": "space",
        "back": "c",
        "secondary": "x",
        "read": "r",
        "page_left": "q",
        "page_right": "e",
        "look": "f",
        "menu": "t",
        "mute": "v",
    },
    "right": {
        "up": "i",
        "down": "k",
        "left": "j",
        "right": "l",
        "confirm": "space",
        "back": "backspace",
        "secondary": "o",
        "read": "p",
        "page_left": "u",
        "page_right": "h",
        "look": "n",
        "menu": "m",
        "mute": "b",
    },
}
"""Action to key, by hand; the key that is chosen for an action goes before all of these."""
PLACES: Final[dict[str, dict[str, str]]] = {
    "both": {},
    "left": {"left_shoulder": "south", "left_stick": "east", "select": "start"},
    "right": {"right_stick": "start"},
}
"""What the buttons of one half of a gamepad stand for: a place and the place whose meaning it has."""
CAPPED: Final[dict[str, dict[str, str]]] = {
    "both": {},
    "left": {"confirm": "page_left", "back": "help"},
    "right": {},
}
"""Which button is printed for a meaning then: that of another meaning."""


def keys_of(hand: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every key that isn't the usual one: those of the hand, and those that people chose themselves."""
    taken = set(chosen.values())
    return {action: key for action, key in KEYS[hand].items() if key not in taken} | dict(chosen)


def place_of(hand: str, place: str) -> str:
    """The place whose meaning a button has in that hand."""
    return PLACES[hand].get(place, place)
