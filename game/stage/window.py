"""The window: its size, full screen, which monitor, and the canvas laid over it."""

from __future__ import annotations

import os
import warnings
from dataclasses import dataclass, field

import pygame

from game.stage.hush import hushed
from game.stage.intent import Point
from game.stage.layout import Canvas, Size, canvas_for, default_text_scale, right_to_left
from game.stage.paint import icons, palette
from game.stage.paint.press import Press
from game.stage.text import language
from game.stage.turning import TurnedPage
from game.table.settings import Settings

SMALLEST: Size = (960, 540)
ICON = 64


ONLY_GPU = ("wayland", "kmsdrm")
"""Drivers of SDL that have no window surface but one made by the GPU."""


def prepare(settings: Settings) -> None:
    """Tell SDL, before it starts, what can't be told later."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not settings.gpu and os.environ.get("SDL_VIDEODRIVER", "").lower() not in ONLY_GPU:
        # a window surface faked through OpenGL costs fifty times as much on a machine without a GPU
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "sundown-saloon"  # pygame has put the script's name there
    if settings.background_pads:
        os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")


@dataclass(slots=True)
class Window:
    """The one window."""

    settings: Settings
    size: Size = (1280, 720)
    full_screen: bool = False
    canvas: Canvas = field(default_factory=lambda: canvas_for((1280, 720)))
    page: TurnedPage = field(default_factory=lambda: TurnedPage((1280, 720)))
    """How the picture lies in the window; turned to a side where the screen lies on the table."""
    _paper: pygame.Surface | None = None
    """What a turned page is painted on."""

    def open(self, size: Size | None = None, full_screen: bool | None = None, title: str = "") -> None:
        """Open the window. Raises pygame.error when there is no display."""
        with hushed():
            pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
            # SDL's way out when no display answers: a window that nobody sees
            pygame.display.quit()
            raise pygame.error("no display answers")
        self.size = size or self.settings.window
        self.full_screen = self.settings.full_screen if full_screen is None else full_screen
        pygame.display.set_caption(title)
        # people who play with pads alone seem to be away
        pygame.display.set_allow_screensaver(False)
        pygame.display.set_icon(icons.icon(Press(), "badge", ICON, palette.GOLD_LIGHT, palette.INK))
        self._set_mode()

    def toggle(self) -> None:
        """Full screen (without borders) or a window."""
        self.full_screen = not self.full_screen
        self.settings.full_screen = self.full_screen
        self._set_mode()

    @property
    def monitors(self) -> int:
        """How many there are."""
        return max(1, pygame.display.get_num_displays())

    @property
    def monitor(self) -> int:
        """The one that was chosen, from 0; the first while that one isn't plugged in."""
        return self.settings.display if self.settings.display < self.monitors else 0

    def move_to(self, monitor: int) -> None:
        """To another monitor, and it is remembered."""
        self.settings.display = monitor
        self._set_mode()

    def resized(self) -> None:
        """The person, or the system, has given the window another size."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        now = surface.get_size()
        if not self.full_screen:
            self.size = (max(now[0], SMALLEST[0]), max(now[1], SMALLEST[1]))
            self.settings.window = self.size
        self.measure()

    def measure(self) -> None:
        """Lay the canvas over the window anew."""
        self.page = TurnedPage(self.display.get_size(), self.page.side)
        size = self.page.size
        self._paper = pygame.Surface(size) if self.page.side else None
        chosen = self.settings.text_size
        scale = chosen / 100 if chosen else default_text_scale(size)
        self.canvas = canvas_for(size, scale, self.settings.tv_safe, right_to_left(language()))

    def turn(self, side: int) -> None:
        """Turn the picture to a side of the screen."""
        self.page = TurnedPage(self.page.window, side)
        self.measure()

    def point(self, at: Point) -> Point:
        """Where on the canvas something in the window is."""
        return self.page.point(at)

    @property
    def surface(self) -> pygame.Surface:
        """What is painted on."""
        return self.display if self._paper is None else self._paper

    @property
    def display(self) -> pygame.Surface:
        """What the window shows."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open"
        return surface

    def show(self) -> None:
        """Show what has been painted."""
        if self._paper is not None:
            self.display.fill(palette.WALNUT_DARK)
            self.page.lay(self._paper, self.display)
        pygame.display.flip()

    def _set_mode(self) -> None:
        display = self.monitor
        with warnings.catch_warnings():
            # the system may give another size than it was asked for; whatever it gives is measured
            warnings.filterwarnings("ignore", "Requested window was forcibly resized", RuntimeWarning)
            if self.full_screen:
                pygame.display.set_mode(pygame.display.get_desktop_sizes()[display], pygame.FULLSCREEN, display=display)
            else:
                pygame.display.set_mode(self.size, pygame.RESIZABLE, display=display)
        self.measure()
