"""From the title to a Pony Express table: three to five chairs, rules remembered apart from the other game's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.options import PlayOptions
from game.stage.menus.opening import Opening
from game.stage.menus.setup import Setup, Sitter, faces
from game.stage.pony.table import PonyTable
from game.table.settings import Chair, Chosen, Settings, dump, load, parse
from tests.stage.theatre import Theatre

READY = ["Kate", "Doc", "Morgan", "Virgil", "Ana", "Bo", "Clem", "Dora", "Eli", "Faye"]
LIMITS = (3, 5)


@pytest.fixture
def house() -> Iterator[Theatre]:
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    yield theatre


def table_of(theatre: Theatre) -> PonyTable:
    scene = theatre.scene
    assert isinstance(scene, PonyTable)
    return scene


def test_the_mouse_leads_from_the_title_to_the_trail(house: Theatre) -> None:
    house.click_on("pony_express")
    house.click_on("who-4")
    house.click_on("go_on")
    house.click_on("switch-gunfight_optional")
    house.click_on("begin")
    table = table_of(house)
    assert [chair.who for chair in table.session.chairs] == ["person", "bot", "bot", "bot", "person"]
    assert dict(table.session.setup.changes) == {"gunfight_optional": True}
    assert table.session.setup.preset == "seed-002"
    table.session.close()
    settings, _ = load()
    assert settings.chosen["pony_express"].own_switches == {"gunfight_optional": True}
    assert settings.own_switches == {} and settings.preset == "seed-004"


def test_the_command_line_opens_the_trail() -> None:
    opening = Opening(PlayOptions(game="pony_express", seats=3, bots=2, seed=9))
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    assert [chair.who for chair in table_of(theatre).session.chairs] == ["person", "bot", "bot"]
    table_of(theatre).session.close()


def test_there_are_never_too_few_chairs() -> None:
    two = [Chair("Ana"), Chair("Bo")]
    setup = Setup.remembered(READY, two, limits=LIMITS)
    assert [s.sitter for s in setup.chairs] == [
        *(Sitter.PERSON, Sitter.PERSON, Sitter.BOT),
        *(Sitter.NOBODY, Sitter.NOBODY),
    ]
    for _ in range(4):
        setup.change(2)
        assert len(setup.seats) >= 3
    assert len({s.name for s in setup.chairs}) == 5


def test_every_chair_has_a_picture() -> None:
    assert all(faces(READY[:5])) and len(set(faces(READY[:5]))) == 5


def test_rules_of_each_game_are_read_back_and_nonsense_is_not() -> None:
    settings = Settings()
    kept = settings.rules_of("pony_express")
    kept.preset, kept.own_switches, kept.mixes = "table", {"desert_from": 27}, {"Ours": {"desert_from": 30}}
    assert parse(dump(settings)).chosen == {
        "pony_express": Chosen("table", {"desert_from": 27}, {"Ours": {"desert_from": 30}})
    }
    assert settings.rules_of("wyatt_earp") is settings
    assert parse('{"format": 1, "chosen": [1]}').chosen == {}
    assert parse('{"format": 1, "chosen": {"x": 3, "y": {"preset": null}}}').chosen == {"y": Chosen()}
