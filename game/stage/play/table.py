"""A game's table as a scene: plays what happens, turns intents into picks.  What is the game's own is in `room`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import words
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION
from game.stage import prompting
from game.stage.intent import (
    Aim,
    Back,
    Confirm,
    Help,
    Intent,
    Kind,
    Look,
    PageLeft,
    PageRight,
    Plugged,
    Read,
    Secondary,
    Step,
    Unplugged,
)
from game.stage.play import bar, calling, closer, handing
from game.stage.play.help import open_help
from game.stage.play.laid import LaidTable
from game.stage.play.privacy import Manner, persons
from game.stage.play.race import Race
from game.stage.play.room import D, F, Q
from game.stage.prompting import Meaning, Offer
from game.stage.scene import Control, PauseEntry

ALWAYS = ("menu", "read", "help", "log", "lookup:", "seat:", "aside:")
"""What can be pressed while things fly."""
QUIET_SECONDS = 0.008
"""How long a frame in which nothing moves may work ahead."""


@dataclass(eq=False)
class Table(LaidTable[F, D, Q]):
    """One game at the table."""

    # -- coming and going

    def left(self) -> None:
        """The table is left: everything is written."""
        self.session.close()

    def uncovered(self) -> None:
        """Back from a menu: pads and chairs may have changed."""
        self.recast()

    def pause_entries(self) -> Sequence[PauseEntry]:
        """What the pause menu offers for this table."""
        return closer.pause_entries(self)

    @property
    def keeps_picks(self) -> bool:
        """All but those of a lesson."""
        return self.coach is None

    def next_due(self) -> float | None:
        """Every frame while the game has to go on, or something is to be made ready."""
        ready = self.ahead_for is self.stage.press and not self.ahead.busy and not self.sentences.busy
        if self.flow.busy or self.coach is not None or not ready:
            return 0.0
        due = (super().next_due(), self.patience.next_due())
        return min((wait for wait in due if wait is not None), default=None)

    def tick(self, ms: float) -> None:
        """Let things move, then let the game go on."""
        super().tick(ms)
        self.flow.tick(ms)
        self._get_ready()
        self.patience.tick(ms)
        if self.coach is not None:
            self.coach.look()
        if self.flow.busy or self.patience.fuse is not None:
            self.stage.touch()

    def _get_ready(self) -> None:
        """Use the rest of a quiet frame for what will be wanted in a hurry."""
        if self.ahead_for is not self.stage.press:
            self.ahead_for = self.stage.press
            sounds = self.stage.sounds.ahead(*self.acts.sounds())
            self.sentences.want(words.ahead(self.session.game.name))
            self.ahead.want(self.prints(), sounds)
        if self.motion.acting:
            self.sentences.go_on(0.0)
        elif self.sentences.busy:
            self.sentences.go_on(QUIET_SECONDS)
        else:
            self.ahead.go_on(QUIET_SECONDS)

    # -- asking

    def ask(self, seat: int) -> None:
        """Ask a person; several at one mouse get a cover first."""
        handing.ask(self, seat)

    def stand(self, seat: int | None) -> None:
        """No person is asked: everybody watches `seat`, or the end."""
        handing.stand(self, seat)

    def open_race(self, race: Race) -> None:
        """Several may answer, out of turn."""
        handing.open_race(self, race)

    def spoken_for(self, seat: int) -> None:
        """The button of one of several has been pressed: its answers are shown."""
        handing.speak_up(self, seat)

    def confirmed_from_pad(self, seat: int) -> None:
        """Confirm on the own pad of one of several: it plays without showing anything."""
        handing.answer_blind(self, seat)

    def answered(self, seat: int) -> None:
        """A pick is on its way: nobody is asked any more."""
        self.desk = None
        self.patience.answered()
        if self.race is not None:
            self.race.opened = None
        self._excuse = ""
        self.stir()

    def undoer(self) -> int | None:
        """The person who can take back the own last pick now."""
        return bar.undoer(self)

    def rewound(self) -> None:
        """A pick was taken back: the telegraph and the table are what they were."""
        self.motion.finish_all()
        self.hang_strip()
        self.desk = None
        self.flow.unsettled = True
        self.stir()

    def reseated(self) -> None:
        """A seat has changed hands."""
        several = len(persons(self._seated)) > 1
        self._seated = self.session.chairs
        self.desk = None
        self.recast()
        self.flow.unsettled = True
        calling.withdraw(self.stage)
        if several:
            handing.left_alone(self)

    def read(self, thing: str) -> None:
        """Show a thing large, with its full text; of what has none it is said that it has none."""
        if not closer.inspect(self, thing):
            self.stage.notice("play-nothing-to-read")

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
            self._known = (key, [*self.things(), *buttons])
        return self._known[1]

    def _shown(self) -> tuple[object, ...]:
        """Everything the controls depend on."""
        race, stage = self.race, self.stage
        opened = (race.seats, race.opened) if race else None
        return (
            *(self._stirred, self.desk, self.floor.layout, stage.device, stage.press, opened, self.session.picks),
            *(self._excuse, self.motion.acting, self.flow.stepping, self.flow.holding),
            *self.depends(),
        )

    def focused(self, control: Control) -> None:
        """What Read is about; in a hand the focused thing rises a little."""
        if control.group != "prompt":
            self.thing = control.id
        self.stepped()
        self.stage.touch()

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
        if not self.may_answer(intent, desk.seat) or self._pries(control.id, intent, desk.seat):
            return
        before = desk.step
        pick = desk.press(control.id)
        if pick:
            self.decide(pick)
        elif desk.step == before:
            closer.inspect(self, control.id)
        else:
            self.stage.sounds.play("card_slide", volume=0.6)
            self.go_step()

    def go_step(self) -> None:
        """The choice has gone a step on or back."""
        self.stepped()
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
        self._warn(seat)
        return False

    def _pries(self, thing: str, intent: Intent, seat: int) -> bool:
        """Whether somebody tries a card of another's hand that lies face down: what a press did would tell what it is.

        While the own gamepad is gone whoever has the mouse must be able to answer.
        """
        seating = self.stage.seating
        pad = seating.pad_of(seat)
        if not thing.startswith("card:") or not self.closed or pad is None or intent.device.pad == pad:
            return False
        if self.privacy.manner(self.session.chairs, seat) is not Manner.PAD:
            return False
        self._warn(seat)
        return True

    def _warn(self, seat: int) -> None:
        self.stage.notice("play-not-your-seat", name=self.names[seat])
        self.stage.sounds.play("error")
        handing.shake(self, seat)

    def answer(self, name: str, intent: Intent) -> None:
        """A button of the bar."""
        self._excuse = ""
        if not bar.answer(self, name, intent) and self.desk is not None:
            desk = self.desk
            chosen = next((a for a in desk.answers() if a.id == name), None)
            if not self.may_answer(intent, desk.seat):
                return
            if chosen is None:
                # face down a button stands there whatever was chosen
                self.excuse(NOT_AN_OPTION)
            elif chosen.why is not None:
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
        if self.thinks_twice(desk, pick):
            self.go_step()
            return
        self.flow.choose(desk.seat, pick)
        if self.coach is not None and self.flow.waiting is None:
            handing.seat_at_desk(self, desk.seat)

    def step_back(self) -> bool:
        """One step of the choice back; False when there is none."""
        self._excuse = ""
        moved = self.desk.back() if self.desk else False
        if moved:
            self.go_step()
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
        if self.motion.acting and isinstance(intent, Confirm | Secondary):
            return self._hurried(intent)
        if isinstance(intent, Aim | Step) and self.desk is None:
            self.left_lying = False
        if isinstance(intent, Confirm) and intent.position is None and self._meant_for_bots():
            self.flow.hasten()
            return True
        if isinstance(intent, Look):
            handing.look(self, intent)
            return True
        if isinstance(intent, Read):
            self.read(self.thing)
            return True
        if isinstance(intent, Help):
            open_help(self)
            return True
        if isinstance(intent, Secondary | PageRight | PageLeft):
            return self._shortcut(intent)
        if isinstance(intent, Confirm | Back) and self.race is not None:
            return handing.from_own_pad(self, self.race, intent)
        return False

    def _hurried(self, intent: Confirm | Secondary) -> bool:
        """While things move, a press ends the running act, unless it is on what can always be opened."""
        under = self.focus.current
        if isinstance(intent, Confirm) and intent.position is not None:
            under = self.focus.at(intent.position)
        if isinstance(intent, Confirm) and under is not None and under.id.startswith(ALWAYS):
            return False
        self.motion.finish()
        return True

    def _meant_for_bots(self) -> bool:
        """Whether a press without a place is for the bots that play: the focus lies where the last answer left it."""
        under = self.focus.current
        button = under is not None and under.group == "prompt"
        return self.left_lying and self.desk is None and self.race is None and self.flow.holding and not button

    def _shortcut(self, intent: Intent) -> bool:
        meaning: Meaning = "secondary"
        if isinstance(intent, PageLeft | PageRight):
            meaning = "page_left" if isinstance(intent, PageLeft) else "page_right"
        offer = next((o for o in self.offers() if o.meaning == meaning), None)
        if offer is not None:
            self.answer(offer.id, intent)
        elif meaning == "secondary":
            self.spare_press(intent)
        return True

    def spare_press(self, intent: Intent) -> None:
        """Secondary was pressed while no button means it."""

    # -- painting

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go with a thing that isn't where its control is."""
        return control.rect

    def draw_over(self, screen: pygame.Surface) -> None:
        """What flies lies above everything, the brackets too."""
        self.floor.air.draw(self.floor.near(self.stage.press), screen)
