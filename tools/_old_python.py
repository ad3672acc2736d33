"""What a Python is told that is too old for the program.

This file keeps to words that any old Python understands, and so does whatever comes before it.
"""

import os
import sys


def refuse():
    # type: () -> None
    """Ends the process with a sentence, if this Python is too old."""
    if sys.version_info < (3, 11):
        sys.exit(
            "Sundown Saloon needs Python 3.11 or newer and this is Python %d.%d; get one from "
            "https://www.python.org/downloads/ and start with it, for example: python3.11 tools/%s"
            % (sys.version_info[0], sys.version_info[1], os.path.basename(sys.argv[0]))
        )
