"""The smallest room there can be: any game played at a bare table, every option a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import Rect

from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.motion import Choreography, Wait
from game.stage.play.acts import Acts, Turn
from game.stage.play.desk import Answer, Desk, plain
from game.stage.play.floor import Floor
from game.stage.play.table import Table
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene


@dataclass(frozen=True)
class PlainLayout:
    scale: float
    zoom: float = 1.0


@dataclass(eq=False)
class PlainFloor(Floor[PlainLayout, Any]):
    open: bool = True

    def show(self, g: Any) -> None:
        self.state = g

    def hold(self, seat: int, opened: bool) -> None:
        self.holder, self.open = seat, opened

    def turn(self, opened: bool) -> None:
        self.open = opened


class PlainDesk(Desk[Any, Pick]):
    def press(self, thing: str) -> Pick:
        return ()

    def back(self) -> bool:
        return False

    def answers(self) -> Sequence[Answer]:
        picks = [plain(option) for option in self.options]
        return [Answer("pass" if pick == PASS else f"option:{n}", pick) for n, pick in enumerate(picks)]


@dataclass(frozen=True)
class PlainQuestion:
    sentence: str
    offers: Sequence[Offer]
    refusals: Mapping[str, Refusal] = field(default_factory=dict)


def rest(floor: PlainFloor, turn: Turn[Any]) -> Choreography:
    yield Wait(10)


@dataclass(eq=False)
class PlainTable(Table[PlainFloor, PlainDesk, PlainQuestion]):
    """`ended` once the result has been handed over."""

    windows = frozenset({"photo_window", "wyatt_window"})
    ended: bool = False

    @property
    def acts(self) -> Acts[PlainFloor, Any]:
        acts: Acts[PlainFloor, Any] = Acts()
        for event in self.session.game.events.values():
            acts.act(event, "focus_tick")(rest)
        return acts

    def lay(self, viewer: int | None) -> PlainFloor:
        g = self.session.view(viewer).state
        scale = self.stage.canvas.scale
        return PlainFloor(PlainLayout(scale), self.motion, g, self.cast(), self.stage.sounds.play, viewer)

    def fit(self) -> None:
        self.floor.layout = PlainLayout(self.stage.canvas.scale)
        self.motion.finish_all()

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill("black")
        sentence, seat = self.sentence()
        prompting.draw(self.stage, screen, self.bar, sentence, self.offers(), seat)

    def new_desk(self, seat: int, face_down: bool) -> PlainDesk:
        session = self.session
        view = session.view(seat)
        return PlainDesk(
            view.state, seat, session.ask_kind(), session.options(seat), lambda pick: session.why_not(seat, pick), ()
        )

    def question_of(self, desk: PlainDesk, prompt: str) -> PlainQuestion:
        return PlainQuestion(prompt, [Offer(answer.id, answer.id) for answer in desk.answers()])

    def goals(self, desk: PlainDesk) -> Sequence[str]:
        return ()

    def things(self) -> Sequence[Control]:
        return [Control(f"seat:{seat}", Rect(10 + 60 * seat, 10, 50, 50)) for seat in range(len(self.names))]

    def reader(self, thing: str) -> Scene | None:
        return None

    def show_hand_result(self) -> None:
        self.flow.go_on()

    def show_game_result(self) -> None:
        self.ended = True
