"""Something of everything that is painted for BANG!, with English words or with longer ones."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.stage.paint.bang import (
    boxes,
    cards,
    characters,
    events,
    gear,
    perils,
    reach,
    roles,
    seats,
    shop,
    spotlight,
    standoff,
    store,
    volley,
)
from game.stage.paint.bang.facts import Face
from game.stage.paint.press import Press

Say = Callable[[str], str]
Draw = Callable[[Press, pygame.Surface], object]

RULES = "With another card: take a card from any player, at random from the hand or one in play."
SHORT = {
    "bang": "BANG!", "winchester": "Winchester", "ten_gallon_hat": "10-Gallon", "wells_fargo": "Wells F.",
    "rev_carabine": "Carabine", "general_store": "Store", "buffalo_rifle": "Buffalo", "pony_express": "Express",
    "springfield": "Springfield", "union_pacific": "U. Pacific", "lucky_charm": "Charm", "rucksack": "Rucksack",
    "iron_plate": "Iron Plate", "conestoga": "Conestoga", "stagecoach": "Coach", "schofield": "Schofield",
}  # fmt: skip


def plain(text: str) -> str:
    return text


def card_words(kind: str, say: Say = plain) -> cards.CardWords:
    """Names of cards have short forms in every language, so they do not grow; sentences do."""
    title = {"bang": "BANG!", "missed": "Missed!", "panic": "Panic!", "indians": "Indians!"}.get(
        kind, kind.replace("_", " ").title()
    )
    return cards.CardWords(title, say(RULES), say("ACTION · COSTS A CARD"), SHORT.get(kind, title))


def _box(press: Press, width: float, height: float) -> pygame.Rect:
    return press.rect((40, 60, width, height))


def seat_look(**changes: object) -> seats.SeatLook:
    values: dict[str, object] = {
        "seat": 3, "name": "Wilhelmina Long-Na", "title": "Slab the Killer", "character": "slab_the_killer", "life": 3,
        "most": 4, "hand": 12, "reach": 5, "sitter": "bot",
    }  # fmt: skip
    return seats.SeatLook(**(values | changes))  # type: ignore[arg-type]  # any field


def bang_pieces(say: Say = plain) -> dict[str, Draw]:
    """Name -> a function that paints the thing at (40, 60) units or thereabouts."""
    faces = tuple(Face(kind, "10", "clubs") for kind in ("winchester", "ten_gallon_hat", "bang", "wells_fargo"))
    row = tuple(
        gear.GearLook(kind, SHORT.get(kind, kind.title()), kind == "bible", kind == "boots")
        for kind in ("winchester", "mustang", "bible", "boots", "dynamite", "hideout", "scope")
    )
    goods = tuple(store.GoodLook(face, card_words(face.kind), 2 if n == 1 else None) for n, face in enumerate(faces))
    wares = tuple(
        shop.WareLook(kind, card_words(kind), cost, dear)
        for kind, cost, dear in (("union_pacific", 4, ""), ("rucksack", 2, ""), ("wanted", 2, "2 > 1"))
    )
    two = standoff.DuellistLook(0, "Wilhelmina Long-Na", "rose_doolan", 2), standoff.DuellistLook(4, "Doc", "john_pain")
    event = events.EventWords("Lady Rosa of Texas", say(RULES), say("WILD WEST SHOW"))
    board = events.EventLook(
        "lady_rosa_of_texas", event, say("THIS ROUND"), say("7 LEFT"), "a_fistful_of_cards", "A Fistful of Cards",
        say("NEXT"),
    )  # fmt: skip
    fates: tuple[tuple[int, volley.Fate], ...] = (
        (4, "hit"), (5, "safe"), (6, "out"), (7, "asked"), (0, "waiting"), (1, "waiting"), (2, "waiting"),
    )  # fmt: skip
    character = characters.CharacterWords("Lady Rosa of Texas", say(RULES), say("DODGE CITY"))
    role = roles.RoleWords(say("Renegade"), say(RULES), say("ROLE"))
    drawn = spotlight.DrawLook(
        2, say("Kate draws!"), say("A heart sets her free."), ("hearts",), faces[2:], tuple(map(_of, faces[2:])), 0,
        say("FREE"),
    )  # fmt: skip
    box = boxes.BoxLook("gold_rush", "Gold Rush", say("Hits bring nuggets, and a shop sells for them."), True)
    return {
        "box": lambda p, s: boxes.draw_box(p, s, _box(p, 560, 150), box),
        "bang full": lambda p, s: s.blit(
            cards.full(p, "rag_time", card_words("rag_time", say), "9", "hearts"), p.at((40, 3))
        ),
        "bang hand": lambda p, s: s.blit(
            cards.hand(p, "ten_gallon_hat", card_words("ten_gallon_hat"), "J", "diamonds"), p.at((40, 60))
        ),
        "bang hand small": lambda p, s: s.blit(
            cards.hand(p, "wells_fargo", card_words("wells_fargo"), "3", "hearts", 118), p.at((40, 60))
        ),
        "bang mini": lambda p, s: s.blit(cards.mini(p, "winchester", card_words("winchester")), p.at((40, 60))),
        "bang chip": lambda p, s: s.blit(cards.chip(p, "bible", True), p.at((40, 60))),
        "gear": lambda p, s: gear.draw_gear(p, s, _box(p, 414, 112), row),
        "seat": lambda p, s: seats.draw_seat(p, s, _box(p, 430, 164), seat_look(nuggets=12, jailed=True)),
        "seat narrow": lambda p, s: seats.draw_seat(p, s, _box(p, 312, 150), seat_look(nuggets=12), "legal"),
        "seat out": lambda p, s: seats.draw_seat(
            p, s, _box(p, 430, 164), seat_look(status="out", status_word=say("OUT"), role="outlaw", life=0)
        ),
        "seat ghost": lambda p, s: seats.draw_seat(
            p, s, _box(p, 312, 150), seat_look(status="ghost", status_word=say("GHOST"))
        ),
        "seat shadow": lambda p, s: seats.draw_seat(
            p, s, _box(p, 312, 150), seat_look(status="shadow", status_word=say("SHADOW"))
        ),
        "seat turn": lambda p, s: seats.draw_seat(p, s, _box(p, 430, 196), seat_look(turn=say("TURN"), life=7, most=9)),
        "distance": lambda p, s: s.blit(reach.distance_tag(p, 3, 2), p.at((40, 60))),
        "threat": lambda p, s: s.blit(reach.threat_tag(p, 1, 2), p.at((40, 60))),
        "aim line": lambda p, s: reach.draw_line(p, s, p.at((60, 400)), p.at((700, 100)), "aim", p.px(60)),
        "fuse": lambda p, s: perils.draw_fuse(p, s, p.at((100, 300)), p.at((600, 200)), 0.3, p.px(40)),
        "stick": lambda p, s: s.blit(perils.stick(p), p.at((40, 60))),
        "duel": lambda p, s: standoff.draw_duel(
            p,
            s,
            _box(p, 720, 330),
            standoff.DuelLook(say("Duel"), *two, 1, say("Doc gives a BANG! or loses a life point."), say("TURN")),
        ),
        "gatling": lambda p, s: volley.draw_volley(
            p, s, _box(p, 900, 190), volley.VolleyLook("gatling", say("Gatling"), 3, fates, say("A miss saves.")), 0.5
        ),
        "raid": lambda p, s: volley.draw_volley(
            p,
            s,
            _box(p, 900, 170),
            volley.VolleyLook("indians", say("Indians!"), 3, fates[:3], say("A BANG! saves.")),
            0.5,
        ),
        "store": lambda p, s: store.draw_store(
            p, s, _box(p, 900, 320), store.StoreLook(say("General Store"), goods, (2, 3, 0, 1), 1)
        ),
        "shop": lambda p, s: shop.draw_shop(p, s, _box(p, 560, 236), shop.ShopLook(say("SHOP"), wares, 3, 18)),
        "spotlight": lambda p, s: spotlight.draw_spotlight(p, s, p.rect((40, 10, 800, 640)), drawn),
        "spotlight turning": lambda p, s: spotlight.draw_spotlight(p, s, p.rect((40, 10, 800, 640)), drawn, 0.3),
        "event board": lambda p, s: events.draw_event(p, s, _box(p, 970, 124), board),
        "event board high": lambda p, s: events.draw_event(p, s, _box(p, 560, 200), board),
        "event full": lambda p, s: s.blit(events.full(p, "lady_rosa_of_texas", event), p.at((40, 3))),
        "event slip": lambda p, s: s.blit(events.slip(p, "a_fistful_of_cards", "A Fistful of Cards"), p.at((40, 60))),
        "equipment": lambda p, s: s.blit(shop.full(p, "pardner", card_words("pardner", say)), p.at((40, 3))),
        "character": lambda p, s: s.blit(characters.full(p, "vera_custer", character, 4), p.at((40, 3))),
        "character choice": lambda p, s: s.blit(characters.choice(p, "vera_custer", character, 4), p.at((40, 60))),
        "role": lambda p, s: s.blit(roles.full(p, "renegade", role), p.at((40, 3))),
        "roles out": lambda p, s: roles.draw_roles_out(p, s, _box(p, 900, 60), (("sheriff", 1, 1), ("outlaw", 2, 3))),
    }


def _of(face: Face) -> cards.CardWords:
    return card_words(face.kind)
