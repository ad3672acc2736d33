"""What a scene is: a screenful of controls that stands on the stage's stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage.focus import Control, Focus
from game.stage.intent import Back, Intent
from game.stage.motion import Motion

if TYPE_CHECKING:
    from game.stage.stage import Stage

__all__ = ["Control", "PauseEntry", "Scene", "Timer"]


@dataclass(slots=True)
class Timer:
    """Something to be done after a while of the scene's own time."""

    left: float
    action: Callable[[], None]


@dataclass(frozen=True, slots=True)
class PauseEntry:
    """Something a table offers in the pause menu. `label` is words; `why` a message id when it can't be done."""

    label: str
    action: Callable[[], None]
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(eq=False)
class Scene:
    """One screen. Subclasses override what they need; the stage calls everything here.

    Only `draw` and `draw_over` paint, and they change nothing. Time (motion, timers) passes only while
    the scene is in front and the window has the focus, so everything pauses under a menu by itself.
    """

    motion: Motion = field(default_factory=Motion)
    focus: Focus = field(default_factory=Focus)
    timers: list[Timer] = field(default_factory=list)
    stage: Stage = field(init=False)

    @property
    def name(self) -> str:
        """The scene's name for tests and for bug reports."""
        return type(self).__name__.lower()

    @property
    def overlay(self) -> bool:
        """Whether the scene below shows round it."""
        return False

    @property
    def typing(self) -> bool:
        """Whether letters go into a text field now."""
        return False

    @property
    def wants_key(self) -> bool:
        """Whether the next key, whatever it is, is to be heard as it is."""
        return False

    @property
    def by_hand(self) -> bool:
        """Whether sticks, triggers and buttons that are let go are heard as they are: Lean, Squeeze, Release."""
        return False

    @property
    def press_sound(self) -> str:
        """What a press on an enabled control sounds like; "" when the scene sounds by itself."""
        return "confirm"

    @property
    def comes_at_once(self) -> bool:
        """Whether the scene covers what was shown from its first frame on, in place of fading in."""
        return False

    @property
    def press_ends_act(self) -> bool:
        """Whether a press while an act runs ends the act and does nothing else."""
        return True

    @property
    def tension(self) -> float | None:
        """How tense it is here, 0 calm to 1 showdown, for the music; None when what lies below says it."""
        return None

    @property
    def seat_marks(self) -> tuple[int, ...] | None:
        """The mark of each seat's person, for scenes with seats; None when what lies below says it."""
        return None

    @property
    def asked(self) -> frozenset[int]:
        """The seats that must answer now: losing their pad is a pause, losing another's is a notice."""
        return frozenset()

    @property
    def faced(self) -> int | None:
        """The seat for whose person the screen is: the only one that is asked; None when it is for all."""
        return next(iter(self.asked)) if len(self.asked) == 1 else None

    @property
    def sides(self) -> tuple[int, ...] | None:
        """The side of the table at which each seat's person sits, for scenes with seats; None when what lies below
        says it.
        """
        return None

    def entered(self) -> None:
        """The scene has come to stand on the stack; `self.stage` is set."""

    def left(self) -> None:
        """The scene has been taken off the stack."""

    def uncovered(self) -> None:
        """The scene above is gone."""

    def laid_out(self) -> None:
        """The window, the text size or a setting has changed (also called once after `entered`)."""

    def spoken(self) -> None:
        """Another language is spoken from now on; `laid_out` follows."""

    def controls(self) -> Sequence[Control]:
        """What may be pressed now, in reading order; later ones lie on top."""
        return ()

    def draw(self, screen: pygame.Surface) -> None:
        """Paint the scene."""

    def draw_over(self, screen: pygame.Surface) -> None:
        """Paint what lies above the focus brackets."""

    def focus_rect(self, control: Control) -> Rect:
        """Where the brackets of the focused control go."""
        return control.rect

    def press(self, control: Control, intent: Intent) -> None:
        """An enabled control has been pressed."""

    def refused(self, control: Control, intent: Intent) -> None:
        """A disabled control has been pressed: say why."""
        if control.why:
            self.stage.notice(control.why, **control.args)
            self.stage.sounds.play("error")

    def focused(self, control: Control) -> None:
        """The focus has come to a control."""

    def back(self, intent: Back) -> None:
        """Back was pressed. A scene that isn't the last leaves."""
        self.stage.pop(self)

    def menu(self, intent: Intent) -> None:
        """The menu button was pressed."""
        self.stage.open_pause()

    def pause_entries(self) -> Sequence[PauseEntry]:
        """What the pause menu over this scene offers besides its own: undo, a bot for a seat, conceding."""
        return ()

    @property
    def keeps_picks(self) -> bool:
        """Whether every pick is on the disk at once, so that nothing is lost by leaving."""
        return True

    def heard(self, intent: Intent) -> bool:
        """Any intent before the stage deals with it; True when it has been dealt with."""
        return False

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """What an end-to-end test may want to know besides the controls."""
        return {}

    @property
    def thinking(self) -> bool:
        """Something goes on that isn't motion: a bot thinks, the disk works."""
        return False

    def after(self, ms: float, action: Callable[[], None]) -> Timer:
        """Do something once `ms` of the scene's own time have passed."""
        timer = Timer(ms, action)
        self.timers.append(timer)
        return timer

    def tick(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self.motion.tick(ms)
        for timer in tuple(self.timers):
            timer.left -= ms
            if timer.left <= 0 and timer in self.timers:
                self.timers.remove(timer)
                timer.action()

    def next_due(self) -> float | None:
        """Milliseconds until something happens by itself; 0 = every frame; None = nothing is to come."""
        if self.motion.busy:
            return 0.0
        return max(0.0, min((timer.left for timer in self.timers), default=-1.0)) if self.timers else None
