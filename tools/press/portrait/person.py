"""A person as a recipe of parts."""

from __future__ import annotations

from dataclasses import dataclass, fields

from tools.press.inks import Ink

BLOCK = (0, 0, 400, 440)
"""The block every bust is drawn on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Names of parts, as the part tables of this package spell them, and the inks of their cloth, hair and skin.

    Tones run from 0 (pale) to 1 (black). An ink of None leaves the paper bare.
    """

    face: str
    hair: str = "short"
    hair_tone: float = 1.0
    hair_ink: Ink | None = None
    hat: str = "none"
    hat_tone: float | None = None
    """None: the tone that belongs to the kind of hat."""
    hat_ink: Ink | None = None
    band_ink: Ink | None = None
    eyes: str = "plain"
    wink: bool = False
    eye_gap: float = 36
    """Half the distance between the eyes, in units of the block."""
    brows: str = "plain"
    raised: bool = False
    nose: str = "straight"
    mouth: str = "stern"
    whiskers: tuple[str, ...] = ()
    skin: float = 0.0
    skin_ink: Ink | None = None
    soft: bool = False
    """Less shade on the face."""
    lined: bool = False
    """Age lines."""
    coat: str = "jacket"
    coat_tone: float = 0.5
    coat_ink: Ink | None = None
    neckwear: str = "none"
    neck_ink: Ink | None = None
    extras: tuple[str, ...] = ()
    props: tuple[str, ...] = ()
    """What is held or carried, before or behind the shoulders."""
    ground: str = "plain"
    tilt: float = 0
    """The head leans by so many degrees, clockwise."""


COUNTED = (
    "face",
    "hair",
    "hair_ink",
    "hat",
    "hat_ink",
    "eyes",
    "brows",
    "nose",
    "mouth",
    "whiskers",
    "skin_ink",
    "coat",
    "coat_ink",
    "neckwear",
    "extras",
    "props",
    "ground",
)
"""The parts that tell people apart; leans, tones and lines do not count."""


def differences(one: Person, other: Person) -> int:
    """In how many of the counted parts two people differ."""
    names = {field.name for field in fields(Person)} & set(COUNTED)
    return sum(getattr(one, name) != getattr(other, name) for name in names)
