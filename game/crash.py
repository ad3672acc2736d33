"""The record of a crash: a file that can be sent with a report."""

from __future__ import annotations

import os
import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game import __version__


def logs() -> Path:
    """The folder for such records: `$SUNDOWN_HOME/logs`, or the system's usual place. Not made here."""
    home = os.environ.get("SUNDOWN_HOME")
    if home:
        return Path(home) / "logs"
    import platformdirs

    return Path(platformdirs.user_log_dir("sundown-saloon", appauthor=False))


def kept(error: BaseException, typed: Sequence[str]) -> Path | None:
    """Writes down what happened; where that is, or None when no file can be written."""
    story = "".join(traceback.format_exception(error))
    machine = f"sundown-saloon {__version__}, Python {sys.version}, {platform.platform()}"
    head = f"{machine}\narguments: {list(typed)}\n\n"
    path = logs() / f"crash-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # a path in the story may hold bytes that are no letters
        path.write_text(head + story, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path
