"""What is baked for BANG!: characters, playing cards, events, the equipment of Gold Rush, roles."""

from __future__ import annotations

from collections.abc import Callable

from tools.press.marks import Marks
from tools.press.scenes import revolver
from tools.press.scenes.bang import (
    artillery,
    crowd,
    drinks,
    gear,
    guns,
    hats,
    land,
    omens,
    saloon,
    show_people,
    signs,
    things,
    travel,
)

COLOURS = 64
"""Of a picture: enough for a few inks and their edges, and a third less to carry than with the usual number."""
CARD_WIDTHS = (152, 224, 304, 416, 560)
EVENT_WIDTHS = (152, 224, 304, 416)
CHARACTER_WIDTHS = (104, 152, 224, 304, 416)

Scenes = dict[str, Callable[[], Marks]]

CARDS: Scenes = {
    "bang": revolver.shot, "missed": things.missed, "beer": drinks.beer, "saloon": saloon.saloon,
    "panic": saloon.panic, "cat_balou": saloon.cat_balou, "wells_fargo": things.wells_fargo,
    "general_store": things.general_store, "gatling": artillery.gatling, "indians": travel.indians,
    "barrel": things.barrel, "jail": things.jail, "volcanic": guns.volcanic, "schofield": guns.schofield,
    "remington": guns.remington, "rev_carabine": guns.rev_carabine, "winchester": guns.winchester,
    "punch": saloon.punch, "dodge": things.dodge, "springfield": guns.springfield, "brawl": saloon.brawl,
    "rag_time": saloon.rag_time, "tequila": drinks.tequila, "whisky": drinks.whisky, "binocular": gear.binocular,
    "bible": gear.bible, "iron_plate": gear.iron_plate, "sombrero": hats.sombrero,
    "ten_gallon_hat": hats.ten_gallon_hat, "derringer": guns.derringer, "knife": gear.knife,
    "pepperbox": artillery.pepperbox, "buffalo_rifle": guns.buffalo_rifle, "howitzer": artillery.howitzer,
    "can_can": saloon.can_can, "conestoga": travel.conestoga, "canteen": gear.canteen,
    "pony_express": travel.pony_express,
}  # fmt: skip
"""By kind of playing card; kinds that another game shows too share its picture."""

EVENTS: Scenes = {
    "blessing": omens.blessing, "curse": omens.curse, "the_daltons": crowd.the_daltons, "the_doctor": crowd.the_doctor,
    "ghost_town": omens.ghost_town, "gold_rush": land.gold_rush, "hangover": crowd.hangover,
    "the_reverend": crowd.the_reverend, "the_sermon": omens.the_sermon, "shootout": artillery.crossed,
    "thirst": land.thirst, "train_arrival": travel.train_arrival, "high_noon": signs.high_noon,
    "handcuffs": gear.handcuffs, "new_identity": crowd.new_identity, "abandoned_mine": land.abandoned_mine,
    "ambush": land.ambush, "blood_brothers": signs.blood_brothers, "dead_man": omens.dead_man,
    "hard_liquor": drinks.hard_liquor, "law_of_the_west": signs.law_of_the_west, "peyote": land.peyote,
    "ranch": land.ranch, "ricochet": signs.ricochet, "russian_roulette": artillery.drum, "sniper": signs.sniper,
    "the_judge": crowd.the_judge, "vendetta": signs.vendetta, "a_fistful_of_cards": signs.a_fistful_of_cards,
    "bone_orchard": omens.bone_orchard, "darling_valentine": omens.darling_valentine,
    "dorothy_rage": show_people.dorothy_rage, "gag": show_people.gag, "helena_zontero": show_people.helena_zontero,
    "lady_rosa_of_texas": show_people.lady_rosa_of_texas, "miss_susanna": show_people.miss_susanna,
    "sacagaway": show_people.sacagaway, "showdown": show_people.showdown, "wild_west_show": travel.wild_west_show,
}  # fmt: skip
"""By event of High Noon, A Fistful of Cards and Wild West Show."""

EQUIPMENT: Scenes = {
    "shot": drinks.shot_glass, "bottle": drinks.bottle, "pardner": signs.pardner, "rhum": drinks.rhum,
    "union_pacific": travel.union_pacific, "gold_rush": travel.gold_rush_stampede, "gun_belt": artillery.belt,
    "horseshoe": gear.horseshoe, "gold_pan": gear.gold_pan, "boots": gear.boots,
    "lucky_charm": gear.lucky_charm, "rucksack": gear.rucksack,
}  # fmt: skip
"""By equipment of Gold Rush."""

ROLES: Scenes = {
    "sheriff": signs.sheriff, "deputy": signs.deputy, "outlaw": crowd.outlaw, "renegade": crowd.renegade,
}  # fmt: skip
