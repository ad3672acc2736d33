"""Five poker dice: what they show, which hand they make, which of two hands is better (PX-02, PX-11 to PX-16)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Final

FACES: Final = (9, 10, 11, 12, 13, 14)
"""What a die can show, the weakest first: 9, 10, jack, queen, king, ace."""
N_DICE: Final = 5
HANDS: Final = ("nothing", "pair", "two_pairs", "three", "straight", "full_house", "four", "five")
"""The kinds of hand; the place of one in this list is its steps on the trail (PX-11)."""
STEPS: Final = {name: steps for steps, name in enumerate(HANDS)}
DECLARABLE: Final = HANDS[1:]
"""What may be named: a pair at least (PX-29)."""

Faces = tuple[int, ...]
_STRAIGHTS: Final = ((9, 10, 11, 12, 13), (10, 11, 12, 13, 14))
_BY_COUNTS: Final = {
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pairs",
    (3, 1, 1): "three",
    (3, 2): "full_house",
    (4, 1): "four",
    (5,): "five",
}


def _kind(faces: Faces) -> str:
    if faces in _STRAIGHTS:
        return "straight"
    return _BY_COUNTS.get(tuple(sorted(Counter(faces).values(), reverse=True)), "nothing")


def _groups(faces: Faces) -> list[tuple[int, int]]:
    """(size, face) of each group of equal dice, the larger first, among equals the higher face first (PX-14)."""
    return sorted(((size, face) for face, size in Counter(faces).items()), reverse=True)


_SORTED: Final[tuple[Faces, ...]] = tuple(combinations_with_replacement(FACES, N_DICE))
_KINDS: Final = {faces: _kind(faces) for faces in _SORTED}
_FULL: Final = {faces: (STEPS[_KINDS[faces]], *(face for _, face in _groups(faces))) for faces in _SORTED}
_WITHOUT_KICKERS: Final = {
    faces: (
        STEPS[_KINDS[faces]],
        *(face for size, face in _groups(faces) if size > 1 or _KINDS[faces] == "straight"),
    )
    for faces in _SORTED
}


def hand_of(faces: Faces) -> str:
    """The kind of hand that five dice make, in whatever order they lie."""
    return _KINDS[tuple(sorted(faces))]


def strength(faces: Faces, kickers: bool) -> tuple[int, ...]:
    """What orders hands: the greater is the better, equal ones tie; single dice count with `kickers` only (PX-15)."""
    return (_FULL if kickers else _WITHOUT_KICKERS)[tuple(sorted(faces))]
