"""The checks behind `tools/test.py`, one after the other, and a summary of them."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence

from tools import _environment

CHECKS: dict[str, tuple[str, ...]] = {
    "lint": ("-m", "ruff", "check"),
    "imports": ("-c", "from importlinter.cli import lint_imports_command as check; check()"),
    "types": ("-m", "mypy", "--strict"),
    "tests": ("-m", "pytest", "-q", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"),
}
"""Name of a check: what the environment's Python is given. All run at the top of the checkout."""


def run(arguments: Sequence[str]) -> int:
    """Runs every check, the later ones also when an earlier one fails; 0 when all hold, else 1.

    `arguments` go to pytest. Nothing reads from the keyboard, so it runs unattended.
    """
    python = _environment.prepared("dev")
    lines = []
    failed = False
    for name, command in CHECKS.items():
        print(f"== {name}", flush=True)
        extra = arguments if name == "tests" else ()
        began = time.monotonic()
        status = subprocess.run(
            [str(python), *command, *extra],
            cwd=_environment.CHECKOUT,
            env=_environment.variables(),
            stdin=subprocess.DEVNULL,
        ).returncode
        failed = failed or status != 0
        verdict = "ok" if status == 0 else f"FAILED (status {status})"
        lines.append(f"{name:10}{time.monotonic() - began:6.0f} s  {verdict}")
    print("== summary", *lines, sep="\n", flush=True)
    return int(failed)
