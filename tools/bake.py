"""Bakes `assets/pictures`: engravings, busts and places, the same byte for byte at every bake.

    python3 tools/bake.py                     everything, some four minutes on two cores
    python3 tools/bake.py --only busts        names that contain "busts"
    python3 tools/bake.py --check             writes nothing; fails when a committed picture differs from a new bake
    python3 tools/bake.py --list              names and sizes

The programs that draw are in `tools/press`; sounds are baked by `tools/bake_sounds.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if __name__ == "__main__":
    begin("dev", "tools.press.bakery")  # numpy is among what the tests need
