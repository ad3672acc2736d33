"""Which icon of assets/icons an event of BANG! wears on the telegraph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.bang import events as e
from game.bang import events_fight as f
from game.rules.event import Event

_ICONS: Final[Mapping[type[Event], str]] = {
    e.RoleDealt: "badge",
    e.RoleShown: "badge",
    e.CharactersOffered: "hat",
    e.CharacterTaken: "hat",
    e.DeckShuffled: "shuffle",
    e.Dealt: "cards",
    e.TurnBegan: "hat",
    e.TurnSkipped: "jail",
    e.TurnEnded: "pause",
    e.Drew: "deck",
    e.NothingToDraw: "cross",
    e.DrewDiscard: "hand",
    e.CardShown: "eye",
    e.LookedAt: "eye",
    e.Kept: "hand",
    e.PutBack: "undo",
    e.Reshuffled: "shuffle",
    e.BeersRemoved: "beer",
    e.TurnedUp: "deck",
    e.AbilityUsed: "star",
    e.AbilityCopied: "star",
    e.Discarded: "arrow_down",
    e.Taken: "hand",
    e.Thrown: "trash",
    e.Inherited: "hand",
    e.StoreOpened: "boards",
    e.StorePassed: "boards",
    e.StoreTaken: "boards",
    f.ShotFired: "revolver",
    f.ShotCancelled: "away",
    f.NoEffect: "cross",
    f.IndiansCame: "tent",
    f.IndiansDriven: "away",
    f.DuelBegan: "revolver",
    f.DuelLost: "hole",
    f.JailLeft: "key",
    f.JailStays: "jail",
    f.DynamitePassed: "dynamite",
    f.DynamiteStayed: "dynamite",
    f.DynamiteExploded: "dynamite",
    f.LifeLost: "bullet",
    f.LifeGained: "beer",
    f.Dying: "hourglass",
    f.Eliminated: "cross_greek",
    f.Buried: "cross_greek",
    f.Rewarded: "dollar",
    f.Penalised: "badge",
    f.GameWon: "crown",
}
_CARD_ICONS: Final[Mapping[str, str]] = {
    "bang": "revolver",
    "missed": "away",
    "beer": "beer",
    "saloon": "saloon",
    "panic": "hand",
    "cat_balou": "trash",
    "stagecoach": "coach",
    "wells_fargo": "coach",
    "general_store": "boards",
    "duel": "revolver",
    "gatling": "crosshair",
    "indians": "tent",
    "barrel": "bottle",
    "mustang": "horse",
    "scope": "scope",
    "jail": "jail",
    "dynamite": "dynamite",
    "volcanic": "fast_gun",
    "schofield": "revolver",
    "remington": "revolver",
    "rev_carabine": "revolver",
    "winchester": "revolver",
    "punch": "hand",
    "dodge": "away",
    "springfield": "revolver",
    "brawl": "trash",
    "rag_time": "hand",
    "tequila": "bottle",
    "whisky": "bottle",
    "binocular": "scope",
    "hideout": "cabin",
    "bible": "away",
    "iron_plate": "away",
    "sombrero": "hat",
    "ten_gallon_hat": "hat",
    "derringer": "revolver",
    "knife": "crosshair",
    "pepperbox": "revolver",
    "buffalo_rifle": "crosshair",
    "howitzer": "crosshair",
    "can_can": "trash",
    "conestoga": "coach",
    "canteen": "water_bag",
    "pony_express": "horse",
}


def icon(event: Event) -> str:
    """The name of an icon; cards of no icon of their own are `cards`."""
    if isinstance(event, e.Played | e.Placed | e.Answered | e.GreenUsed):
        return _CARD_ICONS.get(event.name, "cards")
    if isinstance(event, e.DrawDecided):
        return "tick" if event.good else "cross"
    return _ICONS[type(event)]
