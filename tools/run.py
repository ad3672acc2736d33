"""Plays Sundown Saloon: `python3 tools/run.py ARGS` is `sundown ARGS` and `python -m game ARGS`.

Needs only Python 3.11 or newer: the first start makes the program's own environment, later ones use it.
This file keeps to words that any old Python understands, so that it can say what is wrong.
"""

import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _old_python

_old_python.refuse()

from tools import _environment

if __name__ == "__main__":
    _environment.play(sys.argv[1:])
