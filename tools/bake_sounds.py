"""Bakes `assets/sounds`: effects and music, the same byte for byte at every bake on one machine.

    python3 tools/bake_sounds.py              everything, in ten minutes or so: the music takes longest
    python3 tools/bake_sounds.py NAME ...     only these sounds or tunes, for example shot_hit porch
    python3 tools/bake_sounds.py --check      writes nothing; fails when a committed sound differs from a new bake

The programs that make them are in `tools/press/sounds`.
"""

from __future__ import annotations

import os
import subprocess
import sys

CHECKOUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main() -> int:
    """Bakes in the program's own environment, with what the tests need: the Vorbis writer is among it."""
    sys.path[0] = CHECKOUT
    from tools import _environment

    command = [str(_environment.prepared("dev")), "-P", "-m", "tools.press.sounds", *sys.argv[1:]]
    return subprocess.run(command, env=_environment.variables()).returncode


if __name__ == "__main__":
    sys.exit(main())
