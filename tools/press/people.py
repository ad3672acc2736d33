"""Recipes: one entry a person. A test keeps any two at least seven parts apart."""

from __future__ import annotations

from tools.press.inks import (
    BLOND,
    BOTTLE,
    BRASS,
    BROWN,
    DEEP,
    GINGER,
    MOSS,
    OCHRE,
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

OUTLAWS = {
    "belle_starr": Person(
        face="heart", hair="curls", hair_tone=0.4, hair_ink=BROWN, hat="feathered", hat_ink=PLUM, band_ink=VERMILION,
        eyes="lash", brows="thin", nose="small", mouth="full", soft=True, coat="dress", coat_ink=PLUM,
        neckwear="locket",
        extras=("earrings",), tilt=-4,
    ),
    "billy_the_kid": Person(
        face="young", hair="mop", hair_tone=0.4, hair_ink=BLOND, hat="slouch", hat_tone=0.35, hat_ink=SAND,
        eyes="wide",
        raised=True, mouth="gold", coat="vest", coat_tone=0.2, coat_ink=SKY, neckwear="bandana", neck_ink=VERMILION,
        extras=("freckles",), ground="rays", tilt=5,
    ),
    "bob_dalton": Person(
        face="square", hat="bowler", hat_ink=RUST, brows="heavy", nose="broad", whiskers=("walrus",), coat_tone=0.6,
        coat_ink=RUST, neckwear="bow", neck_ink=OCHRE, ground="planks",
    ),
    "butch_cassidy": Person(
        face="broad", hat="cattleman", hat_tone=0.4, hat_ink=OCHRE, eyes="squint", nose="broken", mouth="grin",
        whiskers=("stubble",), coat="shirt", coat_tone=0.25, coat_ink=MOSS, neckwear="bandana", neck_ink=PRUSSIAN,
        ground="dusk", tilt=3,
    ),
    "jesse_james": Person(
        face="oval", hair="slick", hat="gambler", brows="angry", whiskers=("chops", "pencil"), coat="frock",
        coat_tone=0.85, coat_ink=PRUSSIAN, neckwear="cravat", neck_ink=SKY,
    ),
    "sundance_kid": Person(
        face="long", hair="slick", hair_tone=0.3, hair_ink=BLOND, eyes="squint", nose="long", mouth="smirk",
        whiskers=("handlebar",), coat_tone=0.3, coat_ink=BOTTLE, neckwear="string", extras=("straw",), ground="rays",
        tilt=-5,
    ),
    "wes_hardin": Person(
        face="gaunt", hair="long", hat="flat", eyes="tired", brows="bushy", nose="hook", mouth="frown", lined=True,
        whiskers=("goatee",), coat="poncho", coat_tone=0.35, coat_ink=VERMILION, extras=("scar",), ground="night",
        tilt=-3,
    ),
}  # fmt: skip
"""The seven who are wanted."""

MARSHAL = Person(
    face="square", hair="slick", hat="gambler", hat_tone=0.8, brows="heavy", whiskers=("handlebar",), coat="frock",
    coat_tone=0.75, neckwear="string", extras=("badge",), ground="rays",
)  # fmt: skip
"""Wyatt Earp himself."""

SEATS = {
    "gambler": Person(
        face="long", hair="slick", hat="top", brows="angry", nose="hook", mouth="smirk", whiskers=("pencil", "soul"),
        coat="frock", coat_tone=0.9, neckwear="bow", neck_ink=VERMILION, extras=("monocle",), ground="curtain",
        tilt=3,
    ),
    "teacher": Person(
        face="oval", hair="bun", hair_tone=0.35, hair_ink=GINGER, eyes="lash", brows="thin", nose="straight",
        mouth="smile", soft=True, coat="blouse", coat_tone=0.3, coat_ink=PRUSSIAN, extras=("glasses",),
        ground="plain",
        tilt=-2,
    ),
    "vaquero": Person(
        face="broad", hair="mop", hat="sombrero", hat_ink=OCHRE, band_ink=VERMILION, brows="bushy", nose="broad",
        mouth="smile", whiskers=("horseshoe",), skin=0.06, skin_ink=TAN, coat="jacket", coat_tone=0.75,
        neckwear="scarf",
        neck_ink=VERMILION, ground="dusk", tilt=-3,
    ),
    "prospector": Person(
        face="round", hair="wild", hair_tone=0.2, hair_ink=SILVER, hat="straw", hat_ink=SAND, band_ink=PRUSSIAN,
        eyes="tired", brows="bushy", nose="broad", mouth="open", whiskers=("long",), lined=True, coat="braces",
        coat_tone=0.2, coat_ink=ROSE, ground="planks", tilt=-3,
    ),
    "rancher": Person(
        face="heart", hair="braids", hat="cattleman", hat_tone=0.3, hat_ink=RUST, band_ink=BRASS, eyes="squint",
        brows="plain", nose="button", mouth="grin", soft=True, skin_ink=WHEAT, coat="shirt", coat_tone=0.3,
        coat_ink=SKY,
        neckwear="bandana", neck_ink=OCHRE, extras=("freckles",), ground="dusk", tilt=4,
    ),
    "sergeant": Person(
        face="square", hair="short", hat="cavalry", hat_tone=0.5, hat_ink=PRUSSIAN, band_ink=BRASS, brows="heavy",
        nose="broad", mouth="stern", whiskers=("chops", "handlebar"), skin=0.1, skin_ink=DEEP, coat="uniform",
        coat_ink=PRUSSIAN, neckwear="none", ground="plain", tilt=0,
    ),
    "singer": Person(
        face="round", hair="curls", eyes="lash", brows="thin", nose="small", mouth="full", soft=True, skin=0.05,
        skin_ink=DEEP, hat="none", coat="dress", coat_tone=0.35, coat_ink=VERMILION, neckwear="beads", neck_ink=BRASS,
        extras=("rose", "earrings"), ground="rays", tilt=4,
    ),
    "doctor": Person(
        face="gaunt", hair="slick", hair_tone=0.2, hair_ink=SILVER, eyes="tired", brows="sad", nose="long",
        mouth="stern", whiskers=("goatee",), lined=True, coat="jacket", coat_tone=0.45, coat_ink=SLATE,
        neckwear="cravat",
        extras=("glasses",), ground="planks", tilt=2,
    ),
    "blacksmith": Person(
        face="broad", hair="bald", eyes="squint", brows="angry", nose="broken", mouth="smile", whiskers=("full",),
        hair_tone=0.4, hair_ink=GINGER, hat="none", coat="braces", coat_tone=0.55, coat_ink=RUST, neckwear="none",
        ground="night", tilt=-2,
    ),
    "scout": Person(
        face="long", hair="braids", hat="headband", band_ink=VERMILION, eyes="plain", brows="plain", nose="straight",
        mouth="stern", skin=0.06, skin_ink=TAN, coat="vest", coat_tone=0.3, coat_ink=SAND, neckwear="beads",
        neck_ink=SKY, extras=(), ground="dusk", tilt=0,
    ),
    "widow": Person(
        face="oval", hair="bun", hair_tone=0.2, hair_ink=SILVER, hat="bonnet", hat_ink=SKY, eyes="tired", brows="sad",
        nose="small", mouth="smirk", soft=True, lined=True, coat="blouse", coat_tone=0.8, coat_ink=PLUM,
        neckwear="locket",
        ground="curtain", tilt=-3,
    ),
    "barber": Person(
        face="young", hair="slick", hair_tone=0.35, hair_ink=BROWN, hat="none", brows="plain", raised=True,
        nose="button",
        mouth="grin", whiskers=("handlebar",), coat="vest", coat_tone=0.12, neckwear="bow", neck_ink=BOTTLE,
        extras=("dimples",), ground="curtain", tilt=-5,
    ),
    "trapper": Person(
        face="square", hair="long", hair_tone=0.35, hair_ink=BROWN, hat="furcap", hat_ink=RUST, eyes="squint",
        brows="bushy", nose="hook", mouth="stern", whiskers=("full",), coat="fur", coat_tone=0.6, coat_ink=OCHRE,
        extras=("scar",), ground="night", tilt=3,
    ),
    "judge": Person(
        face="round", hair="short", hair_tone=0.2, hair_ink=SILVER, hat="bowler", hat_tone=0.7, hat_ink=BOTTLE,
        band_ink=OCHRE, eyes="plain", brows="bushy", nose="button", mouth="frown", whiskers=("walrus",), lined=True,
        skin_ink=WHEAT, coat="frock", coat_tone=0.5, coat_ink=BOTTLE, neckwear="string", extras=("monocle",),
        ground="plain", tilt=2,
    ),
    "telegrapher": Person(
        face="young", hair="mop", hat="none", eyes="wide", brows="thin", nose="straight", mouth="smirk", skin=0.08,
        skin_ink=DEEP, coat="shirt", coat_tone=0.12, neckwear="bow", neck_ink=PRUSSIAN, extras=("glasses",),
        ground="rays", tilt=4,
    ),
    "preacher": Person(
        face="gaunt", hair="long", hat="flat", hat_tone=0.85, eyes="wide", brows="heavy", nose="long", mouth="frown",
        whiskers=("chops",), coat="jacket", coat_tone=0.9, neckwear="clerical", ground="plain", tilt=-4, lined=True,
    ),
    "cook": Person(
        face="round", hair="slick", hat="slouch", hat_tone=0.15, hat_ink=SILVER, eyes="plain", brows="thin",
        nose="button",
        mouth="smile", whiskers=("soul",), skin_ink=WHEAT, coat="shirt", coat_tone=0.3, coat_ink=MOSS,
        neckwear="scarf", neck_ink=SAND, extras=("dimples",), ground="planks", tilt=-2,
    ),
    "driver": Person(
        face="heart", hair="long", hair_tone=0.4, hair_ink=BLOND, hat="tengallon", hat_ink=SLATE, band_ink=VERMILION,
        eyes="wide", brows="plain", raised=True, nose="straight", mouth="gold", soft=True, coat="jacket",
        coat_tone=0.35,
        coat_ink=OCHRE, neckwear="string", extras=("mole",), ground="dusk", tilt=5,
    ),
}  # fmt: skip
"""Townsfolk who take the seats, people's and bots' alike, named by trade."""
