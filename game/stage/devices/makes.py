"""Who made a gamepad, so that prompts can show what is printed on its buttons."""

from __future__ import annotations

import re
from typing import Final, Literal, get_args

Make = Literal["place", "xbox", "playstation", "nintendo"]
"""`place`: nobody we know; its buttons are shown by where they lie, which is right on every pad."""

MAKES: Final[tuple[Make, ...]] = get_args(Make)
VENDORS: Final[dict[int, Make]] = {0x045E: "xbox", 0x054C: "playstation", 0x057E: "nintendo"}
"""By the number under which the maker is registered for USB."""
NAMES: Final[tuple[tuple[str, Make], ...]] = (
    (r"x-?box|x-?input", "xbox"),
    (r"playstation|dualshock|dualsense|\bps[1-5]\b|sony", "playstation"),
    (r"nintendo|joy-?con|\bswitch\b|pro controller", "nintendo"),
)
"""What pads of others that copy a make are called, small letters."""


def make_of(guid: str, name: str) -> Make:
    """The make of a pad by its GUID (32 hex digits of SDL's: the fifth byte and the sixth are the vendor) and name."""
    number = re.fullmatch(r"[0-9a-f]{8}([0-9a-f]{2})([0-9a-f]{2})0000[0-9a-f]{16}", guid.lower())
    vendor = int(number[2] + number[1], 16) if number else 0
    if vendor in VENDORS:
        return VENDORS[vendor]
    return next((make for words, make in NAMES if re.search(words, name.lower())), "place")
