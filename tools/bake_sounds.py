"""Bakes `assets/sounds`: effects and music, the same byte for byte at every bake on one machine.

    python3 tools/bake_sounds.py              everything, in ten minutes or so: the music takes longest
    python3 tools/bake_sounds.py NAME ...     only these sounds or tunes, for example shot_hit porch
    python3 tools/bake_sounds.py --check      writes nothing; fails when a committed sound differs from a new bake

The programs that make them are in `tools/press/sounds`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if __name__ == "__main__":
    begin("dev", "tools.press.sounds")  # the Vorbis writer is among what the tests need
