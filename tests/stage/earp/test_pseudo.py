from __future__ import annotations

import pytest

from game.rules.kinds import Seat
from game.stage.earp.payslip import Slip, draw_slip, shares_of
from game.stage.earp.reading import CardReader
from game.stage.earp.table import EarpTable
from game.stage.paint.press import big
from game.stage.text import text
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import event_line, kind_name, money, speak
from game.words.names import short_name
from game.wyatt_earp.deck import KIND_NAMES, OUTLAWS
from game.wyatt_earp.events import Paid
from tests.stage.theatre import Theatre

LONG = ("Bartholomew Quin", "Wilhelmina Gray", "Montgomery Blue", "Cassandra Wells")


@pytest.fixture(autouse=True)
def pseudo() -> None:
    speak("pseudo")


def proper_names() -> set[str]:
    """Names of outlaws stay as they are in every language: how the made-up one spells them is no fault."""
    names = {name for kind in KIND_NAMES for name in (kind_name("wyatt_earp", kind), short_name("wyatt_earp", kind))}
    return {name.upper() for name in names} | names


CASES = [
    ((1280, 720), 150),
    pytest.param((1024, 768), 125, marks=pytest.mark.full),
    pytest.param((1920, 1080), 100, marks=pytest.mark.full),
    pytest.param((2560, 1080), 100, marks=pytest.mark.full),
]


@pytest.mark.parametrize(("size", "text_size"), CASES)
def test_words_forty_per_cent_longer_and_long_names_are_not_cut(size: tuple[int, int], text_size: int) -> None:
    chairs = tuple(Chair(name, seat, "person" if seat == 0 else "bot", "random") for seat, name in enumerate(LONG))
    scene = EarpTable(session=Session.start(Setup("wyatt_earp", chairs, "seed-004", {}, 9)))
    theatre = Theatre(scene, size, Settings(pace="instant", text_size=text_size), painting=False)
    screen = theatre.stage.window.surface
    for _ in range(1500):
        theatre.frame()
        desk = scene.desk
        if theatre.scene is not scene or (desk is not None and desk.ask_kind == "play" and scene.session.picks > 12):
            break
        if desk is not None and scene.flow.waiting is None:
            scene.flow.choose(0, ("draw", "supply") if desk.ask_kind == "draw" else ("pass",))
    for card in scene.floor.fan.order[:4]:
        if scene.desk is not None:
            scene.desk.press(f"card:{card}")
            scene.stir()
        scene.draw(screen)
    press, floor = theatre.stage.press, scene.floor
    switches = floor.state.switches
    slip = Slip(
        "jesse_james",
        kind_name("wyatt_earp", "jesse_james"),
        text("earp-pay-points", points=17, needed=8),
        shares_of((8, 6, 4, 0), True, LONG, switches),
        6000,
        money(6000),
        event_line(Paid("WE-46", "jesse_james", Seat(2), 2000, 1, 4000), LONG),
    )
    draw_slip(press, screen, floor.slip_rect(), slip, floor.sight.bills[4])
    for kind in ("jesse_james", "photo_jesse_james", *KIND_NAMES[14:]):
        reader = CardReader(kind=kind, switches=switches)
        theatre.stage.push(reader)
        reader.draw(screen)
        theatre.stage.pop(reader)
    cut = press.overflowed | big(press, floor.layout.bill_scale).overflowed
    assert {words for words in cut if words not in proper_names()} == set()
    assert len(OUTLAWS) == 7
