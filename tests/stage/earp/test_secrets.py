from __future__ import annotations

import pytest

from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.stage.earp.sight import WINDOWS
from game.stage.earp.table import EarpTable
from game.stage.intent import Back, Confirm, Device, Kind, Look
from game.stage.play import handing
from game.stage.play.desk import plain
from game.stage.play.privacy import Manner, Privacy
from game.table.seating import Chair
from tests.stage.earp.test_pictured import NAMES, table_of
from tests.stage.theatre import Theatre


def chairs(*who: str) -> tuple[Chair, ...]:
    return tuple(Chair(NAMES[n], n, "person" if one == "person" else "bot") for n, one in enumerate(who))


def until(theatre: Theatre, done: object, frames: int = 3000) -> None:
    assert callable(done)
    for _ in range(frames):
        if done():
            return
        theatre.frame()
    raise AssertionError("it never came")


def picks_of(scene: EarpTable, seat: int) -> list[Pick]:
    return [plain(option) for option in scene.session.options(seat)]


def hand_open(scene: EarpTable) -> bool:
    return scene.floor.fan.open


def front(theatre: Theatre) -> str:
    return theatre.scene.name


def lift(theatre: Theatre) -> None:
    until(theatre, lambda: front(theatre) == "cover")
    for _ in range(30):
        theatre.frame()
    theatre.click_on("i_am")
    until(theatre, lambda: front(theatre) == "earptable")


def secret_cards_shown(scene: EarpTable) -> bool:
    """Whether any hand on the shown table holds a card that may be seen by one seat only."""
    g, known = scene.floor.state, scene.session.view(None).state.hand
    return any(card >= 0 and card not in known[seat] for seat, hand in enumerate(g.hand) for card in hand)


def test_the_manner_of_keeping_a_hand() -> None:
    privacy = Privacy(lambda seat: seat == 2)
    assert privacy.manner(chairs("person", "bot", "bot"), 0) is Manner.OPEN
    several = chairs("person", "person", "person")
    assert privacy.manner(several, 0) is Manner.COVER and privacy.manner(several, 2) is Manner.PAD
    assert privacy.needs_cover(several, 0) and not privacy.needs_cover(several, 2)
    privacy.shown_to = 0
    assert not privacy.needs_cover(several, 0) and privacy.needs_cover(several, 1)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_private_card_is_shown_before_the_named_person_has_pressed(seed: int) -> None:
    theatre, scene = table_of(seed, people=4)
    for _ in range(2000):
        assert not secret_cards_shown(scene) and not scene.floor.fan.open
        if front(theatre) == "cover":
            break
        theatre.frame()
    asked = next(iter(scene.session.asked()))
    assert front(theatre) == "cover" and theatre.scene.asked == {asked}
    theatre.click_on("i_am")
    assert front(theatre) == "cover", "a press that was on its way counts for nothing"
    lift(theatre)
    assert scene.floor.viewer == asked and scene.floor.fan.open


def test_one_cover_a_turn_and_none_for_the_next_question_to_the_same_person() -> None:
    theatre, scene = table_of(4, people=2)
    covers, asked = 0, list[int]()
    for _ in range(6000):
        theatre.frame()
        if front(theatre) == "cover":
            covers += 1
            lift(theatre)
        desk = scene.desk
        if front(theatre) == "earptable" and desk is not None and scene.flow.waiting is None:
            if not asked or asked[-1] != desk.seat:
                asked.append(desk.seat)
            options = picks_of(scene, desk.seat)
            scene.flow.choose(desk.seat, options[-1] if desk.ask_kind == "play" else options[0])
        if len(asked) >= 8:
            break
    assert len(asked) >= 8 and covers <= len(asked)


def test_after_the_turn_only_backs_lie_in_the_hand_area() -> None:
    theatre, scene = table_of(5, people=2)
    lift(theatre)
    for _ in range(4000):
        theatre.frame()
        desk = scene.desk
        if front(theatre) == "cover" or (desk is None and not scene.flow.unsettled and not scene.motion.acting):
            break
        if desk is not None and scene.flow.waiting is None:
            scene.flow.choose(desk.seat, picks_of(scene, desk.seat)[-1])
    until(theatre, lambda: not scene.floor.fan.open)
    assert not secret_cards_shown(scene)


def uncover(theatre: Theatre, scene: EarpTable) -> None:
    """Take a cover off that was put on before the table was what the test wants."""
    theatre.stage.back_to(EarpTable)
    scene.recast()
    scene.flow.unsettled = True
    until(
        theatre,
        lambda: (
            not scene.flow.unsettled
            and (scene.flow.race is not None or scene.desk is not None)
            and not scene.motion.acting
        ),
    )


def race_table(people: int, seed: int = 1) -> tuple[Theatre, EarpTable]:
    """A table at which several people are asked out of turn."""
    for number in range(seed, seed + 40):
        theatre, scene = table_of(number, people=people)
        session = scene.session
        for pick in range(200):
            persons = [seat for seat in session.asked() if seat < people]
            if session.ask_kind() in WINDOWS and len(persons) > 1:
                scene.privacy.shown_to = None
                uncover(theatre, scene)
                return theatre, scene
            seat = session.asked()[0]
            options = picks_of(scene, seat)
            lays = [option for option in options if option[0] == "lay"]
            session.choose(seat, lays[-1] if lays else options[pick % len(options)])
    raise AssertionError("no window came")


def test_a_race_shows_the_same_to_all_whoever_holds_the_card() -> None:
    _, scene = race_table(3)
    race = scene.race
    assert race is not None and scene.desk is None and scene.floor.viewer is None
    assert [offer.id for offer in scene.offers()][: len(race.seats) + 1] == [
        *(f"race:{seat}" for seat in race.seats),
        "all-pass",
    ]
    assert not secret_cards_shown(scene)


def test_after_others_were_called_to_the_screen_the_next_hand_lies_under_a_cover_again() -> None:
    theatre, scene = race_table(2, 1)
    race = scene.flow.race
    assert race is not None
    before = race.seats[0]
    scene.privacy.shown_to = before
    handing.open_race(scene, race)
    assert scene.privacy.needs_cover(scene.session.chairs, before)
    theatre.frame()
    assert not secret_cards_shown(scene)


def test_the_clock_of_a_race_stands_under_a_cover_and_passes_for_all_in_the_end() -> None:
    theatre, scene = race_table(3)
    race = scene.flow.race
    assert race is not None
    theatre.run(1.0)
    left = race.left
    assert left < race.limit
    theatre.click_on(f"race:{race.seats[0]}")
    assert front(theatre) == "cover"
    theatre.run(2.0)
    assert race.left == left
    lift(theatre)
    assert scene.desk is not None and scene.desk.ask_kind in WINDOWS
    theatre.run(1.0)
    assert race.left == left
    picks = scene.session.picks
    theatre.click_on("hush")
    until(theatre, lambda: scene.session.picks >= picks + len(race.seats), 2000)


def test_in_a_race_an_own_pad_passes_with_back_and_plays_with_confirm() -> None:
    theatre, scene = race_table(3)
    race = scene.flow.race
    assert race is not None
    seat = race.seats[0]
    theatre.stage.seating.take(seat, "guid", 77)
    pad = Device(Kind.PAD, 77)
    assert scene.heard(Back(pad))
    until(theatre, lambda: scene.flow.waiting is None)
    assert seat not in scene.session.asked()


def asked_by_pad(seed: int = 6) -> tuple[Theatre, EarpTable, int]:
    theatre, scene = table_of(seed, people=4)
    for seat in range(4):
        theatre.stage.seating.take(seat, "guid", 70 + seat)
    uncover(theatre, scene)
    assert scene.desk is not None
    return theatre, scene, scene.desk.seat


def test_own_pads_need_no_cover_and_the_look_button_opens_the_hand_while_it_is_held() -> None:
    theatre, scene, seat = asked_by_pad()
    assert front(theatre) == "earptable" and not hand_open(scene)
    own, other = Device(Kind.PAD, 70 + seat), Device(Kind.PAD, 70 + (seat + 1) % 4)
    scene.heard(Look(own, True))
    assert hand_open(scene)
    scene.heard(Look(own, False))
    assert not hand_open(scene)
    scene.heard(Look(other, True))
    assert scene.peeking == (seat + 1) % 4 and not hand_open(scene)
    scene.heard(Look(other, False))
    assert scene.peeking is None


def test_a_foreign_pad_answers_nothing_and_shakes_the_owners_name() -> None:
    theatre, scene, seat = asked_by_pad()
    foreign = Device(Kind.PAD, 70 + (seat + 1) % 4)
    picks = scene.session.picks
    supply = next(control for control in scene.controls() if control.id == "supply")
    scene.press(supply, Confirm(foreign))
    theatre.run(0.1)
    assert scene.session.picks == picks and theatre.stage.said is not None
    scene.press(supply, Confirm(Device(Kind.PAD, 70 + seat)))
    until(theatre, lambda: scene.session.picks == picks + 1)


def test_a_pass_out_of_turn_is_an_answer_like_any_other() -> None:
    theatre, scene = race_table(3)
    race = scene.flow.race
    assert race is not None
    assert all(PASS in scene.session.options(seat) for seat in race.seats)
    theatre.click_on("all-pass")
    until(theatre, lambda: scene.flow.race is None or scene.flow.race is not race)
    assert not set(race.seats) & set(scene.session.asked()) or scene.session.ask_kind() not in WINDOWS


def test_a_free_pad_does_not_open_the_hand_of_a_person_with_an_own_one() -> None:
    _, scene, seat = asked_by_pad()
    free = Device(Kind.PAD, 99)
    scene.heard(Look(free, True))
    assert peeking(scene) is None and not hand_open(scene)
    scene.heard(Look(Device(Kind.PAD, 70 + seat), True))
    scene.heard(Look(free, False))
    assert hand_open(scene)


def peeking(scene: EarpTable) -> int | None:
    return scene.peeking


def test_a_look_that_began_under_another_question_ends_when_the_button_is_let_go() -> None:
    theatre, scene, seat = asked_by_pad()
    own = Device(Kind.PAD, 70 + seat)
    scene.desk = None
    scene.heard(Look(own, True))
    assert peeking(scene) == seat
    scene.flow.unsettled = True
    until(theatre, lambda: scene.desk is not None)
    assert peeking(scene) is None and scene.asked == {seat}
    scene.heard(Look(own, True))
    scene.answered(seat)
    assert hand_open(scene)
    scene.heard(Look(own, False))
    assert peeking(scene) is None and not hand_open(scene)


@pytest.mark.parametrize("way", ["bot", "concede"])
def test_the_last_person_left_is_called_before_the_own_cards_lie_open(way: str) -> None:
    theatre, scene = table_of(7, people=2)
    until(theatre, lambda: front(theatre) == "cover")
    lift(theatre)
    leaving = scene.desk.seat if scene.desk else -1
    other = 1 - leaving
    if way == "bot":
        scene.session.take_over(leaving, Chair(NAMES[leaving], leaving, "bot"))
    else:
        scene.session.concede(leaving)
    scene.reseated()
    assert front(theatre) == "cover" and theatre.scene.asked == {other}
    theatre.run(1.0)
    assert not hand_open(scene) and not secret_cards_shown(scene)
    lift(theatre)
    until(theatre, lambda: hand_open(scene))
    assert scene.floor.viewer == other
    scene.session.take_over(leaving, Chair(NAMES[leaving], leaving, "bot"))
    scene.reseated()
    assert front(theatre) == "earptable", "one who was alone before needs no cover"
