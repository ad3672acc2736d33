"""The BANG! table: seats, hands, cards in play, on what every table shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.bang import events as e
from game.bang.state import role_of
from game.rules.kinds import Pick
from game.stage import prompting
from game.stage.bang import asking, closer, painter, things
from game.stage.bang.asking import Asked
from game.stage.bang.choreography import ACTS
from game.stage.bang.desk import Desk
from game.stage.bang.floor import Floor
from game.stage.bang.layout import BangLayout, bang_layout
from game.stage.bang.painter import Ground, Marks
from game.stage.bang.peek import HandPeek
from game.stage.bang.sight import held_order
from game.stage.bang.wires import Telegraph
from game.stage.intent import Intent, Scroll
from game.stage.play.closer import inspect
from game.stage.play.table import Table
from game.stage.scene import Control, Scene
from game.table.moment import Moment
from game.words import plate


@dataclass(eq=False)
class BangTable(Table[Floor, Desk, Asked]):
    """One game at the table."""

    heads = (e.TurnBegan,)
    acts = ACTS
    peeks = True
    tells_why_closed = False

    ground: Ground = field(default_factory=Ground)

    # -- what is shown

    @property
    def anchor(self) -> int:
        """The seat at the lower left: that of the one person at the table, else the first."""
        return self.alone or 0

    def _layout(self) -> BangLayout:
        return bang_layout(self.stage.canvas, len(self.session.chairs), self.anchor)

    def lay(self, viewer: int | None) -> Floor:
        """Seats round the table, piles in the middle."""
        g = self.session.view(viewer).state
        return Floor(self._layout(), self.motion, g, self.cast(), self.stage.sounds.play, viewer)

    def fit(self) -> None:
        """Everything finds its new place."""
        self.floor.layout = self._layout()
        self.motion.finish_all()
        self.floor.show(self.floor.state)

    def show_before(self, first: Moment) -> None:
        """An empty table."""
        self.floor.show(first.view(self.floor.viewer).state)

    def new_telegraph(self) -> Telegraph:
        """What is done to people is nailed up."""
        return Telegraph(self.is_person)

    def marks(self) -> Marks:
        """What is lit, what lies in the shade, and the reason on the focused thing."""
        question = self.question()
        name = self.focus.id or ""
        why = question.refusals.get(name) if question else None
        return Marks.of(question, name, {name: plate(why)} if why else {})

    def draw(self, screen: pygame.Surface) -> None:
        """From the lowest layer up; what flies is painted after the focus brackets."""
        press, floor = self.stage.press, self.floor
        marks = self.marks()
        opened = floor.open and not self.hidden_now
        self.ground.draw(press, screen, floor)
        painter.draw_seats(press, screen, floor, marks)
        if marks.row:
            painter.draw_row(press, screen, floor.layout, marks)
        elif not floor.centre:
            painter.draw_piles(press, screen, floor, marks)
        painter.draw_log(press, screen, floor.layout, tuple(self.strip))
        painter.draw_hand(press, screen, floor, marks, opened)
        painter.draw_reasons(press, screen, floor, marks)
        sentence, seat = self.sentence()
        prompting.draw(self.stage, screen, self.bar, sentence, self.offers(), seat)

    # -- what is asked

    def new_desk(self, seat: int, face_down: bool) -> Desk:
        """Play, answer, choose."""
        session = self.session
        return Desk(
            session.view(seat).state,
            seat,
            session.ask_kind(),
            session.options(seat),
            lambda pick: session.why_not(seat, pick),
        )

    def question_of(self, desk: Desk, prompt: str) -> Asked:
        """Sentence, buttons, what is lit and what lies in the shade."""
        return asking.asked(desk, self.names, prompt, self.closed)

    def goals(self, desk: Desk) -> Sequence[str]:
        """What is laid out, the hand, or the answers."""
        offered = desk.offered()
        if offered:
            return tuple(f"offer:{kind}" for kind in offered)
        if desk.ask_kind in ("play", "discard", "shot", "indians", "duel", "rescue") and desk.hand:
            return tuple(f"card:{card}" for card in self.floor.order if card >= 0)
        return tuple(answer.id for answer in desk.answers())

    def things(self) -> Sequence[Control]:
        """Panels, cards in play, piles, the hand."""
        return things.things(self.floor, self.question(), self.anchor)

    def depends(self) -> tuple[object, ...]:
        """What lies on the table, what is in the hand."""
        return self.floor.sight, self.floor.order, frozenset(self.floor.absent), self.floor.open

    def waited_for(self) -> tuple[int, ...]:
        """In a turn only who is on turn; who may heal out of turn isn't waited for."""
        asked = self.session.asked()
        return (self.floor.state.turn,) if self.session.ask_kind() == "play" and len(asked) > 1 else asked

    def aside(self, seat: int) -> bool:
        """A bot that may heal in another's turn."""
        return seat not in self.waited_for()

    def thinks_twice(self, desk: Desk, pick: Pick) -> bool:
        """Nothing is doubted."""
        return False

    # -- what is pressed

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go with a lifted card."""
        card = things.card_of(control.id)
        order = self.floor.order
        if card in order:
            return painter.hand_rect(self.floor, self.marks(), order.index(card), card)
        return control.rect

    def heard(self, intent: Intent) -> bool:
        """The wheel opens the log."""
        if isinstance(intent, Scroll):
            if self.focus.id == "log":
                inspect(self, "log")
            return True
        return super().heard(intent)

    # -- what opens over it

    def peek(self, seat: int) -> Scene:
        """The own cards and the own role."""
        g = self.session.view(seat).state
        return HandPeek(seat=seat, who=self.names[seat], cards=held_order(g.hand[seat]), role=role_of(g, seat))

    def reader(self, thing: str) -> Scene | None:
        """The card behind a thing."""
        return closer.reader(self, thing)

    def show_hand_result(self) -> None:
        """The game has no hands: what comes later comes at once."""
        self.flow.go_on()

    def show_game_result(self) -> None:
        """Somebody has won."""
        closer.show_game_result(self)

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """Also what the person at the desk is asked."""
        desk = self.desk
        return {**super().facts(), "ask": desk.ask_kind if desk else "", "turn": self.floor.state.turn}


TABLE = BangTable
