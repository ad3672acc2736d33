"""Type faces by script and role, each a chain: a letter comes from the first face that has it.

Nothing else opens a font file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from game.assets import assets

Role = Literal["display", "gothic", "text", "strong", "number"]


@dataclass(frozen=True)
class Face:
    """A font file and the factor that makes its letters look as large as the Latin ones."""

    file: str
    factor: float = 1.0


_BESLEY = {600: Face("besley_600.ttf"), 700: Face("besley_700.ttf"), 900: Face("besley_900.ttf")}

CHAINS: dict[str, dict[Role, tuple[Face, ...]]] = {
    "latin": {
        "display": (Face("rye.ttf"), _BESLEY[900]),
        "gothic": (Face("league_gothic.ttf"), Face("besley_900.ttf", 0.8)),
        "text": (_BESLEY[600],),
        "strong": (_BESLEY[700],),
        "number": (_BESLEY[900],),
    },
}
PLAIN_DISPLAY = (_BESLEY[900],)

SCRIPTS = {"zh": "han", "fa": "arabic"}


def script_of(language: str) -> str:
    """The script a language tag ('en', 'zh-Hans') is set in."""
    return SCRIPTS.get(language.split("-")[0], "latin")


def chain(role: Role, script: str, plain: bool = False) -> tuple[Face, ...]:
    """Faces to try for a role, best first; a script without faces of its own is set in the Latin ones."""
    faces = CHAINS.get(script, CHAINS["latin"])[role]
    if plain and role == "display" and script == "latin":
        return PLAIN_DISPLAY
    return faces


@lru_cache(maxsize=128)
def opened(face: Face, size: int) -> pygame.font.Font:
    """An open font at `size` pixels, not below 8.  Each holds a file open, and a Mac allows 256 of them."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets() / "fonts" / face.file, max(8, round(size * face.factor)))


@lru_cache(maxsize=32)
def _letters(file: str) -> object:
    import pygame.freetype

    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(str(assets() / "fonts" / file), 16)


@lru_cache(maxsize=4096)
def has(face: Face, letter: str) -> bool:
    """True if the face can draw the letter; `pygame.font` can't tell, so FreeType is asked."""
    import pygame.freetype

    font = _letters(face.file)
    assert isinstance(font, pygame.freetype.Font)
    return font.get_metrics(letter)[0] is not None


NO_LETTERS = re.compile("[\0\ud800-\udfff]")
"""What no font takes: a zero, and bytes of a file's name that are no letters."""


def runs(text: str, faces: tuple[Face, ...]) -> list[tuple[str, Face]]:
    """Split a line so that each run comes from one face; letters nobody has stay with the first face.

    One letter that the first face lacks sends the whole word to the next: a word in two faces reads badly.
    """
    text = NO_LETTERS.sub("\N{REPLACEMENT CHARACTER}", text)
    if len(faces) == 1 or text.isascii():
        return [(text, faces[0])]
    result: list[tuple[str, Face]] = []
    for word in re.findall(r"\s*\S+|\s+", text):
        face = next((f for f in faces if all(c.isspace() or has(f, c) for c in word)), None)
        for piece, own in [(word, face)] if face else _letter_by_letter(word, faces):
            if result and result[-1][1] == own:
                result[-1] = (result[-1][0] + piece, own)
            else:
                result.append((piece, own))
    return result


def _letter_by_letter(word: str, faces: tuple[Face, ...]) -> list[tuple[str, Face]]:
    return [(c, next((f for f in faces if has(f, c)), faces[0])) for c in word]
