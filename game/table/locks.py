"""One program at a time goes on with a saved game.  The lock ends with the process, however it ends.

Where a file system knows no locks there is none.
"""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Beyond any journal: on Windows a locked byte can't be read by others."""

    def lock(file: IO[bytes]) -> None:
        """Hold an open file for this process.  Raises BlockingIOError when another one has it."""
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from error
        finally:
            file.seek(0)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold an open file for this process.  Raises BlockingIOError when another one has it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if isinstance(error, BlockingIOError):
                raise
