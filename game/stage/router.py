"""From events to intents to scenes: who hears what, and what the stage does by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.intent import (
    Aim,
    Back,
    Confirm,
    Drag,
    FullScreen,
    Help,
    Intent,
    Kind,
    Menu,
    Mute,
    PageLeft,
    PageRight,
    Phase,
    Plugged,
    RawButton,
    Read,
    Secondary,
    Step,
    Unplugged,
)

if TYPE_CHECKING:
    from game.stage.focus import Control
    from game.stage.scene import Scene
    from game.stage.stage import Stage

REDRAWN = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
)


HASTE_SECONDS = 0.25
"""So long after another person has been asked, a press is taken to have been meant for the question before."""


DOUBLE_SECONDS = 0.25
DOUBLE_PIXELS = 6
"""Two presses of a pointer so close in time and place are one double press."""


class Router:
    """The stage's ear."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._drag_heard = False
        self._asked: frozenset[int] = frozenset()
        self._hasty_until = 0.0
        self._pressed: tuple[Control, tuple[int, int], float] | None = None
        """What a pointer pressed last, where and when."""

    def take(self, event: pygame.Event, now: float) -> None:
        """Deal with one event."""
        stage = self.stage
        if event.type == pygame.QUIT:
            stage.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            stage.window.resized()
            stage.mouse.rest()
            stage.lay_out()
            stage.touch()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._sleep()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            stage.awake = True
            stage.touch()
        elif event.type == pygame.WINDOWMINIMIZED:
            stage.minimised = True
        elif event.type in REDRAWN:
            stage.minimised = False
            stage.touch()
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            stage.settings.display = int(getattr(event, "display_index", stage.settings.display))
        elif event.type == pygame.AUDIODEVICEREMOVED and not getattr(event, "iscapture", 0):
            if not stage.sounds.device_lost():
                stage.notice("sound-gone")
        elif event.type == pygame.AUDIODEVICEADDED and not getattr(event, "iscapture", 0):
            stage.sounds.device_found()
        else:
            self._devices(event, now)

    def tick(self, now: float) -> None:
        """Held directions go on by themselves; a finger that rests on a thing reads it."""
        self._heed_asked()
        front = self.stage.front
        for intent in self.stage.mouse.tick(now):
            self.deliver(intent)
            if self.stage.front is not front:
                # the finger has opened something, and clicks nothing when it is lifted
                self.stage.mouse.forget()
        for intent in (*self.stage.keyboard.tick(now), *self.stage.pads.tick(now)):
            self.deliver(intent)

    def release(self) -> None:
        """Let go of everything that is held."""
        stage = self.stage
        held = [*stage.mouse.cancel(stage.now), *stage.keyboard.cancel(), *stage.pads.cancel()]
        for intent in held:
            if stage.front is not None:
                stage.front.heard(intent)
        self._drag_heard = False

    def deliver(self, intent: Intent) -> None:
        """Hand an intent to whoever deals with it."""
        stage = self.stage
        if isinstance(intent, Plugged | Unplugged | RawButton):
            self._pads_come_and_go(intent)
            return
        if not self._counts(intent):
            return
        if not (isinstance(intent, Aim) and intent.direction is None and stage.device is not Kind.MOUSE):
            stage.device = intent.device.kind
        elif intent.position is not None:
            stage.device = Kind.MOUSE
        if isinstance(intent, Confirm | Menu | Secondary):
            stage.pressed_with = intent.device
        stage.touch()
        if stage.guard is not None and isinstance(intent, Mute | FullScreen):
            return
        if isinstance(intent, Mute):
            stage.settings.muted = not stage.settings.muted
            stage.sounds.levelled()
            stage.save_settings()
            stage.notice("sound-muted" if stage.settings.muted else "sound-on")
            return
        if isinstance(intent, FullScreen):
            stage.toggle_full_screen()
            stage.save_settings()
            return
        scene = stage.front
        if scene is None or self._takes_seat(intent) or self._hasty(scene, intent):
            return
        if scene.motion.acting and scene.press_ends_act and isinstance(intent, Confirm | Secondary):
            scene.motion.finish()
            return
        self._scene(scene, intent)

    def _heed_asked(self) -> None:
        """Notice when a question goes to another person than the one before."""
        asked = self.stage.front.asked if self.stage.front is not None else frozenset[int]()
        if asked and asked != self._asked:
            if self._asked:
                self._hasty_until = self.stage.now + HASTE_SECONDS
            self._asked = asked

    def _hasty(self, scene: Scene, intent: Intent) -> bool:
        """Whether a press was meant for the question before; an own pad's is nobody else's."""
        if not isinstance(intent, Confirm | Secondary | PageLeft | PageRight):
            return False
        self._heed_asked()
        return self.stage.now < self._hasty_until and self.stage.seating.seat_of(intent.device) not in scene.asked

    def _doubled(self, control: Control, at: tuple[int, int]) -> bool:
        """Whether the second press of a double one would hit what the first has brought under the pointer: the bar
        has other buttons after every answer.
        """
        before, now = self._pressed, self.stage.now
        self._pressed = control, at, now
        if before is None or now - before[2] >= DOUBLE_SECONDS or "prompt" not in (control.group, before[0].group):
            return False
        near = max(abs(at[0] - before[1][0]), abs(at[1] - before[1][1])) <= DOUBLE_PIXELS
        return near and control.id != before[0].id

    def _scene(self, scene: Scene, intent: Intent) -> None:
        stage = self.stage
        if isinstance(intent, Drag):
            self._drag(scene, intent)
            return
        if isinstance(intent, Aim) and intent.position is not None:
            under = scene.focus.at(intent.position)
            if under is not None:
                scene.focus.go(under.id)
        if isinstance(intent, Confirm) and intent.position is not None:
            under = scene.focus.at(intent.position)
            if under is not None:
                if self._doubled(under, intent.position):
                    return
                scene.focus.go(under.id)
        if scene.heard(intent):
            return
        if isinstance(intent, Help):
            scene.heard(Read(intent.device))
            return
        if isinstance(intent, Aim) and intent.direction is not None:
            if scene.focus.move(intent.direction):
                stage.sounds.play("focus_tick", volume=0.5)
        elif isinstance(intent, Step):
            if scene.focus.step(intent.by):
                stage.sounds.play("focus_tick", volume=0.5)
        elif isinstance(intent, Confirm):
            if intent.position is None:
                stage.confirm(scene.focus.current, intent)
            else:
                stage.confirm(scene.focus.at(intent.position), intent)
        elif isinstance(intent, Back):
            stage.sounds.play("back")
            scene.back(intent)
        elif isinstance(intent, Menu):
            scene.menu(intent)

    def _drag(self, scene: Scene, drag: Drag) -> None:
        """Drags a scene doesn't want are clicks, if they end on the control where they began."""
        if drag.phase is Phase.BEGIN:
            self._drag_heard = scene.heard(drag)
            return
        if self._drag_heard:
            scene.heard(drag)
            if drag.phase in (Phase.DROP, Phase.CANCEL):
                self._drag_heard = False
            return
        if drag.phase is Phase.DROP:
            began, ended = scene.focus.at(drag.start), scene.focus.at(drag.position)
            if began is not None and began == ended:
                self._scene(scene, Confirm(drag.device, drag.position))

    def _devices(self, event: pygame.Event, now: float) -> None:
        stage = self.stage
        for device in (stage.mouse, stage.keyboard, stage.pads):
            for intent in device.handle(event, now):
                self.deliver(intent)
                if stage.front is not None:
                    stage._settle()

    def _sleep(self) -> None:
        """Another window is in front: nothing is held, nothing counts, time stands."""
        self.release()
        # nobody would bring back the focus of a window that runs alone
        self.stage.awake = self.stage.guard is not None
        self.stage.touch()

    def _counts(self, intent: Intent) -> bool:
        if self.stage.awake:
            return True
        return self.stage.settings.background_pads and intent.device.kind is Kind.PAD

    def _pads_come_and_go(self, intent: Plugged | Unplugged | RawButton) -> None:
        stage = self.stage
        scene = stage.front
        if isinstance(intent, Unplugged):
            seat = stage.seating.lost(intent.device)
            asked = frozenset().union(*(s.asked for s in stage.scenes))
            if scene is not None and scene.heard(intent):
                return
            if seat is not None and seat in asked and stage.doors.pad_lost is not None:
                stage.push(stage.doors.pad_lost(seat))
            elif seat is not None:
                stage.notice("pad-gone-seat", name=self.name_of(seat))
            else:
                stage.notice("pad-gone")
            return
        if scene is not None and scene.heard(intent):
            return
        if isinstance(intent, RawButton):
            if stage.doors.unknown_pad is not None and intent.device.pad is not None:
                pad = stage.pads.here[intent.device.pad]
                stage.push(stage.doors.unknown_pad(intent.device, pad.guid))
            return
        waiting = stage.seating.waiting(intent.guid)
        if waiting:
            stage.notice("pad-back", name=self.name_of(waiting[0]))

    def _takes_seat(self, intent: Intent) -> bool:
        """A press on a free pad takes the seat of a pad that is gone; the press does nothing else."""
        stage = self.stage
        device = intent.device
        if not isinstance(intent, Confirm) or device.kind is not Kind.PAD or device.pad is None:
            return False
        pad = stage.pads.here.get(device.pad)
        if pad is None or stage.seating.seat_of(device) is not None:
            return False
        waiting = stage.seating.waiting(pad.guid)
        if not waiting:
            return False
        stage.seating.take(waiting[0], pad.guid, device.pad)
        stage.notice("pad-taken", name=self.name_of(waiting[0]))
        if stage.front is not None:
            stage.front.heard(Plugged(device, pad.guid, pad.name))
        return True

    def name_of(self, seat: int) -> str:
        """The name of a seat of the game that is played."""
        names = self.stage.names
        return names[seat] if seat < len(names) else str(seat + 1)
