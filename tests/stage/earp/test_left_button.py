"""With the left button of the mouse and nothing else."""

from __future__ import annotations

import pygame

from game.stage.earp.table import EarpTable
from game.stage.play.results import GameOver
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre


class LeftButton(Theatre):
    """One person against a bot, who lays what can be laid and discards the first card."""

    def __init__(self) -> None:
        chairs = (Chair("Ana", 0, "person"), Chair("Bo", 1, "bot", "random"))
        session = Session.start(Setup("wyatt_earp", chairs, "seed-004", {"game_target": 5000}, 5))
        self.table = EarpTable(session=session)
        self.clicked: list[str] = []
        super().__init__(self.table, settings=Settings(pace="instant"), painting=False)

    def send(self, kind: int, **values: object) -> None:
        """Only the left button is there."""
        assert kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        assert values.get("button", 1) == 1
        super().send(kind, **values)

    def go_on(self) -> None:
        """One press, if one is wanted."""
        scene, table = self.scene, self.table
        if scene is table and (table.motion.acting or table.flow.thinking or not (table.desk or table.race)):
            return
        lit = [control.id for control in scene.controls() if control.enabled]
        draws = table.desk is not None and table.desk.ask_kind == "draw"
        wanted = ("go_on", "next", "pass", "all-pass", "supply" if draws else "lay", "discard", "end")
        cards = (name for name in lit if name.startswith("card:"))
        chosen = next((name for name in (*wanted, *cards) if name in lit), lit[-1])
        self.clicked.append(chosen)
        self.click_on(chosen)


def test_a_whole_game() -> None:
    hunt = LeftButton()
    for _ in range(2000):
        hunt.frame()
        if isinstance(hunt.scene, GameOver):
            break
        hunt.go_on()
    assert isinstance(hunt.scene, GameOver), hunt.clicked[-9:]
    assert hunt.table.session.over
