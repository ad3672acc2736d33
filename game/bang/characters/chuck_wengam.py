"""Chuck Wengam: in his turn he may give up a life point, but not his last, for two cards (BG-124)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.cards.reasons import NOT_YOUR_TURN
from game.bang.state import Bang
from game.bang.verbs import cards, people, piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import Refusal

LAST_LIFE = Refusal("BG-124", "not_the_last_life_point")


@RULES.add("character/chuck_wengam")
class ChuckWengam:
    """As often as he likes."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        mine = seat == me.seat and g.turn == seat and g.life[seat] > 1
        return (*value, ("use", "chuck_wengam")) if mine else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        return LAST_LIFE if g.life[me.seat] <= 1 else None

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        cards.use_ability(g, me.seat, "chuck_wengam", -1, "BG-124")
        people.lose_life(g, me.seat, 1, -1, "chuck_wengam", "BG-124")
        piles.draw(g, me.seat, 2, "chuck_wengam", "BG-124")
