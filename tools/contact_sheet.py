"""Paints every screen: `python3 tools/contact_sheet.py [WORD...] [--named] [--size WxH] [--text N] [--language NAME]
[--to FOLDER]`.

Each screen becomes a picture, and the screens of a size one large sheet, in FOLDER (build/screens, if not named).
With words only the screens whose names hold one of them, with `--named` only the sixty or so that stand for all, with
`--text` at another size of text. No window opens. Without words, names and sizes `tools/results/table.png`, the picture
of the README, is painted too. Prints the words that found no room; the exit status is 1 when there were any. The
screens are listed in `tools/screens`.
"""

from __future__ import annotations

import os
import subprocess
import sys

CHECKOUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main() -> int:
    """Paints in the program's own environment, which is made first if it must be."""
    sys.path[0] = CHECKOUT
    from tools import _environment

    command = [str(_environment.prepared("play")), "-P", "-m", "tools.screens.sheets", *sys.argv[1:]]
    env = _environment.variables() | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.run(command, env=env, cwd=CHECKOUT).returncode


if __name__ == "__main__":
    sys.exit(main())
