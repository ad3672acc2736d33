"""Who will sit where: a few chairs, people and bots, before a game begins. No drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from game.bots.brain import OFFERED
from game.bots.temper import TEMPERS
from game.stage.paint.palette import SEATS
from game.stage.seating import Seating
from game.stage.text import language, languages, text
from game.table import seating as table
from game.table.settings import NAME_LENGTH, Chair

CHAIRS = 4
"""How many chairs there are for most games, and how many are taken the first time."""
USUAL_LEVEL = "deputy"
"""How well a bot plays of which nobody said anything."""
FEWEST = 2


def ready_names() -> list[str]:
    """The names that are offered."""
    return _parted(text("ready-names"))


def _parted(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def at_home(chairs: Sequence[Chair]) -> list[Chair]:
    """Chairs of last time with the ready names as the language spoken now writes them; names of one's own stay."""
    from game.words import said_in  # the words come with the first sentence

    ready, found = ready_names(), list(chairs)
    foreign = [n for n, chair in enumerate(found) if chair.name and chair.name not in ready]
    if not foreign:
        return found
    books = [_parted(said_in(tag, "ready-names")) for tag in languages() if tag != language()]
    for n in foreign:
        name = next((ready[book.index(found[n].name)] for book in books if found[n].name in book), "")
        if name and all(chair.name != name for chair in found):
            found[n] = replace(found[n], name=name)
    return found


WOMEN: tuple[str, ...] = ("rancher", "widow", "singer", "teacher", "driver")
MEN: tuple[str, ...] = (
    *("doctor", "gambler", "judge", "prospector", "sergeant", "barber", "vaquero", "preacher", "telegrapher"),
    *("blacksmith", "cook", "trapper", "scout"),
)
"""The pictures that hang over chairs."""


def faces(names: Sequence[str]) -> list[str]:
    """A picture for each of up to eight chairs, all different, fitting the ready names as long as there are such; a
    name of one's own takes what is left.
    """
    women = [name.strip() for name in text("ready-women").split(",")]
    known = [*women, *ready_names()]
    left = [*WOMEN, *MEN]
    found = [""] * len(names)
    for chair in sorted(range(len(names)), key=lambda chair: names[chair] not in known):
        fitting = [] if names[chair] not in known else WOMEN if names[chair] in women else MEN
        found[chair] = next((face for face in fitting if face in left), left[0])
        left.remove(found[chair])
    return found


class Sitter(Enum):
    """What sits in a chair."""

    PERSON = "person"
    BOT = "bot"
    NOBODY = "nobody"


@dataclass(slots=True)
class Sitting:
    """One chair. `pad` is the instance id of the person's own gamepad, `guid` its make."""

    name: str
    sitter: Sitter
    pad: int | None = None
    guid: str = ""
    level: str = USUAL_LEVEL
    """How well a bot plays: one of `OFFERED`."""
    temper: str = ""
    """A bot's temperament (`temper.TEMPERS`), empty for one that the game draws."""
    mark: int = 0
    """Whoever sits here keeps this seat mark, whatever becomes of other chairs."""
    side: int = -1
    """The side of a lying screen at which the person sits, 0 to 3, or -1 for where the seat comes round the table."""
    before: Sitter = Sitter.BOT
    """What was here before the person was invited."""


@dataclass(slots=True)
class Setup:
    """The chairs in order; those with nobody are no seats of the game."""

    ready: Sequence[str]
    """Names that are offered, at least twice as many as chairs."""
    chairs: list[Sitting] = field(default_factory=list)
    fewest: int = FEWEST
    most: int = CHAIRS
    waiting: list[Chair] = field(default_factory=list)
    """Who sat there last time and finds no chair at this game."""

    @classmethod
    def remembered(
        cls,
        ready: Sequence[str],
        last: Sequence[Chair],
        pads: Mapping[int, str] | None = None,
        limits: tuple[int, int] = (FEWEST, CHAIRS),
        usual: int | None = None,
    ) -> Setup:
        """The chairs of last time, or one person and three bots.

        `limits` are the fewest and the most seats of the game, `usual` how many sat down to it last time, whatever
        was played since: bots come and go for that, people keep their chairs.  Without it four sit down, or as many
        as last time if those were fewer.  `pads` maps the instance ids of the gamepads that are here to their GUIDs:
        who had one gets it back.
        """
        setup = cls(ready, [], *limits)
        if len(last) < FEWEST:
            last = [Chair("", bot) for bot in (False, True, True, True)]
        people = min(setup.most, sum(not chair.bot for chair in last))
        wanted = min(setup.most, max(setup.fewest, people, min(len(last), CHAIRS) if usual is None else usual))
        room = {False: people, True: wanted - people}
        taken: list[Chair] = []
        for chair in last:
            goes = taken if room[chair.bot] > 0 else setup.waiting
            room[chair.bot] -= 1
            goes.append(chair)
        free = dict(pads or {})
        for chair in taken:
            setup.chairs.append(setup.sitting_of(chair, free))
        while len(setup.chairs) < setup.most:
            sitter = Sitter.NOBODY if len(setup.seats) >= wanted else Sitter.BOT
            setup.chairs.append(Sitting(setup.free_name(), sitter))
        setup.mark_all([chair.mark for chair in taken])
        return setup

    def sitting_of(self, chair: Chair, free: dict[int, str]) -> Sitting:
        """Whoever sat there last time sits down again, with a gamepad of the same make out of the `free` ones."""
        name = chair.name or self.free_name()
        sitting = Sitting(name, Sitter.BOT if chair.bot else Sitter.PERSON, side=chair.side)
        if chair.level in OFFERED:
            sitting.level = chair.level
        if chair.temper in TEMPERS:
            sitting.temper = chair.temper
        pad = next((p for p, guid in free.items() if chair.pad and guid == chair.pad), None)
        if pad is not None and not chair.bot:
            sitting.pad, sitting.guid = pad, free.pop(pad)
        return sitting

    def mark_all(self, kept: Sequence[int]) -> None:
        """Everybody keeps the mark of last time, if it is still free; the others get the first free ones."""
        free = list(range(len(SEATS)))
        wanted = [*kept, *[-1] * len(self.chairs)]
        for sitting, mark in zip(self.chairs, wanted, strict=False):
            sitting.mark = mark if mark in free else -1
            if sitting.mark >= 0:
                free.remove(mark)
        for sitting in self.chairs:
            if sitting.mark < 0:
                sitting.mark = free.pop(0)

    def free_name(self) -> str:
        """The first ready name nobody has."""
        taken = {sitting.name for sitting in self.chairs} | {chair.name for chair in self.waiting}
        return next((name for name in self.ready if name not in taken), self.ready[0])

    @property
    def seats(self) -> list[Sitting]:
        """Who plays, in the order of seats."""
        return [chair for chair in self.chairs if chair.sitter is not Sitter.NOBODY]

    def change(self, chair: int) -> Sitter:
        """Person, bot, nobody, person ...; never fewer seats than the game needs."""
        sitting = self.chairs[chair]
        order = [Sitter.PERSON, Sitter.BOT, Sitter.NOBODY]
        after = order[(order.index(sitting.sitter) + 1) % len(order)]
        if after is Sitter.NOBODY and len(self.seats) <= self.fewest:
            after = Sitter.PERSON
        sitting.sitter = after
        if after is not Sitter.PERSON:
            self.give_pad(chair, None)
        return after

    def invite(self) -> int | None:
        """One person more: in the first chair of a bot, else in the first empty one.  Which; None: all are people.

        Bots only fill the table for want of people: five friends shall not find themselves eight at the table.
        """
        for sitter in (Sitter.BOT, Sitter.NOBODY):
            for number, chair in enumerate(self.chairs):
                if chair.sitter is sitter:
                    chair.sitter, chair.before = Sitter.PERSON, sitter
                    return number
        return None

    def fill(self) -> int | None:
        """One bot more, in the first empty chair.  Which, or None: every chair is taken."""
        empty = next((n for n, chair in enumerate(self.chairs) if chair.sitter is Sitter.NOBODY), None)
        if empty is not None:
            self.chairs[empty].sitter = Sitter.BOT
        return empty

    def vacate(self, chair: int) -> None:
        """The person gets up, and the chair is what it was before; a bot plays in it where seats would be too few."""
        self.give_pad(chair, None)
        sitting = self.chairs[chair]
        sitting.sitter = sitting.before if len(self.seats) > self.fewest else Sitter.BOT

    def chair_of(self, pad: int | None) -> int | None:
        """The chair of whoever plays with this gamepad, or None."""
        return next((n for n, chair in enumerate(self.chairs) if pad is not None and chair.pad == pad), None)

    def play_as(self, chair: int, level: str, temper: str) -> None:
        """How well a bot plays from now, and with which temperament."""
        self.chairs[chair].level, self.chairs[chair].temper = level, temper

    def rename(self, chair: int, name: str) -> None:
        """Give a name; two of one name would confuse the log, so the other one gets another."""
        name = " ".join(name.split())[:NAME_LENGTH]
        if not name:
            return
        for other in self.chairs:
            if other is not self.chairs[chair] and other.name == name:
                other.name = ""
                other.name = self.free_name() if self.free_name() != name else self.chairs[chair].name
        self.chairs[chair].name = name

    def give_pad(self, chair: int, pad: int | None, guid: str = "") -> None:
        """Let a chair's person play with a pad of their own, or with what is shared (None)."""
        for other in self.chairs:
            if pad is not None and other.pad == pad:
                other.pad, other.guid = None, ""
        self.chairs[chair].pad = pad
        self.chairs[chair].guid = guid if pad is not None else ""

    def remember(self) -> list[Chair]:
        """The seats as they are kept in the settings, and behind them whoever waits for a game with more chairs: bots,
        and people as long as people sit in all chairs of this one.
        """
        seats = [
            Chair(s.name, True, s.guid, s.level, s.mark, s.temper, s.side)
            if s.sitter is Sitter.BOT
            else Chair(s.name, False, s.guid, "", s.mark, side=s.side)
            for s in self.seats
        ]
        full = all(chair.sitter is Sitter.PERSON for chair in self.chairs)
        names = {chair.name for chair in seats}
        waiting = [chair for chair in self.waiting if chair.name not in names and (chair.bot or full)]
        return [*seats, *waiting][: len(SEATS)]

    def mark(self, chair: int) -> int | None:
        """The mark of who sits in a chair; None when nobody sits there."""
        sitting = self.chairs[chair]
        return None if sitting.sitter is Sitter.NOBODY else sitting.mark

    def seated(self) -> tuple[table.Chair, ...]:
        """The chairs as the table wants them."""
        return tuple(
            table.Chair(
                chair.name,
                chair.mark,
                "bot" if chair.sitter is Sitter.BOT else "person",
                level=chair.level,
                temper=chair.temper,
                pad=chair.guid,
                side=chair.side,
            )
            for chair in self.seats
        )

    def seat_pads(self, seating: Seating) -> None:
        """Hand the pads to the seats of the game."""
        seating.clear()
        for seat, sitting in enumerate(self.seats):
            if sitting.pad is not None:
                seating.take(seat, sitting.guid, sitting.pad)
