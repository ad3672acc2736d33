from __future__ import annotations

import pytest

from game.rules import knowledge
from game.rules.ask import PASS
from game.rules.kinds import SEATS
from game.rules.position import SetUp, build, read_line
from game.stage.earp.asking import Asked, asked, plate_of
from game.stage.earp.desk import Desk, Step
from game.wyatt_earp.deck import KIND, KIND_NAMES, OUTLAWS
from game.wyatt_earp.frames.windows import PhotoWindow, WyattWindow

NAMES = ("Ana", "Bo", "Clem")
JESSE, BELLE = OUTLAWS.index("jesse_james"), OUTLAWS.index("belle_starr")


def desk(*lines: str, careful: bool = False, phase: str = "play", seats: int = 3) -> Desk:
    """A desk for seat A at a position written like a case file's."""
    setup = SetUp()
    for line in (f"game wyatt_earp\nseats {seats}\nset number 1\npending Turn seat=A phase={phase}").split("\n"):
        read_line(setup, line.split())
    for line in lines:
        read_line(setup, line.split())
    _, g = build(setup)
    assert g.pending is not None and list(g.pending.options) == [0]
    return Desk(
        knowledge.view(g, 0).state, 0, g.pending.kind, g.pending.options[0], lambda pick: g.why_not(0, pick), careful
    )


def card(at: Desk, kind: str, number: int = 0) -> str:
    return f"card:{[c for c in at.hand if KIND_NAMES[KIND[c]] == kind][number]}"


def shown(at: Desk, face_down: bool = False) -> Asked:
    return asked(at, NAMES, "What now?", face_down)


def answers(at: Desk) -> dict[str, bool]:
    return {answer.id: answer.why is None for answer in at.answers()}


def test_a_pile_is_the_whole_answer_in_the_draw() -> None:
    at = desk("set A.hand jesse_james*3", "set discards hideout", phase="draw")
    assert at.press("supply") == ("draw", "supply")
    assert at.press("discards") == ("draw", "discards")
    assert at.press(card(at, "jesse_james")) == ()
    assert shown(at).marks.signals == {"supply": "legal", "discards": "legal"}
    assert card(at, "jesse_james") in shown(at).barred


def test_an_empty_pile_of_discards_lies_in_the_shade_and_says_why() -> None:
    at = desk("set A.hand jesse_james*3", phase="draw")
    question = shown(at)
    assert "discards" in question.barred and "discards" in question.marks.shaded
    assert plate_of(question, "discards", False)


def test_cards_of_one_name_add_up_and_go_back_again() -> None:
    at = desk("set A.hand jesse_james*4 belle_starr*2 hideout", "set opened.jesse_james 1")
    for number in range(3):
        assert at.press(card(at, "jesse_james", number)) == ()
    assert at.pick() == ("lay", "jesse_james", 3)
    assert shown(at).marks.previews == {JESSE: "+$2,000"}
    at.press(card(at, "jesse_james", 1))
    assert at.pick() == ("lay", "jesse_james", 2)
    at.press(card(at, "belle_starr"))
    assert at.pick() == ("lay", "belle_starr", 1)
    assert answers(at) == {"lay": False, "discard": True}


def test_a_single_card_of_a_closed_outlaw_says_that_three_are_needed_and_may_be_discarded() -> None:
    at = desk("set A.hand belle_starr*2 hideout")
    question = shown(at)
    name = card(at, "belle_starr")
    assert question.refusals[name].clause == "WE-17" and name not in question.barred
    assert plate_of(question, name, False) == "NEED 3"
    assert plate_of(question, name, True) == ""


def test_a_card_goes_from_use_to_target_and_back_step_by_step() -> None:
    at = desk(
        "set A.hand most_wanted belle_starr*2", "set B.laid.jesse_james jesse_james*3", "set opened.jesse_james 1"
    )
    at.press(card(at, "most_wanted"))
    assert answers(at) == {"use-ask": True, "use-rob": True, "discard": True}
    at.use("rob")
    assert at.aiming and at.targets() == {f"set:1:{JESSE}": None}
    assert at.press(f"set:1:{JESSE}") == ()
    assert at.pick() == ("most_wanted", "rob", 1, "jesse_james")
    assert shown(at).marks.signals[f"set:1:{JESSE}"] == "target"
    assert at.press(f"set:1:{JESSE}") == ("most_wanted", "rob", 1, "jesse_james")
    assert [at.back() for _ in range(4)] == [True] * 3 + [False] and at.step.cards == ()


def test_asking_names_a_kind_then_a_neighbour() -> None:
    at = desk("set A.hand most_wanted belle_starr*2")
    at.press(card(at, "most_wanted"))
    at.use("ask")
    question = shown(at)
    assert "hideout" in question.tray and "jesse_james" in question.tray
    at.press("kind:hideout")
    assert [answer.pick for answer in at.answers()] == [
        ("most_wanted", "ask", "hideout", "left"),
        ("most_wanted", "ask", "hideout", "right"),
    ]
    assert [offer.label for offer in shown(at).offers[:2]] == ["Bo first", "Clem first"]


def test_own_sets_are_no_target_for_a_hideout_and_say_why() -> None:
    at = desk(
        "set A.hand hideout belle_starr", "set A.laid.belle_starr belle_starr*3", "set B.laid.belle_starr belle_starr"
    )
    at.press(card(at, "hideout"))
    question = shown(at)
    assert question.marks.signals == {f"set:1:{BELLE}": "legal"}
    assert question.refusals[f"set:0:{BELLE}"].clause == "WE-33" and f"set:0:{BELLE}" in question.barred
    assert at.press("bill:0") == () and at.step.aim == f"set:1:{BELLE}"


def test_a_robbery_shows_what_a_hit_would_bring() -> None:
    at = desk("set A.hand stagecoach_robbery belle_starr", "set A.laid.belle_starr belle_starr*3")
    at.press(card(at, "stagecoach_robbery"))
    at.press(f"set:0:{BELLE}")
    assert shown(at).marks.previews == {BELLE: "+$3,000 ON A HIT"}


def test_wyatt_earp_has_three_uses_and_names_what_bars_one() -> None:
    at = desk("set A.hand wyatt_earp belle_starr", "set discards jesse_james")
    at.press(card(at, "wyatt_earp"))
    assert answers(at) == {"use-draw": True, "use-look": True, "use-clear": False, "discard": True}
    assert [answer.pick for answer in at.answers()][:2] == [("wyatt_earp", "draw"), ("wyatt_earp", "look")]


def test_a_second_sheriff_card_is_refused_with_its_clause() -> None:
    at = desk("set A.hand wyatt_earp belle_starr", "pending Turn seat=A phase=play sheriff=played")
    at.press(card(at, "wyatt_earp"))
    assert answers(at) == {"play": False, "discard": True}
    refusal = at.answers()[0].why
    assert refusal is not None and refusal.clause == "WE-12"


def test_ending_a_turn_with_a_lay_left_wants_a_second_word() -> None:
    at = desk("set A.hand jesse_james*4 belle_starr", careful=True)
    at.press(card(at, "belle_starr"))
    pick = ("discard", "belle_starr")
    assert at.needs_second_word(pick)
    at.hold("belle_starr")
    assert not at.needs_second_word(pick) and at.back() and at.needs_second_word(pick)
    careless = desk("set A.hand jesse_james*4 belle_starr")
    assert not careless.needs_second_word(pick)
    nothing = desk("set A.hand jesse_james*2 belle_starr", careful=True)
    assert not nothing.needs_second_word(pick)


def test_face_down_nothing_tells_what_the_hand_holds() -> None:
    looks = []
    for hand in ("jesse_james*3 belle_starr", "wes_hardin belle_starr*3"):
        at = desk(f"set A.hand {hand}", "set opened.jesse_james 1")
        at.press(card(at, hand.split("*")[0].split(" ")[0]))
        question = shown(at, face_down=True)
        offers = [(offer.label, offer.enabled) for offer in question.offers]
        looks.append((question.sentence, offers, dict(question.marks.signals), dict(question.marks.previews)))
        assert not any(name.startswith("card:") for name in question.marks.signals)
        assert not any(name.startswith("card:") for name in question.marks.shaded)
    assert looks[0] == looks[1]


def test_face_down_every_card_has_the_same_buttons_and_nothing_else_lies_open() -> None:
    """Also when the way to play it was chosen while its owner looked."""
    there = ("set A.laid.jesse_james jesse_james*3", "set B.laid.belle_starr belle_starr*3", "set opened.jesse_james 1")
    seen = []
    for name in ("wes_hardin", "bank_robbery", "hideout", "most_wanted", "wyatt_earp", "photo_jesse_james"):
        at = desk(f"set A.hand {name} butch_cassidy*2", *there)
        at.press(card(at, name))
        uses = [answer.id.removeprefix("use-") for answer in at.answers() if answer.id.startswith("use-")]
        for use in ("", *uses):
            at.use(use)
            question = shown(at, face_down=True)
            offers = [(offer.label, offer.enabled, offer.apart) for offer in question.offers]
            barred = frozenset(thing for thing in question.barred if not thing.startswith("card:"))
            seen.append((question.sentence, offers, question.marks, question.tray, question.named, barred))
    assert len(seen) > 9 and all(one == seen[0] for one in seen)
    assert [label for label, _, _ in seen[0][1]] == ["Play", "Back", "Discard"]


def test_while_nobody_looks_no_press_tells_which_cards_are_alike() -> None:
    """A mouse is everybody's: whoever has it could try the cards of a hand that lies face down."""
    at = desk("set A.hand jesse_james*3 belle_starr")
    jesse, other, belle = card(at, "jesse_james"), card(at, "jesse_james", 1), card(at, "belle_starr")
    at.blind = lambda: True
    for second in (other, belle):
        at.step = Step()
        at.press(jesse)
        at.press(second)
        assert at.step.cards == (int(second[5:]),)
        assert not at.choose_all(int(second[5:]))
    at.step = Step()
    at.press(other)
    at.hold("jesse_james")
    assert at.step == Step((int(other[5:]),), ending=True)
    at.blind = lambda: False
    at.press(belle)
    at.press(jesse)
    at.press(other)
    assert len(at.step.cards) == 2


def test_face_down_no_lit_target_tells_which_card_is_aimed() -> None:
    there = ("set A.laid.jesse_james jesse_james*3", "set opened.jesse_james 1")
    at = desk("set A.hand bank_robbery belle_starr*2", *there)
    at.press(card(at, "bank_robbery"))
    assert "set:0:" in " ".join(shown(at).marks.signals)
    assert not shown(at, face_down=True).marks.signals


def test_choose_all_takes_every_card_of_the_name() -> None:
    at = desk("set A.hand jesse_james*3 belle_starr hideout")
    assert at.choose_all(int(card(at, "jesse_james")[5:]))
    assert at.pick() == ("lay", "jesse_james", 3)
    assert not at.choose_all(int(card(at, "hideout")[5:]))


def test_a_card_that_waits_for_its_target_shows_the_play_first_and_the_discard_apart_and_last() -> None:
    at = desk(
        "set A.hand bank_robbery belle_starr*2", "set A.laid.jesse_james jesse_james*3", "set opened.jesse_james 1"
    )
    at.press(card(at, "bank_robbery"))
    offers = shown(at).offers
    assert [offer.id for offer in offers] == ["aim", "back", "discard"]
    assert offers[0].label == "Play Bank Robbery" and not offers[0].enabled
    assert [offer.apart for offer in offers] == [False, False, True]
    at.press(f"set:0:{JESSE}")
    assert [(offer.id, offer.enabled) for offer in shown(at).offers] == [("shoot", True), ("back", True)]


def test_pressing_the_lit_poster_lays_the_chosen_cards_and_no_other_poster_does() -> None:
    at = desk("set A.hand jesse_james*3 belle_starr*2")
    assert at.press(f"bill:{JESSE}") == ()
    at.choose_all(int(card(at, "jesse_james").removeprefix("card:")))
    assert shown(at).marks.signals[f"bill:{JESSE}"] == "legal"
    assert at.press(f"bill:{BELLE}") == ()
    assert at.press(f"bill:{JESSE}") == ("lay", "jesse_james", 3)
    assert f"bill:{JESSE}" not in shown(at, face_down=True).marks.signals


def test_pressing_the_lit_pile_of_discards_discards_the_one_chosen_card() -> None:
    at = desk("set A.hand jesse_james*2 belle_starr", "set discards wes_hardin")
    assert at.press("discards") == ()
    at.press(card(at, "belle_starr"))
    assert shown(at).marks.signals["discards"] == "legal"
    assert at.press("discards") == ("discard", "belle_starr")
    at.press(card(at, "jesse_james"))
    at.press(card(at, "jesse_james", 1))
    assert "discards" not in shown(at).marks.signals and at.press("discards") == ()


def test_throwing_away_a_sheriff_card_that_can_be_played_wants_a_second_word() -> None:
    lines = ("set A.hand bank_robbery belle_starr hideout",)
    laid = ("set A.laid.jesse_james jesse_james*3", "set opened.jesse_james 1")
    at = desk(*lines, *laid, careful=True)
    assert at.needs_second_word(("discard", "bank_robbery"))
    assert not at.needs_second_word(("discard", "hideout"))
    at.hold("bank_robbery")
    assert "Bank Robbery can still be played" in shown(at).sentence
    assert not at.needs_second_word(("discard", "bank_robbery"))
    assert not desk(*lines, careful=True).needs_second_word(("discard", "bank_robbery"))


def test_face_down_every_discard_wants_a_second_word_so_that_it_tells_nothing() -> None:
    at = desk("set A.hand belle_starr hideout", careful=True)
    assert not at.needs_second_word(("discard", "belle_starr"))
    at.face_down = True
    assert at.needs_second_word(("discard", "belle_starr"))
    at.hold("belle_starr")
    assert shown(at, face_down=True).sentence == "Ana: discard and end the turn?"


@pytest.mark.parametrize(
    ("window", "card_held"),
    [(PhotoWindow(SEATS[1], "jesse_james"), "photo_jesse_james"), (WyattWindow("payout"), "wyatt_earp")],
)
def test_in_a_window_face_down_the_buttons_do_not_tell_who_holds_the_card(
    window: PhotoWindow | WyattWindow, card_held: str
) -> None:
    seen = []
    for hand in (card_held, "belle_starr"):
        g = desk(f"set A.hand {hand}", "set A.laid.jesse_james jesse_james*3 hideout", "set opened.jesse_james 1").g
        g.stack.append(window)
        held = () if hand == "belle_starr" else window.plays(g, 0)
        at = Desk(g, 0, "photo_window", (PASS, *held), lambda pick: None)
        seen.append([(offer.label, offer.enabled) for offer in shown(at, face_down=True).offers])
        assert len(shown(at).offers) == 1 + len(held)
    assert seen[0] == seen[1] and len(seen[0]) == 2


def test_in_a_window_hideouts_are_told_apart_though_the_hand_lies_face_down() -> None:
    held = desk("set A.hand wyatt_earp jesse_james*3")
    options = (PASS, *(("wyatt_earp", "clear", SEATS[0], outlaw) for outlaw in ("jesse_james", "bob_dalton")))
    at = Desk(held.g, 0, "wyatt_window", options, lambda pick: None)
    labels = [offer.label for offer in shown(at, face_down=True).offers if offer.id != "pass"]
    assert len(labels) == len(set(labels)) == 2
    assert any("Jesse" in label for label in labels) and any("Bob" in label for label in labels)
