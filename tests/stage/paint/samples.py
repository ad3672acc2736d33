"""Something of everything that is painted, with English words or with words 40 % longer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.stage.paint import (
    bills,
    cards,
    controls,
    masthead,
    notices,
    piles,
    playbill,
    prompt,
    saloon,
    sheets,
    states,
    tickets,
    tiles,
)
from game.stage.paint.card_facts import PHOTO
from game.stage.paint.glyphs import Glyph
from game.stage.paint.palette import BOTTLE
from game.stage.paint.press import Press
from tests.stage.paint.samples_bang import bang_pieces
from tests.stage.paint.samples_pony import pony_pieces

Say = Callable[[str], str]
Draw = Callable[[Press, pygame.Surface], object]

TITLES = {
    "belle_starr": ("Belle Starr", "Belle"),
    "billy_the_kid": ("Billy the Kid", "Billy"),
    "bob_dalton": ("Bob Dalton", "Bob"),
    "butch_cassidy": ("Butch Cassidy", "Butch"),
    "jesse_james": ("Jesse James", "Jesse"),
    "sundance_kid": ("Sundance Kid", "Sundance"),
    "wes_hardin": ("Wes Hardin", "Wes"),
    "stagecoach_robbery": ("Stagecoach Robbery", "Coach"),
    "bank_robbery": ("Bank Robbery", "Bank"),
    "fastest_gun": ("Fastest Gun", "Fastest"),
    "most_wanted": ("Most Wanted", "Wanted"),
    "hideout": ("Hideout", "Hideout"),
    "wyatt_earp": ("Wyatt Earp", "Wyatt"),
}
RULES = "Ask the others in turn for a card of one outlaw. Or shoot: on a hit take one that is laid."


def plain(text: str) -> str:
    return text


def longer(text: str) -> str:
    """The text grown by two fifths, accents and all, word by word as a translation would."""
    grown = text.translate(str.maketrans("aeiouyAEIOU", "áéíöüýÁÉÍÖÜ"))
    missing = round(len(text) * 0.4)
    words = grown.split(" ")
    for i in range(missing):
        words[i % len(words)] += "n"
    return " ".join(words)


def words(kind: str, say: Say = plain) -> cards.CardWords:
    outlaw = kind.removeprefix(PHOTO)
    title, short = TITLES[outlaw]
    if kind.startswith(PHOTO):
        title = f"Photo: {title}"
    # Names of people are not translated, so they do not grow.
    named = outlaw in TITLES and outlaw.endswith(("starr", "kid", "dalton", "cassidy", "james", "hardin", "earp"))
    speak = plain if named else say
    return cards.CardWords(
        speak(title), say(RULES), say("SHERIFF · SHOOT FIRST"), speak(short), say("WANTED"), say("POINTS"), "+$3,000"
    )


def box(press: Press, width: float, height: float) -> pygame.Rect:
    return press.rect((40, 60, width, height * max(1.0, press.text_scale)))


def pieces(say: Say = plain) -> dict[str, Draw]:
    """Name -> a function that paints the thing at (40, 60) units or thereabouts."""
    south, key = Glyph("pad", "south"), Glyph("cap", "ENTER")
    actions = tuple(prompt.Action(say(label), (south,)) for label in ("Lay 3", "Read card", "Go to discard"))
    ticket = tickets.TicketLook(1, "Morgan", "$12,000", 9, 0.48, say("TURN"), "gamepad", dealer=True, no_sheriff=True)
    asleep = tickets.TicketLook(2, "Christopher", "$9,000", 9, 0.4, "", "bot", say("ASLEEP"), "sleep")
    hidden = tiles.TileLook("billy_the_kid", "Billy", 3, 8, ("bank_robbery", "fastest_gun"), True)
    photo = tiles.TileLook("jesse_james", "Jesse", 0, 4, ("photo_jesse_james",))
    bill = bills.BillLook("wes_hardin", "Wes Hardin", "$14,000", 13, True, "+$2,000", say("CAPTURED"))
    row = controls.RowLook(say("Photo out of turn"), say("Its holder may lay it"), "photo", control="switch", on=True)
    slider = controls.RowLook(say("Music"), icon="speaker", control="slider", level=0.6, value="60 %")
    stepper = controls.RowLook(say("Bounty"), control="stepper", value="$25,000")
    lines = (playbill.BillLine(say("REWARDS TO"), "loud"), playbill.BillLine("$25,000", "number"))
    game = playbill.PlaybillLook(
        BOTTLE,
        ("Wyatt Earp",),
        say("DEAD OR ALIVE"),
        say("one purse, seven heads"),
        "wyatt_earp",
        lines,
        "2 - 4",
        say("45 MIN"),
    )
    entries = ((0, sheets.Sign("deck"), say("takes two")), (1, sheets.Sign("horseshoe", "billy_the_kid"), "+1,000"))
    rows = (sheets.LedgerRow(0, "+$10,000", ("wes_hardin",)), sheets.LedgerRow(1, say("nothing"), (), False))
    return {
        "ticket": lambda p, s: tickets.draw_ticket(p, s, box(p, 430, 110), ticket),
        "ticket asleep": lambda p, s: tickets.draw_ticket(p, s, box(p, 430, 110), asleep),
        "tile hidden": lambda p, s: tiles.draw_tile(p, s, p.at((40, 60)), hidden),
        "tile photo": lambda p, s: tiles.draw_tile(p, s, p.at((40, 60)), photo),
        "bill": lambda p, s: bills.draw_bill(p, s, p.at((40, 60)), bill, "legal"),
        "telegraph": lambda p, s: sheets.draw_telegraph(p, s, box(p, 430, 328), say("TELEGRAPH"), entries),
        "ledger": lambda p, s: sheets.draw_ledger(p, s, box(p, 430, 306), say("IF IT ENDED NOW"), rows),
        "prompt": lambda p, s: prompt.draw_prompt(
            p,
            s,
            p.rect((24, 40, 1872, 64)),
            prompt.PromptLook(say("Kate: lay outlaws, or one sheriff card."), 0, actions),
        ),
        "masthead": lambda p, s: masthead.draw_masthead(
            p,
            s,
            p.rect((0, 0, 1920, 60)),
            masthead.MastheadLook("Wyatt Earp", (say("DRAW"), say("PLAY"), say("DISCARD")), 1, say("HAND 3")),
        ),
        "row": lambda p, s: controls.draw_row(p, s, box(p, 780, 84), row),
        "slider": lambda p, s: controls.draw_row(p, s, box(p, 780, 64), slider),
        "stepper": lambda p, s: controls.draw_row(p, s, box(p, 780, 64), stepper),
        "button": lambda p, s: controls.draw_button(
            p, s, box(p, 420, 84), controls.ButtonLook(say("Start the game"), "play", True)
        ),
        "panel": lambda p, s: controls.draw_panel(p, s, p.rect((40, 60, 860, 600)), say("Rules of the house")),
        "tabs": lambda p, s: controls.draw_tabs(
            p, s, box(p, 880, 60), (say("SOUND"), say("PICTURE"), say("RULES"), say("KEYS")), 2
        ),
        "field": lambda p, s: controls.draw_field(p, s, box(p, 420, 72), "", say("Write a name"), True),
        "playbill": lambda p, s: s.blit(playbill.shaded(p, game), p.at((40, 60))),
        "sign": lambda p, s: s.blit(saloon.sign_board(p, "Sundown Saloon"), p.at((40, 60))),
        "notice": lambda p, s: s.blit(notices.notice(p, say("Kate looks at the hand."), seat=0), p.at((40, 60))),
        "cover": lambda p, s: notices.draw_cover(
            p,
            s,
            s.get_rect(),
            notices.CoverLook(0, say("Pass to Ana"), say("Everybody else looks away."), (south, key), say("I am Ana")),
        ),
        "reason": lambda p, s: states.draw_reason(p, s, box(p, 176, 246), say("NOT OPENED")),
        "lettering": lambda p, s: s.blit(piles.lettering(p, say("DISCARDS")), p.at((40, 60))),
        **pony_pieces(say),
        **bang_pieces(say),
    }
