"""Own item cards and dice, looked at whenever that is lawful; and a pick taken back while a bot waits."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from game.rules.casefile import read_cases
from game.stage.intent import Device, Kind, Look
from game.stage.layout import overlaps
from game.stage.menus.cover import Cover
from game.stage.menus.pause import Pause
from game.stage.paint import dice
from game.stage.play.seatmenu import SeatMenu
from game.stage.pony.peek import ItemPeek, dice_of_seat
from game.stage.pony.sight import hand_of_seat
from game.stage.pony.table import PonyTable
from game.stage.pony.words import item_words
from game.stage.scene import Scene
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.pony.test_table import Trail
from tests.stage.theatre import Theatre
from tests.waiting import until
from tools.screens.pony import NAMES, POSITIONS, laid
from tools.screens.positions import played

PADS = {0: Device(Kind.PAD, 7), 1: Device(Kind.PAD, 8)}


S = TypeVar("S", bound=Scene)


def front(trail: Trail, kind: type[S]) -> S:
    scene = trail.stage.front
    assert isinstance(scene, kind)
    return scene


def shared(people: int = 2) -> Trail:
    """Several people at one mouse, one of them at the cup."""
    trail = Trail(people, 3, 4)
    assert trail.until_asked("cup") == "cup"
    return trail


def with_pads(kind: str) -> Trail:
    """Two people with a pad each, one of them asked that."""
    trail = Trail(2, 3, 4)
    take_pads(trail)
    table = trail.table

    def go_on() -> None:
        trail.frame()
        if table.motion.acting or asked():
            return
        if table.desk is not None:
            table.decide(table.desk.answers()[0].pick)
        elif table.race is not None:
            table.flow.pass_for(table.race.seats)

    def asked() -> bool:
        return table.desk is not None and table.desk.ask_kind == kind and not table.motion.acting

    until(asked, f"{kind} is asked", go_on)
    return trail


def take_pads(theatre: Theatre) -> None:
    """The first two seats have a pad of their own each."""
    for seat, pad in PADS.items():
        assert pad.pad is not None
        theatre.stage.seating.take(seat, f"guid-{seat}", pad.pad)


def test_the_seat_menu_lets_the_other_look_behind_a_cover() -> None:
    trail = shared()
    table = trail.table
    assert table.desk is not None
    other = 1 - table.desk.seat
    trail.click_on(f"seat:{other}")
    assert front(trail, SeatMenu).deeds[0].id == "look"
    trail.click_on("look")
    cover = front(trail, Cover)
    assert cover.seat == other
    assert table.hidden_now
    trail.run(0.5)
    trail.click(cover.controls()[0].rect.center)
    peek = front(trail, ItemPeek)
    assert list(peek.kinds) == [k for k in hand_of_seat(table.session.view(other).state, other) if k]
    assert peek.dice == (), "these are somebody else's dice"
    trail.click_on("hide")
    trail.run(0.3)
    assert front(trail, Cover).seat == 1 - other, "the asked person is called anew"


def test_whoever_has_declared_may_look_at_the_own_dice_while_others_think() -> None:
    trail = Trail(3, 3, 4)
    assert trail.until_asked("race") == "race"
    g = trail.table.session.view(None).state
    roller = g.roller
    own = trail.table.session.view(roller).state
    peek = trail.table.peek(roller)
    assert isinstance(peek, ItemPeek) and peek.dice == dice_of_seat(own, roller) and len(peek.dice) == 5
    for seat in range(3):
        if seat != roller:
            assert dice_of_seat(trail.table.session.view(seat).state, seat) == ()


def test_an_own_pad_looks_while_the_other_is_asked_and_no_longer_than_it_is_held() -> None:
    trail = with_pads("cup")
    table = trail.table
    assert table.desk is not None
    asked, other = table.desk.seat, 1 - table.desk.seat
    table.heard(Look(PADS[other], True))
    assert (table.peeking, table.floor.open, table.floor.holder) == (other, False, asked)
    trail.painting = True
    trail.stage.touch()
    trail.frame()
    assert trail.stage.press.overflowed == set()
    table.heard(Look(PADS[other], False))
    assert table.peeking is None
    table.heard(Look(PADS[asked], True))
    assert table.floor.open and table.peeking is None and table.look_away
    trail.stage.touch()
    trail.frame()
    table.heard(Look(PADS[asked], False))
    assert not table.floor.open


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_what_is_looked_at_lies_inside_the_window(size: tuple[int, int]) -> None:
    trail = Trail(2, 3, 4, size)
    assert trail.until_asked("cup") == "cup"
    trail.painting = True
    for seat in range(2):
        trail.stage.push(trail.table.peek(seat))
        trail.run(0.1)
        controls = {control.id: control.rect for control in trail.scene.controls()}
        assert overlaps(controls) == []
        trail.stage.pop(trail.scene)
    assert trail.stage.press.overflowed == set()


def test_while_a_bot_waits_the_last_pick_can_be_taken_back() -> None:
    trail = Trail(1, 3, 5)
    trail.stage.settings.pace = "normal"
    table = trail.table
    for _ in range(4000):
        trail.frame()
        offers = {offer.id for offer in table.offers()}
        if table.desk is None and table.flow.holding and "undo" in offers:
            break
        if not table.motion.acting:
            trail.go_on()
    else:
        pytest.fail("no pick could ever be taken back while a bot waits")
    picks = table.session.picks
    trail.click_on("undo")
    trail.run(1.0)
    assert (table.session.picks, table.asked) == (picks - 1, frozenset({0}))


def faces_drawn(trail: Trail, monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The faces of the dice as the table paints them now; None for one that is not shown."""
    drawn: list[int | None] = []

    def note(press: object, screen: object, at: object, face: int | None, *rest: object, **looks: object) -> None:
        drawn.append(face)

    with monkeypatch.context() as patched:
        patched.setattr(dice, "draw_die", note)
        trail.table.draw(trail.stage.window.surface)
    return drawn


def test_under_a_menu_the_dice_do_not_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    trail = shared()
    covered = [look for look in trail.table.floor.dice if look.covered]
    assert covered and None not in faces_drawn(trail, monkeypatch)
    trail.stage.push(Pause())
    assert faces_drawn(trail, monkeypatch).count(None) == len(covered)


def test_no_button_tells_which_cards_lie_face_down_before_the_owner_of_a_pad() -> None:
    trail = with_pads("first_item")
    table = trail.table
    assert table.desk is not None and table.desk.offered and table.look_away
    asked, before = table.desk.seat, table.session.picks

    def told() -> tuple[str, list[str]]:
        return table.sentence()[0], [control.id for control in table.controls() if "keep" in control.id]

    sentence, buttons = told()
    assert buttons == []
    table.heard(Look(PADS[asked], True))
    assert told() != (sentence, []) and len(told()[1]) == 2
    trail.click_on(told()[1][0])
    assert table.session.picks > before


def test_an_offer_that_the_look_button_opens_has_the_focus() -> None:
    trail = with_pads("first_item")
    table = trail.table
    assert table.desk is not None
    trail.frame()
    assert not str(trail.focus).startswith("offer:")
    table.heard(Look(PADS[table.desk.seat], True))
    trail.frame()
    assert trail.focus == f"offer:{table.desk.offered[0]}"


@pytest.mark.parametrize(
    ("position", "card", "next_things"),
    [("start", "lasso", "rider:"), ("cup", "poker_face", "hand:"), ("cup", "loaded_die", "die:")],
)
def test_which_item_card_was_chosen_is_told_only_while_its_owner_looks(
    position: str, card: str, next_things: str, tmp_path: Path
) -> None:
    theatre = Theatre(settings=Settings(pace="instant"), painting=False)
    take_pads(theatre)
    table = PonyTable(session=within_reach(position, tmp_path))
    theatre.stage.push(table)
    theatre.until(lambda: table.desk is not None and not table.motion.busy, "somebody is asked")
    assert table.desk is not None and table.desk.seat == 0 and table.look_away

    def told() -> tuple[str, set[str], set[str]]:
        question = table.question()
        assert question is not None
        words = " ".join([table.sentence()[0], *(offer.label for offer in question.offers)])
        return words, {control.id for control in table.controls()}, set(question.signals)

    table.heard(Look(PADS[0], True))
    theatre.click_on(f"item:{card}")
    words, things, signals = told()
    assert item_words(card).title in words and f"item:{card}" in signals
    assert any(name.startswith(next_things) for name in things)
    table.heard(Look(PADS[0], False))
    words, things, signals = told()
    assert item_words(card).title not in words and not signals
    assert not [name for name in things if name.startswith(("rider:", "item:", "hand:", "die:"))]
    table.heard(Look(PADS[0], True))
    assert any(name.startswith(next_things) for name in told()[1])


def within_reach(position: str, folder: Path) -> Session:
    """A position at which Doc is within reach of Kate's Lasso."""
    start = POSITIONS.read_text("utf-8").split(f"case {position} ")[1].split("\ncase ")[0]
    path = folder / "near.case"
    reach = "set B.space 3\nset A.space 1\n" if position == "start" else ""
    path.write_text(f"case {position} {start}".replace("pending", f"{reach}pending", 1), "utf-8")
    return played(next(iter(read_cases(path))), frozenset(PADS), NAMES)


def test_why_a_card_can_not_be_played_is_told_no_longer_than_it_is_looked_at() -> None:
    theatre = Theatre(settings=Settings(pace="instant"), painting=False)
    take_pads(theatre)
    table = laid(theatre, "cup", frozenset(PADS))
    table.heard(Look(PADS[0], True))
    before = table.sentence()
    theatre.click_on("item:lasso")
    assert table.sentence() != before
    table.heard(Look(PADS[0], False))
    assert table.sentence() == before
