"""Every card of BANG! as one reads it, on one sheet a kind: `python3 -m tools.screens.bang_cards [FOLDER] [SCALE]`.

SCALE is pixels for each unit of a card of 512 x 717 units, 0.5 if not said; with `--text 1.5` the type is larger.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from game.bang.game import GAME
from game.stage.paint.bang import cards, characters, events, roles, shop
from game.stage.paint.bang.facts import CARDS, EQUIPMENT, EVENTS, ROLES
from game.stage.paint.palette import BAIZE
from game.stage.paint.press import Press
from game.words import card_text, speak
from game.words.rules_text import CardText
from game.words.speech import dashed, has

CHECKOUT = Path(__file__).resolve().parents[2]
ACROSS = 8
GAP = 16.0
SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
USUAL = GAME.presets.mix(GAME.presets.default)


def words(kind: str) -> CardText:
    """The words of a card; a card that the language files do not know yet shows its name."""
    if has("bang", dashed("card", kind)):
        return card_text("bang", kind, USUAL)
    return CardText(kind.replace("_", " ").title(), "", "")


def bullets() -> dict[str, int]:
    """The life points of every character."""
    with (CHECKOUT / "game" / "bang" / "characters.csv").open(encoding="utf-8", newline="") as file:
        return {row["name"]: int(row["bullets"]) for row in csv.DictReader(file)}


def sheets(press: Press) -> Iterator[tuple[str, list[pygame.Surface]]]:
    """Name of a sheet and the cards on it."""
    yield "cards", [cards.full(press, kind, _words(kind), RANKS[n % 13], SUITS[n % 4]) for n, kind in enumerate(CARDS)]
    yield (
        "characters",
        [
            characters.full(press, name, characters.CharacterWords(*words(name)), life)
            for name, life in bullets().items()
        ],
    )
    yield "roles", [roles.full(press, role, roles.RoleWords(*words(role))) for role in ROLES]
    yield "events", [events.full(press, event, events.EventWords(*words(event))) for event in EVENTS]
    yield "equipment", [shop.full(press, kind, _words(kind)) for kind in EQUIPMENT]


def _words(kind: str) -> cards.CardWords:
    text = words(kind)
    return cards.CardWords(text.title, text.rules, text.footer, text.title)


def sheet(press: Press, faces: list[pygame.Surface]) -> pygame.Surface:
    """The cards in rows of `ACROSS`."""
    w, h = faces[0].get_size()
    gap = press.px(GAP)
    made = pygame.Surface((ACROSS * (w + gap) + gap, -(-len(faces) // ACROSS) * (h + gap) + gap))
    made.fill(BAIZE)
    for n, face in enumerate(faces):
        made.blit(face, (gap + n % ACROSS * (w + gap), gap + n // ACROSS * (h + gap)))
    return made


def main() -> int:
    """Paint the sheets; 1 when words found no room anywhere."""
    parser = argparse.ArgumentParser(prog="bang_cards", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=CHECKOUT / "build" / "screens" / "bang")
    parser.add_argument("scale", nargs="?", type=float, default=0.5)
    parser.add_argument("--text", type=float, default=1.0)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    speak("en")
    press = Press(asked.scale, asked.text)
    for name, faces in sheets(press):
        pygame.image.save(sheet(press, faces), asked.folder / f"{name}.png")
    for cut in sorted(press.overflowed):
        print(f"no room for {cut!r}")
    return int(bool(press.overflowed))


if __name__ == "__main__":
    sys.exit(main())
