"""Prints that are thrown away give their memory back to the system.

A table makes and throws away hundreds of prints of 100 kB to 8 MB in an hour. Left to itself, glibc soon keeps such
pieces in its heap, where they leave holes that nothing fits into: twice the memory after one hand. Smaller pieces do
the same more slowly: 50 MB of holes after a few games, which only `tidy` gives back.
"""

from __future__ import annotations

import gc
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


def tidy() -> None:
    """After a table has been left: what nobody holds any more goes, and the holes that it leaves too.

    A table, its flow and its scenes hold each other, so that only a collection lets go of their prints. Takes up to
    0.1 s, which a change of screens has.
    """
    gc.collect()
    if sys.platform != "linux":
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
