"""What lies in front of its player: guns, horses, Scope, and what else a blue card has in common (BG-14)."""

from __future__ import annotations

from game.bang.cards.bang import UNLIMITED
from game.bang.cards.base import Options, Untargeted
from game.bang.cards.reasons import SAME_GUN, SAME_NAME
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import Refusal


class Equipment(Untargeted):
    """No two cards of one name in front of one player."""

    _name = ""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        found: Options | None = g.derived.get((seat, head))
        if found is None:
            found = g.derived[seat, head] = super().plays(g, seat, head)
        return found

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        cards.place(g, seat, card, name, seat, self._clause)

    def _bar(self, g: Bang, seat: int) -> Refusal | None:
        return SAME_NAME if cards.front_named(g, seat, self._name) >= 0 else None


@RULES.add("card/mustang")
class Mustang(Equipment):
    """Others see its owner farther away (BG-25)."""

    _name = "mustang"

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return value + 1 if b == me.seat else value


@RULES.add("card/scope")
class Scope(Equipment):
    """Its owner sees others nearer; or, by the switch, reaches farther, with Panic! too (BG-25)."""

    _name = "scope"

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return value - 1 if a == me.seat and g.switches["scope_effect"] == "distance_minus_1" else value

    def reach(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1 if seat == me.seat and g.switches["scope_effect"] == "reach_plus_1" else value

    def arm(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return self.reach(g, me, value, seat)


@RULES.add("card/hideout")
class Hideout(Mustang):
    """As a Mustang, and beside one (BG-60)."""

    _name, _clause = "hideout", "BG-107"


@RULES.add("card/binocular")
class Binocular(Equipment):
    """Its owner sees others nearer, and nearer still with a Scope (BG-60)."""

    _name, _clause = "binocular", "BG-106"

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return value - 1 if a == me.seat else value


class Gun(Equipment):
    """One gun in front of a player; a new one replaces it (BG-14, BG-27)."""

    _reach = 1

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        old = cards.weapon_of(g, seat)
        cards.place(g, seat, card, name, seat, "BG-14")
        if old >= 0:
            cards.discard(g, seat, (old,), "replaced", "BG-82")

    def _bar(self, g: Bang, seat: int) -> Refusal | None:
        if g.switches["same_weapon"] == "replace":
            return None
        return SAME_GUN if cards.front_named(g, seat, self._name) >= 0 else None

    def reach(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + self._reach - 1 if seat == me.seat else value


@RULES.add("card/volcanic")
class Volcanic(Gun):
    """Any number of BANG! cards, at reach 1."""

    _name = "volcanic"

    def bang_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return max(value, UNLIMITED) if seat == me.seat else value


@RULES.add("card/schofield")
class Schofield(Gun):
    """Reach 2."""

    _name, _reach = "schofield", 2


@RULES.add("card/remington")
class Remington(Gun):
    """Reach 3."""

    _name, _reach = "remington", 3


@RULES.add("card/rev_carabine")
class RevCarabine(Gun):
    """Reach 4."""

    _name, _reach = "rev_carabine", 4


@RULES.add("card/winchester")
class Winchester(Gun):
    """Reach 5."""

    _name, _reach = "winchester", 5
