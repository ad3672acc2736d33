"""The item cards, read from `items.csv` and checked (PX-03, PX-76, PX-77)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.pony_express.tables import BadFile, rows, whole

MOMENT: Final = {
    "loaded_die": "cup",
    "sleight_of_hand": "cup",
    "second_revolver": "shot",
    "fast_draw": "draw",
    "deputys_star": "arrest",
    "file_in_the_loaf": "jail",
    "spyglass": "call",
    "loud_voice": "any_call",
    "poker_face": "declare",
    "fresh_mount": "mount",
    "lasso": "start",
    "dynamite": "any_shot",
    "peace_pipe": "indians",
    "rail_pass": "station",
    "pickaxe": "mine",
    "water_bag": "cup",
}
"""When a kind may be played.  Each kind has its rule object in `cards`, in the file of its name."""
FEWEST: Final = 10
"""Five players are dealt two each."""
MOST: Final = 60


def read_items(path: Path) -> tuple[str, ...]:
    """The kind of every card, copy by copy.  Raises BadFile (a ValueError) with file, line and reason."""
    cards: list[str] = []
    line = 1
    for line, row in rows(path, ("kind", "copies")):
        kind = row["kind"]
        if kind not in MOMENT:
            raise BadFile(path, line, f"no item card is called {kind!r}; there are {', '.join(MOMENT)}")
        if kind in cards:
            raise BadFile(path, line, f"{kind} stands here for the second time")
        cards += [kind] * whole(path, line, "copies", row["copies"], 1, MOST)
    if not FEWEST <= len(cards) <= MOST:
        raise BadFile(path, line, f"there must be {FEWEST} to {MOST} cards, not {len(cards)}")
    return tuple(cards)


KIND: Final = read_items(Path(__file__).parent / "items.csv")
"""The kind of every card id."""
KINDS: Final = tuple(dict.fromkeys(KIND))
COPIES: Final = {kind: tuple(card for card, name in enumerate(KIND) if name == kind) for kind in MOMENT}
"""The card ids of each kind; none of a kind that this table's box has not got."""
