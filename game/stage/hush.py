"""Quiet for C libraries that tell the terminal what the program tells the person."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hushed() -> Iterator[None]:
    """Nothing written to standard error inside reaches the terminal: ALSA has ten lines for a missing device."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a terminal may have no standard error at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
