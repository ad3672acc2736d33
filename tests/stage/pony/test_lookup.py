"""Odds and declarations looked up during play: with mouse, keys and pad, and without a secret."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.pony_express import events as e
from game.pony_express.board import BOARD
from game.pony_express.declared import Declaration
from game.pony_express.game import GAME
from game.pony_express.odds import ways
from game.stage.intent import Confirm, Device, Kind, PageRight, Read
from game.stage.layout import outside, overlaps
from game.stage.pony.lookup import TABS, Lookup
from game.stage.pony.lookup_sheets import PEACE, SPACES, in_jail, outcome_words, percent, rows_in
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import clause
from tests.stage.pony.test_table import Trail
from tests.stage.theatre import Theatre

NAMES = ("Ana", "Bo", "Cy")
SAID = [
    Declaration(n, n % 3, hand, False, caller, came, rolled)
    for n, (hand, caller, came, rolled) in enumerate(
        [
            ("pair", -1, "unknown", ""),
            ("three", 1, "true", "three"),
            ("full_house", 2, "bluff", "pair"),
            ("four", 0, "bluff", "nothing"),
            ("two_pairs", -1, "open", ""),
        ]
        * 5
    )
]
PAD = Device(Kind.PAD, 1)


def front(theatre: Theatre) -> str:
    return theatre.scene.name


def test_the_plate_in_the_tray_opens_it_by_mouse_and_the_focus_by_keys() -> None:
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    trail.click_on("lookup:hands")
    assert front(trail) == "lookup"
    trail.click_on("close")
    assert trail.scene is trail.table
    trail.table.focus.go("lookup:hands")
    trail.key(pygame.K_RETURN)
    assert front(trail) == "lookup"
    trail.key(pygame.K_ESCAPE)
    trail.table.focus.go("hand:three")
    trail.key(pygame.K_r)
    assert front(trail) == "lookup", "Read on a hand tells its odds"
    trail.key(pygame.K_r)
    assert trail.scene is trail.table


def test_a_pad_opens_it_turns_the_sheets_and_closes_it() -> None:
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    trail.stage.seating.take(0, "guid", 1)
    trail.table.focus.go("lookup:hands")
    control = next(c for c in trail.table.controls() if c.id == "lookup:hands")
    trail.table.press(control, Confirm(PAD))
    page = trail.scene
    assert isinstance(page, Lookup)
    seen = []
    for _ in TABS:
        seen.append(page.tab)
        page.heard(PageRight(PAD))
    assert tuple(seen) == TABS
    page.heard(Read(PAD))
    assert trail.scene is trail.table


def test_the_pause_leads_to_it_too() -> None:
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    entry = trail.table.pause_entries()[0]
    assert entry.label == "Odds, Spaces, Declarations"
    entry.action()
    assert front(trail) == "lookup"


def test_nothing_is_told_before_it_has_been_seen() -> None:
    """While the cup is being lifted the outcome is in the log already, and not yet on the sheet."""
    trail = Trail(1, 3, 2)
    trail.stage.settings.pace = "normal"
    table, early = trail.table, 0
    for _ in range(2500):
        trail.frame()
        told = [said.came for said in table.declared()]
        known = len([event for event in table.session.log(None) if type(event).__name__ == "Revealed"])
        shown = sum(came in ("true", "bluff") for came in told)
        assert shown <= known
        early += shown < known
        if not table.motion.acting:
            trail.go_on()
    assert early, "no cup was lifted, or its outcome was told at once"


def test_a_game_taken_up_again_knows_what_was_said() -> None:
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    for _ in range(4):
        trail.go_on()
        trail.until_asked("cup", "call")
    before = trail.table.declared()
    trail.table.hang_strip()
    assert trail.table.declared() == before


@pytest.mark.parametrize(
    ("hand", "once", "jail"),
    [("five", "0.08 %", "free, gold, card"), ("three", "15 %", "1 card"), ("nothing", "6.2 %", "nothing")],
)
def test_the_figures_are_those_of_the_rules(hand: str, once: str, jail: str) -> None:
    assert percent(ways()[hand]) == once and in_jail(hand) == jail


def test_every_sign_of_the_map_is_told_about() -> None:
    assert set(BOARD.types) - {"", "start"} == {kind for kind, _ in SPACES} - {PEACE}
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    trail.click_on("lookup:hands")
    trail.click_on("tab-spaces")
    page = trail.scene
    assert isinstance(page, Lookup) and page.switches == trail.table.floor.state.switches
    assert all(clause("pony_express", told, page.switches) for _, told in SPACES)


def test_every_outcome_has_its_words() -> None:
    words = [outcome_words(said, NAMES) for said in SAID[:5]]
    assert words == [
        "Nobody called: who knows?",
        "Bo called: true.",
        "Cy called: a bluff, it was Pair.",
        "Ana called: a bluff, nothing was there.",
        "May still be called.",
    ]
    assert outcome_words(Declaration(1, 0, "three", True, -1, "unknown"), NAMES) == "Could not be called."


def test_a_long_list_is_moved_by_wheel_and_keys_to_its_end() -> None:
    page = Lookup(said_so_far=SAID, names_of_seats=NAMES, tab="game")
    theatre = Theatre(page)
    rows = rows_in(theatre.stage.press, page.body)
    assert len(SAID) > rows
    theatre.send(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False)
    theatre.frame()
    assert page.first == 2
    for _ in range(60):
        theatre.key(pygame.K_DOWN)
    assert page.first == len(SAID) - rows
    for _ in range(60):
        page.move(-1)
    assert page.first == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("text_size", [0, 150])
def test_every_sheet_has_room(size: tuple[int, int], text_size: int) -> None:
    long = ("Wilhelmina Long-Na", "Bartholomew Quin", "Montgomery Wagst")
    page = Lookup(said_so_far=SAID, names_of_seats=long, switches=GAME.presets.mix(GAME.presets.default))
    theatre = Theatre(page, size, Settings(text_size=text_size))
    for tab in TABS:
        page.turn_to(tab)
        theatre.run(0.1)
        controls = {control.id: control.rect for control in page.controls()}
        assert overlaps(controls) == [] and outside(controls, theatre.stage.canvas.whole) == []
    assert theatre.stage.press.overflowed == set()


def test_the_evening_is_added_up_when_it_is_wanted_and_counts_the_games_of_those_at_the_table() -> None:
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    setup = Setup("pony_express", chairs, "seed-002", {}, 4)
    session = Session.start(setup, Journal.create(setup, sync=False))
    play_bots(session)
    session.close()
    page = Lookup(names_of_seats=("Ana", "Bo", "Zed"))
    theatre = Theatre(page, painting=False)
    theatre.run(0.3)
    assert page.counts.games == 0, "nobody has asked for it"
    page.turn_to("evening")
    theatre.until(lambda: not page.reading, "the evening has been read")
    look = page.evening()
    said = Counter(int(event.seat) for event in session.log(None) if isinstance(event, e.Declared))
    assert look.heads == ("Ana", "Bo", "Zed")
    assert [cell.words for cell in look.lines[0][1]] == [str(said[0]), str(said[1]), "0"]
    page.turn_to("hands")
    page.turn_to("evening")
    assert not page.reading and page.counts.games == 1
