"""`python -m game ARGS` and `sundown ARGS`: the one place that knows both command line and window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game import commands
from game.options import PlayOptions
from game.trouble import Trouble


def main() -> int:
    """The command that was typed; the exit status."""
    return commands.main(sys.argv[1:], open_window)


def open_window(options: PlayOptions) -> int:
    """Runs the window until it is closed. Raises Trouble when there is no screen or no SDL."""
    if not _screen():
        raise Trouble("trouble-no-screen", status=1, why="DISPLAY is not set", command=_called())
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except (ImportError, OSError) as error:
        raise Trouble("trouble-no-library", status=1, why=str(error)) from error
    from game.stage import app

    try:
        return app.run(options)
    except pygame.error as error:
        # one that comes while a window stands is a fault of ours and told as one
        if pygame.display.get_init() and pygame.display.get_surface():
            raise
        raise Trouble("trouble-no-screen", status=1, why=str(error), command=_called()) from error


def _screen() -> bool:
    """Whether it is worth trying. Only Linux can tell beforehand; a console driver must be named."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def _called() -> str:
    return "sundown" if Path(sys.argv[0]).stem == "sundown" else "python3 -m game"


if __name__ == "__main__":
    sys.exit(main())
