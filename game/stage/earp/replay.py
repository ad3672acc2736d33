"""Watching a game again: forward and back, by picks and by hands, at any pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.earp import choreography
from game.stage.earp.floor import Floor
from game.stage.earp.flying import CardSprite
from game.stage.earp.layout import table_layout
from game.stage.play.pacing import PAUSES
from game.stage.earp.painter import NO_MARKS, draw_table
from game.stage.earp.payslip import draw_slip
from game.stage.earp.sight import kind_of
from game.stage.play.cast import Cast
from game.stage.earp.wires import KEPT, Line, strip_of, wire
from game.stage.intent import Intent, PageLeft, PageRight, Read, Secondary
from game.stage.motion import Choreography, Manner, Pace
from game.stage.paint import palette
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene, Timer
from game.stage.text import text
from game.table.moment import Moment
from game.table.replay import Replay
from game.words.names import listed, money

PACES = tuple(Pace)
FRAME_MS = 60.0
"""The shortest time a pick is on the screen while playing at once."""


@dataclass(eq=False)
class ReplayTable(Scene):
    """A saved game as it was played. Once it is over nothing is secret: one looks over a person's shoulder, and may
    choose another's. Hands of a game that goes on lie face down.
    """

    replay: Replay = field(kw_only=True)
    floor: Floor = field(init=False)
    playing: bool = True
    pace: Pace = Pace.NORMAL
    viewer: int | None = None
    strip: list[Line] = field(default_factory=list)
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _next: Timer | None = None

    @property
    def name(self) -> str:
        """For tests."""
        return "replay"

    @property
    def press_sound(self) -> str:
        """The table sounds by itself."""
        return ""

    @property
    def press_ends_act(self) -> bool:
        """The bar's buttons work while cards fly."""
        return False

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat at this position."""
        return tuple(chair.name for chair in self.replay.chairs)

    # -- coming and going

    def entered(self) -> None:
        """Lay the table and begin to play."""
        self.pace = self.stage.manner.pace
        if self.replay.result is not None:
            seats = range(len(self.replay.chairs))
            self.viewer = next((seat for seat in seats if self.replay.chairs[seat].who == "person"), 0)
        self.floor = Floor(
            table_layout(self.stage.canvas, len(self.replay.chairs), 0),
            self.motion,
            self.replay.view(None).state,
            self._cast(),
            self.stage.sounds.play,
        )
        self._stand()
        self._schedule()

    def laid_out(self) -> None:
        """Everything finds its new place."""
        self.bar = prompting.bar_box(self.stage.canvas)
        self.motion.finish_all()
        self._stand()

    def _cast(self) -> Cast:
        sitters = tuple("bot" if chair.who == "bot" else "person" for chair in self.replay.chairs)
        return Cast(self.names, sitters)

    def _stand(self) -> None:
        """Show the position as it is, without motion."""
        floor = self.floor
        floor.air.sprites.clear()
        floor.slip, floor.aim = None, ""
        floor.absent.clear()
        floor.cast = self._cast()
        floor.layout = table_layout(self.stage.canvas, len(self.replay.chairs), self.viewer or 0)
        floor.viewer = self.viewer
        floor.state = self.replay.view(self.viewer).state
        floor.hold(-1 if self.viewer is None else self.viewer, opened=True)
        self.strip = strip_of(self.replay.log(self.viewer), self.names)
        self.stage.touch()

    # -- going through the game

    @property
    def ended(self) -> bool:
        """There is nothing more to play."""
        return self.replay.position == self.replay.length

    def forward(self) -> None:
        """Play the next pick with everything that moves."""
        self.motion.finish_all()
        self.motion.manner = Manner(self.pace, self.stage.manner.reduced)
        for run in choreography.runs(self.replay.forward()):
            self.motion.play(self._one(run))

    def _one(self, run: tuple[Moment, ...]) -> Choreography:
        for moment in run:
            line = wire(moment.event_for(self.viewer), self.names)
            if line is not None:
                self.strip = [line, *self.strip][:KEPT]
        yield choreography.performed(self.floor, run)

    def seek(self, position: int) -> None:
        """Go to a position at once."""
        self.motion.finish_all()
        self.replay.seek(position)
        self._stand()

    def to_hand(self, number: int) -> None:
        """Go to where a hand begins."""
        self.motion.finish_all()
        self.replay.seek_hand(number)
        self._stand()

    def play(self, on: bool) -> None:
        """Play by itself, or stand still."""
        self.playing = on and not self.ended
        self._schedule()

    def _schedule(self) -> None:
        if self._next in self.timers:
            self.timers.remove(self._next)
        self._next = None
        if self.playing:
            self._next = self.after(max(FRAME_MS, PAUSES[self.pace.name.lower()]), self._play_on)
        self.stage.touch()

    def _play_on(self) -> None:
        if not self.motion.acting:
            self.forward()
            self.playing = not self.ended
        self._schedule()

    # -- controls

    def sentence(self) -> str:
        """Where in the game this is, or how it ended."""
        replay = self.replay
        if self.ended and replay.result is not None:
            winners = replay.result.winners
            who = listed([self.names[seat] for seat in winners])
            most = max((replay.result.money[seat] for seat in winners), default=0)
            return text("watch-over", who=who, money=money(most))
        return text("watch-at", at=replay.position, of=replay.length, hand=replay.hand)

    def offers(self) -> list[Offer]:
        """Everything one can do."""
        start, end = self.replay.position == 0, self.ended
        shown = self.names[self.viewer] if self.viewer is not None else text("watch-nobody")
        found = [
            Offer("hand_back", text("watch-hand-back"), "", not start, "watch-at-start"),
            Offer("step_back", text("watch-step-back"), "page_left", not start, "watch-at-start"),
            Offer("play", text("watch-stop" if self.playing else "watch-play"), "confirm", not end, "watch-at-end"),
            Offer("step", text("watch-step"), "page_right", not end, "watch-at-end"),
            Offer("hand_on", text("watch-hand-on"), "", not end, "watch-at-end"),
            Offer("pace", text("watch-pace", pace=self.pace.name.lower()), "secondary"),
        ]
        if self.replay.result is not None:
            found.append(Offer("cards", text("watch-cards", who=shown), "read"))
        return [*found, Offer("leave", text("watch-leave"), "back")]

    def controls(self) -> Sequence[Control]:
        """The bar."""
        return prompting.controls_of(self.stage, self.bar, self.sentence(), self.offers())

    def press(self, control: Control, intent: Intent) -> None:
        """Do what the button says."""
        self.act(control.id)

    def act(self, name: str) -> None:
        """One of the offers."""
        replay = self.replay
        if name == "leave":
            self.stage.pop(self)
            return
        if name == "play":
            self.play(not self.playing)
        elif name == "pace":
            self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
            self._schedule()
        elif name == "cards":
            self._next_viewer()
        else:
            self.playing = False
            self._schedule()
            if name == "step":
                self.forward()
            elif name == "step_back":
                self.seek(replay.position - 1)
            elif name == "hand_on":
                last = replay.hand >= len(replay.hands)
                self.seek(replay.length) if last else self.to_hand(replay.hand + 1)
            elif name == "hand_back":
                begun = replay.position > replay.hands[replay.hand - 1]
                self.to_hand(replay.hand if begun else replay.hand - 1)
        self.stage.touch()

    def _next_viewer(self) -> None:
        seats = [None, *range(len(self.replay.chairs))]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self.motion.finish_all()
        self._stand()

    def heard(self, intent: Intent) -> bool:
        """Buttons of their own."""
        names = {PageLeft: "step_back", PageRight: "step", Secondary: "pace", Read: "cards"}
        name = names.get(type(intent))
        if name is None:
            return False
        offer = next((o for o in self.offers() if o.id == name), None)
        if offer is not None and offer.enabled:
            self.act(name)
        return True

    # -- painting

    def draw(self, screen: pygame.Surface) -> None:
        """The table at this position."""
        press, floor = self.stage.press, self.floor
        draw_table(press, screen, floor.layout, floor.sight, tuple(self.strip), NO_MARKS, floor.jolt)
        if floor.slip is not None:
            number = list(palette.OUTLAWS).index(floor.slip.outlaw)
            draw_slip(press, screen, floor.slip_rect(), floor.slip, floor.sight.bills[number], floor.slip_open)
        for card in floor.sight.played:
            CardSprite(kind_of(card), floor.shown()).draw(press, screen)
        floor.fan.draw(press, screen, floor.layout, frozenset(), NO_MARKS, floor.absent)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())
        dx, dy = floor.shake
        if dx or dy:
            screen.scroll(dx, dy)

    def draw_over(self, screen: pygame.Surface) -> None:
        """What flies lies above everything."""
        self.floor.air.draw(self.stage.press, screen)

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """For end-to-end tests."""
        return {"position": self.replay.position, "length": self.replay.length, "playing": self.playing}
