"""One program at a time goes on with a saved game.  The lock ends with the process, however it ends."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Hold an open file for this process.  Raises BlockingIOError when another one has it."""
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from error

    _FAR = 1 << 30
    """Beyond any journal: on Windows a locked byte can't be read by others."""

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold an open file for this process.  Raises BlockingIOError when another one has it."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
