"""Paints every screen: `python3 tools/contact_sheet.py [WORD...] [--named] [--size WxH] [--text N] [--language NAME]
[--to FOLDER]`.

Each screen becomes a picture, and the screens of a size one large sheet, in FOLDER (build/screens, if not named).
With words only the screens whose names hold one of them, with `--named` only the sixty or so that stand for all, with
`--text` at another size of text. No window opens. Without words, names and sizes `tools/results/table.png`, the picture
of the README, is painted too. Prints the words that found no room; the exit status is 1 when there were any. The
screens are listed in `tools/screens`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools._begin import begin

if __name__ == "__main__":
    begin("play", "tools.screens.sheets")
