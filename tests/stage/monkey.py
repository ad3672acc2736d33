"""A monkey at the controls of a stage: it presses, points, drags, waits, resizes, plugs and unplugs."""

from __future__ import annotations

import random
from collections import Counter

import pygame

from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad

KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 3,
    *(pygame.K_RETURN, pygame.K_SPACE) * 4,
    *(pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_x, pygame.K_r, pygame.K_q, pygame.K_e),
    *(pygame.K_l, pygame.K_m, pygame.K_F10, pygame.K_F1),
)
SIZES = ((1280, 720), (1024, 768), (1600, 700), (320, 240), (900, 1), (1, 1))


class Monkey:
    """`act` does one thing at random, `check` says what must hold after it, `done` remembers all."""

    def __init__(self, theatre: Theatre, seed: int) -> None:
        self.theatre = theatre
        self.chance = random.Random(seed)
        self.pads: list[VirtualPad] = []
        self.done: list[str] = []

    def somewhere(self) -> tuple[int, int]:
        w, h = self.theatre.stage.canvas.window
        controls = self.theatre.scene.focus.controls
        if controls and self.chance.random() < 0.8:
            return self.chance.choice(controls).rect.center
        return self.chance.randrange(w), self.chance.randrange(h)

    def act(self) -> None:
        theatre, chance = self.theatre, self.chance
        what = chance.choices(
            ("key", "click", "right", "drag", "pad", "plug", "size", "focus", "type", "wheel", "wait"),
            (30, 30, 3, 4, 20, 2, 1, 1, 2, 2, 10),
        )[0]
        self.done.append(f"{theatre.scene.name}:{what}")
        if what == "key":
            theatre.key(chance.choice(KEYS))
        elif what == "click":
            theatre.click(self.somewhere())
        elif what == "right":
            theatre.click(self.somewhere(), button=3)
        elif what == "drag":
            self.drag()
        elif what == "pad" and self.pads:
            pad = chance.choice(self.pads)
            button = chance.choice((0, 0, 0, 1, 2, 3, 6, 9, 10, 11, 12, 13, 14))
            pad.button(button, True)
            theatre.pump()
            pad.button(button, False)
            theatre.pump()
        elif what == "plug":
            self.plug()
        elif what == "size":
            w, h = chance.choice(SIZES)
            pygame.display.set_mode((w, h))
            theatre.send(pygame.WINDOWSIZECHANGED, x=w, y=h)
        elif what == "focus":
            theatre.send(pygame.WINDOWFOCUSLOST)
            theatre.run(0.1)
            theatre.send(pygame.WINDOWFOCUSGAINED)
        elif what == "type":
            theatre.type(chance.choice("aé 漢’"))
        elif what == "wheel":
            theatre.send(pygame.MOUSEWHEEL, x=0, y=chance.choice((-1, 1)))
        theatre.run(chance.choice((0.02, 0.05, 0.3)))

    def drag(self) -> None:
        start, end = self.somewhere(), self.somewhere()
        self.theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=start)
        self.theatre.send(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
        if self.chance.random() < 0.3:
            self.theatre.send(pygame.WINDOWLEAVE)
        self.theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=end)

    def plug(self) -> None:
        if self.pads and self.chance.random() < 0.5:
            self.pads.pop(self.chance.randrange(len(self.pads))).unplug()
        elif len(self.pads) < 2:
            self.pads.append(VirtualPad())
        self.theatre.pump()

    def check(self) -> None:
        stage = self.theatre.stage
        assert stage.front is not None, self.done[-20:]
        controls = stage.front.controls()
        if controls:
            assert stage.front.focus.id in {control.id for control in controls}, self.done[-20:]
        twice = [name for name, count in Counter(control.id for control in controls).items() if count > 1]
        assert not twice, (twice, stage.front.name, self.done[-20:])
