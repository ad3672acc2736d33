from __future__ import annotations

from typing import Any

import pytest

from game.rules.kinds import SEATS, Pick
from game.rules.knowledge import view
from game.words import option_button, option_label, prompt
from game.wyatt_earp.deck import KIND_NUMBER, OUTLAW_NUMBER
from game.wyatt_earp.frames.turn import Turn
from game.wyatt_earp.frames.windows import PhotoWindow, WyattWindow
from game.wyatt_earp.state import CARDS_OF, Earp, place
from game.wyatt_earp.verbs import show
from tests.words.sources import GAME, NAMES

A, B, C, D = SEATS[:4]
JESSE = OUTLAW_NUMBER["jesse_james"]


def table(**switches: Any) -> Earp:
    """Four seats, A to draw, everybody with ten cards."""
    g: Earp = GAME.new(4, GAME.presets.mix("seed-004", switches), 7)
    g.stack = g.stack[:2]
    return g


def asked(g: Earp, *frames: Any) -> Earp:
    for frame in frames:
        frame.begun = True
        g.stack.append(frame)
    g.run()
    return g


def test_a_draw_names_the_card_on_top() -> None:
    g = asked(table(), Turn(A))
    g.discards = (CARDS_OF[KIND_NUMBER["hideout"]][0],)
    show(g, g.discards[0])
    assert prompt(view(g, None), NAMES) == "Kate: draw two cards, or take a Hideout from the discards."
    g.discards = ()
    assert prompt(view(g, None), NAMES) == "Kate: draw two cards from the supply."


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (Turn(A, "play"), "Kate: lay outlaws, play one sheriff card, or discard."),
        (Turn(A, "play", "played"), "Kate: lay more outlaws, or discard."),
        (Turn(A, "play", "owed"), "Kate: lay outlaws, or discard. The sheriff card of this turn is spent."),
        (Turn(A, "play", "played", "fastest_gun"), "Kate: play a Fastest Gun at once, lay outlaws, or discard."),
    ],
)
def test_a_turn_says_what_is_still_allowed(turn: Turn, words: str) -> None:
    g = asked(table(), turn)
    assert prompt(view(g, A), NAMES) == prompt(view(g, None), NAMES) == words


def test_the_last_card_is_known_to_be_the_last() -> None:
    g = table()
    g.hand[A] = g.hand[A][:1]
    assert prompt(view(asked(g, Turn(A, "play")), None), NAMES) == "Kate: discard the last card. That ends the hand."


def test_a_photo_window_says_who_opened_what_and_at_what_price() -> None:
    g = asked(table(), Turn(A, "play"), PhotoWindow(A, "jesse_james"))
    start = "Kate has opened Jesse James. "
    everybody = prompt(view(g, None), NAMES)
    assert everybody.startswith(start + "Doc, Morgan and Virgil: ") and "no sheriff card next turn" in everybody
    assert prompt(view(g, B), NAMES).startswith(start + "Doc: ")
    assert prompt(view(g, A), NAMES) == everybody
    free = asked(table(photo_out_of_turn="free"), Turn(A, "play"), PhotoWindow(A, "jesse_james"))
    assert "no cost" in prompt(view(free, None), NAMES)


def hidden(g: Earp) -> Earp:
    g.laid[place(C, JESSE)] = (*CARDS_OF[JESSE][:3], CARDS_OF[KIND_NUMBER["hideout"]][0])
    g.hand = [tuple(c for c in hand if c not in g.laid[place(C, JESSE)]) for hand in g.hand]
    for card in g.laid[place(C, JESSE)]:
        show(g, card)
    g.stirred()
    return g


def test_a_hideout_window_says_who_hid_what_and_what_it_is_worth() -> None:
    g = asked(hidden(table(wyatt_out_of_turn_window="on_hideout")), Turn(A, "play", "played"))
    asked(g, WyattWindow("landed", C, "jesse_james"))
    words = "Kate has hidden Morgan's Jesse James (6 points). Morgan: shoot back, and play no sheriff card next turn?"
    assert prompt(view(g, None), NAMES) == words


def test_other_moments_for_a_wyatt_earp() -> None:
    between = asked(hidden(table()), WyattWindow("between", barred=B))
    assert prompt(view(between, None), NAMES).startswith("Kate's turn is over. Morgan: ")
    payout = asked(hidden(table()), WyattWindow("payout"))
    assert prompt(view(payout, None), NAMES).startswith("The pay-out comes next. Morgan: ")


def test_nothing_asked_is_nothing_said() -> None:
    g = asked(table(), Turn(A))
    g.pending = None
    assert prompt(view(g, None), NAMES) == ""


@pytest.mark.parametrize(
    ("pick", "label", "button"),
    [
        (("lay", "jesse_james", 3), "Lay 3 Jesse James", "Lay 3"),
        (("bank_robbery", "belle_starr"), "Bank Robbery on Belle Starr", "Shoot"),
        (("most_wanted", "ask", "wes_hardin", "left"), "Ask Doc first for a Wes Hardin", "Ask"),
        (("most_wanted", "ask", "wes_hardin", "right"), "Ask Virgil first for a Wes Hardin", "Ask"),
        (("most_wanted", "rob", D, "wes_hardin"), "Most Wanted: take a Wes Hardin from Virgil", "Shoot"),
        (("hideout", C, "bob_dalton"), "Hide Morgan's Bob Dalton", "Shoot"),
        (
            ("wyatt_earp", "clear", A, "bob_dalton"),
            "Wyatt Earp: shoot at the Hideout on Kate's Bob Dalton",
            "Clear Bob",
        ),
        (("wyatt_earp", "draw"), "Wyatt Earp: draw two cards", "Draw two"),
        (("photo", "sundance_kid"), "Lay the Photo of the Sundance Kid", "Lay Photo"),
        (("pass",), "Pass", "Pass"),
    ],
)
def test_answers(pick: Pick, label: str, button: str) -> None:
    assert option_label(GAME.name, pick, NAMES, A) == label
    assert option_button(GAME.name, pick, NAMES, A) == button


def test_an_answer_by_nobody_in_particular_has_a_direction() -> None:
    pick = ("most_wanted", "ask", "hideout", "right")
    assert option_label(GAME.name, pick, NAMES) == "Ask to the right for a Hideout"


def test_two_players_have_only_each_other_to_ask() -> None:
    pick = ("most_wanted", "ask", "hideout", "left")
    assert option_label(GAME.name, pick, NAMES[:2], 1) == "Ask Kate for a Hideout"
