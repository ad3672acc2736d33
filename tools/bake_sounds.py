"""Makes the sounds from numbers and keeps them: `python3 tools/bake_sounds.py [NAME ...]`.

Writes into assets/sounds; with no NAME all of them, in a minute or two. The same program writes the same bytes.
Needs what the tests need (numpy, soundfile); numpy's and libvorbis' versions decide the last bit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from tools.press.sounds.bake import bake  # noqa: E402 (the path must be set first: this file is a command)
from tools.press.sounds.catalogue import MUSIC, SOUNDS  # noqa: E402 (the same)


def main(arguments: list[str]) -> int:
    """Runs the command; 2 (from argparse) for a name that isn't in the catalogue."""
    reader = argparse.ArgumentParser(prog="bake_sounds.py", description="Makes assets/sounds anew.")
    reader.add_argument("names", nargs="*", metavar="NAME", help="only these sounds")
    names: list[str] = reader.parse_args(arguments).names
    for name in names:
        if name not in SOUNDS and name not in MUSIC:
            reader.error(f"no sound is called {name!r}; there are: {' '.join([*SOUNDS, *MUSIC])}")
    written = bake(ROOT / "assets" / "sounds", names)
    print(f"{len(written)} files, {sum(path.stat().st_size for path in written) / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
