"""What a game gives its table: everything that `table.Table` can't know, in one place.

A game's table is a class `Table[Floor, Desk, Question]` that answers the abstract methods here, and overrides of the
others what it needs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.rules.event import Event
from game.rules.kinds import Pick
from game.stage.play.acts import Acts
from game.stage.play.cast import Cast, marks_of
from game.stage.play.desk import Desk, Question
from game.stage.play.floor import Floor
from game.stage.play.help import HelpPage
from game.stage.play.logbook import Logbook
from game.stage.play.reading import Reader
from game.stage.play.seatmenu import Deed, SeatMenu
from game.stage.play.wires import Telegraph
from game.stage.scene import Control, Scene
from game.stage.text import text
from game.table.moment import Moment
from game.table.session import Session

F = TypeVar("F", bound=Floor[Any, Any])
D = TypeVar("D", bound=Desk[Any, Any])
Q = TypeVar("Q", bound=Question)


@dataclass(eq=False)
class Room(Scene, ABC, Generic[F, D, Q]):
    """The part of a table that is its game's own."""

    session: Session = field(kw_only=True)
    floor: F = field(init=False)
    desk: D | None = None
    """The question that lies before the person asked."""

    # -- what is always so

    windows: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that several answer out of turn, against a clock."""
    public: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that are asked without a cover: nothing secret is needed to answer them."""
    hushed: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that are put to whoever may hold a card, so that nobody learns who does: one person among bots
    has nothing to hide and isn't asked without one.
    """
    kept_back: ClassVar[tuple[type[Event], ...]] = ()
    """Events whose outcome isn't told before it has been seen."""
    breaks: ClassVar[tuple[type[Event], ...]] = ()
    """Events that wait until the result of what came before has been read."""
    turning: ClassVar[tuple[type[Event], ...]] = ()
    """Events that a table of bots in public shows slowly, with a caption."""
    heads: ClassVar[tuple[type[Event], ...]] = ()
    """Events that stand in bold in the log, over what belongs to them."""
    own_scenes: ClassVar[tuple[type[Scene], ...]] = (Reader, Logbook, SeatMenu, HelpPage)
    """Scenes that the asked person opens: the own cards stay open under them."""
    bot_waits: ClassVar[float] = 1.0
    """So many times longer a bot waits before it answers in a window when a person may answer too."""
    peeks: ClassVar[bool] = False
    """The own cards can be looked at while somebody else is asked: `peek`."""
    covers_after_race: ClassVar[bool] = True
    """A race may bring others to the mouse: after it the last cover counts no more."""
    tells_why_closed: ClassVar[bool] = False
    """Why something can't be done is said although the asked person's cards lie face down."""
    says_what_is_done: ClassVar[bool] = True
    """What is done to a person's seat is also said on a slip of its own."""

    # -- what is shown

    @property
    @abstractmethod
    def acts(self) -> Acts[F, Any]:
        """The choreography of every event."""

    @abstractmethod
    def lay(self, viewer: int | None) -> F:
        """The table before anything is played, as `viewer` may see it."""

    @abstractmethod
    def fit(self) -> None:
        """Give everything its place in the window as it is now, and end all motion."""

    @abstractmethod
    def draw(self, screen: pygame.Surface) -> None:
        """From the lowest layer up, with the prompt bar; what flies is painted after the focus brackets."""

    def show_before(self, first: Moment) -> None:
        """Show the table as it was before anything happened."""

    def new_telegraph(self) -> Telegraph:
        """A telegraph on which nothing hangs yet."""
        return Telegraph(self.is_person)

    def prints(self) -> Iterator[None]:
        """Print, one piece a step, what will be wanted in a hurry."""
        return iter(())

    # -- what is asked

    @abstractmethod
    def new_desk(self, seat: int, face_down: bool) -> D:
        """The question to a seat; `face_down`: its cards are kept so, with an own gamepad."""

    @abstractmethod
    def question_of(self, desk: D, prompt: str) -> Q:
        """The question of a desk as it is put on the screen; `prompt` is its sentence as long as nothing is chosen.
        While the table is `closed`, nothing of it may tell what the cards are.
        """

    @abstractmethod
    def goals(self, desk: D) -> Sequence[str]:
        """Where an answer is most likely: one of these is focused, the first unless another of them is already."""

    @abstractmethod
    def things(self) -> Sequence[Control]:
        """Everything that can be pressed but the prompt bar's buttons, in reading order."""

    def depends(self) -> tuple[object, ...]:
        """What of the floor `things` depends on; kept objects, so that comparing is quick."""
        return ()

    def stepped(self) -> None:
        """The choice has gone a step, or the focus has come to another thing of the hand."""

    def thinks_twice(self, desk: D, pick: Pick) -> bool:
        """Whether a whole play waits for a second word; it is held back then."""
        return False

    def elsewhere(self) -> bool:
        """Whether the question is put in a scene of its own, which has been opened."""
        return False

    def asks_openly(self, seat: int) -> bool:
        """Whether a seat is asked now without a cover: nothing secret is needed to answer."""
        return self.session.ask_kind() in self.public

    def deeds(self, seat: int) -> Sequence[Deed]:
        """What the game itself offers in a seat's menu, before the rest."""
        return ()

    def waited_for(self) -> tuple[int, ...]:
        """Who is asked now, and waited for; who may act meanwhile without being waited for is left out."""
        return self.session.asked()

    def aside(self, seat: int) -> bool:
        """Whether a bot acts beside the one who is waited for: at once, and nothing is shown of its thinking."""
        return False

    # -- out of turn

    def race_label(self, seat: int) -> str:
        """The button of a seat that may answer out of turn."""
        return text("play-race-seat", name=self.names[seat])

    def all_pass(self) -> str:
        """The button with which nobody answers."""
        return text("play-all-pass")

    def race_sentence(self) -> tuple[str, int | None] | None:
        """(what the bar says of a question to several, whose mark stands before it); None: its plain prompt."""
        return None

    def race_goal(self, seats: Sequence[int]) -> str:
        """Where the focus goes when several are asked."""
        return f"race:{seats[0]}"

    # -- what opens over it

    def name_of_thing(self, thing: str) -> str:
        """What a thing that can be pressed is called, for the page of help; empty for a button."""
        word, _, rest = thing.partition(":")
        return self.names[int(rest)] if word == "seat" else ""

    def aim_of(self, seat: int) -> str:
        """What a seat plays for, as whoever looks now may know it; empty where all play for the same."""
        return ""

    @abstractmethod
    def reader(self, thing: str) -> Scene | None:
        """A thing shown large, with its full text; None for one that has none, or that lies face down."""

    def peek(self, seat: int) -> Scene:
        """The own hand, looked at during another's turn behind a cover.  Only where `peeks`."""
        raise NotImplementedError(f"{type(self).__name__} has no hands to look at")

    @abstractmethod
    def show_hand_result(self) -> None:
        """A part of the game is over, and the next one waits for `flow.go_on`."""

    @abstractmethod
    def show_game_result(self) -> None:
        """Somebody has won."""

    # -- what the table knows

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(chair.name for chair in self.session.chairs)

    @property
    def seat_marks(self) -> tuple[int, ...]:
        """The marks by seat: everybody keeps theirs for the evening."""
        return marks_of(self.session.chairs)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays the seat."""
        return seat >= 0 and self.session.chairs[seat].who == "person"

    @abstractmethod
    def cast(self) -> Cast:
        """Who sits where, and with what."""
