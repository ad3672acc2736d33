"""Paints the screens into pictures and sheets; started by `tools/contact_sheet.py`."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from game import words as speech
from game.stage.scene import Scene
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tools.screens import NAMED, SCREENS, SIZES
from tools.screens.bang import BANG

CHECKOUT = Path(__file__).resolve().parents[2]
README_SCREEN = "bang seven"
README_SIZE = (1920, 1080)
README_PICTURE = CHECKOUT / "tools" / "results" / "table.png"
ACROSS = 4
THUMB = 640
GAP = 12
LABEL = 26


def main() -> int:
    """Paint what was asked for; 1 when words found no room anywhere, else 0."""
    parser = argparse.ArgumentParser(prog="tools/contact_sheet.py")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only screens whose names hold one of these")
    parser.add_argument("--named", action="store_true", help="only the sixty or so that stand for all")
    parser.add_argument(
        "--text", type=int, default=0, metavar="N", help="size of the text in per cent: 100, 125 or 150"
    )
    parser.add_argument("--size", metavar="WxH", action="append", type=_size, help="in place of the usual three")
    parser.add_argument("--language", default="en", help="en, zh, fa, or pseudo: everything 40 %% longer")
    parser.add_argument("--to", type=Path, default=CHECKOUT / "build" / "screens", metavar="FOLDER")
    asked = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    speech.speak(asked.language)
    cramped = False
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUNDOWN_HOME"] = home
        for size in asked.size or SIZES:
            among = NAMED if asked.named else tuple(SCREENS)
            names = [name for name in among if not asked.words or any(word in name for word in asked.words)]
            cramped |= paint(names, size, asked.language, asked.to, asked.text)
        if not asked.words and not asked.size and not asked.named and asked.language == "en":
            theatre = Theatre(None, README_SIZE, painting=False)
            BANG[README_SCREEN](theatre)
            _picture(theatre, README_PICTURE)
            theatre.stage.reset(Scene())
    return int(cramped)


def paint(names: list[str], size: tuple[int, int], language: str, folder: Path, text: int = 0) -> bool:
    """Paint screens of one size into a folder; True when words found no room."""
    place = folder / "{}x{}".format(*size)
    place.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, pygame.Surface] = {}
    cramped = False
    for name in names:
        theatre = Theatre(None, size, Settings(language=language, text_size=text), painting=False)
        SCREENS[name](theatre)
        path = place / f"{list(SCREENS).index(name) + 1:02} {name}.png"
        _picture(theatre, path)
        pictures[name] = theatre.stage.window.surface.copy()
        for cut in sorted(theatre.stage.press.overflowed):
            cramped = True
            print(f"{path}: no room for {cut!r}")
        theatre.stage.reset(Scene())
    if len(pictures) > 1:
        pygame.image.save(sheet(pictures), f"{place}.png")
    return cramped


def sheet(pictures: dict[str, pygame.Surface]) -> pygame.Surface:
    """All pictures side by side, small, with their names."""
    width, height = next(iter(pictures.values())).get_size()
    high = THUMB * height // width
    rows = -(-len(pictures) // ACROSS)
    made = pygame.Surface((ACROSS * (THUMB + GAP) + GAP, rows * (high + LABEL + GAP) + GAP))
    made.fill("grey20")
    font = pygame.font.Font(None, LABEL)
    for number, (name, picture) in enumerate(pictures.items()):
        row, column = divmod(number, ACROSS)
        x, y = GAP + column * (THUMB + GAP), GAP + row * (high + LABEL + GAP)
        made.blit(font.render(name, True, "white"), (x, y))
        made.blit(pygame.transform.smoothscale(picture, (THUMB, high)), (x, y + LABEL))
    return made


def _picture(theatre: Theatre, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    theatre.painting = True
    theatre.picture(path)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
