from __future__ import annotations

import subprocess
import sys

import pygame

from game.stage.paint.noise import cloud


def test_the_same_seed_gives_the_same_cloud() -> None:
    assert pygame.image.tobytes(cloud(40, 30, 8, seed=3), "RGB") == pygame.image.tobytes(
        cloud(40, 30, 8, seed=3), "RGB"
    )
    assert pygame.image.tobytes(cloud(40, 30, 8, seed=3), "RGB") != pygame.image.tobytes(
        cloud(40, 30, 8, seed=4), "RGB"
    )


def test_painting_a_card_never_loads_numpy() -> None:
    program = (
        "import os, sys; os.environ['SDL_VIDEODRIVER'] = 'dummy';"
        "import pygame; pygame.display.set_mode((64, 64));"
        "from game.stage.paint import cards, paper; from game.stage.paint.press import Press;"
        "cards.back(Press()); paper.lay(Press(), pygame.display.get_surface(), paper.sheet(Press(), (90, 90)), (0, 0));"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
