"""Watching a game again: forward and back, by picks and by hands or turns, at any pace.

What is the same for every game: the course, the clock, the buttons.  A game's own class lays its table and plays
what happened on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.stage import prompting
from game.stage.intent import Intent, PageLeft, PageRight, Read, Secondary
from game.stage.motion import Choreography, Manner, Pace
from game.stage.play.cast import marks_of
from game.stage.play.pacing import PAUSES
from game.stage.play.wires import Line, Telegraph
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene, Timer
from game.stage.text import text
from game.table.moment import Moment
from game.table.replay import Replay
from game.words import part_name, purse
from game.words.names import listed

PACES = tuple(Pace)
FRAME_MS = 60.0
"""The shortest time a pick is on the screen while playing at once."""


@dataclass(eq=False)
class Watching(Scene):
    """A saved game as it was played.  Once it is over nothing is secret: one looks over a person's shoulder, and may
    choose another's.  What a game that goes on keeps secret stays so.
    """

    replay: Replay = field(kw_only=True)
    playing: bool = True
    pace: Pace = Pace.NORMAL
    until: int | None = None
    """Slowly as far as this position: it was opened to see one thing again.  None: at the pace of the settings."""
    viewer: int | None = None
    """Whose knowledge is shown; None: the public's."""
    strip: list[Line] = field(default_factory=list)
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    _next: Timer | None = None
    _telegraph: Telegraph = field(default_factory=Telegraph)

    # -- what a game's own class does

    def lay(self) -> None:
        """Lay the table, before anything is shown."""
        raise NotImplementedError

    def stand(self) -> None:
        """Show the position as it is, without motion."""
        raise NotImplementedError

    def perform(self, moments: Sequence[Moment]) -> None:
        """Queue the acts of what a pick has brought."""
        raise NotImplementedError

    def telegraph(self) -> Telegraph:
        """A telegraph on which nothing hangs yet."""
        return Telegraph()

    # -- coming and going

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

    @property
    def seat_marks(self) -> tuple[int, ...]:
        """The marks by seat."""
        return marks_of(self.replay.chairs)

    @property
    def sitters(self) -> tuple[str, ...]:
        """What sits in each seat at this position."""
        return tuple("bot" if chair.who == "bot" else "person" for chair in self.replay.chairs)

    def entered(self) -> None:
        """Lay the table and begin to play."""
        self.pace = self.stage.manner.pace if self.until is None else Pace.SLOW
        if self.replay.result is not None:
            self.viewer = self.first_viewer()
        self.lay()
        self._stand()
        self._schedule()

    def first_viewer(self) -> int | None:
        """Over whose shoulder one looks at first, in a game that is over."""
        seats = range(len(self.replay.chairs))
        return next((seat for seat in seats if self.replay.chairs[seat].who == "person"), 0)

    def viewers(self) -> tuple[int | None, ...]:
        """Over whose shoulders one may look, in the order in which a press goes through them."""
        return (None, *range(len(self.replay.chairs)))

    def laid_out(self) -> None:
        """Everything finds its new place."""
        self.bar = prompting.bar_box(self.stage.canvas)
        self.motion.finish_all()
        self._stand()

    def _stand(self) -> None:
        self._telegraph = self.telegraph()
        self._telegraph.hear_all(self.replay.log(None), self.names)
        self.strip = self._telegraph.shown()
        self.stand()
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
        self.perform(self.replay.forward())

    def hear(self, run: Sequence[Moment]) -> None:
        """The telegraph ticks."""
        self._telegraph.hear_all((moment.event_for(None) for moment in run), self.names)
        self.strip = self._telegraph.shown()

    def heard_first(self, run: tuple[Moment, ...], act: Choreography) -> Choreography:
        """The telegraph ticks, then the act runs."""
        self.hear(run)
        yield act

    def seek(self, position: int) -> None:
        """Go to a position at once."""
        self.motion.finish_all()
        self.replay.seek(position)
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
            self.playing = not self.ended and self.replay.position != self.until
        self._schedule()

    # -- controls

    def sentence(self) -> str:
        """Where in the game this is, or how it ended."""
        replay = self.replay
        if self.ended and replay.result is not None:
            winners = replay.result.winners
            who = listed([self.names[seat] for seat in winners])
            if replay.game.purses is None:
                return text("watch-won", who=who)
            most = max((replay.result.money[seat] for seat in winners), default=0)
            return text("watch-over", who=who, purse=purse(replay.game.name, most))
        part = part_name(replay.game.name, replay.hand, "inside")
        return text("watch-at", at=replay.position, of=replay.length, part=part or "none")

    def offers(self) -> list[Offer]:
        """Everything one can do."""
        start, end = self.replay.position == 0, self.ended
        game, hand = self.replay.game.name, self.replay.hand
        found = [
            Offer("step_back", text("watch-step-back"), "page_left", not start, "watch-at-start"),
            Offer("play", text("watch-stop" if self.playing else "watch-play"), "confirm", not end, "watch-at-end"),
            Offer("step", text("watch-step"), "page_right", not end, "watch-at-end"),
        ]
        if self.replay.game.part is not None:
            found.insert(0, Offer("hand_back", part_name(game, hand, "last"), "", not start, "watch-at-start"))
            found.append(Offer("hand_on", part_name(game, hand, "next"), "", not end, "watch-at-end"))
        found.append(Offer("pace", text("watch-pace", pace=self.pace.name.lower()), "secondary"))
        if self.replay.result is not None:
            found.append(Offer("cards", text("watch-cards", who=self.viewer_name()), "read"))
        return [*found, Offer("leave", text("watch-leave"), "back")]

    def viewer_name(self) -> str:
        """Over whose shoulder one looks, in words."""
        return self.names[self.viewer] if self.viewer is not None else text("watch-nobody")

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
            else:
                goals = {"step_back": replay.position - 1, "hand_on": replay.next_hand, "hand_back": replay.last_hand}
                self.seek(goals[name])
        self.stage.touch()

    def _next_viewer(self) -> None:
        viewers = self.viewers()
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
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

    def facts(self) -> Mapping[str, str | int | bool | None]:
        """For end-to-end tests."""
        return {"position": self.replay.position, "length": self.replay.length, "playing": self.playing}
