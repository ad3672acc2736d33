"""El Gringo: for every life point a player costs him he takes a random card from that player's hand (BG-39, BG-44)."""

from __future__ import annotations

from game.bang.around import present
from game.bang.characters.hits import points_of
from game.bang.events_fight import LifeLost
from game.bang.frames.may import May, by_choice
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS
from game.rules.state import Afterwards


@RULES.add("character/el_gringo")
class ElGringo:
    """Nothing where nobody is responsible, nor from an empty hand."""

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> Afterwards | None:
        if event.seat != me.seat or event.by < 0 or event.by == me.seat:
            return None
        times = points_of(g, event.amount)
        return Afterwards(May(SEATS[me.seat], "el_gringo", times, SEATS[event.by], asks=by_choice(g)))

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return present(g, whom) and bool(g.hand[whom])

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        cards.take(g, me.seat, whom, cards.random_card(g, whom), "el_gringo", "BG-86")
