"""Dorothy Rage: a player may order another to play a card, the whole play said beforehand (BG-166)."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.bang.around import others
from game.bang.cards.base import Options
from game.bang.deck import BORDER, N_PLAYING, NAME, SET
from game.bang.happenings.blessing import EVENT
from game.bang.rulings import card_rule
from game.bang.state import Bang, marked, sets_of
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

RAGE = "dorothy_rage"
ONCE = Refusal("BG-166", "once_a_turn")


@cache
def _names(sets: frozenset[str]) -> tuple[str, ...]:
    """The cards that can be ordered: what a player could play in his own turn."""
    found = dict.fromkeys(NAME[card] for card in range(N_PLAYING) if SET[card] in sets)
    return tuple(name for name in found if BORDER[name] != "brown" or hasattr(card_rule(name), "repeats"))


@RULES.add("event/dorothy_rage", EVENT)
class DorothyRage:
    """Once a turn, which is our reading.  Who has not got the card shows his hand."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != g.turn or marked(g, seat, RAGE):
            return value
        found = list(value)
        for whom in others(g, seat):
            if g.hand[whom]:
                for name in _names(sets_of(g.switches)):
                    found += _orders(g, whom, name)
        return tuple(found)

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        return ONCE if marked(g, g.turn, RAGE) else NOT_AN_OPTION

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang] | None:
        whom, name, tail = int(pick[2]), str(pick[3]), pick[4:]
        cards.use_ability(g, g.turn, RAGE, whom, "BG-166")
        copies = [card for card in g.hand[whom] if NAME[card] == name]
        if not copies:
            for card in g.hand[whom]:
                piles.show_card(g, whom, card, RAGE, "BG-166")
            return None
        rule: Any = card_rule(name)
        frame: Frame[Bang] | None
        if BORDER[name] == "brown":
            cards.play(g, whom, min(copies), name, int(tail[0]) if tail else -1, "BG-166")
            frame = rule.repeat(g, whom, min(copies), name, tail)
        else:
            frame = rule.play(g, whom, min(copies), name, tail)
        return frame


def _orders(g: Bang, whom: int, name: str) -> Options:
    """The whole plays of a card that `whom` could be ordered."""
    head: Option = ("use", RAGE, SEATS[whom], name)
    rule: Any = card_rule(name)
    found: Options = rule.repeats(g, whom, head) if BORDER[name] == "brown" else rule.plays(g, whom, head)
    return found
