"""What an award is called, and the sentence that proves it; what a shot came to."""

from __future__ import annotations

from collections.abc import Mapping

from game.words.names import is_kind, kind_name, purse
from game.words.speech import dashed, has, say_of


def award_name(game: str, award: str) -> str:
    """Boldest Bluff, Most Wanted."""
    return say_of(game, dashed("award", award))


def award_says(game: str, award: str, who: str, told: Mapping[str, str | int]) -> str:
    """Why `who` has it.  An `amount` in `told` is money; names of outlaws and of hands of dice are put into words."""
    facts = {key: purse(game, int(v)) if key == "amount" else _told(game, v) for key, v in told.items()}
    return say_of(game, dashed("award", award), "says", {"name": who, **facts})


def shot_says(game: str, who: str, whom: str, told: Mapping[str, str | int]) -> tuple[str, str]:
    """(who shot at whom, what came of it); `whom` is empty for the Indians, `told` is the shot's own."""
    facts = {**told, "name": who, "whom": whom, "target": "rider" if whom else "indians"}
    return say_of(game, "shot-told", "", facts), say_of(game, "shot-told", "came", facts)


def _told(game: str, value: str | int) -> str | int:
    if not isinstance(value, str):
        return value
    if is_kind(game, value):
        return kind_name(game, value)
    hand = dashed("hand", value)
    return say_of(game, hand) if has(game, hand) else value
