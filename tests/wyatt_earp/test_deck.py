from __future__ import annotations

from collections import Counter

import pytest

from game.wyatt_earp import deck
from game.wyatt_earp.deck import HOLE, KIND_NAMES, N_OUTLAWS, NAMES, OUTLAWS, POINTS, REWARD, VERB

SHERIFF_CARDS = {
    "wyatt_earp": 7,
    "bank_robbery": 4,
    "fastest_gun": 3,
    "most_wanted": 3,
    "hideout": 3,
    "stagecoach_robbery": 2,
}


@pytest.mark.clause("WE-02", kind="data")
def test_78_cards_49_of_them_outlaws() -> None:
    assert len(NAMES) == 78
    assert Counter(name for name in NAMES if name in OUTLAWS) == dict.fromkeys(OUTLAWS, 7)
    assert sum(name not in OUTLAWS for name in NAMES) == 29


@pytest.mark.clause("WE-03", kind="data")
def test_seven_outlaws_each_with_a_photo() -> None:
    assert OUTLAWS == (
        "belle_starr",
        "billy_the_kid",
        "bob_dalton",
        "butch_cassidy",
        "jesse_james",
        "sundance_kid",
        "wes_hardin",
    )
    assert KIND_NAMES[N_OUTLAWS : 2 * N_OUTLAWS] == tuple(f"photo_{outlaw}" for outlaw in OUTLAWS)


@pytest.mark.clause("WE-04", kind="data")
def test_the_sheriff_cards() -> None:
    found = Counter(name for name in NAMES if name not in OUTLAWS)
    assert found == SHERIFF_CARDS | {f"photo_{outlaw}": 1 for outlaw in OUTLAWS}


@pytest.mark.clause("WE-05", kind="data")
def test_holes_are_on_outlaw_cards_alone() -> None:
    assert {name for name, hole in zip(NAMES, HOLE, strict=True) if hole} == set(OUTLAWS)
    assert sum(HOLE) == 49


@pytest.mark.clause("WE-16", kind="data")
def test_an_outlaw_card_counts_two() -> None:
    assert {points for name, points in zip(NAMES, POINTS, strict=True) if name in OUTLAWS} == {2}
    assert all(REWARD[outlaw] == 0 for outlaw in OUTLAWS)


def test_a_photo_is_played_as_a_photo_and_an_outlaw_is_not_played() -> None:
    verbs = dict(zip(KIND_NAMES, VERB, strict=True))
    assert {verbs[outlaw] for outlaw in OUTLAWS} == {""}
    assert {verbs[f"photo_{outlaw}"] for outlaw in OUTLAWS} == {"photo"}
    assert all(verbs[kind] == kind for kind in SHERIFF_CARDS)


def test_a_card_list_that_breaks_the_counts_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    deck._check()
    for name, wrong in [
        ("HOLE", (False, *HOLE[1:])),
        ("HOLE", (*HOLE[:-1], True)),
        ("KIND", deck.KIND[:-1]),
        ("KIND_NAMES", KIND_NAMES[::-1]),
        ("KIND_NAMES", (*OUTLAWS, *KIND_NAMES[N_OUTLAWS + 1 :], KIND_NAMES[N_OUTLAWS])),
    ]:
        with monkeypatch.context() as broken:
            broken.setattr(deck, name, wrong)
            with pytest.raises(ValueError, match=r"cards\.csv"):
                deck._check()
