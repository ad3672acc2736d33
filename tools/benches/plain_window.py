"""The floor of a start: Python, pygame, a window, one flat frame, told to the probe."""

from __future__ import annotations

import os
import time

os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"

import pygame

from game.stage import probe

if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720)).fill("tan")
    pygame.display.flip()
    probe.show("plain", list, None, (1280, 720))
    time.sleep(60)
