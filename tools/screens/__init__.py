"""Every screen of the program by name, each put on a stage that nobody sees: for contact sheets and tests."""

from __future__ import annotations

from tools.screens.bang import BANG
from tools.screens.bang_more import BANG_MORE
from tools.screens.menus import MENUS
from tools.screens.pony import PONY
from tools.screens.show import Show
from tools.screens.tables import TABLES

__all__ = ["SCREENS", "SIZES", "Show"]

SCREENS: dict[str, Show] = {**MENUS, **TABLES, **PONY, **BANG, **BANG_MORE}
"""Name of a screen: puts it on an empty stage. In the order in which a person meets them."""

SIZES = ((1280, 720), (1920, 1080), (1024, 768))
"""The window sizes that every screen is looked at in."""
