"""Colours of the print shop: stock, ink, spot inks, seats, light.  No other file writes a colour by hand."""

from __future__ import annotations

from dataclasses import dataclass

Color = tuple[int, int, int]

# Stock (papers)
PAPER: Color = (243, 231, 205)  # card stock, tickets
PAPER_WARM: Color = (233, 214, 176)  # bills, telegraph, outlaw cards
PAPER_SHADE: Color = (214, 190, 146)  # aged edge, empty gauge
PAPER_DARK: Color = (181, 150, 103)  # kraft: disabled stock, rules between lines
BONE: Color = (247, 238, 217)  # light text on dark

# Key ink
INK: Color = (30, 23, 20)
INK_SOFT: Color = (78, 61, 49)  # second voice on paper
PITCH: Color = (24, 17, 14)  # ground of the prompt bar and of dark plates

# Spot inks (one leads each game)
VERMILION: Color = (178, 48, 30)  # BANG!, money on paper
VERMILION_DEEP: Color = (158, 38, 22)  # money on warm paper below 28 px
BOTTLE: Color = (37, 88, 66)  # Wyatt Earp
PRUSSIAN: Color = (32, 72, 112)  # Pony Express
OCHRE: Color = (203, 142, 40)  # money, gold, brass
PLUM: Color = (104, 48, 82)
RUST: Color = (160, 84, 38)
STEEL: Color = (82, 138, 163)  # Billy the Kid
AMBER: Color = (186, 127, 29)  # Butch Cassidy
BRONZE: Color = (134, 88, 26)

# Place and light
WALNUT: Color = (58, 39, 28)
WALNUT_DARK: Color = (24, 14, 10)
WALNUT_LIGHT: Color = (92, 56, 32)  # lit edge of the table rail
PLANK: Color = (150, 104, 60)  # raw board nailed over a hidden set
BAIZE: Color = (38, 66, 52)
BAIZE_DARK: Color = (10, 20, 14)
DUST: Color = (205, 169, 116)
LAMP: Color = (255, 214, 140)
FLAME: Color = (255, 186, 92)

# Signals
LEGAL: Color = (255, 205, 92)  # lamp-lit rim: may be chosen
TARGET: Color = (214, 58, 34)  # crosshair ink
FOCUS: Color = (255, 246, 220)  # the one visible focus
GOLD_LIGHT: Color = (244, 205, 112)
GOLD_MID: Color = (150, 100, 26)
GOLD_DARK: Color = (122, 78, 18)
UNLIT: Color = (120, 104, 86)  # the other three dots of a face button
UNLIT_TYPE: Color = (146, 128, 107)  # an answer of the prompt bar that can't be given now

# Metal, glass, smoke
IRON_DARK: Color = (42, 34, 30)
IRON: Color = (90, 76, 66)
IRON_LIGHT: Color = (142, 124, 108)
IRON_GLINT: Color = (205, 187, 164)
BRASS_DARK: Color = (90, 55, 12)
BRASS: Color = (110, 69, 18)
BRASS_LIGHT: Color = (240, 203, 118)
GLASS: Color = (255, 233, 176)
GLASS_EDGE: Color = (248, 226, 174)
FIRE_CORE: Color = (255, 248, 220)
FIRE: Color = (255, 210, 122)
FIRE_EDGE: Color = (224, 138, 42)
FLASH: Color = (240, 168, 56)
PUFF: Color = (240, 218, 174)

# Trail and street
MAP_STOCK: Color = (236, 219, 182)  # the survey map
ROAD: Color = (226, 196, 140)
RAIL: Color = (84, 58, 42)
SPACE_PLAIN: Color = (150, 126, 92)
SPACE_MINE: Color = (196, 142, 20)
SPACE_STATION: Color = (116, 66, 36)
SPACE_RELAY: Color = (44, 116, 74)
SPACE_SALOON: Color = (38, 92, 146)
SPACE_CAMP: Color = (182, 48, 30)
DIE_LIT: Color = (255, 253, 244)
DIE_SHADE: Color = (205, 185, 142)
DIE_EDGE: Color = (143, 122, 82)
DIE_RIM: Color = (217, 201, 158)
LEATHER: Color = (176, 112, 58)
LEATHER_MID: Color = (122, 71, 34)
LEATHER_DEEP: Color = (90, 50, 24)
LEATHER_DARK: Color = (46, 24, 11)
STITCH: Color = (224, 184, 120)
SKIN: Color = (232, 196, 154)
SKIN_WARM: Color = (190, 128, 88)
HAIR: Color = (74, 46, 26)
GUNMETAL: Color = (58, 52, 48)
HOLSTER: Color = (107, 68, 38)
BUCKSKIN: Color = (206, 158, 98)
BLANKET: Color = (152, 66, 44)
FOOT_WOOD: Color = (185, 138, 86)
LONG_SHADE: Color = (34, 16, 6)  # what the evening sun throws on dust
WALK: Color = (134, 94, 60)  # boards of the pavement
WALK_GRAIN: Color = (104, 70, 44)
WALK_GAP: Color = (60, 38, 22)
KERB: Color = (78, 50, 30)
SIGN_SALOON: Color = (132, 46, 30)
SIGN_JAIL: Color = (70, 76, 84)
SIGN_STORE: Color = (48, 88, 64)
BOX_WOOD: Color = (169, 119, 63)
BOX_DARK: Color = (106, 69, 36)
POND: Color = (62, 110, 132)
POND_GLINT: Color = (169, 202, 210)

BLACK: Color = (0, 0, 0)
WHITE: Color = (255, 255, 255)

# Seats: the brand (a shape) is the first mark, the colour only the second.
SEATS: tuple[tuple[str, Color], ...] = (
    ("horseshoe", (190, 58, 36)),
    ("diamond", (38, 92, 146)),
    ("wheel", (226, 174, 52)),
    ("arrow", (42, 122, 88)),
    ("crescent", (128, 66, 128)),
    ("anvil", (116, 178, 196)),
    ("cross", (70, 56, 48)),
    ("hourglass", (228, 150, 118)),
)

# For eyes that tell few colours apart: each lighter or darker than the others, whatever its colour.
SAFE_SEATS: tuple[tuple[str, Color], ...] = (
    ("horseshoe", (180, 61, 43)),
    ("diamond", (2, 80, 151)),
    ("wheel", (242, 183, 75)),
    ("arrow", (15, 68, 36)),
    ("crescent", (186, 109, 159)),
    ("anvil", (90, 173, 209)),
    ("cross", (49, 38, 30)),
    ("hourglass", (246, 226, 150)),
)

# Suits as cards have them, and four inks for whoever asks for marks that are told apart easily.
SUITS: dict[str, Color] = {"hearts": VERMILION, "diamonds": VERMILION, "spades": INK, "clubs": INK}
SAFE_SUITS: dict[str, Color] = {"hearts": (180, 61, 43), "diamonds": (2, 80, 151), "spades": INK, "clubs": (15, 68, 36)}

# Outlaws: emblem (an icon's name) and ink.
OUTLAWS: dict[str, tuple[str, Color]] = {
    "belle_starr": ("bell", PLUM),
    "billy_the_kid": ("horseshoe", STEEL),
    "bob_dalton": ("key", RUST),
    "butch_cassidy": ("bottle", AMBER),
    "jesse_james": ("train", PRUSSIAN),
    "sundance_kid": ("sun", BOTTLE),
    "wes_hardin": ("spades", VERMILION),
}


@dataclass(frozen=True)
class Tones:
    """Stock and key ink as one set, so that high contrast can swap them; `rim` is in units."""

    paper: Color = PAPER
    paper_warm: Color = PAPER_WARM
    ink: Color = INK
    ink_soft: Color = INK_SOFT
    money: Color = VERMILION
    rim: float = 5.0
    grain: bool = True


NORMAL = Tones()
HIGH_CONTRAST = Tones((255, 248, 230), (255, 248, 230), (0, 0, 0), (30, 20, 14), VERMILION_DEEP, 8.0, False)


def hexa(rgb: Color) -> str:
    """'#RRGGBB' for SVG and for people."""
    return f"#{rgb[0]:02X}{rgb[1]:02X}{rgb[2]:02X}"


def mix(a: Color, b: Color, t: float) -> Color:
    """Colour between a (t=0) and b (t=1)."""
    red, green, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return (red, green, blue)


def luminance(rgb: Color) -> float:
    """Relative luminance as WCAG 2 defines it, 0..1."""
    lin = [(c / 255) / 12.92 if c <= 10 else (((c / 255) + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2]


def contrast(a: Color, b: Color) -> float:
    """WCAG contrast ratio of two colours, 1..21."""
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def ink_on(rgb: Color) -> Color:
    """Key ink or bone, whichever reads better on this ground."""
    return INK if contrast(INK, rgb) >= contrast(BONE, rgb) else BONE
