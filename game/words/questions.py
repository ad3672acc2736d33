"""What is asked, and what can be answered."""

from __future__ import annotations

from typing import Any

from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.words.names import Names
from game.words.speech import say_of
from game.words.voice import game_of, voice_of


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
