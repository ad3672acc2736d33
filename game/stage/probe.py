"""What a test may see of a running window: which scene stands, where its controls are, what has the focus.

With SUNDOWN_PROBE=PATH in the environment, one JSON object a line is appended to PATH whenever what is shown
has changed, after the frame that shows it was flipped. Without it `show` costs one comparison.

    {"n": 7, "scene": "title", "busy": false, "focus": "play", "size": [1280, 720],
     "controls": [{"name": "play", "rect": [520, 300, 240, 64], "lit": true}], "facts": {"seat": 0}}

`n` counts lines from 0; rectangles are x, y, width, height in pixels of the window; `busy` says that
something is still moving or bots are thinking, so a press now would only skip; an unlit control does nothing
but say why.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

Fact = str | int | bool | None


class Control(NamedTuple):
    """One thing that can be pressed: its name in the scene, its rectangle, whether a press does something."""

    name: str
    rect: tuple[int, int, int, int]
    lit: bool = True


class Probe:
    """Appends what is shown to a file, one line for each change."""

    def __init__(self, path: Path) -> None:
        """Opens the file for appending; OSError when that can't be done."""
        self._file = path.open("a", encoding="utf-8", buffering=1)
        self._last = ""
        self._lines = 0

    def show(
        self,
        scene: str,
        controls: Iterable[Control],
        focus: str | None,
        size: tuple[int, int],
        busy: bool,
        facts: Mapping[str, Fact],
    ) -> None:
        """Writes a line unless it would say the same as the last one."""
        shown = {
            "scene": scene,
            "busy": busy,
            "focus": focus,
            "size": list(size),
            "controls": [{"name": c.name, "rect": list(c.rect), "lit": c.lit} for c in controls],
            "facts": dict(facts),
        }
        line = json.dumps(shown)
        if line == self._last:
            return
        self._last = line
        self._file.write(json.dumps({"n": self._lines, **shown}) + "\n")
        self._lines += 1

    def close(self) -> None:
        """Closes the file."""
        self._file.close()


_probe = Probe(Path(os.environ["SUNDOWN_PROBE"])) if os.environ.get("SUNDOWN_PROBE") else None


def show(
    scene: str,
    controls: Callable[[], Iterable[Control]],
    focus: str | None,
    size: tuple[int, int],
    *,
    busy: bool = False,
    **facts: Fact,
) -> None:
    """Called by the window's loop after each flip. `controls` is only called when somebody looks.

    `facts` are whatever else the scene wants a test to know, by name: whose turn, how many cards, a result.
    """
    if _probe is not None:
        _probe.show(scene, controls(), focus, size, busy, facts)
