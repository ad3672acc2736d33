"""Bakes `assets/pictures`: engravings, busts and places, the same byte for byte at every bake.

    python3 tools/bake.py                     everything, some four minutes on two cores
    python3 tools/bake.py --only busts        names that contain "busts"
    python3 tools/bake.py --check             writes nothing; fails when a committed picture differs from a new bake
    python3 tools/bake.py --list              names and sizes

The programs that draw are in `tools/press`; sounds are baked by `tools/bake_sounds.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys

CHECKOUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main() -> int:
    """Bakes in the program's own environment, which is made first if it must be."""
    sys.path[0] = CHECKOUT
    from tools import _environment

    command = [str(_environment.prepared("play")), "-P", "-m", "tools.press.bakery", *sys.argv[1:]]
    return subprocess.run(command, env=_environment.variables() | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
