from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tools.press.engrave import press
from tools.press.marks import Cut, Tint
from tools.press.people import MARSHAL, OUTLAWS, SEATS
from tools.press.people_bang import BASE, CHARACTERS, DODGE_CITY, GOLD_RUSH, WILD_WEST_SHOW
from tools.press.portrait import coats, extras, face, features, ground, hair, hats, neckwear, props, whiskers
from tools.press.portrait.bust import bust, figure
from tools.press.portrait.person import BLOCK, Person, differences

PEOPLE = OUTLAWS | {"wyatt_earp": MARSHAL} | SEATS | CHARACTERS


def test_any_two_people_are_at_least_seven_parts_apart() -> None:
    close = {(a, b): n for a, b in combinations(PEOPLE, 2) if (n := differences(PEOPLE[a], PEOPLE[b])) < 7}
    assert not close


def test_silhouettes_differ_in_hat_or_hair_within_the_seven() -> None:
    outlines = [(p.hat, p.hair) for p in OUTLAWS.values()]
    assert len(set(outlines)) == 7


def test_the_characters_of_each_set_are_all_there() -> None:
    assert [len(group) for group in (BASE, DODGE_CITY, GOLD_RUSH, WILD_WEST_SHOW)] == [16, 15, 8, 8]
    assert len(CHARACTERS) == 47


def test_silhouettes_of_characters_differ_in_hat_hair_or_what_is_carried() -> None:
    outlines = [(p.hat, p.hair, p.props) for p in CHARACTERS.values()]
    assert len(set(outlines)) == len(outlines)


def test_differences_count_parts_and_nothing_else() -> None:
    one = SEATS["judge"]
    assert differences(one, one) == 0
    assert differences(one, replace(one, tilt=one.tilt + 3, lined=not one.lined, coat_tone=0.1)) == 0
    assert differences(one, replace(one, hat="none", mouth="smile")) == 2


@pytest.mark.parametrize("name", PEOPLE)
def test_each_recipe_spells_its_parts_as_the_tables_do(name: str) -> None:
    p = PEOPLE[name]
    assert p.face in face.SHAPES
    assert p.hair in hair.HAIR
    assert p.hat in hats.HATS
    assert p.eyes in features.EYES
    assert p.brows in features.BROWS
    assert p.nose in features.NOSES
    assert p.mouth in features.MOUTHS
    assert set(p.whiskers) <= set(whiskers.WHISKERS)
    assert p.coat in coats.COATS
    assert p.neckwear in {"none", *neckwear.NECKWEAR}
    assert set(p.extras) <= set(extras.EXTRAS)
    assert set(p.props) <= set(props.PROPS)
    assert p.ground in ground.GROUNDS


def test_every_part_in_the_tables_can_be_drawn() -> None:
    plain = Person(face="oval")
    people = [replace(plain, face=name) for name in face.SHAPES]
    people += [replace(plain, hair=name) for name in hair.HAIR]
    people += [replace(plain, hat=name) for name in hats.HATS]
    people += [replace(plain, eyes=name) for name in features.EYES]
    people += [replace(plain, brows=name) for name in features.BROWS]
    people += [replace(plain, nose=name) for name in features.NOSES]
    people += [replace(plain, mouth=name) for name in features.MOUTHS]
    people += [replace(plain, whiskers=(name,)) for name in whiskers.WHISKERS]
    people += [replace(plain, coat=name) for name in coats.COATS]
    people += [replace(plain, neckwear=name) for name in neckwear.NECKWEAR]
    people += [replace(plain, extras=(name,)) for name in extras.EXTRAS]
    people += [replace(plain, props=(name,)) for name in props.PROPS]
    people += [replace(plain, ground=name) for name in ground.GROUNDS]
    drawn = [tuple(mark.art for mark in bust(p)) for p in people]
    usual = tuple(mark.art for mark in bust(plain))
    # Each part makes a picture of its own; only the parts that the plain person has already repeat the plain picture.
    assert len(set(drawn)) == len(people) - drawn.count(usual) + 1


def test_an_unknown_part_is_an_error() -> None:
    with pytest.raises(KeyError):
        figure(Person(face="oval", hat="fez"))


def test_a_tilted_head_turns_its_lines_and_leaves_the_shoulders() -> None:
    straight, leaning = figure(Person(face="oval")), figure(Person(face="oval", tilt=5))
    turned = [
        (a, b) for a, b in zip(straight, leaning, strict=True) if isinstance(a, Cut) and isinstance(b, Cut) and a != b
    ]
    assert turned and all(b.angle == a.angle + 5 for a, b in turned)
    assert straight[:3] == leaning[:3]


def test_inks_of_a_recipe_reach_the_block() -> None:
    p = SEATS["cook"]
    printed = {mark.ink for mark in figure(p) if isinstance(mark, Tint)}
    assert {p.coat_ink, p.hat_ink, p.neck_ink, p.skin_ink} <= printed


def test_what_is_carried_stays_upright_when_the_head_leans() -> None:
    person = Person(face="oval", props=("mug", "shovel"))
    held = props.behind(person.props), props.before(person.props)
    for tilt in (0, 5):
        marks = figure(replace(person, tilt=tilt))
        assert marks[: len(held[0])] == held[0]
        assert marks[-len(held[1]) :] == held[1]


def test_a_face_can_be_left_blank() -> None:
    blank = Person(face="oval", eyes="none", brows="none", nose="none", mouth="none")
    assert len(figure(blank)) < len(figure(replace(blank, eyes="plain")))
    assert features.eyes(blank) + features.brows(blank) + features.nose(blank) + features.mouth(blank) == []


def test_a_bust_fills_its_block() -> None:
    picture = press(bust(OUTLAWS["bob_dalton"]), BLOCK, 104)
    assert picture.shape == (114, 104, 4)
    assert 0.2 < float((picture[:, :, 3] > 128).mean()) < 0.9
