"""The first frame needs little: what is loaded before it is loaded at every start."""

from __future__ import annotations

import subprocess
import sys

LATER = ("numpy", "multiprocessing", "ctypes", "game.bots", "game.rules", "game.wyatt_earp", "game.pony_express")
PROGRAM = f"""
import sys
import game.stage.app
import game.stage.menus.title
print(*(name for name in {LATER} if name in sys.modules))
"""


def test_only_the_title_is_loaded_before_the_first_frame() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
