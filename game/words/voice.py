"""What a game adds to the words all games share.  Each game's voice is a module beside this one, named like it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.event import Event
from game.rules.kinds import NO_SEAT, Pick
from game.rules.knowledge import View
from game.words.names import Names

Facts = Mapping[str, str | int]


class Sign(NamedTuple):
    """What the telegraph shows beside the words: an icon of assets/icons, who acts, and at whom (-1: nobody).

    `minor`: another wire says as much, so that a short strip may leave it out.
    """

    icon: str
    seat: int = NO_SEAT
    whom: int = NO_SEAT
    minor: bool = False


class Message(NamedTuple):
    """A message id and what fills its places."""

    id: str
    facts: Facts


@dataclass(frozen=True)
class Voice:
    """`kinds[c]` is the kind of card id c.

    `facts(event, names)` adds to what the fields of an event say by themselves; `sign(event)` is its place on
    the telegraph; `prompt(view, names)` is the question asked now; `option(pick, names, seat)` an answer, `seat`
    being who gives it, or None where that is not said.
    """

    kinds: Sequence[str]
    facts: Callable[[Event, Names], Facts]
    sign: Callable[[Event], Sign]
    prompt: Callable[[View[Any], Names], Message]
    option: Callable[[Pick, Names, int | None], Message]


def voice_of(game: str) -> Voice:
    """The voice of a game."""
    voice: Voice = importlib.import_module(f"game.words.{game}").VOICE
    return voice


def game_of(thing: object) -> str:
    """The game whose package an event or a state comes from."""
    return type(thing).__module__.split(".")[1]
