"""The Pony Express table: trail, riders, cup and item cards on what every table shares, and the street beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.pony_express import events as e
from game.pony_express import events_shot as s
from game.pony_express.board import BOARD, SACRAMENTO
from game.pony_express.declared import Declaration, declarations
from game.pony_express.dice import STEPS
from game.pony_express.frames.call import CallRace
from game.pony_express.frames.callers_move import CallersMove
from game.rules.event import Event
from game.rules.kinds import Pick
from game.stage import prompting
from game.stage.intent import Intent
from game.stage.paint.states import Signal
from game.stage.play import handing
from game.stage.play.closer import inspect
from game.stage.play.help import HelpPage
from game.stage.play.logbook import Logbook
from game.stage.play.race import draw_countdown
from game.stage.play.reading import Reader
from game.stage.play.seatmenu import SeatMenu
from game.stage.play.table import Table
from game.stage.pony import asking, closer, painter, things
from game.stage.pony.asking import Asked
from game.stage.pony.choreography import ACTS, SEEN
from game.stage.pony.corners import CornerPictures
from game.stage.pony.desk import Desk
from game.stage.pony.floor import Floor
from game.stage.pony.layout import TrailLayout, trail_layout
from game.stage.pony.lookup import Lookup
from game.stage.pony.painter import Ground, Marks
from game.stage.pony.peek import ItemPeek, dice_of_seat, draw_banner, draw_beside
from game.stage.pony.rolls_board import draw_rolls
from game.stage.pony.said import draw_said
from game.stage.pony.sight import hand_of_seat
from game.stage.pony.street import ShootoutScene
from game.stage.pony.street_prints import before_a_fight
from game.stage.pony.street_sight import ASKED_FOR
from game.stage.pony.tension import on_the_trail
from game.stage.pony.wires import Telegraph
from game.stage.pony.words import hand_name, item_words
from game.stage.scene import Control, PauseEntry, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.words import plate

CALL: Pick = ("call",)


@dataclass(eq=False)
class PonyTable(Table[Floor, Desk, Asked]):
    """One game at the table."""

    windows = frozenset({"call"})
    hushed = frozenset({"arrest", "mount", "station", "mine", "fast_draw"})
    public = frozenset({"callers_move", "fight", "corners", "cold_drink"})
    kept_back = (e.Rolled, e.Revealed, s.RiderHit, s.IndianHit, s.ShotMissed)
    heads = (e.TurnBegan,)
    turning = (
        *(e.Declared, e.Called, e.Revealed, e.Jailed, e.PokerBegan, e.PokerWon, e.MailboxReached),
        *(e.WaitsInSacramento, e.GameWon, s.FightBegan, s.CornersChosen, s.Flicked, s.RiderHit, s.IndianHit),
        *(s.ShotMissed, s.Arrested, s.FightWon, s.FightDrawn, s.FightOver, s.IndiansMet, s.IndiansCounted),
    )
    bot_waits = 4.0
    tells_why_closed = True
    peeks = True
    own_scenes = (Reader, Logbook, SeatMenu, HelpPage, Lookup)
    acts = ACTS

    ground: Ground = field(default_factory=Ground)
    street: ShootoutScene | None = None
    """The shoot-out that lies over the trail."""
    corners: CornerPictures = field(default_factory=CornerPictures)
    _heard: list[Event] = field(default_factory=list)
    """What has been told so far, as everybody may know it."""
    _declared: tuple[int, list[Declaration]] = (0, [])

    # -- what is shown

    def _layout(self) -> TrailLayout:
        return trail_layout(self.stage.canvas, len(self.session.chairs))

    def lay(self, viewer: int | None) -> Floor:
        """The map with its riders, the tray below."""
        g = self.session.view(viewer).state
        return Floor(self._layout(), self.motion, g, self.cast(), self.stage.sounds.play, viewer)

    @property
    def tension(self) -> float:
        """A bluff, or the end of the race."""
        return on_the_trail(self.floor.state, self.race is not None)

    def fit(self) -> None:
        """Everything finds its new place."""
        self.floor.layout = self._layout()
        self.motion.finish_all()
        self.floor.show(self.floor.state)

    def marks(self) -> Marks:
        """What is lit, what lies in the shade, and the reason on the focused thing."""
        question = self.question()
        name = self.focus.id or ""
        if question is None:
            return Marks(focused=name)
        why = question.refusals.get(name)
        hand = self.desk.step.hand if self.desk else ""
        reasons = {name: plate(why)} if why else {}
        return Marks(question.signals, frozenset(question.refusals), reasons, hand, question.hands, name)

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

    def draw(self, screen: pygame.Surface) -> None:
        """From the lowest layer up; what flies is painted after the focus brackets."""
        press, floor = self.stage.press, self.floor
        below = floor.below(press)
        marks = self.marks()
        strip = tuple(self.strip)
        self.ground.draw(press, screen, floor.layout, strip, floor)
        spaces = self.preview()
        painter.draw_spaces(press, screen, floor.layout, spaces)
        painter.draw_riders(press, screen, floor, marks)
        painter.draw_slips(press, screen, floor.layout, spaces)
        opened = floor.open
        if self.hidden_now:
            floor.open = False
        draw_rolls(press, screen, floor)
        painter.draw_tray(below, screen, floor, marks)
        draw_said(below, screen, floor.layout, self.declared()[::-1])
        painter.draw_seats(below, screen, floor)
        painter.draw_log(below, screen, floor.layout, strip)
        painter.draw_items(below, screen, floor, marks)
        floor.open = opened
        if self.desk is not None and self.desk.offered and opened:
            painter.draw_offer(press, screen, floor.layout, self.desk.offered, marks)
        if self.desk is not None and self.desk.ask_kind == "corners":
            canvas, board = self.stage.canvas, floor.layout.map
            self.corners.draw(press, screen, canvas, board, self.desk.g, self._corner_signals(marks))
        self._draw_looks(screen)
        sentence, seat = self.sentence()
        if self.burning is not None:
            draw_countdown(press, screen, self.bar, self.burning)
        prompting.draw(self.stage, screen, self.bar, sentence, self.offers(), seat)

    def _corner_signals(self, marks: Marks) -> dict[str, Signal]:
        """The corner whose picture or button has the focus is gold."""
        lit = (self.focus.id or "").replace("corner-", "corner:")
        return {**marks.signals, **({lit: "gold"} if lit in marks.signals else {})}

    def _draw_looks(self, screen: pygame.Surface) -> None:
        """What an own look button shows, and who had better look away."""
        press, floor, seat = self.stage.press, self.floor, self.peeking
        if seat is not None:
            draw_beside(
                press, screen, painter.ticket_rect(floor.below(press), floor, seat), self.session.view(seat).state, seat
            )
        elif self.desk is not None and floor.open and self.look_away:
            seat = self.desk.seat
        if seat is not None:
            draw_banner(press, screen, floor.layout.map, self.names[seat])

    def tell(self, moments: Sequence[Moment]) -> None:
        """What is told is known from then on."""
        self._heard += [moment.event_for(None) for moment in moments]
        super().tell(moments)

    def hang_strip(self) -> None:
        """The whole log has been heard."""
        self._heard = self.session.log(None)
        super().hang_strip()

    def declared(self) -> list[Declaration]:
        """What was declared in this game, the oldest first, as far as it has been seen."""
        if self._declared[0] != len(self._heard):
            self._declared = (len(self._heard), declarations(self._heard))
        return self._declared[1]

    def new_telegraph(self) -> Telegraph:
        """What is done to people is nailed up."""
        return Telegraph(self.is_person)

    def pause_entries(self) -> Sequence[PauseEntry]:
        """Also what can be looked up."""
        opens = PauseEntry(text("lookup-title"), lambda: self.stage.push(closer.lookup(self, "hands")))
        return [opens, *super().pause_entries()]

    def prints(self) -> Iterator[None]:
        """The street, before anybody walks out into it."""
        return before_a_fight(self.stage.press, self.stage.canvas, len(self.session.chairs))

    # -- the street

    def elsewhere(self) -> bool:
        """Where a flick is asked for, everybody goes out into the street; it comes back when the fight is over."""
        if self.session.ask_kind() not in ASKED_FOR:
            return False
        self.stand(None)
        self.street = ShootoutScene(session=self.session, bots=self.flow.bots, entries=self.pause_entries)
        self.stage.push(self.street)
        return True

    def uncovered(self) -> None:
        """Back from a menu, or from the street: the fight is told, and what belongs to the trail is played."""
        street, self.street = self.street, None
        if street is not None:
            self.tell([moment for moment in street.played if isinstance(moment.event, SEEN)])
            self.flow.perform([moment for moment in street.played if not isinstance(moment.event, SEEN)])
        super().uncovered()

    # -- what is asked

    def new_desk(self, seat: int, face_down: bool) -> Desk:
        """Dice, hands, item cards."""
        session = self.session
        return Desk(
            session.view(seat).state,
            seat,
            session.ask_kind(),
            session.options(seat),
            lambda pick: session.why_not(seat, pick),
        )

    def question_of(self, desk: Desk, prompt: str) -> Asked:
        """Sentence, buttons, what is lit and what can't be used."""
        return asking.asked(desk, self.names, prompt, self.closed)

    def goals(self, desk: Desk) -> Sequence[str]:
        """Dice and hands at the cup, cards of an offer, the pass in a race, else the answers that cost nothing."""
        if desk.ask_kind == "cup":
            return (*(f"die:{n}" for n in range(1, 6)), *(f"hand:{hand}" for hand in ("pair", "two_pairs")))
        if desk.offered:
            return tuple(f"offer:{kind}" for kind in desk.offered)
        if self.race is not None:
            return ("pass",)
        return tuple(answer.id for answer in desk.free_first())

    def things(self) -> Sequence[Control]:
        """Riders, tickets, item cards, dice, hands."""
        return things.things(self.floor.below(self.stage.press), self.floor, self.desk, self.question())

    def depends(self) -> tuple[object, ...]:
        """Which state is shown, and whether riders are on the way."""
        return self.floor.shown, bool(self.floor.gallops)

    # -- out of turn

    def race_label(self, seat: int) -> str:
        """A call, or a look at the own cards where a call needs one."""
        calls = CALL in self.session.options(seat)
        return text("pony-calls" if calls else "pony-more", name=self.names[seat])

    def all_pass(self) -> str:
        """Nobody calls."""
        return text("pony-all-pass")

    def race_sentence(self) -> tuple[str, int | None] | None:
        """What was declared, and whether somebody has called already."""
        g = self.session.view(None).state
        race = g.stack[-1]
        if self.race is None or not isinstance(race, CallRace):
            return None
        loud = race.caller >= 0
        name = self.names[race.caller if loud else race.seat]
        return text("pony-race-loud" if loud else "pony-race", name=name, hand=hand_name(g.declared)), race.seat

    def race_goal(self, seats: Sequence[int]) -> str:
        """Nobody calls by a press too many."""
        return "all-pass"

    def spoken_for(self, seat: int) -> None:
        """One of several calls.  Where a call needs a card, the cards come first."""
        if CALL in self.session.options(seat):
            self.flow.choose(seat, CALL)
        else:
            handing.speak_up(self, seat)

    def confirmed_from_pad(self, seat: int) -> None:
        """As by the button."""
        self.spoken_for(seat)

    # -- what is pressed

    def press(self, control: Control, intent: Intent) -> None:
        """In a race a ticket speaks up for its seat; else tickets and the log are looked at by anybody."""
        race = self.race
        word, _, rest = control.id.partition(":")
        if control.group == "prompt" or word not in ("seat", "log"):
            super().press(control, intent)
            return
        self._excuse = ""
        if self.desk is not None or race is None or word != "seat" or int(rest) not in race.seats:
            inspect(self, control.id)
        elif self.may_answer(intent, int(rest)):
            handing.speak_up(self, int(rest))

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go round the whole of an item card."""
        whole = things.item_rects(self.floor) if self.floor.open else {}
        return whole.get(control.id.removeprefix("item:"), control.rect)

    # -- what opens over it

    def peek(self, seat: int) -> Scene:
        """The own item cards, and the own dice in the own turn."""
        g = self.session.view(seat).state
        return ItemPeek(seat=seat, who=self.names[seat], kinds=hand_of_seat(g, seat), dice=dice_of_seat(g, seat))

    def name_of_thing(self, thing: str) -> str:
        """Hands and item cards by their name."""
        word, _, rest = thing.partition(":")
        if word == "hand":
            return hand_name(rest)
        return item_words(rest).title if word in ("item", "offer") else super().name_of_thing(thing)

    def reader(self, thing: str) -> Scene | None:
        """The item card behind a thing."""
        return closer.reader(self, thing)

    def show_hand_result(self) -> None:
        """The race has no hands: what comes later comes at once."""
        self.flow.go_on()

    def show_game_result(self) -> None:
        """Somebody has won."""
        closer.show_game_result(self)

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """Also what the person at the desk is asked."""
        desk = self.desk
        return {**super().facts(), "ask": desk.ask_kind if desk else "", "seat": desk.seat if desk else None}


TABLE = PonyTable
