"""The command line: `play` (which may be left out), `case FILE...`, `replay FILE`.

Whatever is wrong with what was typed ends in one sentence and status 2. What a command does lives in its own
module, loaded only when it is asked for: `--version` and `case` never load pygame.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

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
    try:
        status = _do(typed, open_window)
        if sys.stdout is not None:  # None: started with its output closed
            sys.stdout.flush()
    except Trouble as trouble:
        _tell(trouble.sentence, **{"command": arguments.program(), **trouble.given})
        return trouble.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # what is still in the buffer would raise again when Python closes it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        log = crash.kept(error, typed)
        if log is None:
            traceback.print_exc()
            _tell("trouble-crash-unkept")
        else:
            _tell("trouble-crash", log=str(log))
        return 1
    return status


def _do(typed: Sequence[str], open_window: OpenWindow) -> int:
    asked = arguments.understood(typed)
    match asked:
        case arguments.Version():
            print(asked)
            return 0
        case arguments.Cases(paths):
            from game.rules import casefile

            return casefile.run_files(paths)
        case PlayOptions(headless=True):
            from game.table import headless

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


def _tell(sentence: str, **given: str | int) -> None:
    try:
        words = arguments.said(sentence, **given)
    except Exception:
        # an installation without its sentences can still name the one it wanted
        words = " ".join([sentence, *(f"{name}={value}" for name, value in given.items())])
    print(words, file=sys.stderr)
