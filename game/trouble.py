"""What went wrong, for the person at the screen: one sentence with what to do, never a traceback."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.assets import assets

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Trouble(Exception):
    """Ends the command; the person reads one sentence and the process gives `status`.

    `sentence` is the id of a message in `assets/locale`, `given` fills its places. Status 2 says that the
    command itself was wrong, 1 that the machine or a file was.
    """

    def __init__(self, sentence: str, *, status: int = 2, **given: str | int) -> None:
        super().__init__(sentence, given)
        self.sentence = sentence
        self.status = status
        self.given = given


def said(sentence: str, **given: str | int) -> str:
    """The words of a message of `commands.ftl`. KeyError for a message that isn't there.

    It stands on nothing but that file, so that it can still speak when something else is broken.
    """
    bundle = _bundle()
    message = bundle.get_message(sentence)
    if message.value is None:
        raise KeyError(sentence)
    words, _errors = bundle.format_pattern(message.value, given)
    return str(words)


@cache
def _bundle() -> FluentBundle:
    # Fluent takes longer to load than all else here, and a start without trouble or help has no use for it
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    text = (assets() / "locale" / "en" / "commands.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
