"""Ways to break the rules of Wyatt Earp, one at a time, for `tools/break_rules.py`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple


class Breakage(NamedTuple):
    """`name` says what is broken; inside `broken()` it is."""

    name: str
    broken: Callable[[], AbstractContextManager[None]]
