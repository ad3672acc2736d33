"""What opens over the table of BANG!: a card, a character or a role read large, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.bang.reading import CardReader, why_words
from game.stage.bang.results import BangResult
from game.stage.bang.sight import kind_of
from game.stage.play.closer import inspect, statistics_of
from game.stage.play.results import ending

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable


def reader(table: BangTable, name: str) -> CardReader | None:
    """The card behind a thing, large; None for one that lies face down."""
    kind = _kind(table, name)
    if not kind:
        return None
    question = table.question()
    why = question.refusals.get(name) if question else None
    return CardReader(kind=kind, switches=table.floor.state.switches, first=why_words(why, table.names))


def _kind(table: BangTable, name: str) -> str:
    word, _, rest = name.partition(":")
    if word == "card" and table.floor.open:
        return kind_of(int(rest))
    if word == "gear":
        return kind_of(int(rest.partition(":")[2]))
    if word == "offer":
        kind = rest.partition(":")[0]
        return "" if kind == "hand" else kind
    if word == "discards" and table.floor.sight.discards:
        return kind_of(table.floor.sight.discards[0])
    return ""


def show_game_result(table: BangTable) -> None:
    """Who has won, and who was what."""
    result = table.session.result()
    if result is None:
        return
    last = table.session.view(None).state
    by_rules = table.session.game.winners(last)
    table.stage.push(
        BangResult(
            names_of_seats=table.names,
            gave_up=result.conceded,
            winners=result.winners,
            hands=result.hands,
            won=table.alone in (None, *result.winners),
            how=ending(result, by_rules),
            in_place_of=by_rules,
            last=last,
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
            statistics=statistics_of(table),
        )
    )
