from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.pony_express.dice import DECLARABLE, FACES, HANDS, N_DICE, STEPS, hand_of, strength
from game.pony_express.verbs import dice
from tests.pony_express.tables import dealt

CHI_SQUARE_5 = 20.5
"""Five degrees of freedom: exceeded once in a thousand."""


@pytest.mark.clause("PX-02", kind="data")
def test_the_faces() -> None:
    assert FACES == (9, 10, 11, 12, 13, 14) and N_DICE == 5


@pytest.mark.clause("PX-11", kind="data")
def test_the_steps_of_each_hand() -> None:
    assert [STEPS[hand] for hand in HANDS] == list(range(8))
    assert DECLARABLE == ("pair", "two_pairs", "three", "straight", "full_house", "four", "five")


@pytest.mark.parametrize(
    ("faces", "hand"),
    [
        ((9, 13, 11, 12, 10), "straight"),
        ((14, 10, 13, 11, 12), "straight"),
        ((9, 10, 11, 12, 14), "nothing"),
        ((14, 9, 10, 11, 13), "nothing"),
        ((9, 9, 10, 10, 9), "full_house"),
        ((9, 9, 10, 10, 11), "two_pairs"),
    ],
)
@pytest.mark.clause("PX-12", kind="data")
def test_straights_do_not_go_round_the_corner(faces: tuple[int, ...], hand: str) -> None:
    assert hand_of(faces) == hand


@pytest.mark.clause("PX-13", kind="data")
def test_there_is_no_flush() -> None:
    assert {hand_of(faces) for faces in product(FACES, repeat=5)} == set(HANDS)


@pytest.mark.clause("PX-14", kind="data")
def test_hands_of_one_kind_go_by_their_groups_the_larger_first() -> None:
    worst_first = [
        (9, 10, 11, 12, 14),
        (9, 9, 14, 13, 12),
        (10, 10, 9, 11, 12),
        (9, 9, 10, 10, 14),
        (9, 9, 9, 14, 13),
        (9, 10, 11, 12, 13),
        (10, 11, 12, 13, 14),
        (9, 9, 9, 14, 14),
        (10, 10, 10, 9, 9),
        (10, 10, 10, 11, 11),
        (9, 9, 9, 9, 14),
        (9, 9, 9, 9, 9),
    ]
    for kickers in (True, False):
        found = [strength(faces, kickers) for faces in worst_first]
        assert found == sorted(found) and len(set(found)) == len(found)


@pytest.mark.clause("PX-15", kind="data")
def test_single_dice_break_ties_or_do_not() -> None:
    ace, queen = (13, 13, 14, 10, 9), (13, 13, 12, 11, 10)
    assert strength(ace, True) > strength(queen, True)
    assert strength(ace, False) == strength(queen, False)
    high, low = (9, 10, 12, 13, 14), (9, 11, 12, 13, 14)
    assert strength(high, True) < strength(low, True)
    assert strength(high, False) == strength(low, False)


@pytest.mark.clause("PX-16", kind="data")
def test_how_often_each_hand_is_rolled() -> None:
    counts = Counter(hand_of(faces) for faces in product(FACES, repeat=5))
    assert [counts[hand] for hand in HANDS] == [480, 3600, 1800, 1200, 240, 300, 150, 6]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_60_000_dice_are_fair(count: int) -> None:
    """Each face as likely, in every place of a roll, and no roll tells of the next."""
    g = dealt(seed=34)
    rolls = [dice.roll(g, count) for _ in range(60_000 // count)]
    for place in range(count):
        counts = Counter(faces[place] for faces in rolls)
        expected = len(rolls) / len(FACES)
        assert sum((counts[face] - expected) ** 2 / expected for face in FACES) < CHI_SQUARE_5
    pairs = Counter(zip((r[0] for r in rolls), (r[-1] for r in rolls[1:]), strict=False))
    expected = (len(rolls) - 1) / 36
    assert sum((pairs[a, b] - expected) ** 2 / expected for a in FACES for b in FACES) < 66.6  # 35 degrees, p 0.001


def test_every_die_of_the_game_comes_from_the_one_roll_function() -> None:
    from tests.seeds.digest import PROJECT

    code = {path: path.read_text(encoding="utf-8") for path in (PROJECT / "game/pony_express").rglob("*.py")}
    assert [path.name for path, text in code.items() if "g.roll(" in text] == ["dice.py"]


def test_forced_dice_must_be_dice() -> None:
    g = dealt()
    for words in (("dice", "9", "9"), ("dice", "1", "9", "9", "9", "9")):
        g.forced = (words,)
        with pytest.raises(ValueError, match="5 faces from 9 to 14"):
            dice.roll(g, 5)
