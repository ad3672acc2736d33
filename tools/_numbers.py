"""Numbers on the command lines of tools."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable


def between(least: int, most: int | None = None) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number from `least` on, up to `most` if there is an end."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            span = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"{text!r} is no whole number {span}")
        return number

    return read
