"""Jesse Jones: in phase 1 he may take his first card at random from another player's hand (BG-13)."""

from __future__ import annotations

from game.bang.around import others
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick


@RULES.add("character/jesse_jones")
class JesseJones:
    """Instead of from the draw pile."""

    def first_draws(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int) -> tuple[Option, ...]:
        if seat != me.seat:
            return value
        return (*value, *(("draw", SEATS[whom]) for whom in others(g, seat) if g.hand[whom]))

    def first_draw(self, g: Bang, me: Thing, pick: Pick, count: int) -> int:
        whom = int(pick[1])
        cards.take(g, me.seat, whom, cards.random_card(g, whom), "jesse_jones", "BG-87")
        return 1
