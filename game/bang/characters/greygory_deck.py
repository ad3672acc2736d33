"""Greygory Deck: he has two base characters besides, and may change both at the start of his turn (BG-179)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import NAME
from game.bang.events import CharacterTaken
from game.bang.state import Bang
from game.bang.verbs import cards, people
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "character/greygory_deck"
BORROWED = 2


@RULES.add(ID)
class GreygoryDeck:
    """Both or none; the old ones are mixed back before."""

    def on_character_taken(self, g: Bang, me: Thing, event: CharacterTaken) -> None:
        if event.seat == me.seat and NAME[event.card] == "greygory_deck":
            people.borrow_characters(g, me.seat, BORROWED, "BG-179")

    def before_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        own = g.character[seat][:1]
        mine = seat == me.seat and bool(own) and NAME[own[0]] == "greygory_deck"
        return Borrow(SEATS[seat]) if mine else None


@dataclass(slots=True)
class Borrow(Frame[Bang]):
    """`seat` may change its borrowed characters."""

    seat: Seat

    def ask(self, g: Bang) -> Ask:
        return Ask("greygory_deck", {self.seat: (PASS, ("use", "greygory_deck"))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        if pick != PASS:
            cards.use_ability(g, seat, "greygory_deck", -1, "BG-179")
            people.borrow_characters(g, seat, BORROWED, "BG-179")
        return OVER

    def end(self, g: Bang) -> str:
        return ID
