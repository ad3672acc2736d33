from __future__ import annotations

from game.stage.menus.cover import Cover
from game.stage.play.seatmenu import SeatMenu
from game.stage.scene import Scene
from game.table.seating import Chair
from game.table.settings import Settings
from tests.stage.pony.fights import Fight, session_at, session_with


def buttons(fight: Fight) -> list[tuple[str, str]]:
    return [(offer.id, offer.label) for offer in fight.street.offers()]


def lifted(fight: Fight) -> SeatMenu:
    fight.click_on("cards")
    cover = fight.stage.scenes[-1]
    assert isinstance(cover, Cover) and cover.asked == {fight.session.asked()[0]}
    fight.run(0.4)
    fight.click(cover.controls()[0].rect.center)
    fight.run(0.2)
    sheet = fight.stage.scenes[-1]
    assert isinstance(sheet, SeatMenu)
    return sheet


def test_among_several_people_the_bar_does_not_tell_who_holds_a_card() -> None:
    bars = [buttons(Fight(session)) for session in (session_at(), session_with("dynamite"), session_with("peace_pipe"))]
    assert bars[0] == bars[1] == bars[2]
    assert "cards" in [name for name, _ in bars[0]]


def test_what_can_be_played_is_read_behind_the_cover() -> None:
    fight = Fight(session_with("dynamite"))
    assert "dynamite" in [deed.id for deed in lifted(fight).deeds]
    fight.click_on("back")
    fight.run(0.2)
    assert fight.street.hand is not None and not fight.street.lit, "the shooter aims again"


def test_who_holds_nothing_is_told_so() -> None:
    sheet = lifted(Fight(session_at()))
    assert not sheet.deeds and "no item card" in sheet.sentence()


def test_a_card_stays_chosen_through_a_pause_and_can_be_put_away() -> None:
    fight = Fight(session_with("dynamite"))
    fight.play_card("dynamite")
    assert fight.street.lit
    menu = Scene()
    fight.stage.push(menu)
    fight.run(0.3)
    fight.stage.pop(menu)
    fight.run(0.3)
    assert fight.street.lit
    fight.click_on("dynamite")
    assert dict(buttons(fight)).keys() == {"cards", "needle", "menu"}


def test_one_person_among_bots_has_each_card_at_hand() -> None:
    session = session_with("dynamite")
    for seat, chair in enumerate(session.chairs):
        if seat != session.asked()[0]:
            session.take_over(seat, Chair(chair.name, chair.mark, "bot"))
    fight = Fight(session, settings=Settings(pace="instant"))
    assert "dynamite" in [name for name, _ in buttons(fight)] and "cards" not in [name for name, _ in buttons(fight)]
    fight.click_on("dynamite")
    assert fight.street.lit
