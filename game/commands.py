"""The command line: `play` (which may be left out), `case FILE...`, `replay FILE`, `export`.

Whatever is wrong with what was typed ends in one sentence and status 2. What a command does lives in its own
module, loaded only when it is asked for: `--version` and `case` never load pygame.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from game import arguments, crash
from game.options import PlayOptions
from game.trouble import Trouble

OpenWindow = Callable[[PlayOptions], int]
"""Opens the window and comes back with the exit status when it is closed."""


def main(typed: Sequence[str], open_window: OpenWindow) -> int:
    """Does what was typed and says what went wrong, if anything did; the exit status.

    0 all well, 1 a failed case or a machine that won't, 2 a command that can't be understood, 130 stopped by
    Ctrl-C, 141 nobody reads the output any more.
    """
    output = _Output(sys.stdout)
    try:
        with contextlib.redirect_stdout(output):
            status = _do(typed, open_window)
            output.flush()
    except Trouble as trouble:
        _tell(typed, trouble.sentence, **{"command": arguments.program(), **trouble.given})
        return trouble.status
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if output.refused is not None:
            return _unheard(typed, output.refused)
        log = crash.kept(error, typed)
        if log is None:
            traceback.print_exc()
            _tell(typed, "trouble-crash-unkept")
        else:
            _tell(typed, "trouble-crash", log=str(log))
        return 1
    # whoever prints help takes a refusal for nothing
    return status if output.refused is None else _unheard(typed, output.refused)


class _Output(io.TextIOBase):
    """Standard output that remembers why it could not be written. None: the program began with it closed."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self.refused: OSError | None = None

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text) if self._stream is not None else len(text)
        except OSError as error:
            self.refused = error
            raise

    def flush(self) -> None:
        try:
            if self._stream is not None:
                self._stream.flush()
        except OSError as error:
            self.refused = error
            raise


def _unheard(typed: Sequence[str], refused: OSError) -> int:
    """The status when what was printed could not be written; said in a sentence unless the reader just left."""
    # what is still in the buffer would raise again when Python closes it
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(refused, BrokenPipeError):
        return 141
    _tell(typed, "trouble-output", why=refused.strerror or type(refused).__name__)
    return 1


def _do(typed: Sequence[str], open_window: OpenWindow) -> int:
    try:
        asked = arguments.understood(typed)
    except SystemExit:  # help was printed
        return 0
    match asked:
        case arguments.Version():
            print(asked)
            return 0
        case arguments.Cases(paths):
            from game.rules import casefile

            return casefile.run_files(paths)
        case arguments.Export(folder):
            from game.table import export

            arguments.speak_as_chosen(typed)
            return export.run(folder)
        case PlayOptions(headless=True):
            from game.table import headless

            arguments.speak_as_chosen(typed)
            return headless.run(asked)
        case PlayOptions():
            if asked.replay is not None:
                _watchable(asked.replay)
            return open_window(asked)


def _watchable(path: Path) -> None:
    """Raises Trouble for a file that is no saved game, before there is a window to say it in."""
    from game.table.notice import Unusable
    from game.table.replay import Replay

    try:
        Replay(path)
    except Unusable as unusable:
        raise Trouble(unusable.notice.message, status=2, **unusable.notice.given()) from unusable


def _tell(typed: Sequence[str], sentence: str, **given: str | int) -> None:
    try:
        arguments.speak_as_chosen(typed)
        words = arguments.said(sentence, **given)
    except Exception:
        # an installation without its sentences can still name the one it wanted
        words = " ".join([sentence, *(f"{name}={value}" for name, value in given.items())])
    # on a full disk nobody can be told
    with contextlib.suppress(OSError):
        print(words, file=sys.stderr, flush=True)
