"""The parts of `tools/build.py`."""

from __future__ import annotations
