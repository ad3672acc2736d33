"""Checks everything that must hold: lint, direction of imports, strict types, tests.

`python3 tools/test.py [--full] [-k WORD] [PATH ...]`: what is given is passed on to pytest, which runs on every core.
`--full` adds the large numbers and keeps what they came to in `tools/results/full.md`; a part of them, named by PATH
and `-k`, may run alone. The exit status is 0 only when all is well.
This file keeps to words that any old Python understands, so that it can say what is wrong.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Sundown Saloon needs Python 3.11 or newer and this is Python %d.%d; get one from "
        "https://www.python.org/downloads/ and start with it, for example: python3.11 tools/test.py"
        % sys.version_info[:2]
    )

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _checks

if __name__ == "__main__":
    sys.exit(_checks.run(sys.argv[1:]))
