"""What the rules screens and the cards say: clauses, switches, presets, the text of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.library import Value, spelled
from game.words.names import kind_name, plain_kind
from game.words.speech import dashed, has, named, plain, say_of

Switches = Mapping[str, Value]


class CardText(NamedTuple):
    """What a full card prints: its title, what it does, and its kind in capitals along the foot."""

    title: str
    rules: str
    footer: str


def game_name(game: str) -> str:
    """The name of a game."""
    return say_of(game, "game-name")


def clause(game: str, clause_id: str, switches: Switches) -> str:
    """A clause of the digest (`WE-33`) as it reads under these switches; empty for what is no clause."""
    message = f"clause-{clause_id}"
    return say_of(game, message, "", _values(switches)) if has(game, message) else ""


def clauses(game: str, switches: Switches) -> tuple[tuple[str, str], ...]:
    """All clauses of a game as they read under these switches: (id, sentence), in the order of the rules."""
    start = "clause-"
    return tuple(
        (message.removeprefix(start), say_of(game, message, "", _values(switches))) for message in named(game, start)
    )


def card_text(game: str, kind: str, switches: Switches) -> CardText:
    """The text of a kind of card as it reads under these switches, which may change its title too."""
    message = dashed("card", plain_kind(kind))
    other_title = dashed("title", plain_kind(kind))
    values = _values(switches)
    title = say_of(game, other_title, "", values) if has(game, other_title) else kind_name(game, kind)
    return CardText(title, say_of(game, message, "", values), say_of(game, message, "footer", values))


def switch_name(game: str, switch: str) -> str:
    """The name of a switch on the rules screen."""
    return say_of(game, dashed("switch", switch))


def switch_says(game: str, switch: str) -> str:
    """What a switch decides, in one sentence."""
    return say_of(game, dashed("switch", switch, "says"))


def value_label(game: str, switch: str, value: Value) -> str:
    """A value of a switch in a few words; a switch that is a sum has one message for all its values."""
    message = dashed("switch", switch, spelled(value))
    if has(game, message):
        return say_of(game, message)
    return say_of(game, dashed("switch", switch, "value"), "", {"value": plain(value)})


def preset_name(game: str, preset: str) -> str:
    """The name of a preset."""
    return say_of(game, dashed("preset", preset))


def preset_says(game: str, preset: str) -> str:
    """What a preset is, in one sentence."""
    return say_of(game, dashed("preset", preset, "says"))


def _values(switches: Switches) -> dict[str, str | int]:
    return {name: plain(value) for name, value in switches.items()}
