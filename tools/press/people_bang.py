"""Recipes of the characters of BANG!: our own faces, known by their hats, hair and what they carry."""

from __future__ import annotations

from tools.press.inks import (
    BLOND,
    BONE,
    BOTTLE,
    BRASS,
    BROWN,
    DEEP,
    GINGER,
    LEAD,
    MOSS,
    OCHRE,
    PETAL,
    PLUM,
    PRUSSIAN,
    ROSE,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    TAN,
    VERMILION,
    WHEAT,
)
from tools.press.portrait.person import Person

BASE = {
    "bart_cassidy": Person(
        face="square", hat="cattleman", hat_tone=0.75, eyes="squint", brows="heavy", nose="broken",
        whiskers=("stubble",), coat="vest", coat_tone=0.3, coat_ink=RUST, neckwear="bandana", neck_ink=OCHRE,
        extras=("scar",), ground="dusk",
    ),
    "black_jack": Person(
        face="long", hair="slick", hat="top", eyes="squint", brows="angry", nose="straight", mouth="smirk",
        whiskers=("soul", "pencil", "chops"), skin=0.1, skin_ink=DEEP, coat="frock", coat_tone=0.9, neckwear="bow",
        neck_ink=VERMILION, props=("cards",), ground="rays", tilt=3,
    ),
    "calamity_janet": Person(
        face="round", hair="braids", hat="cavalry", hat_tone=0.5, hat_ink=PRUSSIAN, eyes="lash", brows="thin",
        nose="button", mouth="grin", soft=True, coat="uniform", coat_ink=PRUSSIAN, extras=("freckles",),
        props=("rifle",), tilt=4,
    ),
    "el_gringo": Person(
        face="broad", hair="mullet", hat="sombrero", hat_ink=OCHRE, band_ink=VERMILION, eyes="squint", brows="bushy",
        nose="broad", mouth="stern", whiskers=("horseshoe",), skin=0.06, skin_ink=TAN, coat="poncho", coat_tone=0.3,
        coat_ink=VERMILION, ground="plain",
    ),
    "jesse_jones": Person(
        face="young", hair="slick", hair_tone=0.35, hair_ink=BROWN, hat="bowler", hat_tone=0.3, hat_ink=SLATE,
        band_ink=PLUM, eyes="plain", brows="thin", nose="small", mouth="smile", whiskers=("pencil",), coat="stripes",
        neckwear="bow", neck_ink=PLUM, extras=("domino",), ground="curtain", tilt=-4,
    ),
    "jourdonnais": Person(
        face="round", hair="wild", hair_tone=0.4, hair_ink=BROWN, hat="furcap", hat_ink=OCHRE, eyes="wide",
        brows="plain", nose="long", mouth="open", whiskers=("walrus",), coat="fur", coat_tone=0.5, coat_ink=SAND,
        neckwear="none", props=("barrel",), ground="clouds", tilt=0,
    ),
    "kit_carlson": Person(
        face="oval", hair="long", hair_tone=0.35, hair_ink=BLOND, hat="flat", hat_tone=0.35, hat_ink=MOSS,
        band_ink=RUST, eyes="plain", brows="plain", nose="straight", mouth="smirk", whiskers=("goatee", "handlebar"),
        coat="jacket", coat_tone=0.35, coat_ink=OCHRE, neckwear="scarf", neck_ink=BOTTLE, props=("cards",),
        ground="cactus", tilt=-3,
    ),
    "lucky_duke": Person(
        face="oval", hair="bald", hair_tone=0.3, hair_ink=GINGER, hat="bowler", hat_ink=BOTTLE, band_ink=OCHRE,
        wink=True, raised=True, nose="long", mouth="gold", whiskers=("handlebar",), coat="jacket", coat_tone=0.4,
        coat_ink=BOTTLE, neckwear="bow", neck_ink=OCHRE, extras=("clover",), ground="planks", tilt=-4,
    ),
    "paul_regret": Person(
        face="gaunt", hair="mullet", hair_tone=0.2, hair_ink=SILVER, hat="slouch", hat_tone=0.7, hat_ink=PLUM,
        eyes="tired", brows="sad", nose="hook", mouth="frown", whiskers=("pencil", "goatee"), lined=True,
        coat="shawl", coat_tone=0.7, coat_ink=SLATE, neckwear="none", neck_ink=SLATE, ground="night", tilt=4,
    ),
    "pedro_ramirez": Person(
        face="round", hair="slick", hat="sombrero", hat_tone=0.2, hat_ink=BOTTLE, band_ink=BRASS, eyes="wide",
        brows="heavy", nose="button", mouth="grin", whiskers=("chops",), skin=0.06, skin_ink=TAN, coat="bolero",
        coat_tone=0.8, coat_ink=BOTTLE, neckwear="bow", neck_ink=VERMILION, props=("guitar",), ground="cactus",
        tilt=5,
    ),
    "rose_doolan": Person(
        face="heart", hair="bun", eyes="lash", brows="plain", nose="straight", mouth="full", soft=True, coat="dress",
        coat_tone=0.3, coat_ink=VERMILION, neckwear="locket", extras=("rose", "mole"), props=("spyglass",),
        ground="rays", tilt=4,
    ),
    "sid_ketchum": Person(
        face="round", hair="wild", hair_tone=0.2, hair_ink=SILVER, hat="straw", hat_ink=SAND, band_ink=PRUSSIAN,
        eyes="plain", brows="sad", nose="button", mouth="smile", whiskers=("long",), lined=True, coat="braces",
        coat_tone=0.15, coat_ink=SLATE, neckwear="none", extras=("pipe",), ground="plain", tilt=-3,
    ),
    "slab_the_killer": Person(
        face="broad", hair="bald", eyes="squint", brows="heavy", nose="broad", mouth="frown", whiskers=("horseshoe",),
        lined=True, coat="fur", coat_tone=0.7, coat_ink=BROWN, extras=("patch",), ground="night",
    ),
    "suzy_lafayette": Person(
        face="oval", hair="curls", hair_tone=0.35, hair_ink=GINGER, hat="bonnet", hat_ink=PETAL, eyes="lash",
        brows="plain", raised=True, nose="button", mouth="smile", soft=True, coat="blouse", coat_tone=0.2,
        coat_ink=SKY, neckwear="none", extras=("freckles",), props=("fan",), ground="curtain", tilt=-4,
    ),
    "vulture_sam": Person(
        face="long", hair="long", hair_tone=0.25, hair_ink=SILVER, hat="top", hat_tone=0.7, hat_ink=SLATE,
        eyes="tired", brows="bushy", nose="hook", mouth="smirk", lined=True, coat="frock", coat_tone=0.8,
        neckwear="clerical", props=("vulture",), ground="cactus", tilt=-4,
    ),
    "willy_the_kid": Person(
        face="young", hair="mop", hat="tengallon", hat_ink=SKY, band_ink=VERMILION, eyes="wide", brows="thin",
        nose="button", mouth="smirk", coat="stripes", neckwear="mask", neck_ink=VERMILION, ground="dusk", tilt=-5,
    ),
}  # fmt: skip
"""The sixteen of the base game."""

DODGE_CITY = {
    "apache_kid": Person(
        face="square", hair="long", hat="headband", band_ink=SKY, eyes="squint", brows="heavy", nose="straight",
        mouth="stern", skin=0.06, skin_ink=TAN, coat="shirt", coat_tone=0.35, coat_ink=VERMILION, neckwear="beads",
        neck_ink=BONE, extras=("paint",), props=("rifle",), ground="cactus", tilt=2,
    ),
    "belle_star": Person(
        face="long", hair="bob", hair_tone=0.9, hat="feathered", hat_ink=BOTTLE, band_ink=OCHRE, eyes="lash",
        brows="angry", nose="straight", mouth="smirk", soft=True, skin_ink=WHEAT, coat="jacket", coat_tone=0.55,
        coat_ink=BOTTLE, neckwear="cravat", neck_ink=ROSE, extras=("mole",), props=("bandolier",), ground="dusk",
        tilt=-4,
    ),
    "bill_noface": Person(
        face="oval", hair="short", hat="slouch", hat_tone=0.55, hat_ink=OCHRE, band_ink=PRUSSIAN, eyes="none",
        brows="none", nose="none", mouth="none", coat="frock", coat_tone=0.45, coat_ink=RUST, neckwear="scarf",
        neck_ink=SLATE, ground="rays", tilt=0,
    ),
    "chuck_wengam": Person(
        face="broad", hair="mullet", hair_tone=0.4, hair_ink=BROWN, hat="straw", hat_tone=0.5, hat_ink=ROSE,
        band_ink=BOTTLE, eyes="wide", brows="bushy", raised=True, nose="broken", mouth="gold",
        whiskers=("stubble", "soul"), coat="braces", coat_tone=0.3, coat_ink=PRUSSIAN, neckwear="none",
        extras=("scar",), props=("bottle",), ground="planks", tilt=5,
    ),
    "doc_holyday": Person(
        face="gaunt", hair="slick", hair_tone=0.4, hair_ink=BLOND, hat="gambler", hat_tone=0.5, hat_ink=SLATE,
        band_ink=VERMILION, eyes="tired", brows="plain", nose="straight", mouth="smirk", whiskers=("handlebar",),
        coat="vest", coat_tone=0.5, coat_ink=SLATE, neckwear="string", extras=("cigar",), props=("stethoscope",),
        ground="curtain", tilt=3,
    ),
    "elena_fuente": Person(
        face="oval", hair="bun", hat="none", eyes="lash", brows="heavy", nose="straight", mouth="full", soft=True,
        skin=0.05, skin_ink=TAN, coat="dress", coat_tone=0.75, coat_ink=SLATE, neckwear="beads", neck_ink=VERMILION,
        extras=("comb", "earrings"), props=("fan",), ground="curtain", tilt=-3,
    ),
    "greg_digger": Person(
        face="gaunt", hair="mop", hair_tone=0.3, hair_ink=BROWN, hat="top", hat_tone=0.4, hat_ink=BOTTLE,
        eyes="squint", brows="bushy", nose="long", mouth="grin", whiskers=("chops",), lined=True, coat="shirt",
        coat_tone=0.55, coat_ink=MOSS, neckwear="bandana", neck_ink=SLATE, props=("shovel",), ground="night", tilt=-2,
    ),
    "herb_hunter": Person(
        face="heart", hair="wild", hair_tone=0.4, hair_ink=GINGER, hat="cattleman", hat_tone=0.4, hat_ink=MOSS,
        band_ink=OCHRE, eyes="wide", brows="plain", nose="small", mouth="smile", whiskers=("full",), coat="vest",
        coat_tone=0.3, coat_ink=MOSS, neckwear="string", extras=("sprig", "glasses"), ground="clouds", tilt=-3,
    ),
    "jose_delgado": Person(
        face="square", hair="slick", hat="none", eyes="plain", brows="heavy", nose="broad", mouth="smile",
        whiskers=("handlebar", "soul"), skin=0.08, skin_ink=TAN, coat="bolero", coat_tone=0.6, coat_ink=PRUSSIAN,
        neckwear="cravat", neck_ink=OCHRE, props=("bandolier",), ground="planks", tilt=3,
    ),
    "molly_stark": Person(
        face="heart", hair="tail", hair_tone=0.4, hair_ink=GINGER, hat="none", eyes="squint", brows="angry",
        nose="button", mouth="stern", soft=True, coat="apron", coat_tone=0.3, coat_ink=BOTTLE, neckwear="bandana",
        neck_ink=SKY, extras=("freckles", "earrings"), props=("rifle",), ground="planks", tilt=4,
    ),
    "pat_brennan": Person(
        face="long", hair="short", hair_tone=0.35, hair_ink=BLOND, hat="cap", hat_ink=OCHRE, eyes="plain",
        brows="angry", nose="broken", mouth="grin", coat="jacket", coat_tone=0.5, coat_ink=ROSE, neckwear="scarf",
        neck_ink=PRUSSIAN, extras=("straw", "dimples"), ground="dusk", tilt=5,
    ),
    "pixie_pete": Person(
        face="young", hair="curls", hair_tone=0.35, hair_ink=GINGER, hat="flat", hat_tone=0.3, hat_ink=VERMILION,
        band_ink=BOTTLE, eyes="wide", brows="thin", raised=True, nose="long", mouth="smirk", coat="vest",
        coat_tone=0.25, coat_ink=VERMILION, neckwear="bow", neck_ink=BOTTLE, extras=("freckles", "dimples"),
        props=("cards",), ground="clouds", tilt=-5,
    ),
    "sean_mallory": Person(
        face="broad", hair="short", hair_tone=0.35, hair_ink=GINGER, hat="bowler", hat_tone=0.55, hat_ink=MOSS,
        band_ink=BLOND, eyes="squint", brows="bushy", nose="button", mouth="grin", whiskers=("chops", "full"),
        coat="jacket", coat_tone=0.4, coat_ink=MOSS, neckwear="cravat", neck_ink=OCHRE, extras=("clover", "pipe"),
        props=("mug",), ground="rays", tilt=3,
    ),
    "tequila_joe": Person(
        face="round", hair="bald", hat="sombrero", hat_tone=0.55, hat_ink=ROSE, band_ink=SKY, eyes="tired",
        brows="sad", nose="broad", mouth="grin", whiskers=("walrus",), skin_ink=WHEAT, coat="poncho", coat_tone=0.35,
        coat_ink=SKY, neckwear="none", props=("bottle", "cartwheel"), ground="planks", tilt=-5,
    ),
    "vera_custer": Person(
        face="heart", hair="long", hair_tone=0.35, hair_ink=BLOND, hat="kepi", hat_ink=SLATE, band_ink=VERMILION,
        eyes="wide", brows="thin", nose="small", mouth="full", soft=True, coat="uniform", coat_tone=0.45,
        coat_ink=SLATE, neckwear="scarf", neck_ink=OCHRE, extras=("domino",), ground="rays", tilt=-3,
    ),
}  # fmt: skip
"""The fifteen of Dodge City."""

GOLD_RUSH = {
    "don_bell": Person(
        face="long", hair="short", hair_tone=0.25, hair_ink=SILVER, hat="gambler", hat_tone=0.3, hat_ink=OCHRE,
        band_ink=PLUM, eyes="plain", brows="bushy", nose="broad", mouth="smile", whiskers=("full",), skin=0.08,
        skin_ink=DEEP, coat="frock", coat_tone=0.35, coat_ink=PLUM, neckwear="none", props=("bell",), ground="clouds",
        tilt=2,
    ),
    "dutch_will": Person(
        face="round", hair="bob", hair_tone=0.35, hair_ink=BLOND, hat="cap", hat_ink=PRUSSIAN, eyes="plain",
        brows="thin", nose="button", mouth="smile", whiskers=("chops",), coat="braces", coat_tone=0.25,
        coat_ink=VERMILION, neckwear="bandana", neck_ink=BONE, extras=("pipe",), props=("cartwheel",),
        ground="clouds", tilt=-3,
    ),
    "jacky_murieta": Person(
        face="oval", hair="mullet", hat="headband", band_ink=OCHRE, eyes="squint", brows="angry", nose="straight",
        mouth="smirk", whiskers=("horseshoe", "soul"), skin=0.06, skin_ink=TAN, coat="bolero", coat_tone=0.5,
        coat_ink=RUST, neckwear="bandana", neck_ink=PLUM, props=("bandolier", "rifle"), ground="dusk", tilt=-4,
    ),
    "josh_mccloud": Person(
        face="square", hair="wild", hair_tone=0.35, hair_ink=GINGER, hat="tam", hat_ink=BOTTLE, band_ink=VERMILION,
        eyes="wide", brows="angry", nose="broken", mouth="grin", whiskers=("walrus", "chops"), coat="plaid",
        coat_tone=0.3, coat_ink=BOTTLE, neckwear="none", neck_ink=VERMILION, ground="clouds", tilt=4,
    ),
    "madam_yto": Person(
        face="round", hair="bun", hair_tone=0.95, eyes="lash", brows="thin", nose="small", mouth="smile", soft=True,
        skin_ink=WHEAT, coat="shawl", coat_tone=0.3, coat_ink=PLUM, neckwear="none", neck_ink=PLUM,
        extras=("sticks", "mole"), props=("mug",), ground="curtain", tilt=-4,
    ),
    "pretty_luzena": Person(
        face="young", hair="tail", hair_tone=0.4, hair_ink=BROWN, hat="straw", hat_tone=0.1, hat_ink=BONE,
        band_ink=ROSE, eyes="lash", brows="plain", nose="small", mouth="full", soft=True, coat="blouse",
        coat_tone=0.2, coat_ink=ROSE, neckwear="locket", extras=("flowers", "dimples"), ground="dusk", tilt=5,
    ),
    "raddie_snake": Person(
        face="gaunt", hair="mullet", hair_tone=0.8, hat="tengallon", hat_tone=0.8, hat_ink=MOSS, band_ink=VERMILION,
        eyes="squint", brows="thin", nose="hook", mouth="grin", whiskers=("goatee",), coat="stripes", coat_ink=None,
        neckwear="none", extras=("scar", "earrings"), props=("snake",), ground="planks", tilt=3,
    ),
    "simeon_picos": Person(
        face="broad", hair="mop", hair_tone=0.3, hair_ink=SILVER, hat="miner", hat_ink=SLATE, eyes="tired",
        brows="plain", nose="broad", mouth="stern", whiskers=("full",), lined=True, skin_ink=WHEAT, coat="shirt",
        coat_tone=0.4, coat_ink=OCHRE, neckwear="scarf", neck_ink=RUST, props=("pick", "sack"), ground="night",
        tilt=-3,
    ),
}  # fmt: skip
"""The eight of Gold Rush."""

WILD_WEST_SHOW = {
    "big_spencer": Person(
        face="broad", hair="wild", hair_tone=0.95, hat="none", eyes="squint", brows="bushy", nose="broad",
        mouth="grin", whiskers=("long",), coat="fur", coat_tone=0.5, coat_ink=BROWN, neckwear="none",
        extras=("scar",), props=("bandolier",), ground="rays", tilt=2,
    ),
    "flint_westwood": Person(
        face="square", hair="short", hair_tone=0.35, hair_ink=BROWN, hat="flat", hat_tone=0.6, hat_ink=RUST,
        band_ink=SAND, eyes="squint", brows="plain", nose="long", mouth="smirk", whiskers=("stubble",), lined=True,
        coat="shawl", coat_tone=0.4, coat_ink=MOSS, neckwear="none", neck_ink=MOSS, extras=("straw",),
        props=("tombstone",), ground="clouds", tilt=-4,
    ),
    "gary_looter": Person(
        face="young", hair="short", hair_tone=0.9, hat="cap", hat_ink=PLUM, eyes="wide", brows="angry", nose="hook",
        mouth="grin", whiskers=("stubble", "pencil"), coat="stripes", neckwear="scarf", neck_ink=VERMILION,
        extras=("domino",), props=("sack",), ground="night", tilt=5,
    ),
    "greygory_deck": Person(
        face="heart", hair="slick", hair_tone=0.2, hair_ink=SILVER, hat="none", eyes="plain", brows="angry",
        raised=True, nose="long", mouth="smile", whiskers=("goatee", "pencil"), lined=True, coat="vest",
        coat_tone=0.4, coat_ink=PLUM, neckwear="bow", neck_ink=OCHRE, extras=("monocle",), props=("cards",),
        ground="planks", tilt=-3,
    ),
    "john_pain": Person(
        face="square", hair="mop", hair_tone=0.35, hair_ink=GINGER, hat="none", eyes="tired", brows="sad",
        nose="broken", mouth="frown", coat="shirt", coat_tone=0.3, coat_ink=SKY, neckwear="scarf", neck_ink=BONE,
        extras=("bandages",), ground="plain", tilt=4,
    ),
    "lee_van_kliff": Person(
        face="gaunt", hair="slick", hair_tone=0.95, hat="cattleman", hat_tone=0.9, hat_ink=LEAD, eyes="squint",
        brows="thin", nose="hook", mouth="stern", whiskers=("walrus", "soul"), coat="frock", coat_tone=0.85,
        coat_ink=BROWN, neckwear="cravat", neck_ink=VERMILION, extras=("pipe",), props=("rifle",), ground="cactus",
        tilt=-2,
    ),
    "teren_kill": Person(
        face="oval", hair="bald", hair_tone=0.2, hair_ink=SILVER, hat="hood", hat_ink=SLATE, eyes="tired",
        brows="thin", nose="small", mouth="stern", lined=True, skin_ink=BONE, coat="poncho", coat_tone=0.7,
        coat_ink=SLATE, neckwear="none", extras=("scar",), props=("tombstone",), ground="night", tilt=0,
    ),
    "youl_grinner": Person(
        face="round", hair="bald", hat="none", eyes="wide", brows="heavy", nose="straight", mouth="grin",
        whiskers=("soul",), skin_ink=WHEAT, coat="vest", coat_tone=0.85, coat_ink=OCHRE, neckwear="string",
        extras=("earrings", "dimples"), props=("mug",), ground="rays", tilt=-3,
    ),
}  # fmt: skip
"""The eight of Wild West Show."""

CHARACTERS = BASE | DODGE_CITY | GOLD_RUSH | WILD_WEST_SHOW
