"""The stage: a stack of scenes, the devices, the focus, the clock. Scenes get everything they need from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage import turning
from game.stage.brackets import Brackets
from game.stage.curtain import Curtain
from game.stage.devices.keyboard import Keyboard
from game.stage.devices.mouse import Mouse
from game.stage.devices.one_hand import keys_of
from game.stage.devices.pads import Pads
from game.stage.doors import Doors, Notice
from game.stage.focus import Control
from game.stage.frame import paint_frame, report
from game.stage.front_time import FrontTime
from game.stage.intent import MOUSE, Device, Intent, Kind
from game.stage.layout import Canvas
from game.stage.motion import Manner, Pace
from game.stage.paint.press import Press
from game.stage.presses import Presses
from game.stage.router import Router
from game.stage.scene import Scene
from game.stage.seating import Seating
from game.stage.sound import Sounds
from game.stage.text import speak, text
from game.stage.window import Window
from game.table.settings import LIKE_BOTS, Keeper, Settings

if TYPE_CHECKING:
    from game.bots.worker import Worker
    from game.stage.director import Director
    from game.stage.kiosk import Kiosk

FRAME = 1 / 60
CALM = 1 / 10
"""The pace of frames while the window is minimised."""
OPEN_MS = 180
CLOSE_MS = 120


@dataclass(eq=False)
class Stage:
    """Everything between the window system and the scenes."""

    settings: Settings
    window: Window
    sounds: Sounds
    doors: Doors = field(default_factory=Doors)
    mouse: Mouse = field(default_factory=Mouse)
    keyboard: Keyboard = field(default_factory=Keyboard)
    pads: Pads = field(default_factory=Pads)
    seating: Seating = field(default_factory=Seating)
    names: list[str] = field(default_factory=list)
    """The names of the seats of the game that is played."""
    scenes: list[Scene] = field(default_factory=list)
    now: float = 0.0
    """Seconds on the stage's clock at the last frame or event."""
    pace: str | None = None
    """A pace for this run only, in place of the chosen one."""
    tidy: Callable[[], None] = lambda: None
    """Gives back what thrown away prints have held."""
    director: Director | None = None
    """Cuts and captions the game that bots show while nobody is there."""
    guard: Kiosk | None = None
    """Hears all first, in a window that runs alone in public; nothing is kept then."""
    running: bool = True
    status: int = 0
    """The exit status when the window closes."""
    awake: bool = True
    """The window has the focus: input counts and time passes."""
    minimised: bool = False
    device: Kind = Kind.MOUSE
    """What was used last; decides which button pictures are shown."""
    pressed_with: Device = MOUSE
    """What the last button was pressed on; decides who opened what is in front."""
    said: Notice | None = None
    curtain: Curtain = field(default_factory=Curtain)

    def __post_init__(self) -> None:
        self._dirty = True
        self._untidy = False
        self._time = FrontTime(self.now)
        self._painted = False
        self._presses = Presses(self.settings)
        self._kept = Keeper(self.settings)
        self._last_frame = -1.0
        self._router = Router(self)
        self._brackets = Brackets()
        self.mouse.placed = self.window.point
        self.heed_settings()

    @cached_property
    def bots(self) -> Worker:
        """Where bots think, once it has been started; until then they think between two frames."""
        from game.bots.worker import Worker  # the games' rules come with it, and the title needs none

        return Worker()

    # scenes

    @property
    def canvas(self) -> Canvas:
        """The canvas of the window as it is now."""
        return self.window.canvas

    @property
    def press(self) -> Press:
        """What everything is printed with: made anew for each window size, text size and choice of type."""
        return self._presses.of(self.canvas.scale, self.canvas.text, self.marks)

    @property
    def marks(self) -> tuple[int, ...]:
        """The marks of the seats of what is played; none where every seat wears that of its number."""
        told = (scene.seat_marks for scene in reversed(self.scenes))
        return next((marks for marks in told if marks is not None), ())

    def press_of_width(self, pixels: int, units: float) -> Press:
        """A press that prints something `units` wide at exactly `pixels`."""
        return self._presses.of(pixels / units, self.canvas.text, self.marks)

    @property
    def brackets(self) -> Rect | None:
        """Where the focus brackets are now, in window pixels."""
        return self._brackets.rect

    @property
    def front(self) -> Scene | None:
        """The scene that is asked."""
        return self.scenes[-1] if self.scenes else None

    @property
    def tension(self) -> float:
        """How tense it is, 0 to 1: the uppermost scene that has an opinion says it."""
        told = (scene.tension for scene in reversed(self.scenes))
        return next((tension for tension in told if tension is not None), 0.0)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._release(OPEN_MS, scene)
        self.scenes.append(scene)
        self._enter(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take a scene (the front one, if not named) and all above it off. The last one stays."""
        scene = scene or self.front
        if scene is None or scene is self.scenes[0]:
            return
        self._release(CLOSE_MS, self.scenes[self.scenes.index(scene) - 1])
        while self.scenes[-1] is not scene:
            self.scenes.pop().left()
        self.scenes.pop().left()
        self.scenes[-1].uncovered()
        self._settle()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the front one."""
        self._release(OPEN_MS, scene)
        if self.scenes:
            self.scenes.pop().left()
        self.scenes.append(scene)
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Clear the stack for a scene."""
        self._release(OPEN_MS, scene)
        while self.scenes:
            self.scenes.pop().left()
        self.scenes.append(scene)
        self._enter(scene)

    def back_to(self, kind: type[Scene]) -> bool:
        """Take scenes off until one of that class is in front; False (and nothing done) when there is none."""
        if not any(isinstance(scene, kind) for scene in self.scenes):
            return False
        while not isinstance(self.scenes[-1], kind):
            self.pop()
        return True

    def open_pause(self) -> None:
        """Open the pause menu, if the program has one."""
        if self.doors.pause is not None:
            self.push(self.doors.pause())

    def quit(self) -> None:
        """Close the window after this frame."""
        self.running = self.guard is not None and not self.guard.closing

    # what scenes may ask for

    def touch(self) -> None:
        """Something has changed: paint a frame soon."""
        self._dirty = True

    def notice(self, message: str, **args: str | int) -> None:
        """Show a sentence for as long as it takes to read it."""
        self.said = Notice.of(text(message, **args), self.now)
        self.touch()

    def forget_prints(self) -> None:
        """Throw away what was printed for screens that won't come back soon; what is needed is printed anew."""
        self._presses.forget()
        # not before the next step: whoever calls this is often the scene that has just been left
        self._untidy = True
        self.touch()

    def heed_settings(self) -> None:
        """Settings have changed: hand them to whoever works by them. What changes the picture needs `lay_out`."""
        chosen = self.settings
        self.pads.dead_zone = chosen.dead_zone / 100
        self.pads.swap = chosen.confirm_swap
        self.pads.rumbling = chosen.rumble
        self.pads.maps = chosen.pad_maps
        self.pads.toggle_holds = self.keyboard.toggle_holds = chosen.toggle_holds
        self.keyboard.bind(keys_of(chosen.one_hand, chosen.keys))
        self.pads.hand = chosen.one_hand
        self.sounds.levelled()
        for scene in self.scenes:
            scene.motion.manner = self.manner

    def speak(self, tag: str) -> None:
        """Speak another language from now on, on every screen that is open. ValueError when there is none such."""
        speak(tag)
        self.settings.language = tag
        self.said = None
        for scene in self.scenes:
            scene.spoken()
        self.lay_out()
        self.touch()

    def save_settings(self) -> None:
        """Put the settings on disk."""
        if self.guard is None and not self._kept.save():
            self.notice("settings-not-saved")

    @property
    def manner(self) -> Manner:
        """The pace of what moves, and reduced motion."""
        own = self.settings.animations
        pace = self.pace_now if self.pace is not None or own == LIKE_BOTS else own
        return Manner(Pace[pace.upper()], self.settings.reduced_motion)

    @property
    def pace_now(self) -> str:
        """The name of the pace of bots, and of what moves unless that has its own: this run's, or the chosen one."""
        return self.pace or self.settings.pace

    def toggle_full_screen(self) -> None:
        """Full screen, or a window again."""
        self.window.toggle()
        self.mouse.rest()
        self.lay_out()

    def lay_out(self) -> None:
        """The window's size or the text size has changed."""
        self._presses.forget()
        self.curtain.lift()
        if pygame.display.get_surface() is not None:
            self.window.measure()
        self._lay_scenes()

    def _lay_scenes(self) -> None:
        self._brackets.forget()
        for scene in self.scenes:
            scene.laid_out()
        self._settle()

    def _face(self) -> None:
        """Turn the picture to whoever is asked, where the screen lies on the table."""
        side = turning.wanted(self)
        if side == self.window.page.side:
            return
        self._router.release()
        before = self.canvas
        self.window.turn(side)
        # what was shown fades for nobody: it would lie there the other way round
        self.curtain.lift()
        if self.canvas != before:
            self._lay_scenes()
        self.touch()

    # the loop

    def take(self, event: pygame.Event, now: float) -> None:
        """Deal with one event of the window system."""
        self.now = now
        if self.front is None or not self.front.motion.busy:
            # what begins to move now begins now, however long nothing moved
            self._pass_time(now)
        if self.guard is None or not self.guard.takes(event, now):
            self._router.take(event, now)

    def due(self, now: float) -> float:
        """Seconds until a frame is due."""
        frame = CALM if self.minimised else FRAME
        next_frame = max(0.0, self._last_frame + frame - now)
        waits = [1.0]
        if self._dirty or self.curtain.busy:
            waits.append(next_frame)
        front = self.front
        if front is not None and self.awake:
            scene_due = self._time.due(front)
            if scene_due is not None:
                waits.append(max(next_frame, scene_due - now))
        if self.said is not None:
            waits.append(max(0.0, self.said.until - now))
        if self.guard is not None:
            waits.append(self.guard.due(now))
        for held in (self.mouse.due, self.keyboard.due, self.pads.due):
            if held is not None:
                waits.append(max(0.0, held - now))
        return min(waits)

    def step(self, now: float) -> bool:
        """Let time pass up to `now`. True when a frame should be painted."""
        self.now, self._last_frame = now, now
        self._pass_time(now)
        if self._untidy:
            self._untidy = False
            self.tidy()
        self._router.tick(now)
        if self.guard is not None:
            self.guard.tick(now)
        if self.said is not None and now >= self.said.until:
            self.said, self._dirty = None, True
        self._face()
        self._settle()
        self.sounds.feel(self.tension)
        painted, self._dirty = self._dirty, False
        return painted and not self.minimised

    def _pass_time(self, now: float) -> None:
        ms = self._time.since(now)
        if self.curtain.busy:
            self.curtain.tick(ms)
            self._dirty = True
        if self._time.spend(self.front if self.awake else None, ms):
            self._dirty = True

    def paint(self) -> None:
        """Paint a frame and tell the probe what it shows."""
        paint_frame(self)
        self._painted = True
        self.window.show()
        report(self)

    def _enter(self, scene: Scene) -> None:
        scene.stage = self
        scene.motion.manner = self.manner
        scene.entered()
        if scene in self.scenes:
            scene.laid_out()
        self._settle()

    def _release(self, ms: float, coming: Scene) -> None:
        """Before the scene changes: let go of held things, so that a drag or a look ends where it began, and keep
        the picture of what is shown, to let it fade.
        """
        self.touch()
        self._router.release()
        if coming.comes_at_once:
            self.curtain.lift()
        elif self._painted:
            self.curtain.fall(self.window.surface, ms, self.manner)

    def _settle(self) -> None:
        """Make sure that exactly one control is focused and the brackets are on their way to it."""
        if self.front is not None and self._refocus(self.front):
            self.touch()

    def _refocus(self, scene: Scene) -> bool:
        self.keyboard.write(scene.typing)
        self.keyboard.capturing = scene.wants_key
        self.mouse.by_hand = self.keyboard.by_hand = self.pads.by_hand = scene.by_hand
        scene.focus.settle(scene.controls())
        return self._brackets.follow(scene)

    def confirm(self, control: Control | None, intent: Intent) -> None:
        """Press a control of the front scene."""
        scene = self.front
        if scene is None or control is None:
            return
        self.touch()
        if control.enabled:
            if scene.press_sound:
                self.sounds.play(scene.press_sound)
            scene.press(control, intent)
        else:
            scene.refused(control, intent)
        self._settle()
