from __future__ import annotations

import pygame

from game.stage.earp.table import EarpTable
from game.stage.focus import DIRECTIONS, ways
from game.stage.play import closer
from game.stage.play.logbook import Logbook
from game.stage.scene import Scene
from game.stage.text import text
from tests.stage.earp.test_pictured import table_of
from tests.stage.theatre import Theatre


def until_asked(theatre: Theatre, scene: EarpTable, kind: str = "") -> None:
    for _ in range(4000):
        desk = scene.desk
        quiet = not scene.flow.busy and not scene.motion.acting
        if theatre.scene is scene and quiet and desk is not None and kind in ("", desk.ask_kind):
            return
        if theatre.scene is scene and quiet and desk is not None and desk.ask_kind.endswith("window"):
            theatre.key(pygame.K_ESCAPE)
        theatre.frame()
    raise AssertionError("nobody was asked")


def test_whole_turns_with_the_keyboard_alone() -> None:
    theatre, scene = table_of(11, people=1)
    for _ in range(3):
        until_asked(theatre, scene, "draw")
        assert theatre.focus == "supply"
        theatre.key(pygame.K_RETURN)
        until_asked(theatre, scene, "play")
        assert theatre.focus is not None and theatre.focus.startswith("card:")
        theatre.key(pygame.K_RIGHT)
        theatre.key(pygame.K_RETURN)
        assert scene.desk is not None and len(scene.desk.step.cards) == 1
        picks = scene.session.picks
        theatre.key(pygame.K_e)
        theatre.frame()
        if scene.desk is not None and scene.desk.step.ending:
            theatre.key(pygame.K_e)
        for _ in range(200):
            theatre.frame()
            if scene.session.picks > picks:
                break
        assert scene.session.picks > picks


def test_what_has_nothing_to_read_says_so() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    assert theatre.focus == "supply"
    theatre.key(pygame.K_r)
    assert theatre.scene is scene
    assert theatre.stage.said is not None and theatre.stage.said.text == text("play-nothing-to-read")


def test_escape_takes_one_step_back_and_then_opens_the_pause_only() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    theatre.key(pygame.K_RETURN)
    until_asked(theatre, scene, "play")
    theatre.key(pygame.K_RETURN)
    assert scene.desk is not None and scene.desk.step.cards
    picks = scene.session.picks
    theatre.key(pygame.K_ESCAPE)
    assert not scene.desk.step.cards and scene.session.picks == picks


def test_every_thing_can_be_reached_with_four_directions() -> None:
    theatre, scene = table_of(12, people=1)
    until_asked(theatre, scene, "draw")
    found = ways(scene.controls())
    start = next(iter(found))
    seen, todo = {start}, [start]
    while todo:
        for direction in DIRECTIONS:
            goal = found[todo[-1]].get(direction) if todo else None
            if goal is not None and goal not in seen:
                seen.add(goal)
                todo.append(goal)
                break
        else:
            todo.pop()
    assert seen == set(found)


def dragging(scene: EarpTable) -> bool:
    return scene.drag is not None


def test_a_card_dropped_on_the_discards_ends_the_turn() -> None:
    theatre, scene = table_of(11, people=1)
    scene.stage.settings.ask_before_ending = False
    until_asked(theatre, scene, "draw")
    theatre.click_on("supply")
    until_asked(theatre, scene, "play")
    card = next(control for control in scene.controls() if control.id.startswith("card:"))
    start, end = (card.rect.x + 8, card.rect.centery), scene.floor.layout.discards.center
    picks = scene.session.picks
    theatre.point(start)
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=start)
    for share in (0.2, 0.6, 1.0):
        spot = (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
        theatre.send(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0))
        theatre.frame()
    assert dragging(scene)
    theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=end)
    assert not dragging(scene)
    for _ in range(100):
        theatre.frame()
        if scene.session.picks > picks:
            break
    assert scene.session.picks == picks + 1 and not scene.floor.absent


def test_a_refused_card_says_why_and_names_the_clause() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    card = next(control for control in scene.controls() if control.id.startswith("card:"))
    theatre.click((card.rect.x + 8, card.rect.centery))
    sentence, _ = scene.sentence()
    assert "WE-10" in sentence


def test_any_card_in_sight_can_be_read_large_and_a_click_closes_it() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    for name in [control.id for control in scene.controls() if control.group in ("hand", "ring")]:
        scene.read(name)
        theatre.frame()
        assert theatre.scene.name == "reader"
        theatre.click((5, 5))
        assert theatre.scene is scene
    scene.read("discards")
    assert theatre.scene.name == "reader"


def last_of(scene: Scene) -> int:
    assert isinstance(scene, Logbook)
    return scene.last


def test_the_log_opens_in_full_sentences_and_scrolls_both_ways() -> None:
    theatre, scene = table_of(11)
    theatre.until(lambda: scene.session.picks >= 25, "25 picks are played")
    theatre.click_on("log")
    book = theatre.scene
    assert book.name == "logbook"
    book.draw(theatre.stage.window.surface)
    newest = last_of(book)
    theatre.send(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False)
    assert last_of(book) < newest
    theatre.key(pygame.K_e)
    assert last_of(book) == newest
    theatre.key(pygame.K_ESCAPE)
    assert theatre.scene is scene


def played_by(scene: EarpTable) -> str:
    return scene.session.chairs[0].who


def test_a_press_too_many_on_the_own_seat_changes_nothing_and_giving_it_away_is_asked_twice() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    scene.focus.id = "seat:0"
    theatre.key(pygame.K_RETURN)
    assert theatre.scene.name == "seatmenu" and theatre.focus == "back"
    theatre.key(pygame.K_RETURN)
    assert theatre.scene is scene and played_by(scene) == "person"
    for deed in ("bot", "concede"):
        closer.open_seat(scene, 0)
        theatre.frame()
        theatre.click_on(deed)
        assert theatre.scene.name == "seatmenu" and played_by(scene) == "person"
        theatre.key(pygame.K_ESCAPE)
    closer.open_seat(scene, 0)
    theatre.frame()
    theatre.click_on("bot")
    theatre.click_on("bot")
    assert theatre.scene is scene and played_by(scene) == "bot"
