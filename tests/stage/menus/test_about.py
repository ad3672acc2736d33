from __future__ import annotations

from game.assets import assets
from game.stage.menus.about import FACES, About, licence
from game.stage.menus.title import Title
from game.stage.paint.faces import CHAINS
from game.table.settings import Settings
from tests.stage.theatre import Theatre


def test_the_licence_of_every_typeface_that_is_used_can_be_read() -> None:
    used = {face.file for faces in CHAINS.values() for face in faces}
    assert {next(name for name in FACES if file.startswith(name)) for file in used} == set(FACES)
    kept = {path.name.removesuffix(".OFL.txt") for path in (assets() / "fonts").glob("*.OFL.txt")}
    assert kept == set(FACES)
    assert all("SIL OPEN FONT LICENSE Version 1.1" in licence(face) for face in FACES)


def test_a_button_shows_the_licence_as_it_came() -> None:
    theatre = Theatre(None, (1280, 720), Settings())
    theatre.stage.reset(Title())
    page = About()
    theatre.stage.push(page)
    theatre.click_on("sheet-vazirmatn")
    assert page.words() == (assets() / "fonts" / "vazirmatn.OFL.txt").read_text(encoding="utf-8")
    theatre.click_on("sheet-about")
    assert "Vazirmatn" in page.words()
