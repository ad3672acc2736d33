"""Something of everything that is painted for Pony Express, with English words or with longer ones."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.pony_express.board import BOARD
from game.stage.paint import (
    aim,
    cup,
    dice,
    fight_head,
    figures,
    hand_table,
    item_cards,
    rider_tickets,
    riders,
    stamps,
    street,
    trail,
)
from game.stage.paint.press import Press

Say = Callable[[str], str]
Draw = Callable[[Press, pygame.Surface], object]

TITLES = {
    "loaded_die": ("Loaded Die", "Die"),
    "sleight_of_hand": ("Sleight of Hand", "Sleight"),
    "second_revolver": ("Second Revolver", "2nd Gun"),
    "fast_draw": ("Fast Draw", "Draw"),
    "deputys_star": ("Deputy's Star", "Star"),
    "file_in_the_loaf": ("File in the Loaf", "Loaf"),
    "spyglass": ("Spyglass", "Spyglass"),
    "loud_voice": ("Loud Voice", "Voice"),
    "poker_face": ("Poker Face", "Face"),
    "fresh_mount": ("Fresh Mount", "Mount"),
    "lasso": ("Lasso", "Lasso"),
    "dynamite": ("Dynamite", "Dynamite"),
    "peace_pipe": ("Peace Pipe", "Pipe"),
    "rail_pass": ("Rail Pass", "Pass"),
    "pickaxe": ("Pickaxe", "Pickaxe"),
    "water_bag": ("Water Bag", "Water"),
}
HANDS = ("PAIR", "TWO PAIRS", "THREE", "STRAIGHT", "FULL HOUSE", "FOUR", "FIVE")
RULES = "Look at two dice under the cup before you decide to call."
PLACES = tuple((name, name.replace("_", " ").title()) for name in trail.PLACES)


def plain(text: str) -> str:
    return text


def item_words(kind: str, say: Say = plain) -> item_cards.ItemWords:
    title, short = TITLES[kind]
    return item_cards.ItemWords(say(title), say(RULES), say("BEFORE A CALL"), say(short))


def _box(press: Press, width: float, height: float) -> pygame.Rect:
    return press.rect((40, 60, width, height * max(1.0, press.text_scale)))


def pony_pieces(say: Say = plain) -> dict[str, Draw]:
    """Name -> a function that paints the thing at (40, 60) units or thereabouts."""
    own = rider_tickets.RiderLook(0, "Ben", 4, 3, "15", say("TURN"), True, "gamepad")
    rich = rider_tickets.RiderLook(1, "Christopher", 12, 3, "15", sitter="bot")
    away = rider_tickets.RiderLook(3, "Juan", 0, 2, "27", status=say("ASLEEP"), status_icon="sleep")
    looks = tuple(hand_table.HandLook(say(name), n, say("1 in 26"), n == 2, n > 1) for n, name in enumerate(HANDS, 1))
    left = fight_head.FighterLook(0, "Ben", "4", 2, turn=True)
    right = fight_head.FighterLook(1, "Ada", "2", 3)
    words = trail.MapWords(say("Pony Express"), say("ST. JOSEPH TO SACRAMENTO"), "N", PLACES)
    return {
        "pony ticket": lambda p, s: rider_tickets.draw_rider_ticket(p, s, _box(p, 430, 110), own),
        "pony ticket low": lambda p, s: rider_tickets.draw_rider_ticket(p, s, _box(p, 430, 92), own),
        "pony ticket rich": lambda p, s: rider_tickets.draw_rider_ticket(p, s, _box(p, 430, 110), rich),
        "pony rows": lambda p, s: rider_tickets.draw_rider_rows(p, s, _box(p, 430, 194), (own, rich, away, own)),
        "hands": lambda p, s: hand_table.draw_hands(p, s, _box(p, 1180, 170), looks, 4),
        "map": lambda p, s: s.blit(
            trail.trail_map(p, BOARD.types, BOARD.fares, BOARD.next_station, words), p.at((20, 66))
        ),
        "steps": lambda p, s: trail.draw_steps(p, s, p.at((20, 66)), 17, "+2"),
        "rider": lambda p, s: riders.draw_rider(p, s, p.at((200, 200)), 4, 112, 2, 6, True),
        "rider jailed": lambda p, s: riders.draw_rider(p, s, p.at((200, 200)), 4, jailed=True),
        "die": lambda p, s: dice.draw_die(p, s, p.at((200, 200)), 12, 84, 7, held=True, known=True),
        "cup": lambda p, s: cup.draw_cup(p, s, p.at((200, 300)), 124, "peek", 1.0, 2),
        "figure": lambda p, s: figures.draw_standing(p, s, p.at((200, 200)), 8, 30),
        "fallen": lambda p, s: figures.draw_fallen(p, s, p.at((300, 300)), 2, 30),
        "arc": lambda p, s: street.draw_arc(p, s, p.at((400, 400)), 1, 20),
        "bystander": lambda p, s: street.draw_bystander(p, s, p.at((200, 200))),
        "aim": lambda p, s: aim.draw_aim(p, s, p.at((100, 100)), 20, 600),
        "gauge": lambda p, s: aim.draw_gauge(p, s, p.rect((40, 60, 800, 62)), 0.7, say("POWER"), "72"),
        "fight head": lambda p, s: fight_head.draw_fight_head(
            p, s, p.rect((0, 0, 1920, 84)), left, right, say("GUNFIGHT"), say("SPACE 19  ·  LOSER PAYS HALF")
        ),
        "arrested": lambda p, s: s.blit(stamps.arrested(p, say("ARRESTED")), p.at((40, 60))),
        "called": lambda p, s: s.blit(stamps.called(p, say("CALLED!"), 1), p.at((40, 60))),
        "verdict": lambda p, s: s.blit(stamps.verdict(p, say("BLUFF"), False), p.at((40, 60))),
        "item full": lambda p, s: s.blit(
            item_cards.full(p, "sleight_of_hand", item_words("sleight_of_hand", say)), p.at((40, 3))
        ),
        "item hand": lambda p, s: s.blit(
            item_cards.hand(p, "file_in_the_loaf", item_words("file_in_the_loaf", say)), p.at((40, 60))
        ),
        "item mini": lambda p, s: s.blit(item_cards.mini(p, "spyglass", item_words("spyglass", say)), p.at((40, 60))),
    }
