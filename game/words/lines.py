"""Events as people read them: a sentence for the log, three words for the telegraph."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.rules.event import Event
from game.words.names import Names, facts_of
from game.words.speech import say_of
from game.words.voice import Facts, game_of, voice_of

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Wire:
    """A line of the telegraph: seat mark, icon, mark of `whom`, at most three words.

    `seat` and `whom` are -1 where there is none.  `minor`: a short strip may leave the line out.
    """

    seat: int
    icon: str
    words: str
    whom: int
    minor: bool


def message_of(event: type[Event]) -> str:
    """The id of the message that tells of an event: `Laid` is `event-laid`."""
    return "event-" + _HUMP.sub("-", event.__name__).lower()


def event_line(event: Event, names: Names, viewer: int | None = None) -> str:
    """A full sentence in which every seat goes by its name, also the reader's.

    Cards that `viewer` (None: the public) may not see are "a card", whether or not the event was redacted before.
    """
    seen = event.for_viewer(viewer)
    return say_of(game_of(event), message_of(type(event)), "", event_facts(seen, names))


def telegraph(event: Event, names: Names) -> Wire:
    """The same in at most three words, an icon and seat marks, as the public may see it."""
    seen = event.for_viewer(None)
    game = game_of(event)
    words = say_of(game, message_of(type(event)), "wire", event_facts(seen, names))
    sign = voice_of(game).sign(seen)
    return Wire(int(sign.seat), sign.icon, words, int(sign.whom), sign.minor)


def event_facts(event: Event, names: Names) -> Facts:
    """Everything a message may say of an event."""
    game = game_of(event)
    voice = voice_of(game)
    return {**facts_of(game, event, names, voice.kinds), **voice.facts(event, names)}
