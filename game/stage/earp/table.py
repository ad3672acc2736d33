"""The Wyatt Earp table: cards, posters, hands and sheriff cards on what every table shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION
from game.stage.earp import asking, closer, dragging, pictured, things
from game.stage.earp.asking import Asked
from game.stage.earp.choreography import ACTS
from game.stage.earp.desk import Desk
from game.stage.earp.floor import Floor
from game.stage.earp.layout import TableLayout, table_layout
from game.stage.earp.painter import card_id
from game.stage.earp.peek import HandPeek
from game.stage.earp.pictured import Still
from game.stage.earp.sight import GAME, WINDOWS, kind_of
from game.stage.earp.tension import at_the_table
from game.stage.earp.wires import Telegraph
from game.stage.intent import Drag, Intent, Scroll
from game.stage.play.closer import inspect
from game.stage.play.drag import CardDrag, CardTable
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.words import kind_name
from game.wyatt_earp import events as e
from game.wyatt_earp.frames.windows import PhotoWindow


@dataclass(eq=False)
class EarpTable(CardTable[Floor, Desk, Asked]):
    """One game at the table."""

    windows = frozenset(WINDOWS)
    kept_back = (e.ShotFired, e.TieShot, e.AskedFor)
    breaks = (e.HandBegan,)
    heads = (e.HandBegan,)
    turning = (
        *(e.HandBegan, e.Opened, e.SheriffPlayed, e.ShotFired, e.NoShot, e.HideoutLaid, e.HideoutRemoved),
        *(e.FastestGunLost, e.AskedFor, e.Robbed, e.HandEnded, e.Paid, e.Settled, e.Tied, e.TieShot, e.GameWon),
    )
    acts = ACTS
    peeks = True

    result_read: bool = False
    """The last hand's summary has been shown."""
    still: Still = field(default_factory=Still)

    # -- what is shown

    def _layout(self) -> TableLayout:
        return table_layout(self.stage.canvas, len(self.session.chairs), self.alone or 0)

    def lay(self, viewer: int | None) -> Floor:
        """Cards in the middle, tickets round them."""
        g = self.session.view(viewer).state
        return Floor(self._layout(), self.motion, g, self.cast(), self.stage.sounds.play, viewer)

    @property
    def tension(self) -> float:
        """The money, the last cards, an open window."""
        return at_the_table(self.floor.state, self.race is not None)

    def fit(self) -> None:
        """Every card at once where it belongs."""
        self.floor.layout = self._layout()
        self.motion.finish_all()
        self.floor.show(self.floor.state, slide=False)
        self.floor.fan.jump(self.floor.layout)

    def show_before(self, first: Moment) -> None:
        """Nothing on the table but the supply."""
        self.floor.show(first.view(self.floor.viewer).state, slide=False)

    def new_telegraph(self) -> Telegraph:
        """With posters in their outlaws' inks, and what is done to people nailed up."""
        return Telegraph(self.is_person)

    def prints(self) -> Iterator[None]:
        """Cards in all their sizes, sheets, stamps."""
        return pictured.prints(self)

    def draw(self, screen: pygame.Surface) -> None:
        """The table as it is shown now."""
        pictured.draw(self, screen, self.question())

    # -- what is asked

    def new_desk(self, seat: int, face_down: bool) -> Desk:
        """Draw, play, discard, or answer out of turn."""
        session = self.session
        desk = Desk(
            session.view(seat).state,
            seat,
            session.ask_kind(),
            session.options(seat),
            lambda pick: session.why_not(seat, pick),
            careful=self.stage.settings.ask_before_ending and self.coach is None,  # a lesson means what it says
        )
        desk.face_down = face_down
        desk.blind = lambda: face_down and self.closed
        return desk

    def question_of(self, desk: Desk, prompt: str) -> Asked:
        """Sentence, buttons, what is lit and what lies in the shade."""
        return asking.asked(desk, self.names, prompt, self.closed)

    def goals(self, desk: Desk) -> Sequence[str]:
        """The piles, the hand, the kinds to be named, or the pass."""
        return {
            "draw": ("supply", "discards"),
            "play": tuple(card_id(card) for card in self.floor.fan.order),
            "look_through": tuple(f"kind:{kind}" for kind in desk.kinds()),
        }.get(desk.ask_kind, ("pass",))

    def things(self) -> Sequence[Control]:
        """Posters, piles, tickets, laid sets, the hand."""
        return things.things(self.floor, self.question())

    def depends(self) -> tuple[object, ...]:
        """What lies on the table, what is in the hand, whether a slip lies over it."""
        floor = self.floor
        return floor.sight, floor.fan.order, frozenset(floor.absent), floor.slip is None

    def stepped(self) -> None:
        """Send the cards of the hand to where the focus and the choice put them."""
        chosen = frozenset(self.desk.step.cards) if self.desk else frozenset[int]()
        self.floor.fan.settle(self.floor.layout, self.motion, things.card_of(self.focus.id or ""), chosen)

    def thinks_twice(self, desk: Desk, pick: Pick) -> bool:
        """A discard that ends a turn with a play left."""
        if not desk.needs_second_word(pick):
            return False
        desk.hold(str(pick[1]))
        return True

    def answered(self, seat: int) -> None:
        """The hand lies down again, and nothing in it is new."""
        super().answered(seat)
        self.drag = None
        self.floor.fan.fresh = frozenset()
        self.floor.fan.settle(self.floor.layout, self.motion)

    def rewound(self) -> None:
        """A card that was taken back is no new one."""
        super().rewound()
        self.floor.show(self.session.view(self.floor.viewer).state)
        self.floor.fan.fresh = frozenset()

    # -- out of turn

    def race_sentence(self) -> tuple[str, int | None]:
        """Which card may be played now, and for which outlaw."""
        window = self.session.view(None).state.stack[-1]
        name = kind_name(GAME, window.outlaw) if isinstance(window, PhotoWindow) else ""
        return text("earp-race", kind=self.session.ask_kind(), outlaw=name), None

    def sentence(self) -> tuple[str, int | None]:
        """While a poster is paid out the bar says so."""
        if not self._excuse and self.desk is None and self.floor.slip is not None:
            return text("earp-paying-out"), None
        return super().sentence()

    # -- what is pressed

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go with a lifted card."""
        return things.shown_rect(self.floor, control)

    def heard(self, intent: Intent) -> bool:
        """The wheel opens the log, and a card may be dragged."""
        if isinstance(intent, Scroll):
            if self.focus.id == "log":
                inspect(self, "log")
            return True
        if isinstance(intent, Drag):
            return self.dragged(intent)
        return super().heard(intent)

    def take_up(self, drag: Drag) -> CardDrag | None:
        """A card to discard."""
        return dragging.take_up(self, drag)

    def drop(self, card: int, position: tuple[int, int]) -> None:
        """On the discards it ends the turn."""
        dragging.drop(self, card, position)

    def spare_press(self, intent: Intent) -> None:
        """Every card of the focused outlaw is chosen at once."""
        desk = self.desk
        if desk is None or not self.may_answer(intent, desk.seat):
            return
        if desk.choose_all(things.card_of(self.focus.id or "")):
            self.go_step()
        elif desk.blind():
            self.excuse(NOT_AN_OPTION)

    # -- what opens over it

    def name_of_thing(self, thing: str) -> str:
        """Cards by their name."""
        word, _, rest = thing.partition(":")
        return kind_name(GAME, kind_of(int(rest))) if word == "card" else super().name_of_thing(thing)

    def reader(self, thing: str) -> Scene | None:
        """The card behind a thing."""
        return closer.reader(self, thing)

    def peek(self, seat: int) -> Scene:
        """The cards of a hand on an empty table."""
        return HandPeek(hand=self.session.view(seat).state.hand[seat], seat=seat, who=self.names[seat])

    def show_hand_result(self) -> None:
        """The hand is paid out: the summary, then the next one."""
        closer.show_hand_result(self)

    def show_game_result(self) -> None:
        """Somebody has won."""
        closer.show_game_result(self)

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """Also the number of the hand, and whether the turn is about to end."""
        desk = self.desk
        ending = desk is not None and desk.step.ending
        return {**super().facts(), "hand": self.floor.state.number, "ending": ending}


TABLE = EarpTable
