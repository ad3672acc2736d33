"""The table as it is laid: who sits where, what is shown, what is asked.  How it is played is in `table`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect

from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.earp import asking, closer, things
from game.stage.earp.asking import Asked
from game.stage.earp.desk import Desk
from game.stage.earp.drag import CardDrag
from game.stage.earp.floor import Floor
from game.stage.earp.flow import Flow
from game.stage.earp.layout import table_layout
from game.stage.earp.pictured import Still
from game.stage.earp.wires import Telegraph
from game.stage.play.cast import Cast
from game.stage.play.patience import Patience
from game.stage.play.privacy import Manner, Privacy
from game.stage.play.race import Race
from game.stage.play.wires import Line
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.words import clause, event_line, prompt, reason
from game.wyatt_earp.state import Earp


@dataclass(eq=False)
class LaidTable(Scene):
    """What `EarpTable` stands on: the state of the screen, without input and painting."""

    session: Session = field(kw_only=True)
    leave: Callable[[], None] = lambda: None
    """Where to go when the game is over."""
    again: Callable[[Setup], None] = lambda setup: None
    """Starts another game with the same people and rules."""
    floor: Floor = field(init=False)
    flow: Flow = field(init=False)
    privacy: Privacy = field(init=False)
    patience: Patience = field(init=False)
    desk: Desk | None = None
    peeking: int | None = None
    """The seat whose look button is held while somebody else is asked."""
    told: str = ""
    """What has happened last, in a sentence."""
    telegraph: Telegraph = field(init=False)
    strip: list[Line] = field(default_factory=list)
    """What the telegraph shows, newest first, under what is nailed up."""
    drag: CardDrag | None = None
    result_read: bool = False
    """The last hand's summary has been shown."""
    still: Still = field(default_factory=Still)
    printing: Iterator[None] | None = None
    """Prints that will be wanted later, made in frames that have time."""
    thing: str = ""
    """The thing of the table that was focused last."""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _seated: tuple[Chair, ...] = ()
    """Who sat where before a seat changed hands."""
    _asked: Asked | None = None
    _excuse: str = ""
    _stirred: int = 0
    """Counts the changes of what is asked or chosen."""
    _known: tuple[object, Sequence[Control]] = ((), ())

    def __post_init__(self) -> None:
        self.telegraph = Telegraph(self._is_person)

    def laid_out(self) -> None:
        """Everything finds its new place."""
        alone = self.privacy.alone(self.session.chairs)
        self.floor.layout = table_layout(self.stage.canvas, len(self.session.chairs), alone or 0)
        self.bar = prompting.bar_box(self.stage.canvas)
        self.motion.finish_all()
        self.floor.show(self.floor.state, slide=False)
        self.floor.fan.jump(self.floor.layout)
        self.stir()
        if not self.flow.begun:
            self.flow.begin()

    def cast(self) -> Cast:
        """Who sits where, and with what."""
        chairs = self.session.chairs
        several = len(self.privacy.persons(chairs)) > 1
        places = self.stage.seating.places
        sitters, away = [], set()
        for seat, chair in enumerate(chairs):
            if chair.who == "bot":
                sitters.append("bot")
            elif seat in places:
                sitters.append("gamepad")
                if places[seat].pad is None:
                    away.add(seat)
            else:
                sitters.append("mouse" if several else "person")
        return Cast(tuple(chair.name for chair in chairs), tuple(sitters), frozenset(away))

    def recast(self) -> None:
        """Somebody else plays a seat now, or with something else."""
        seated = self.cast()
        if seated != self.floor.cast:
            self.floor.cast = seated
            self.stage.names = list(self.names)
            self.floor.show(self.floor.state)
            self.flow.unsettled = True
        self.stir()

    def _has_pad(self, seat: int) -> bool:
        return self.stage.seating.has_own(seat)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(chair.name for chair in self.session.chairs)

    @property
    def race(self) -> Race | None:
        """The out-of-turn question that runs now, if one does."""
        return None if self.motion.acting else self.flow.race

    @property
    def in_front(self) -> bool:
        """Nothing lies over the table."""
        return self.stage.front is self

    @property
    def asked(self) -> frozenset[int]:
        """The people who must answer now."""
        if self.race is not None:
            return frozenset(self.race.seats)
        return frozenset({self.desk.seat}) if self.desk else frozenset()

    @property
    def thinking(self) -> bool:
        """A bot thinks, or the disk works."""
        return self.flow.thinking

    @property
    def press_sound(self) -> str:
        """The table sounds by itself."""
        return ""

    @property
    def press_ends_act(self) -> bool:
        """The table tells a press on a button from one that hurries things on."""
        return False

    def blank(self, opening: Moment) -> Earp:
        """The table before the first card: nothing on it but the supply."""
        g: Earp = opening.view(self.floor.viewer).state
        return g

    def tell(self, moments: Sequence[Moment]) -> None:
        """The telegraph ticks, and the bar says in a sentence what everybody sees."""
        before = self.strip
        for moment in moments:
            event = moment.event_for(None)
            if self.telegraph.hear(event, self.names) is not None:
                self.strip = self.telegraph.shown()
                self.told = event_line(event, self.names)
            if self._is_person(self.telegraph.struck(event)):
                self.stage.notice("earp-done-to", told=event_line(event, self.names))
        if self.strip != before:
            self.stage.sounds.play("telegraph_key", volume=0.6)
        self._stirred += 1

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and self.session.chairs[seat].who == "person"

    def hang_strip(self) -> None:
        """The telegraph as everything that has happened so far leaves it."""
        self.telegraph = Telegraph(self._is_person)
        self.telegraph.hear_all(self.session.log(None), self.names)
        self.strip = self.telegraph.shown()

    def report(self, notices: Sequence[Notice]) -> None:
        """Trouble with the disk, in a sentence."""
        for notice in notices:
            self.stage.notice(notice.message, **notice.given())

    def stir(self) -> None:
        """What is asked, chosen or focused has changed."""
        self._asked = None
        self._stirred += 1
        self.stage.touch()

    def question(self) -> Asked | None:
        """The question on the screen, worked out once per step."""
        if self._asked is None and self.desk is not None:
            desk = self.desk
            sentence = prompt(self.session.view(desk.seat), self.names)
            self._asked = asking.asked(desk, self.names, sentence, self.closed)
        return self._asked

    @property
    def closed(self) -> bool:
        """The asked person's cards lie face down."""
        return self.desk is not None and not self.floor.fan.open

    def excuse(self, refusal: Refusal) -> None:
        """Say in the prompt bar why something can't be done, with the clause behind it."""
        if self.closed:
            self._excuse = text("earp-face-down-no")
            self.stage.sounds.play("error")
            self.stir()
            return
        why = reason(refusal, self.names)
        rule = clause(self.session.game.name, refusal.clause, self.floor.state.switches)
        self._excuse = text("earp-why", why=why, clause=refusal.clause) if rule else why
        self.stage.sounds.play("error")
        self.stage.touch()

    def settle_hand(self) -> None:
        """Send the cards of the hand to where the focus and the choice put them."""
        chosen = frozenset(self.desk.step.cards) if self.desk else frozenset()
        self.floor.fan.settle(self.floor.layout, self.motion, things.card_of(self.focus.id or ""), chosen)

    def rematch(self) -> None:
        """The same people, the same rules, other cards."""
        setup = self.session.setup
        self.again(replace(setup, chairs=self.session.chairs, seed=setup.seed + 1))

    @property
    def hides_under_menus(self) -> bool:
        """What lies over the table now isn't the asked person's own business."""
        return not isinstance(self.stage.front, closer.OWN)

    @property
    def look_away(self) -> bool:
        """The cards lie open only because a look button is held."""
        desk = self.desk
        return desk is not None and self.privacy.manner(self.session.chairs, desk.seat) is Manner.PAD

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """For end-to-end tests: who is asked, what, and how far the game has come."""
        desk = self.desk
        return {
            "asked": desk.seat if desk else None,
            "kind": self.session.ask_kind(),
            "picks": self.session.picks,
            "hand": self.floor.state.number,
            "open": self.floor.fan.open and self.floor.holder >= 0,
            "holder": self.floor.holder,
            "over": self.session.over,
            "ending": desk is not None and desk.step.ending,
        }
