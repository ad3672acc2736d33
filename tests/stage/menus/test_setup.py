from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.menus.setup import CHAIRS, FEWEST, MEN, WOMEN, Setup, Sitter, at_home, faces, ready_names
from game.stage.paint import pictures
from game.stage.seating import Seating
from game.stage.text import speak, text
from game.table.settings import Chair

READY = ["Kate", "Doc", "Morgan", "Virgil", "Ana", "Bo", "Clem", "Dora"]


@pytest.fixture
def setup() -> Setup:
    return Setup.remembered(READY, [])


def test_the_first_time_one_person_sits_among_bots(setup: Setup) -> None:
    assert [s.sitter for s in setup.chairs] == [Sitter.PERSON, Sitter.BOT, Sitter.BOT, Sitter.BOT]
    assert [s.name for s in setup.chairs] == READY[:4]


def test_the_chairs_of_last_time_come_back(setup: Setup) -> None:
    setup.change(3)
    setup.rename(0, "Zoë")
    again = Setup.remembered(READY, setup.remember())
    assert [(s.name, s.sitter) for s in again.seats] == [(s.name, s.sitter) for s in setup.seats]
    assert len(again.seats) == 3


@pytest.mark.parametrize("tag", ["zh", "fa"])
def test_ready_names_of_another_language_are_written_in_this_one_and_own_names_stay(tag: str) -> None:
    english = ready_names()
    speak(tag)
    ready = ready_names()
    last = [Chair(english[0]), Chair("Zoë", mark=3), Chair(english[2], True, "", "marshal"), Chair("")]
    assert at_home(last) == [Chair(ready[0]), *last[1:2], Chair(ready[2], True, "", "marshal"), *last[3:]]
    assert at_home([Chair(ready[5]), Chair(english[5])]) == [Chair(ready[5]), Chair(english[5])]  # no two of one name
    back = at_home(last)
    speak("en")
    assert at_home(back) == last


def test_a_bots_level_and_temperament_are_remembered_and_only_good_ones_are_offered(setup: Setup) -> None:
    assert [(s.level, s.temper) for s in setup.chairs[1:3]] == [("deputy", "")] * 2
    setup.play_as(1, "greenhorn", "careful")
    setup.play_as(2, "marshal", "")
    again = Setup.remembered(READY, [*setup.remember()[:3], Chair("Zed", True, "", "random", temper="sly")])
    found = [(s.level, s.temper) for s in again.chairs[1:]]
    assert found == [("greenhorn", "careful"), ("marshal", ""), ("deputy", "")]
    assert [(c.level, c.temper) for c in setup.seated()[1:3]] == [("greenhorn", "careful"), ("marshal", "")]


def test_a_pad_of_the_same_make_goes_back_to_its_person() -> None:
    last = [Chair("Ana", pad="g1"), Chair("Bo", pad="g1"), Chair("Clem", pad="g9")]
    again = Setup.remembered(READY, last, {5: "g1", 7: "g1", 8: "g2"})
    assert [s.pad for s in again.seats] == [5, 7, None]


@given(st.lists(st.integers(0, CHAIRS - 1), max_size=40))
def test_there_are_always_enough_seats(changes: list[int]) -> None:
    setup = Setup.remembered(READY, [])
    for chair in changes:
        setup.change(chair)
        assert FEWEST <= len(setup.seats) <= CHAIRS


@given(st.lists(st.tuples(st.integers(0, CHAIRS - 1), st.sampled_from([*READY, "  ", "Zed  Zed"]))))
def test_names_are_never_shared_or_empty(renames: list[tuple[int, str]]) -> None:
    setup = Setup.remembered(READY, [])
    for chair, name in renames:
        setup.rename(chair, name)
        names = [s.name for s in setup.chairs]
        assert len(set(names)) == CHAIRS
        assert all(name.strip() for name in names)


def test_a_pad_belongs_to_one_person_and_to_no_bot(setup: Setup) -> None:
    setup.change(1)
    setup.change(1)
    assert setup.chairs[1].sitter is Sitter.PERSON
    setup.give_pad(0, 4, "g")
    setup.give_pad(1, 4, "g")
    assert [s.pad for s in setup.chairs] == [None, 4, None, None]
    setup.change(1)
    assert setup.chairs[1].pad is None


def test_pads_follow_their_people_past_empty_chairs() -> None:
    setup = Setup.remembered(READY, [Chair("Ana"), Chair("Bo"), Chair("Clem")])
    setup.give_pad(2, 9, "g")
    setup.change(1)
    setup.change(1)
    seating = Seating()
    setup.seat_pads(seating)
    assert seating.pad_of(1) == 9
    assert not seating.has_own(0)


def test_pictures_fit_the_ready_names_and_stay_when_a_chair_is_emptied() -> None:
    setup = Setup.remembered(ready_names(), [])
    names = [chair.name for chair in setup.chairs]
    assert names == ready_names()[:4]
    assert faces(names) == ["rancher", "doctor", "gambler", "widow"]
    before = faces(names)
    setup.change(1)
    assert faces([chair.name for chair in setup.chairs]) == before
    own, *known = faces(["Zoé", "Doc", "Kate", "Ana"])
    assert known == ["doctor", "rancher", "widow"] and own not in known
    assert set(faces(["Kate", "Ana", "Dora", "Faye", "Mae"])) == set(WOMEN)
    assert set(faces(["Doc", "Morgan", "Virgil", "Bo", "Clem", "Eli", "Gus", "Ike"])) < set(MEN)


def test_every_picture_of_a_seat_may_hang_there() -> None:
    assert sorted((*WOMEN, *MEN)) == sorted(pictures.names("seats"))


@pytest.mark.parametrize("names", [["Kate"] * 8, [""] * 8, ["Doc", "Virgil", "Kate", "Ana", "Bo", "Gus", "Ike", "Zoé"]])
def test_no_two_of_eight_chairs_have_one_picture(names: list[str]) -> None:
    assert len(set(faces(names)) & {*WOMEN, *MEN}) == 8


def test_every_womans_name_is_a_ready_name() -> None:
    assert {name.strip() for name in text("ready-women").split(",")} <= set(ready_names())


def test_everybody_keeps_their_mark_when_a_chair_is_emptied(setup: Setup) -> None:
    before = [setup.mark(chair) for chair in range(4)]
    setup.change(1)
    assert before == [0, 1, 2, 3]
    assert [setup.mark(chair) for chair in range(4)] == [0, None, 2, 3]
    assert [chair.mark for chair in setup.seated()] == [0, 2, 3]


def test_marks_last_from_game_to_game_of_an_evening(setup: Setup) -> None:
    setup.change(1)
    again = Setup.remembered(READY, setup.remember(), limits=(3, 8))
    assert {s.name: s.mark for s in again.seats} == {"Kate": 0, "Morgan": 2, "Virgil": 3}
    assert sorted(s.mark for s in again.chairs) == list(range(8))


def test_marks_of_a_file_that_are_no_good_are_given_anew() -> None:
    last = [Chair("Ana", mark=5), Chair("Bo", mark=5), Chair("Clem", mark=-1), Chair("Dora", mark=7)]
    again = Setup.remembered(READY, last)
    assert [s.mark for s in again.chairs] == [5, 0, 1, 7]


def at_bang(people: int, bots: int) -> list[Chair]:
    """So many sat down to a game of eight chairs, the bots first."""
    names = [f"Bot {number}" for number in range(bots)], [f"Person {number}" for number in range(people)]
    return [*(Chair(name, True, level="marshal") for name in names[0]), *(Chair(name) for name in names[1])]


@pytest.mark.parametrize(
    ("people", "bots", "usual", "seats"),
    [(1, 6, None, 4), (1, 6, 3, 3), (1, 6, 5, 5), (5, 2, None, 5), (6, 1, 4, 6), (1, 2, None, 3), (1, 2, 7, 7)],
)
def test_each_game_opens_with_its_own_number_of_chairs_and_nobody_gets_up(
    people: int, bots: int, usual: int | None, seats: int
) -> None:
    setup = Setup.remembered(READY, at_bang(people, bots), limits=(3, 8), usual=usual)
    assert len(setup.seats) == seats
    assert [s.name for s in setup.seats if s.sitter is Sitter.PERSON] == [f"Person {n}" for n in range(people)]


def test_bots_that_find_no_chair_wait_for_a_game_with_more() -> None:
    four = Setup.remembered(READY, at_bang(1, 6))
    assert [s.name for s in four.seats] == ["Bot 0", "Bot 1", "Bot 2", "Person 0"]
    again = Setup.remembered(READY, four.remember(), limits=(3, 8), usual=7)
    assert {(s.name, s.level) for s in again.seats if s.sitter is Sitter.BOT} == {
        (f"Bot {number}", "marshal") for number in range(6)
    }


def test_people_wait_only_as_long_as_people_sit_in_all_chairs() -> None:
    four = Setup.remembered(READY, at_bang(6, 0))
    assert [s.name for s in four.seats] == [f"Person {n}" for n in range(4)]
    assert len(Setup.remembered(READY, four.remember(), limits=(3, 8), usual=4).seats) == 6
    four.change(3)
    assert [chair.name for chair in four.remember()] == [f"Person {n}" for n in range(4)]


def test_who_is_invited_takes_a_bots_chair_before_an_empty_one() -> None:
    setup = Setup.remembered(READY, [], limits=(4, 6))
    assert [setup.invite() for _ in range(6)] == [1, 2, 3, 4, 5, None]


def test_who_gets_up_leaves_the_chair_as_it_was() -> None:
    setup = Setup.remembered(READY, [], limits=(4, 6))
    before = [s.sitter for s in setup.chairs]
    for chair in [setup.invite() for _ in range(3)]:
        assert chair is not None
        setup.vacate(chair)
    assert [s.sitter for s in setup.chairs] == before


def test_nobody_gets_up_below_the_fewest_seats() -> None:
    setup = Setup.remembered(READY, [Chair("Ana"), Chair("Bo")], limits=(2, 6))
    assert setup.invite() == 2
    setup.change(1)
    setup.change(1)
    setup.vacate(2)
    assert len(setup.seats) == 2 and setup.chairs[2].sitter is Sitter.BOT
