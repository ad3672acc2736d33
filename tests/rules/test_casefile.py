from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.casefile import run_files

GOOD = """
# a comment
case ONE Two cards of an unopened outlaw
game wyatt_earp
seats 2
preset cases
set A.hand bob_dalton*2 hideout    # the rest lies in the supply
set B.hand most_wanted
pending Turn seat=A phase=play
refuse WE-17 A> lay bob_dalton 2
refuse WE-17:three_to_open A> lay bob_dalton 1
A> discard hideout
expect A.hand bob_dalton*2
expect A.hand has bob_dalton
expect A.hand lacks hideout
expect A.hand size 2
expect discards hideout
expect asked B
expect ask draw
expect pending Turn seat=B phase=draw
expect event Discarded seat=A card=hideout clause=WE-10
expect no event Drew
expect events Discarded TurnBegan
expect view B A.hand ? ?
expect view public A.hand ?*2
expect legal B> draw discards
expect winner -
expect clause WE-10 WE-17
"""

TWO_HANDS = """case X wrong
game wyatt_earp
set A.hand hideout
set B.hand hideout
set discards hideout
pending Turn seat=B
"""


def run(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = tmp_path / "x.case"
    file.write_text(text, encoding="utf-8")
    status = run_files([file])
    return status, capsys.readouterr().out


def test_a_good_case_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, GOOD, capsys) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize(
    ("wrong", "right", "instead"),
    [
        ("expect A.hand bob_dalton*2", "expect A.hand hideout", "bob_dalton*2"),
        ("expect A.hand size 2", "expect A.hand size 3", "bob_dalton*2"),
        ("expect A.hand lacks hideout", "expect A.hand lacks bob_dalton", "bob_dalton*2"),
        ("expect asked B", "expect asked A", "B"),
        ("expect ask draw", "expect ask play", "draw"),
        ("expect no event Drew", "expect no event Discarded", "it happened"),
        ("expect no event Drew", "expect event Drew seat=A", "Discarded[WE-10] seat=A card=hideout"),
        ("refuse WE-17 A>", "refuse WE-13 A>", "WE-17 three_to_open"),
        ("refuse WE-17 A> lay bob_dalton 2", "refuse WE-17 A> discard hideout", "it is allowed"),
        ("expect events Discarded TurnBegan", "expect events TurnBegan", "Discarded TurnBegan"),
        ("refuse WE-17:three_to_open", "refuse WE-17:four_to_open", "WE-17 three_to_open"),
        ("expect legal B> draw discards", "expect legal B> discard hideout", "WE-10 draw_first"),
        ("expect view B A.hand ? ?", "expect view A A.hand ? ?", "bob_dalton*2"),
        ("expect winner -", "expect winner A", "-"),
        ("expect clause WE-10 WE-17", "expect clause WE-11", "WE-10 WE-17"),
        ("expect pending Turn seat=B", "expect pending Turn seat=A", "Turn seat=B phase=draw"),
    ],
)
def test_a_failed_expectation_says_where_and_what_was_there_instead(
    wrong: str, right: str, instead: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOOD.replace(wrong, right)
    status, said = run(tmp_path, text, capsys)
    assert status == 1
    line = next(n for n, words in enumerate(text.splitlines(), 1) if right in words)
    assert f"x.case:{line}: ONE: " in said and instead in said
    assert said.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("set A.hnad hideout", "nothing is called 'hnad' here"),
        ("set A.hand jesse_jmaes", "no card is called 'jesse_jmaes'"),
        ("set A.hand hideout*4", "no hideout is left (there are 3 in all)"),
        ("set C.hand hideout", "the seat must be one of A, B"),
        ("set A.laid.bob hideout", "the outlaw must be one of"),
        ("set A.money lots", "a whole number"),
        ("set opened.bob_dalton 2", "0 or 1"),
        ("set A.points.bob_dalton 2", "cannot be set"),
        ("set A.hand hideout@Z", "who knows a card"),
        ("switch capture_threshold 7", "cannot be 7. It may be: 8, 9"),
        ("switch capture 8", "There is no switch 'capture'"),
        ("preset house", "There is no preset 'house'"),
        ("seats 9", "for 2 to 4 seats"),
        ("seats 0", "for 2 to 4 seats"),
        ("seats many", "a whole number"),
        ("game poker", "There is no game 'poker'"),
        ("pending Trun seat=A", "no pending effect is called 'Trun'"),
        ("pending Turn seat=A speed=3", "not 'speed=3'"),
        ("pending Turn phase=play", "needs more fields"),
        ("rest A.money", "no place for cards"),
        ("set dealer C", "dealer is a seat, A to B, or -; not 'C'"),
        ("pending Turn seat=C phase=play", "Turn: a table of 2 has the seats A to B, not 'C'"),
        ("pending Turn seat=Z phase=play", "Turn: a table of 2 has the seats A to B, not 'Z'"),
        ("hello", "no line begins with 'hello'"),
        ("set chance", "chance needs a whole number"),
        ("set A.hand hideout*999999999", "how many cards, 1 to 999"),
        ("set A.hand hideout*-3", "how many cards, 1 to 999"),
        ("seats ²", "a whole number"),
        ("force shufle hideout", "there are: shuffle, number, dice"),
        ("force shuffle hidout", "no card is called 'hidout'"),
        ("force number", "one number"),
        ("force number many", "a whole number"),
    ],
)
def test_a_line_that_cannot_be_understood_is_told_in_words(
    line: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = run(tmp_path, f"case X wrong\ngame wyatt_earp\nset A.money 1\n{line}\n", capsys)
    assert status == 1
    assert says in said
    assert "x.case:4:" in said
    assert "Traceback" not in said


def test_play_that_cannot_be_understood_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line, says in [
        ("expect A.hand", "write: expect PATH VALUE"),
        ("expect A.hand lacks hidout", "no card is called 'hidout'"),
        ("expect A.hand hidout*2", "no card is called 'hidout'"),
        ("expect event Drawn", "no event is called 'Drawn'"),
        ("expect event Drew A", "should be FIELD=VALUE"),
        ("expect no event Drew who=A", "Drew has clause, seat, cards, seen; not 'who'"),
        ("expect view Z supply ?", "write: expect view"),
        ("X> draw supply", "SEAT> PICK"),
        ("A> draw everything", "refused by table not_asked; legal: nothing; asked is B"),
        ("B> draw everything", "refused by table not_an_option; legal: draw supply | draw discards"),
        ("refuse WE-10", "something is missing|SEAT> PICK"),
    ]:
        status, said = run(tmp_path, f"{TWO_HANDS}{line}\n", capsys)
        assert status == 1
        assert any(part in said for part in says.split("|")), said


def test_a_missing_file_and_a_file_that_is_no_text_are_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "b.case").write_bytes(b"\xff\xfe\x00")
    assert run_files([tmp_path / "a.case", tmp_path / "b.case"]) == 1
    assert "0 passed, 2 failed" in capsys.readouterr().out


def test_a_forced_shuffle_and_who_knows_a_card_can_be_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = """
case SHUFFLE The discards become the supply
game wyatt_earp
seats 3
preset cases
set A.hand hideout
set supply -
set discards bob_dalton jesse_james*2 belle_starr
set B.hand fastest_gun@AB
set C.hand most_wanted
rest B.laid.bob_dalton
force shuffle belle_starr bob_dalton
pending Turn seat=A
expect view A B.hand fastest_gun
expect view C B.hand ?
A> draw supply
expect event Reshuffled count=4 clause=WE-38
expect A.hand has belle_starr bob_dalton
expect supply jesse_james*2
expect times 2
"""
    assert run(tmp_path, text, capsys) == (0, "1 passed, 0 failed\n")


def test_a_file_without_a_case_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = run(tmp_path, "# nothing yet\n", capsys)
    assert status == 1 and "no case" in said


def test_a_mark_before_the_first_line_and_foreign_line_ends_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "\ufeff" + GOOD.replace("\n", "\r\n"), capsys) == (0, "1 passed, 0 failed\n")


def test_a_fault_that_only_shows_later_is_told_with_its_own_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["game wyatt_earp", "set A.hand bob_daltn*3", "switch capture_threshold 8", "set B.hand hideout"]
    for number in range(4):
        text = "\n".join(["case X wrong", *lines[number:], *lines[:number]])
        _, said = run(tmp_path, text, capsys)
        assert f"x.case:{text.splitlines().index(lines[1]) + 1}: X: " in said, said


def test_a_file_that_is_no_text_is_told_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert run_files([picture]) == 1
    said = capsys.readouterr().out
    assert said == f"{picture}: this is no text file, so there is no case in it\n0 passed, 1 failed\n"
