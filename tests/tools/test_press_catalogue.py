from __future__ import annotations

import struct
from itertools import pairwise
from pathlib import Path

import pytest

from game.stage.paint.bang import facts as bang
from game.stage.paint.card_facts import FACTS
from game.stage.paint.item_facts import FACTS as ITEMS
from game.stage.paint.palette import OUTLAWS
from tools.press import bakery, catalogue, catalogue_bang, people, people_bang

PLATES = catalogue.plates()
FILES = {plate.file for plate in PLATES}
NAMES = {plate.name for plate in PLATES}
OWN = ("bang", "events", "equipment")
"""Groups of pictures that only BANG! shows."""
SAMPLE = [
    "busts/jesse_james_104.png",
    "cards/photo_bob_dalton_104.png",
    "cards/hideout_152.png",
    "seats/teacher_104.png",
    "playbills/pony_express_272.png",
    "items/lasso_104.png",
    "maps/street_1920.png",
    "characters/willy_the_kid_104.png",
    "bang/gatling_152.png",
    "events/ghost_town_152.png",
    "events/hangover_152.png",
    "equipment/boots_152.png",
    "roles/renegade_152.png",
]


def test_every_card_has_its_picture() -> None:
    assert {"/".join(facts.art) for facts in FACTS.values()} <= NAMES


def test_every_item_card_has_its_picture() -> None:
    assert {"/".join(facts.art) for facts in ITEMS.values()} <= NAMES


def test_every_card_character_event_and_role_of_bang_has_its_picture() -> None:
    arts = [sign.art for sign in (*bang.CARDS.values(), *bang.EQUIPMENT.values())]
    arts += [bang.event_art(event) for event in bang.EVENTS]
    arts += [("roles", role) for role in bang.ROLES]
    arts += [("characters", name) for name in people_bang.CHARACTERS]
    assert {"/".join(art) for art in arts} <= NAMES


def test_no_drawing_leaves_dashes_to_the_rasteriser() -> None:
    """SDL_image's own dashes begin where the last ones ended, so that two bakes would differ."""
    scenes = catalogue_bang.CARDS | catalogue_bang.EVENTS | catalogue_bang.EQUIPMENT | catalogue_bang.ROLES
    scenes |= catalogue.CARDS | catalogue.ITEMS | catalogue.PLAYBILLS
    assert [name for name, scene in scenes.items() if any("dasharray" in mark.art for mark in scene())] == []


def test_no_picture_of_bang_is_baked_for_nothing() -> None:
    shown = {sign.art for sign in (*bang.CARDS.values(), *bang.EQUIPMENT.values())}
    shown |= {bang.event_art(event) for event in bang.EVENTS}
    own = {(group, name) for group, _, name in (n.partition("/") for n in NAMES) if group in OWN}
    assert own == {art for art in shown if art[0] in OWN}


def test_the_seven_outlaws_have_busts_and_photos() -> None:
    assert list(people.OUTLAWS) == list(OUTLAWS)
    assert {f"busts/{name}" for name in OUTLAWS} | {f"cards/photo_{name}" for name in OUTLAWS} <= NAMES


def test_there_are_faces_for_every_chair_and_to_choose_from() -> None:
    assert len([name for name in NAMES if name.startswith("seats/")]) >= 12


def test_each_game_has_a_playbill_and_each_screen_a_place() -> None:
    assert {f"playbills/{game}" for game in ("bang", "wyatt_earp", "pony_express")} <= NAMES
    places = ("walnut", "baize", "saloon_wall")
    assert {f"places/{place}_{shape}" for place in places for shape in ("wide", "tall")} <= NAMES


def test_the_next_larger_size_is_never_more_than_half_as_large_again() -> None:
    bang_widths = catalogue_bang.CARD_WIDTHS, catalogue_bang.EVENT_WIDTHS, catalogue_bang.CHARACTER_WIDTHS
    for widths in (catalogue.CARD_WIDTHS, catalogue.SEAT_WIDTHS, catalogue.PLAYBILL_WIDTHS, *bang_widths):
        assert all(small < large <= 1.5 * small for small, large in pairwise(widths))


def test_what_is_committed_is_what_the_catalogue_lists() -> None:
    there = {path.relative_to(bakery.PICTURES).as_posix() for path in bakery.PICTURES.rglob("*.png")}
    assert there == FILES
    assert bakery.strays(bakery.PICTURES) == []


def test_each_committed_file_has_its_size() -> None:
    for plate in PLATES:
        with (bakery.PICTURES / plate.file).open("rb") as file:
            head = file.read(24)
        assert head.startswith(b"\x89PNG"), plate.file
        assert struct.unpack(">II", head[16:24]) == plate.size, plate.file


def test_all_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in bakery.PICTURES.rglob("*.png")) < 60e6


@pytest.mark.parametrize("file", SAMPLE)
def test_a_new_bake_gives_the_committed_bytes(file: str) -> None:
    assert bakery.printed(file) == (bakery.PICTURES / file).read_bytes()


@pytest.mark.full
def test_a_new_bake_gives_all_committed_bytes() -> None:
    assert list(bakery.faults_of(PLATES, bakery.PICTURES, jobs=2, whole=True)) == []


def test_a_check_names_what_is_missing_changed_or_stray(tmp_path: Path) -> None:
    plates = [plate for plate in PLATES if plate.file in SAMPLE[:3]]
    said = bakery.bake(plates, tmp_path)
    assert said.startswith("3 pictures baked, 3 of them changed")
    assert list(bakery.faults_of(plates, tmp_path)) == []
    assert bakery.bake(plates, tmp_path).startswith("3 pictures baked, 0 of them changed")
    (tmp_path / SAMPLE[0]).unlink()
    (tmp_path / SAMPLE[1]).write_bytes(b"scratched")
    (tmp_path / "busts" / "stranger_104.png").write_bytes(b"")
    (tmp_path / "attic").mkdir()
    faults = list(bakery.faults_of(plates, tmp_path, whole=True))
    assert [fault.split()[0] for fault in faults if "new bake" in fault or "missing" in fault] == SAMPLE[:2]
    assert {fault.split()[0] for fault in faults if "no program" in fault} == {"attic", "busts/stranger_104.png"}
    bakery.bake(plates, tmp_path, whole=True)
    assert list(bakery.faults_of(plates, tmp_path, whole=True)) == []


def test_the_list_can_be_cut_to_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert bakery.main(["--list", "--only", "most_wanted"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "cards/most_wanted_104.png 104x85"
    assert len(lines) == len(catalogue.CARD_WIDTHS)


def test_a_name_nobody_has_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert bakery.main(["--only", "dragon"]) == 1
    assert "dragon" in capsys.readouterr().err


def test_one_picture_can_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert bakery.main(["--check", "--only", "seats/cook", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == f"{len(catalogue.SEAT_WIDTHS)} pictures are what a new bake gives.\n"
