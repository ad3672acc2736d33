"""What the pictures on a Wyatt Earp card say, by kind: emblem, ink, points, tag and marks.

The words on a card come from the language files; these are its signs.  Sources: WE-04, WE-05, WE-16,
WE-25 to WE-37.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.paint import palette
from game.stage.paint.palette import Color

PHOTO = "photo_"


@dataclass(frozen=True)
class Facts:
    """The signs of one kind of card.

    `band` is "outlaw" or "sheriff"; `art` the group and name of its picture; `outlaw` whose card or photo
    it is; `points` 0 if none stand in the corner; `reward` the dollars on its tag, 0 without one; `marks` icon and
    figure.
    """

    band: str
    emblem: str
    ink: Color
    art: tuple[str, str]
    points: int = 0
    reward: int = 0
    marks: tuple[tuple[str, str], ...] = ()
    outlaw: str = ""

    @property
    def hole(self) -> bool:
        """True if a bullet hole is printed on the card: on outlaws only (WE-05)."""
        return self.band == "outlaw"


def _sheriff(emblem: str, art: str, points: int, reward: int, *marks: tuple[str, str]) -> Facts:
    return Facts("sheriff", emblem, palette.BOTTLE, ("cards", art), points, reward, marks)


SHOT = ("revolver", "")

FACTS: dict[str, Facts] = {
    "stagecoach_robbery": _sheriff("coach", "stagecoach_robbery", 1, 3000, SHOT),
    "bank_robbery": _sheriff("safe", "bank_robbery", 2, 1000, SHOT),
    "fastest_gun": _sheriff("fast_gun", "fastest_gun", 3, 1000, SHOT),
    "most_wanted": _sheriff("poster", "most_wanted", 0, 0, ("hand", ""), SHOT),
    "hideout": _sheriff("cabin", "hideout", 0, 0, SHOT, ("boards", "")),
    "wyatt_earp": _sheriff("badge", "wyatt_earp", 0, 0, ("deck", "+2"), ("hand", ""), SHOT),
}
for _name, (_emblem, _ink) in palette.OUTLAWS.items():
    FACTS[_name] = Facts("outlaw", _emblem, _ink, ("busts", _name), 2, outlaw=_name)
    FACTS[PHOTO + _name] = Facts(
        "sheriff", _emblem, _ink, ("cards", PHOTO + _name), 4, 1000, (("photo", ""),), outlaw=_name
    )

KINDS: tuple[str, ...] = tuple(FACTS)
"""All twenty kinds."""


def facts(kind: str) -> Facts:
    """The signs of a kind.  Raises KeyError for a kind that is not in the game."""
    return FACTS[kind]
