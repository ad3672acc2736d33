"""Makes the program as one folder that needs no Python: `python3 tools/build.py [--out FOLDER]`.

The folder is `dist/sundown-saloon`; `sundown` in it takes the same arguments as `tools/run.py`.  It runs on systems
like the one it was made on: on Linux with the same C library or a newer one.
This file keeps to words that any old Python understands, so that it can say what is wrong.
"""

import os
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from tools import _old_python

_old_python.refuse()

from tools import _build

if __name__ == "__main__":
    sys.exit(_build.run(sys.argv[1:]))
