"""Prints that are thrown away give their memory back to the system.

A table makes and throws away hundreds of prints of 100 kB to 8 MB in an hour. Left to itself, glibc soon keeps such
pieces in its heap, where they leave holes that nothing fits into: twice the memory after one hand.
"""

from __future__ import annotations

import sys

M_MMAP_THRESHOLD = -3
"""Name of the setting in glibc's malloc.h."""
LARGE = 128 * 1024
"""Bytes from which a piece is asked of the system and returned to it; glibc's own first value, which then stays."""


def give_back() -> None:
    """From now on. Does nothing where the C library has no such setting."""
    if sys.platform != "linux":
        return
    import ctypes  # after the first frame is early enough for it

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, LARGE)
