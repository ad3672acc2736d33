"""A lesson at a table: before each step a sheet tells what it is about, then the bar says what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from game import words
from game.stage import rooms
from game.stage.intent import Intent, PageLeft, Secondary
from game.stage.layout import columns, split_bottom
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.lesson import LEARNER, Lesson, LessonBots

if TYPE_CHECKING:
    from game.rules.kinds import Pick
    from game.stage.play.desk import Desk
    from game.stage.play.table import Table
    from game.stage.stage import Stage

BAR = "bar-"
"""How an answer of the bar is told from the button of the sheet that does the same."""
PANEL = (1240, 640)
FOOT = 88


class Coach:
    """Leads through the lesson of a table.  `leave` goes back to where one came from, `play` to a real game."""

    def __init__(
        self, table: Table[Any, Any, Any], lesson: Lesson, leave: Callable[[], None], play: Callable[[], None]
    ) -> None:
        self.table = table
        self.lesson = lesson
        self.leave = leave
        self.play = play
        self.told = -1
        """The step whose sheet was shown last."""

    @property
    def game(self) -> str:
        """The game that is taught."""
        return self.lesson.game.name

    @property
    def numbered(self) -> list[int]:
        """The steps that have a sheet of their own."""
        return [step for step in range(1, self.lesson.steps + 1) if not self.lesson.by_hand(step)]

    @property
    def task(self) -> str:
        """What to do now, in a line; empty once all is done."""
        lesson = self.lesson
        return (
            "" if lesson.done else text("lesson-task", task=words.lesson_task(self.game, lesson.step, self.table.names))
        )

    def look(self) -> None:
        """Called every frame: when nothing moves and a new step is due, tell it."""
        table, lesson = self.table, self.lesson
        if not table.in_front or table.motion.acting or table.flow.waiting is not None:
            return
        asked = table.desk is not None and table.desk.seat == LEARNER
        if self.told < 0:
            self.tell(0)
        elif lesson.done:
            if self.told <= lesson.steps:
                self.tell(lesson.step)
        elif asked and self.told < lesson.step:
            self.tell(lesson.step)

    def tell(self, step: int) -> None:
        """Show the sheet of a step."""
        self.told = max(self.told, step)
        self.table.stage.push(LessonSheet(coach=self, step=step))

    def again(self) -> None:
        """Show the sheet of the step that is due once more."""
        self.tell(self.lesson.step)

    def bars(self, seat: int, pick: Pick) -> bool:
        """Whether a whole play isn't the step that is due."""
        return self.lesson.off_the_way(seat, pick)

    def wanted(self, desk: Desk[Any, Any]) -> tuple[str, ...]:
        """The answer of the bar that is the step; empty where it is done with things on the table, or none is due."""
        if self.lesson.done or desk.seat != LEARNER:
            return ()
        return tuple(answer.id for answer in desk.answers() if answer.pick and not self.bars(desk.seat, answer.pick))

    def kindly(self) -> str:
        """What is said to a play that may be made but isn't the step: what the step is, with its clause."""
        lesson = self.lesson
        task, clause = words.lesson_task(self.game, lesson.step, self.table.names), lesson.clause
        rule = words.clause(self.game, clause, lesson.setup.switches())
        return text("lesson-other", task=task, clause=clause) if rule else text("lesson-other-plain", task=task)


@dataclass(eq=False)
class LessonSheet(Page):
    """What a step is about, over the table."""

    coach: Coach | None = None
    step: int = 0
    panel: Rect | None = None
    body: Rect | None = None

    @property
    def name(self) -> str:
        """For tests."""
        return "lesson"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    @property
    def of(self) -> Coach:
        """Who leads."""
        assert self.coach is not None, "a sheet is shown by a coach"
        return self.coach

    @property
    def ends(self) -> bool:
        """This is what comes after the last step."""
        return self.step > self.of.lesson.steps

    def entered(self) -> None:
        """A page is turned."""
        self.stage.sounds.play("win" if self.ends else "page", volume=0.7)

    def arrange(self) -> list[tuple[Item, Rect]]:
        """The words, and two buttons under them."""
        canvas = self.stage.canvas
        room = self.bar.top - canvas.whole.top - canvas.px(24)
        box = self.panel = self.middle(canvas.px(PANEL[0]), min(room, canvas.px(PANEL[1] * min(1.5, canvas.text))))
        inner = widgets.inside(self.stage, box)
        self.body, foot = split_bottom(inner, canvas.px(FOOT * min(1.2, canvas.text)), canvas.px(18))
        if self.ends:
            made = [
                Item("play", "button", text("lesson-play", game=words.game_name(self.of.game)), primary=True),
                Item("leave", "button", text("lesson-leave")),
            ]
        else:
            made = [
                Item("go_on", "button", self.way_on(), primary=True),
                Item("skip", "button", text("lesson-skip"), says=text("lesson-skip-says")),
            ]
        return list(zip(made, columns(foot, [1.4, 1], canvas.px(20)), strict=True))

    def words(self) -> str:
        """What the sheet tells, and what to do."""
        game, lesson = self.of.game, self.of.lesson
        told = words.lesson_text(game, self.step, self.of.table.names)
        if self.step == 0 or self.ends:
            return told
        now = text("lesson-now", task=words.lesson_task(game, self.step, self.of.table.names))
        rule = words.clause(game, lesson.clause, lesson.setup.switches())
        if lesson.by_hand(self.step + 1):
            # it is done elsewhere, where no sheet is shown
            told = f"{told}\n\n{words.lesson_text(game, self.step + 1, self.of.table.names)}"
        clause = text("lesson-clause", clause=lesson.clause, rule=rule) if rule else ""
        return "\n\n".join(filter(None, (told, now, clause)))

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The table in the shade, a sheet of paper with the words."""
        widgets.shade(screen)
        if self.panel is not None and self.body is not None:
            game = words.game_name(self.of.game)
            numbered = self.of.numbered
            title = text("lesson-title", game=game)
            if self.step in numbered:
                title = text("lesson-at", at=1 + numbered.index(self.step), of=len(numbered))
            widgets.panel(self.stage, screen, self.panel, title)
            widgets.explanation(self.stage, screen, self.body, self.words(), 32)

    def first_focus(self) -> str:
        """On."""
        return "play" if self.ends else "go_on"

    def sentence(self) -> str:
        """What the sheet is."""
        return text("lesson-over-says" if self.ends else "lesson-says", game=words.game_name(self.of.game))

    def offers(self) -> Sequence[Offer]:
        """Skip it at any moment."""
        if self.ends:
            return (Offer(f"{BAR}leave", text("lesson-leave"), "back"),)
        return (Offer(f"{BAR}skip", text("lesson-skip"), "secondary"), Offer("back", self.way_on(), "back"))

    def way_on(self) -> str:
        """The words of what leads to the table."""
        return text("lesson-begin" if self.step == 0 else "lesson-go-on")

    def offered(self, name: str, intent: Intent) -> None:
        """As the buttons."""
        self.do(name.removeprefix(BAR))

    def pressed(self, item: Item, intent: Intent) -> None:
        """Go on, or end it."""
        self.do(item.id)

    def do(self, name: str) -> None:
        """One of the buttons."""
        if name in ("skip", "leave"):
            self.of.leave()
        elif name == "play":
            self.of.play()
        else:
            self.stage.pop(self)

    def back(self, intent: Intent) -> None:
        """On to the table; at the end, away."""
        self.do("leave" if self.ends else "back")

    def heard(self, intent: Intent) -> bool:
        """The buttons of the bar."""
        if isinstance(intent, Secondary) and not self.ends:
            self.do("skip")
            return True
        return isinstance(intent, PageLeft) or super().heard(intent)

    def menu(self, intent: Intent) -> None:
        """The pause, as at the table."""
        self.stage.open_pause()


def teach(
    stage: Stage, game: str, names: Sequence[str], leave: Callable[[], None], play: Callable[[], None]
) -> Table[Any, Any, Any]:
    """Put the table of a game's lesson on the stage."""
    lesson = Lesson(game, names)
    table = rooms.table_of(lesson, leave)
    table.coach = Coach(table, lesson, leave, play)
    stage.push(table)
    table.flow.bots = LessonBots(stage.bots)
    return table
