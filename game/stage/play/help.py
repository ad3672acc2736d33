"""Help at any moment: what may be done now, what may not, and why, with the clauses behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game import words
from game.rules.ask import PASS, Option
from game.rules.kinds import Pick
from game.stage.intent import Help, Intent, Read, Secondary
from game.stage.menus.guide import Guide
from game.stage.menus.page import Item
from game.stage.menus.sheet import SheetPage
from game.stage.play.desk import plain
from game.stage.play.hint import hint, may_ask, named
from game.stage.prompting import Offer
from game.stage.text import row, text
from game.words import clause, prompt, reason

if TYPE_CHECKING:
    from game.stage.play.table import Table

OF_A_KIND = 4
"""So many lines tell of plays that begin alike; the others are counted."""


def told(table: Table[Any, Any, Any]) -> str:
    """What the page says of the question that lies there now.  Of a hand that lies face down nothing is told."""
    session, desk = table.session, table.desk
    if desk is None:
        asked = prompt(session.view(None), table.names)
        return "\n\n".join(filter(None, (asked, text("help-nobody"))))
    if table.closed or table.look_away:
        return f"{prompt(session.view(None), table.names)}\n\n{text('help-face-down')}"
    asked = "\n\n".join(filter(None, (table.aim_of(desk.seat), prompt(session.view(desk.seat), table.names))))
    may = [text("help-may"), *(f"• {line}" for line in _plays(table, desk.options, desk.seat))]
    return "\n".join([asked, "", *may, *_refused(table)])


def _plays(table: Table[Any, Any, Any], options: Sequence[Option], seat: int) -> Iterator[str]:
    """The plays in words, those that begin alike together."""
    kinds: dict[object, list[Pick]] = {}
    for option in options:
        pick = plain(option)
        kinds.setdefault(pick[:2], []).append(pick)
    for picks in kinds.values():
        if picks == [PASS]:
            yield named(table, PASS, seat)
            continue
        labels = words.option_lines(table.session.game.name, picks, table.names, seat)
        yield from labels[:OF_A_KIND]
        if len(labels) > OF_A_KIND:
            yield text("help-more", count=len(labels) - OF_A_KIND)


def _refused(table: Table[Any, Any, Any]) -> Iterator[str]:
    """What may not be done, each reason once with everything it bars, and the clauses as they stand."""
    question, session = table.question(), table.session
    barred: dict[tuple[str, str], list[str]] = {}
    refusals = dict(question.refusals) if question is not None else {}
    if table.desk is not None:
        refusals |= {answer.id: answer.why for answer in table.desk.answers() if answer.why is not None}
    for thing, refusal in refusals.items():
        things = barred.setdefault((reason(refusal, table.names), refusal.clause), [])
        name = table.name_of_thing(thing)
        if name and name not in things:
            things.append(name)
    if not barred:
        return
    switches = session.view(None).state.switches
    yield ""
    yield text("help-may-not")
    for (why, number), things in barred.items():
        rule = clause(session.game.name, number, switches)
        shown = text("help-thing", things=row(things), why=why) if things else why
        yield f"• {text('help-rule', shown=shown, clause=number, rule=rule) if rule else shown}"


@dataclass(eq=False)
class HelpPage(SheetPage):
    """A sheet over the table of `game`, with `says` on it."""

    game: str = ""
    says: str = ""
    guide: Guide | None = None
    advice: Callable[[], str] | None = None
    """What a deputy would do, where that may be asked."""

    @property
    def name(self) -> str:
        """For tests."""
        return "help"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def entered(self) -> None:
        """A page is turned."""
        self.stage.sounds.play("page")

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A tall sheet, and nothing on it but words."""
        self.lay_sheet()
        return []

    def heading(self) -> str:
        """What the page is for."""
        return text("help-title")

    def words(self) -> str:
        """What it tells."""
        return self.says

    def sentence(self) -> str:
        """What the page is."""
        return text("help-bar", game=words.game_name(self.game))

    def offers(self) -> Sequence[Offer]:
        """Page by page, all rules, back."""
        deputy = (Offer("deputy", text("help-ask-deputy"), "secondary"),) if self.advice is not None else ()
        return (
            *deputy,
            *self.paging(),
            Offer("guide", text("guide-open"), "read"),
            Offer("back", text("play-close"), "back"),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "guide":
            self.open_guide()
        elif name == "deputy":
            self.ask_deputy()
        else:
            super().offered(name, intent)

    def ask_deputy(self) -> None:
        """What a deputy would do comes to stand before all else."""
        if self.advice is not None:
            self.says = f"{self.advice()}\n\n{self.says}"
            self.advice, self.line = None, 0
            self.rebuild()
            self.focus.go("back")

    def open_guide(self) -> None:
        """All rules of the game."""
        if self.guide is not None:
            self.stage.push(self.guide)

    def heard(self, intent: Intent) -> bool:
        """Help again closes it, two more open the rules and ask the deputy."""
        if isinstance(intent, Help):
            self.leave()
            return True
        if isinstance(intent, Read):
            self.open_guide()
            return True
        if isinstance(intent, Secondary):
            self.ask_deputy()
            return True
        return super().heard(intent)


def open_help(table: Table[Any, Any, Any]) -> None:
    """Over a table: what can be done now?"""
    session = table.session
    guide = Guide(game=session.game.name, switches=session.setup.switches())

    def advice() -> str:
        found = hint(table)
        if found.thing:
            table.focus.go(found.thing)
        return found.says

    asked = advice if may_ask(table) else None
    table.stage.push(HelpPage(game=session.game.name, says=told(table), guide=guide, advice=asked))
