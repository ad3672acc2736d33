"""What the pictures on an item card of Pony Express say, by kind: emblem, picture and marks.

The words come from the language files.  Sources: PX-76, PX-77 and the table of item cards.
"""

from __future__ import annotations

from game.stage.paint import palette
from game.stage.paint.card_facts import Facts

_SIGNS: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "loaded_die": ("die", (("die", ""),)),
    "sleight_of_hand": ("hand", (("hand", ""), ("die", ""))),
    "second_revolver": ("revolver", (("revolver", "×2"),)),
    "fast_draw": ("fast_gun", (("fast_gun", ""),)),
    "deputys_star": ("badge", (("badge", ""),)),
    "file_in_the_loaf": ("loaf", (("loaf", ""),)),
    "spyglass": ("scope", (("eye", "2"),)),
    "loud_voice": ("speaker", (("speaker", ""),)),
    "poker_face": ("poker_face", (("poker_face", ""),)),
    "fresh_mount": ("horse", (("horse", "+1"),)),
    "lasso": ("lasso", (("lasso", ""),)),
    "dynamite": ("dynamite", (("dynamite", "×2"),)),
    "peace_pipe": ("pipe", (("nugget", "+1"),)),
    "rail_pass": ("train", (("train", ""),)),
    "pickaxe": ("pick", (("pick", ""),)),
    "water_bag": ("water_bag", (("water_bag", ""),)),
}
"""The emblem in the corner, and the marks: icon and figure."""

FACTS: dict[str, Facts] = {
    kind: Facts("item", emblem, palette.BRONZE, ("items", kind), marks=marks)
    for kind, (emblem, marks) in _SIGNS.items()
}
KINDS: tuple[str, ...] = tuple(FACTS)
"""All sixteen kinds."""


def facts(kind: str) -> Facts:
    """The signs of a kind of item.  Raises KeyError for a kind that is not in the game."""
    return FACTS[kind]
