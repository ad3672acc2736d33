"""What happens, as pieces on the table: fuse, bars, duel, volley, store, shop, draw!, event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec

import pygame
import pytest

from game.stage.paint import palette
from game.stage.paint.bang import boxes, events, life, perils, roles, shop, spotlight, standoff, store, volley
from game.stage.paint.bang.facts import Face
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from tests.stage.paint.samples_bang import card_words

FACE = Face("beer", "7", "hearts")
WORDS = card_words("beer")


P = ParamSpec("P")


def shown(
    draw: Callable[Concatenate[Press, pygame.Surface, P], object], press: Press, *args: P.args, **kwargs: P.kwargs
) -> bytes:
    """What a painter puts on a bare table."""
    surface = pygame.Surface((1000, 700))
    surface.fill(palette.WALNUT)
    draw(press, surface, *args, **kwargs)
    return pygame.image.tobytes(surface, "RGB")


def test_lost_life_keeps_its_outline(press: Press) -> None:
    full, lost = life.cartridge(press, 40), life.cartridge(press, 40, True)
    assert full.get_size() == lost.get_size() == (20, 40)
    assert pygame.mask.from_surface(lost).count() < 0.5 * pygame.mask.from_surface(full).count()


@pytest.mark.parametrize(("alive", "most"), [(3, 4), (9, 9), (1, 12)])
def test_a_row_of_life_stays_in_its_room(press: Press, alive: int, most: int) -> None:
    surface = pygame.Surface((400, 80), pygame.SRCALPHA)
    life.life_row(Pen(press, surface), (10, 40), alive, most, 44, 180)
    assert surface.get_bounding_rect().right <= 10 + 190


def test_a_fuse_grows_shorter_from_its_stick(press: Press) -> None:
    near = pygame.Rect(90, 150, 120, 100)

    def fuse(burnt: float) -> bytes:
        surface = pygame.Surface((700, 400))
        perils.draw_fuse(press, surface, (100, 200), (600, 200), burnt, 30)
        return pygame.image.tobytes(surface.subsurface(near), "RGB")

    assert fuse(0.1) != fuse(0.6)
    assert fuse(0.6) == fuse(0.9) == bytes(len(fuse(0.6)))


def test_bars_let_the_face_show(press: Press) -> None:
    iron = perils.bars(press, (120, 130))
    covered = pygame.mask.from_surface(iron).count() / (120 * 130)
    assert 0.2 < covered < 0.65


def test_the_duel_shows_who_is_asked_and_every_shot(press: Press) -> None:
    box = pygame.Rect(40, 60, 720, 330)
    two = standoff.DuellistLook(0, "Kate", "rose_doolan", 1), standoff.DuellistLook(4, "Doc", "john_pain", 1)
    look = standoff.DuelLook("Duel", *two, 0, "Kate gives a BANG!", "TURN")
    looks = [look, replace(look, asked=1), replace(look, asked=None), replace(look, left=replace(two[0], shots=2))]
    assert len({shown(standoff.draw_duel, press, box, it) for it in looks}) == 4


def test_every_fate_of_a_volley_looks_different_in_grey(press: Press) -> None:
    box = pygame.Rect(40, 60, 900, 190)
    fates: tuple[volley.Fate, ...] = ("waiting", "asked", "safe", "hit", "out")
    pictures = set()
    for fate in fates:
        surface = pygame.Surface((1000, 300))
        volley.draw_volley(press, surface, box, volley.VolleyLook("gatling", "Gatling", 0, ((3, fate),)))
        pictures.add(pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB"))
    assert len(pictures) == len(fates)


def test_a_sweep_goes_from_the_first_to_the_last(press: Press) -> None:
    box = pygame.Rect(40, 60, 900, 190)
    look = volley.VolleyLook("gatling", "Gatling", 0, tuple((seat, "waiting") for seat in range(1, 8)))
    still, moving = shown(volley.draw_volley, press, box, look), []
    for sweep in (0.1, 0.9):
        moving.append(shown(volley.draw_volley, press, box, look, sweep))
    assert len({still, *moving}) == 3
    assert still == shown(volley.draw_volley, press, box, look, 1.0)


@pytest.mark.parametrize("count", [1, 4, 7, 8])
def test_places_of_a_volley_and_of_a_store_lie_inside(any_press: Press, count: int) -> None:
    strip, shelf = any_press.rect((40, 60, 900, 190)), any_press.rect((40, 60, 1040, 330))
    assert all(strip.collidepoint(place) for place in volley.mark_places(any_press, strip, count))
    for box in (shelf, any_press.rect((40, 60, 960, 640))):
        goods = store.good_rects(any_press, box, count)
        assert len(goods) == count and all(box.contains(rect) for rect in goods)
        assert not any(a.colliderect(b) for i, a in enumerate(goods) for b in goods[i + 1 :])


def test_many_goods_stand_in_two_rows_where_that_makes_them_larger(press: Press) -> None:
    low, high = (store.good_rects(press, press.rect((0, 0, 960, tall)), 8) for tall in (310, 640))
    assert len({rect.y for rect in low}) == 1
    assert len({rect.y for rect in high}) == 2
    assert high[0].width > low[0].width * 1.4


def test_the_store_shows_what_is_gone_and_who_is_next(press: Press) -> None:
    box = pygame.Rect(20, 20, 900, 320)
    goods = tuple(store.GoodLook(FACE, WORDS) for _ in range(4))
    look = store.StoreLook("General Store", goods, (0, 1, 2, 3), 0)
    gone = replace(look, goods=(replace(goods[0], taken=2), *goods[1:]))
    pictures = {shown(store.draw_store, press, box, it) for it in (look, gone, replace(look, done=2))}
    assert len(pictures) == 3


@pytest.mark.parametrize("size", [(380, 180), (520, 236), (572, 170), (700, 320)])
def test_wares_lie_on_the_counter_and_apart(any_press: Press, size: tuple[int, int]) -> None:
    box = any_press.rect((40, 60, *size))
    wares = shop.ware_rects(any_press, box, 3)
    assert all(box.contains(rect) for rect in wares)
    assert not any(a.colliderect(b) for i, a in enumerate(wares) for b in wares[i + 1 :])


def test_the_shop_says_what_is_too_dear_and_what_is_cheaper(press: Press) -> None:
    box = pygame.Rect(40, 60, 572, 236)
    ware = shop.WareLook("boots", card_words("boots"), 3)
    wares = [ware, replace(ware, dear="3 > 2"), replace(ware, cost=2)]
    looks = [shop.ShopLook("SHOP", (it,), 2, 20) for it in wares] + [shop.ShopLook("SHOP", (ware,), 3, 20)]
    assert len({shown(shop.draw_shop, press, box, it) for it in looks}) == 4


DRAWN = spotlight.DrawLook(2, "Kate draws!", "A heart frees her.", ("hearts",), (FACE, FACE), (WORDS, WORDS))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(300, 240), (800, 600), (970, 320)])
def test_cards_in_the_light_lie_inside_and_apart(any_press: Press, count: int, size: tuple[int, int]) -> None:
    box = any_press.rect((40, 60, *size))
    rects = spotlight.card_rects(any_press, box, count)
    assert all(box.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


def test_a_card_turns_from_its_back_to_its_face(press: Press) -> None:
    box = pygame.Rect(20, 20, 800, 600)
    steps = [shown(spotlight.draw_spotlight, press, box, DRAWN, flip) for flip in (0, 0.3, 0.7, 1)]
    assert len(set(steps)) == 4


def test_the_verdict_waits_until_the_card_lies_open(press: Press) -> None:
    box = pygame.Rect(20, 20, 800, 600)
    known = replace(DRAWN, verdict="FREE", chosen=0)
    closed = [shown(spotlight.draw_spotlight, press, box, it, 0.0) for it in (known, replace(known, verdict=""))]
    assert closed[0] == closed[1]
    open_ = [shown(spotlight.draw_spotlight, press, box, it) for it in (known, replace(known, good=False))]
    assert open_[0] != open_[1]


@pytest.mark.parametrize("size", [(480, 130), (572, 160), (970, 124), (970, 240)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_an_event_is_always_readable(size: tuple[int, int], text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    words = events.EventWords("Law of the West", "Who draws shows the second card and must play it, if possible.", "")
    look = events.EventLook("law_of_the_west", words, "NOW", "7 LEFT", "high_noon", "High Noon", "NEXT")
    events.draw_event(press, pygame.Surface((1000, 400)), press.rect((20, 20, *size)), look)
    assert press.overflowed == set()


def test_the_next_event_shows_only_if_it_may_be_seen(press: Press) -> None:
    words = events.EventWords("Thirst", "One card less in phase 1.", "HIGH NOON")
    look = events.EventLook("thirst", words, "NOW", "7 LEFT")
    box = pygame.Rect(20, 20, 900, 130)
    seen = replace(look, next_kind="peyote", next_title="Peyote", next_head="NEXT")
    pictures = {shown(events.draw_event, press, box, it) for it in (look, seen)}
    assert len(pictures) == 2


def test_hidden_open_and_past_roles_look_different(press: Press) -> None:
    states = [("", False), ("outlaw", False), ("outlaw", True), ("renegade", False)]
    pictures = {shown(roles.place, press, (40, 40), it[0], 58, it[1]) for it in states}
    assert len(pictures) == 4


def test_roles_that_are_gone_are_crossed_out(press: Press) -> None:
    box = pygame.Rect(0, 0, 900, 60)
    two = {shown(roles.draw_roles_out, press, box, (("outlaw", n, 3),)) for n in (3, 2)}
    assert len(two) == 2


@pytest.mark.parametrize("kind", boxes.PICTURES)
def test_every_box_shows_whether_it_is_on_and_why_not(press: Press, kind: str) -> None:
    place = pygame.Rect(40, 40, 560, 150)
    look = boxes.BoxLook(kind, "Title", "What it brings.", True)
    looks = (look, replace(look, on=False), replace(look, on=False, why="NOT WITH THREE"))
    assert len({shown(boxes.draw_box, press, place, it) for it in looks}) == 3
