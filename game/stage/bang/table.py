"""The BANG! table: seats, hands, cards in play, on what every table shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.bang import events as e
from game.bang import events_fight as f
from game.bang.state import role_of
from game.rules.kinds import Pick
from game.stage.bang import asking, closer, dragging, handing, painter, pictured, things
from game.stage.bang.asking import Asked
from game.stage.bang.choreography import ACTS
from game.stage.bang.desk import END, Desk
from game.stage.bang.floor import Floor, laid_for
from game.stage.bang.layout import BangLayout
from game.stage.bang.painter import Marks
from game.stage.bang.peek import HandPeek
from game.stage.bang.prints import before_the_rush
from game.stage.bang.sight import held_order, kind_of
from game.stage.bang.slips import TELLING, ends_early, slip
from game.stage.bang.still import Still
from game.stage.bang.tension import at_the_table
from game.stage.bang.ways import BUTTONS
from game.stage.bang.wires import Telegraph
from game.stage.bang.words import role_told, title_of
from game.stage.intent import Back, Drag, Intent, Kind, Look, Scroll
from game.stage.play.closer import inspect
from game.stage.play.drag import CardDrag, CardTable
from game.stage.play.privacy import Manner
from game.stage.play.seatmenu import Deed
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.words import plate


@dataclass(eq=False)
class BangTable(CardTable[Floor, Desk, Asked]):
    """One game at the table."""

    heads = (e.TurnBegan,)
    turning = (
        *(e.EventTurned, e.LastRound, f.IndiansCame, f.DuelBegan, f.DuelLost, f.DynamiteExploded, f.LifeLost, f.Dying),
        *(f.Eliminated, f.ShadowMade, f.Rewarded, f.Penalised, f.GameWon),
    )
    acts = ACTS
    peeks = True
    says_what_is_done = False

    still: Still = field(default_factory=Still)
    sights: bool = False
    """Who can hit whom is shown until the plate is pressed again."""
    looking: bool = False
    """A look button is held that opens no hand: who can hit whom is shown meanwhile."""
    wishes: set[int] = field(default_factory=set)
    """Seats that want to heal in another's turn, as soon as nothing moves."""
    openly: bool = False
    """The question that is put now needs nothing secret."""
    duel: handing.Duellists = field(default_factory=handing.Duellists)

    # -- what is shown

    @property
    def anchor(self) -> int:
        """The seat at the lower left: that of the one person at the table, else the first."""
        return self.alone or 0

    @property
    def looker(self) -> int:
        """From whose seat distances are seen: who looks, the one asked, the one person, or whoever is on turn."""
        if self.peeking is not None:
            return self.peeking
        if self.desk is not None:
            return self.desk.seat
        return self.alone if self.alone is not None else self.floor.state.turn

    @property
    def tension(self) -> float:
        """Shots, a fuse, the last ones alive."""
        return at_the_table(self.floor.state)

    def _layout(self) -> BangLayout:
        return laid_for(self.stage.canvas, self.session.view(None).state, self.anchor)

    def lay(self, viewer: int | None) -> Floor:
        """Seats round the table, piles in the middle."""
        g = self.session.view(viewer).state
        return Floor(self._layout(), self.motion, g, self.cast(), self.stage.sounds.play, viewer)

    def fit(self) -> None:
        """Everything finds its new place."""
        self.floor.layout = self._layout()
        self.motion.finish_all()
        self.floor.show(self.floor.state)

    def tell(self, moments: Sequence[Moment]) -> None:
        """Whoever is out hears what there is still to do, while there is."""
        super().tell(moments)
        if self.session.over:
            return
        shadows = {moment.event.seat for moment in moments if isinstance(moment.event, f.ShadowMade)}
        for moment in moments:
            event = moment.event
            if not isinstance(event, f.Eliminated | f.ShadowMade) or not self.is_person(event.seat):
                continue
            if isinstance(event, f.ShadowMade):
                self.stage.notice("bang-you-are-a-shadow", name=self.names[event.seat])
            elif event.seat not in shadows:
                self.stage.notice("bang-you-are-out", name=self.names[event.seat])

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
        """The table as it is shown now."""
        pictured.draw(self, screen)

    def prints(self) -> Iterator[None]:
        """Cards as they fly and lie, the lamp of a draw!, lit edges."""
        return before_the_rush(self.floor.near(self.stage.press), self.floor)

    # -- what is asked

    def new_desk(self, seat: int, face_down: bool) -> Desk:
        """Play, answer, choose.  In a Duel a BANG! may be given although the hand lies face down."""
        session, opened = self.session, self.floor.open
        kind, g = session.ask_kind(), session.view(seat).state
        if kind == "duel" and opened:
            self.duel.seen.add(seat)
        blind = kind == "duel" and not opened
        desk = Desk(g, seat, kind, session.options(seat), lambda pick: session.why_not(seat, pick), blind)
        if kind == "play" and seat != g.turn:
            desk.heal()
        return desk

    def question_of(self, desk: Desk, prompt: str) -> Asked:
        """Sentence, buttons, what is lit and what lies in the shade."""
        covered = self.privacy.manner(self.session.chairs, desk.seat) is Manner.COVER
        return asking.asked(desk, self.names, prompt, self.closed, self.closed and covered)

    def goals(self, desk: Desk) -> Sequence[str]:
        """What is laid out, the hand, what else is lit, or the answers; where no card can be played, the turn's end."""
        offered = desk.offered()
        if offered:
            return tuple(f"offer:{kind}" for kind in offered)
        if desk.asks_for_a_card and desk.hand and self.floor.viewer == desk.seat:
            # where the hand lies face down, the focus must not tell what fits
            lit = () if self.closed else desk.ways()
            cards = [f"card:{card}" for card in self.floor.order]
            if not self.closed and not any(card in lit for card in cards):
                return (asking.ENDING,) if END in desk.picks else self._besides_the_hand(desk)
            return tuple(sorted(cards, key=lambda card: bool(lit) and card not in lit))
        return self._besides_the_hand(desk)

    def _besides_the_hand(self, desk: Desk) -> tuple[str, ...]:
        ways = tuple(thing for thing in desk.ways() if not thing.startswith(BUTTONS))
        return ways or tuple(answer.id for answer in desk.answers())

    def things(self) -> Sequence[Control]:
        """Panels, cards in play, piles, the hand."""
        return things.things(self.floor.near(self.stage.press), self.floor, self.question(), self.healers())

    def sentence(self) -> tuple[str, int | None]:
        """What is asked; while it is looked up who can hit whom, what the tags mean."""
        if self.looking or self.focus.id == things.SIGHTS:
            return text("bang-sights-says"), None
        return super().sentence()

    def depends(self) -> tuple[object, ...]:
        """What lies on the table, what is in the hand, who may heal, whether something is looked up."""
        floor = self.floor
        looked_up = self.looking or self.focus.id == things.SIGHTS
        shown = floor.sight, floor.order, frozenset(floor.absent), floor.open, floor.centre
        return *shown, looked_up, self.session.over

    def go_step(self) -> None:
        """The choice has gone a step on or back, and the focus goes on to where the next one is chosen."""
        super().go_step()
        self._follow()

    def _follow(self) -> None:
        desk = self.desk
        if desk is None or not desk.begun or desk.whole or (self.stage.device is Kind.MOUSE and desk.victim < 0):
            return
        hidden = (*BUTTONS, "card:") if self.closed else BUTTONS
        ways = [thing for thing in desk.ways() if not thing.startswith(hidden)]
        if ways and (self.focus.id or "") not in ways:
            self.focus.id = ways[0]

    def thinks_twice(self, desk: Desk, pick: Pick) -> bool:
        """A play that is hardly ever meant is asked about once more, unless that would tell others something."""
        settings = self.stage.settings
        if desk.step.doubt:
            return False
        doubt = ""
        if pick == END and settings.ask_before_ending:
            doubt = ends_early(desk.ask_kind, desk.picks)
        elif settings.ask_before_slips:
            doubt = slip(desk.g, desk.seat, desk.ask_kind, pick, desk.picks)
        if doubt in TELLING and self.privacy.manner(self.session.chairs, desk.seat) is Manner.PAD:
            return False
        if doubt:
            desk.doubts(pick, doubt)
        return bool(doubt)

    def asks_openly(self, seat: int) -> bool:
        """Where everything to choose from lies open, and in a Duel once the own hand has been seen."""
        return self.openly

    def ask(self, seat: int) -> None:
        """Ask a person."""
        self.openly = handing.before_asking(self, seat)
        super().ask(seat)

    def answered(self, seat: int) -> None:
        """A pick is on its way."""
        self.drag = None
        self.floor.absent.clear()
        self.wishes.discard(seat)
        super().answered(seat)

    # -- out of turn

    def healers(self) -> tuple[int, ...]:
        """The people who may heal in another's turn, by what everybody knows."""
        return handing.healers(self)

    def waited_for(self) -> tuple[int, ...]:
        """In a turn only who is on turn; who may heal out of turn isn't waited for, but comes first on a wish."""
        asked = self.session.asked()
        if self.session.ask_kind() != "play" or len(asked) < 2:
            return asked
        wish = next((seat for seat in asked if seat in self.wishes), None)
        return (self.session.view(None).state.turn,) if wish is None else (wish,)

    def aside(self, seat: int) -> bool:
        """A bot that may heal in another's turn."""
        return self.session.ask_kind() == "play" and seat != self.session.view(None).state.turn

    # -- what is pressed

    def press(self, control: Control, intent: Intent) -> None:
        """Heal out of turn, show who can hit whom, or what every table does."""
        word, _, rest = control.id.partition(":")
        if control.id == things.SIGHTS:
            self.sights = not self.sights
            self.stage.sounds.play("page", volume=0.5)
            self.stir()
        elif word == "aside":
            if self.may_answer(intent, int(rest)):
                handing.wish(self, int(rest))
        else:
            super().press(control, intent)

    def back(self, intent: Back) -> None:
        """Back by a step; who can hit whom is put away first."""
        if self.sights or (self.focus.id == things.SIGHTS and intent.device.kind is not Kind.MOUSE):
            self.sights = False
            if self.desk is not None:
                self.focus.go(next(iter(self.goals(self.desk))))
            self.stir()
        else:
            super().back(intent)

    def answer(self, name: str, intent: Intent) -> None:
        """A button of the bar; one of them asks for the own hand."""
        desk = self.desk
        if name == asking.OPEN and desk is not None:
            if self.may_answer(intent, desk.seat):
                handing.open_hand(self, desk.seat)
            return
        super().answer(name, intent)
        self._follow()

    def focus_rect(self, control: Control) -> Rect:
        """Brackets go with a lifted card."""
        card = things.card_of(control.id)
        order = self.floor.order
        if card in order:
            return painter.hand_rect(self.floor, self.marks(), order.index(card), card)
        return control.rect

    def heard(self, intent: Intent) -> bool:
        """The wheel opens the log, a card may be dragged, a look that opens no hand shows who can hit whom."""
        if isinstance(intent, Scroll):
            if self.focus.id == "log":
                inspect(self, "log")
            return True
        if isinstance(intent, Drag):
            return self.dragged(intent)
        if isinstance(intent, Look):
            self.looking = intent.held
            self.stir()
        return super().heard(intent)

    def take_up(self, drag: Drag) -> CardDrag | None:
        """A card to play."""
        return dragging.take_up(self, drag)

    def drop(self, card: int, position: tuple[int, int]) -> None:
        """On a seat or on the table it is played."""
        dragging.drop(self, position)

    def drag_ended(self) -> None:
        """Nothing is chosen any more."""
        if self.desk is not None:
            self.desk.clear()

    # -- what opens over it

    def read(self, thing: str) -> None:
        """A thing large; of a seat its character."""
        word, _, rest = thing.partition(":")
        reader = closer.person(self, int(rest)) if word == "seat" else None
        if reader is not None:
            self.stage.push(reader)
        else:
            super().read(thing)

    def deeds(self, seat: int) -> Sequence[Deed]:
        """What somebody may do who is out of the game."""
        return closer.deeds(self, seat)

    def peek(self, seat: int) -> Scene:
        """The own cards and the own role."""
        g = self.session.view(seat).state
        return HandPeek(seat=seat, who=self.names[seat], cards=held_order(g.hand[seat]), role=role_of(g, seat))

    def name_of_thing(self, thing: str) -> str:
        """Cards by their name."""
        word, _, rest = thing.partition(":")
        if word == "card":
            return title_of(kind_of(int(rest)))
        return title_of(rest) if word in ("ware", "offer") else super().name_of_thing(thing)

    def aim_of(self, seat: int) -> str:
        """The role, and what it wins by."""
        look = self.floor.sight.seats[seat]
        return role_told(self.floor.state, look.name, look.role) if look.role else ""

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
