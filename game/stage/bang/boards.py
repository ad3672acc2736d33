"""What the expansions lay in the middle: the boards of the events in force, and the counter of the shop."""

from __future__ import annotations

import pygame

from game.bang.deck import NAME
from game.bang.equipment.shopkeeper import price
from game.stage.bang.floor import Floor
from game.stage.bang.painter import Marks
from game.stage.bang.sight import piles_of_events
from game.stage.bang.ways import in_force
from game.stage.bang.words import card_words, printed_name
from game.stage.paint import states
from game.stage.paint.bang import events, shop
from game.stage.paint.press import Press
from game.stage.text import text

NOT_YET = 70
"""How dark an event is that is still to come, 0 to 255."""


def draw_boards(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """The event in force of each pile, with what comes next; it is lit while it can be used."""
    piles = piles_of_events(floor.state)
    for pile, look, rect in zip(piles, floor.sight.boards, floor.board_rects(), strict=False):
        if not look.kind:
            events.draw_waiting(press, screen, rect, _sign(floor, pile), look.words.rules)
            continue
        name = f"event:{look.kind}"
        if name in marks.signals:
            states.draw_rim(press, screen, rect, marks.signals[name], 8, glow=True)
        events.draw_event(press, screen, rect, look)
        if look.kind not in in_force(floor.state):
            states.draw_dim(press, screen, rect, 8, NOT_YET)


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


def _sign(floor: Floor, pile: str) -> str:
    """Whose sign a pile wears."""
    if pile == "show":
        return "wild_west_show"
    return "high_noon" if floor.state.switches["high_noon"] else "fistful_of_cards"
