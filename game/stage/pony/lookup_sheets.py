"""The sheets of the look-up: hands with their odds, what spaces do, and what was declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect

from game.pony_express.declared import Declaration
from game.pony_express.dice import HANDS, STEPS
from game.pony_express.frames.jail import ESCAPES, ONE_CARD, ONE_GOLD
from game.pony_express.game import GAME
from game.pony_express.odds import ROLLS, at_least, ways
from game.rules.library import Value
from game.stage.paint import controls, dice, trail, trail_tokens
from game.stage.paint.faces import Role
from game.stage.paint.palette import BOTTLE, PAPER_DARK, VERMILION
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from game.stage.pony.words import hand_name
from game.stage.text import text
from game.words import clause

SAMPLES: Final = {
    "nothing": (14, 13, 11, 10, 9),
    "pair": (13, 13, 14, 11, 9),
    "two_pairs": (12, 12, 10, 10, 14),
    "three": (11, 11, 11, 14, 9),
    "straight": (14, 13, 12, 11, 10),
    "full_house": (13, 13, 13, 9, 9),
    "four": (10, 10, 10, 10, 12),
    "five": (14, 14, 14, 14, 14),
}
"""One roll that makes each hand."""
COLUMNS: Final = (("lookup-hand", 0.02), ("", 0.2), ("lookup-steps", 0.47), ("lookup-once", 0.585))
FIGURES: Final = (("lookup-least", 0.735), ("lookup-jail", 0.895))
PEACE: Final = "peace"
"""The green ring that the first spaces wear."""
SPACES: Final = (
    ("none", "PX-43"),
    (PEACE, "PX-42"),
    ("station", "PX-60"),
    ("relay", "PX-67"),
    ("mine", "PX-65"),
    ("saloon", "PX-66"),
    ("indians", "PX-62"),
    ("sacramento", "PX-79"),
)
"""Signs on the map, each with the clause that says what happens there; the first is what happens on all."""
LAST: Final = 0.8
"""From here on a column holds words."""
ROW: Final = 84.0
LIST_ROW: Final = 62.0


def draw_hands(press: Press, screen: pygame.Surface, place: Rect) -> None:
    """The highest hand first: what it looks like, its steps, how often it comes, what it brings in jail."""
    pen = Pen.within(press, screen, place)
    wide, high = press.units(place.width), press.units(place.height)
    tones = press.tones
    row = min(ROW * press.text_scale, high / (len(HANDS) + 1))
    for message, share in (*COLUMNS, *FIGURES):
        if message:
            left = message == "lookup-hand"
            at = (wide * share, row / 2)
            room = wide * 0.15
            pen.text(
                text(message),
                at,
                "gothic",
                28,
                tones.ink_soft,
                "midleft" if left else "center",
                max_width=room,
                floor=14,
            )
    size = min(52.0, row - 12)
    for number, hand in enumerate(HANDS[::-1]):
        y = row * (number + 1.5)
        pen.rule((0, y - row / 2), (wide, y - row / 2), PAPER_DARK if number else tones.ink, 2 if number else 3)
        name = hand_name(hand) if hand != "nothing" else text("lookup-no-hand")
        pen.text(
            name, (wide * 0.02, y), "display", 30, tones.ink, "midleft", max_width=wide * 0.175, floor=15, most=row
        )
        for place_of, face in enumerate(SAMPLES[hand]):
            pen.paste(dice.face(press, face, size), (wide * 0.2 + place_of * (size + 6), y), "midleft")
        figures = (str(STEPS[hand]), percent(ways()[hand]), percent(at_least(hand)), in_jail(hand))
        for words, (_, share) in zip(figures, (*COLUMNS[2:], *FIGURES), strict=True):
            role: Role = "text" if share > LAST else "number"
            room = wide * (0.19 if share > LAST else 0.12)
            pen.text(words, (wide * share, y), role, 28, tones.ink, max_width=room, floor=14, most=row * 0.9)


def draw_spaces(press: Press, screen: pygame.Surface, place: Rect, switches: Mapping[str, Value]) -> None:
    """Each sign of the map with what it does and the clause that says so."""
    pen = Pen.within(press, screen, place)
    wide, high = press.units(place.width), press.units(place.height)
    tones = press.tones
    row = high / len(SPACES)
    for number, (kind, clause_id) in enumerate(SPACES):
        y = row * (number + 0.5)
        if number:
            pen.rule((0, y - row / 2), (wide, y - row / 2), PAPER_DARK, 2)
        if kind == PEACE:
            pen.paste(trail.peace_ring(press, "none"), (wide * 0.045, y), "center")
        pen.paste(trail_tokens.token(press, "none" if kind == PEACE else kind), (wide * 0.045, y), "center")
        words = clause(GAME.name, clause_id, switches)
        pen.paragraph(words, (wide * 0.1, y - row / 2 + 5, wide * 0.79, row - 8), "text", 27, tones.ink, floor=15)
        pen.text(clause_id, (wide * 0.99, y), "gothic", 26, tones.ink_soft, "midright", max_width=wide * 0.08, floor=13)


def percent(count: int) -> str:
    """So many of all rolls, in per cent, and one in how many."""
    share = 100 * count / ROLLS
    if count == ROLLS:
        return text("lookup-always")
    shown = f"{share:.0f}" if share >= 9.95 else f"{share:.1f}" if share >= 0.95 else f"{share:.2f}"
    return text("lookup-percent", percent=shown)


def in_jail(hand: str) -> str:
    """What the roll brings a jailed rider."""
    free, gold, card = hand in ESCAPES, hand in ONE_GOLD, hand in ONE_CARD
    key = "-".join(word for word, there in (("free", free), ("gold", gold), ("card", card)) if there)
    return text(f"lookup-jail-{key or 'nothing'}")


def rows_in(press: Press, place: Rect) -> int:
    """How many declarations find room at once."""
    return max(1, int(press.units(place.height) // (LIST_ROW * press.text_scale)))


def draw_declared(
    press: Press, screen: pygame.Surface, place: Rect, newest: Sequence[Declaration], names: Sequence[str], first: int
) -> None:
    """The newest first, from `first` on."""
    pen = Pen.within(press, screen, place)
    wide = press.units(place.width) - 30
    tones = press.tones
    rows = rows_in(press, place)
    row = LIST_ROW * press.text_scale
    for number, said in enumerate(newest[first : first + rows]):
        y = row * (number + 0.5)
        if number:
            pen.rule((0, y - row / 2), (wide, y - row / 2), PAPER_DARK, 2)
        turn = text("lookup-turn", turn=said.turn)
        pen.text(turn, (8, y), "gothic", 26, tones.ink_soft, "midleft", max_width=wide * 0.09, floor=13)
        pen.mark(said.seat, (wide * 0.125, y), min(42.0, row - 14))
        pen.text(
            names[said.seat], (wide * 0.15, y), "display", 30, tones.ink, "midleft", max_width=wide * 0.2, floor=15
        )
        pen.text(
            hand_name(said.hand), (wide * 0.37, y), "text", 30, tones.ink, "midleft", max_width=wide * 0.19, floor=15
        )
        ink = {"true": BOTTLE, "bluff": VERMILION}.get(said.came, tones.ink_soft)
        left = wide * 0.57
        if said.caller >= 0:
            pen.mark(said.caller, (left + 20, y), min(38.0, row - 18))
            left += 52
        words = outcome_words(said, names)
        pen.text(words, (left, y), "text", 28, ink, "midleft", max_width=wide - left - 8, floor=14)
    if len(newest) > rows:
        groove = Rect(place.right - press.px(14), place.y, press.px(12), round(rows * row * press.scale))
        controls.draw_scroll(press, screen, press.sided(groove, place), first / len(newest), rows / len(newest))


def outcome_words(said: Declaration, names: Sequence[str]) -> str:
    """What everybody knows of a declaration."""
    return text(
        "lookup-came",
        came="safe" if said.safe and said.came != "open" else said.came,
        caller=names[said.caller] if said.caller >= 0 else "",
        rolled=hand_name(said.rolled) if said.rolled and said.rolled != "nothing" else "none",
    )
