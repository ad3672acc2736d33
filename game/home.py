"""Where the program keeps what belongs to the person: settings, saves, results."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """The folder for saved things: `$SUNDOWN_HOME`, or the system's usual place. Not made here."""
    wanted = os.environ.get("SUNDOWN_HOME")
    return Path(wanted) if wanted else Path(platformdirs.user_data_dir("sundown-saloon", appauthor=False))
