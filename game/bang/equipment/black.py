"""The black equipment: it stays in front of its owner (GR-26 to GR-34)."""

from __future__ import annotations

from game.bang.around import present
from game.bang.cards.base import Options, aimed, is_seat
from game.bang.cards.reasons import FULL_LIFE, IS_OUT, NOT_YOUR_TURN
from game.bang.characters.apache_kid import shrugs
from game.bang.characters.hits import points_of
from game.bang.events_fight import LifeLost
from game.bang.frames.may import May
from game.bang.measures import everyone_else
from game.bang.state import BEYOND, Bang, marked, max_life
from game.bang.verbs import cards, people, piles, shop
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.rules.state import Afterwards

SAME_GEAR = Refusal("GR-08", "same_equipment_lies_there")
GUN_BELT = 8


class Black:
    """Nobody has two of one name (GR-08)."""

    _name = ""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return () if shop.gear_named(g, seat, self._name) >= 0 else (head,)

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if tail:
            return NOT_AN_OPTION
        return SAME_GEAR if shop.gear_named(g, seat, self._name) >= 0 else None


@RULES.add("equipment/calumet")
class Calumet(Black):
    """Diamonds of others have no effect, but in a Duel."""

    _name = "calumet"

    def shields(self, g: Bang, me: Thing, at: int, by: int, name: str, card: str) -> Refusal | None:
        return Refusal("GR-26", "calumet") if at == me.seat and shrugs(g, at, by, name, card) else None


@RULES.add("equipment/gun_belt")
class GunBelt(Black):
    """Eight cards may be kept."""

    _name = "gun_belt"

    def hand_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return max(value, GUN_BELT) if seat == me.seat else value


@RULES.add("equipment/horseshoe")
class Horseshoe(Black):
    """One card more for each draw!."""

    _name = "horseshoe"

    def flips(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1 if seat == me.seat else value


@RULES.add("equipment/pickaxe")
class Pickaxe(Black):
    """One card more in phase 1."""

    _name = "pickaxe"

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1 if seat == me.seat else value


@RULES.add("equipment/wanted")
class Wanted:
    """In front of any player: whoever eliminates him draws two cards and takes a nugget."""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        seats = everyone_else(g, seat) | 1 << seat
        return aimed(head, sum(1 << s for s in range(g.seats) if seats >> s & 1 and self._bar(g, seat, s) is None))

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if len(tail) != 1 or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        return self._bar(g, seat, int(tail[0])) if present(g, int(tail[0])) else IS_OUT

    def bounty(self, g: Bang, by: int) -> None:
        if present(g, by):
            piles.draw(g, by, 2, "wanted", "GR-30")
            shop.take_nuggets(g, by, 1, "wanted", "GR-30")

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        allowed = g.switches["wanted_targets"]
        if allowed == "not_self" and whom == seat:
            return Refusal("GR-30", "not_yourself")
        if allowed == "not_sheriff" and g.seats > 3 and whom == g.first:
            return Refusal("GR-30", "not_the_sheriff")
        return SAME_GEAR if shop.gear_named(g, whom, "wanted") >= 0 else None


class _Digs(Black):
    """A nugget for a card, twice a turn at most."""

    _clause = ""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        mine = seat == me.seat and self.bars_use(g, me, ("use", self._name)) is None
        return (*value, ("use", self._name)) if mine else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        return dig_bar(g, me.seat, self._name, self._clause)

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        dig(g, me.seat, self._name, self._clause)


def dig_bar(g: Bang, seat: int, name: str, clause: str) -> Refusal | None:
    """The reason why a seat cannot pay a nugget for a card by this now."""
    if g.turn != seat:
        return NOT_YOUR_TURN
    if marked(g, seat, name) >= 2:
        return Refusal(clause, "often_enough", (("limit", 2),))
    if not g.nuggets[seat]:
        return Refusal(clause, "too_dear", (("cost", 1), ("nuggets", 0)))
    return None


def dig(g: Bang, seat: int, name: str, clause: str) -> None:
    """A nugget for a card."""
    cards.use_ability(g, seat, name, -1, clause)
    shop.pay(g, seat, 1, name, clause)
    piles.draw(g, seat, 1, name, clause)


@RULES.add("equipment/gold_pan")
class GoldPan(_Digs):
    """Each turn anew."""

    _name, _clause = "gold_pan", "GR-31"


@RULES.add("equipment/boots")
class Boots(Black):
    """A card for each life point lost, not for the last one."""

    _name = "boots"

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> Afterwards | None:
        return after_hit(g, me, event, self._name)

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return True

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        piles.draw(g, me.seat, 1, "boots", "GR-32")


@RULES.add("equipment/lucky_charm")
class LuckyCharm(Black):
    """A nugget for each life point lost, not for the last one."""

    _name = "lucky_charm"

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> Afterwards | None:
        return after_hit(g, me, event, self._name)

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return True

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        shop.take_nuggets(g, me.seat, 1, "lucky_charm", "GR-33")


def after_hit(g: Bang, me: Thing, event: LifeLost, name: str) -> Afterwards | None:
    """What an equipment or a character gives for each life point, once the hit is settled."""
    if event.seat != me.seat:
        return None
    return Afterwards(May(SEATS[me.seat], name, points_of(g, event.amount)))


@RULES.add("equipment/rucksack")
class Rucksack(Black):
    """Two nuggets for a life point, as a rescue too."""

    _name = "rucksack"
    _price = 2

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        mine = seat == me.seat and self.bars_use(g, me, ("use", self._name)) is None
        return (*value, ("use", self._name)) if mine else value

    def saves(self, g: Bang, me: Thing, value: Options, seat: int, dying: Frame[Bang]) -> Options:
        return (*value, ("use", self._name)) if seat == me.seat and g.nuggets[seat] >= self._price else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        if g.status[me.seat] in BEYOND or g.life[me.seat] >= max_life(g, me.seat):
            return FULL_LIFE
        nuggets = g.nuggets[me.seat]
        return None if nuggets >= 2 else Refusal("GR-34", "too_dear", (("cost", 2), ("nuggets", nuggets)))

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        shop.pay(g, me.seat, self._price, self._name, "GR-34")
        people.gain_life(g, me.seat, 1, self._name, "GR-34")

    def save(self, g: Bang, me: Thing, pick: Pick, dying: Frame[Bang]) -> None:
        self.use(g, me, pick)
