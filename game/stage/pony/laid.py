"""The trail as it is laid: who sits where, what is shown, what is asked.  How it is played is in `table`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect

from game.pony_express.board import BOARD, SACRAMENTO
from game.pony_express.dice import STEPS
from game.pony_express.frames.callers_move import CallersMove
from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.play.cast import Cast
from game.stage.play.patience import Patience
from game.stage.play.privacy import Privacy
from game.stage.play.race import Race
from game.stage.play.wires import Line, Telegraph
from game.stage.pony import asking, closer
from game.stage.pony.asking import Asked
from game.stage.pony.desk import Desk
from game.stage.pony.floor import Floor
from game.stage.pony.flow import Flow
from game.stage.pony.layout import trail_layout
from game.stage.pony.painter import Ground, Marks
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.words import clause, event_line, plate, prompt, reason


@dataclass(eq=False)
class LaidTrail(Scene):
    """What `PonyTable` stands on: the state of the screen, without input and painting."""

    session: Session = field(kw_only=True)
    leave: Callable[[], None] = lambda: None
    """Where to go when the game is over."""
    again: Callable[[Setup], None] = lambda setup: None
    """Starts another game with the same people and rules."""
    floor: Floor = field(init=False)
    flow: Flow = field(init=False)
    privacy: Privacy = field(init=False)
    _seated: tuple[Chair, ...] = ()
    patience: Patience = field(init=False)
    desk: Desk | None = None
    told: str = ""
    """What has happened last, in a sentence."""
    telegraph: Telegraph = field(default_factory=Telegraph)
    strip: list[Line] = field(default_factory=list)
    ground: Ground = field(default_factory=Ground)
    thing: str = ""
    """The thing of the table that was focused last."""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _asked: Asked | None = None
    _excuse: str = ""
    _stirred: int = 0
    """Counts the changes of what is asked or chosen."""
    _known: tuple[object, Sequence[Control]] = ((), ())

    def laid_out(self) -> None:
        """Everything finds its new place."""
        self.floor.layout = trail_layout(self.stage.canvas, len(self.session.chairs))
        self.bar = prompting.bar_box(self.stage.canvas)
        self.motion.finish_all()
        self.floor.show(self.floor.state)
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

    @property
    def hidden_now(self) -> bool:
        """Several people share the screen, and what lies over the table isn't the asked person's own business."""
        several = self.privacy.alone(self.session.chairs) is None
        return several and not self.in_front and not isinstance(self.stage.front, closer.OWN)

    def tell(self, moments: Sequence[Moment]) -> None:
        """The telegraph ticks, and the bar says in a sentence what everybody sees."""
        before = self.strip
        for moment in moments:
            event = moment.event_for(None)
            if self.telegraph.hear(event, self.names) is not None:
                self.strip = self.telegraph.shown()
                self.told = event_line(event, self.names)
        if self.strip != before:
            self.stage.sounds.play("telegraph_key", volume=0.6)
        self._stirred += 1

    def hang_strip(self) -> None:
        """The telegraph as everything that has happened so far leaves it."""
        self.telegraph = Telegraph()
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
            self._asked = asking.asked(desk, self.names, sentence, not self.floor.open)
        return self._asked

    def marks(self) -> Marks:
        """What is lit, what lies in the shade, and the reason on the focused thing."""
        question = self.question()
        if question is None:
            return Marks()
        name = self.focus.id or ""
        why = question.refusals.get(name)
        hand = self.desk.step.hand if self.desk else ""
        reasons = {name: plate(why)} if why else {}
        return Marks(question.signals, frozenset(question.refusals), reasons, hand, question.hands)

    def preview(self) -> list[tuple[int, str]]:
        """Spaces that the question is about, each with the steps to it."""
        desk, g = self.desk, self.floor.state
        if desk is None:
            return []
        here = g.space[desk.seat]
        steps = STEPS[desk.step.hand] if desk.step.hand else 0
        top = desk.g.stack[-1]
        if isinstance(top, CallersMove):
            steps = top.steps
        if desk.ask_kind == "station" and BOARD.next_station[here]:
            return [(BOARD.next_station[here], "")]
        return [(min(SACRAMENTO, here + steps), f"+{steps}")] if steps else []

    def excuse(self, refusal: Refusal) -> None:
        """Say in the prompt bar why something can't be done, with the clause behind it."""
        why = reason(refusal, self.names)
        rule = clause(self.session.game.name, refusal.clause, self.floor.state.switches)
        self._excuse = text("earp-why", why=why, clause=refusal.clause) if rule else why
        self._stirred += 1
        self.stage.sounds.play("error")
        self.stage.touch()

    def rematch(self) -> None:
        """The same people, the same rules, other dice."""
        setup = self.session.setup
        self.again(replace(setup, chairs=self.session.chairs, seed=setup.seed + 1))

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """For end-to-end tests: who is asked, what, and how far the game has come."""
        desk = self.desk
        return {
            "ask": desk.ask_kind if desk else "",
            "seat": desk.seat if desk else None,
            "picks": self.session.picks,
            "over": self.session.over,
            "race": self.race is not None,
        }
