"""Everything that is baked: its name in `assets/pictures`, its sizes, and the program that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from tools.press import catalogue_bang, people, people_bang, places, street_ground
from tools.press.engrave import Block, Rgba, press
from tools.press.marks import Marks
from tools.press.png import COLOURS
from tools.press.portrait.bust import bust
from tools.press.portrait.person import BLOCK as BUST
from tools.press.scenes import (
    backdrop,
    coach,
    duel,
    hideout,
    item_people,
    item_road,
    item_things,
    marshal,
    photo,
    playbill,
    posters,
    trail_land,
    vault,
)

CARD_WIDTHS = (104, 152, 224, 304, 416, 560, 832)
"""Steps of less than one and a half, so that no picture is ever shrunk so far that its lines run together."""
SEAT_WIDTHS = (104, 152, 224, 304, 416)
PLAYBILL_WIDTHS = (272, 408, 544, 816)
MAP_WIDTHS = (1880, 2820)


@dataclass(frozen=True, slots=True)
class Plate:
    """One picture in one size."""

    name: str
    """Group and name: `busts/belle_starr`."""
    size: tuple[int, int]
    draw: Callable[[], Rgba]
    colours: int = COLOURS
    """At most so many in its file."""

    @property
    def file(self) -> str:
        """Where it lies under `assets/pictures`."""
        return f"{self.name}_{self.size[0]}.png"


def _engraved(
    name: str, block: Block, widths: tuple[int, ...], marks: Callable[[], Marks], colours: int = COLOURS
) -> Iterator[Plate]:
    for width in widths:
        size = (width, round(width * block[3] / block[2]))
        yield Plate(name, size, partial(_pressed, name, block, width, marks), colours)


def _pressed(name: str, block: Block, width: int, marks: Callable[[], Marks]) -> Rgba:
    return press(marks(), block, width, sum(map(ord, name)))


BUSTS = people.OUTLAWS | {"wyatt_earp": people.MARSHAL}
CARDS: dict[str, Callable[[], Marks]] = {
    "stagecoach_robbery": coach.stagecoach,
    "bank_robbery": vault.vault,
    "fastest_gun": duel.duel,
    "most_wanted": posters.posters,
    "hideout": hideout.hideout,
    "wyatt_earp": marshal.marshal,
} | {f"photo_{name}": partial(photo.photo, person) for name, person in people.OUTLAWS.items()}
"""By kind of card; the outlaw cards show busts."""
ITEMS: dict[str, Callable[[], Marks]] = {
    "loaded_die": item_things.loaded_die,
    "sleight_of_hand": item_people.sleight_of_hand,
    "second_revolver": item_road.second_revolver,
    "fast_draw": item_people.fast_draw,
    "deputys_star": item_people.deputys_star,
    "file_in_the_loaf": item_things.file_in_the_loaf,
    "spyglass": item_things.spyglass,
    "loud_voice": item_people.loud_voice,
    "poker_face": item_people.poker_face,
    "fresh_mount": item_road.fresh_mount,
    "lasso": item_things.lasso,
    "dynamite": item_things.dynamite,
    "peace_pipe": item_things.peace_pipe,
    "rail_pass": item_road.rail_pass,
    "pickaxe": item_things.pickaxe,
    "water_bag": item_things.water_bag,
}
"""By kind of item card of Pony Express."""
PLAYBILLS: dict[str, Callable[[], Marks]] = {
    "bang": playbill.shoot_out,
    "wyatt_earp": playbill.marshal_and_outlaws,
    "pony_express": playbill.express,
}
MAPS: dict[str, Callable[[], Marks]] = {"trail": trail_land.land}
PLACES: dict[str, Callable[[int, int], Rgba]] = {
    "walnut": places.walnut,
    "baize": places.baize,
    "saloon_wall": places.saloon_wall,
}
PLACE_SIZES = {"wide": (1920, 1080), "tall": (1920, 1440)}


def _bang() -> Iterator[Plate]:
    colours = catalogue_bang.COLOURS
    for name, person in people_bang.CHARACTERS.items():
        yield from _engraved(
            f"characters/{name}", BUST, catalogue_bang.CHARACTER_WIDTHS, partial(bust, person), colours
        )
    for group, scenes, widths in (
        ("bang", catalogue_bang.CARDS, catalogue_bang.CARD_WIDTHS),
        ("events", catalogue_bang.EVENTS, catalogue_bang.EVENT_WIDTHS),
        ("equipment", catalogue_bang.EQUIPMENT, catalogue_bang.EVENT_WIDTHS),
        ("roles", catalogue_bang.ROLES, catalogue_bang.EVENT_WIDTHS),
    ):
        for name, scene in scenes.items():
            yield from _engraved(f"{group}/{name}", backdrop.BLOCK, widths, scene, colours)


def plates() -> list[Plate]:
    """Every picture in every size, in the order of the catalogue."""
    out: list[Plate] = []
    for name, person in BUSTS.items():
        out += _engraved(f"busts/{name}", BUST, CARD_WIDTHS, partial(bust, person))
    for name, person in people.SEATS.items():
        out += _engraved(f"seats/{name}", BUST, SEAT_WIDTHS, partial(bust, person))
    for name, scene in CARDS.items():
        out += _engraved(f"cards/{name}", backdrop.BLOCK, CARD_WIDTHS, scene)
    for name, scene in ITEMS.items():
        out += _engraved(f"items/{name}", backdrop.BLOCK, CARD_WIDTHS, scene)
    out += _bang()
    for name, scene in PLAYBILLS.items():
        out += _engraved(f"playbills/{name}", playbill.BLOCK, PLAYBILL_WIDTHS, scene)
    for name, scene in MAPS.items():
        out += _engraved(f"maps/{name}", trail_land.BLOCK, MAP_WIDTHS, scene)
    out.append(Plate("maps/street", street_ground.SIZE, partial(street_ground.street, *street_ground.SIZE)))
    for name, place in PLACES.items():
        for shape, size in PLACE_SIZES.items():
            out.append(Plate(f"places/{name}_{shape}", size, partial(place, *size)))
    return out
