"""What is asked, and what can be answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.words.names import Names, listed
from game.words.speech import say, say_of
from game.words.voice import Facts, Message, game_of, voice_of

JOINED: Final = ("whom", "other", "paid")
"""In what answers may differ that share a line: at whom, at which card there, for what."""
MOST: Final = 8
"""So many of them are named in one line."""


def prompt(view: View[Any], names: Names) -> str:
    """Who is asked what, what has been done and what is at stake; empty when nothing is asked.

    A seat that is asked along with others reads its own name, all others read those of everybody asked.
    """
    if view.ask is None:
        return ""
    game = game_of(view.state)
    message = voice_of(game).prompt(view, names)
    return say_of(game, message.id, "", message.facts)


def option_label(game: str, pick: Pick, names: Names, seat: int | None = None) -> str:
    """An answer in words: `Lay 3 Jesse James`.  With the `seat` that answers, neighbours are named too."""
    message = voice_of(game).option(pick, names, seat)
    return say_of(game, message.id, "", message.facts)


def option_button(game: str, pick: Pick, names: Names, seat: int | None = None) -> str:
    """The same in a word or two for a button beside which the card can be seen: `Lay 3`."""
    message = voice_of(game).option(pick, names, seat)
    return say_of(game, message.id, "short", message.facts)


def option_lines(game: str, picks: Iterable[Pick], names: Names, seat: int | None = None) -> list[str]:
    """Answers in words, in their order.  Those that are alike but for one of `JOINED` share a line:
    `Play BANG! on Ana, Bo or Cy`; where cards lie before several, none of them is named.
    """
    messages = _some_card([voice_of(game).option(pick, names, seat) for pick in picks])
    for slot in JOINED:
        messages = _joined(messages, slot)
    return list(dict.fromkeys(say_of(game, message.id, "", message.facts) for message in messages))


def _some_card(messages: list[Message]) -> list[Message]:
    owners: dict[object, set[str | int]] = {}
    for message in messages:
        if "other" in message.facts:
            owners.setdefault(_but(message, "whom", "other"), set()).add(message.facts["whom"])
    return [
        Message(message.id, {**message.facts, "other": say("a-card")})
        if len(owners.get(_but(message, "whom", "other"), ())) > 1
        else message
        for message in messages
    ]


def _but(message: Message, *slots: str) -> object:
    """What a message says but for some of its places."""
    kept = tuple(item for item in message.facts.items() if item[0] not in slots)
    return message.id, kept, tuple(slot in message.facts for slot in slots)


def _joined(messages: list[Message], slot: str) -> list[Message]:
    alike: dict[object, list[Message]] = {}
    for message in messages:
        alike.setdefault(_but(message, slot), []).append(message)
    found = []
    for same in alike.values():
        parts = list(dict.fromkeys(str(message.facts.get(slot, "")) for message in same))
        if 1 < len(parts) <= MOST:
            facts: Facts = {**same[0].facts, slot: listed(parts, "list-or")}
            found.append(Message(same[0].id, facts))
        else:
            found += same
    return found
