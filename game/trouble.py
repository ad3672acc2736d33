"""What went wrong, for the person at the screen: one sentence with what to do, never a traceback."""

from __future__ import annotations


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
