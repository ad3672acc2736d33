"""Every screen of the program by name, each put on a stage that nobody sees: for contact sheets and tests."""

from __future__ import annotations

from tools.screens.bang import BANG
from tools.screens.bang_more import BANG_MORE
from tools.screens.house import HOUSE
from tools.screens.menus import MENUS
from tools.screens.pony import PONY
from tools.screens.show import Show
from tools.screens.tables import TABLES

__all__ = ["NAMED", "SCREENS", "SIZES", "Show"]

SCREENS: dict[str, Show] = {**MENUS, **HOUSE, **TABLES, **PONY, **BANG, **BANG_MORE}
"""Name of a screen: puts it on an empty stage. In the order in which a person meets them."""

NAMED = (
    *("title", "title a game waits", "seats", "seats eight", "naming", "rules", "rules pony", "bang box", "saves"),
    *("saves one", "pause", "settings play", "settings picture", "settings pads", "settings keys", "about", "cover"),
    *("pad lost", "pad test", "guide bang", "clauses wyatt_earp", "guide search", "statistics", "statistics deeds"),
    *("evening", "kiosk title", "kiosk pin", "kiosk attract", "kiosk countdown"),
    *("table play", "table why not", "table most wanted", "table shot", "table race", "table long names"),
    *("table read sheriff", "table log", "table paying", "table hand result", "table game result", "table replay"),
    *("pony cup", "pony call", "pony race", "pony station", "pony poker", "pony duel", "pony indians"),
    *("pony final duel", "pony odds", "pony read item", "pony result"),
    *("bang characters", "bang eight long names", "bang aim", "bang shot", "bang duel", "bang store", "bang gallery"),
    *("bang result", "bang story", "bang all", "bang all long names", "bang read card"),
)
"""About sixty screens that stand for all: each kind of page, each kind of question, the fullest tables."""

SIZES = ((1280, 720), (1920, 1080), (1024, 768))
"""The window sizes that every screen is looked at in."""
