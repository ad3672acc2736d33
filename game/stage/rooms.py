"""Where each game's room is: the table at which it is played, and the one at which it is watched.

A room is loaded when it is first entered: the title needs to know only which there are.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from game.stage.play.table import Table
    from game.stage.play.watching import Watching
    from game.stage.scene import Scene
    from game.table.replay import Replay
    from game.table.seating import Setup
    from game.table.session import Session

ROOMS: Final = {"wyatt_earp": "game.stage.earp", "pony_express": "game.stage.pony", "bang": "game.stage.bang"}
"""Game: package.  There `table` has a class TABLE, and `replay`, once the game can be watched, a class WATCHING."""
OPEN: Final = tuple(ROOMS)
"""The games that can be played."""


def table_of(
    session: Session, leave: Callable[[], None] = lambda: None, again: Callable[[Setup], None] = lambda setup: None
) -> Table[Any, Any, Any]:
    """A table for the session's game.  Raises KeyError for a game without a room."""
    table: type[Table[Any, Any, Any]] = import_module(f"{ROOMS[session.setup.game]}.table").TABLE
    return table(session=session, leave=leave, again=again)


def session_of(scene: Scene) -> Session | None:
    """The game that is played in a scene; None for one that is no table."""
    from game.stage.play.table import Table

    return scene.session if isinstance(scene, Table) else None


def watching_of(replay: Replay) -> Watching | None:
    """The table at which a saved game is watched; None for a game that can't be."""
    package = ROOMS.get(replay.setup.game)
    if package is None or find_spec(f"{package}.replay") is None:
        return None
    watching: type[Watching] = import_module(f"{package}.replay").WATCHING
    return watching(replay=replay)
