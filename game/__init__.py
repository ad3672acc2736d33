"""Sundown Saloon: Wild West table games on one screen."""

from __future__ import annotations

__version__ = "0.1.0"
