"""What the expansions lay in the middle: the boards of the events in force, and the counter of the shop."""

from __future__ import annotations

import pygame

from game.bang.deck import NAME
from game.bang.equipment.shopkeeper import price
from game.stage.bang.floor import Floor
from game.stage.bang.painter import Marks
from game.stage.bang.words import card_words, printed_name
from game.stage.paint import states
from game.stage.paint.bang import events, shop
from game.stage.paint.palette import BONE, PITCH
from game.stage.paint.press import Press
from game.stage.text import text


def draw_boards(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """The event in force of each pile, with what comes next; it is lit while it can be used."""
    for look, rect in zip(floor.sight.boards, floor.board_rects(), strict=False):
        if not look.kind:
            plate = states.tag(press, look.words.rules, PITCH, BONE, 30, press.units(rect.width) - 20)
            screen.blit(plate, plate.get_rect(center=rect.center))
            continue
        name = f"event:{look.kind}"
        if name in marks.signals:
            states.draw_rim(press, screen, rect, marks.signals[name], 8, glow=True)
        events.draw_event(press, screen, rect, look)


def draw_shop(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks, looker: int) -> None:
    """The three cards for sale, at the prices of `looker`, whose nuggets are counted."""
    box, g = floor.layout.shop, floor.state
    if box is None:
        return
    wares = []
    for card in floor.sight.wares:
        name = NAME[card]
        thing = f"ware:{name}"
        cost = price(g, looker, name)
        dear = ""
        if thing in marks.shaded:
            poor = cost > g.nuggets[looker]
            dear = marks.reasons.get(thing) or (f"{cost} > {g.nuggets[looker]}" if poor else text("bang-ware-not-now"))
        wares.append(shop.WareLook(printed_name(name), card_words(name), cost, dear, marks.signals.get(thing)))
    shop.draw_shop(press, screen, box, shop.ShopLook(text("bang-shop"), tuple(wares), g.nuggets[looker]))
