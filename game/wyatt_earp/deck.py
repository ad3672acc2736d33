"""The 78 cards, read from `cards.csv` and checked; what each kind is worth."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

OUTLAWS: Final = (
    "belle_starr",
    "billy_the_kid",
    "bob_dalton",
    "butch_cassidy",
    "jesse_james",
    "sundance_kid",
    "wes_hardin",
)
OUTLAW_NUMBER: Final = {name: n for n, name in enumerate(OUTLAWS)}
N_OUTLAWS: Final = len(OUTLAWS)
PHOTO: Final = "photo"
SHERIFF_VERBS: Final = (
    "photo",
    "stagecoach_robbery",
    "bank_robbery",
    "fastest_gun",
    "most_wanted",
    "hideout",
    "wyatt_earp",
)


def _rows() -> list[dict[str, str]]:
    with (Path(__file__).parent / "cards.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


_ROWS: Final = _rows()
KIND_NAMES: Final = tuple(row["kind"] for row in _ROWS)
"""The twenty kinds: the outlaws first, then their Photos in the same order, then the other sheriff cards."""
N_KINDS: Final = len(KIND_NAMES)
KIND_NUMBER: Final = {name: n for n, name in enumerate(KIND_NAMES)}
KIND: Final = tuple(n for n, row in enumerate(_ROWS) for _ in range(int(row["copies"])))
"""The kind number of every card id."""
NAMES: Final = tuple(KIND_NAMES[k] for k in KIND)
POINTS: Final = tuple(int(_ROWS[k]["points"]) for k in KIND)
"""Capture points of every card id."""
REWARD: Final = {row["kind"]: int(row["reward"]) for row in _ROWS}
"""Dollars a laid sheriff card adds to its poster."""
HOLE: Final = tuple(_ROWS[k]["hole"] == "yes" for k in KIND)
VERB: Final = tuple(
    "" if n < N_OUTLAWS else PHOTO if name.startswith("photo_") else name for n, name in enumerate(KIND_NAMES)
)
"""The verb that plays a kind from hand; outlaws are laid, so theirs is empty."""
HIDEOUT: Final = KIND_NUMBER["hideout"]
FASTEST_GUN: Final = KIND_NUMBER["fastest_gun"]
WYATT_EARP: Final = KIND_NUMBER["wyatt_earp"]


def _check() -> None:
    """The card list of WE-02 to WE-05: 49 outlaw cards with a hole, 29 sheriff cards without one."""
    if KIND_NAMES[:N_OUTLAWS] != OUTLAWS or KIND_NAMES[N_OUTLAWS : 2 * N_OUTLAWS] != tuple(
        f"photo_{o}" for o in OUTLAWS
    ):
        raise ValueError("cards.csv: the seven outlaws must come first, their Photos next")
    if len(KIND) != 78 or sum(HOLE) != 49 or any(HOLE[c] != (KIND[c] < N_OUTLAWS) for c in range(len(KIND))):
        raise ValueError("cards.csv: 49 outlaw cards with a hole and 29 sheriff cards without are needed")


_check()
