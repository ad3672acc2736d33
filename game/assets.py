"""Where pictures, fonts, sounds and sentences are, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder that holds `locale`, `fonts`, `pictures`, `icons` and `sounds`.

    A wheel and a frozen program carry it as `game/assets`; in a checkout it stands beside `game`.
    Raises FileNotFoundError, naming both places, when neither exists.
    """
    here = Path(__file__).resolve().parent
    places = (here / "assets", here.parent / "assets")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(" or ".join(map(str, places)))
