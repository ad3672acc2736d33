from __future__ import annotations

from typing import Any

import pytest

from game.rules.ask import PASS, Ask, Option, Range, Several, filled, plain
from game.rules.event import read
from game.rules.hooks import Rulebook, Vocabulary
from game.rules.kinds import CHANCE, SEATS
from game.rules.knowledge import PUBLIC, events_for, redeal, view
from game.rules.notation import event_text, read_option_token
from game.rules.refusal import NOT_A_PICK, NOT_ASKED, IllegalPick, Refusal
from tests.rules.toy import KINDS, RULES, Deaf, Flick, Peek, Race, Rang, Rolled, TokenLost, Toy, toy


def words(g: Toy) -> list[str]:
    return [event.word for event in map(read, g.log) if isinstance(event, Rang)]


def hit(g: Toy, seat: int, whom: int) -> None:
    g.choose(seat, ("aim", 10))
    g.choose(CHANCE, ("hit", whom))


def test_a_range_takes_every_number_in_it_and_no_other() -> None:
    ask = Ask("aim", {0: (PASS, ("aim", Range(-90, 90)))})
    assert ask.allows(0, ("aim", -90)) and ask.allows(0, ("aim", 90)) and ask.allows(0, PASS)
    assert not ask.allows(0, ("aim", 91))
    assert not ask.allows(0, ("aim", "north"))
    assert not ask.allows(0, ("aim",))
    assert not ask.allows(1, PASS)


def test_several_take_any_number_of_groups_and_nothing_between_them() -> None:
    groups = Several((("fell", SEATS[0]), ("fell", SEATS[1]), ("at", Range(0, 9), Range(0, 9)), ("off",)))
    ask = Ask("outcome", {CHANCE: (("outcome", groups),)})
    for pick in ((), ("fell", 1), ("fell", 1, "fell", 0, "off"), ("at", 3, 9, "off", "at", 0, 0)):
        assert ask.allows(CHANCE, ("outcome", *pick)), pick
    for broken in (("fell",), ("fell", 2), ("at", 3), ("at", 3, 10), ("off", "on"), (1,)):
        assert not ask.allows(CHANCE, ("outcome", *broken)), broken
    assert not ask.allows(CHANCE, ()) and not ask.allows(CHANCE, ("income", "off"))


def test_an_option_that_leaves_nothing_open_is_a_pick_and_no_other_is() -> None:
    assert plain(("lay", "jesse_james", 3)) == ("lay", "jesse_james", 3)
    options: tuple[Option, ...] = (("roll", Range(1, 5)), ("outcome", Several((("fell", "a"),))))
    for option in options:
        with pytest.raises(TypeError, match="leaves something open"):
            plain(option)


def test_an_option_is_filled_with_a_number_for_each_range_and_no_group() -> None:
    option: Option = ("flick", Range(-5, 5), "then", Range(7, 7), Several((("off",),)))
    assert filled(option, lambda n: n - 1) == ("flick", 5, "then", 7)
    assert filled(option, lambda n: 0) == ("flick", -5, "then", 7)


def test_a_seat_that_is_not_asked_may_hear_why() -> None:
    g = toy()
    assert g.why_not(1, ("aim", 3)) == NOT_ASKED
    g.stack.append(Deaf())
    g.run()
    assert g.why_not(1, ("press",)) == Refusal("TOY-8", "too_far")


def test_the_chance_seat_answers_for_the_world_and_is_recorded_like_any_pick() -> None:
    g = toy()
    g.choose(0, ("aim", -45))
    assert g.pending is not None and list(g.pending.options) == [CHANCE]
    assert isinstance(g.stack[-1], Flick) and g.stack[-1].angle == -45
    g.choose(CHANCE, ("hit", 1))
    assert g.tokens == [3, 2]


def test_a_range_is_written_and_read() -> None:
    for span in (Range(1, 30), Range(-90, -5)):
        assert read_option_token(str(span)) == span
    assert read_option_token("A") == SEATS[0] and read_option_token("a..b") == "a..b"


def test_an_illegal_pick_names_the_reason_and_changes_nothing() -> None:
    g = toy()
    before = g.copy()
    with pytest.raises(IllegalPick, match="TOY-1 out_of_range") as caught:
        g.choose(0, ("aim", 100))
    assert caught.value.pick == ("aim", 100)
    with pytest.raises(IllegalPick, match="not_asked"):
        g.choose(1, PASS)
    assert (g.tokens, g.stack, g.chance, g.log) == (before.tokens, before.stack, before.chance, [])


@pytest.mark.parametrize(
    ("seat", "pick"),
    [
        (0, ("aim", 10.0)),
        (0, ("aim", True)),
        (0, ["aim", 10]),
        (0, "aim 10"),
        (0, None),
        (0, ("aim", None)),
        (0, ("aim", (10,))),
        (0, ("aim", ["hit"])),
        (False, ("aim", 10)),
        (0.0, ("aim", 10)),
        (None, ("aim", 10)),
        ([0], ("aim", 10)),
    ],
    ids=repr,
)
def test_what_only_looks_like_a_pick_is_refused(seat: Any, pick: Any) -> None:
    g = toy()
    before = g.copy()
    assert g.why_not(seat, pick) == NOT_A_PICK
    with pytest.raises(IllegalPick, match="not_a_pick") as caught:
        g.choose(seat, pick)
    assert repr(pick) in str(caught.value)
    assert (g.tokens, g.stack, g.chance, g.log) == (before.tokens, before.stack, before.chance, [])


def test_a_number_too_long_to_be_spelled_is_refused_in_a_sentence() -> None:
    g = toy()
    for number in (1 << 63, -(10**5000)):
        assert g.why_not(0, ("aim", number)) == NOT_A_PICK
        with pytest.raises(IllegalPick, match="not allowed"):
            g.choose(0, ("aim", number))
    assert g.why_not(0, ("aim", 10)) is None


def test_triggered_frames_run_at_once_or_after_the_outermost_effect() -> None:
    g = toy("bell+echo")
    hit(g, 0, 1)
    assert words(g) == ["at once", "loss ends", "afterwards"]
    assert g.due == []


def test_a_fold_bends_a_number_for_its_owner_only() -> None:
    g = toy("scale")
    hit(g, 0, 1)
    hit(g, 1, 0)
    assert g.tokens == [1, 2]


def test_a_silence_switches_rules_off_before_anything_is_collected() -> None:
    g = toy("scale+shield", "lid")
    hit(g, 0, 0)
    assert g.tokens == [2, 3], "neither doubled nor shielded"


def test_a_replacement_stands_in() -> None:
    g = toy("shield")
    hit(g, 0, 0)
    assert g.tokens == [3, 3]
    assert words(g) == ["shielded"]


def test_a_veto_takes_the_option_away_and_says_why() -> None:
    g = toy("ban")
    g.choose(0, PASS)
    assert g.pending is not None and g.pending.options[1] == (PASS,)
    assert g.why_not(1, ("aim", 0)) == Refusal("TOY-7", "banned", (("by", 0),))


def test_a_race_asks_all_remembers_passes_and_ends_with_the_first_press() -> None:
    g = toy(seats=3)
    g.stack.append(Race())
    g.run()
    assert g.pending is not None and list(g.pending.options) == [0, 1, 2]
    g.choose(1, PASS)
    assert list(g.pending.options) == [0, 2]
    g.choose(2, ("press",))
    assert words(g) == ["pressed"]
    assert g.pending is not None and g.pending.kind == "aim"


def test_the_end_of_the_stack_is_the_end_of_the_game() -> None:
    g = toy()
    g.choose(0, PASS)
    g.choose(1, PASS)
    assert g.pending is None and g.stack == []
    with pytest.raises(IllegalPick, match="game_over"):
        g.choose(0, PASS)


def test_a_copy_goes_its_own_way() -> None:
    g = toy("bell")
    twin = g.copy()
    hit(twin, 0, 1)
    assert g.tokens == [3, 3] and twin.tokens == [3, 2]
    assert g.stack[0] is not twin.stack[0]
    hit(g, 0, 1)
    assert g.stack == twin.stack


def test_an_index_is_dropped_when_something_with_hooks_moves() -> None:
    g = toy("scale")
    assert g.fold("loss", 1, 0) == 2
    g.out[0] = ()
    g.stirred()
    assert g.fold("loss", 1, 0) == 1


def test_a_die_under_a_cup_is_seen_by_its_mask_and_rolled_anew_in_a_redeal() -> None:
    g = toy()
    g.die, g.die_seen = [4, 6], [0b01, 0b11]
    assert view(g, 0).state.die == [4, 6]
    assert view(g, 1).state.die == [-1, 6]
    assert view(g, PUBLIC).state.die == [-1, 6]
    rolled = {redeal(view(g, 1), seed).die[0] for seed in range(40)}
    assert rolled == {1, 2, 3, 4, 5, 6}
    assert all(redeal(view(g, 1), seed).die[1] == 6 for seed in range(5))


def test_secret_numbers_of_an_event_are_hidden_from_all_but_those_who_see_them() -> None:
    event = Rolled("TOY-9", SEATS[0], (4, 6), 0b01)
    assert event.for_viewer(0).faces == (4, 6)
    assert event.for_viewer(1).faces == event.for_viewer(PUBLIC).faces == (-1, -1)
    assert event_text(event.for_viewer(1), KINDS, 2) == "Rolled[TOY-9] seat=A faces=?,? seen=A"


def test_a_card_in_a_frame_or_an_event_is_hidden_from_those_who_have_not_seen_it() -> None:
    g = toy()
    card = g.deck[0]
    g.known[card] = 0b01
    g.stack.append(Peek(SEATS[0], card))
    g.run()
    assert _peeked(view(g, 0).state) == card
    assert _peeked(view(g, 1).state) < 0
    g.choose(0, ("keep",))
    assert events_for(g.log, 0)[-1].card == card  # type: ignore[attr-defined]  # a Peeked has a card
    assert events_for(g.log, 1)[-1].card < 0  # type: ignore[attr-defined]  # a Peeked has a card


def _peeked(g: Toy) -> int:
    frame = g.stack[-1]
    assert isinstance(frame, Peek)
    return frame.card


def test_a_misspelt_hook_and_a_double_id_are_refused_at_import() -> None:
    book = Rulebook(Vocabulary(folds=("loss",), triggers=(TokenLost,)))
    with pytest.raises(TypeError, match="on_tokn_lost"):

        @book.add("typo")
        class Typo:
            def on_tokn_lost(self) -> None: ...

    @book.add("twice")
    class Once:
        def _helper(self) -> None: ...

    with pytest.raises(TypeError, match="twice"):
        book.add("twice")(Once)
    with pytest.raises(TypeError, match="declared twice"):
        Vocabulary(folds=("loss",), offers=("loss",))


def test_every_rule_of_the_toy_is_found_by_its_id() -> None:
    assert {"bell", "echo", "lid", "scale", "shield", "ban"} == set(RULES.rules)
    assert "blank" not in RULES
