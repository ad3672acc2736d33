"""Every screen of the program: nothing lies over anything else, nothing is cut, all of it can be read and reached.

A proof (see `proof`) is taken of each screen in another language, text size and window; `--full` takes all of them in
all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from unittest.mock import patch

import pytest

from game import words
from game.bang.deck import BORDER, BULLETS, COST
from game.pony_express.dice import DECLARABLE
from game.pony_express.items import KINDS
from game.stage import turning
from game.stage.bang.words import card_words as bang_words
from game.stage.bang.words import title_of
from game.stage.earp.deck_words import card_words
from game.stage.earp.table import EarpTable
from game.stage.earp.tray import tray_rects
from game.stage.focus import ways
from game.stage.layout import outside, overlaps
from game.stage.menus.about import FACES
from game.stage.pony.words import hand_name, item_words
from game.stage.scene import Scene
from game.stage.text import text
from game.table.settings import Settings
from game.words.names import kind_name
from game.wyatt_earp.deck import KIND_NAMES
from tests.figures import Count
from tests.stage.click_grid import unanswered
from tests.stage.proof import FLOOR, Proof
from tests.stage.sheets import proofs
from tests.stage.stock import Stock
from tests.stage.theatre import Theatre
from tools.screens import NAMED, SCREENS
from tools.screens.bang import BANG
from tools.screens.bang_more import BANG_MORE
from tools.screens.house import HOUSE
from tools.screens.menus import MENUS
from tools.screens.pony import PONY
from tools.screens.tables import TABLES

Cell = tuple[str, int, tuple[int, int]]
"""Language, text size in per cent, window."""
LANGUAGES = ("en", "zh", "fa", "pseudo")
TEXT_SIZES = (100, 125, 150)
WINDOWS = ((1280, 720), (1024, 768), (1920, 1080), (1080, 1920), (3840, 2160))
"""From the smallest to the largest, one of an old monitor and one that stands; others have the same canvas."""
TURNED = (
    *((size, (1280, 720), 1) for size in TEXT_SIZES),
    *((size, (1920, 1080), 3) for size in TEXT_SIZES),
    (150, (1280, 720), 2),
)
"""Text size, a lying screen, the side of it that the picture faces; upside down it has the canvas of upright."""
PARTS = {"menus": MENUS, "house": HOUSE, "earp": TABLES, "pony": PONY, "bang": BANG, "bang_more": BANG_MORE}
ROOM = 3 << 30
SMALL_ROOM = ROOM // 10
"""Bytes for prints of the same paper and pictures."""
TIGHT: tuple[Cell, ...] = (
    ("pseudo", 100, (1280, 720)),
    ("pseudo", 150, (1024, 768)),
    ("fa", 150, (1280, 720)),
    ("zh", 125, (1366, 768)),
    ("pseudo", 150, (1280, 720)),
    ("en", 100, (1280, 720)),
    ("fa", 100, (1024, 768)),
)
"""Where room is scarcest."""
CLOSE = ("table long names", "bang all long names", "bang eight long names", "seats eight", "pony said")
"""The fullest screens, which are looked at where room is scarcest of all, and where the window stands."""
SCARCEST: tuple[Cell, ...] = (TIGHT[1], ("fa", 150, (1080, 1920)))
LYING: tuple[tuple[str, Cell, int], ...] = (
    ("table long names", ("pseudo", 150, (1280, 720)), 1),
    ("bang all long names", ("zh", 125, (1280, 720)), 3),
    ("table help", ("en", 100, (1280, 720)), 2),
)
"""Full screens of a table that lies, and the side they face."""
JOINED = " + "
"""Between the names of several characters of one seat."""
AIMED = "held:"
"""The hand of a seat, to be taken from, lies on its panel, over its figures."""
FLYING = ("table shot", "table flying")
"""There cards are in the air, over whatever lies below."""
SMALLER = {
    # cards in small: their pictures tell them, and one press reads them large
    "game.stage.paint.cards.": 12.0,
    "game.stage.paint.item_cards.": 12.0,
    "game.stage.paint.bang.cards.": 12.0,
    "game.stage.paint.bang.shop.hand": 12.0,
    # up to seven cards in play stand in a row as wide as a panel: here too one press reads them large
    "game.stage.paint.bang.gear.": 16.0,
    # sets laid on all outlaws stand side by side, each with its name under the emblem of the bill it belongs to
    "game.stage.paint.tiles.": 18.0,
    # the points in the star on a bill, which may not hide the face
    "game.stage.paint.bills.": 18.0,
    # a playbill has lines of many sizes, the longest of which is the smallest
    "game.stage.paint.playbill.": 19.0,
    # the longest words of an expansion, which are told in full when its box has the focus
    "game.stage.paint.bang.boxes.": 18.0,
    # where eight sit round a table: three joined names, and three figures beside the role
    "game.stage.paint.bang.seats._panel": 18.0,
    # two events side by side
    "game.stage.paint.bang.events._board": 18.0,
}
"""Prints in small, in units, by the beginning of their maker."""
MANY, FLOOR_OF_MANY = ("pony race", "table race"), 21.5
"""Where three of the longest names stand beside a sentence in the prompt bar its words are smaller, in units."""


@cache
def names_on_cards(language: str) -> set[str]:
    """The names of the language that is spoken now.

    Each has short forms for the cards; forms that were made longer by rote prove nothing.  Nor do letters on keys.
    """
    cards = [card_words(kind) for kind in KIND_NAMES]
    posters = {kind_name("wyatt_earp", kind) for kind in KIND_NAMES}
    items = [item_words(kind) for kind in KINDS]
    names = posters | {card.title for card in cards} | {card.short for card in cards}
    names |= {item.title for item in items} | {item.short for item in items} | {hand_name(hand) for hand in DECLARABLE}
    names |= {bang_words(kind).short for kind in BORDER} | {title_of(character) for character in BULLETS}
    names |= {bang_words(kind).title for kind in COST} | {bang_words(kind).short for kind in COST}
    names |= {text(f"about-face-{face.replace('_', '-')}") for face in FACES}
    names.add(text("about-tab"))
    keys = {*text("naming-letters").split(), *text("guide-search-letters").split()}
    names |= {word for name in names for word in name.split()}
    return names | {name.upper() for name in names} | keys


@pytest.fixture
def spoken() -> Iterator[None]:
    yield
    words.speak("en")


@pytest.fixture(scope="module")
def stock() -> Stock:
    return Stock(SMALL_ROOM)


def named(cell: Cell) -> str:
    language, size, (wide, high) = cell
    return f"{language}-{size}-{wide}x{high}"


def chosen() -> Iterator[object]:
    """The named screens and a sixteenth of the rest in one tight cell each, the fullest in two."""
    for number, name in enumerate(SCREENS):
        if name not in NAMED and number % 16:
            continue
        here = SCARCEST if name in CLOSE else (TIGHT[number % len(TIGHT)],)
        for cell in here:
            yield pytest.param(name, cell, id=f"{name}-{named(cell)}")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(("name", "cell"), list(chosen()))
def test_everything_has_room(name: str, cell: Cell, stock: Stock) -> None:
    with proofs(stock):
        theatre = shown(name, cell)
        assert faults(name, theatre, cell) == []
    scene = theatre.scene
    if scene.focus.id is not None:
        assert theatre.stage.brackets is not None
        assert reached_with_the_cross(scene) == {control.id for control in scene.controls()}
        if theatre.stage.guard is None:
            assert unanswered(theatre) == []


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(("name", "cell", "side"), LYING)
def test_a_picture_turned_to_its_reader_has_room(name: str, cell: Cell, side: int, stock: Stock) -> None:
    language, size, window = cell
    with proofs(stock):
        theatre = shown(name, cell)
        with facing(side):
            pulled(theatre, size, window)
            assert theatre.stage.window.page.side == side
            assert faults(name, theatre, (language, size, window)) == []


@pytest.mark.full
@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_everything_has_room_everywhere(
    part: str, language: str, figures: Count, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other sizes of a screen that is open: the window is pulled, the text made larger, a lying table turned."""
    found = {}
    with proofs(Stock(ROOM)):
        for number, name in enumerate(PARTS[part]):
            monkeypatch.setenv("SUNDOWN_HOME", str(tmp_path / str(number)))
            theatre = shown(name, (language, TEXT_SIZES[0], WINDOWS[0]))
            for size, window in product(TEXT_SIZES, WINDOWS):
                cell = language, size, window
                pulled(theatre, size, window)
                found[f"{name}-{named(cell)}"] = faults(name, theatre, cell)
            for size, window, side in TURNED if lies(theatre) else ():
                cell = language, size, window
                with facing(side):
                    pulled(theatre, size, window)
                    found[f"{name}-{named(cell)}-{90 * side}"] = faults(name, theatre, cell)
            figures(screens=number + 1, proofs=len(found), faults=sum(map(len, found.values())))
    assert {cell: wrong for cell, wrong in found.items() if wrong} == {}


def test_every_screen_has_its_part() -> None:
    assert [name for part in PARTS.values() for name in part] == list(SCREENS)


def test_the_named_screens_are_there_and_about_sixty() -> None:
    assert set(NAMED) <= set(SCREENS)
    assert len(set(NAMED)) == len(NAMED) and 55 <= len(NAMED) <= 70


def shown(name: str, cell: Cell) -> Theatre:
    """A screen in a language, text size and window."""
    language, size, window = cell
    words.speak(language)
    theatre = Theatre(None, window, Settings(language=language, text_size=size), painting=False)
    SCREENS[name](theatre)
    return theatre


def pulled(theatre: Theatre, size: int, window: tuple[int, int]) -> None:
    """The window and the text of an open screen have another size."""
    theatre.stage.settings.text_size = size
    theatre.stage.window.open(window, full_screen=False)
    theatre.stage.lay_out()
    for _ in range(6):
        theatre.frame(0.05)


def lies(theatre: Theatre) -> bool:
    """Whether people sit round what is shown, so that it may be turned to them."""
    return any(scene.sides is not None for scene in theatre.stage.scenes) and theatre.stage.guard is None


@contextmanager
def facing(side: int) -> Iterator[None]:
    """The one who is asked sits at this side of a lying screen."""
    with patch.object(turning, "wanted", return_value=side):
        yield


def faults(name: str, theatre: Theatre, cell: Cell) -> list[str]:
    """All that is wrong with what is shown, in sentences."""
    language, size, _ = cell
    proof, scene = Proof.of(theatre), theatre.scene
    placed = {control.id: control.rect for control in scene.controls()}
    found = [f"two controls over each other: {one} {other}" for one, other in overlaps(placed)]
    found += [f"beyond the window: {control}" for control in outside(placed, theatre.stage.canvas.whole)]
    covered = name in FLYING or any(control.startswith(AIMED) for control in placed)
    found += [fault for fault in proof.faults() if not (covered and fault.startswith("hidden"))]
    found += [f"faint: {fault}" for fault in proof.faint()]
    if language != "pseudo" and size == 100:
        floor = FLOOR_OF_MANY if name in MANY else FLOOR
        found += [f"small: {fault}" for fault in proof.small(floor, SMALLER)]
    names = names_on_cards(language)
    cuts = theatre.stage.press.overflowed - names
    found += [f"no room: {cut!r}" for cut in sorted(cuts) if JOINED not in cut]
    if len(placed) != len(scene.controls()):
        found.append("two controls with one name")
    if placed and scene.focus.id not in placed:
        found.append("nothing has the focus")
    if isinstance(scene, EarpTable) and scene.desk is not None and not own_hand_shows(scene):
        found.append("the own hand is hidden")
    return found


def reached_with_the_cross(scene: Scene) -> set[str]:
    """The controls that up, down, left and right lead to, from the one that has the focus."""
    table = ways(scene.controls())
    assert scene.focus.id is not None
    seen, todo = {scene.focus.id}, [scene.focus.id]
    while todo:
        for goal in table[todo.pop()].values():
            if goal not in seen:
                seen.add(goal)
                todo.append(goal)
    return seen


def own_hand_shows(table: EarpTable) -> bool:
    """Whatever has to be chosen, the own cards lie beside it, not under it."""
    layout = table.floor.layout
    hand = [layout.hand_card(n, len(table.floor.fan.order)) for n in range(len(table.floor.fan.order))]
    question = table.question()
    over = [tray_rects(layout, question.tray)[0]] if question is not None and question.tray else []
    if table.floor.slip is not None:
        over.append(table.floor.slip_rect())
    return bool(hand) and not any(card.colliderect(box) for card in hand for box in over)
