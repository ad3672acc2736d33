"""How a command of this folder begins that needs more than Python has: `python3 tools/NAME.py` goes on as a module in
the program's own environment, which is made first if it must be.

This file keeps to words that any old Python understands, so that it can say what is wrong.
"""

import os
import sys
from typing import TYPE_CHECKING

from tools import _old_python

if TYPE_CHECKING:
    from typing import NoReturn

    from tools._environment import Need


def begin(need: "Need", module: str) -> "NoReturn":
    """Becomes `python -m MODULE` with the arguments of this process, where there is what `need` asks for.

    Ends the process with a sentence when that can't be done.
    """
    _old_python.refuse()
    from tools import _environment

    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    _environment.become(need, module, sys.argv[1:])
