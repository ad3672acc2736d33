"""Type faces by role, each a chain: a word comes from the first face of its own script that has all of it.

Nothing else opens a font file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

import pygame

from game.assets import assets

Role = Literal["display", "gothic", "text", "strong", "number", "index", "narrow index"]
"""`index` and `narrow index` are for the ranks of cards and the faces of dice, which are the same in every language."""
Script = Literal["latin", "han", "arabic"]


@dataclass(frozen=True, eq=False)
class Face:
    """A font file, the factor that makes its letters look as large as the Latin ones, and whose letters they are.

    There is one of each: what is asked for every run of every line must not be compared field by field.
    """

    file: str
    factor: float = 1.0
    script: Script = "latin"


_BESLEY = {600: Face("besley_600.ttf"), 700: Face("besley_700.ttf"), 900: Face("besley_900.ttf")}


@cache
def _han(factor: float) -> Face:
    return Face("noto_serif_sc_700.ttf", factor, "han")


@cache
def _vazirmatn(weight: int, factor: float) -> Face:
    return Face(f"vazirmatn_{weight}.ttf", factor, "arabic")


_LALEZAR = (Face("lalezar_arabic.woff2", 1.12, "arabic"), Face("lalezar_latin.woff2", 1.12, "arabic"))

CHAINS: dict[Role, tuple[Face, ...]] = {
    "display": (Face("rye.ttf"), _BESLEY[900], *_LALEZAR, _vazirmatn(900, 0.98), _han(0.95)),
    "gothic": (Face("league_gothic.ttf"), Face("besley_900.ttf", 0.8), _vazirmatn(900, 0.8), _han(0.8)),
    "text": (_BESLEY[600], _vazirmatn(600, 0.98), _han(0.95)),
    "strong": (_BESLEY[700], _vazirmatn(900, 0.98), _han(0.95)),
    "number": (_BESLEY[900], _vazirmatn(900, 0.98), _han(0.95)),
}
CHAINS |= {"index": CHAINS["number"], "narrow index": CHAINS["gothic"]}

SCRIPTS: dict[str, Script] = {"zh": "han", "fa": "arabic"}
_ARABIC = re.compile("[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]")
_HAN = re.compile("[\u2e80-\u9fff\uff00-\uffef]")


def script_of(language: str) -> Script:
    """The script a language tag ('en', 'zh-Hans') is set in."""
    return SCRIPTS.get(language.split("-")[0], "latin")


def script_in(text: str) -> Script:
    """The script some text is written in; text without Arabic or Chinese letters counts as Latin."""
    if text.isascii():
        return "latin"
    return "arabic" if _ARABIC.search(text) else "han" if _HAN.search(text) else "latin"


@cache
def chain(role: Role, plain: bool = False) -> tuple[Face, ...]:
    """Faces to try for a role, best first, those of all scripts: a name may stand in a sentence of another."""
    faces = CHAINS[role]
    return faces[1:] if plain and role == "display" else faces


@lru_cache(maxsize=128)
def opened(face: Face, size: int) -> pygame.font.Font:
    """An open font at `size` pixels, not below 8.  Each holds a file open, and a Mac allows 256 of them."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets() / "fonts" / face.file, max(8, round(size * face.factor)))


def close() -> None:
    """Close all open fonts: each keeps pictures of the letters it was asked for, up to a megabyte."""
    opened.cache_clear()


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


APART = "\N{ZERO WIDTH NON-JOINER}"
"""Lalezar has ligatures for letters from the right; between letters that are in the order they are drawn they would
join the wrong ones.
"""
_BETWEEN = re.compile("(?<=.)(?=[^\u064b-\u0655])")
"""Where two letters meet; a vowel sign stays with its letter."""
_ALEF_LAM = re.compile("(?<=[\ufedf\ufee0])(?=[\ufe82\ufe84\ufe88\ufe8e])")
"""An alef before a lam, in the order they are drawn: Vazirmatn would set the one sign for lam and alef, as if `سالن`
were `سلان`.
"""
_WORD = re.compile(r"\s*\S+|\s+")
_LATIN = "[A-Za-z0-9À-ɏ.,!'’&-]"
_HAN_WORD = re.compile(rf"\s*\S+(?:(?<={_LATIN}) (?={_LATIN})\S+)*|\s+")
"""In Chinese a name touches the words around it, and all its parts come from one face: `怎么玩Wyatt Earp`."""
_NAME_BY_MARK = re.compile("(?<=[،؛؟])(?=[A-Za-z])|(?<=[A-Za-z.!’')])(?=[،؛؟])")
"""Between a Latin name and a Persian mark: names in a row, `Morgan ،Doc ،Zoe`, come from one face."""
NO_LETTERS = re.compile("[\0\ud800-\udfff]")
"""What no font takes: a zero, and bytes of a file's name that are no letters."""


@lru_cache(maxsize=4096)
def runs(text: str, faces: tuple[Face, ...]) -> tuple[tuple[str, Face], ...]:
    """Split a line so that each run comes from one face; letters nobody has stay with the first face.

    One letter that the first face lacks sends the whole word to the next: a word in two faces reads badly.
    Arabic letters come shaped, so that a word of them may take its marks from another face.
    """
    text = NO_LETTERS.sub("\N{REPLACEMENT CHARACTER}", text)
    if len(faces) == 1 or text.isascii():
        return ((text, faces[0]),)
    result: list[tuple[str, Face]] = []
    for word in _words(text, faces):
        script = script_in(word)
        own_first = tuple(sorted(faces, key=lambda face: face.script != script)) if script != "latin" else faces
        face = next((f for f in own_first if all(c.isspace() or has(f, c) for c in word)), None)
        if script == "arabic" and face is not own_first[0]:
            face = None
        for piece, own in [(word, face)] if face else _letter_by_letter(word, own_first):
            if result and result[-1][1] == own:
                result[-1] = (result[-1][0] + piece, own)
            else:
                result.append((piece, own))
    return tuple(((_BETWEEN if own == _LALEZAR[0] else _ALEF_LAM).sub(APART, piece), own) for piece, own in result)


def _words(text: str, faces: tuple[Face, ...]) -> list[str]:
    script = script_in(text)
    if script == "arabic":
        return [piece for word in _WORD.findall(text) for piece in _NAME_BY_MARK.split(word)]
    if script != "han":
        return _WORD.findall(text)
    # what is read, not looked at, is one grey in Chinese: numbers and names come from the same face as the words
    return [text] if faces[0] in (_BESLEY[600], _BESLEY[700]) else _HAN_WORD.findall(text)


def _letter_by_letter(word: str, faces: tuple[Face, ...]) -> list[tuple[str, Face]]:
    return [(c, next((f for f in faces if has(f, c)), faces[0])) for c in word]
