"""The course of a game at the table: what has happened is played, then whoever is asked is asked.

Rules never wait for motion: a pick is carried out and on the disk before its first card moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from game.rules.ask import PASS
from game.rules.event import Event
from game.rules.kinds import CHANCE, Pick
from game.rules.refusal import IllegalPick, Refusal
from game.stage.focus import Focus
from game.stage.motion import Choreography, Motion
from game.stage.play.pacing import pause
from game.stage.play.privacy import Privacy
from game.stage.play.race import ALONE_CHOICE_MS, SHARED_MS, Race
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.outcomes import outcome
from game.table.players import BotTable, Thought, search_seconds
from game.table.session import Pending, Session

if TYPE_CHECKING:
    from game.stage.scene import Timer
    from game.stage.stage import Stage

STEP = "step"
"""The pace at which every act of a bot waits for a press."""
INSTANT = "instant"
"""The pace at which bots have no time to search."""
PONDERS_MS = 900.0
"""A bot that thinks longer than this is seen to think."""
REGRET_MS = {"slow": 2600.0, "normal": 2000.0, "fast": 1200.0, "instant": 0.0}
"""How long at least a bot waits after a pick that its person can still take back, by pace."""


class Driven(Protocol):
    """What a flow needs of its table."""

    hushed: ClassVar[frozenset[str]]
    windows: ClassVar[frozenset[str]]
    kept_back: ClassVar[tuple[type[Event], ...]]
    breaks: ClassVar[tuple[type[Event], ...]]
    turning: ClassVar[tuple[type[Event], ...]]
    bot_waits: ClassVar[float]
    session: Session
    stage: Stage
    motion: Motion
    focus: Focus
    privacy: Privacy

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""

    @property
    def in_front(self) -> bool:
        """Nothing lies over the table."""

    def runs(self, moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
        """Moments in the portions that are played as one act each."""

    def performed(self, run: Sequence[Moment]) -> Choreography:
        """The choreography of a portion of moments."""

    def show_before(self, first: Moment) -> None:
        """Show the table as it was before anything happened."""

    def elsewhere(self) -> bool:
        """Whether the question is put in a scene of its own, which has been opened."""

    def waited_for(self) -> tuple[int, ...]:
        """Who is asked now, and waited for; others that may act meanwhile are left out."""

    def aside(self, seat: int) -> bool:
        """Whether a bot acts beside the one who is waited for: at once, and nothing is shown of its thinking."""

    def tell(self, moments: Sequence[Moment]) -> None:
        """Say in words what has happened."""

    def report(self, notices: Sequence[Notice]) -> None:
        """Say what troubles the disk."""

    def excuse(self, refusal: Refusal) -> None:
        """Say why a pick is none."""

    def answered(self, seat: int) -> None:
        """A pick is on its way."""

    def ask(self, seat: int) -> None:
        """Ask a person."""

    def stand(self, seat: int | None) -> None:
        """No person is asked; everybody watches `seat`."""

    def open_race(self, race: Race) -> None:
        """Several may answer, out of turn."""

    def show_hand_result(self) -> None:
        """A part of the game is over, and the next one waits."""

    def show_game_result(self) -> None:
        """The game is over."""

    def stir(self) -> None:
        """What is asked has changed."""

    def after(self, ms: float, action: Callable[[], None]) -> Timer:
        """Do something later."""


class Flow:
    """Drives one table.  `tick` is called every frame while `busy`."""

    def __init__(self, table: Driven) -> None:
        self.table = table
        self.session = table.session
        self.bots = BotTable(table.stage.bots)
        self.waiting: Pending | None = None
        self.later: list[Moment] = []
        """What comes after the hand's result, which people have to read first."""
        self.unsettled = True
        self.race: Race | None = None
        self.begun = False
        self._thinking: int | None = None
        self._may_act = False
        self.stepping = False
        """A bot's act waits for a press."""
        self._thought_ms = 0.0
        self.pondering: int | None = None
        """The bot that thinks longer than usual, which is shown."""

    # -- playing what has happened

    def begin(self) -> None:
        """Deal, or go on where a saved game stood."""
        self.begun = True
        opening = list(self.session.opening)
        self.session.opening = []
        if opening:
            self.table.show_before(opening[0])
            self.perform(opening)
        self.unsettled = True

    def perform(self, moments: list[Moment]) -> None:
        """Queue the acts of what has happened; a new hand waits until the last one's result has been read."""
        self.unsettled = True
        for n, moment in enumerate(moments):
            if n and isinstance(moment.event, self.table.breaks):
                moments, self.later = moments[:n], moments[n:]
                break
        director = self.table.stage.director
        for run in self.table.runs(moments):
            act = self._one(run)
            self.table.motion.play(act if director is None else director.directed(self.table, run, act))

    def _one(self, run: tuple[Moment, ...]) -> Choreography:
        late = isinstance(run[-1].event, self.table.kept_back)
        if not late:
            self.table.tell(run)
        yield self.table.performed(run)
        if late:
            self.table.tell(run)

    def go_on(self) -> None:
        """The hand's result has been read."""
        moments, self.later = self.later, []
        self.perform(moments)

    # -- picks

    def choose(self, seat: int, pick: Pick) -> None:
        """Carry out a person's or a bot's pick."""
        if self.waiting is not None:
            return
        try:
            self.waiting = self.session.choose_async(seat, pick)
        except IllegalPick as error:
            self.table.excuse(error.refusal)
            return
        self.table.answered(seat)

    @property
    def busy(self) -> bool:
        """Something is to be done at the next frame."""
        return self.waiting is not None or self.unsettled or self._may_act or self.race is not None

    @property
    def thinking(self) -> bool:
        """A bot thinks or the disk works."""
        return self.waiting is not None or self.unsettled or (self._thinking is not None and not self.stepping)

    def tick(self, ms: float) -> None:
        """Let the game go on if nothing moves."""
        if self.waiting is not None:
            if not self.waiting.done():
                return
            moments, self.waiting = self.waiting.moments(), None
            self.perform(moments)
        if self.table.motion.acting:
            if not self.later:
                self._thought()
            return
        if self.unsettled:
            self.unsettled = False
            if not self.table.elsewhere():
                self._settle()
        elif self._may_act:
            self._act(ms)
        elif self.race is not None and self.table.in_front and self.race.pass_time(ms):
            self._time_up()

    # -- who is asked

    def _settle(self) -> None:
        """Nothing moves any more: show how things stand and ask whoever is asked."""
        session, table = self.session, self.table
        self._thinking, self._may_act, self.stepping = None, False, False
        self.pondering, self._thought_ms = None, 0.0
        table.report(session.notices())
        if self.later:
            table.show_hand_result()
            return
        if session.over:
            self.race = None
            table.stand(None)
            table.show_game_result()
            return
        thrown = outcome(session.view(None).state)
        if thrown is not None:
            self.choose(CHANCE, thrown)
            return
        window, hushed = session.ask_kind() in table.windows, session.ask_kind() in table.hushed
        bot = session.bot_to_move()
        if bot is not None and table.aside(bot):
            self._begin_aside(bot)
            return
        asked = table.waited_for()
        persons = tuple(int(seat) for seat in asked if session.chairs[seat].who == "person")
        bot = bot if bot in asked else None
        if (window or hushed) and self._only_watches(persons):
            self.race = None
            table.stand(None)
            self._pass_soon(persons[0])
        elif window and persons:
            self._run_race(persons)
        else:
            self.race = None
            if bot is None:
                table.ask(persons[0])
            else:
                table.stand(bot)
        if bot is not None:
            self._begin_thinking(bot, window)

    def _only_watches(self, persons: tuple[int, ...]) -> bool:
        """One person among bots who has nothing to play: there is nothing to ask."""
        if self.table.privacy.alone(self.session.chairs) is None:
            return False
        return bool(persons) and self.session.options(persons[0]) == (PASS,)

    def _pass_soon(self, seat: int) -> None:
        """Pass for a person after the pause that a bot would make."""
        stamp = self.session.stamp

        def passes() -> None:
            if stamp == self.session.stamp and self.waiting is None:
                self.choose(seat, PASS)

        self.table.after(self.wait(window=True, bot=seat), passes)

    def _run_race(self, persons: tuple[int, ...]) -> None:
        kind = self.session.ask_kind()
        alone = self.table.privacy.alone(self.session.chairs) is not None
        race = self.race
        if race is not None and race.kind == kind and set(persons) <= set(race.seats):
            race.seats = persons
        else:
            self.race = race = Race(kind, persons, ALONE_CHOICE_MS if alone else SHARED_MS)
        self.table.open_race(race)

    def _begin_aside(self, bot: int) -> None:
        """A bot that may act meanwhile does so, or says that it doesn't, before anybody is asked."""
        self._thinking, self._may_act = bot, True
        self._thought()

    def _thought(self) -> Thought | None:
        """The thought of the bot that is asked, begun if need be: it may take the time in which things fly."""
        self.bots.haste = self.table.stage.pace_now == INSTANT
        return self.bots.think(self.session)

    def _begin_thinking(self, bot: int, window: bool) -> None:
        session = self.session
        self._thinking = bot
        self._thought()
        pace = self.table.stage.pace_now
        if pace == STEP and not window:
            self.stepping = True
            self.table.focus.id = STEP
            self.table.stir()
            return
        stamp = session.stamp
        wait = self.wait(window, bot)
        if self.regrettable:
            wait = max(wait, REGRET_MS.get(pace, REGRET_MS["normal"]))
        if pace != INSTANT and (long := 1000 * search_seconds(session, bot)) > wait:
            # a search may end early, which would tell something: whoever may search always takes the whole time
            wait = long
            self.table.after(PONDERS_MS, lambda: self._ponders(stamp, bot))
        self._thought_ms = wait
        self.table.after(wait, lambda: self._time_to_act(stamp))

    def _ponders(self, stamp: int, bot: int) -> None:
        """The bot is seen to think if it still does."""
        if stamp == self.session.stamp and self._thinking == bot and self.pondering is None:
            self.pondering = bot
            self.table.stir()

    @property
    def holding(self) -> bool:
        """A bot waits before its act."""
        return self._thinking is not None and self.waiting is None and not self._may_act

    def hasten(self) -> None:
        """A bot that waits acts now; not while a person's pick may be regretted, nor before a search has had its time,
        which would tell something.
        """
        if self._thinking is None or self.regrettable or search_seconds(self.session, self._thinking):
            return
        self._time_to_act(self.session.stamp)

    @property
    def regrettable(self) -> bool:
        """The last pick is a person's and can still be taken back: it takes a moment to press for that."""
        session = self.session
        if session.last_pick is None:
            return False
        seat, pick = session.last_pick
        by_person = seat >= 0 and session.chairs[seat].who == "person"
        return by_person and pick != PASS and session.may_undo(seat) is None

    def wait(self, window: bool, bot: int) -> float:
        """Milliseconds before a bot's act."""
        session = self.session
        usual = pause(self.table.stage.pace_now, window, session.setup.seed, session.picks, bot)
        people = any(session.chairs[seat].who == "person" for seat in session.asked())
        return usual * self.table.bot_waits if window and people else usual

    def step(self) -> None:
        """The press that a bot's act waited for."""
        if self.stepping:
            self.stepping = False
            self._time_to_act(self.session.stamp)

    def _time_to_act(self, stamp: int) -> None:
        if self._thinking is not None and not self.stepping and stamp == self.session.stamp:
            self._may_act = True

    def _act(self, ms: float) -> None:
        thought = self._thought()
        if thought is None:
            self._may_act, self.unsettled = False, True
        elif thought.done():
            self._may_act, self._thinking = False, None
            self.choose(thought.seat, thought.pick())
        else:
            self._thought_ms += ms
            if self._thought_ms > PONDERS_MS and not self.table.aside(thought.seat):
                self._ponders(self.session.stamp, thought.seat)

    def _time_up(self) -> None:
        """Everybody who has said nothing passes."""
        race, self.race = self.race, None
        if race is not None:
            self.pass_for(race.seats)

    def pass_for(self, seats: tuple[int, ...]) -> None:
        """These seats pass, one after the other."""
        moments = self.session.pass_for(seats)
        self.table.answered(-1)
        self.perform(moments)
