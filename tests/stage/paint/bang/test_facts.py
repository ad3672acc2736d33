"""The signs on the cards agree with the cards of the game, and tell kinds apart without colour."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path

import pytest

from game.stage.paint import icons, pictures
from game.stage.paint.bang import borders, facts
from game.stage.paint.bang.facts import CARDS, EQUIPMENT, EVENTS, ROLES, Face, face_of
from game.stage.paint.press import Press
from tests.stage.paint.test_icons import greys, stretched, unlike

DECK = Path(__file__).resolve().parents[4] / "game" / "bang" / "playing_cards.csv"


def deck() -> list[dict[str, str]]:
    with DECK.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_playing_card_has_its_signs_and_its_border() -> None:
    """BG-58 to BG-60."""
    printed = {row["name"]: row["border"] for row in deck()}
    assert {kind: sign.border for kind, sign in CARDS.items()} == printed


def test_weapons_show_their_reach() -> None:
    """BG-20."""
    reach = {"volcanic": "1", "schofield": "2", "remington": "3", "rev_carabine": "4", "winchester": "5"}
    assert {kind: CARDS[kind].figure for kind in reach} == reach


def test_what_changes_distances_shows_by_how_much() -> None:
    shown = {kind: CARDS[kind].figure for kind in ("mustang", "hideout", "scope", "binocular")}
    assert shown == {"mustang": "+1", "hideout": "+1", "scope": "-1", "binocular": "-1"}


def test_equipment_shows_its_price() -> None:
    """GR-06: the prices of the fifteen kinds."""
    prices = {kind: sign.cost for kind, sign in EQUIPMENT.items()}
    assert prices == {
        "shot": 1, "bottle": 2, "pardner": 2, "rhum": 3, "union_pacific": 4, "gold_rush": 5, "calumet": 3,
        "gun_belt": 2, "horseshoe": 2, "pickaxe": 4, "wanted": 2, "gold_pan": 3, "boots": 3, "lucky_charm": 3,
        "rucksack": 3,
    }  # fmt: skip
    assert {sign.border for sign in EQUIPMENT.values()} == {"brown", "black"}


def test_the_events_of_each_set_are_all_there() -> None:
    assert {name: len(events) for name, events in facts.EVENT_SETS.items()} == {
        "high_noon": 15,
        "fistful_of_cards": 15,
        "wild_west_show": 10,
    }
    assert len(EVENTS) == 40


@pytest.mark.parametrize("kind", [*CARDS, *EQUIPMENT])
def test_signs_and_pictures_exist(kind: str, press: Press) -> None:
    sign = CARDS.get(kind) or EQUIPMENT[kind]
    for name in (sign.emblem, *(mark for mark, _ in sign.marks)):
        assert icons.icon(press, name, 24).get_bounding_rect()
    group, name = sign.art
    assert name in pictures.names(group)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_its_picture(event: str) -> None:
    group, name = facts.event_art(event)
    assert name in pictures.names(group)


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(KeyError):
        facts.event_art("rain")


def test_roles_differ_in_outline(press: Press) -> None:
    prints = [stretched(greys(icons.icon(press, icon, 64))) for icon in ROLES.values()]
    assert min(unlike(a, b) for a, b in combinations(prints, 2)) > 0.10


def test_cards_that_lie_on_the_table_differ_in_outline(press: Press) -> None:
    """Two cards in play look alike only if what tells them apart is a figure."""
    laid = [sign for sign in (*CARDS.values(), *EQUIPMENT.values()) if sign.border != "brown"]
    prints = {sign.emblem: stretched(greys(icons.icon(press, sign.emblem, 64))) for sign in laid}
    assert len(prints) == len(laid)
    for (a, one), (b, other) in combinations(prints.items(), 2):
        assert unlike(one, other) > 0.04, (a, b)


def test_borders_differ_in_pattern_not_only_in_ink() -> None:
    assert set(borders.INKS) == set(borders.PATTERNS) == {"brown", "blue", "green", "black"}
    assert len(set(borders.PATTERNS.values())) == 4


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("bang_qh", Face("bang", "Q", "hearts")),
        ("beer_10s", Face("beer", "10", "spades")),
        ("rev_carabine_ac", Face("rev_carabine", "A", "clubs")),
        ("ten_gallon_hat_jd", Face("ten_gallon_hat", "J", "diamonds")),
    ],
)
def test_a_card_id_is_read_as_a_face(card: str, face: Face) -> None:
    assert face_of(card) == face


@pytest.mark.parametrize("card", ["bang", "bang_1h", "bang_qx", "sheriff", "dragon_qh", ""])
def test_what_is_no_card_is_an_error(card: str) -> None:
    with pytest.raises(ValueError, match="no playing card"):
        face_of(card)


def test_every_card_of_the_deck_can_be_read() -> None:
    for row in deck():
        face = face_of(f"{row['name']}_{row['rank']}{row['suit'][0]}")
        assert face == Face(row["name"], row["rank"].upper(), row["suit"])
