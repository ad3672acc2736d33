"""What opens over the trail: an item card read large, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.pony_express.vocabulary import RULES
from game.stage.play.closer import inspect
from game.stage.pony.reading import ItemReader, why_words
from game.stage.pony.results import RaceResult

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable


def reader(table: PonyTable, name: str) -> ItemReader | None:
    """The item card behind a thing, large."""
    word, _, kind = name.partition(":")
    if word not in ("item", "offer") or not kind:
        return None
    question = table.question()
    why = question.refusals.get(name) if question else None
    return ItemReader(
        kind=kind,
        switches=table.floor.state.switches,
        first=why_words(why, table.names),
        clause_id=RULES[kind].clause_id,
    )


def show_game_result(table: PonyTable) -> None:
    """The winner."""
    result = table.session.result()
    if result is None:
        return
    persons = table.privacy.persons(table.session.chairs)
    table.stage.push(
        RaceResult(
            names_of_seats=table.names,
            winners=result.winners,
            hands=result.hands,
            won=len(persons) != 1 or persons[0] in result.winners,
            race=table.session.view(None).state,
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
        )
    )
