"""The ticket of a chair: who sits there, and what they play with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.stage.intent import Kind
from game.stage.layout import inset, rows, split_left, split_top
from game.stage.menus import widgets
from game.stage.menus.bot_player import DRAWN
from game.stage.menus.page import Item
from game.stage.menus.setup import Sitter
from game.stage.text import text

if TYPE_CHECKING:
    from game.stage.menus.seats import Seats

SITTER_ICONS = {Sitter.PERSON: "person", Sitter.BOT: "bot", Sitter.NOBODY: "cross"}
ROW = 5
"""More chairs than this stand in two rows, their pictures beside the buttons."""


def ticket(page: Seats, chair: int) -> list[tuple[Item, Rect]]:
    """The buttons of a chair: its name, who sits there, what it plays with."""
    canvas = page.stage.canvas
    sitting = page.setup.chairs[chair]
    nobody = sitting.sitter is Sitter.NOBODY
    place = inset(page.tickets[chair], canvas.px(27))
    narrow = page.setup.most > ROW
    if narrow:
        name, below = split_top(place, round((place.height - canvas.px(24)) / 3), canvas.px(12))
        _mark, inner = split_left(below, canvas.px(widgets.BESIDE), canvas.px(12))
        who, plays = rows(inner, [1, 1], canvas.px(12))
    else:
        _mark, inner = split_top(place, canvas.px(240), canvas.px(10))
        name, who, plays = rows(inner, [1, 1, 1], canvas.px(12))
    args: dict[str, str | int] = {"name": sitting.name, "seat": chair + 1}
    device = _device(page, chair)
    return [
        (
            Item(
                f"name-{chair}",
                "button",
                sitting.name,
                enabled=not nobody,
                why="seats-nobody-here",
                says=text("seats-name-says", **args),
                group="names",
            ),
            name,
        ),
        (
            Item(
                f"who-{chair}",
                "button",
                text(f"seats-{sitting.sitter.value}"),
                says=text("seats-who-says", **args),
                icon="" if narrow and nobody else SITTER_ICONS[sitting.sitter],
                group="who",
            ),
            who,
        ),
        (
            Item(
                f"plays-{chair}",
                "button",
                device,
                enabled=not nobody,
                why="seats-nobody-here",
                says=_plays_says(page, chair),
                icon="" if narrow else _device_icon(page, chair),
                group="plays",
            ),
            plays,
        ),
    ]


def _plays_says(page: Seats, chair: int) -> str:
    """What the lowest button of a ticket is about: what a person plays with, how a bot plays."""
    sitting = page.setup.chairs[chair]
    if sitting.sitter is not Sitter.BOT:
        return text("seats-plays-says", name=sitting.name)
    temper = (sitting.temper or DRAWN).replace("_", "-")
    return text(
        "seats-level-says",
        name=sitting.name,
        level=text(f"seats-level-{sitting.level.replace('_', '-')}"),
        temper=text(f"seats-temper-{temper}"),
    )


def _device(page: Seats, chair: int) -> str:
    """What a chair plays with, or how well."""
    sitting = page.setup.chairs[chair]
    if page.joining == chair:
        return text("seats-press-a-button")
    if sitting.sitter is Sitter.BOT:
        return text(f"seats-level-{sitting.level.replace('_', '-')}")
    if sitting.sitter is Sitter.NOBODY:
        return text("seats-plays-nothing")
    if sitting.pad is not None:
        device = "seats-own-pad"
    else:
        device = "seats-shared-pad" if page.host.kind is Kind.PAD else "seats-shared"
    return text(f"{device}-short" if page.setup.most > ROW else device)


def _device_icon(page: Seats, chair: int) -> str:
    sitting = page.setup.chairs[chair]
    if sitting.sitter is not Sitter.PERSON:
        return "badge" if sitting.sitter is Sitter.BOT else ""
    pad = sitting.pad is not None or page.joining == chair or page.host.kind is Kind.PAD
    return "gamepad" if pad else "mouse"
