"""The Wyatt Earp table as a scene: draws what a view shows, plays what happens, turns intents into picks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect

from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.earp import asking, bar, closer, handing, pictured, things
from game.stage.earp.asking import Asked
from game.stage.earp.desk import Desk
from game.stage.earp.drag import CardDrag
from game.stage.earp.floor import Floor
from game.stage.earp.flow import Flow
from game.stage.earp.layout import table_layout
from game.stage.earp.privacy import Manner, Privacy
from game.stage.earp.race import Race
from game.stage.earp.sight import Cast
from game.stage.earp.wires import KEPT, Line, strip_of, wire
from game.stage.intent import (
    Back,
    Confirm,
    Drag,
    Intent,
    Kind,
    Look,
    PageLeft,
    PageRight,
    Plugged,
    Read,
    Scroll,
    Secondary,
    Unplugged,
)
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.seating import Setup
from game.table.session import Session
from game.words import clause, event_line, prompt, reason
from game.wyatt_earp.state import Earp


@dataclass(eq=False)
class EarpTable(Scene):
    """One game at the table."""

    session: Session = field(kw_only=True)
    leave: Callable[[], None] = lambda: None
    """Where to go when the game is over."""
    again: Callable[[Setup], None] = lambda setup: None
    """Starts another game with the same people and rules."""
    floor: Floor = field(init=False)
    flow: Flow = field(init=False)
    privacy: Privacy = field(init=False)
    desk: Desk | None = None
    peeking: int | None = None
    """The seat whose look button is held while somebody else is asked."""
    told: str = ""
    """What has happened last, in a sentence."""
    strip: list[Line] = field(default_factory=list)
    drag: CardDrag | None = None
    result_read: bool = False
    """The last hand's summary has been shown."""
    thing: str = ""
    """The thing of the table that was focused last."""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _asked: Asked | None = None
    _excuse: str = ""
    _stirred: int = 0
    """Counts the changes of what is asked or chosen."""
    _known: tuple[object, Sequence[Control]] = ((), ())

    # -- coming and going

    def entered(self) -> None:
        """Take the seats, lay the table, begin."""
        stage = self.stage
        self.privacy = Privacy(self._has_pad)
        stage.names = [chair.name for chair in self.session.chairs]
        alone = self.privacy.alone(self.session.chairs)
        self.floor = Floor(
            table_layout(stage.canvas, len(self.session.chairs), alone or 0),
            self.motion,
            self.session.view(alone).state,
            self.cast(),
            stage.sounds.play,
            alone,
        )
        self.floor.hold(-1 if alone is None else alone, opened=True)
        self.strip = strip_of(self.session.log(None), self.names)
        self.flow = Flow(self)
        self.flow.begin()
        stage.sounds.music("table")

    def left(self) -> None:
        """The table is left: everything is written."""
        self.session.close()

    def uncovered(self) -> None:
        """Back from a menu: pads and chairs may have changed."""
        self.recast()

    def laid_out(self) -> None:
        """Everything finds its new place."""
        alone = self.privacy.alone(self.session.chairs)
        self.floor.layout = table_layout(self.stage.canvas, len(self.session.chairs), alone or 0)
        self.bar = prompting.bar_box(self.stage.canvas)
        self.motion.finish_all()
        self.floor.show(self.floor.state, slide=False)
        self.floor.fan.jump(self.floor.layout)
        self.stir()

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
        self.floor.cast = self.cast()
        self.stage.names = list(self.names)
        self.floor.show(self.floor.state)
        self.flow.unsettled = True
        self.stir()

    def _has_pad(self, seat: int) -> bool:
        return self.stage.seating.has_own(seat)

    # -- what others of the table may ask

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

    def next_due(self) -> float | None:
        """Every frame while the game has to go on."""
        return 0.0 if self.flow.busy else super().next_due()

    def tick(self, ms: float) -> None:
        """Let things move, then let the game go on."""
        super().tick(ms)
        self.flow.tick(ms)
        if self.flow.busy:
            self.stage.touch()

    def blank(self, opening: Moment) -> Earp:
        """The table before the first card: nothing on it but the supply."""
        g: Earp = opening.view(self.floor.viewer).state
        return g

    def tell(self, moments: Sequence[Moment]) -> None:
        """The telegraph ticks, and the bar says in a sentence what everybody sees."""
        for moment in moments:
            event = moment.event_for(None)
            line = wire(event, self.names)
            if line is not None:
                self.strip = [line, *self.strip][:KEPT]
                self.told = event_line(event, self.names)
        self._stirred += 1

    def report(self, notices: Sequence[Notice]) -> None:
        """Trouble with the disk, in a sentence."""
        for notice in notices:
            self.stage.notice(notice.message, **notice.given())

    # -- asking

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

    def ask(self, seat: int) -> None:
        """Ask a person; several at one mouse get a cover first."""
        handing.ask(self, seat)

    def stand(self, seat: int | None) -> None:
        """No person is asked: everybody watches `seat`, or the end."""
        handing.stand(self, seat)

    def open_race(self, race: Race) -> None:
        """Several may answer, out of turn."""
        handing.open_race(self, race)

    def answered(self, seat: int) -> None:
        """A pick is on its way: nobody is asked any more."""
        self.desk = None
        if self.race is not None:
            self.race.opened = None
        self._excuse = ""
        self.drag = None
        self.floor.fan.settle(self.floor.layout, self.motion)
        self.stir()

    def excuse(self, refusal: Refusal) -> None:
        """Say in the prompt bar why something can't be done, with the clause behind it."""
        why = reason(refusal, self.names)
        rule = clause(self.session.game.name, refusal.clause, self.floor.state.switches)
        self._excuse = text("earp-why", why=why, clause=refusal.clause) if rule else why
        self.stage.sounds.play("error")
        self.stage.touch()

    # -- controls

    def offers(self) -> list[Offer]:
        """The buttons of the prompt bar."""
        return bar.offers(self, self.question())

    def sentence(self) -> tuple[str, int | None]:
        """(what the prompt bar says, whose mark stands before it)."""
        if self._excuse:
            return self._excuse, self.desk.seat if self.desk else None
        return bar.sentence(self, self.question())

    def controls(self) -> Sequence[Control]:
        """The things of the table, then the bar."""
        key = self._shown()
        if key != self._known[0]:
            sentence, seat = self.sentence()
            buttons = prompting.controls_of(self.stage, self.bar, sentence, self.offers(), seat)
            self._known = (key, [*things.things(self.floor, self.question()), *buttons])
        return self._known[1]

    def _shown(self) -> tuple[object, ...]:
        """Everything the controls depend on; kept objects, so that comparing is quick."""
        floor, race, stage = self.floor, self.race, self.stage
        opened = (race.seats, race.opened) if race else None
        picks = self.session.picks
        return (
            *(self._stirred, self.desk, floor.sight, floor.fan.order, frozenset(floor.absent)),
            *(floor.layout, stage.device, stage.press, opened, picks, self._excuse, self.motion.acting),
        )

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go with a lifted card."""
        return things.shown_rect(self.floor, control)

    def focused(self, control: Control) -> None:
        """The focused card rises a little."""
        if control.group != "prompt":
            self.thing = control.id
        self.settle_hand()
        self.stage.touch()

    def settle_hand(self) -> None:
        """Send the cards of the hand to where the focus and the choice put them."""
        chosen = frozenset(self.desk.step.cards) if self.desk else frozenset()
        self.floor.fan.settle(self.floor.layout, self.motion, things.card_of(self.focus.id or ""), chosen)

    def press(self, control: Control, intent: Intent) -> None:
        """Choose, answer, or look closer."""
        self._excuse = ""
        if control.group == "prompt":
            self.answer(control.id, intent)
            return
        desk = self.desk
        if desk is None:
            closer.inspect(self, control.id)
            return
        if not self.may_answer(intent, desk.seat):
            return
        before = desk.step
        pick = desk.press(control.id)
        if pick:
            self.decide(pick)
        elif desk.step == before:
            closer.inspect(self, control.id)
        else:
            self.stage.sounds.play("card_slide", volume=0.6)
            self.settle_hand()
            self.stir()

    def refused(self, control: Control, intent: Intent) -> None:
        """Say why."""
        question = self.question()
        if question is not None and control.id in question.refusals:
            self.excuse(question.refusals[control.id])
            return
        offered = next((a for a in self.desk.answers() if a.id == control.id), None) if self.desk else None
        if offered is not None and offered.why is not None:
            self.excuse(offered.why)

    def may_answer(self, intent: Intent, seat: int) -> bool:
        """Whether this device may act for the seat; a foreign one only shakes the owner's name."""
        if self.stage.seating.may_answer(intent.device, seat):
            return True
        self.stage.notice("earp-not-your-seat", name=self.names[seat])
        self.stage.sounds.play("error")
        handing.shake(self, seat)
        return False

    def answer(self, name: str, intent: Intent) -> None:
        """A button of the bar."""
        self._excuse = ""
        if not bar.answer(self, name, intent) and self.desk is not None:
            desk = self.desk
            chosen = next((a for a in desk.answers() if a.id == name), None)
            if chosen is None or not self.may_answer(intent, desk.seat):
                return
            if chosen.why is not None:
                self.excuse(chosen.why)
            elif chosen.pick:
                self.decide(chosen.pick)
            else:
                desk.use(chosen.use)
                self.stage.sounds.play("confirm")
                self.stir()

    def decide(self, pick: Pick) -> None:
        """A whole play is chosen."""
        desk = self.desk
        if desk is None or self.flow.waiting is not None:
            return
        if desk.needs_second_word(pick):
            desk.hold(str(pick[1]))
            self.settle_hand()
            self.stir()
            return
        self.flow.choose(desk.seat, pick)

    def read(self, thing: str) -> None:
        """Show a thing large, with its full text."""
        closer.read(self, thing)

    def rewound(self) -> None:
        """A pick was taken back: the telegraph and the table are what they were."""
        self.motion.finish_all()
        self.strip = strip_of(self.session.log(None), self.names)
        self.desk = None
        self.flow.unsettled = True
        self.stir()

    def reseated(self) -> None:
        """A seat has changed hands."""
        self.desk = None
        self.recast()

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

    def step_back(self) -> bool:
        """One step of the choice back; False when there is none."""
        self._excuse = ""
        moved = self.desk.back() if self.desk else False
        if moved:
            self.settle_hand()
            self.stir()
        return moved

    def back(self, intent: Back) -> None:
        """Back by a step; without one a right click reads what it points at, a button opens the pause."""
        if self.desk is not None and not self.may_answer(intent, self.desk.seat):
            return
        if self.step_back():
            return
        if intent.device.kind is Kind.MOUSE:
            self.read(self.thing)
        elif self.race is not None and self.desk is not None:
            bar.answer(self, "pass", intent)
        elif intent.device.kind is Kind.KEYBOARD:
            self.stage.open_pause()

    def heard(self, intent: Intent) -> bool:
        """Buttons that mean something of their own at the table."""
        if isinstance(intent, Plugged | Unplugged):
            self.recast()
            return False
        if isinstance(intent, Look):
            handing.look(self, intent)
            return True
        if isinstance(intent, Read):
            self.read(self.thing)
            return True
        if isinstance(intent, Scroll):
            closer.inspect(self, "log")
            return True
        if isinstance(intent, Secondary | PageRight | PageLeft):
            return self._shortcut(intent)
        if isinstance(intent, Drag):
            return CardDrag.heard(self, intent)
        if isinstance(intent, Confirm | Back) and self.race is not None:
            return handing.from_own_pad(self, self.race, intent)
        return False

    def _shortcut(self, intent: Intent) -> bool:
        meaning = {Secondary: "secondary", PageRight: "page_right", PageLeft: "page_left"}[type(intent)]
        offer = next((o for o in self.offers() if o.meaning == meaning), None)
        if offer is not None:
            self.answer(offer.id, intent)
        elif meaning == "secondary" and self.desk is not None and self.may_answer(intent, self.desk.seat):
            self._choose_all(self.desk)
        return True

    def _choose_all(self, desk: Desk) -> None:
        if desk.choose_all(things.card_of(self.focus.id or "")):
            self.settle_hand()
            self.stir()

    # -- painting

    def draw(self, screen: pygame.Surface) -> None:
        """The table as it is shown now."""
        question = self.question()
        pictured.draw(self, screen, question)

    def draw_over(self, screen: pygame.Surface) -> None:
        """What flies lies above everything, the brackets too."""
        self.floor.air.draw(self.stage.press, screen)
        if self.drag is not None:
            self.drag.draw(self.stage.press, screen)

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
        }

    def show_hand_result(self) -> None:
        """The hand is paid out: the summary, then the next one."""
        closer.show_hand_result(self)

    def show_game_result(self) -> None:
        """Somebody has won."""
        closer.show_game_result(self)
