"""The type of what puts a screen on a stage."""

from __future__ import annotations

from collections.abc import Callable

from tests.stage.theatre import Theatre

Show = Callable[[Theatre], None]
"""Puts a screen on a fresh stage and lets time pass until it stands as a person sees it."""
