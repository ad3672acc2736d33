"""The table as it is laid: who sits where, what is shown, what is asked.  How it is played is in `table`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.ahead import Ahead
from game.stage.motion import Choreography
from game.stage.paint.press import Press
from game.stage.play.cast import Cast
from game.stage.play.flow import Flow
from game.stage.play.patience import Patience
from game.stage.play.privacy import Manner, Privacy, persons
from game.stage.play.race import Race
from game.stage.play.room import D, F, Q, Room
from game.stage.play.wires import Line, Telegraph
from game.stage.scene import Control
from game.stage.text import text
from game.stage.turning import best_for, sides
from game.table.lesson import OTHER_STEP
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.seating import Chair, Setup
from game.words import clause, event_line, prompt, reason

if TYPE_CHECKING:
    from game.stage.play.lesson import Coach


@dataclass(eq=False)
class LaidTable(Room[F, D, Q]):
    """What `Table` stands on: the state of the screen, without input and painting."""

    leave: Callable[[], None] = lambda: None
    """Where to go when the game is over."""
    again: Callable[[Setup], None] = lambda setup: None
    """Starts another game with the same people and rules."""
    flow: Flow = field(init=False)
    privacy: Privacy = field(init=False)
    patience: Patience = field(init=False)
    coach: Coach | None = None
    """Who leads through a lesson; None in a real game."""
    peeking: int | None = None
    """The seat whose look button is held while somebody else is asked."""
    told: str = ""
    """What has happened last, in a sentence."""
    telegraph: Telegraph = field(init=False)
    strip: list[Line] = field(default_factory=list)
    """What the telegraph shows, newest first, under what is nailed up."""
    sentences: Ahead = field(default_factory=Ahead)
    """What will be said, made ready a piece a frame: the pieces are small."""
    ahead: Ahead = field(default_factory=Ahead)
    """Prints that will be wanted in a hurry, made while nothing moves."""
    ahead_for: Press | None = None
    """The size and manner of printing they are made for."""
    thing: str = ""
    """The thing of the table that was focused last."""
    left_lying: bool = True
    """Nobody has moved the focus since the last answer: it lies where that has left it."""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _seated: tuple[Chair, ...] = ()
    """Who sat where before a seat changed hands."""
    _asked: Q | None = None
    _excuse: str = ""
    _stirred: int = 0
    """Counts the changes of what is asked or chosen."""
    _known: tuple[object, Sequence[Control]] = ((), ())

    # -- coming and going

    def entered(self) -> None:
        """Take the seats, lay the table, begin."""
        stage, chairs = self.stage, self.session.chairs
        self.privacy = Privacy(stage.seating.has_own)
        self.telegraph = self.new_telegraph()
        self._seated = chairs
        stage.names = list(self.names)
        alone = self.privacy.alone(chairs)
        self.floor = self.lay(alone)
        self.floor.hold(-1 if alone is None else alone, opened=alone is not None)
        if not self.session.opening:
            self.hang_strip()
        self.flow = Flow(self)
        self.patience = Patience(self)

    def laid_out(self) -> None:
        """Everything finds its new place."""
        self.bar = prompting.bar_box(self.stage.canvas)
        self.fit()
        self.stir()
        if not self.flow.begun:
            self.flow.begin()

    def cast(self) -> Cast:
        """Who sits where, and with what."""
        chairs = self.session.chairs
        several = len(persons(chairs)) > 1
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
        return Cast(self.names, tuple(sitters), frozenset(away))

    def recast(self) -> None:
        """Somebody else plays a seat now, or with something else."""
        seated = self.cast()
        if seated != self.floor.cast:
            self.floor.cast = seated
            self.stage.names = list(self.names)
            self.floor.show(self.floor.state)
            self.flow.unsettled = True
        self.stir()

    # -- how things stand

    @property
    def alone(self) -> int | None:
        """The seat of the one person at the table, if there is just one."""
        return self.privacy.alone(self.session.chairs)

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
    def faced(self) -> int | None:
        """The person whose question is on the screen, or one for whom a question to several lies best."""
        if self.desk is not None:
            return self.desk.seat
        return None if self.race is None else best_for(self.race.seats, self.sides)

    @property
    def sides(self) -> tuple[int, ...]:
        """Where everybody sits round a lying screen."""
        return sides([chair.side for chair in self.session.chairs])

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
    def closed(self) -> bool:
        """The asked person's cards lie face down."""
        return self.desk is not None and not self.floor.open

    @property
    def hidden_now(self) -> bool:
        """Several people share the screen, and what lies over the table isn't the asked person's own business."""
        return self.alone is None and not self.in_front and not isinstance(self.stage.front, self.own_scenes)

    @property
    def look_away(self) -> bool:
        """The cards lie open only because a look button is held."""
        desk = self.desk
        return desk is not None and self.privacy.manner(self.session.chairs, desk.seat) is Manner.PAD

    @property
    def burning(self) -> Race | None:
        """The time that runs out, for several or for one."""
        return self.race or self.patience.fuse

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """For end-to-end tests: who is asked, what, and how far the game has come."""
        return {
            "asked": self.desk.seat if self.desk else None,
            "kind": self.session.ask_kind(),
            "picks": self.session.picks,
            "open": self.floor.open and self.floor.holder >= 0,
            "holder": self.floor.holder,
            "race": self.race is not None,
            "over": self.session.over,
        }

    # -- what is told

    def runs(self, moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
        """Moments in the portions that are played as one act each."""
        return self.acts.runs(moments)

    def performed(self, run: Sequence[Moment]) -> Choreography:
        """The choreography of a portion of moments."""
        return self.acts.performed(self.floor, run)

    def tell(self, moments: Sequence[Moment]) -> None:
        """The telegraph ticks, and the bar says in a sentence what everybody sees."""
        before = self.strip
        for moment in moments:
            event = moment.event_for(None)
            if self.telegraph.hear(event, self.names) is not None:
                self.strip = self.telegraph.shown()
                self.told = event_line(event, self.names)
            if self.says_what_is_done and self.is_person(self.telegraph.struck(event)):
                self.stage.notice("play-done-to", told=event_line(event, self.names))
        if self.strip != before:
            self.stage.sounds.play("telegraph_key", volume=0.6)
        self._stirred += 1

    def spoken(self) -> None:
        """What was told is told in the new language; a reason goes, for who asks again hears it."""
        self._excuse = ""
        self.telegraph.retell(self.names)
        self.strip = self.telegraph.shown()
        if self.told and self.telegraph.heard:
            self.told = event_line(self.telegraph.heard[0][0], self.names)

    def hang_strip(self) -> None:
        """The telegraph as everything that has happened so far leaves it."""
        self.telegraph = self.new_telegraph()
        self.telegraph.hear_all(self.session.log(None), self.names)
        self.strip = self.telegraph.shown()

    def report(self, notices: Sequence[Notice]) -> None:
        """Trouble with the disk, in a sentence."""
        for notice in notices:
            self.stage.notice(notice.message, **notice.given())

    # -- what is asked

    def stir(self) -> None:
        """What is asked, chosen or focused has changed."""
        self._asked = None
        self._stirred += 1
        self.stage.touch()

    def question(self) -> Q | None:
        """The question on the screen, worked out once per step."""
        if self._asked is None and self.desk is not None:
            sentence = prompt(self.session.view(self.desk.seat), self.names)
            self._asked = self.question_of(self.desk, sentence)
        return self._asked

    def excuse(self, refusal: Refusal) -> None:
        """Say in the prompt bar why something can't be done, with the clause behind it."""
        if self.coach is not None and refusal == OTHER_STEP:
            self._excuse = self.coach.kindly()
        elif self.closed and not self.tells_why_closed:
            self._excuse = text("play-face-down-no")
        else:
            why = reason(refusal, self.names)
            rule = clause(self.session.game.name, refusal.clause, self.floor.state.switches)
            self._excuse = text("play-why", why=why, clause=refusal.clause) if rule else why
        self.stage.sounds.play("error")
        self._stirred += 1
        self.stage.touch()

    def unsay(self) -> None:
        """Why something couldn't be done is told no longer."""
        self._excuse = ""

    def rematch(self) -> None:
        """The same people and rules, other cards.  With only bots left at the end, those who began it sit down."""
        setup, chairs = self.session.setup, self.session.chairs
        played = any(chair.who == "person" for chair in chairs)
        self.again(replace(setup, chairs=chairs if played else setup.chairs, seed=setup.seed + 1))

    @abstractmethod
    def answered(self, seat: int) -> None:
        """A pick is on its way."""

    @abstractmethod
    def ask(self, seat: int) -> None:
        """Ask a person."""

    @abstractmethod
    def stand(self, seat: int | None) -> None:
        """No person is asked; everybody watches `seat`."""

    @abstractmethod
    def open_race(self, race: Race) -> None:
        """Several may answer, out of turn."""
