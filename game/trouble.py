"""What went wrong, for the person at the screen: one sentence with what to do, never a traceback."""

from __future__ import annotations

LONGEST_WORD = 120
"""Letters of what was typed that are said back at most."""


class Trouble(Exception):
    """Ends the command; the person reads one sentence and the process gives `status`.

    `sentence` is the id of a message in `assets/locale`, `given` fills its places; `said` among them is what was
    typed, of which only the beginning is told when it is long. Status 2 says that the command itself was wrong,
    1 that the machine or a file was.
    """

    def __init__(self, sentence: str, *, status: int = 2, **given: str | int) -> None:
        said = str(given.get("said", ""))
        if len(said) > LONGEST_WORD:
            given["said"] = said[:LONGEST_WORD] + "…"
        super().__init__(sentence, given)
        self.sentence = sentence
        self.status = status
        self.given = given
