"""The slice of a long list that the ordinary run takes; `--full` takes all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sliced(values: Iterable[Any], every: int, single: bool = True) -> list[Any]:
    """Parameters of a test: each `every`-th, from the first on, in the ordinary run, the others with `--full`.
    `single`: a value is one argument; else it holds one for each.
    """
    return [
        pytest.param(*((value,) if single else value), marks=pytest.mark.full if number % every else ())
        for number, value in enumerate(values)
    ]
