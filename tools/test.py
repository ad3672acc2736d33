"""Checks everything that must hold: lint, direction of imports, strict types, tests.

`python3 tools/test.py [--full] [-k WORD] [PATH ...]`: what is given is passed on to pytest, which runs on every core.
`--full` adds the large numbers and keeps what they came to in `tools/results/full.md`; a part of them, named by PATH
and `-k`, may run alone. The exit status is 0 only when all is well.
"""

# Kept to words that any old Python understands, so that it can say what is wrong.

import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _old_python

_old_python.refuse()

from tools import _checks

if __name__ == "__main__":
    if "-h" in sys.argv or "--help" in sys.argv:
        print(__doc__)
    else:
        sys.exit(_checks.run(sys.argv[1:]))
