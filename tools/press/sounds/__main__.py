"""Behind `tools/bake_sounds.py`: reads its arguments, bakes or compares, says what was done."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.press.sounds.bake import bake, differing, known
from tools.press.sounds.catalogue import SOUNDS
from tools.press.sounds.tunes import TUNES

KEPT = Path(__file__).resolve().parents[3] / "assets" / "sounds"
"""Where the game looks for sounds."""


def main(arguments: Sequence[str], folder: Path = KEPT) -> int:
    """0 when all is written or the same; 1 when --check finds a difference; ends with 2 for an unknown name."""
    reader = argparse.ArgumentParser(prog="bake_sounds.py", description="Makes assets/sounds anew.")
    reader.add_argument("names", nargs="*", metavar="NAME", help="only these sounds or tunes, all their takes")
    reader.add_argument("--check", action="store_true", help="write nothing, compare with what is there")
    given = reader.parse_args(arguments)
    names: list[str] = given.names
    for name in names:
        if not known(name):
            reader.error(f"no sound is called {name!r}; there are: {' '.join([*SOUNDS, *TUNES])}")
    if given.check:
        others = differing(folder, names)
        print(*[f"{name} isn't what the program makes" for name in others], f"{len(others)} differ", sep="\n")
        return int(bool(others))
    written = bake(folder, names)
    print(f"{len(written)} files, {sum(path.stat().st_size for path in written) / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
