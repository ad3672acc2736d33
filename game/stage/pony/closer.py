"""What opens over the trail: an item card read large, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.pony_express.events import GameWon
from game.pony_express.vocabulary import RULES
from game.stage.play.closer import inspect, statistics_of
from game.stage.play.results import ending
from game.stage.pony.lookup import Lookup
from game.stage.pony.reading import ItemReader, why_words
from game.stage.pony.results import RaceResult

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable


def reader(table: PonyTable, name: str) -> ItemReader | Lookup | None:
    """The item card behind a thing, large; behind hands, dice and where there is nothing, what can be looked up."""
    word, _, kind = name.partition(":")
    if word == "lookup":
        return lookup(table, kind)
    if word in ("hand", "die", ""):
        return lookup(table, "game" if table.race is not None else "hands")
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


def lookup(table: PonyTable, tab: str) -> Lookup:
    """Odds, what spaces do, and what was declared."""
    return Lookup(
        said_so_far=table.declared(), names_of_seats=table.names, switches=table.floor.state.switches, tab=tab
    )


def show_game_result(table: PonyTable) -> None:
    """The winner."""
    result = table.session.result()
    if result is None:
        return
    race = table.session.view(None).state
    by_rules = table.session.game.winners(race)
    won = next((event for event in reversed(table.session.log(None)) if isinstance(event, GameWon)), None)
    table.stage.push(
        RaceResult(
            names_of_seats=table.names,
            gave_up=result.conceded,
            winners=result.winners,
            hands=result.hands,
            won=table.alone in (None, *result.winners),
            how=ending(result, by_rules),
            in_place_of=by_rules,
            race=race,
            by=won.how if won is not None else "",
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
            statistics=statistics_of(table),
        )
    )
