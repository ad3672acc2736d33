"""The street as a scene: a shoot-out from its first shot to its end, seen from above."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.pony_express import events as e
from game.rules.kinds import CHANCE, Pick
from game.rules.refusal import Refusal
from game.shootout import Scene as Street
from game.shootout import Shot
from game.stage import prompting
from game.stage.intent import Back, Intent, Kind
from game.stage.motion import How, Move, Wait
from game.stage.play.race import draw_countdown
from game.stage.pony import street_bar, street_bodies
from game.stage.pony import street_painter as painter
from game.stage.pony.flick import Hand, Way
from game.stage.pony.shot_film import Pose
from game.stage.pony.street_cards import DYNAMITE
from game.stage.pony.street_course import Course
from game.stage.pony.street_hand import HandAtWork
from game.stage.pony.street_layout import street_layout
from game.stage.pony.street_lesson import Lesson
from game.stage.pony.street_prints import LONG, Picture
from game.stage.pony.street_show import TOLD, Show
from game.stage.pony.street_sight import ASKED_FOR, Sight, sight_of
from game.stage.pony.street_time import StreetTime
from game.stage.pony.street_watched import WatchedHand
from game.stage.pony.tension import IN_THE_STREET
from game.stage.pony.warming import warm
from game.stage.prompting import Offer
from game.stage.scene import Control, PauseEntry, Scene
from game.stage.text import sentences, text
from game.table.moment import Moment
from game.table.players import BotTable
from game.table.session import Session
from game.words import event_line, reason

STREET = "street"
"""The control that stands for the die: with the focus on it arrows aim."""
READ_MS = 900.0
END_MS = 3600.0


@dataclass(eq=False)
class ShootoutScene(Scene):
    """One shoot-out; it leaves the stage by itself when it is over.  `played` is all that has happened in it."""

    session: Session = field(kw_only=True)
    bots: BotTable | None = field(default=None, kw_only=True)
    entries: Callable[[], Sequence[PauseEntry]] = field(default=lambda: (), kw_only=True)
    """What the table below offers in the pause menu."""
    played: list[Moment] = field(default_factory=list, kw_only=True)

    # -- coming and going

    def entered(self) -> None:
        """Walk out into the street."""
        warm()
        self.layout = street_layout(self.stage.canvas)
        self.names = [chair.name for chair in self.session.chairs]
        self.sight = self._sight()
        self.hand: Hand | None = None
        self.asked_seat: int | None = None
        self.watched: WatchedHand | None = None
        self.told = ""
        self.lit = False
        """The next shot is fired with dynamite."""
        self.ended = False
        self.show = Show(self)
        self._backdrop = Picture()
        self._bar: tuple[str, int | None, list[Offer]] = ("", None, [])
        self._known: tuple[object, list[Control]] = (None, [])
        self.work = HandAtWork(self)
        self.lesson = Lesson(self)
        self.time = StreetTime(self)
        self.course = Course(self, self.bots)

    def left(self) -> None:
        """Nothing is held any more."""
        self.hand = None

    def laid_out(self) -> None:
        """The window has changed: a shot that was being drawn is put down."""
        self.layout = street_layout(self.stage.canvas)
        self.show.reprint()
        if self.hand is not None:
            self.hand.cancel()
        self.stir()

    def uncovered(self) -> None:
        """Back from a menu: chairs may have changed."""
        self.names = [chair.name for chair in self.session.chairs]
        if not self.ended:
            self.asked_seat = self.hand = None
            self.course.unsettled = True
        self.stir()

    def pause_entries(self) -> Sequence[PauseEntry]:
        """What the table offers."""
        return self.entries()

    @property
    def by_hand(self) -> bool:
        """Sticks, triggers and let-go keys count here."""
        return True

    @property
    def press_sound(self) -> str:
        """The street sounds by itself."""
        return ""

    @property
    def tension(self) -> float:
        """A fight, until its last shot has been seen."""
        return 0.2 if self.ended else IN_THE_STREET[self.sight.kind]

    @property
    def asked(self) -> frozenset[int]:
        """Who shoots."""
        return frozenset() if self.asked_seat is None else frozenset({self.asked_seat})

    @property
    def thinking(self) -> bool:
        """A bot aims or the disk works."""
        return self.course.busy

    def next_due(self) -> float | None:
        """Every frame while anything goes on."""
        live = self.course.busy or self.work.moving or self.lesson.shown or self.hand is not None
        return 0.0 if live else super().next_due()

    def tick(self, ms: float) -> None:
        """Let time pass."""
        super().tick(ms)
        self.show.ahead.go_on()
        self.work.tick(ms)
        self.course.tick()
        self.lesson.tick(ms)
        self.time.patience.tick(ms)
        self.stage.touch()

    def stir(self) -> None:
        """What is shown has changed."""
        self._known = (None, [])
        self.stage.touch()

    def facts(self) -> dict[str, str | int | bool | None]:
        """For end-to-end tests: who shoots, where the die and the target are, in pixels."""
        found: dict[str, str | int | bool | None] = {"shooter": self.asked_seat, "ended": self.ended}
        if self.hand is not None:
            x, y = self.layout.at(*self.hand.die)
            tx, ty = self.layout.at(*self.sight.aimed_at)
            found |= {"die": f"{x},{y}", "target": f"{tx},{ty}", "drawn": self.hand.drawn, "aim": self.hand.aim}
        return found

    # -- what the course tells

    def _sight(self) -> Sight:
        """The street now.  While a die is in flight it is that of who flicked it."""
        g = self.session.view(None).state
        asked = self.session.asked()
        seat = int(asked[0]) if asked and asked[0] != CHANCE else int(g.stack[-1].seat)
        return sight_of(g, seat)

    def next_ahead(self, nowhere: Surface, told: str) -> Iterator[float | None]:
        """Print what comes after the film that still runs: the street of who is asked next, or the end."""
        press, layout = self.stage.press, self.layout
        if self.session.ask_kind() in ASKED_FOR:
            sight = self._sight()
            yield LONG
            self._backdrop.backdrop(press, layout, sight, None, True)
        else:
            sight = self._at_the_end()
            yield LONG
            prompting.draw(self.stage, nowhere, layout.bar, told, street_bar.at_the_end())
        yield LONG
        painter.head(press, nowhere, layout, sight, self.names)
        yield None

    def ask(self, seat: int) -> None:
        """A person shoots."""
        self._look()
        self.asked_seat = seat
        self.hand = Hand(self.sight.stand, self.sight.street)
        self.hand.point_at(*self.sight.aimed_at)
        self.focus.id = STREET
        self.lesson.begin()
        self.time.begin(seat)
        self.show.get_ready()
        self.stir()

    def watch(self, seat: int) -> None:
        """A bot shoots."""
        self._look()
        self.told = text("street-watch", name=self.names[seat])
        self.show.get_ready()
        self.stir()

    def _look(self) -> None:
        self.sight = self._sight()
        self.watched = None
        self.show.clear()

    def answered(self) -> None:
        """A pick is on its way."""
        if self.asked_seat is not None:
            self.told = text("street-shoots", name=self.names[self.asked_seat])
        self.asked_seat = self.hand = None
        self.lit = False
        self.time.end()
        self.lesson.end()
        self.stir()

    def show_aim(self, pick: Pick, ms: float) -> None:
        """A bot aims, in so many milliseconds."""
        self.watched = WatchedHand(self.sight.stand, self.sight.street, int(pick[1]))
        self.stage.sounds.play("hammer_click")
        steady = self.motion.manner.of(Move.SHAKE, ms)[0] is How.STILL
        self.motion.play(self.watched.takes_aim(pick, ms, steady))

    def rest(self, ms: float) -> None:
        """Time to see who is about to act."""
        self.motion.play(Wait(ms))

    def tell(self, moments: list[Moment]) -> None:
        """What has happened besides a shot: a card was played."""
        told = [m.event_for(None) for m in moments if isinstance(m.event, (e.ItemPlayed, *TOLD))]
        lines = [event_line(event, self.names) for event in told]
        flicked = any(isinstance(moment.event, e.Flicked) for moment in moments)
        if lines and not flicked:
            self.told = sentences(*lines)
            self.stage.sounds.play("card_snap")
            self.motion.play(Wait(READ_MS))
        self.stir()

    def excuse(self, refusal: Refusal) -> None:
        """Why a pick isn't one."""
        self.told = reason(refusal, self.names)
        self.stage.sounds.play("error")
        self.stir()

    def show_shot(self, street: Street, shot: Shot, moments: list[Moment]) -> None:
        """Play a shot, then say what it came to."""
        self.watched = None
        own = any(self.session.chairs[seat].who == "person" for seat in self.sight.fighting)
        self.show.play(street, shot, moments, own)
        self.sight = self.sight.after_shot()
        self.stir()

    def replay(self) -> None:
        """The last shot once more."""
        if self.motion.acting:
            return
        self.work.put_down()
        self.show.again()
        self.attend()
        if self.ended:
            self._leave_later()
        self.stir()

    def attend(self) -> None:
        """The focus goes back to the die: the button that was pressed is no longer there."""
        if self.asked_seat is not None:
            self.focus.id = STREET

    # -- the end

    def fight_is_over(self) -> None:
        """The last shot has been seen."""
        self.ended = True
        self.watched = None
        self.sight = self._at_the_end()
        self.focus.id = "go-on"
        self._leave_later()
        self.stir()

    def _at_the_end(self) -> Sight:
        """The street with what everybody has now."""
        return self.sight.with_gold(self.session.view(None).state.gold)

    def _leave_later(self) -> None:
        self.timers.clear()
        self.after(END_MS * self.show.manner.pace.value, self.leave)

    def leave(self) -> None:
        """Back to the trail."""
        if self in self.stage.scenes:
            self.stage.pop(self)

    # -- controls

    def offers(self) -> list[Offer]:
        """The buttons of the bar."""
        return street_bar.offers(self)

    def sentence(self) -> tuple[str, int | None]:
        """What the bar says, and whose mark stands before it."""
        return street_bar.sentence(self)

    def controls(self) -> Sequence[Control]:
        """The street, then the bar."""
        key = (
            self.stage.device,
            self.layout,
            self.asked_seat,
            self.motion.acting,
            self.ended,
            self.told,
            self.hand is not None and self.hand.drawn,
            self.stage.settings.two_presses,
            self.course.stepping,
        )
        if key != self._known[0]:
            self._bar = (*self.sentence(), self.offers())
            sentence, seat, offers = self._bar
            bar = prompting.controls_of(self.stage, self.layout.bar, sentence, offers, seat)
            here = [Control(STREET, self.layout.arena, group=STREET)] if self.asked_seat is not None else []
            self._known = (key, [*here, *bar])
        return self._known[1]

    def focus_rect(self, control: Control) -> Rect:
        """With the focus on the street the brackets go round the die."""
        if control.id == STREET and self.hand is not None:
            side = self.stage.press.px(76)
            box = Rect(0, 0, side, side)
            box.center = self.layout.at(*self.hand.die)
            return box
        return control.rect

    def press(self, control: Control, intent: Intent) -> None:
        """A button of the bar; the street itself is played by `heard`."""
        self.act(control.id, intent)

    def act(self, name: str, intent: Intent) -> bool:
        """Do what a button says; False when there is none of that name now."""
        return street_bar.act(self, name, intent)

    def shoot(self, pick: Pick) -> None:
        """The die leaves the finger."""
        if self.asked_seat is not None:
            self.course.choose(self.asked_seat, (DYNAMITE, *pick[1:]) if self.lit else pick)

    def heard(self, intent: Intent) -> bool:
        """The hand at work."""
        return self.work.heard(intent)

    def back(self, intent: Back) -> None:
        """Put the die down; else the pause."""
        if not self.work.put_down() and intent.device.kind is Kind.KEYBOARD:
            self.stage.open_pause()

    # -- painting

    def draw(self, screen: Surface) -> None:
        """The street as it is now."""
        press, layout = self.stage.press, self.layout
        if self.show.on:
            self.show.draw(screen)
        else:
            self._draw_asked(screen)
        if self.stage.settings.show_bodies:
            street_bodies.draw(screen, layout, *self._bodies())
        painter.head(press, screen, layout, self.sight, self.names)
        self.show.draw_stamp(screen)
        self.lesson.draw(screen)
        sentence, seat, offers = self._bar
        prompting.draw(self.stage, screen, layout.bar, sentence, offers, seat)
        if self.time.patience.fuse is not None:
            draw_countdown(press, screen, layout.bar, self.time.patience.fuse)

    def _bodies(self) -> tuple[list[Pose], tuple[float, float, float] | None]:
        """Where everybody is now, and the die."""
        if self.show.on:
            return self.show.bodies()
        hand = self.hand or self.watched
        return painter.standing(self.sight), (*hand.die, hand.angle / 100) if hand else None

    def _power(self) -> float:
        """How far the shot is drawn that is being aimed, 0 to 1."""
        if self.hand is None:
            return self.watched.shown_power if self.watched is not None else 0.0
        return self.hand.power(self.stage.now * 1000) / 1000 if self.hand.drawn else self.lesson.power

    def _draw_asked(self, screen: Surface) -> None:
        press, layout, sight = self.stage.press, self.layout, self.sight
        screen.blit(self._backdrop.backdrop(press, layout, sight, None, not self.ended), (0, 0))
        hand = self.hand or self.watched
        if hand is None:
            return
        power = self._power()
        creep = 0.0 if self.motion.manner.reduced else self.stage.now * 24 / 44
        painter.aiming(press, screen, layout, hand, power, creep)
        painter.die(press, screen, layout, hand.die, hand.angle / 100)
        if self.hand is not None:
            painter.gauge(press, screen, layout, power, hand.way is Way.NEEDLE, self.work.needed())
