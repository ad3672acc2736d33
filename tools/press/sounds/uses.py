"""Which sound belongs to what happens at the card table, and the list of all sounds that stands beside them."""

from __future__ import annotations

from tools.press.sounds.catalogue import SOUNDS
from tools.press.sounds.tunes import TUNES

BANG: dict[str, str] = {
    "BANG! with the Colt .45": "shot",
    "BANG! with the Volcanic": "gun_volcanic",
    "BANG! with the Schofield": "gun_schofield",
    "BANG! with the Remington": "gun_remington",
    "BANG! with the Rev. Carabine": "gun_carabine",
    "BANG! with the Winchester": "gun_winchester",
    "Missed!": "ricochet",
    "a barrel saves": "barrel",
    "a life is lost": "bullet_hit",
    "Beer": "beer",
    "Saloon": "glass",
    "Panic!": "snatch",
    "Cat Balou": "whip",
    "Stagecoach": "stagecoach",
    "Wells Fargo": "coins",
    "General Store opens": "store_bell",
    "a card is taken from the shelf": "counter",
    "Duel begins": "duel_draw",
    "Gatling": "gatling",
    "Indians!": "indians_raid",
    "Indians! strike one who has no BANG!": "arrow",
    "a weapon is laid": "holster",
    "Mustang is laid": "horse",
    "Scope is laid": "scope",
    "Jail is laid": "jail_door",
    "a turn is spent in jail": "jail_bars",
    "out of jail": "jail_open",
    "Dynamite is laid, or goes on": "fuse",
    "Dynamite explodes": "explosion",
    "draw!": "card_flip",
    "a card is drawn": "card_slide",
    "a card is dealt": "deal",
    "a card is discarded": "card_snap",
    "the deck is shuffled": "shuffle",
    "a turn begins": "turn_bell",
    "a role is shown": "stamp",
    "somebody is out of the game": "toll",
    "the game is over": "game_end",
    "Punch": "punch",
    "Knife": "knife",
    "Derringer": "gun_derringer",
    "Pepperbox": "gun_remington",
    "Springfield": "gun_carabine",
    "Buffalo Rifle": "gun_buffalo",
    "Howitzer": "explosion",
    "Brawl": "bottle_breaks",
    "Whisky, Tequila, Canteen": "glass",
    "Can Can, Rag Time": "saloon",
    "Conestoga": "stagecoach",
    "Pony Express": "hooves_gallop",
    "Hideout is laid": "nail",
    "a new event": "event_bell",
    "a gold nugget": "nugget",
    "equipment is bought": "counter",
}
"""What happens in BANG!, with its expansions, and the name of its sound."""


def listed() -> str:
    """The list of all sounds, as it is kept in `assets/sounds/README.md`."""
    lines = [
        "# The sounds of the house",
        "",
        "All made by `tools/bake_sounds.py` from numbers, this list too. Loudness is that of the loudest tenth of a",
        "second, in dB of full scale. Each take is a file of its own; the game never plays one twice in a row.",
        "",
        "| sound | takes | dB | what is heard |",
        "|---|---|---|---|",
        *(f"| {n} | {s.takes} | {s.loudness:.0f} | {s.purpose} |" for n, s in sorted(SOUNDS.items())),
        "",
        "## The card table",
        "",
        "| what happens in BANG! | sound |",
        "|---|---|",
        *(f"| {what} | {sound} |" for what, sound in BANG.items()),
        "",
        "## The music",
        "",
        "In `music`, in layers of phrases of eight bars: for each phrase two backings (base) and two leads, for",
        "each tune what is added as it grows tense (nerve) and at a showdown (drive). A conductor puts them together.",
        "",
        "| tune | mood | beats a minute | leads | backings |",
        "|---|---|---|---|---|",
        *(
            f"| {t.name} | {t.mood} | {t.tempo:g} | {', '.join(t.leads)} | {', '.join(t.styles)} |"
            for t in TUNES.values()
        ),
        "",
    ]
    return "\n".join(lines)
