"""`python -m game ARGS` and `sundown ARGS`: the one place that knows both command line and window."""

from __future__ import annotations

import os
import sys

from game import commands
from game.options import PlayOptions
from game.trouble import Trouble


def main() -> int:
    """The command that was typed; the exit status. In a frozen program the bots' process begins here too."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    return commands.main(sys.argv[1:], open_window)


def open_window(options: PlayOptions) -> int:
    """Runs the window until it is closed. Raises Trouble when there is no screen or no SDL."""
    if not _screen():
        raise Trouble("trouble-no-screen", status=1, why="DISPLAY is not set")
    if options.kiosk:
        from game.table import kiosk

        if not kiosk.watched():
            return kiosk.watch(sys.argv[1:])
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame  # noqa: F401 -- only to see whether it loads, before ours that needs it
    except (ImportError, OSError) as error:
        raise Trouble("trouble-no-library", status=1, why=str(error)) from error
    from game.stage import app

    return app.run(options)


def _screen() -> bool:
    """Whether it is worth trying. Only Linux can tell beforehand; a console driver must be named."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


if __name__ == "__main__":
    sys.exit(main())
