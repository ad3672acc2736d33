"""Whatever must be told apart can be told apart by everybody: seats, suits, outlaws, dice, what may be chosen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.pony_express.dice import FACES
from game.stage.menus import choices
from game.stage.menus.title import Title
from game.stage.paint import dice, icons, palette, states
from game.stage.paint.press import Press
from game.table.settings import load
from tests.stage.paint.eyes import EYES, differing, light
from tests.stage.theatre import Theatre

AT_A_GLANCE = 10.0
"""Of two colours, in CIE L*a*b*."""
SHARE = 0.06
"""So much of a small print differs at a glance, at least: the stroke of a mark, not the edge of one."""
SUITS = {"hearts": palette.VERMILION, "diamonds": palette.VERMILION, "spades": palette.INK, "clubs": palette.INK}

APART = 8.0
"""So far apart the colours of safe marks are at least, whoever looks."""

every_eyes = pytest.mark.parametrize("eyes", EYES)


def flat(color: palette.Color) -> pygame.Surface:
    """A patch of one colour."""
    surface = pygame.Surface((2, 2))
    surface.fill(color)
    return surface


def printed(piece: pygame.Surface, ground: palette.Color = palette.PAPER) -> pygame.Surface:
    """A piece as it lies on its ground."""
    surface = pygame.Surface(piece.get_size())
    surface.fill(ground)
    surface.blit(piece, (0, 0))
    return surface


def lit(press: Press, signal: str) -> pygame.Surface:
    """A card on the table: as it is, lit in some way, or in the shade."""
    table = pygame.Surface((180, 220))
    table.fill(palette.BAIZE)
    thing = pygame.Rect(30, 30, 120, 160)
    table.fill(palette.PAPER, thing)
    if signal == "shade":
        states.draw_dim(press, table, thing)
    elif signal == "focus":
        states.draw_focus(press, table, thing)
    elif signal == "legal":
        states.draw_rim(press, table, thing, "legal")
    elif signal == "target":
        states.draw_rim(press, table, thing, "target")
    return table


THINGS: dict[str, Callable[[Press], dict[str, pygame.Surface]]] = {
    "seats": lambda press: {
        shape: printed(icons.seat_mark(press, seat, 48)) for seat, (shape, _) in enumerate(palette.SEATS)
    },
    "suits": lambda press: {suit: printed(icons.icon(press, suit, 32, ink)) for suit, ink in SUITS.items()},
    "outlaws": lambda press: {
        name: printed(icons.icon(press, emblem, 40, ink), palette.PAPER_WARM)
        for name, (emblem, ink) in palette.OUTLAWS.items()
    },
    "dice": lambda press: {str(face): printed(dice.face(press, face, 60), palette.BAIZE) for face in FACES},
}


@every_eyes
@pytest.mark.parametrize("what", THINGS)
def test_marks_are_told_apart(what: str, eyes: str, press: Press) -> None:
    prints = {name: light(surface) for name, surface in THINGS[what](press).items()}
    alike = {
        pair: share
        for pair in combinations(prints, 2)
        if (share := differing(prints[pair[0]], prints[pair[1]], eyes, AT_A_GLANCE)) < SHARE
    }
    assert alike == {}


@every_eyes
def test_colour_safe_marks_are_told_apart_by_their_colours_alone(eyes: str) -> None:
    plates = [light(flat(color)) for _, color in palette.SAFE_SEATS]
    assert all(differing(one, other, eyes, APART) == 1 for one, other in combinations(plates, 2))
    inks = [light(flat(ink)) for ink in palette.SAFE_SUITS.values()]
    assert all(differing(one, other, eyes, APART) == 1 for one, other in combinations(inks, 2))


def test_the_usual_colours_alone_would_not_do() -> None:
    plates = [light(flat(color)) for _, color in palette.SEATS]
    assert any(differing(one, other, "grey", APART) == 0 for one, other in combinations(plates, 2))


def test_whoever_asks_for_safe_marks_gets_them_at_once() -> None:
    theatre = Theatre(Title(), painting=False)
    usual = theatre.stage.press
    choices.put(theatre.stage, "safe_marks", True)
    safe = theatre.stage.press
    assert (usual.brand(3), safe.brand(3)) == (palette.SEATS[3], palette.SAFE_SEATS[3])
    inks = {suit: (usual.suit_ink(suit), safe.suit_ink(suit)) for suit in SUITS}
    assert inks["hearts"][0] == inks["diamonds"][0] and len({ink for _, ink in inks.values()}) == 4
    theatre.stage.save_settings()
    assert load()[0].safe_marks


@pytest.mark.parametrize("color", [color for _, color in palette.SAFE_SEATS])
def test_shapes_stand_out_from_safe_colours(color: palette.Color) -> None:
    assert palette.contrast(palette.ink_on(color), color) >= 4.5


@pytest.mark.parametrize("ink", palette.SAFE_SUITS.values())
def test_safe_suits_are_read_on_paper(ink: palette.Color) -> None:
    assert palette.contrast(ink, palette.PAPER) >= 4.5


@every_eyes
def test_what_may_be_chosen_is_told_from_what_may_not(eyes: str, press: Press) -> None:
    signals = ("plain", "legal", "target", "focus", "shade")
    prints = {signal: light(lit(press, signal)) for signal in signals}
    alike = {
        pair: share
        for pair in combinations(signals, 2)
        if (share := differing(prints[pair[0]], prints[pair[1]], eyes, AT_A_GLANCE)) < SHARE / 6
    }
    assert alike == {}


def test_the_eyes_are_what_they_are_called() -> None:
    def swatch(color: palette.Color) -> pygame.Surface:
        surface = pygame.Surface((4, 4))
        surface.fill(color)
        return surface

    red, green = light(swatch((200, 60, 40))), light(swatch((96, 117, 20)))
    assert differing(red, green, "usual", 60) == 1
    assert differing(red, green, "no green", 25) == 0
    assert differing(light(swatch((90, 90, 90))), light(swatch((91, 91, 91))), "grey", 2) == 0
    assert differing(light(swatch((0, 0, 0))), light(swatch((255, 255, 255))), "grey", 99.9) == 1
