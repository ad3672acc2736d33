"""What opens over the table of BANG!: a card, a character or a role read large, the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bang.around import living
from game.bang.deck import BLACK, NAME, POOLS
from game.bang.equipment.shopkeeper import price
from game.bang.state import OUT, role_of
from game.stage.bang.gallery import Gallery
from game.stage.bang.reading import CardReader, why_words
from game.stage.bang.results import BangResult
from game.stage.bang.sight import kind_of
from game.stage.bang.words import role_told
from game.stage.play.calling import call
from game.stage.play.closer import inspect, statistics_of
from game.stage.play.handing import put_away
from game.stage.play.results import ending
from game.stage.play.seatmenu import Deed
from game.stage.text import text

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable

MOST_DEEDS = 3


def reader(table: BangTable, name: str) -> CardReader | None:
    """The card behind a thing, large; None for one that lies face down."""
    kind = _kind(table, name)
    if not kind:
        return None
    question = table.question()
    why = question.refusals.get(name) if question else None
    first = (*_about(table, name), *why_words(why, table.names))
    return CardReader(kind=kind, switches=table.floor.state.switches, first=first)


def person(table: BangTable, seat: int) -> CardReader | None:
    """The character of a seat, large, and its role as far as it may be seen; None before it is chosen."""
    look = table.floor.sight.seats[seat]
    if not look.character:
        return None
    first = (role_told(table.floor.state, look.name, look.role),) if look.role else ()
    return CardReader(kind=look.character, switches=table.floor.state.switches, first=first)


def _kind(table: BangTable, name: str) -> str:
    word, _, rest = name.partition(":")
    if word == "card" and table.floor.open:
        return kind_of(int(rest))
    if word in ("ware", "event"):
        return rest.partition(":")[0]
    if word == "gear":
        return kind_of(int(rest.partition(":")[2]))
    if word == "offer":
        kind = rest.partition(":")[0]
        return "" if kind == "hand" else kind
    if word == "discards" and table.floor.sight.discards:
        return kind_of(table.floor.sight.discards[0])
    return ""


def _about(table: BangTable, name: str) -> tuple[str, ...]:
    """How long an event is in force; what becomes of a card of the counter."""
    word, _, rest = name.partition(":")
    kind = rest.partition(":")[0]
    if word == "event":
        return (text("bang-event-says", pile="show" if POOLS[NAME.index(kind)] == "shows" else "events"),)
    if word == "ware":
        cost = price(table.floor.state, table.looker, kind)
        return (text("bang-ware-says", cost=cost, border="black" if kind in BLACK else "brown"),)
    return ()


def deeds(table: BangTable, seat: int) -> list[Deed]:
    """Who is out of the game may see everything behind a cover, or play a bot on."""
    g = table.floor.state
    session = table.session
    if g.status[seat] != OUT or not table.is_person(seat) or session.over:
        return []
    name = table.names[seat]
    found = [Deed("gallery", text("bang-watch-open", name=name), "eye", lambda: _behind_a_cover(table, seat))]
    for other in living(g):
        chair = session.chairs[other]
        if chair.who == "bot" and other not in session.conceded:
            label = text("bang-play-bot", name=name, bot=chair.name)
            found.append(Deed(f"bot-{other}", label, "bot", _plays_on(table, other)))
    return found[:MOST_DEEDS]


def gallery(table: BangTable, seat: int) -> Gallery:
    """Everybody's cards, for one who is out."""
    views = tuple(table.session.view(other).state for other in range(len(table.names)))
    return Gallery(views=views, seated=table.floor.cast, who=table.names[seat], mark=seat)


def _plays_on(table: BangTable, seat: int) -> Callable[[], None]:
    def act() -> None:
        session = table.session
        session.take_over(seat, replace(session.chairs[seat], who="person", pad=""))
        table.privacy.shown_to = None
        table.reseated()

    return act


def _behind_a_cover(table: BangTable, seat: int) -> None:
    def lifted() -> None:
        put_away(table)
        table.stage.push(gallery(table, seat))

    call(table.stage, table.session, seat, lifted)


def show_game_result(table: BangTable) -> None:
    """Who has won, and who was what."""
    result = table.session.result()
    if result is None:
        return
    last = table.session.view(None).state
    views = [table.session.view(seat).state for seat in range(last.seats)]
    roles = tuple(role_of(view, seat) for seat, view in enumerate(views))
    table.floor.unveil(roles)
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
            roles=roles,
            events=table.session.log(None),
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
            statistics=statistics_of(table),
        )
    )
