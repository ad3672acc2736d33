"""One press from any question: what may be done, what may not, why, and the clause as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from game.rules.ask import PASS
from game.rules.library import find
from game.stage import rooms
from game.stage.devices.pads import Pads
from game.stage.menus.guide import Guide
from game.stage.play.help import HelpPage
from game.table.lesson import Lesson, LessonBots
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import clause, option_label, prompt, reason
from tests.stage.bang.board import Board
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad
from tools.screens.pony import cases, session_of

NAMES = ("Ana", "Bo", "Clem", "Dee")
STREET = {"duel", "final", "indians"}
"""Positions of a race in which a die is flicked: the street lies over the table."""


class Desk(Theatre):
    """A table of any game with one person, who is asked."""

    def __init__(self, game: str, session: Session | None = None) -> None:
        people, seats = 1, 3
        chairs = tuple(Chair(NAMES[s], s, "person" if s < people else "bot", "random") for s in range(seats))
        setup = Setup(game, chairs, find(game).presets.default, {}, 5)
        self.table = rooms.table_of(session or Session.start(setup))
        super().__init__(self.table, settings=Settings(pace="instant"), painting=False)

    def until_asked(self) -> None:
        for _ in range(3000):
            self.frame()
            if self.scene is self.table and self.table.desk is not None and not self.table.motion.acting:
                self.run(0.3)
                if self.table.desk is not None and self.scene is self.table:
                    return
        raise AssertionError("nobody is asked")


def at_lesson(game: str) -> Desk:
    """The same at the position of a game's lesson."""
    made = Desk(game, Lesson(game, NAMES))
    made.table.flow.bots = LessonBots()
    return made


@pytest.fixture(params=list(rooms.ROOMS))
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(str(request.param))
    made.until_asked()
    yield made
    made.table.session.close()


def page_of(theatre: Theatre) -> HelpPage:
    scene = theatre.scene
    assert isinstance(scene, HelpPage)
    return scene


def test_one_key_opens_it_at_every_table_and_closes_it_again(desk: Desk) -> None:
    desk.key(pygame.K_F1)
    page_of(desk)
    desk.key(pygame.K_F1)
    assert desk.scene is desk.table


def test_the_mouse_has_a_button_for_it(desk: Desk) -> None:
    desk.point((3, 3))
    desk.click_on("help")
    page_of(desk)
    desk.key(pygame.K_r)
    assert isinstance(desk.scene, Guide)


def test_the_stick_of_a_pad_is_pressed_for_it(desk: Desk) -> None:
    Pads.start()
    pad = VirtualPad()
    try:
        desk.pump()
        pad.button(7, True)
        desk.pump()
        page_of(desk)
    finally:
        pad.unplug()
        pygame.event.clear()


def test_every_play_is_on_it(desk: Desk) -> None:
    desk.key(pygame.K_F1)
    page, asked = page_of(desk), desk.table.desk
    assert asked is not None
    lines = [set(re.findall(r"[^ ,]+", line)) for line in page.says.splitlines()]
    for option in asked.options[:4]:
        pick = tuple(part for part in option if isinstance(part, int | str))
        said = set(re.findall(r"[^ ,]+", option_label(page.game, pick, desk.table.names, asked.seat)))
        assert pick == PASS or any(said <= line for line in lines)


def test_one_card_at_several_targets_is_one_line() -> None:
    made = Board(position="seven")
    made.settle()
    made.key(pygame.K_F1)
    may = page_of(made).says.split("\n\n")[2].splitlines()
    assert "• Play Duel (J of spades) on Bo, Clem, Dee, Flo or Gus" in may
    assert sum("BANG! (Q of hearts)" in line for line in may) == 1 and len(may) < 10


@pytest.mark.parametrize("position", sorted(set(cases()) - STREET))
def test_at_every_question_of_a_race_it_opens(position: str) -> None:
    """Dice that are still to be chosen are no number yet."""
    made = Desk("pony_express", session_of(position))
    made.until_asked()
    made.key(pygame.K_F1)
    page, question = page_of(made), made.table.question()
    assert page.says.count("•") >= 1
    assert question is not None
    assert [offer.label for offer in question.offers if offer.id == "pass" and offer.label not in page.says] == []
    made.table.session.close()


def test_what_is_barred_is_named_with_its_reason_and_the_clause_as_it_stands() -> None:
    made = at_lesson("bang")
    made.until_asked()
    table = made.table
    question = table.question()
    assert question is not None and question.refusals, "the hand has a card that can't be played now"
    made.key(pygame.K_F1)
    page = page_of(made)
    switches = table.session.view(None).state.switches
    for thing, refusal in question.refusals.items():
        assert reason(refusal, table.names) in page.says
        rule = clause("bang", refusal.clause, switches)
        assert rule in page.says and (not rule or refusal.clause in page.says)
        assert table.name_of_thing(thing) in page.says


def test_of_a_hand_that_lies_face_down_nothing_is_told() -> None:
    made = Board(people=2, position="gatling")
    made.settle()
    made.stage.seating.take(0, "guid", 90)
    made.stage.seating.take(1, "guid", 91)
    made.table.reseated()
    for _ in range(3000):
        made.frame()
        if made.table.desk is not None and not made.table.motion.acting:
            break
    seat = made.table.desk
    assert seat is not None and made.table.closed
    made.key(pygame.K_F1)
    page = page_of(made)
    g = made.table.session.view(seat.seat).state
    told = page.says.removeprefix(prompt(made.table.session.view(None), made.table.names))
    hidden = {made.table.name_of_thing(f"card:{card}") for card in g.hand[seat.seat]} - {""}
    assert hidden and not any(name in told for name in hidden)


def test_while_others_act_it_says_who_is_asked() -> None:
    made = at_lesson("pony_express")
    assert made.table.desk is None
    made.key(pygame.K_F1)
    assert "How to play" in page_of(made).says


def test_a_long_page_is_moved_and_where_nobody_helps_f1_reads() -> None:
    made = Board(seed=3, size=(1024, 768))
    made.settle()
    made.key(pygame.K_F1)
    page = page_of(made)
    page.says = "\n".join(str(n) for n in range(90))
    page.rebuild()
    made.key(pygame.K_e)
    assert 0 < page.line <= page.last_line()
    made.key(pygame.K_q)
    assert page.line == 0
    heard: list[str] = []

    class Ear(Guide):
        def heard(self, intent: object) -> bool:
            heard.append(type(intent).__name__)
            return False

    made.stage.push(Ear(game="bang"))
    made.key(pygame.K_F1)
    assert heard == ["Help", "Read"]
